### The words of looking at what was played; they come with that part of the page.

## Ends

score-term = what counts
score-title = Score
score-how = known how
result-label = Result
show-there = Show it
score-fok = shots on ships
score-gok = right flags
score-sink = ships sunk
score-fko = shots into water
score-gko = wrong flags
score-safe = ship cells not found
score-total = total

## Bar

hide = Hide fleet

## Panel

figures-open = Published results and ours
reason-none-yet = Step forward to see the first decision.
reason-yours-to-find = No agent is thinking now. The next shot is yours.
reason-yours = Your move: { $cell }. You had your reasons.
reason-hidden = { $agent }’s board is shown once you have both finished.
reason-over = The game is over. Step back to see each decision.
choice-and-reason = { $cell }: { $reason }
timeline-shot = shot { $step } of { $steps }
log-fleets = { $fleets ->
    [one] fleet still fits
   *[other] fleets still fit
  }
log-of = of { $fleets }
thought-next-shot = next shot
thought-next-flag = next flag
thought-likeliest = likeliest
reason-before = Why { $cell }?
reason-drawn-at-random = drawn at random from { $from }; no reason.
reason-neighbour-of-hit = neighbour of the hit at { $hit }, last put on its list ({ $waiting } more waiting).
reason-same-cell-again = the cell of the last hit again, as the fixed scan fires after every hit.
reason-cross-of-hit = drawn from { $from ->
    [one] the last cell
   *[other] { $from } cells
  } of the row and column of the hit at { $hit }.
reason-tracked-there = a segment not hit yet is there now in { $chance }% of { $samples ->
    [one] 1 start
   *[other] { $samples } starts
  } that replay to every answer, ±{ $error } points{ $next ->
    [none] {""}
   *[other] ; next best { $next }, { $nextChance }%
  }.
reason-lost-track = no start found replays to every answer ({ $shots } so far); estimated ship by ship, a segment not hit yet is there in about { $chance }%{ $next ->
    [none] {""}
   *[other] ; next best { $next }, { $nextChance }%
  }.
reason-parity-lattice = drawn from { $from ->
    [one] 1 cell
   *[other] { $from } cells
  } of a lattice that no ship of { $k ->
    [one] 1 cell
   *[other] { $k } cells
  } can miss.
reason-parity-lattice-shapes = drawn from { $from ->
    [one] 1 cell
   *[other] { $from } cells
  } of a lattice, one line in { $k }; odd shapes can slip through.
reason-highest-score = highest score, { $score }, of { $placements } for placements and { $bonus } for nearby hits{ $next ->
    [none] .
   *[other] ; next best { $next } with { $nextScore }.
  }
reason-highest-score-shared = highest score, { $score }, shared by { $ties } cells and drawn from them: { $placements } for placements, { $bonus } for nearby hits.
reason-highest-score-first = highest score, { $score }, shared by { $ties } cells, the first in row order: { $placements } for placements, { $bonus } for nearby hits.
reason-highest-score-by-hits = highest score, { $score }: 1 for an open cell and { $bonus } for nearby hits{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; next best { $next } with { $nextScore }.
      }
   *[other] , shared by { $ties } cells.
  }
reason-reconnaissance = nothing is wounded; { $placements ->
    [one] 1 placement covers
   *[other] { $placements } placements cover
  } it, the most of { $sensible ->
    [one] 1 cell
   *[other] { $sensible } cells
  }{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; next best { $next } with { $nextScore }.
      }
   *[other] , shared by { $ties }.
  }
reason-reconnaissance-turned = nothing is wounded; its placements, counted in each of four turns, come to { $placements }, the most of { $sensible ->
    [one] 1 cell
   *[other] { $sensible } cells
  }{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; next best { $next } with { $nextScore }.
      }
   *[other] , shared by { $ties }.
  }
reason-reconnaissance-weighed = nothing is wounded; its placements, weighed by where it expects ships, come to { $placements }, the most of { $sensible ->
    [one] 1 cell
   *[other] { $sensible } cells
  }{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; next best { $next } with { $nextScore }.
      }
   *[other] , shared by { $ties }.
  }
reason-finishing = to finish { $wounds ->
    [one] the wounded cell
   *[other] { $wounds } wounded cells
  }; weighted placements { $placements }, the most of { $sensible ->
    [one] 1 cell
   *[other] { $sensible } cells
  }{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; next best { $next } with { $nextScore }.
      }
   *[other] , shared by { $ties }.
  }
reason-seeking-others = { $wounds ->
    [one] the wounded cell waits
   *[other] { $wounds } wounded cells wait
  }, as a ship was certainly not hit yet; placements through no wound { $placements }, the most of { $sensible ->
    [one] 1 cell
   *[other] { $sensible } cells
  }{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; next best { $next } with { $nextScore }.
      }
   *[other] , shared by { $ties }.
  }
