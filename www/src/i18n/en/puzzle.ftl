### The words of puzzles; they come with that part of the page.

puzzle-title = { $size }, no. { $number }
puzzle-title-day = Puzzle of the day, { $day }: { $rows }×{ $cols }
puzzle-aim = Find the fleet. The number beside a row or column is its count of ship cells; ships are straight and never touch, not even at a corner.
puzzle-level-easy = Easy
puzzle-level-medium = Medium
puzzle-level-hard = Hard
puzzle-level-expert = Expert
puzzle-level-beyond = Beyond expert
puzzle-means-easy = Easy: a look at a cell and its neighbours, or along a row or column, is enough.
puzzle-means-medium = Medium: you must also think about the ships found and still to be found.
puzzle-means-hard = Hard: you must also compare all the positions a ship can still take.
puzzle-means-expert = Expert: sometimes you must assume a cell is ship or water and reach a contradiction.

## Marking

puzzle-begin = Mark water and ships.
puzzle-how = Click or tap to cycle water, ship, blank. Drag to mark several cells; right-click marks water. Click a number to fill the rest of its row or column with water.
puzzle-keys = Keys on a cell: Enter or Space to cycle, W water, G ship, R and C fill the rest of the row or column with water, X check, Z undo, Shift+Z redo.
puzzle-mark = Mark
puzzle-fill = fill the rest with water
puzzle-marked = { $cell } { $as ->
    [water] water
    [ship] ship
   *[unknown] cleared
  }.
puzzle-painted = { $count ->
    [one] 1 cell
   *[other] { $count } cells
  } { $as ->
    [water] marked as water
    [ship] marked as ship
   *[unknown] cleared
  }.
puzzle-filled = { $line }: { $count ->
    [one] 1 cell
   *[other] { $count } cells
  } filled with water.
puzzle-taken-over = { $count ->
    [one] 1 mark
   *[other] { $count } marks
  } transferred.
puzzle-step = Step { $step } of { $steps }.
puzzle-line = { $line }: { $found } of { $count ->
    [one] 1 ship cell
   *[other] { $count } ship cells
  }, { $open ->
    [0] nothing open
    [one] 1 cell open
   *[other] { $open } cells open
  }.
puzzle-left = { $ship } × { $left }
puzzle-ships-left = Still to be found: { $ships }.
puzzle-all-found = All ships are marked.
puzzle-fleet-found = { $found } of { $count } found
puzzle-fleet-over = { $found } marked: too many
puzzle-check = Check
puzzle-checked = { $count ->
    [0] No mark is wrong so far.
    [one] One mark is wrong: { $cells }.
   *[other] { $count } marks are wrong: { $cells }.
  }
puzzle-cell-wrong = wrong
legend-marks-clash = wrong

## Ends

puzzle-solved = Solved.
puzzle-given-up = The fleet is shown.
puzzle-done = { $end ->
    [solved] Solved: { $title }{ $level ->
        [none] {""}
       *[other] , { $level }
      }, { $help ->
        [none] without help
       *[other] with { $help }
      }.
   *[given-up] You gave up: { $title }. The fleet is shown.
  }
end-checks = { $checks ->
    [one] 1 check
   *[other] { $checks } checks
  }
end-reasons = reasons viewed

## Another puzzle

puzzle-making = Making a puzzle, level { $level ->
    [easy] easy
    [medium] medium
    [hard] hard
   *[expert] expert, which takes a while
  }…
puzzle-none = Choose a size and a level, and make a puzzle.
puzzle-another = Another puzzle
puzzle-size = Size
puzzle-level = Level
puzzle-number = Number
puzzle-any = any
puzzle-make = New puzzle
puzzle-next = Next puzzle
puzzle-print = Print
puzzle-print-set = The puzzle
puzzle-print-marks = With my marks
puzzle-print-solution = The solution
error-nothing-to-fill = There is nothing to fill there.
error-nothing-to-check = Nothing is marked yet, so there is nothing to check.
error-not-one-solution = This puzzle doesn’t have exactly one solution, so there is none to print.

## Reasons

puzzle-reasons = Reasons
puzzle-reasons-title = Solve it step by step
puzzle-reason-at = { $at } of { $steps }
puzzle-reasons-end = Every cell is settled.
puzzle-take-over = Play on from here
puzzle-no-reasons = { $solutions ->
    [none] No fleet fits, so there is nothing to prove.
    [several] Several fleets fit, so no chain of reasons leads to one of them.
   *[undecided] We couldn’t decide in time whether only one fleet fits.
  }
