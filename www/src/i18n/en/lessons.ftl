### Lessons: the page on which they are chosen, played and written, and what an element says that plays one.

lessons-title = Lessons
lessons-description = Lessons with positions to judge: play one, or write one of your own without code.
lessons-skip = To the lesson

## A lesson that is played

lessons-chapter = Chapter { $at } of { $of }
lessons-region = Position and answer
lessons-board = The position
lessons-loading = Opening the position…
lessons-judging = Checking your answer…
lessons-ask-cell = Choose a cell.
lessons-ask-move = Choose a move for { $side ->
    [black] Black
   *[white] White
  }.
lessons-ask-chance = How likely is a ship at { $cell }, in percent?
lessons-ask-certain = { $of ->
    [ship] Mark every cell that certainly holds a ship.
    [water] Mark every cell that is certainly water.
   *[both] Mark every cell that is certain: ship or water.
  }
lessons-ask-predict = Where will { $agent } shoot next?
lessons-ask-predict-move = Which move will { $agent } choose?
lessons-ask-predict-record = Which cell was shot at next?
lessons-ask-predict-record-move = What was the next move?
lessons-ask-shots = { $shots ->
    [one] Sink the whole fleet with 1 more shot.
   *[other] Sink the whole fleet with at most { $shots } more shots.
  }
lessons-ask-points = End with at least { $points } points.
lessons-ask-lead = { $lead ->
    [0] Play on against { $agent }, and do not lose.
    [one] Play on against { $agent }, and win by at least 1 disc.
   *[other] Play on against { $agent }, and win by at least { $lead } discs.
  }
lessons-ask-solve = Solve the puzzle.
lessons-answer = Answer
lessons-answer-cell = Answer { $cell }
lessons-pick-first = Choose a cell on the board first. A second press on it answers, too.
lessons-chance-field = Chance in percent
lessons-unread = Write a number from 0 to 100, in digits.
lessons-tools = A press on a cell
lessons-tool-shoot = Shoot
lessons-tool-ship = Ship
lessons-tool-water = Water
lessons-marked = { $ship } ship, { $water } water marked
lessons-shots-so-far = { $shots ->
    [one] 1 shot so far
   *[other] { $shots } shots so far
  }
lessons-undo = Undo
lessons-give-up = Give up
lessons-hint = { $left ->
    [one] Show the last hint
   *[other] Show a hint ({ $left } left)
  }
lessons-hint-only = Show the hint
lessons-hints = Hints
lessons-hint-number = Hint { $number }
lessons-right = Right.
lessons-near = Nearly right.
lessons-wrong = Not right.
lessons-again = Try again
lessons-tries-left = { $tries ->
    [one] 1 try left.
   *[other] { $tries } tries left.
  }
lessons-next = Next chapter
lessons-back = Previous chapter
lessons-chapters = Chapters
lessons-chapter-open = not answered
lessons-chapter-right = right
lessons-chapter-near = partly right
lessons-chapter-wrong = not right
lessons-done = The lesson is finished.
lessons-score = { $earned } of { $possible } points ({ $score }%).
lessons-so-far = { $earned } of { $possible } points so far
lessons-help-used = { $hints ->
    [0] No hint used.
    [one] 1 hint used.
   *[other] { $hints } hints used.
  }
lessons-start-again = Start the lesson again

## What the answer was

lessons-told-cell = { $cell }: { $chance }%. The likeliest cell is { $best }, { $most }%.
lessons-told-best = { $cell }: { $chance }%. No cell is likelier.
lessons-told-shots = Shots more on average after { $cell } than after { $best }, the likeliest cell: { $more } (± { $error }).
lessons-told-same = { $cell } is the likeliest cell.
lessons-told-chance = The chance at { $cell } is { $chance }%.
lessons-told-certain = Certain are { $ship } ship cells and { $water } water cells.
lessons-told-predict = { $agent } shoots at { $cell }.
lessons-told-predict-move = { $agent } chooses { $cell }.
lessons-told-record = The next shot was { $cell }.
lessons-told-record-move = The next move was { $cell }.
lessons-told-value = In discs: { $cell } is worth { $value }; the best move, { $best }, is worth { $most }.
lessons-told-score-shots = { $shots ->
    [one] 1 shot.
   *[other] { $shots } shots.
  }
lessons-told-score-points = { $points } points.
lessons-told-score-lead = Your lead at the end, in discs: { $lead }.
lessons-told-given-up = You gave up.
lessons-estimated = Chances are estimated.

## What cannot be opened

error-no-lesson = This is not a lesson.
error-lesson-link-broken = The link is incomplete or changed.
error-lesson-too-large = The lesson is too large. { $most ->
    [one] At most 1 character is read.
   *[other] At most { $most } characters are read.
  }
error-unknown-lesson-version = The lesson has version { $version }, which this page does not know.
error-unknown-lesson-kind = Chapter { $chapter }: this page does not know what is asked.
error-lesson-kind-not-for-game = Chapter { $chapter }: its game does not have what is asked.
error-bad-lesson = { $chapter ->
    [0] The lesson has a mistake at “{ $cause }”.
   *[other] There is a mistake in chapter { $chapter }: “{ $cause }”.
  }
lessons-absent = { $chapter ->
    [0] There is something missing in the lesson: “{ $cause }”.
   *[other] There is something missing in chapter { $chapter }: “{ $cause }”.
  }
