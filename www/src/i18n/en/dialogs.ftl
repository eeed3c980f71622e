### The words of what opens over the page; they come with that part of it.

## Rules in words

contact-free = Ships may touch.
contact-apart = Ships never touch, not even at a corner.
announce-hit-or-miss = A shot reveals whether it is a hit or a miss.
announce-sunk = A shot reveals a miss, a hit, or which ship sank.
announce-names-ship = A hit reveals which ship it struck.
announce-content = A hit reveals which part of a ship it struck.
shoot-again = After a hit you fire again.
help-1 = A fleet is hidden in the sea, as the board is called here. { $shape ->
    [line] Each ship is a line of cells.
   *[any] Each ship covers cells that touch side by side; the list of the fleet shows its shape.
  }
help-2 = Choose a cell to fire at. The answer is water or a ship.
help-3 = When the last cell of a ship is hit, it sinks.
help-4 = { $rival ->
    [race] Fewer shots are better. An agent hunts the same fleet in a sea of its own.
    [play] You and the agent take turns. Whoever sinks the other’s whole fleet first wins.
    [watch] Fewer shots are better.
   *[none] Fewer shots are better.
  }
help-5 = Step back at any time: nothing is lost.
help-puzzle-1 = A fleet is hidden. The number beside a row or column is its count of ship cells.
help-puzzle-2 = Ships are straight lines of cells and never touch, not even at a corner.
help-puzzle-3 = Mark each cell as water or ship: each click cycles through blank, water and ship. The cells given at the start don’t change.
help-puzzle-4 = Every puzzle has one solution, and you can find it by reasoning alone. The level says how hard that is.
help-puzzle-5 = The puzzle is solved once you have marked every ship cell and nothing else as ship.
help-lab = Lab: agents play thousands of games; published figures reproduced
help-lab-games = In the classic game about 40 games show which of two agents is better if they differ by 5 shots, 950 if by 1 shot, 24,000 if by 0.2.
help-learn = Learn: small boards solved, and how positions of a ship are counted
help-teachers = For teachers: a lesson as a link, HTML for a page, or a file
help-title = How to play
own-title = Own rules
help-keys = Keys
keys-on-board = Single letters work while the board has the focus.
key-name-Ctrl = Ctrl
key-name-Shift = Shift
key-name-Enter = Enter
key-name-Escape = Esc
key-name-Home = Home
key-name-End = End
key-name-Delete = Del
key-move = Move over the board
key-leap = Next unknown cell that way
key-fill-row = In a puzzle: fill the rest of the row with water
key-fill-col = In a puzzle: fill the rest of the column with water
key-check = In a puzzle: check the marks
key-cycle = In a puzzle: water, ship, blank
key-clear = In a puzzle: clear the mark
key-enter = Use the tool: fire, or pick a ship up and put it down
key-flag = Flag a ship, or take the flag back
key-note = Note water, or take the note back
key-entry = Type a cell
key-status = Read out how the game stands
key-last = Repeat the last message
key-likeliest = Read out the three likeliest cells
key-behind = See possible fleets at the cell
key-agent-step = One step of the agent
key-surprise = Next surprising step
key-surprise-back = Previous surprising step
key-predict = predict each shot, while watching
key-present = present: board and one sentence
key-present-on = while presenting, open what comes next
key-present-back = while presenting, back
key-tool = Choose the shot result, in the Solver
key-tell-miss = Enter: miss
key-tell-hit = Enter: hit
key-tell-sunk = Enter: sunk
key-next-ship = Another ship for “sunk”, in the Solver
key-tell-clear = Clear the shot result
key-prove = Prove the cell, where proofs are available
key-next-proof = Next step of the proof
key-last-proof = Previous step of the proof
key-dismiss = Close a hint or a proof
key-pick = Pick up a ship while placing the fleet

## Own rules

own-name = Name of these rules
own-rows = Rows
own-cols = Columns
own-fleet = Lengths of the ships
own-remove = Remove
own-added = Added: { $count } × { $ship }.
own-removed = Removed: { $count } × { $ship }.
own-contact = Ships may touch
own-shape = Draw a ship
own-cell = row { $row }, column { $col }
own-shape-turns = Its rotations
own-ship-count = How many
own-ship-name = Name of the ship
own-shape-add = Add this ship
own-play = Play with these rules

