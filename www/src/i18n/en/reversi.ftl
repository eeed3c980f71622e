### The words of the page of Reversi.

reversi-description = Reversi against agents that show how they think: the search tree of minimax, the terms of its evaluation, and what every move is worth.
reversi-title = Reversi
reversi-region = Board and controls
reversi-board = Reversi board
reversi-tree-board = A position of the tree
reversi-edit-board = The position being set up
reversi-black = Black
reversi-white = White
reversi-a-person = A person
reversi-size = Board
rules-reversi = 8×8
rules-reversi-6 = 6×6
rules-reversi-4 = 4×4
reversi-new = New game
reversi-play-on = Play on from here
reversi-rules = Black begins. Place a disc so that a straight line of enemy discs is trapped between it and another of yours; those flip. A side with no such move passes. When neither side can move, the side with more discs wins.
reversi-seat = { $colour }
reversi-seat-you = { $colour } (you)
reversi-seat-agent = { $colour } ({ $agent })
reversi-row-column = row { $row }, column { $column }

agent-reversi-random = Random
agent-minimax-novice = Minimax, novice
agent-minimax-medium = Minimax, medium
agent-minimax-expert = Minimax, expert
agent-beginner-1 = Beginner 1
agent-beginner-2 = Beginner 2
agent-beginner-3 = Beginner 3
agent-engine-1 = Engine 1
agent-engine-2 = Engine 2
agent-engine-3 = Engine 3
agent-engine-4 = Engine 4
agent-engine-5 = Engine 5
agent-engine-6 = Engine 6
agent-strongest = Strongest
level-beginner-1 = very easy
level-beginner-2 = easy
level-beginner-3 = fairly easy
level-engine-1 = medium
level-engine-2 = fairly hard
level-engine-3 = hard
level-engine-4 = very hard
level-engine-5 = expert
level-engine-6 = master
level-strongest = about 1 s a move
reversi-varies = Against you, engines draw openings on 8×8 from a book, and levels 1 to 6 draw later moves within one disc of the best: games differ.
parameter-dice = Dice
option-dice-1 = moves vary
parameter-book = Opening book
option-book-own = opening book
option-book-best = opening book, best move
option-nodes-10000000 = about 5 s a move
option-nodes-60000000 = about 30 s a move
parameter-evaluation = Evaluation
value-evaluation-learned = learned
value-evaluation-plain = weighted by hand
parameter-nodes = nodes
parameter-variant = Variant
value-variant-as-described = as described, corrected by us
value-variant-as-published = as published in the program
value-variant-as-written = as written in the text
parameter-frontier = Frontier
value-frontier-all = all discs
value-frontier-unstable = only unstable discs

## What happened

reversi-moved = { $who }: { $square }, { $flips ->
    [one] 1 disc flipped
   *[other] { $flips } discs flipped
  }.
reversi-passed = { $who } passes.
reversi-turn = { $who } to move.
reversi-must-pass = { $who } has no move and must pass.
reversi-turn-agent = { $who } to move.
reversi-thinks = { $who } is thinking…
reversi-drawn = A draw: { $discs } each.
reversi-won = { $who } wins, { $more } to { $fewer }{ $left ->
    [yes] {" "}(empty squares to the winner)
   *[no] {""}
  }.
reversi-passes = { $passes ->
    [0] no passes
    [one] passed once
   *[other] passed { $passes } times
  }
reversi-holds-black = black
reversi-holds-white = white
reversi-holds-empty = empty
reversi-last = last move
reversi-flipped = just flipped
reversi-legal = move { $number }, flips { $flips }
reversi-best = best
reversi-pass = Pass
reversi-pass-step = pass
reversi-entry = Move:
reversi-entry-hint = Square, row and column, or number
reversi-put = Place
reversi-stop = Stop
reversi-stopped = Stopped.
reversi-hint-said = { $agent } would play { $square }.

## Values of moves

reversi-values = Values
reversi-values-off = Values are off.
reversi-valuer = Values by
reversi-values-legend = { $unit ->
    [points] Points of the evaluation
   *[discs] Discs
  } for the side to move. ± is their average error, @ the search depth in moves; ✓ means exact. The best is underlined twice.
reversi-values-book = @{ $depth }: from the opening book.
reversi-nodes = Nodes searched: { $nodes }.
reversi-nodes-speed = Nodes searched: { $nodes }, { $speed } per second.
reversi-looks = { $agent } looks { $depth ->
    [one] 1 move
   *[other] { $depth } moves
  } ahead.
