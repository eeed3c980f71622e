# The page Learn: small boards solved, positions along a line, questions measured.

learn-description = Small boards of Battleship solved: the fewest shots, the whole tree of play, and both players at their best.

error-small-board-too-large = This is too large to solve. At most: board cells { $cells }, ships { $ships }, cells of a ship { $length }.
error-too-many-layouts = This fleet has more than { $max } layouts. Choose a smaller board or fewer ships.
error-small-not-for-rules = Only games whose shots reveal hits, misses and sunk ships can be solved.
error-too-many-positions = This needs more positions than fit in memory. Choose a smaller board.
error-numbers-too-large = The numbers in the exact answer get too large here. Choose a smaller board, or a more symmetric one.
error-no-such-branch = The link contains an answer that can’t occur.
error-not-solved-yet = This is not solved yet.
error-unknown-policy = There is no such way to shoot.
error-stopped = Stopped before the end. There are no results for this board yet.
learn-failed = The solver stopped working ({ $code }). Press Solve to restart it.

learn-skip = To the small boards
learn-title = Learn
learn-lede = What can be known exactly about this game. Try it yourself.

learn-boards = Small boards, solved
learn-boards-plate = The fewest shots, exactly, and where each one goes.
learn-boards-lede = On a small board we can try every layout and every way to shoot, so we know the fewest shots needed on average and where each should go.
learn-wish-cols = Columns
learn-wish-rows = Rows
learn-fleet = Ships, by length
learn-ship = Length of ship { $number }
learn-no-ship = none
learn-wish-contact = Ships
learn-contact-free = may touch
learn-contact-apart = never touch
learn-wish-announce = What a shot reveals
learn-announce-sunk = hit, miss, ship sunk
learn-announce-names-ship = which ship was hit, too
learn-announce-hit-or-miss = hit or miss only
learn-solve = Solve
learn-stop = Stop
learn-limits = Up to 36 cells, four ships and 2,000 layouts. One ship is instant; 4×4 with a 3 and a 2 takes about a second; 5×4 with the same ships a minute or two.
learn-unread = Part of the link wasn’t understood ({ $parts }), so defaults are used there.
learn-part-size = size of the board
learn-part-fleet = ships
learn-part-contact = whether ships may touch
learn-part-announce = what a shot reveals
learn-part-policy = strategy
learn-part-path = place in the tree
learn-part-before = free cells before
learn-part-behind = free cells behind
learn-part-length = length of the ship in the line
learn-changed = You’ve changed the board. Below is the one solved last.
learn-counting = Counting: { $positions ->
    [one] 1 position
   *[other] { $positions } positions
  } checked.
learn-policies = Shots until the whole fleet is sunk, every layout equally likely
learn-policy = Strategy
learn-policy-optimal = Optimal play
learn-policy-greedy = Likeliest cell
learn-mean = Mean shots
learn-fraction = Shots over layouts
learn-over = { $shots }/{ $layouts }
learn-same = Over { $layouts ->
    [one] the only layout
   *[other] all { $layouts } layouts
  }, always shooting at the likeliest cell costs no extra shot.
learn-differ = The likeliest cell is not always best: it costs { $more ->
    [one] 1 shot
   *[other] { $more } shots
  } more over all layouts, { $mean } a game.

learn-tree = { $policy }, step by step
learn-tree-board = The board as known so far
learn-tree-caption = Probability of a ship in each cell, in percent, over { $layouts ->
    [one] 1 layout
   *[other] { $layouts } layouts
  } that fit
learn-start = Nothing is known yet.
learn-came = { $cell }: { $answer }.
learn-next = { $layouts ->
    [one] 1 layout fits
   *[other] { $layouts } layouts fit
  }; on average { $shots } more shots. The next shot is at { $cell }.
learn-done = The whole fleet is sunk, after { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
  }.
learn-hit = hit
learn-miss = miss
learn-percent = { $percent } percent
learn-cell = { $cell }, { $state }
learn-cell-next = { $cell }, { $state }, the next shot
learn-answers = Possible results at { $cell }; choose one to continue
learn-answer = Result
learn-share = Layouts
learn-share-of = { $count } of { $of }, { $share }
learn-left = More shots
learn-trail = Path to here
learn-first = Start
learn-trail-step = { $cell } { $answer }

learn-mix = Best play on both sides
learn-mix-lede = The player who places the fleet need not choose every layout equally often. We solve it as a two-player game: the deployer mixes layouts so that many shots are needed, and the shooter mixes strategies so that few are. This works for far fewer layouts than the solver: about 25 groups, where layouts that are rotations or reflections of each other count once. Beyond that, the numbers in the exact answer get too large.
learn-mix-solve = Solve as a two-player game
learn-mix-counting = Strategies found: { $ways }.
learn-mixed = Mean shots: { $value } = { $mean }, that is { $gain } more than with equally likely layouts. Strategies in the shooter’s mix: { $ways }. Neither side can do better.
learn-mix-caption = Probability that the deployer has a ship in each cell, in percent
learn-groups = The deployer’s mix; rotations and reflections are equally likely
learn-group = Layouts like
learn-group-count = How many
learn-group-chance = Probability of each
learn-group-shots = Shots needed
learn-fraction-of = { $fraction }, { $share }

learn-line = Positions along a line
learn-line-plate = Count how a ship can cover one cell.
learn-line-lede = In how many positions along one line can a ship cover the tested cell? The Russian article gives a formula. Move the obstacles: where neither side has room for the rest of the ship, the formula can count too many.
learn-line-before = Free cells before
learn-line-behind = Free cells behind
learn-line-length = Length of the ship
learn-line-picture = A line of free cells, { $before } before the tested one and { $behind } behind it, and below it the positions of the ship: { $ways }
learn-line-counts = Positions of a ship of { $length } that cover the tested cell, with { $before } free cells before it and { $behind } behind it
learn-line-article = The article: 0 where A + B + 1 < K, 1 where it is K, else min(min(A, B) + 1, K)
learn-line-true = Correct: max(0, min(A, K−1) + min(B, K−1) + 2 − K)
learn-line-seen = Counted one by one
learn-line-agree = Here both formulas agree.
learn-line-differ = Here the article counts { $more } too many: neither side has room for the rest of the ship.
learn-line-heard = Positions: { $ways }; according to the article: { $article }.

likeliest-title = Why the likeliest cell is not always the best
likeliest-plate = Two shots in a real game, each hunted to the end thousands of times.

questions = Open questions, measured
questions-plate = What thousands of games say, with their errors.
learn-lessons = Lessons
learn-lessons-plate = Questions at positions, judged at once; write your own.
learn-teachers = For teachers
learn-teachers-plate = A lesson as a link, HTML for a page or a file; demo pages.
questions-lede = The Russian article on sea battle leaves some questions open. Here we answer them as far as games between agents can: mean shots to sink the fleet ± half the width of a 95% confidence interval.

course-read = Read the course
course-lead = A chapter with live boards, questions and exercises.
course-title = From random fire to counting fleets
course-skip = To the text
course-description = A course chapter on playing Battleship well: random fire, parity, maps, counted chances, with live boards, questions and exercises.
course-outline = How do you find a hidden fleet in as few shots as possible? We begin with chance, search every other cell, draw maps of where ships can be, and end by counting every possible fleet. The boards beside the text follow your reading; press the button below a paragraph to return to its moment. This site computed or measured every number.
course-english = The chapter is in English.
course-show = Show on the board
course-held = { $cell }: { $chance }%. The likeliest has { $most }%.
course-tally = { $answered } of { $asked } answered, { $right } right. Only the first answer to each question counts.
