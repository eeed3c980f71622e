### The words of the page. Keys end in the codes the engine emits; the page adds none of its own wording.
### Cells ($cell, $hit, $next …) arrive already written in the reader's letters, names of ships and agents already in words.

## Header and frame

brand = Spyglass
page-description = Hunt a hidden fleet, and watch how an agent thinks while it hunts the same sea.
page-title = { $rules }, sea no. { $seed } · Spyglass
page-title-puzzle = { $rules }, no. { $seed } · Spyglass
page-title-mode = { $mode } · Spyglass
nav-label = Modes
nav-play = Play
nav-watch = Watch
nav-puzzle = Puzzles
nav-edit = Edit
nav-lab = Lab
nav-learn = Learn
nav-reversi = Reversi
nav-more = More
mode-race = Hunt
mode-play = Two players
mode-watch = Watch an agent
mode-compare = Compare agents
mode-puzzle = Puzzles
mode-edit = Edit a position
skip-to-board = To the board
region-label = The sea
bar-label = Controls
settings = Settings
help = Help
language = Language
language-system = as the device
error-no-words = The words of { $language } could not be fetched; the page goes on with those it has.
close = Close
cancel = Cancel
yes-retry = Try again
part-coming = Loading…
part-failed = This part of the page could not be fetched. Nothing is lost: check the connection and try again.

## First sight

intro-race = A fleet of { $ships ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $ships }
  } is hidden here. Hunt it. An agent hunts the same sea: compare afterwards.
intro-play = Take turns: a fleet of { $agent } against yours. { $first ->
    [you] You fire first.
   *[other] { $agent } fires first.
  }
intro-watch = { $agent } hunts a hidden fleet. Step through its thoughts.
intro-moving = After every shot all ships move one cell. A mark tells where something was.
intro-solitaire = Flag where ships lie; { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
  }, { $guesses ->
    [one] 1 flag
   *[other] { $guesses } flags
  }. The numbers tell how many ship cells each line holds.
hint-fire = Click a cell to fire
hint-tap = Tap a cell to fire
hint-aim = Tap a cell to aim, tap again to fire
hint-flag = Click a cell to flag a ship there
hint-tap-flag = Tap a cell to flag a ship there
hint-step = Step back through the agent’s thoughts
hint-chances = Press Chances to see how likely each cell is
hint-seen = Got it

## Picking a game

pick-rules = Game
pick-mode = How to play
change-game = Change game
pick-agent = Opponent
pick-agent-watch = Agent
pick-deploy = Fleet lies
pick-lays = Opponent’s fleet lies
pick-seed = Sea no.
pick-more = More choices
open-sea = Go
sea-of-day = Sea of the day
sea-number = sea no. { $seed }
rules-admiral = Classic (5-4-3-3-2)
rules-admiral-apart = Classic, ships apart
rules-sea-battle = Sea battle (4-3-3-2-2-2-1-1-1-1)
rules-solitaire = Solitaire with clues
rules-moving = Moving ships (5-4-3-3-2)
rules-puzzle = Puzzle { $rows }×{ $cols }
rules-custom = Own rules
own-rules = Own rules…
deploy-own = your own fleet…
agent-random = Random
agent-hunt = Hunter
agent-parity = Parity
agent-probability-map = Map
agent-directional = Directional
agent-p-matrix = Matrix
agent-exact = Exact
agent-exact-lookahead = Exact, looking ahead
agent-robust = Robust
agent-expert-greedy = Expert, greedy
agent-expert-standard = Expert, standard
agent-random-repeat = Random, any cell
agent-fixed-scan = Fixed scan
agent-tracker = Tracker
agent-strength = { $agent } { $mean }
agent-with-options = { $agent } ({ $options })
you = You
friend = A friend
player = Player { $number }
deploy-turn = Turn

## Rules in words

help-title = How to play

## Board, for the ear and the eye

board-hunt = Hidden sea
board-theirs = { $agent }’s sea
board-yours = Your sea
board-of-agent = { $agent } on this sea
board-of-you = You on this sea
caption-shots = { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
  }
caption-left = { $left ->
    [0] no ship left
    [one] 1 ship left
   *[other] { $left } ships left
  }
race-rival = { $agent }: { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
  }, { $sunk } sunk
