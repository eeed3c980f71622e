### The words of what opens over the page; they come with that part of it.

## Rules in words

contact-free = Ships may touch.
contact-apart = Ships never touch, not even at a corner.
announce-hit-or-miss = After a shot you are told: hit or miss.
announce-sunk = After a shot you are told: miss, hit, or which ship sank.
announce-names-ship = After a hit you are told which ship it was.
announce-content = After a shot you are told what part of a ship it was.
shoot-again = A hit shoots again.
help-1 = A fleet lies hidden in the sea. { $shape ->
    [line] Each ship is a line of cells.
   *[any] Each ship covers cells that hang together; the list of the fleet shows its shape.
  }
help-2 = Choose a cell: you are told whether it is water or a ship.
help-3 = When the last cell of a ship is hit, it sinks.
help-4 = { $rival ->
    [race] Fewer shots are better. An agent hunts the same sea.
    [play] You and the agent take turns. Whoever first sinks the whole fleet of the other wins.
    [watch] Fewer shots are better.
   *[none] Fewer shots are better.
  }
help-5 = Step back at any time: nothing is lost.
help-puzzle-1 = A fleet lies hidden. The number at a row or column tells how many ship cells it holds.
help-puzzle-2 = Ships are straight lines of cells and never touch, not even at a corner.
help-puzzle-3 = Mark each cell as water or ship: a click goes from nothing to water to ship. What was given stays.
help-puzzle-4 = Every puzzle has one solution, and reasoning alone finds it; its level says how much of it.
help-puzzle-5 = Once all ship cells are marked, and no other, the puzzle is solved.
help-lab = Lab: agents play thousands of games, and the published figures
help-lab-games = In the classic game about 40 games show which of two agents is better by 5 shots, 950 by 1 shot, 24,000 by 0.2.
help-learn = Learn: small boards solved, and how ways are counted
help-keys = Keys
keys-on-board = Single letters work while the board has the focus.
key-space = Space
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
key-cycle = In a puzzle: water, ship, nothing
key-clear = In a puzzle: take the mark back
key-enter = Use the tool: fire, or pick a ship up and put it down
key-flag = Flag a ship, or take the flag back
key-note = Note water, or take the note back
key-entry = Type a cell
key-status = Say how the game stands
key-last = Say the last line again
key-likeliest = Say the three likeliest cells
key-behind = See fleets behind the cell
key-play = Play or pause the agent
key-agent-step = One step of the agent
key-surprise = Next surprising step
key-surprise-back = Surprising step before
key-predict = predict each choice, while watching
key-present = present: board and one sentence
key-present-on = while presenting, open what comes next
key-present-back = while presenting, back
key-tool = Choose what is told, while a position is edited
key-tell-miss = Tell: miss
key-tell-hit = Tell: hit
key-tell-sunk = Tell: sunk
key-next-ship = Another ship for 'sunk', while a position is edited
key-tell-clear = Take back what was told
key-prove = Prove the cell, where rules of deduction are known
key-next-proof = Next step of what is proved
key-last-proof = Step before of what is proved
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
own-shape-turns = Its turns
own-ship-count = How many
own-ship-name = Name of the ship
own-shape-add = Add this ship
own-play = Play these rules

## Settings

theme = Colours
theme-system = as the device
theme-light = light
theme-dark = dark
motion = Motion
motion-system = as the device
motion-reduced = none
notation = How cells are written
notation-locale = as in the language
notation-letter-rows = letter for the row: { $cell }
notation-row-column = row, column: { $cell }
one-tap = One tap fires
pace = Pause between shots of an agent
pace-none = none
pace-seconds = { $seconds } s
about-lead = Spyglass plays the hunt for a hidden fleet and shows how its agents think. It runs wholly in this browser: no account, no server, nothing is sent.
about-sources = Made after four works
about-source-1 = A. Racanati and A. P. Sansonetti, Battaglia navale in CLIPS: the solitaire with clues and its expert system
about-source-2 = A Russian article on the optimal game of sea battle: ships of any shape and the matrix of placements
about-source-3 = E. Akyüz, Amiral Battı Yapay Zeka Modeli: the five models and the moving sea
about-source-4 = A Greek course work on Reversi: minimax and its levels
about-licence = Free software under the MIT or the Apache 2.0 licence, as you choose.
about-licences = All licences
about-fonts = Type: Commissioner and Literata, under the SIL Open Font Licence.
copy-bug-report = Copy bug report

## Kept games and links

share-link = Link
share-start = Link to this sea from its start
share-text = As one line of text
share-file = Save as a file
share-svg = Save as SVG
share-png = Save as PNG
share-forum = Copy as text for a forum
share-paper = Print
error-bad-picture = This picture carries no game, or is damaged.
error-large-file = This file is larger than any game.
error-no-picture = The picture could not be drawn.
share-edit = Edit this position
share-open = Open a record
share-open-button = Open
share-open-file = Open a file
share-copy = Copy
share-sealed = The fleet travels sealed: not plain to see, but no secret from a determined reader.
embed-title = Show it in a page of your own
embed-form = As
embed-form-frame = Frame
embed-form-element = Element
embed-overlay = Chances on the board
embed-reason = Reason
embed-playable = Readers may play
embed-predict = Readers foretell each choice
embed-height = Height in pixels
embed-origin = Origin of your page
embed-origin-hint = Optional. That page hears what is answered in the frame, and may command it.
embed-origin-bad = This is no address of a page.
embed-text = To copy
embed-preview = Preview
embed-picture = Save the picture { $file }

## Figures

figures-lead = Mean scores of the two expert agents. The source never published its three maps; ours stand in for them: { $games ->
    [one] 1 sea
   *[other] { $games } seas
  } of each kind, after ± half of the interval that holds the true mean in 95 of 100 such runs, where a miss is not told, as in the source’s own program. The source does not say whether the cells known at the start were drawn from all cells or from those of ships: both are measured.
figures-map = Ships, and cells known
figures-known = { $known } known
figures-published = source
figures-ours = ours
figures-random = any cells
figures-ship = ship cells
figures-mean = { $mean } ± { $error }
figures-unmeasured = not measured
figures-how = How it was measured

## The choice of a game

agent-strengths = The number beside an agent is its mean number of shots in the classic game, measured in 10,000 games; for an agent that counts whole fleets in fewer. Other games have other means.