reason-finishing-weighed = to finish { $wounds ->
    [one] the wounded cell
   *[other] { $wounds } wounded cells
  }; placements, weighed by wounds and by where it expects ships, { $placements }, the most of { $sensible ->
    [one] 1 cell
   *[other] { $sensible } cells
  }{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; next best { $next } with { $nextScore }.
      }
   *[other] , shared by { $ties }.
  }
reason-finishing-fallback-weighed = none fits through the wounds alone, so all were counted, weighed by where it expects ships: { $placements }, the most of { $sensible ->
    [one] 1 cell
   *[other] { $sensible } cells
  }{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; next best { $next } with { $nextScore }.
      }
   *[other] , shared by { $ties }.
  }
reason-finishing-fallback = none fits through the wounds alone, so all were counted: { $placements }, the most of { $sensible ->
    [one] 1 cell
   *[other] { $sensible } cells
  }{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; next best { $next } with { $nextScore }.
      }
   *[other] , shared by { $ties }.
  }
reason-direction-chosen = beside the wound at { $hit }, the direction with { $ways ->
    [one] 1 placement
   *[other] { $ways } placements
  }{ $of ->
    [one] , the only one left.
   *[other] , the most of { $of }{ $ties ->
        [1] .
       *[other] , shared by { $ties }.
      }
  }
reason-direction-kept = the direction hits, so on along the { $wounds ->
    [one] wound
   *[other] { $wounds } wounds in line
  }; placements there: { $ways }.
reason-direction-turned = the direction ended, so round at { $hit }, the first of { $wounds ->
    [one] the wounds
   *[other] { $wounds } wounds in line
  }; placements there: { $ways }.
reason-guess-at-random = flag drawn at random from { $from ->
    [one] 1 cell
   *[other] { $from } cells
  }, { $left ->
    [one] 1 flag
   *[other] { $left } flags
  } left; no reason.
reason-worth-most = ship in { $chance }% of { $fleets ->
    [one] 1 fleet
   *[other] { $fleets } fleets
  }. Planned from here the score averages { $expected }, { $gain } more than flags alone; replanning usually adds.
reason-worth-most-estimated = ship in { $chance }% of { $fleets ->
    [one] 1 fleet
   *[other] { $fleets } fleets
  } drawn. Planned from here the score is about { $expected }, { $gain } more than flags alone; replanning usually adds.
reason-flag-gains = flagged, { $certain ->
    [yes] a ship is certain there
   *[no] { $chance }% likely
  }; adds { $gain } to the flags before it. Solved with all flags the score averages { $expected }; { $left ->
    [0] it is the last
    [one] 1 more to make
   *[other] { $left } more to make
  }.
reason-flag-lost = flag taken back. Only { $chance }% likely, it loses more than it gains.
reason-nothing-gains = No other shot or flag promises more over the { $fleets ->
    [one] 1 fleet
   *[other] { $fleets } fleets
  } left: it ends the game; solved now the score averages { $expected }.
reason-no-fleet-found = No fleet was found that fits everything known so far, so it ends the game.
reason-certain-content-unknown = a ship is certain there, but not its part: that teaches most{ $ties ->
    [1] .
   *[other] { "" }; the first of { $ties } such cells.
  }
reason-certain-ship = the rules prove a ship there{ $ties ->
    [1] .
   *[other] { "" }; the first of { $ties } such cells.
  }
reason-highest-estimate = the highest estimate, { $estimate }: ship in { $rowLeft } of { $rowOf ->
    [one] 1 cell
   *[other] { $rowOf } cells
  } still open in its row, { $colLeft } of { $colOf } in its column{ $ties ->
    [1] .
   *[other] { "" }; the first of { $ties } alike.
  }
reason-flag-certain = a flag, as the rules prove a ship there. Flags left: { $left }.
reason-flag-by-estimate = a flag on the highest estimate left, { $estimate }: ship in { $rowLeft } of { $rowOf ->
    [one] 1 cell
   *[other] { $rowOf } cells
  } still open in its row, { $colLeft } of { $colOf } in its column. Flags left: { $left }.
reason-below-threshold-solve = The best cell left, { $best }, has an estimate of { $estimate }, below the threshold of { $threshold }: it counts the score.
reason-nothing-likely-solve = Every cell left is proved to be water: it counts the score.
reason-actions-spent-solve = Shots and flags are spent: it ends the game and counts the score.
reason-likeliest = { $chance }% of { $fleets ->
    [one] 1 fleet has
   *[other] { $fleets } fleets have
  } a ship there{ $next ->
    [none] .
   *[other] ; next best { $next }, { $nextChance }%.
  }{ $missLeaves ->
    [none] { "" }
   *[other] { " " }A miss leaves { $missLeaves }.
  }