race-rival-untold = { $agent }: { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
  }
race-rival-done = has finished
row-name = row { $row }
col-name = column { $column }
clue-name = { $count ->
    [one] { $found } of 1 ship cell found
   *[other] { $found } of { $count } ship cells found
  }
clue-over = too many: { $found } of { $count }
enlarge-board = Enlarge { $board }
shrink-board = Make { $board } small again
show-beliefs = What { $agent } thinks
mark-unknown = unknown
mark-miss = miss
mark-hit = hit
mark-sunk = sunk
mark-water = water
mark-unrevealed = shot, not told
mark-spent = nothing new
content-water = water
content-left = left end of a ship
content-right = right end of a ship
content-middle = middle of a ship
content-top = top end of a ship
content-bottom = bottom end of a ship
content-sub = one-cell ship
content-ship = ship
cell-known = shown at start
cell-flag = flagged as ship
cell-flag-right = flagged rightly
cell-flag-wrong = flagged wrongly
cell-note = your note: water
cell-last = last shot
cell-age = { $shots ->
    [one] 1 shot ago
   *[other] { $shots } shots ago
  }
cell-damaged = hit segment
cell-aim = aimed at
cell-premise = reason { $number }
cell-conclusion = chosen next
cell-pending = on its way
cell-chance = { $percent } percent
cell-score = score { $score }
cell-prompt = Cell:

## Legends

legend-title = Legend
legend-marks-miss = miss
legend-marks-water = known water
legend-marks-hit = hit
legend-marks-flag = your flag
legend-marks-flag-right = right
legend-marks-flag-wrong = wrong
legend-marks-note = your note
legend-marks-known = shown at start
legend-marks-last = last shot
legend-marks-clue-satisfied = all ship cells of the line are shown
legend-marks-clue-over = too many in the line
legend-marks-unrevealed = shot, not told
legend-marks-spent = a ship, nothing new hit
legend-marks-old = 3 shots ago or more
legend-marks-past = 8 shots ago or more
legend-marks-damaged = segment that was hit

## Ships

ship-carrier = carrier
ship-battleship = battleship
ship-destroyer = destroyer
ship-attack-boat = attack boat
ship-submarine = submarine
ship-cruiser = cruiser
ship-n = ship of { $length }
fleet-label = Fleet
fleet-line = { $length ->
    [one] 1 cell
   *[other] { $length } cells
  }
fleet-left = { $left } of { $count } afloat
fleet-sunk = { $sunk } of { $count } sunk
fleet-all-sunk = sunk

## Turns: the status line and the live region

answer-miss = miss
answer-hit = hit
answer-hit-ship = hit, { $ship }
answer-sunk = hit, { $ship } sunk
answer-content = { $content }
answer-unrevealed = not told
answer-spent = nothing new
status-your-turn = Your turn.
status-agent-turn = { $agent } is thinking.
status-shot = { $cell } { $answer }.
status-agent-shot = { $agent } fires { $cell }, { $answer }.
status-flag = { $cell } flagged as ship, { $left ->
    [one] 1 flag
   *[other] { $left } flags
  } left.
status-resigned = You gave up.
status-marked = { $cell } marked as ship.
status-agent-flag = { $agent } flags { $cell }.
status-note = { $cell } noted as water.
status-clear = { $cell } cleared.
status-solve = { $who ->
    [you] You end the game and count the score.
   *[other] { $who } has finished.
  }
status-step = Step { $step } of { $steps }.
status-paused = Paused at step { $step } of { $steps }.
status-start = Step 0: nothing shot yet.
status-left = { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
  }, { $guesses ->
    [one] 1 flag
   *[other] { $guesses } flags
  } left.
status-aim = { $cell } aimed at. Tap again or press Fire.
status-proving = Choose the cell to be proved.
status-waits = Sent when the engine is ready.
status-revealed = The fleet is shown.
status-hidden = The fleet is hidden.
status-not-saved = This device keeps nothing: copy the link to go on later.

## Ends

end-race = { $you ->
    [one] You: 1 shot.
   *[other] You: { $you } shots.
  } { $agent }: { $theirs }.
end-race-best = { $lead ->
    [you] You needed fewer.
    [even] A draw.
   *[other] { $agent } needed fewer.
  }
