### The words of the page of Reversi.

reversi-description = Reversi against agents that show how they think: the search tree of minimax, the terms of its evaluation, and what every move is worth.
reversi-title = Reversi
reversi-region = The board and what is done on it
reversi-board = Board of Reversi
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
reversi-rules = Black begins. A disc is put down where it closes in, in a straight line, one or more of the other side’s discs; these are turned. A side without such a move passes. When neither side can move, more discs win.
reversi-seat = { $colour }
reversi-seat-you = { $colour } (you)
reversi-seat-agent = { $colour } ({ $agent })
reversi-row-column = row { $row }, column { $column }

agent-reversi-random = Random
agent-minimax-novice = Minimax, novice
agent-minimax-medium = Minimax, medium
agent-minimax-expert = Minimax, expert
agent-engine-1 = Engine 1
agent-engine-2 = Engine 2
agent-engine-3 = Engine 3
agent-engine-4 = Engine 4
agent-engine-5 = Engine 5
agent-engine-6 = Engine 6
parameter-evaluation = Evaluation
value-evaluation-learned = learned
value-evaluation-plain = weighted by hand
parameter-nodes = nodes
parameter-variant = Variant
value-variant-as-described = as described and mended by us
value-variant-as-published = as published in the program
value-variant-as-written = as written in the text
parameter-frontier = Frontier
value-frontier-all = all discs
value-frontier-unstable = without stable discs

## What happened

reversi-moved = { $who }: { $square }, { $flips ->
    [one] 1 disc turned
   *[other] { $flips } discs turned
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
reversi-flipped = just turned
reversi-legal = move { $number }, turns { $flips }
reversi-best = best
reversi-pass = Pass
reversi-pass-step = pass
reversi-entry = Move:
reversi-entry-hint = Square, row and column, or number
reversi-put = Put
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
  } for whoever makes the move; @ tells how many moves deep, ✓ that it is exact. The best is underlined twice.
reversi-nodes = Nodes looked at: { $nodes }.
reversi-nodes-speed = Nodes looked at: { $nodes }, { $speed } in a second.
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

reversi-no-reason = When an agent has chosen, its choice and the grounds for it stand here.
reversi-candidates = What { $who } weighed
reversi-move = Move
reversi-worth = Worth to whoever moves
reversi-chosen = chosen
reversi-its-tree = Its search tree
reason-must-pass = { $who } passes: it has no move.
reason-only-move = { $square }: the only move.
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

reason-engine-estimated = { $square }: { $value } in discs, estimated at depth { $depth }; the best that level { $level } found.
reason-engine-outcome = { $square }: { $outcome ->
    [1] wins for certain
    [0] draws for certain
   *[other] loses for certain
  }; level { $level } asked no further.
reason-engine-exact = { $square }: { $value } in discs at the end, exactly; the rest was played out by level { $level }.

reversi-terms = The eleven terms of the evaluation
reversi-terms-lede = Points of each side for the position on the board: a bar to the right is good for its owner.
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
reversi-stable-rule = Stable discs are counted by the rule of the source’s program, which errs: starting from a corner, it asks that the neighbours of a disc have its colour, not that they are stable.
reversi-stable-count = { $colour }: { $counted } counted, { $kept } of them certainly stable{ $turned ->
    [none] .
   *[other] ; one move turns { $turned }.
  }
reversi-stable-turned = { $square } (by { $by })
reversi-sum-as-described = As described: Black less White
reversi-sum-as-published = As published: Black and White, without parity
reversi-sum-as-written = As written: Black less White, by the text

## Text and program of the source

reversi-differences = Where the source’s text and its program differ
reversi-differences-lede = The source describes its evaluation in words, and its boards come from a program that does something else. Three variants can be chosen wherever one of its agents is:
reversi-variant-as-described = The program’s terms, mended by us: White’s points are taken from Black’s, as the text says. Of the differences below it has the program’s side.
reversi-variant-as-published = The program. It keeps White’s points as negative numbers and then subtracts them, so that what is good for White counts for Black too, and parity cancels.
reversi-variant-as-written = The text. White’s points are taken from Black’s, and the terms below are the text’s.
reversi-worth-here = In this position: { $value } for Black.
reversi-both = Black { $black }, White { $white }
reversi-differences-caption = Terms that differ, with their points in this position
reversi-by-program = The program
reversi-by-text = The text
reversi-program-corners = Every corner counts for whoever holds it.
reversi-text-corners = Corners count only for the colour that holds more of them.
reversi-program-stable-discs = From a held corner, the run along both edges, and inner discs with two own neighbours towards the corner and one of two more.
reversi-text-stable-discs = From a held corner, discs whose five neighbours towards the corner are all own; squares off the board are not asked for (our reading: it does not say which five).
reversi-program-disc-count = From 58 discs on, more discs bring 50; Black has them where both have as many.
reversi-text-disc-count = Over 58 discs, more discs bring 50 and cost the other 50; nobody has them where both have as many.
reversi-program-frontier = Stable discs count too; the smaller frontier brings 75.
reversi-text-frontier = Without stable discs; the smaller frontier brings 75 and costs the other 75.
reversi-program-mobility = More moves bring 100.
reversi-text-mobility = More moves bring 100 and cost the other 100.
reversi-differences-open = The text gives no numbers: they are the program’s, also what more discs are worth before the end.

