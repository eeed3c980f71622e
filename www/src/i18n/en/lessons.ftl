### Lessons: the page on which they are chosen, played and written, and what an element says that plays one.

lessons-title = Lessons
lessons-beside = (opens in a new tab)
lessons-description = Lessons with positions to judge: play one, or write one of your own without code.
lessons-skip = To the lesson

## A lesson that is played

lessons-chapter = Chapter { $at } of { $of }
lessons-region = Position and answer
lessons-board = The position
lessons-loading = Opening the position…
lessons-judging = Checking your answer…
lessons-ask-cell = Choose a cell.
lessons-ask-chance = How likely is a ship at { $cell }, in percent?
lessons-ask-certain = { $of ->
    [ship] Mark every cell that certainly holds a ship.
    [water] Mark every cell that is certainly water.
   *[both] Mark every cell that is certain: ship or water.
  }
lessons-ask-predict = Where will { $agent } shoot next?
lessons-ask-predict-record = Which cell was shot at next?
lessons-ask-shots = { $shots ->
    [one] Sink the whole fleet with 1 more shot.
   *[other] Sink the whole fleet with at most { $shots } more shots.
  }
lessons-ask-points = End with at least { $points } points.
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
lessons-contact-apart = Ships never touch, not even at a corner.
lessons-contact-free = Ships may touch.
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
lessons-best = Your best try counts: { $earned } of { $possible } points.
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

lessons-told-later = What the engine makes of this position is shown after chapter { $chapter }, which is about it too.
lessons-told-cell = { $cell }: { $chance }%. The likeliest cell is { $best }, { $most }%.
lessons-told-best = { $cell }: { $chance }%. No cell is likelier.
lessons-told-shots = Shots more on average after { $cell } than after { $best }, the likeliest cell: { $more } (± { $error }).
lessons-told-same = { $cell } is the likeliest cell.
lessons-told-chance = The chance at { $cell } is { $chance }%.
lessons-told-certain = Certain are { $ship } ship cells and { $water } water cells.
lessons-told-marks = Marks: { $right } right, { $wrong } wrong, { $missing } missing.
lessons-told-predict = { $agent } shoots at { $cell }.
lessons-told-record = The next shot was { $cell }.
lessons-told-score-shots = { $shots ->
    [one] 1 shot.
   *[other] { $shots } shots.
  }
lessons-told-score-points = { $points } points.
lessons-told-given-up = You gave up.
lessons-estimated = Chances are estimated.

## What cannot be opened

error-no-lesson = This is not a lesson. If it is a link, it may have been cut: ask for the link once more, or for the file.
error-lesson-link-broken = The link is incomplete or changed. Ask for it once more, or for the lesson as a file.
error-lesson-too-large = The lesson is too large. { $most ->
    [one] At most 1 character is read.
   *[other] At most { $most } characters are read.
  }
error-lesson-encoding = Some letters of the lesson can’t be read. Save it in UTF-8.
error-lesson-is-package = This is a package for a learning platform: upload it there. The lesson in it is its file lesson.json.
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
lessons-hand = For teachers
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

## A lesson that is written

lessons-write-title = Title of the lesson
lessons-write-prompt = What the pupil reads
lessons-write-position = Position
lessons-write-step = Step of the record
lessons-write-press-chance = Press the cell whose chance is asked for.
lessons-write-agent = Agent
lessons-full = This device has room for { $most } in the list of lessons, and it is full. Delete a lesson first.
lessons-preview = You see the lesson as a pupil does. Nothing is kept.

## Decisions that come back

lessons-deck = Your own decisions, once more
lessons-deck-lede = Costly decisions of your own come back here as exercises, after one day, then after longer and longer times.
lessons-deck-none = None yet. After a review, or the analysis of a game of Reversi, “Try the costliest again” puts up to three decisions here.
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
lessons-deck-export-unread = Save what cannot be read as a file
lessons-deck-import = Exercises from a file
lessons-deck-empty = Delete all exercises
lessons-deck-empty-sure = Delete all your exercises from this device?