reversi-looks-exact = { $agent } looks { $depth ->
    [one] 1 move
   *[other] { $depth } moves
  } ahead, and to the end from { $exact ->
    [one] 1 empty square
   *[other] { $exact } empty squares
  } on.
reversi-at-depth = @{ $depth }
reversi-outcome-1 = win
reversi-outcome-0 = draw
reversi-outcome--1 = loss
reversi-ended-1 = won by { $discs }
reversi-ended-0 = drawn
reversi-ended--1 = lost by { $discs }
reversi-value-ended = { $value } at depth { $depth }
reversi-value-points = worth { $value } in points at depth { $depth }
reversi-value-estimated = worth { $value } in discs at depth { $depth }
reversi-value-outcome = { $value } for certain
reversi-value-exact = worth exactly { $value } in discs
reversi-best-said = Best: { $square }, { $value }.

## Reasons

reversi-no-reason = When an agent has moved, its move and the reason appear here.
reversi-candidates = What { $who } weighed
reversi-move = Move
reversi-worth = Value for the side to move
reversi-weighed = What { $agent } weighed
reversi-best-line = Show the best line
reversi-best-line-is = Best line
reversi-best-line-hint = Press a move to play the line up to it; the game so far is kept as a line of its own.
reversi-chosen = chosen
reversi-its-tree = Its search tree
reason-must-pass = { $who } passes: it has no move.
reason-only-move = { $square }: the only move.
reason-elsewhere-move = { $square }: taken from the record; it was chosen elsewhere, so its reason is not known here.
reason-drawn-move = { $square }: drawn at random from { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }; no reason.
reason-minimax = { $square }: { $ended ->
    [yes] { $value }
   *[no] worth { $value } in points
  } at depth { $depth }, { $variant ->
    [as-published] by the evaluation as published
    [as-written] by the evaluation as written
   *[as-described] by the evaluation as described
  }, the best it found{ $ties ->
    [one] {""}
   *[other] {" "}(drawn from { $ties } as good)
  }.

reason-engine-estimated = { $square }: { $value } in discs, estimated at depth { $depth }; the best { $level ->
    [0] move
   *[other] that level { $level }
  } found.
reason-engine-diced = { $square }: { $value } in discs, estimated at depth { $depth }; dice added up to { $dice ->
    [one] 1 disc
   *[other] { $dice } discs
  } to each move’s value, and this move came out ahead.
reason-engine-book = { $square }: { $value } in discs, from the opening book, searched to depth { $depth } or more; { $book ->
    [best] the book’s best move here
   *[other] { $moves ->
        [one] the book’s only move here
       *[other] drawn from the book’s { $moves } moves here, better ones more often
    }
  }.
reason-engine-outcome = { $square }: { $outcome ->
    [1] wins for certain
    [0] draws for certain
   *[other] loses for certain
  }; the search{ $level ->
    [0] {""}
   *[other] {" "}of level { $level }
  } went no further.
reason-engine-exact = { $square }: { $value } in discs at the end, exactly; the rest was played out{ $level ->
    [0] {""}
   *[other] {" "}by level { $level }
  }.

reversi-terms = The eleven terms of the evaluation
reversi-terms-lede = Each side’s points in the position on the board. A bar to the right is good for that side.
reversi-term = Term
reversi-term-centre = Centre 2×2
reversi-term-wider-centre = Centre 4×4
reversi-term-corners = Corners
reversi-term-stable-discs = Stable discs
reversi-term-disc-count = Disc count
reversi-term-frontier = Frontier
reversi-term-mobility = Mobility
reversi-term-wedges = Wedges
reversi-term-parity = Parity
reversi-term-positioning = Positioning
reversi-term-unbalanced-edges = Unbalanced edges
reversi-stable-rule = Stable discs are counted by the original program’s rule, which is wrong: starting from a corner, it requires a disc’s neighbours to have its colour, not to be stable.
reversi-stable-count = { $colour }: { $counted } counted, { $kept } of them certainly stable{ $turned ->
    [none] .
   *[other] ; one move flips { $turned }.
  }
reversi-stable-turned = { $square } (by { $by })
reversi-sum-as-described = As described: Black minus White
reversi-sum-as-published = As published: Black and White, without parity
reversi-sum-as-written = As written: Black minus White, by the text

