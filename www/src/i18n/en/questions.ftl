### Open questions, measured: each with its numbers and its answer.

question-how = How this was measured
question-mean = { $mean } ± { $error }

question-finish = Leave a wounded ship, or finish it?
question-finish-asked = After a hit you can attack the wounded ship, or leave it and look for other ships, since you know where it is. Matrix counts the positions of single ships. In most rows positions through a wound weigh more; if they weigh the same as any other, the wound doesn’t matter. In the last row Matrix looks for all ships first: while some ship has certainly not been hit, it counts only positions that cover no wound.
question-finish-table = Mean shots of Matrix; games each: { $games }
question-weight = Weight of a position through a wound
question-weight-1 = same as any other
question-weight-2 = twice
question-weight-5 = 5 times
question-weight-10 = 10 times
question-weight-only = only those count
question-weight-last = 10 times, once every ship may be hit
question-finish-answer = Finish it at once. Finding all ships first costs { $sea } more shots in sea battle and { $admiral } more in the classic game. Ignoring the wound is worse still: { $seaPlain } and { $admiralPlain } more than attacking only the wound. A strong weight is as good as attacking only the wound if ships never touch, and better if they may.

question-deployers = What does it cost the defender to place ships at random?
question-deployers-asked = Choosing all fleets with equal probability is fair, but not best for the defender. A fleet along the border surprises a shooter who expects ships anywhere; but a shooter who knows the habit finds it all the sooner.
question-deployers-table = Mean shots in the classic game; games each: { $games }
question-deployer = Fleet layout
question-shooter-exact = Exact, expects any fleet
question-shooter-robust = Robust
question-shooter-responder = Exact, knows the deployer
question-shooter-robust-less-exact = Robust minus Exact
question-deployers-answer = A fleet placed where it is hardest to find costs Exact { $exact } more shots than a random one, and a shooter who knows the deployer { $responder } more. Both are greedy: they fire at the likeliest cell. That is what a defender who places ships at random gives away against a greedy shooter; we didn’t measure it against the best one. A fleet along the border costs Exact { $gain } more, but a shooter who knows the habit needs only { $known }.
question-aims = Our aims
question-aim-what = { $shooter }; fleet { $deployer }
question-aim-least = at least { $shots }
question-aim-most = at most { $shots }
question-aim = { $what }: aim { $bound }, measured { $mean }.
question-reached-yes = Reached.
question-reached-no = Missed.
question-reached-unsure = Reached by less than two standard errors.

question-border = Who suffers from ships on the border?
question-border-asked = Old advice: place the ships of two and more cells along the border. Here each agent hunts such fleets and fleets placed anywhere.
question-agent = Agent
question-border-anywhere = anywhere
question-border-border = border
question-border-more = more
question-border-games = Games each: { $games }; Exact: { $exact }, and in sea battle with fleets placed anywhere { $fewest }.
question-border-answer = In sea battle Matrix, which counts ships one at a time, needs { $matrix } more shots; Exact, which counts whole fleets, only { $exact } more. In the classic game Matrix needs { $admiral } more, Exact { $counted }. Hunter, which expects ships nowhere in particular, needs { $hunter } fewer there.

question-smallest = What is the smallest board for a fleet?
question-smallest-asked = How few cells can a board have, and how small can a square board be, so that the fleet still fits? Ships may be turned.
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
question-held-picture = A layout: { $ships }
question-smallest-answer = These, and it is proved. We searched all boards with sides of up to 15 cells (16 where ships may touch): every board with fewer cells, and every smaller square, whenever the ships’ own cells would fit. Longer single rows are not boards here.
