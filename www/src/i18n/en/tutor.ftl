### The words of certain reasoning: hints, proofs, deductions, the expert's knowledge; they come with that part of the page.

## Hints and proofs

hint-stage = { $stage } of { $of }
hint-more = Show more
hint-where = Look here: { $where }.
hint-mistake = Not all of your marks can be right.
hint-mistaken = { $count ->
    [1] { $cells } is wrong.
   *[other] At least one of these is wrong: { $cells }.
  }
hint-unsettled = Already certain, but not marked on your board: { $cells }. The proof shows each step.
hint-prove = Prove { $cell }
hint-rule = Rule “{ $rule }”: { $means }
hint-why = Why: { $why }
hint-none = Nothing more is certain from what you know. From here on it is down to chances.
hint-none-permitted = The rules allowed here prove nothing more.
prove-cell = Prove a cell…
proof-title = Proof of { $cell }
proof-of = { $cell } is { $as ->
    [ship] a ship cell
   *[water] water
  }, in { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  }.
proof-none = { $cell } is not certain from what you know: it may be water or ship.
proof-none-permitted = { $cell } cannot be proved by the rules allowed here; others may make it certain.
proof-revealed = { $cell } has already been revealed, so it needs no proof.
proving-off = Proving is off.
dismissed = Closed.
lit-premise = part of the reason
lit-water = so it is water
lit-ship = so it is ship
lit-assumed-water = water, if the assumption holds
lit-assumed-ship = ship, if the assumption holds
lit-way = a ship can be here

## Deductions

tutor-is-help = What the rules prove in your game appears here. In a game of your own, looking at it counts as help.
tutor-show = Show what is proved
tutor-hide = Hide what is proved
steps-label = What is proved, step by step
steps-count = { $steps ->
    [one] 1 step, which follows from what has been revealed.
   *[other] { $steps } steps: each follows from what has been revealed and from the steps before it.
  }
steps-none = The rules prove nothing beyond what has been revealed.
steps-choose = Choose a step: the board marks what it follows from and what it proves.
step-before = Previous step
step-next = Next step
step-said = { $steps ->
    [one] { $rule }. { $why }
   *[other] Step { $number } of { $steps }, { $rule }. { $why }
  }
contradiction = What has been revealed contradicts itself, by the rule “{ $rule }”.
rules-permitted = Rules allowed here: { $rules }.
rules-explained = The rules, by group
group-cells = A cell and its neighbours
group-cells-means = A look at a cell and its neighbours, or along a row or column.
group-ships = Ships found and to find
group-ships-means = What ships were found, and which are still to be found.
group-combinations = Combinations
group-combinations-means = All the positions that the ships of a length can still take.
group-refutation = Refutation
group-refutation-means = An assumption that rules itself out.
group-counting = Counting
group-counting-means = Trying every fleet: used only where nothing else helps.

cells-and-more = { $cells } and { $count ->
    [one] 1 more cell
   *[other] { $count } more cells
  }
ships-found = the ships found at { $ships }
so = So { $conclusions }.
so-cells = { $cells } { $count ->
    [one] is
   *[other] are
  } { $as ->
    [ship] ship
   *[water] water
  }
so-content = { $cell } is a { $content }
why-rests-on = This follows from { $premises }.

## Rules

rule-diagonal-water = Corners are water
means-diagonal-water = Ships are straight and never touch, so the cells at the corners of a ship cell are water.
why-diagonal-water = { $cells } is ship, and no ship has a cell at its corners.
rule-end-cell = End of a ship
means-end-cell = The ship continues on the inner side of its end; the other three sides are water.
why-end-cell = { $cells } was revealed as an end of a ship, which continues on one side only.
rule-sub-alone = Ship of one cell
means-sub-alone = A ship of one cell has water all round.
why-sub-alone = { $cells } was revealed as a ship of one cell, with water all round.
rule-middle-axis = Middle of a ship
means-middle-axis = A middle continues on two opposite sides; once one side is settled, so are all.
why-middle-axis = { $cells }: this middle and what is settled beside it leave only one direction for the ship.
rule-line-full = Line full
means-line-full = A row or column that has all its ship cells is water elsewhere.
why-line-full = In { $lines } there { $holds ->
    [0] is no ship cell
    [one] is 1 ship cell: { $cells }
   *[other] are { $holds } ship cells: { $cells }
  }.
rule-line-needs-all = Line needs all
means-line-needs-all = A row or column with no cell to spare is ship wherever there can be one.
why-line-needs-all = In { $lines } there { $holds ->
    [one] is 1 ship cell
   *[other] are { $holds } ship cells
  }, and just as many cells that can be ship.
rule-content-by-sides = Content by its sides
means-content-by-sides = A ship cell whose sides are all settled shows which part of a ship it is.
why-content-by-sides = What is at its sides is settled: { $cells }.
rule-ship-found = Ship found
means-ship-found = A run of ship cells with water all round is a whole ship, and shows its parts.
why-ship-found = Among { $cells } a run of ship cells has water all round.
rule-longest-ends = Longest ship is whole
means-longest-ends = A run as long as the longest ship still to be found is that ship: its ends are water.
why-longest-ends = { $cells } is as long as the longest ship still to be found{ $ships ->
    [none] .
   *[other] ; the longer ones were found at { $ships }.
  }
rule-run-must-grow = Run must grow
means-run-must-grow = A run shorter than every ship still to be found continues on its only free side.
why-run-must-grow = The run at { $cells } is shorter than every ship still to be found, and can continue on one side only{ $ships ->
    [none] .
   *[other] ; the ships found are at { $ships }.
  }