## Text and program of the source

reversi-differences = Where the coursework’s text and its program differ
reversi-differences-lede = The coursework describes its evaluation in words, but its boards come from a program that does something else. You can choose between three variants for each of its agents:
reversi-variant-as-described = The program’s terms, corrected by us: White’s points are subtracted from Black’s, as the text says. Where the two differ below, it follows the program.
reversi-variant-as-published = The program. It keeps White’s points as negative numbers and then subtracts them, so what is good for White counts for Black too, and parity cancels out.
reversi-variant-as-written = The text. White’s points are subtracted from Black’s, and the terms below follow the text.
reversi-worth-here = In this position: { $value } for Black.
reversi-both = Black { $black }, White { $white }
reversi-differences-caption = Terms that differ, with their points in this position
reversi-by-program = The program
reversi-by-text = The text
reversi-program-corners = Every corner counts for the side that holds it.
reversi-text-corners = Corners count only for the side that holds more of them.
reversi-program-stable-discs = From a held corner, the run along both edges, and inner discs with two own neighbours towards the corner and one of two more.
reversi-text-stable-discs = From a held corner, discs whose five neighbours towards the corner are all own; squares off the board don’t count (our reading: the text doesn’t say which five).
reversi-program-disc-count = From 58 discs on, the side with more discs gets 50; in a tie Black gets them.
reversi-text-disc-count = Over 58 discs, the side with more discs gets 50 and the other loses 50; in a tie nobody does.
reversi-program-frontier = Stable discs count too; the side with the smaller frontier gets 75.
reversi-text-frontier = Without stable discs; the side with the smaller frontier gets 75 and the other loses 75.
reversi-program-mobility = The side with more moves gets 100.
reversi-text-mobility = The side with more moves gets 100 and the other loses 100.
reversi-differences-open = The text gives no numbers: they are the program’s, including the value of more discs before the end.

## The tree

tab-tree = Tree
tab-graph = Graph
tab-position = Position
reversi-depth = Depth in moves
reversi-alpha-beta = Alpha-beta
reversi-grow = Build the tree
reversi-tutorial = Tutorial: 4×4, three moves deep
reversi-growing = { $nodes ->
    [one] 1 node
   *[other] { $nodes } nodes
  } so far…
reversi-tree-elsewhere = This tree is for another position. Build a new one for the position on the board.
reversi-no-tree = Build the search tree from this position, and step through it in the order of the search.
reversi-tree-outdated = This tree was built with other settings. Build it again.
reversi-tree-ties = Among moves of equal value the agent picks one at random. Alpha-beta finds the same value but doesn’t see every equally good move, so it may pick another.
reversi-tree-sum = { $nodes ->
    [one] 1 node
   *[other] { $nodes } nodes
  } searched{ $cut ->
    [0] {""}
   *[other] , { $cut } cut off
  }{ $plain ->
    [unknown] {""}
   *[other] ; plain search visits { $plain }, { $saved } more
  }. The search chooses { $step }: { $value } for Black.
reversi-tree-steps = Steps through the tree
reversi-tree-root = Root
reversi-tree-back = Previous node
reversi-tree-next = Next node
reversi-tree-decision = Next decision
reversi-tree-line = End of the best line
reversi-tree-legend = ▲ takes the maximum (Black), ▽ the minimum (White), · ends the search, ✂ was cut off. Values are for Black. The best is underlined twice.
reversi-root = Root
reversi-in-tree = In the tree, { $depth ->
    [one] 1 move
   *[other] { $depth } moves
  } deep: after { $step }
reversi-children = After { $step }: { $way ->
    [max] Black takes the maximum
   *[min] White takes the minimum
  }
reversi-folded = +{ $more }, best { $best }
reversi-folded-cut = +{ $more } cut off
reversi-fold = Fold
reversi-not-looked = not searched
reversi-cut-short = cut
reversi-node-name = { $step }, { $value }{ $way ->
    [max] , Black to move, maximum
    [min] , White to move, minimum
    [leaf] , end of the search
   *[cut] .
  }{ $best ->
    [yes] , best
   *[no] {""}
  } { $why }
