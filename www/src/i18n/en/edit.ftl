### The words of editing a position; they come with that part of the page.

edit-title = Edit a position
edit-lead = { $telling ->
    [content] Write how many ship cells each row and column holds, and choose what was given of a cell, then the cell.
    [hit-or-miss] Choose what was told, then the cell: miss or hit.
   *[other] Choose what was told, then the cell: miss, hit or sunk.
  } Or paste a position, a puzzle from the newspaper, a record or a link; or load an example. At once you see which fleets fit.
board-edit = The position

## What follows

edit-counting = Counting…
edit-unique = One fleet fits.
edit-several = { $many } fleets fit{ $two ->
    [yes] ; two of them are shown.
   *[no] .
  }
edit-several-estimated = More fleets fit than can be counted; the chances are estimated{ $two ->
    [yes] , and two fleets are shown.
   *[no] .
  }
edit-several-uncounted = Several fleets fit{ $two ->
    [yes] ; two of them are shown.
   *[no] .
  }
edit-estimated-few = More fleets fit than can be counted; the chances are estimated, and { $count ->
    [0] no fleet was
    [one] only one fleet was
   *[other] only { $count } fleets were
  } found to be shown.
edit-undecided = Whether a fleet fits could not be decided: the search took too long.
edit-clash = No fleet fits: { $count ->
    [one] this one cannot be true.
   *[other] these { $count } clash.
  }
edit-clash-among = No fleet fits: the clash is among these { $count }.
edit-none-fits = No fleet fits what was told.
edit-no-room = No fleet fits: the fleet itself has no room on this board.
edit-missing = { $count ->
    [one] 1 count of a row or column is still to be filled in.
   *[other] { $count } counts of rows and columns are still to be filled in.
  }
edit-missing-how = Write in each field beside the board how many ship cells the row or column holds.
edit-clash-label = What clashes
edit-clash-shot = Shot { $number }: { $cell } { $answer }
edit-clash-known = Given: { $cell } { $content }
edit-clash-row = Row { $row } holds { $count ->
    [one] 1 ship cell
   *[other] { $count } ship cells
  }
edit-clash-col = Column { $column } holds { $count ->
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
edit-likeliest = Likeliest: { $cells }.
edit-likely = { $cell } { $percent } %
edit-chances = Chances over all fleets that fit
edit-cell-given = given
edit-cell-example = ship in the fleet shown
edit-cell-differs = differs between A and B
edit-cell-clash = clashes

## Telling

edit-tools = What was told
edit-tool-miss = miss
edit-tool-hit = hit
edit-tool-sunk = sunk
edit-tool-unrevealed = not told
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
edit-told = { $cell } { $answer }.
edit-cleared = { $cell } cleared.
edit-count = ship cells
edit-empty = Empty
edit-line = Tell by text
edit-line-hint = A cell and what was told: { $example }
edit-tell = Tell
edit-play = Play from here
edit-reasons = Solve it by reasons
edit-watch = Watch from here

## Text and files

edit-sample = Example
edit-sample-choose = Choose one…
edit-sample-puzzle = A puzzle from a newspaper
edit-text = The position as text
edit-text-hint = Paste another one here: a position, a puzzle line, a record or a link. What is of Reversi opens on the page of Reversi. A file can also be dropped anywhere on the page.
edit-take = Take it over
edit-file = Open a file
edit-open = Open
edit-puzzles = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
  } in the text: choose one
error-no-position = This is no position, no puzzle line, no record and no link; nothing was changed.
error-bad-puzzle = The puzzle line cannot be read, so no puzzle was opened.
error-contradiction = No fleet fits what was told, so there is none to play on.
error-position-not-playable = No game can go on from here: under these rules it could not have come to this.
error-too-much-text = This is more than 256 KB; nothing was changed.
error-bad-line = Write a cell and what was told of it.
error-no-such-answer = After the cell goes what these rules tell of it: { $answers }.
error-which-ship = Which ship? Its name goes last: { $ships }.
error-nothing-to-play = There is no fleet that fits to play on.
edit-copy = Copy
