### Why the likeliest cell is not always the best: a position of a real game, hunted to the end after one cell and after another; and small boards, solved.

likeliest-failed = The engine stopped working ({ $code }). Reload the page to restart it.

likeliest-position = Classic game, sea no. { $seed }, before shot { $shot }. { $agent } always fires at the likeliest cell: here { $first }, with a { $firstChance } chance of a ship. We compare it with { $other } (dashed frame), which has { $otherChance }.
likeliest-watch = Watch this game
likeliest-board = The position
likeliest-chances = Chance of a ship in each cell, in percent, over all fleets that fit
likeliest-cells = Which cell do you want to compare with { $cell }?
likeliest-next-shot = Next shot
likeliest-chance = Chance of a ship
likeliest-shots = Shots to go
likeliest-more-than = More than after { $cell }
likeliest-by = { $more } ± { $error }

likeliest-progress = Fleets hunted
likeliest-hunted = { $running ->
    [yes] Fleets hunted: { $fleets } of { $of }.
   *[no] Fleets hunted: { $fleets }.
  }
likeliest-run = { $fleets ->
    [one] Hunt 1 fleet
   *[other] Hunt { $fleets } fleets
  }

likeliest-hunts = Thousands of fleets
likeliest-fewer = { $cell } is better than { $first }: on the same fleets ({ $fleets }) it needs { $by } ± { $error } fewer shots on average.
likeliest-more = { $cell } is worse than { $first }: on the same fleets ({ $fleets }) it needs { $by } ± { $error } more shots on average.
likeliest-alike = On the same fleets ({ $fleets }) { $cell } and { $first } come out too close to call: the difference is { $difference } ± { $error } shots.
likeliest-how = Your browser draws fleets at random among those that fit the position, and hunts each of them to the end after every one of the cells. The hunts aim like the agent Plan, but without counting. Single hunts vary by many shots, so only thousands of them show the difference. ± is half the width of a 95% confidence interval; as several cells are compared, one is called better or worse only where its difference exceeds 1.5 times that. Everyone sees the same fleets. The position was searched for, and the first 4,000 fleets flatter it: on the next 60,000 the difference between the two cells first compared was 0.32 ± 0.04.
likeliest-after = First { $cell }; mean shots: { $mean }
likeliest-plot = First { $cell }; mean shots: { $mean }. The shortest hunt takes { $least }, the longest { $most }; half of them take at most { $middle }.
likeliest-axis = Shots to the end of the hunt; the height of a bar is the number of fleets
likeliest-numbers = Numbers behind the plots
likeliest-shots-taken = Shots
likeliest-fleets-after = Fleets, first { $cell }

likeliest-one = One fleet, two hunts
likeliest-one-lede = Both hunts are after the same fleet. The numbers are the shots in order; a filled disc is a hit.
likeliest-fleet = Fleet { $number } of { $of }
likeliest-previous = Previous fleet
likeliest-next = Next fleet
likeliest-shown = Shots shown
likeliest-hunt = First { $cell }: { $shots ->
    [one] 1 shot so far
   *[other] { $shots } shots so far
  }
likeliest-hunt-over = First { $cell }: all ships sunk after { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
  }
likeliest-hunt-hit = { $cell } hit
likeliest-hunt-picture = { $caption }. { $list }

likeliest-why = Why
likeliest-why-miss = Most shots miss, so it matters how much a miss rules out. A long ship can be found with wide gaps between the shots, a short one can’t: mark every second diagonal, and each ship of 2 has a cell on one of them; mark every third, and each ship of 3 has. Misses that keep to one such lattice find such ships with few shots.
likeliest-why-lattice = Here a ship of { $length } is still afloat. Cells where it can still be: on the lattice through { $other } { $otherLeft }, on the one through { $first } { $firstLeft }. The fewer cells are left, the sooner all of them are tried.
likeliest-lattice = Lattice through { $cell }; cells left: { $left }
likeliest-lattices = Cells left on the lattice through each cell
likeliest-ship = Lattice for
likeliest-through = Through { $cell }

likeliest-small = Small boards, exactly
likeliest-small-lede = On a small board every layout and every way to shoot can be tried. Nothing is drawn at random there, and nothing is uncertain: on some of these boards, shooting always at the likeliest cell takes more shots.
likeliest-small-parting = On { $cols }×{ $rows } with one ship of { $length }, { $firstThrough } of { $layouts } layouts lie through { $first }, the likeliest cell, and only { $otherThrough } through { $other }.
likeliest-small-cost = Yet whoever begins with { $first } and keeps to the likeliest cells takes more. Shots over all layouts: { $firstShots }; by optimal play, which begins with { $other }: { $otherShots }. Cells on the lattice through { $first }: { $firstLeft }; through { $other }: { $otherLeft }.
likeliest-small-table = Shots over all layouts; ships may touch
likeliest-small-board = Board and ships; press to solve it above
likeliest-small-more = More a game
likeliest-small-name = { $cols }×{ $rows }: { $ships }