reversi-cut = Not searched: { $side } already has { $value } by { $step }.
reversi-node-cut = { $step }, cut off.
reversi-node-weighed = { $step }: end of the search, evaluated at { $value } for Black.
reversi-node-ended = { $step }: end of the game, { $value } for Black.
reversi-node-exact = { $step }: { $side } to move takes the { $way ->
    [max] maximum
   *[min] minimum
  } of { $children }: { $best }, { $value } for Black.
reversi-node-at-least = { $step }: { $side } to move has { $best }, at least { $value } for Black; the rest was cut off.
reversi-node-at-most = { $step }: { $side } to move has { $best }, at most { $value } for Black; the rest was cut off.
reversi-node-open = { $step }: not searched to its end.

## Moves, course

reversi-opening = Opening: { $name }
reversi-no-moves = No move has been made yet.
reversi-lines = Lines of this game
reversi-lines-link = The link and a reload keep only the line shown.
reversi-main-line = Main line, { $steps ->
    [one] 1 move
   *[other] { $steps } moves
  }
reversi-branch = Line { $line }: from move { $from }, { $steps ->
    [one] 1 move
   *[other] { $steps } moves
  }
reversi-loss = { $loss }
reversi-analysing = Evaluating move { $step } of { $steps }, from the end backwards…
reversi-not-analysed = The analysis evaluates every position from the end backwards and shows how many points each move lost.
reversi-analysed = Lost in all: Black { $black }, White { $white }.
reversi-given-up = Lost

## Positions and texts

reversi-copy = Copy
reversi-copy-of = Copy: { $what }
reversi-text-record = The record
reversi-text-link = A link to what is on screen

## Settings and keys

reversi-notation-square = f5
reversi-notation-row-column = row and column from 0
reversi-numbers = Number the legal moves
reversi-keys = Keys
reversi-keys-where = Keys work while the focus is on the board or the buttons below it. Arrow keys move between squares, Enter plays there. Moves 1 to 9 have keys; play later ones on their square, or type /, the number, Enter.
reversi-key-number = Play the move with this number
reversi-key-status = Say how the game stands
reversi-key-entry = Type a move

## Refusals

error-not-judged = Not judged: the teaching game didn’t load. Choose again to move without it.
error-empty-text = There is nothing to read.
error-bad-disc = Character { $at }, “{ $found }”, is neither X, O nor -.
error-bad-board-size = A board has 64, 36 or 16 squares; here are { $squares }.
error-no-discs = There are no discs on the board. Place some first.
error-no-side = The side to move is missing. End the board with X or O.
error-bad-move = Character { $at }, “{ $found }”, is neither a square nor a pass.
error-illegal-move = Move { $number }, “{ $found }” at character { $at }, is not allowed. { $why }
error-bad-ggf = This isn’t GGF or SGF: character { $at } should be { $expected }.
error-bad-square = That isn’t a move here. Type { $notation ->
    [row-column] row and column from 0 as 4,5
   *[other] a square as f5
  }, or the number of a legal move.
error-occupied = { $square ->
    [none] There is already a disc there.
   *[other] There is already a disc on { $square }.
  }
error-flips-nothing = { $square ->
    [none] A disc there would flip nothing.
   *[other] A disc on { $square } would flip nothing.
  }
error-must-pass = You have no move. Press Pass.
error-may-not-pass = You can’t pass while you have a move.
error-two-discs = There are two discs on one square.
error-no-such-line = This game has no such line.
error-too-many-lines = This game can’t hold any more lines.
error-not-done = The tree is no longer there. Build it again.
error-no-such-node = The tree has no such node.
reversi-newer = The engine has changed since this link was made: it may play other moves than it did then.
error-bad-level = The engine has levels 1 to 6.
error-bad-weights = The engine’s learned data can’t be read.
error-weights-not-loaded = The engine’s learned data didn’t load. Check your connection and try again.
error-in-tree = The board shows a position of the tree. Return to the root or open another tab for the values of the game’s moves.
error-bad-depth = A tree can be one to four moves deep.

## Openings

