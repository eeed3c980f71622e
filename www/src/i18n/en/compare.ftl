### The words of agents compared; they come with that part of the page.

compare-lede = { $agents ->
    [2] Two
    [3] Three
   *[4] Four
  } agents hunt the same hidden fleet. Each board shows what its agent is thinking before its next move.
compare-value = round { $step } of { $steps }

## Where it stands

compare-start = Nobody has moved yet.
compare-round = Round { $step }.
compare-ending = All have finished:
compare-shots = { $agent }: { $shots ->
    [one] 1 shot.
   *[other] { $shots } shots.
  }
compare-points = { $agent }: { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
compare-ahead = Playing to the end… round { $steps }.
compare-parting = First different choice, in round { $step }:
compare-choice = { $agent } { $cell }
compare-choice-none = { $agent } ends
compare-go = Show that round
compare-together = So far they have made the same moves.
compare-same = They make the same moves to the end.

## The table

compare-table = Side by side
compare-agent = Agent
compare-shots-now = Shots so far
compare-shots-end = Shots at the end
compare-flags-now = Flags so far
compare-points-end = Points at the end
compare-hits = Hits
compare-sunk = Sunk
compare-open-end = not finished
compare-done = Has finished.
compare-watch = Watch { $agent }

## From here

compare-play = Play this sea yourself

## Choices

compare-agents = Agents
compare-agent-n = Agent { $number }
compare-add = Add an agent
compare-remove = Remove { $agent }
compare-rules = Rules
compare-rows = Rows: { $rows }
compare-cols = Columns: { $cols }
compare-ships = { $ship }: { $count }
compare-contact = Ships
compare-contact-free = may touch
compare-contact-apart = never touch
compare-announce = Each shot reveals
compare-announce-hit-or-miss = hit or miss
compare-announce-sunk = which ship sank, too
compare-announce-names-ship = which ship was hit, too
compare-known = Cells shown at the start: { $known }
compare-clues = The number of ship cells in each row and column is shown
compare-parameter = { $parameter }: { $value }
compare-budget = Shots for each agent: { $shots ->
    [0] no limit
   *[other] { $shots }
  }
compare-guesses = Flags for each agent: { $guesses }

## What cannot be

error-compare-count = { $agents ->
    [one] One agent can’t
   *[other] { $agents } agents can’t
  } be compared. Choose two to four.
error-compare-person = A person plays in this game. Only games between agents can be compared.
error-compare-duel = In this game each player hunts in a different sea. Only hunts in the same sea can be compared.
error-compare-rules = No agent can play with these rules, so there is nothing to compare.
error-compare-replaced = Some agents can’t play with these rules, so others take their place.