end-won = You sank the whole fleet of { $agent } in { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
  }. You win.
end-lost = { $agent } sank your whole fleet in { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
  }. { $agent } wins.
end-won-agents = { $agent } wins in { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
  }.
end-resigned = { $shots ->
    [one] You gave up after 1 shot.
   *[other] You gave up after { $shots } shots.
  }
end-two = { $gave ->
    [yes] { $loser } gave up. { $winner } wins.
   *[no] { $winner } sank the whole fleet of { $loser } in { $shots ->
        [one] 1 shot
       *[other] { $shots } shots
      } and wins.
  }
end-solo = { $agent } needed { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
  }.
end-looks = { $looks ->
    [one] 1 look at the chances
   *[other] { $looks } looks at the chances
  }
end-hints = { $hints ->
    [one] 1 hint
   *[other] { $hints } hints
  }
end-proofs = { $proofs ->
    [one] 1 look at proofs
   *[other] { $proofs } looks at proofs
  }
end-take-backs = { $takeBacks ->
    [one] 1 take-back
   *[other] { $takeBacks } take-backs
  }
caption-budget = { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
  } and { $guesses ->
    [one] 1 flag
   *[other] { $guesses } flags
  } left
end-solved-race = You end with { $score ->
    [one] 1 point
   *[other] { $score } points
  }, { $agent } with { $theirs }. { $lead ->
    [you] You win.
    [even] A draw.
   *[other] { $agent } wins.
  }
end-friend = { $end ->
    [resigned] A friend gave up after { $shots ->
        [one] 1 shot
       *[other] { $shots } shots
      }.
    [scored] A friend ended with { $score ->
        [one] 1 point
       *[other] { $score } points
      }.
   *[other] A friend needed { $shots ->
        [one] 1 shot
       *[other] { $shots } shots
      }.
  }
end-alone = You needed { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
  }.
end-solved = The game ends with { $score ->
    [one] 1 point
   *[other] { $score } points
  }.
review = Review
new-sea = New sea
share = Share
play-on = Play on from here
resign = Give up

## Bar

tool = Tool
tool-fire = Fire
tool-flag = Flag
tool-note = Water
tool-clear = Clear
sure = { $what }?
sure-said = { $what }? Press again.
fire-at = Fire { $cell }
undo = Undo
redo = Redo
solve = Solve
chances = Chances
hint = Hint
prove = Prove
counting = Counting…
counting-halted = Counting was stopped.
count-on = Go on counting
first-step = First step
back = Back
forward = Forward
last-step = Last step
reveal = Reveal fleet
timeline-value = step { $step } of { $steps }

## Panel

panel-label = What is behind it
tab-reason = Reason
tab-candidates = Candidates
tab-moves = Moves
tab-fleet = Fleet
tab-proofs = Proofs
tab-knowledge = Knowledge
tab-review = Review
tab-answers = My answers

## Own rules

own-title = Own rules

## Figures

figures-title = The source’s figures and ours

## Settings

about = About
statistics = Statistics
copied = Copied
link-copy = Copy the link

## Kept games and links

continue-title = Continue
card-over = over
card-puzzle = { $rules }, no. { $seed }
continue = Continue
share-title = Share
forget = Forget

## The engine

engine-loading = Loading the engine…
engine-restarted = The engine was started again; nothing is lost.
engine-slow = The engine is slow to come. Your shots are kept.

## Refusals: what can be wrong before anything else has come

error-engine-trapped = The engine stopped. It was started again, and your game goes on.
error-engine-died = The engine stopped. It was started again, and your game goes on.
error-engine-timeout = The engine does not answer. It has been started anew.
error-engine-not-loaded = The engine could not be fetched. Check the connection and try again.
error-no-wasm = This browser does not allow WebAssembly, which the engine needs.
error-no-simd = This browser is too old for the engine: WebAssembly SIMD is missing.
error-csp-refused = This site forbids the engine: its content policy needs 'wasm-unsafe-eval' in script-src.
error-connect-refused = This site forbids the engine: its content policy needs the address of this script in connect-src.
notice-instead = Here is a fresh game instead.
notice-cause = ({ $cause })
error-unknown = Something went wrong; nothing was changed.