error-lesson-not-loaded = The lesson could not be loaded.
error-lesson-elsewhere = A lesson is only loaded from this site.
error-lesson-position = Chapter { $chapter }: its position cannot be opened ({ $cause }).
lessons-position-because = Chapter { $chapter }: its position cannot be opened. { $cause }
error-no-such-lesson = There is no such lesson here.
lessons-fault = This chapter cannot be opened.

## The shelf

lessons-lede = A lesson is a list of positions with a question each. Answer, and see at once what the engine makes of it.
lessons-ours = Lessons to begin with
lessons-ours-counting = Counting by hand
lessons-ours-counting-line = From ways to lie through a cell to the chance of a ship there.
lessons-ours-likeliest = When the likeliest is not best
lessons-ours-likeliest-line = Chances, shots to go, and what agents make of them.
lessons-ours-proof = Reading a proof
lessons-ours-proof-line = What follows from counts and givens, and by which rule.
lessons-ours-english = These lessons are in English.
lessons-begin = Begin
lessons-open = Open a lesson
lessons-file = A lesson from a file
lessons-to-shelf = All lessons
lessons-mine = On this device
lessons-mine-none = Nothing yet. Lessons you write are kept here, in this browser only.
lessons-new = Write a lesson
lessons-edit = Write on
lessons-play = Play
lessons-forget = Delete
lessons-forget-sure = Delete “{ $title }” from this device?
lessons-forget-yes = Yes, delete
lessons-chapters-count = { $chapters ->
    [one] 1 chapter
   *[other] { $chapters } chapters
  }
lessons-untitled = New lesson
lessons-edit-copy = Write on a copy
lessons-not-kept = This browser stores nothing. Save the lesson as a file.

## A lesson that is written

lessons-write = Write a lesson
lessons-write-title = Title of the lesson
lessons-write-order = To change the order, drag a chapter, use the arrows, or press Alt and an arrow key on its name.
lessons-write-add = Add a chapter
lessons-write-copy = Duplicate
lessons-write-remove = Remove this chapter
lessons-write-preview = Preview as a pupil
lessons-write-save = Save as a file
lessons-write-link = Copy link
lessons-write-embed = Copy HTML for a page
lessons-write-none = No chapter yet. Add one, or press “Add to a lesson” wherever you see a position.
lessons-write-untitled = without a title
lessons-write-chapter = { $number }. { $name }
lessons-write-up = Move chapter { $number } up
lessons-write-down = Move chapter { $number } down
lessons-write-heading = Heading
lessons-write-prompt = What the pupil reads
lessons-write-position = Position
lessons-write-position-how = Paste a link, a record, a puzzle line, a position from the Solver or a board of Reversi. Elsewhere on this site, “Add to a lesson” under Share brings a position here.
lessons-write-take = Use this position
lessons-write-unread = This is none of them. Copy the link from the address bar of the page that shows the position.
lessons-write-step = Step of the record
lessons-write-press-cell = A press on the board says which cells are right. Without any, the engine judges.
lessons-write-press-chance = Press the cell whose chance is asked for.
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
lessons-write-agent = Agent
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
lessons-write-tries = Tries
lessons-write-points = Points
lessons-saved = Saved as a file.
lessons-link-copied = Link copied.
lessons-html-copied = HTML copied.
lessons-copy-refused = The browser did not allow copying.
lessons-link-too-long = This lesson is too long for a link. Save it as a file.
lessons-full = This device has room for { $most } in the list of lessons, and it is full. Delete a lesson first.
lessons-forked = Another tab has changed this lesson. What you write here is kept as a lesson of its own.
lessons-add-sure = This position can become chapter { $chapter } of “{ $title }”. It is not kept yet.
lessons-add-yes = Keep this chapter
lessons-added = Added to “{ $title }” as chapter { $chapter }.
lessons-preview = You see the lesson as a pupil does. Nothing is kept.
lessons-preview-back = Back to writing

## Decisions that come back

lessons-deck = Your own decisions, once more
lessons-deck-lede = Costly shots of your own come back here as exercises, after one day, then after longer and longer times.
lessons-deck-none = None yet. After a review, “Try the costliest again” puts up to three shots here.
lessons-deck-due = { $due ->
    [0] Nothing is due today.
    [one] 1 exercise is due.
   *[other] { $due } exercises are due.
  }
lessons-deck-all = { $all ->
    [one] 1 exercise in all.
   *[other] { $all } exercises in all.
  }
lessons-deck-practise = Practise
lessons-deck-export = Save the exercises as a file
lessons-deck-import = Exercises from a file
lessons-deck-empty = Delete all exercises
lessons-deck-empty-sure = Delete all your exercises from this device?
lessons-deck-brought = { $added ->
    [0] No exercise was new.
    [one] 1 exercise added.
   *[other] { $added } exercises added.
  }
lessons-deck-brought-full = Exercises added: { $added }. No room was left for { $left } more: at most { $most } are kept.
lessons-deck-full = { $left ->
    [one] 1 exercise is not kept: there is room for { $most }.
   *[other] { $left } exercises are not kept: there is room for { $most }.
  }
lessons-deck-offered = With your first answer these exercises are kept with yours.
lessons-deck-not-kept = This browser did not keep the exercises.
lessons-deck-title = Once more
lessons-deck-prompt = Here you once shot at a cell that was far from the likeliest. Where would you shoot now?
error-no-deck = This is no file of exercises.
error-unknown-deck-version = The exercises have version { $version }, which this page does not know.
error-bad-deck = Exercise { $row } of the file has a mistake.
