### A lesson that is written: its page, beside the words of all lessons.

lessons-write = Write a lesson
lessons-write-order = To change the order, drag a chapter, use the arrows, or press Alt and an arrow key on its name.
lessons-write-add = Add a chapter
lessons-write-copy = Duplicate
lessons-write-remove = Remove this chapter
lessons-write-preview = Preview as a pupil
lessons-write-hand = Hand out the lesson
lessons-write-none = No chapter yet. Add one, or press “Add to a lesson” wherever you see a position.
lessons-write-untitled = without a title
lessons-write-chapter = { $number }. { $name }
lessons-write-up = Move chapter { $number } up
lessons-write-down = Move chapter { $number } down
lessons-write-heading = Heading
lessons-write-position-how = Paste a link, a record, a puzzle line, a position from the Solver or a board of Reversi. Elsewhere on this site, “Add to a lesson” under Share brings a position here.
lessons-write-take = Use this position
lessons-write-unread = This is none of them. Copy the link from the address bar of the page that shows the position.
lessons-write-press-cell = A press on the board says which cells are right. Without any, the engine judges.
lessons-write-ask = What is asked
lessons-write-kind = Kind
lessons-kind-cell = Choose a cell
lessons-kind-chance = Name a chance
lessons-kind-certain = Mark what is certain
lessons-kind-predict = Predict an agent
lessons-kind-score = Reach a result
lessons-kind-solve = Solve the puzzle
lessons-write-by = Judged by
lessons-by-chance = its chance
lessons-by-shots = shots to go
lessons-by-either = its chance or shots to go, whichever is better
lessons-by-discs = discs
lessons-by-error = discs, ignoring losses within their average error
lessons-write-within = { $by ->
    [shots] Extra shots that still count as right
    [discs] Fewer discs that still count as right
   *[chance] Percentage points below the likeliest cell that still count as right
  }
lessons-write-near = { $by ->
    [shots] Extra shots that still count as partly right
    [discs] Fewer discs that still count as partly right
   *[chance] Percentage points below the likeliest cell that still count as partly right
  }
lessons-write-cells = Right: { $cells }
lessons-write-chance-cell = Asked for: { $cell }
lessons-write-off = Percentage points off that still count as right
lessons-write-off-near = Percentage points off that still count as partly right
lessons-write-of = To be marked
lessons-of-both = ship and water
lessons-of-ship = ship
lessons-of-water = water
lessons-write-agent-none = Choose an agent
lessons-write-agent-record = The player of the record
lessons-write-measure = Measured in
lessons-measure-shots = shots
lessons-measure-points = points
lessons-write-shots = At most so many shots
lessons-write-least = At least so many points
lessons-write-lead = Lead in discs, at least
lessons-write-solve = The pupil marks ships and water until all counts are met.
lessons-write-feedback = What is said of an answer
lessons-write-right = If it is right
lessons-write-near-said = If it is partly right
lessons-write-wrong = If it is not right
lessons-write-cell = If it is { $cell }
lessons-write-cell-remove = No sentence for { $cell }
lessons-write-which = For one cell
lessons-write-cell-add = Add a sentence
lessons-write-cell-shut = This is no cell that can be chosen here.
lessons-write-tries = Tries
lessons-write-points = Points
lessons-forked = Another tab has changed this lesson. What you write here is kept as a lesson of its own.
lessons-add-sure = This position can become chapter { $chapter } of “{ $title }”. It is not kept yet.
lessons-add-yes = Keep this chapter
lessons-added = Added to “{ $title }” as chapter { $chapter }.
lessons-not-kept = This browser stores nothing. Save the lesson as a file.
lessons-preview-back-write = Back to writing
