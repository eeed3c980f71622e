### Decisions of one’s own that come back, chapters of Reversi, its teaching game, and its tabs that come later.

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
lessons-deck-prompt-move = Here you once played a move that cost discs. What would you play now? A move that the engine can’t distinguish from the best counts as right.
lessons-ask-move = Choose a move for { $side ->
    [black] Black
   *[white] White
  }.
lessons-ask-predict-move = Which move will { $agent } choose?
lessons-ask-predict-record-move = What was the next move?
lessons-ask-lead = { $lead ->
    [0] Play on against { $agent }, and do not lose.
    [one] Play on against { $agent }, and win by at least 1 disc.
   *[other] Play on against { $agent }, and win by at least { $lead } discs.
  }
lessons-told-predict-move = { $agent } chooses { $cell }.
lessons-told-record-move = The next move was { $cell }.
lessons-told-value = In discs: { $cell } is worth { $value }; the best move, { $best }, is worth { $most }.
lessons-told-score-lead = Your lead at the end, in discs: { $lead }.
lessons-told-margin = { $error ->
    [0] These values are exact.
    [one] A move 1 disc below the best counts as right, too: these values are off by that much on average.
   *[other] Moves up to { $error } discs below the best count as right, too: these values are off by that much on average.
  }
lessons-told-within = { $error ->
    [one] A move 1 disc below the best counts as right, too.
   *[other] Moves up to { $error } discs below the best count as right, too.
  }
lessons-told-line = The best line: { $line }.
error-no-deck = This is no file of exercises.
error-unknown-deck-version = The exercises have version { $version }, which this page does not know.
error-no-exercise = There is nothing to practise here: no decision of a game was found.
error-bad-deck = { $cause ->
    [absent] The list of exercises is missing.
    [too-many] There are too many exercises. At most { $most } are read.
   *[other] There is a mistake in exercise { $row }: “{ $cause }”.
  }
error-deck-too-large = The file of exercises is too large. At most 4 MB are read.
error-deck-unread = Of the exercises on this device not all can be read, and what cannot is kept as it is. { $cause }
error-bad-judge = The link names nobody who can judge moves: only the engine does.

## Reversi

reversi-again = Try the costliest again
reversi-teaching = Teaching game: take back moves that cost
reversi-teaching-from = { $discs ->
    [0] off
    [one] 1 disc or more
   *[other] { $discs } discs or more
  }
reversi-teaching-hint = A move of yours against an agent is judged before it is played. A loss no greater than the average error of the values is ignored.
reversi-taught = { $taught ->
    [one] 1 move taken back by the teaching game
   *[other] { $taught } moves taken back by the teaching game
  }
error-move-taken-back = { $gives ->
    [result] Taken back: { $square } changes who wins, { $better } does not.
   *[discs] Taken back: in discs { $square } is worth { $value }, and { $better } is worth { $most }. It costs { $discs ->
        [one] 1 disc
       *[other] { $discs } discs
      }.
  } Choose again, or play { $square } once more if you mean it.

## The graph and the position of Reversi

reversi-analyse = Analyse game
reversi-worst = Jump to the worst move
reversi-graph-discs = Black’s discs minus White’s, move by move.
reversi-graph-values = Values for Black by { $agent }, move by move; bars below: points each move lost. A certain win or loss is at the edge.
reversi-for-black = { $value }, Black ahead
reversi-for-white = { $value }, White ahead
reversi-course = Values and points lost, move by move
reversi-before-move = Value for Black before it
reversi-try-again = Try again from here
reversi-course-note = @ is the search depth in moves, ✓ means exact. Points lost are the best value minus the move’s own, both from one analysis of the position before it. They can differ from the step between two values, which may come from searches of other depths.
reversi-edit = Set up a position
reversi-edit-lede = Choose a disc, then the squares to place it on.
reversi-tools = Place
reversi-to-move = To move
reversi-rotate = Rotate
reversi-flip = Mirror
reversi-clear = Clear
reversi-play-from = Play from here
reversi-back = Back to the game
reversi-paste = Paste a game or a position
reversi-paste-hint = Moves in any usual form (f5d6c3…), GGF or SGF, a board (X, O, - and the side to move), or a record of Spyglass.
reversi-open = Open
reversi-open-first = { $moves ->
    [one] Open the first move
   *[other] Open the first { $moves } moves
  }
reversi-practise = Practise an opening
reversi-practise-begin = Play this opening
reversi-text-moves = The game as moves
reversi-text-board = The board as text