## The tree

tab-tree = Tree
tab-graph = Course
tab-position = Position
reversi-depth = Moves deep
reversi-alpha-beta = Alpha-beta
reversi-grow = Grow the tree
reversi-tutorial = Tutorial: 4×4, three moves deep
reversi-growing = { $nodes ->
    [one] 1 node
   *[other] { $nodes } nodes
  } so far…
reversi-tree-elsewhere = This tree grew from another position. Grow it anew for the one on the board.
reversi-no-tree = Grow the tree of a search from this position, and step through it in the order of the search.
reversi-tree-outdated = This tree was grown otherwise than is chosen above. Grow it anew.
reversi-tree-ties = Of moves of equal value the dice draw one. Alpha-beta finds the same value but does not learn of every move as good, so it may choose another.
reversi-tree-sum = { $nodes ->
    [one] 1 node
   *[other] { $nodes } nodes
  } looked at{ $cut ->
    [0] {""}
   *[other] , { $cut } cut off
  }{ $plain ->
    [unknown] {""}
   *[other] ; the plain search looks at { $plain }, { $saved } more
  }. The search chooses { $step }: { $value } for Black.
reversi-tree-steps = Steps through the tree
reversi-tree-root = Root
reversi-tree-back = Node before
reversi-tree-next = Next node
reversi-tree-decision = Next decision
reversi-tree-line = End of the best line
reversi-tree-legend = ▲ takes the greatest value (Black), ▽ the least (White), · ends the search, ✂ was cut off. Values are Black’s. The best is underlined twice.
reversi-root = Root
reversi-in-tree = In the tree, { $depth ->
    [one] 1 move
   *[other] { $depth } moves
  } deep: after { $step }
reversi-children = After { $step }: { $way ->
    [max] Black takes the greatest
   *[min] White takes the least
  }
reversi-folded = +{ $more }, best { $best }
reversi-folded-cut = +{ $more } cut off
reversi-fold = Fold
reversi-not-looked = no value
reversi-cut-short = cut
reversi-node-name = { $step }, { $value }{ $way ->
    [max] , Black to move, greatest
    [min] , White to move, least
    [leaf] , end of the search
   *[cut] .
  }{ $best ->
    [yes] , best
   *[no] {""}
  } { $why }
reversi-cut = Not looked at: { $side } already has { $value } by { $step }.
reversi-node-cut = { $step }, cut off.
reversi-node-weighed = { $step }: end of the search, weighed { $value } for Black.
reversi-node-ended = { $step }: end of the game, { $value } for Black.
reversi-node-exact = { $step }: { $side } to move takes the { $way ->
    [max] greatest
   *[min] least
  } of { $children }: { $best }, { $value } for Black.
reversi-node-at-least = { $step }: { $side } to move has { $best }, at least { $value } for Black; the rest was cut off.
reversi-node-at-most = { $step }: { $side } to move has { $best }, at most { $value } for Black; the rest was cut off.
reversi-node-open = { $step }: not searched to its end.

## Moves, course

reversi-opening = Opening: { $name }
reversi-no-moves = No move has been made yet.
reversi-lines = Lines of this game
reversi-lines-link = The link, and a reload, keep the line shown alone.
reversi-main-line = Main line, { $steps ->
    [one] 1 move
   *[other] { $steps } moves
  }
reversi-branch = Line { $line }: from move { $from }, { $steps ->
    [one] 1 move
   *[other] { $steps } moves
  }
reversi-loss = { $loss }
reversi-analyse = Analyse game
reversi-worst = Jump to the worst move
reversi-analysing = Valuing move { $step } of { $steps }, from the end backwards…
reversi-not-analysed = The analysis values every position from the end backwards, and tells what each move gave up.
reversi-analysed = Given up in all: Black { $black }, White { $white }.
reversi-graph-discs = Black’s discs less White’s, move by move.
reversi-graph-values = Values for Black by { $agent }, move by move; bars below: what a move gave up. What is won or lost for certain lies on the edge.
reversi-for-black = { $value }, Black ahead
reversi-for-white = { $value }, White ahead
reversi-course = Values and what was given up, move by move
reversi-before-move = Value for Black before it
reversi-given-up = Given up
reversi-course-note = @ tells how many moves deep a value was searched, ✓ that it is exact. What a move gave up is the best less the move itself, both from the one search of the position before it; it need not be the step from one value to the next, which may come from searches of other depths.

## Positions and texts