## Settings

notation-locale = match language
notation-letter-rows = letter for the row: { $cell }
notation-row-column = row, column: { $cell }
teaching = Teaching game: take costly shots back
teaching-from = { $points ->
    [0] off
   *[other] that give up { $points } points or more
  }
one-tap = One tap fires
volume = Volume of sounds
vibration = Vibration after your own shots by touch
pace = Pause between agent shots
pace-none = none
pace-seconds = { $seconds } s
about-lead = Spyglass is Battleship with agents that show how they think. Everything runs in your browser: no account, no server, nothing sent.
about-sources = Based on four works
about-source-1 = A. Racanati and A. P. Sansonetti, Battaglia navale in CLIPS: the solitaire with clues and its expert system
about-source-2 = A Russian article on optimal play in sea battle: ships of any shape and the matrix of placements
about-source-3 = E. Akyüz, Amiral Battı Yapay Zeka Modeli: the five models and the moving sea
about-source-4 = A Greek coursework on Reversi: minimax and its levels
about-licence = Free software under the MIT or the Apache 2.0 licence, at your choice.
about-licences = All licences
about-fonts = Type: Commissioner and Literata, under the SIL Open Font Licence.
copy-bug-report = Copy bug report

## Figures

figures-lead = Mean scores of the two expert agents. The paper never published its three maps, so ours take their place: { $games ->
    [one] 1 sea
   *[other] { $games } seas
  } of each kind. ± is half the width of a 95% confidence interval. A miss is not revealed, as in the paper’s own program. The paper does not say whether the cells known at the start were drawn from all cells or from ship cells, so both are measured.
figures-map = Ships, and cells known
figures-known = { $known } known
figures-published = paper
figures-ours = ours
figures-random = any cells
figures-ship = ship cells
figures-mean = { $mean } ± { $error }
figures-unmeasured = not measured
figures-how = How this was measured

## Set-up

set-up-start = { $mode ->
    [watch] Watch
    [play] Place your fleet
   *[race] Start this hunt
    }
game-is-admiral = Ships may touch.
game-is-admiral-apart = The same fleet; no two ships touch.
game-is-sea-battle = Ten ships that never touch; in turns, a hit fires again.
game-is-solitaire = The ship cells of each row and column are shown; shots and flags are few.
game-is-moving = After each shot, every ship moves one cell.
pick-mode = Kind of game
pick-agent = Opponent
pick-deploy = Fleet layout
pick-lays = Opponent’s layout
lays-why = “Hardest to find” favours the border and the corners, just enough that a shooter who knows this gains nothing. “Anywhere” picks every fleet with the same probability.
pick-seed = Sea no.
own-rules = Own rules…
deploy-own = your own fleet…

## The agents, a sentence each

help-agents = What the agents do
agent-does-random = Fires at any cell not yet fired at.
agent-does-hunt = Fires anywhere until it hits, then around the hit.
agent-does-parity = Fires on a lattice that no ship slips through; after a hit, around it.
agent-does-probability-map = Counts where each ship could lie, ship by ship, and fires where most of these places cross.
agent-does-directional = Fires where most ships could lie; after a hit, in the direction with most room.
agent-does-p-matrix = Counts where each ship could lie, whatever its shape, and fires where most of these places cross.
agent-does-exact = Counts every whole fleet that still fits, and fires where most of them have a ship.
agent-does-exact-lookahead = Counts every fleet; once few are left, tries each shot in all of them to the end of the hunt.
agent-does-planner = Counts every fleet, and fires where it expects the shortest hunt, as its own hunts have taught it.
agent-does-robust = Counts every fleet as Exact does, and expects fleets that are hard to find.
agent-does-expert-greedy = Settles cells by rules of logic, then fires at the likeliest one as long as it has shots.
agent-does-expert-standard = Settles cells by rules of logic, fires at the likeliest one or flags it, and stops where none is likely enough.
agent-does-random-repeat = Fires at any cell, also at one it has fired at.
agent-does-fixed-scan = Fires along a fixed path, and searches around each hit.
agent-does-tracker = Follows many fleets that could have moved so, and fires where most of them are.

error-is-lesson = This is a lesson, or exercises: open it on the page “Lessons”, under “Learn”.
