### The words of agents compared; they come with that part of the page.

compare-lede = { $agents ->
    [2] Two
    [3] Three
   *[4] Four
  } agents hunt the same hidden fleet, each for itself. Every board shows what its own agent thinks before its next move.
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
compare-ahead = Playing on to the end: round { $steps } so far.
compare-parting = In round { $step } they choose differently for the first time:
compare-choice = { $agent } { $cell }
compare-choice-none = { $agent } ends
compare-go = Go there
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
compare-open-end = open
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
compare-announce = Told after a shot
compare-announce-hit-or-miss = hit or miss
compare-announce-sunk = also which ship sank
compare-announce-names-ship = also which ship was hit
compare-known = Cells shown at the start: { $known }
compare-clues = The ship cells of each row and column are told
compare-parameter = { $parameter }: { $value }
compare-budget = Shots each agent has: { $shots ->
    [0] no limit
   *[other] { $shots }
  }
compare-guesses = Flags each agent has: { $guesses }

## What cannot be

error-compare-count = { $agents ->
    [one] One agent cannot
   *[other] { $agents } agents cannot
  } be compared: there must be two to four.
error-compare-person = A person plays in this game: only games among agents can be compared.
error-compare-duel = In this game each player hunts another sea: only hunts on the same sea can be compared.
error-compare-rules = No agent plays these rules, so there is nothing to compare.
error-compare-replaced = Not every agent can play these rules: others stand in for those that cannot.