reversi-edit = Set up a position
reversi-edit-lede = Choose a disc, then the squares it goes to.
reversi-tools = What is put down
reversi-to-move = To move
reversi-rotate = Rotate
reversi-flip = Mirror
reversi-clear = Clear
reversi-play-from = Play from here
reversi-paste = Paste a game or a position
reversi-paste-hint = Moves (f5d6c3…), GGF, a board (X, O, - and the side to move), or a record of Spyglass.
reversi-open = Open
reversi-copy = Copy
reversi-copy-of = Copy: { $what }
reversi-text-moves = The game as moves
reversi-text-board = The board as text
reversi-text-record = The record
reversi-text-link = A link to what is seen

## Settings and keys

reversi-notation-square = f5
reversi-notation-row-column = row and column from 0
reversi-numbers = Number the legal moves
reversi-keys = Keys
reversi-keys-where = Keys act while the focus is on the board or the buttons below it. Arrow keys go from square to square, Enter plays there. Moves 1 to 9 have keys; later ones are played on their square, or typed: /, the number, Enter.
reversi-key-number = Play the move of this number
reversi-key-status = Tell how the game stands
reversi-key-entry = Type a move

## Refusals

error-empty-text = There is nothing to read.
error-bad-disc = Character { $at }, “{ $found }”, is neither X, O nor -.
error-bad-board-size = A board has 64, 36 or 16 squares; here are { $squares }.
error-no-discs = No disc lies on the board: put some down first.
error-no-side = The side to move is missing: end the board with X or O.
error-bad-move = Character { $at }, “{ $found }”, is neither a square nor a pass.
error-illegal-move = Move { $number }, “{ $found }” at character { $at }, is not allowed. { $why }
error-bad-ggf = This is no GGF: at character { $at } { $expected } is expected.
error-bad-square = That is no move here: write { $notation ->
    [row-column] row and column from 0 as 4,5
   *[other] a square as f5
  }, or the number of a legal move.
error-occupied = { $square ->
    [none] A disc lies there already.
   *[other] A disc lies on { $square } already.
  }
error-flips-nothing = { $square ->
    [none] No disc would be turned there.
   *[other] On { $square } no disc would be turned.
  }
error-must-pass = There is no move: pass.
error-may-not-pass = Whoever has a move may not pass.
error-two-discs = Two discs lie on one square.
error-no-such-line = This game has no such line.
error-too-many-lines = This game has as many lines as it can hold.
error-not-done = The tree is gone: grow it again.
error-no-such-node = The tree has no such node.
error-bad-level = The engine has levels 1 to 6.
error-bad-weights = What the engine has learned cannot be read.
error-weights-not-loaded = What the engine has learned could not be fetched. Check the connection and try again.
error-in-tree = The board shows a position of the tree. Go to the root or to another tab for the values of the game’s moves.
error-bad-depth = A tree is one to four moves deep.

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
reversi-predict-knew = { $who } to move: discs { $black } to { $white }, legal moves: { $moves }.
reversi-predict-chose = it chooses { $square }
reversi-predict-skipped = Skipped. { $chose }
reversi-predict-score = { $same ->
    [yes] Foretold! { $own }: { $value }.
    [no] You { $own } { $value }, best { $best } { $bestValue }; { $chose }.
   *[unknown] You { $own } { $value }, best { $best } { $bestValue }.
  } { $gives ->
    [nothing] Your move gives up nothing
    [result] Your move changes who wins
   *[some] Your move gives up { $loss } in { $unit ->
        [points] points
       *[discs] discs
      }
  }, by the values of { $agent }.{ $tries ->
    [1] {""}
   *[other] {" "}Try { $tries }.
  }
reversi-predict-unmeasured = You { $own }. { $same ->
    [yes] Foretold!
    [no] But { $chose }.
   *[unknown] {""}
  }
reversi-predict-map = Moves weighed: { $count }; best for it: { $moves }.
reversi-predict-no-map = { $who } keeps no list of values for its moves.
reversi-predict-tally = Answers: { $given }{ $skipped ->
    [0] {""}
   *[other] , skipped: { $skipped }
  }; the same move: { $same }; nothing given up: { $best }.
reversi-answers-best = Best
reversi-answers-result = the result
reversi-answers-basis = What your move gives up against the best one, by the values of the agent named there. Points and discs are not added up.
reversi-answers-gives = { $unit ->
    [points] points: { $loss }
   *[discs] discs: { $loss }
  }
reversi-surprise-none = No surprising step further on.
reversi-seeking = Looking: step { $step }.
reversi-surprise = Surprising: { $square } { $value }, best { $best } { $bestValue }; it { $gives ->
    [result] changes who wins
    [points] gives up { $loss } in points
   *[discs] gives up { $loss } in discs
  }, by the values of { $agent }.
reversi-key-predict = predict each choice
reversi-key-present = present: board and one sentence
reversi-key-present-on = while presenting, open what comes next
reversi-key-present-back = while presenting, back
error-no-such-choice = That is no legal move here.
