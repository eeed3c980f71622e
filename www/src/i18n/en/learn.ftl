# The page Learn: small boards solved, ways to lie in a line, questions measured.

learn-description = Small boards of battleship solved: the fewest shots, the whole tree of play, and both players at their best.

error-small-board-too-large = This is too large to be solved. At most: cells of the board { $cells }, ships { $ships }, cells of a ship { $length }.
error-too-many-layouts = This fleet can lie in more than { $max } ways: take a smaller board, or fewer ships.
error-small-not-for-rules = Only rules that tell hits, misses and sinkings are solved.
error-too-many-positions = This needs more positions than memory is given to: take a smaller board.
error-numbers-too-large = The numbers of the exact answer grow too large here: take a smaller board, or a more regular one.
error-no-such-branch = The link leads to an answer that cannot be given.
error-not-solved-yet = This is not solved yet.
error-unknown-policy = There is no such way to shoot.
error-stopped = Stopped before the end. Nothing is known of this board yet.
learn-failed = The solver stopped working ({ $code }). Solve again to start it anew.

learn-skip = To the small boards
learn-title = Learn
learn-lede = What can be known exactly about this game, to be tried out.

learn-boards = Small boards, solved
learn-boards-lede = On a small board every way the fleet can lie is looked at, and every way to shoot. So the fewest shots are known: how many they are on average, and where each goes.
learn-wish-cols = Columns
learn-wish-rows = Rows
learn-fleet = Ships, by length
learn-ship = Length of ship { $number }
learn-no-ship = none
learn-wish-contact = Ships
learn-contact-free = may touch
learn-contact-apart = lie apart
learn-wish-announce = What is told
learn-announce-sunk = hit, miss, ship sunk
learn-announce-names-ship = also which ship is hit
learn-announce-hit-or-miss = hit or miss only
learn-solve = Solve
learn-stop = Stop
learn-limits = Up to 36 cells, four ships, and 2,000 layouts. One ship takes no time; 4×4 with a 3 and a 2 about a second; 5×4 with them a minute or two.
learn-unread = The link could not be followed in this: { $parts }. What is usual stands there instead.
learn-part-size = size of the board
learn-part-fleet = ships
learn-part-contact = whether ships may touch
learn-part-announce = what is told
learn-part-policy = how to shoot
learn-part-path = place in the tree
learn-part-before = free cells before
learn-part-behind = free cells behind
learn-part-length = length of the ship in the line
learn-changed = The choice above is not solved yet: below is the board solved last.
learn-counting = Counting: { $positions ->
    [one] 1 position
   *[other] { $positions } positions
  } looked into.
learn-policies = Shots until the whole fleet is hit, every layout equally likely
learn-policy = How to shoot
learn-policy-optimal = Optimal play
learn-policy-greedy = Likeliest cell
learn-mean = Shots on average
learn-fraction = Shots over layouts
learn-over = { $shots }/{ $layouts }
learn-same = Over { $layouts ->
    [one] the only layout
   *[other] all { $layouts } layouts
  }, always shooting at the likeliest cell costs no shot more.
learn-differ = The likeliest cell is not always best: it costs { $more ->
    [one] 1 shot
   *[other] { $more } shots
  } more over all layouts, { $mean } a game.

learn-tree = { $policy }, step by step
learn-tree-board = The board as it is known here
learn-tree-caption = Ship in each cell, in per cent of { $layouts ->
    [one] 1 layout
   *[other] { $layouts } layouts
  } that fit
learn-start = Nothing is known.
learn-came = { $cell }: { $answer }.
learn-next = { $layouts ->
    [one] 1 layout fits
   *[other] { $layouts } layouts fit
  }; shots to come on average: { $shots }. Next it shoots { $cell }.
learn-done = The whole fleet is hit, after { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
  }.
learn-hit = hit
learn-miss = miss
learn-percent = { $percent } percent
learn-cell = { $cell }, { $state }
learn-cell-next = { $cell }, { $state }, the next shot
learn-answers = What { $cell } may be answered; choose one to go on
learn-answer = Answer
learn-share = Layouts
learn-share-of = { $count } of { $of }, { $share }
learn-left = Shots to come
learn-trail = The way here
learn-first = Start
learn-trail-step = { $cell } { $answer }

learn-mix = Both at their best
learn-mix-lede = The deployer need not choose every layout as often as the next. Solved as a game of two: the deployer mixes layouts so that many shots are needed, the shooter ways to shoot so that few are. This goes for far fewer layouts than the solver: about 25 groups, those that are turned or mirrored ones of each other counted once; beyond, the numbers of the exact answer grow too large.
learn-mix-solve = Solve as a game of two
learn-mix-counting = Ways to shoot found: { $ways }.
learn-mixed = Shots on average: { $value } = { $mean }, that is { $gain } more than with layouts all equally likely. Ways to shoot that the shooter mixes: { $ways }. Neither side can do better.
learn-mix-caption = How likely the deployer has a ship in each cell, in per cent
learn-groups = The deployer’s mix; turned and mirrored layouts are equally likely
learn-group = Layouts like
learn-group-count = How many
learn-group-chance = One of them
learn-group-shots = Shots needed
learn-fraction-of = { $fraction }, { $share }