reason-likeliest-single = { $chance }% of { $fleets ->
    [one] 1 fleet has
   *[other] { $fleets } fleets have
  } a ship there{ $next ->
    [none] .
   *[other] ; next best { $next }, { $nextChance }%.
  }{ $missLeaves ->
    [none] { "" }
   *[other] { " " }A miss leaves { $missLeaves }.
  }
reason-likeliest-shared = { $chance }% of { $fleets ->
    [one] 1 fleet has
   *[other] { $fleets } fleets have
  } a ship there; { $ties } cells are as likely, and it was drawn from them.
reason-likeliest-weighed = { $chance }% ship, all fleets that fit counted and weighed by where it expects ships{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; next best { $next }, { $nextChance }%.
      }
   *[other] ; { $ties } cells are as likely, and it was drawn from them.
  }
reason-fewest-misses = followed to the end in all fleets that fit ({ $fleets }), misses to come average { $misses }; after { $best }, the likeliest with { $bestChance }%, { $bestMisses }.
reason-planned = scored best of { $cells } for the rest of the hunt, with { $chance }%{ $likeliest ->
    [true] ; also the likeliest.
   *[other] ; the likeliest is { $best } with { $bestChance }%.
  }
reason-planned-by-book = the shot of its book, with { $chance }%{ $likeliest ->
    [true] ; also the likeliest.
   *[other] ; the likeliest is { $best } with { $bestChance }%.
  }
reason-planned-by-hunts = shortest hunts on drawn fleets, with { $chance }%{ $likeliest ->
    [true] ; also the likeliest.
   *[other] ; the likeliest is { $best } with { $bestChance }%.
  }
reason-likeliest-estimated = estimated at { $chance }%, ±{ $error } points, from { $samples ->
    [one] 1 fleet
   *[other] { $samples } fleets
  } drawn{ $next ->
    [none] .
   *[other] ; next best { $next }, { $nextChance }%.
  }
reason-likeliest-estimated-weighed = estimated at { $chance }%, ±{ $error } points, from { $samples ->
    [one] 1 fleet
   *[other] { $samples } fleets
  } drawn and weighed by where it expects ships{ $next ->
    [none] .
   *[other] ; next best { $next }, { $nextChance }%.
  }
reason-certain = { $fleets ->
    [one] the only fleet that fits has
   *[other] each of { $fleets } fleets has
  } a ship there.
reason-beyond-counting = too many fleets fit to be counted or drawn, so the cell that most placements cover, of { $sensible ->
    [one] 1 cell
   *[other] { $sensible } cells
  }.
reason-chosen-elsewhere = taken from the record; its reason is not known here.
reason-unknown = the agent gives no reason this page knows.
candidates-label = Cells considered, best first
candidates-none = This agent compares no cells: it picks at random.
candidates-follows = This agent follows its list of neighbours and compares no cells.
candidates-wait = The cells an agent considers appear here when it is to move.
candidates-heuristic = Scores aren’t probabilities: they show what the agent prefers.
candidates-more = { $shown ->
    [all] { $sensible ->
        [one] Only 1 cell makes sense
       *[other] All { $sensible } cells that make sense
      }
   *[other] The best { $shown } of { $sensible } cells that make sense
  }{ $ties ->
    [1] .
   *[other] ; { $ties } share the top.
  }
candidates-all = Show all
candidates-fewer = Show the best
candidate-fleets = { $fleets ->
    [one] 1 fleet
   *[other] { $fleets } fleets
  }
likeliest-label = The likeliest cells
term-placements = Placements
term-article = Article’s value
term-open = Open cell
term-bonus = Bonus
term-weighted = Weighted
term-fleets = Fleets
term-expected = Planned score
term-gain = Adds
term-misses = Misses to come
term-plan = Plan
term-row-share = Row
term-column-share = Column
moves-none = No move yet. { $way ->
    [watch] Press Forward to see the first.
    [touch] Tap a cell to begin.
   *[mouse] Click a cell to begin.
  }
move-shot = { $cell } { $answer }
move-flag = flag { $cell }
move-note = water { $cell }
move-clear = clear { $cell }
move-resign = gives up
move-solve = end
move-withheld = not shown yet

## What surprises, what an answer changed

surprise-kinds = Surprises to find
surprise-ahead = { $what ->
    [shot] Shot
   *[step] Step
  } { $step }: { $kinds }.