rule-joins-too-long = Joins too long
means-joins-too-long = A cell that would join ship cells to a run longer than any ship still to be found is water.
why-joins-too-long = With a ship cell there, { $cells } would be part of a run longer than any ship still to be found{ $ships ->
    [none] .
   *[other] ; the longer ones were found at { $ships }.
  }
rule-nothing-fits = Nothing fits
means-nothing-fits = A cell where no ship still to be found fits is water.
why-nothing-fits = No ship still to be found fits there.
rule-last-combinations = Last combinations
means-last-combinations = If as many positions are left as ships of a length are still to be found, they are those ships.
why-last-combinations = As many positions are left as ships of { $length } are still to be found.
rule-in-every-combination = In every combination
means-in-every-combination = A cell in all the positions that the ships of a length can take is ship.
why-in-every-combination = All the positions of a ship of { $length } share it.
rule-beside-every-combination = Beside every combination
means-beside-every-combination = A cell beside all the positions that the ships of a length can take is water.
why-beside-every-combination = It is beside all the positions of a ship of { $length }.
rule-over-certain-cell = Positions over a ship cell
means-over-certain-cell = Cells in all the positions over a certain ship cell are ship; cells beside all of them are water.
why-over-certain-cell = All the positions of a ship over a certain ship cell share this.
rule-line-ways = Ways to fill a line
means-line-ways = What is the same in all the ways to fill a row or column as its count requires is certain.
why-line-ways = All the ways to fill a row or column as its count requires have this in common.
rule-longest-together = Longest ships together
means-longest-together = What is the same in all arrangements of the longest ships still to be found is certain.
why-longest-together = All arrangements of the ships of { $length } and more still to be found have this in common.
rule-refutation = Refutation
means-refutation = Assume the opposite: if the rules lead to a contradiction, the opposite is wrong.
why-refutation = Assume { $cell } is { $as ->
    [ship] ship
   *[water] water
  }: { $steps ->
    [one] 1 deduction leads
   *[other] { $steps } deductions lead
  } to a contradiction{ $depth ->
    [1] .
   *[other] , some of them refutations themselves.
  }
refutation-open = Show { $steps ->
    [one] the deduction
   *[other] the { $steps } deductions
  }
refutation-assumes = Assume { $cell } is { $as ->
    [ship] ship
   *[water] water
  }. Then:
refutation-label = Refutation: { $cell } { $as ->
    [ship] ship
   *[water] water
  }
refutation-end = Contradiction: “{ $rule }”
refutation-contradicts = So the assumption is wrong.
contradicts-settled = { $count ->
    [0] Then a ship would leave the board.
   *[other] Then { $cells } would be the opposite of what is settled.
  }
clash-end-cell = { $cells } is an end of a ship that would leave the board.
clash-middle-axis = { $cells }: what is settled beside this middle leaves the ship no direction.
clash-line-full = In { $lines } there { $holds ->
    [0] is no ship cell
    [one] is 1 ship cell
   *[other] are { $holds } ship cells
  }, but more are settled: { $cells }.
clash-line-needs-all = In { $lines } there { $holds ->
    [one] is 1 ship cell
   *[other] are { $holds } ship cells
  }, but fewer cells are left that can be ship.
clash-ship-found = More ships of one length are found than the fleet has: { $ships }.
clash-run-must-grow = No ship still to be found fits the run at { $cells }{ $ships ->
    [none] .
   *[other] ; ships found are at { $ships }.
  }
clash-last-combinations = { $left ->
    [one] 1 ship of { $length } is
   *[other] { $left } ships of { $length } are
  } still to be found, but { $count ->
    [0] no position is left.
    [one] only 1 position is left: { $ways }.
   *[other] only { $count } positions are left: { $ways }.
  }
clash-over-certain-cell = No ship still to be found fits over a certain ship cell.
clash-line-ways = No way is left to fill a row or column as its count requires.
clash-longest-together = No arrangement is left of the ships of { $length } and more still to be found.
rule-counting = Counting
means-counting = Every fleet that fits was tried.
why-counting = It is the same in every fleet that fits.

## Knowledge

known-lines = Ship cells still to be found
pick-row = Row
pick-column = Column
known-left-cells = to find
known-candidates = candidates
known-uncounted = not counted
fleet-found = { $found } of { $count } found
known-found = Ships found
known-none-found = No whole ship is found yet.
known-left = Ships still to be found
known-all-found = All ships are found.
known-ways = { $left ->
    [one] 1 ship
   *[other] { $left } ships
  } of { $length }: { $ways ->
    [one] 1 position left
   *[other] { $ways } positions left
  }

## Score

score-final = The final score
score-expected = On average, if solved now
score-is-help = The average score if you solved now follows from the chances. In a game of your own, looking at it counts as viewing the chances.
score-show = Show the score if solved now
score-unknown = We found no fleet that fits, so there is no average score.
score-known = known
score-mean = on average
score-counted = counted
score-of-all = { $fleets ->
    [one] Counted: only 1 fleet fits.
   *[other] Counted: the mean over all { $fleets } fleets that fit.
  }
score-of-drawn = Estimated: the mean over { $fleets ->
    [one] 1 fleet
   *[other] { $fleets } fleets
  } drawn at random; the total is usually within ±{ $error }.

## Signs

lit-legend-premise = follows from this
lit-legend-water = so it is water
lit-legend-ship = so it is ship
lit-legend-way = a ship can be here
