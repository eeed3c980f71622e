### The words of the page. Keys end in the codes the engine emits; the page adds none of its own wording.
### Cells ($cell, $hit, $next …) arrive already written in the reader's letters, names of ships and agents already in words.

## Header and frame

brand = Spyglass
page-description = Play Battleship against agents that show you how they think.
page-title-home = Battleship · Spyglass
page-title = { $rules }, sea no. { $seed } · Battleship on Spyglass
page-title-puzzle = { $rules }, no. { $seed } · Spyglass
page-title-mode = { $mode } · Spyglass
nav-label = Modes
nav-play = Play
nav-watch = Watch
nav-puzzle = Puzzles
nav-edit = Solver
nav-lab = Lab
nav-learn = Learn
nav-reversi = Reversi
nav-menu = Menu
nav-compare = Compare agents
nav-play-line = Hunt a hidden fleet, against an agent or a friend.
nav-watch-line = Step through an agent’s hunt and its thoughts.
nav-puzzle-line = No shots: reason alone finds the fleet.
nav-edit-line = Enter a position: which fleets fit it?
nav-lab-line = Agents play a thousand games each.
nav-learn-line = From random fire to counting fleets.
nav-reversi-line = Play it, and see what each move is worth.
nav-compare-line = Two to four of them hunt the same sea.
mode-race = Hunt
mode-play = Two players
mode-watch = Watch an agent
mode-compare = Compare agents
mode-puzzle = Puzzles
mode-edit = Solver
skip-to-board = To the board
bar-label = Controls
more = More
settings = Settings
help = Help
sound-off = Sound is off
sound-on = Sound is on
language = Language
language-system = match device
error-no-words = Couldn’t load { $language }, so the page stays in its current language.
close = Close
cancel = Cancel
yes-retry = Try again
part-coming = Loading…
part-failed = This part of the page didn’t load. Nothing is lost. Check your connection and try again.

## First sight


## Picking a game

pick-rules = Game
change-game = Change game
pick-agent-watch = Agent
pick-more = More choices
sea-of-day = Sea of the day
puzzle-of-day = Puzzle of the day
sea-number = sea no. { $seed }
rules-admiral = Classic (5-4-3-3-2)
rules-admiral-apart = Classic, ships apart
rules-sea-battle = Sea battle (4-3-3-2-2-2-1-1-1-1)
rules-solitaire = Solitaire with clues
rules-moving = Moving ships (5-4-3-3-2)
rules-puzzle = Puzzle { $rows }×{ $cols }
rules-custom = Own rules
agent-random = Random
agent-hunt = Hunter
agent-parity = Parity
agent-probability-map = Map
agent-directional = Directional
agent-p-matrix = Matrix
agent-exact = Exact
agent-exact-lookahead = Exact (looking ahead)
agent-planner = Plan
agent-robust = Robust
agent-expert-greedy = Expert (greedy)
agent-expert-standard = Expert (standard)
agent-random-repeat = Random (any cell)
agent-fixed-scan = Fixed scan
agent-tracker = Tracker
agent-with-options = { $agent } ({ $options })
you = You
friend = A friend
other-person = The player
player = Player { $number }
deploy-turn = Turn

## Board, for the ear and the eye

clue-name = { $count ->
    [one] { $found } of 1 ship cell found
   *[other] { $found } of { $count } ship cells found
  }
clue-over = too many: { $found } of { $count }
mark-unknown = unknown
content-water = water
content-left = left end of a ship
content-right = right end of a ship
content-middle = middle of a ship
content-top = top end of a ship
content-bottom = bottom end of a ship
content-sub = one-cell ship
content-ship = ship

## Legends

legend-title = Legend

## Ships

ship-carrier = carrier
ship-battleship = battleship
ship-destroyer = destroyer
ship-attack-boat = attack boat
ship-submarine = submarine
ship-cruiser = cruiser
ship-n = ship of { $length }

## Turns: the status line and the live region

answer-miss = miss
answer-hit = hit
answer-hit-ship = hit, { $ship }
answer-sunk = hit, { $ship } sunk
answer-content = { $content }
answer-unrevealed = result hidden
answer-spent = nothing new

## Ends

review = Review
new-sea = New sea

## Bar

undo = Undo
redo = Redo
solve = Solve
chances = Chances
hint = Hint
prove = Prove
counting = Counting…
first-step = First step
back = Back
forward = Forward
last-step = Last step
timeline-value = step { $step } of { $steps }

## Panel

panel-label = Details
tab-reason = Reason
tab-candidates = Candidates
tab-moves = Moves
tab-fleet = Fleet
tab-proofs = Proofs
tab-knowledge = Known so far
tab-review = Review
tab-answers = My answers

## Figures

figures-title = Published results and ours

## Settings

copied = Copied

## Kept games and links

share-title = Share

## The engine

engine-loading = Loading the engine…

## Refusals: what can be wrong before anything else has come

error-engine-trapped = The engine stopped, so we restarted it. Your game continues.
error-engine-died = The engine stopped, so we restarted it. Your game continues.
error-engine-timeout = The engine stopped responding, so we restarted it.
error-engine-not-loaded = The engine didn’t load. Check your connection and try again.
error-no-wasm = This browser doesn’t allow WebAssembly, which the engine needs.
error-no-simd = This browser is too old for the engine: WebAssembly SIMD is missing.
error-csp-refused = This site forbids the engine: its content policy needs 'wasm-unsafe-eval' in script-src.
error-connect-refused = This site forbids the engine: its content policy needs the address of this script in connect-src.
error-unknown = Something went wrong. Your game is unchanged.