opening-diagonal = Diagonal
opening-x-square = X-square
opening-snake = Snake
opening-lysons = Lysons
opening-pyramid = Pyramid
opening-heath = Heath
opening-mimura-2 = Mimura II
opening-heath-bat = Heath-Bat
opening-iwasaki = Iwasaki
opening-heath-chimney = Heath-Chimney
opening-raccoon-dog = Raccoon Dog
opening-rocket = Rocket
opening-hamilton = Hamilton
opening-lollipop = Lollipop
opening-cow = Cow
opening-chimney = Chimney
opening-bat = Bat
opening-bat-piau = Bat (Piau)
opening-melnikov = Melnikov
opening-bat-kling = Bat (Kling)
opening-bat-kling-alternative = Bat (Kling, alternative)
opening-rose-v-toth = Rose-v-Toth
opening-tanida = Tanida
opening-aircraft = Aircraft
opening-sailboat = Sailboat
opening-maruoka = Maruoka
opening-landau = Landau
opening-buffalo = Buffalo
opening-maruoka-buffalo = Maruoka Buffalo
opening-tanida-buffalo = Tanida Buffalo
opening-hokuriku-buffalo = Hokuriku Buffalo
opening-wing = Wing
opening-semi-wing = Semi-wing
opening-parallel = Parallel
opening-perpendicular = Perpendicular
opening-mimura = Mimura
opening-shaman = Shaman
opening-inoue = Inoue
opening-iago = Iago
opening-bhagat = Bhagat
opening-rose = Rose
opening-flat = Flat
opening-rotating-flat = Rotating Flat
opening-murakami = Murakami
opening-rotating-flat-kling = Rotating Flat (Kling)
opening-rose-birth = Rose-Birth
opening-brightstein = Brightstein
opening-rose-birdie = Rose-Birdie
opening-rose-tamenori-kling = Rose (Tamenori, Kling)
opening-greenberg = Greenberg
opening-ralle = Ralle
opening-horse = Horse
opening-no-cat = No-Cat
opening-swallow = Swallow
opening-italian = Italian
opening-cat = Cat
opening-sakaguchi = Sakaguchi
opening-berner = Berner
opening-ganglion = Ganglion
opening-tiger = Tiger
opening-stephenson = Stephenson
opening-no-kung = No-Kung
opening-compoth = Compoth
opening-fat-draw = Fat Draw
opening-lightning-bolt = Lightning Bolt
opening-kung = Kung
opening-leaders-tiger = Leader’s Tiger
opening-brightwell = Brightwell
opening-ishii = Ishii
opening-mainline-tiger = Mainline Tiger
opening-rose-bill = Rose-Bill
opening-tamenori = Tamenori
opening-dead-draw = Dead Draw
opening-aubrey = Aubrey
opening-aubrey-feldborg = Aubrey, Feldborg

## Lessons

reversi-predict-question = Which move will { $who } choose? Choose a square.
reversi-predict-knew = { $who } to move: discs { $black } to { $white }; legal moves: { $moves }.
reversi-predict-chose = the agent chooses { $square }
reversi-predict-skipped = Skipped. { $chose }
reversi-predict-score = { $same ->
    [yes] Correct! { $own }: { $value }.
    [no] You chose { $own } ({ $value }). The best was { $best } ({ $bestValue }); { $chose }.
   *[unknown] You chose { $own } ({ $value }). The best was { $best } ({ $bestValue }).
  } { $gives ->
    [nothing] Your move loses nothing
    [result] Your move changes who wins
   *[some] Your move costs { $loss } in { $unit ->
        [points] points
       *[discs] discs
      }
  }, according to { $agent }.{ $tries ->
    [1] {""}
   *[other] {" "}Try { $tries }.
  }
reversi-predict-unmeasured = You chose { $own }. { $same ->
    [yes] Correct!
    [no] But { $chose }.
   *[unknown] {""}
  }
reversi-predict-map = Moves considered: { $count }; best for the agent: { $moves }.
reversi-predict-no-map = { $who } has no list of values for its moves.
reversi-predict-tally = Answers: { $given }{ $skipped ->
    [0] {""}
   *[other] , skipped: { $skipped }
  }; the same move: { $same }; nothing lost: { $best }.
reversi-answers-best = Best
reversi-answers-result = the result
reversi-answers-basis = What your move loses compared with the best one, by the values of the agent named there. Points and discs are not added together.
reversi-answers-gives = { $unit ->
    [points] points: { $loss }
   *[discs] discs: { $loss }
  }
reversi-surprise-none = No further surprising step.
reversi-seeking = Looking: step { $step }.
reversi-surprise = Surprising: { $square } ({ $value }); the best was { $best } ({ $bestValue }). The move { $gives ->
    [result] changes who wins
    [points] costs { $loss } in points
   *[discs] costs { $loss } in discs
  }, according to { $agent }.
error-no-such-choice = That isn’t a legal move here.