surprise-kind-answer = an unlikely answer
surprise-kind-points = a choice far from the likeliest
surprise-kind-early = a ship sunk early
log-key-surprise = first difference
log-key-surprising = surprising shot
counting-halted = Counting stopped.
count-on = Continue counting
surprise-seeking = Looking for a surprising step…
surprise-answer = Surprising: { $cell } was { $found ->
    [ship] a hit, with only
   *[water] a miss, despite
  } a { $chance }% chance of a ship there.
surprise-points = Surprising: { $cell }, at { $chance }%, was chosen, { $points } points below the likeliest, { $best } ({ $bestChance }%).
surprise-early = Surprising: { $ship }, { $length ->
    [one] 1 cell
   *[other] { $length } cells
  }, sank without a miss after its first hit. The chance of that was { $chance }%.
surprise-error = Estimated, ±{ $error } points.
appraisal-progress = Reviewed { $done } of { $of ->
    [one] 1 shot
   *[other] { $of } shots
  }.
appraisal-left = { $left ->
    [one] 1 shot has not been reviewed yet.
   *[other] { $left } shots have not been reviewed yet.
  }
change-label = Changed most:
change-cause = { $what ->
    [hit] the hit at { $cell }
    [sunk] the sinking at { $cell }
    [miss] the miss at { $cell }
    [spent] the shot at { $cell }, which hit nothing new
   *[mark] the mark on { $cell }
  }
change-chance = { $cells } { $from }% → { $to }%: { $why }{ $error ->
    [none] .
   *[other] {" "}(estimated, ±{ $error } points).
  }
change-score = { $cells } score { $from } → { $to }: { $why }.
change-cells = { $cells } and { $count } more
change-as-much = { $count ->
    [one] 1 more cell changed as much.
   *[other] { $count } more cells changed as much.
  }
change-none = No open cell changed: { $why }.
change-incomparable = The chances before and after are of different kinds and can’t be compared: { $why }.
lit-changed = changed most
lit-cause = this answer changed them

review-percent = { $figure }%

## Chances

legend-chances-unit = Chance of a ship, in percent
legend-chances-unit-moving = Chance that a shot there now finds something new, in percent
legend-how = { $how }.
legend-counted = { $agent ->
    [none] counted
   *[other] counted by { $agent }
  }: { $fleets ->
    [one] 1 fleet fits
   *[other] { $fleets } fleets fit
  }
legend-counted-single = { $agent ->
    [none] counted
   *[other] counted by { $agent }
  }: about { $about } fleets fit
legend-sampled = { $agent ->
    [none] estimated
   *[other] estimated by { $agent }
  }, ±{ $points } points
legend-weighed = { $agent ->
    [none] counted
   *[other] counted by { $agent }
  }, fleets weighed by where ships are expected
legend-sampled-weighed = { $agent ->
    [none] estimated
   *[other] estimated by { $agent }
  }, ±{ $points } points, fleets weighed by where ships are expected
legend-score = { $agent }: score, not a probability
legend-score-top = highest score
legend-score-quarter = a quarter of that (by dot area)
legend-lost-track = { $agent ->
    [none] estimated
   *[other] estimated by { $agent }
  } ship by ship, as no start was found that replays to every answer
chances-on = Chances are shown ({ $how }).
chances-off = Chances are off.
likeliest = Likeliest: { $cells }.
likeliest-counted = { $chance }% of { $fleets ->
    [one] the one fleet that fits has
   *[other] the fleets that fit have
  } a ship there{ $next ->
    [none] .
   *[other] ; then { $next }, { $nextChance }%.
  }
likeliest-estimated = { $chance }%{ $error ->
    [none] { "" }
   *[other] , ±{ $error } points
  }{ $next ->
    [none] .
   *[other] ; then { $next }, { $nextChance }%.
  }
chances-beside-result = Chances are shown: this is counted, and stands beside your result.
likeliest-cell = { $cell } { $percent } percent
number-about = about { $number }

## Fleets behind a cell

behind-ask = Possible fleets at { $cell }
behind-drawn = A random { $drawn } of { $of } with a ship at { $cell }{ $all ->
    [none] .
   *[other] {" "}(all that fit: { $all }).
  }
behind-all = { $of ->
    [one] The only fleet with
   *[other] All { $of } fleets with
  } a ship at { $cell }{ $all ->
    [none] .
   *[other] {" "}(all that fit: { $all }).
  }
behind-uncounted = A random { $drawn ->
    [one] 1 fleet with
   *[other] { $drawn } fleets with
  } a ship at { $cell }. We didn’t count how many there are.
behind-none = No fleet that fits has a ship at { $cell }: it is water.
behind-fleet = Fleet { $number } of { $of }: { $ships }
behind-back = Previous fleet
behind-on = Next fleet
behind-lit = ship in fleet { $number }
behind-lifted = The fleet over the board is hidden.
behind-nowhere = Possible fleets are shown only where you can see their chances and ships don’t move.