learn-line = Ways to lie in a line
learn-line-lede = How many ways can a ship lie along one line so that it covers the tested cell? The source of the sea battle gives a formula for it. Move the obstacles: where neither side has room for the rest of the ship, it can count too many.
learn-line-before = Free cells before
learn-line-behind = Free cells behind
learn-line-length = Length of the ship
learn-line-picture = A line of free cells, { $before } before the tested one and { $behind } behind it, and below it the ways the ship can lie: { $ways }
learn-line-counts = Ways a ship of { $length } can lie through the tested cell, free cells before it { $before }, behind it { $behind }
learn-line-article = By the article: 0 where A + B + 1 < K, 1 where it is K, else min(min(A, B) + 1, K)
learn-line-true = In truth: max(0, min(A, K−1) + min(B, K−1) + 2 − K)
learn-line-seen = Counted one by one
learn-line-agree = Here both formulas agree.
learn-line-differ = Here the article counts { $more } too many: neither side is as long as the ship without the tested cell.
learn-line-heard = Ways { $ways }; by the article { $article }.

questions = Open questions, measured
questions-lede = The source of the sea battle leaves some questions open. Here each is answered as far as games played by the agents answer it: mean shots until the fleet is sunk ± half of the interval that holds the true mean in 95 of 100 such runs.
question-how = How this was measured
question-mean = { $mean } ± { $error }

question-finish = Leave a wounded ship, or finish it?
question-finish-asked = After a hit one may go on at the wound, or leave it and look for other ships, as its place is known. Matrix counts the ways single ships can lie. In most rows the ways through a wound weigh more; with the weight of any other, the wound does not matter to it. In the last row it looks for all ships first: while a ship was certainly not hit yet, it counts only ways through no wound.
question-finish-table = Mean shots of Matrix; games each: { $games }
question-weight = A way through a wound counts
question-weight-1 = as any other
question-weight-2 = twice
question-weight-5 = 5 times
question-weight-10 = 10 times
question-weight-only = alone
question-weight-last = 10 times, once every ship may be hit
question-finish-answer = Finish it at once. Finding all ships first costs { $sea } more shots in sea battle and { $admiral } more in the classic game. To ignore the wound is worse still: { $seaPlain } and { $admiralPlain } more than firing at nothing else. A strong weight is as good as firing at nothing else where ships lie apart, and better where they may touch.

question-deployers = What does it cost the defender to lay ships anywhere?
question-deployers-asked = All fleets alike is fair, but not best for the defender. A fleet along the border surprises one who expects ships anywhere; but one who knows the habit finds it all the sooner.
question-deployers-table = Mean shots in the classic game; games each: { $games }
question-deployer = Fleet lies
question-shooter-exact = Exact, expects any fleet
question-shooter-robust = Robust
question-shooter-responder = Exact, knows the deployer
question-shooter-robust-less-exact = Robust, less Exact
question-deployers-answer = Placed where shooters find it late, a fleet costs Exact { $exact } more shots than anywhere, and one who knows the deployer { $responder } more. Both are greedy: they fire at the likeliest cell. That much a defender who places it anywhere gives away against a greedy shooter; against the best one it was not measured. Along the border it costs Exact { $gain } more, but one who knows the habit needs only { $known }.
question-aims = What was aimed at
question-aim-what = { $shooter }; fleet { $deployer }
question-aim-least = at least { $shots }
question-aim-most = at most { $shots }
question-aim = { $what }: { $bound } aimed at, { $mean } measured.
question-reached-yes = Reached.
question-reached-no = Missed.
question-reached-unsure = Reached by less than two standard errors.

question-border = Whom do ships on the border hurt?
question-border-asked = Old advice: lay the ships of two and more cells along the border. Here each agent shoots at such fleets and at fleets laid anywhere.
question-agent = Agent
question-border-anywhere = anywhere
question-border-border = border
question-border-more = more
question-border-games = Games each: { $games }; of Exact { $exact }, in sea battle on fleets laid anywhere { $fewest }.
question-border-answer = In sea battle Matrix, which counts ships one at a time, needs { $matrix } more shots; Exact, which counts whole fleets, only { $exact } more. In the classic game Matrix needs { $admiral } more, Exact { $counted }. Hunter, which expects ships nowhere in particular, needs { $hunter } fewer there.

question-smallest = What is the smallest board for a fleet?
question-smallest-asked = How few cells can a board have, and how small can a square be, so that the fleet still fits? Ships may be turned.
question-fleet-admiral = Classic 5-4-3-3-2, ships may touch
question-fleet-admiral-apart = Classic 5-4-3-3-2, ships apart
question-fleet-sea-battle = Sea battle 4-3-3-2-2-2-1-1-1-1, ships apart
question-fleet-drawn-free = Drawn shapes, ships may touch
question-fleet-drawn-apart = Drawn shapes, ships apart
question-held = { $cols }×{ $rows }: { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
  }
question-held-square = { $cols }×{ $rows }: smallest square
question-held-picture = A way the ships lie: { $ships }
question-smallest-answer = These, and it is proved: of the boards with sides of up to 15 cells (16 where ships may touch) every one with fewer cells, and every smaller square, was searched through for a way to lay the fleet, where its cells alone would not be too many. Longer single rows are no boards here.

course-chapter = Course chapter
course-lead = From random fire to counting fleets: a text with live boards, questions and an exercise.
course-title = From random fire to counting fleets
course-description = A course chapter on hunting hidden fleets: random fire, parity, maps, counted chances, with live boards, questions and an exercise.
course-outline = How does one find a hidden fleet in as few shots as possible? We begin with chance, search every other cell, draw maps of where ships can lie, and end with counting every fleet there is. The boards beside the text follow what you read; press the button below a paragraph to go back to its moment. Every number was computed or measured by this site.
course-english = The text is in English.
course-show = Show on the board
course-skip = To the text
course-held = { $cell }: { $chance } %. The likeliest has { $most } %.
course-tally = Answered { $answered } of { $asked }, right { $right }.
