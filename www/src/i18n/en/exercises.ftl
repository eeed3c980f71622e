### Decisions of one’s own that come back, chapters of Reversi, and its teaching game.

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
lessons-deck-prompt-move = Here you once played a move that gave up discs. What would you play now? A move that the engine can’t distinguish from the best counts as right.
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

## Reversi

reversi-again = Try the costliest again
reversi-teaching = Teaching game: take back moves that give up
reversi-teaching-from = { $discs ->
    [0] off
    [one] 1 disc or more
   *[other] { $discs } discs or more
  }
reversi-teaching-hint = A move of yours against an agent is judged before it is played. What is less than the average error of the values is not taken back.
reversi-taught = { $taught ->
    [one] 1 move taken back by the teaching game
   *[other] { $taught } moves taken back by the teaching game
  }
error-move-taken-back = { $gives ->
    [result] Taken back: { $square } changes who wins, { $better } does not.
   *[discs] Taken back: in discs { $square } is worth { $value }, and { $better } is worth { $most }. The move costs { $discs } in discs.
  } Choose again, or play { $square } once more if you mean it.
