### The words of editing a position; they come with that part of the page.

edit-title = Solver: any position, from paper, a newspaper or a link
board-edit = The position

## What follows

edit-counting = Counting…
edit-unique = One fleet fits
edit-several = { $many ->
    [2] Two fleets fit
   *[other] { $many } fleets fit
  }
edit-several-estimated = More fleets fit than can be counted
edit-several-uncounted = Several fleets fit
edit-undecided = Undecided
edit-clash = No fleet fits: { $count ->
    [one] this can’t be true
   *[other] these clash
  }
edit-clash-among = No fleet fits: the clash is among these
edit-none-fits = No fleet fits the shot results
edit-no-room = No fleet fits: this board has no room for the ships
edit-missing = { $count ->
    [one] 1 row or column still needs its count
   *[other] { $count } rows and columns still need their counts
  }
# What is said after these.
edit-more-shown = You see one of two examples.
edit-more-estimated = The chances are estimated.
edit-more-few = { $count ->
    [0] No fleet was
    [one] Only one fleet was
   *[other] Only { $count } fleets were
  } found to show.
edit-more-undecided = The search for a fleet that fits took too long.
edit-missing-how = In each field beside the board, type how many ship cells the row or column has.
edit-clash-label = What clashes
edit-clash-shot = Shot { $number }: { $cell } { $answer }
edit-clash-known = Given: { $cell } { $content }
edit-clash-row = Row { $row } has { $count ->
    [one] 1 ship cell
   *[other] { $count } ship cells
  }
edit-clash-col = Column { $column } has { $count ->
    [one] 1 ship cell
   *[other] { $count } ship cells
  }
edit-examples = Fleet shown
edit-example-only = The fleet
edit-example-first = Example A
edit-example-second = Example B
edit-example-none = None
edit-differs = { $count ->
    [one] The diamond marks the 1 cell where A and B differ.
   *[other] Diamonds mark the { $count } cells where A and B differ.
  }
edit-cell-given = given
edit-cell-example = ship in the fleet shown
edit-cell-differs = differs between A and B
edit-cell-clash = clashes

## Telling

edit-tools = Shot result
edit-tool-miss = miss
edit-tool-hit = hit
edit-tool-sunk = sunk
edit-tool-unrevealed = result hidden
edit-tool-water = water
edit-tool-left = left end
edit-tool-right = right end
edit-tool-top = top end
edit-tool-bottom = bottom end
edit-tool-middle = middle
edit-tool-sub = one-cell ship
edit-tool-flag = flag
edit-tool-clear = clear
edit-ship = Ship
edit-ship-now = Ship: { $ship }.
edit-observed = { $cell } { $answer }.
edit-cleared = { $cell } cleared.
edit-count = ship cells
edit-then = then the cell
edit-empty = Clear
edit-known = Known so far
edit-token = { $cell } { $answer }, remove
edit-line = Add what you know, or paste: { $example } · a puzzle line · a record · a link
edit-play = Play on from here
edit-watch = Watch { $agent } from here
edit-show-example = Show a fleet that fits
edit-tell = Add
edit-reasons = Solve it step by step

## Text and files

edit-sample = Example
edit-sample-choose = Choose one…
edit-sample-puzzle = A puzzle from a newspaper
edit-try = Or try
edit-try-two = two fleets fit
edit-try-none = no fleet fits
edit-try-puzzle = a newspaper puzzle
edit-drop = You can drop a file anywhere.
edit-text = Position as text
edit-copy = Copy as text
edit-print = Print
edit-file = Position from a file
edit-open-game = Open a game…
edit-open = Open
edit-puzzles = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
  } in the text. Choose one
error-no-position = This isn’t a mark, a position, a puzzle line, a record or a link. Nothing changed.
error-bad-puzzle = The puzzle line can’t be read, so no puzzle was opened.
error-contradiction = No fleet fits the shot results, so there is nothing to play.
error-position-not-playable = You can’t play on from here: these rules never lead to this position.
error-too-much-text = This is more than 256 KB. Nothing changed.
error-bad-line = Type a cell and its shot result.
error-no-such-answer = After the cell, type a result these rules allow: { $answers }.
error-which-ship = Which ship? Type its name at the end: { $ships }.
error-nothing-to-play = No fleet fits, so there is nothing to play.
