### The words that pages of several games share, beyond those of the first sight.

## Timeline

play = Play
pause = Pause
speed = Speed
speed-steps = { $steps } a second
speed-at-once = instant
timeline = Timeline
moves-label = Moves
surprise-next = Next surprising step
surprise-stop = Stop looking
surprise-none = { $way ->
    [back] No surprising step before this one.
   *[on] No surprising step after this one.
  }

## Chances and numbers

no-book = The opening book didn’t load. Counting takes longer; the result is the same.
number-large = { $power ->
    [15] { $figure } quadrillion
    [18] { $figure } quintillion
    [21] { $figure } sextillion
   *[other] { $figure } × 10^{ $power }
  }

## Ways to lay a fleet

deploy-uniform = anywhere, all fleets alike
deploy-border = along the border
deploy-faulty = never on the last cell of a row or column
deploy-close = ships close together
deploy-sparse = ships far apart
deploy-mixed = neither close nor far apart
deploy-against-the-shooter = hardest to find

## Options of agents

parameter-k = lattice
parameter-search = search
value-search-stack = about the hits
value-search-cross = along row and column
parameter-learned = has learned your habits
parameter-threshold = threshold
parameter-expects = expects the fleet
parameter-count = placements count
parameter-bonus = bonus
parameter-ships = ships counted
parameter-turns = turns of a ship
parameter-ties = ties
parameter-wound-weight = weight of a wounded ship
parameter-work = fleets rolled out, in thousands
parameter-hunts = hunts played out
parameter-finish = finishes a wounded ship
value-k-smallest = of the smallest ship
value-k-longest = of the longest ship
value-count-1 = once
value-count-2 = once an end
value-count-none = not at all
value-bonus-per-ship = for each ship
value-bonus-once = once
value-bonus-none = none
value-ships-all = all afloat
value-ships-longest = only the longest
value-expects-uniform = anywhere
value-expects-border = along the border
value-expects-against-the-shooter = hardest to find
value-turns-distinct = only distinct ones
value-turns-all = all four
value-ties-random = at random
value-ties-first = first in row order
value-wound-weight-only = only through wounds
value-work-none = none
value-finish-first = at once
value-finish-last = last
