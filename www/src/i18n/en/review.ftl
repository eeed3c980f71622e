### The words of looking at what was played; they come with that part of the page.

## Ends

end-race-first-difference = First difference at shot { $step }: you { $yours }, { $agent } { $theirs }.
score-term = what is counted
score-title = Score
score-how = how known
result-label = Result
show-there = Show it
score-fok = shots on ships
score-gok = right flags
score-sink = ships sunk
score-fko = shots in water
score-gko = wrong flags
score-safe = ship cells left untouched
score-total = total
rematch = Rematch
watch-agent-here = Watch { $agent } on this sea

## Bar

hide = Hide fleet

## Panel

figures-open = The source’s figures and ours
reason-none-yet = Step forward to see the first thought.
reason-yours-to-find = No agent is thinking now: the next shot is yours.
reason-yours = Your move: { $cell }. You had your reasons.
reason-hidden = Shown when both have finished.
reason-over = The game is over. Step back to see each thought.
reason-drawn-at-random = { $cell }: drawn at random from { $from }; no reason.
reason-neighbour-of-hit = { $cell }: neighbour of the hit at { $hit }, last put on its list ({ $waiting } more waiting).
reason-same-cell-again = { $cell }: the cell of the last hit again, as the fixed scan fires after every hit.
reason-cross-of-hit = { $cell }: drawn from { $from ->
    [one] the last cell
   *[other] { $from } cells
  } of the row and column of the hit at { $hit }.
reason-tracked-there = { $cell }: a segment not hit yet is there now in { $chance } % of { $samples ->
    [one] 1 start
   *[other] { $samples } starts
  } that replay to every answer, ±{ $error } points{ $next ->
    [none] {""}
   *[other] ; next best { $next }, { $nextChance } %
  }.
reason-lost-track = { $cell }: no start was found that replays to every answer ({ $shots } so far), so it does as the fixed scan would.
reason-parity-lattice = { $cell }: drawn from { $from ->
    [one] 1 cell
   *[other] { $from } cells
  } of a lattice that no ship of { $k ->
    [one] 1 cell
   *[other] { $k } cells
  } can miss.
reason-parity-lattice-shapes = { $cell }: drawn from { $from ->
    [one] 1 cell
   *[other] { $from } cells
  } of a lattice, one line in { $k }; odd shapes can slip through.
reason-highest-score = { $cell }: highest score, { $score }, of { $placements } for placements and { $bonus } for nearby hits{ $next ->
    [none] .
   *[other] ; next best { $next } with { $nextScore }.
  }
reason-highest-score-shared = { $cell }: highest score, { $score }, shared by { $ties } cells and drawn from them: { $placements } for placements, { $bonus } for nearby hits.
reason-highest-score-first = { $cell }: highest score, { $score }, shared by { $ties } cells; it is the first of them in row order: { $placements } for placements, { $bonus } for nearby hits.
reason-highest-score-by-hits = { $cell }: highest score, { $score }: 1 for an open cell and { $bonus } for nearby hits{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; next best { $next } with { $nextScore }.
      }
   *[other] , shared by { $ties } cells.
  }
reason-reconnaissance = { $cell }: nothing is wounded; { $placements ->
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
reason-reconnaissance-turned = { $cell }: nothing is wounded; its placements, counted in each of the four turns, come to { $placements }, the most of { $sensible ->
    [one] 1 cell
   *[other] { $sensible } cells
  }{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; next best { $next } with { $nextScore }.
      }
   *[other] , shared by { $ties }.
  }
reason-reconnaissance-weighed = { $cell }: nothing is wounded; its placements, weighed by where it expects ships, come to { $placements }, the most of { $sensible ->
    [one] 1 cell
   *[other] { $sensible } cells
  }{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; next best { $next } with { $nextScore }.
      }
   *[other] , shared by { $ties }.
  }
reason-finishing = { $cell }: to finish { $wounds ->
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
reason-seeking-others = { $cell }: { $wounds ->
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
reason-finishing-weighed = { $cell }: to finish { $wounds ->
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
reason-finishing-fallback-weighed = { $cell }: none fits through the wounds alone, so all were counted, weighed by where it expects ships: { $placements }, the most of { $sensible ->
    [one] 1 cell
   *[other] { $sensible } cells
  }{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; next best { $next } with { $nextScore }.
      }
   *[other] , shared by { $ties }.
  }
reason-finishing-fallback = { $cell }: no placement fits through the wounds alone, so all were counted: { $placements }, the most of { $sensible ->
    [one] 1 cell
   *[other] { $sensible } cells
  }{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; next best { $next } with { $nextScore }.
      }
   *[other] , shared by { $ties }.
  }
reason-direction-chosen = { $cell }: beside the wound at { $hit }, the direction with { $ways ->
    [one] 1 placement
   *[other] { $ways } placements
  }{ $of ->
    [one] , the only one left.
   *[other] , the most of { $of }{ $ties ->
        [1] .
       *[other] , shared by { $ties }.
      }
  }
reason-direction-kept = { $cell }: the direction hits, so on along the { $wounds ->
    [one] wound
   *[other] { $wounds } wounds in line
  }; placements there: { $ways }.
reason-direction-turned = { $cell }: the direction ended, so round at { $hit }, the first of { $wounds ->
    [one] the wounds
   *[other] { $wounds } wounds in line
  }; placements there: { $ways }.
reason-guess-at-random = { $cell }: flag drawn at random from { $from ->
    [one] 1 cell
   *[other] { $from } cells
  }, { $left ->
    [one] 1 flag
   *[other] { $left } flags
  } left; no reason.
reason-worth-most = { $cell }: ship in { $chance } % of { $fleets ->
    [one] 1 fleet
   *[other] { $fleets } fleets
  }. Planned from here the score averages { $expected }, { $gain } more than flags alone; replanning usually adds.
reason-worth-most-estimated = { $cell }: ship in { $chance } % of { $fleets ->
    [one] 1 fleet
   *[other] { $fleets } fleets
  } drawn. Planned from here the score is about { $expected }, { $gain } more than flags alone; replanning usually adds.
reason-flag-gains = { $cell }: flagged, { $chance } % likely; adds { $gain } to the flags before it. Solved with all flags the score averages { $expected }; { $left ->
    [0] it is the last
    [one] 1 more to make
   *[other] { $left } more to make
  }.
reason-flag-lost = { $cell }: flag taken back. Only { $chance } % likely, it loses more than it gains.
reason-nothing-gains = No other shot or flag promises more over the { $fleets ->
    [one] 1 fleet
   *[other] { $fleets } fleets
  } left: it ends the game; solved now the score averages { $expected }.
reason-no-fleet-found = No fleet was found that fits everything told, so it ends the game.
reason-certain-content-unknown = { $cell }: a ship is certain there, and which part of it is not known: that teaches most{ $ties ->
    [1] .
   *[other] { "" }; the first of { $ties } such cells.
  }
reason-certain-ship = { $cell }: the rules prove a ship there{ $ties ->
    [1] .
   *[other] { "" }; the first of { $ties } such cells.
  }
reason-highest-estimate = { $cell }: the highest estimate, { $estimate }: ship in { $rowLeft } of { $rowOf ->
    [one] 1 cell
   *[other] { $rowOf } cells
  } still open in its row, { $colLeft } of { $colOf } in its column{ $ties ->
    [1] .
   *[other] { "" }; the first of { $ties } alike.
  }
reason-flag-certain = { $cell }: a flag, as the rules prove a ship there. Flags left: { $left }.
reason-flag-by-estimate = { $cell }: a flag on the highest estimate left, { $estimate }: ship in { $rowLeft } of { $rowOf ->
    [one] 1 cell
   *[other] { $rowOf } cells
  } still open in its row, { $colLeft } of { $colOf } in its column. Flags left: { $left }.
reason-below-threshold-solve = The best cell left, { $best }, has an estimate of { $estimate }, below the threshold of { $threshold }: it counts the score.
reason-nothing-likely-solve = Every cell left is proved to be water: it counts the score.
reason-actions-spent-solve = Shots and flags are spent: it ends the game and counts the score.
reason-likeliest = { $cell }: { $chance } % of { $fleets ->
    [one] 1 fleet has
   *[other] { $fleets } fleets have
  } a ship there{ $next ->
    [none] .
   *[other] ; next best { $next }, { $nextChance } %.
  }{ $missLeaves ->
    [none] { "" }
   *[other] { " " }A miss leaves { $missLeaves }.
  }
reason-likeliest-single = { $cell }: { $chance } % of { $fleets ->
    [one] 1 fleet has
   *[other] { $fleets } fleets have
  } a ship there{ $next ->
    [none] .
   *[other] ; next best { $next }, { $nextChance } %.
  }{ $missLeaves ->
    [none] { "" }
   *[other] { " " }A miss leaves { $missLeaves }.
  }
reason-likeliest-shared = { $cell }: { $chance } % of { $fleets ->
    [one] 1 fleet has
   *[other] { $fleets } fleets have
  } a ship there; { $ties } cells are as likely, and it was drawn from them.
reason-likeliest-weighed = { $cell }: { $chance } % ship, all fleets that fit counted and weighed by where it expects ships{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; next best { $next }, { $nextChance } %.
      }
   *[other] ; { $ties } cells are as likely, and it was drawn from them.
  }
reason-fewest-misses = { $cell }: followed to the end in all fleets that fit ({ $fleets }), misses to come average { $misses }; after { $best }, the likeliest with { $bestChance } %, { $bestMisses }.
reason-likeliest-estimated = { $cell }: estimated at { $chance } %, ±{ $error } points, from { $samples ->
    [one] 1 fleet
   *[other] { $samples } fleets
  } drawn{ $next ->
    [none] .
   *[other] ; next best { $next }, { $nextChance } %.
  }
reason-likeliest-estimated-weighed = { $cell }: estimated at { $chance } %, ±{ $error } points, from { $samples ->
    [one] 1 fleet
   *[other] { $samples } fleets
  } drawn and weighed by where it expects ships{ $next ->
    [none] .
   *[other] ; next best { $next }, { $nextChance } %.
  }
reason-certain = { $cell }: { $fleets ->
    [one] the only fleet that fits has
   *[other] each of { $fleets } fleets has
  } a ship there.
reason-beyond-counting = { $cell }: too many fleets fit to be counted or drawn, so the cell that most placements cover, of { $sensible ->
    [one] 1 cell
   *[other] { $sensible } cells
  }.
reason-chosen-elsewhere = { $cell }: taken from the record; it was chosen elsewhere, so its reason is not known here.
reason-unknown = { $cell }: the agent gives no reason that this page knows.
candidates-label = What it weighed, best first
candidates-none = This agent weighs nothing: it draws.
candidates-follows = It follows its list of neighbours; it weighs nothing.
candidates-wait = What an agent weighs stands here while one is to move.
candidates-heuristic = Scores are no chances: they only say what the agent prefers.
candidates-more = { $sensible ->
    [one] 1 cell makes sense.
   *[other] { $sensible } cells make sense{ $ties ->
        [1] .
       *[other] , { $ties } share the top.
      }
  }
candidate-cell = Cell
candidate-score = Score
candidate-chance = Chance
term-placements = Placements
term-article = By the article
term-open = Open cell
term-bonus = Bonus
term-weighted = Weighted
term-fleets = Fleets
term-expected = Planned score
term-gain = Adds
term-misses = Misses to come
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

surprise-kinds = What surprises
surprise-ahead = Step { $step }: { $kinds }.
surprise-kind-answer = an unlikely answer
surprise-kind-points = a choice far from the likeliest
surprise-kind-early = a ship sunk early
surprise-answer = Surprising: { $cell } was { $found ->
    [ship] a hit, with only
   *[water] a miss, with
  } { $chance } % for a ship there.
surprise-points = Surprising: { $cell }, { $chance } %, was chosen { $points } points under the likeliest, { $best } with { $bestChance } %.
surprise-early = Surprising: { $ship }, { $length ->
    [one] 1 cell
   *[other] { $length } cells
  }, sank without a miss since its first hit; that had { $chance } %.
surprise-error = Estimated, ±{ $error } points.
appraisal-label = Shots appraised
appraisal-progress = Appraised { $done } of { $of ->
    [one] 1 shot
   *[other] { $of } shots
  }.
appraisal-left = { $left ->
    [one] 1 shot is not appraised yet.
   *[other] { $left } shots are not appraised yet.
  }
appraise = Appraise them
change-label = Changed most:
change-cause = { $what ->
    [hit] the hit at { $cell }
    [sunk] the sinking at { $cell }
    [miss] the miss at { $cell }
    [spent] the shot without news at { $cell }
   *[mark] the mark on { $cell }
  }
change-chance = { $cells } { $from } % → { $to } %: { $why }{ $error ->
    [none] .
   *[other] {" "}(estimated, ±{ $error } points).
  }
change-score = { $cells } score { $from } → { $to }: { $why }.
change-cells = { $cells } and { $count } more
change-as-much = { $count ->
    [one] 1 more cell changed as much.
   *[other] { $count } more cells changed as much.
  }
change-none = Nothing that is still open changed: { $why }.
change-incomparable = Not to be compared, as the chances before or after are of another kind: { $why }.
lit-changed = changed most
lit-cause = its answer changed that

## Review of one’s own shots

review-summary = On average { $mean ->
    [one] 1 point
   *[other] { $mean } points
  } given up a shot, over { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
  }; most at step { $step }: { $cell } in place of { $best }, { $points } points.
review-best = { $shots ->
    [one] The one shot went to a likeliest cell.
   *[other] All { $shots } shots went to a likeliest cell.
  }
review-caption = Shots compared with the likeliest cell: { $proved ->
    [0] most points given up first
   *[other] first those against something proved, then by points given up
  }
review-shot = Shot
review-likeliest = Likeliest
review-points = Points given up
review-percent = { $figure } %
review-error = { " " }±{ $error }
review-at = Shot { $number }, step { $step }: { $cell } { $answer }
review-water = { $who ->
    [friend] A friend
   *[you] You
  } could have proved { $cell }: water.
review-ship = { $who ->
    [friend] A friend
   *[you] You
  } could have proved { $best }: a ship, a certain hit.
review-no-shots = No shot was fired.
review-not-best = A point is one per cent of chance. The likeliest cell is not always the best: what a miss would tell counts, too.
review-why = Small boards show it

## Chances

legend-chances = Chances of { $agent }
legend-chances-unit-moving = %, how likely a shot there now would find something new
legend-chances-yours = Chances, from what you have been told
legend-counted = exact, of { $fleets ->
    [one] 1 possible fleet
   *[other] { $fleets } possible fleets
  }
legend-counted-single = counted, of about { $about } fleets
legend-sampled = estimated, ±{ $points } points (95 %)
legend-weighed = counted, fleets weighed by where ships are expected
legend-sampled-weighed = estimated, ±{ $points } points (95 %), fleets weighed by where ships are expected
legend-score = { $agent }: score, not a chance
legend-score-top = highest score
legend-score-quarter = a quarter of it, by area
legend-lost-track = no start was found that replays to every answer: no chances are told
chances-on = Chances are shown: { $how }.
chances-off = Chances are off.
likeliest = Likeliest: { $cells }.
likeliest-cell = { $cell } { $percent } percent
number-about = about { $number }

## The rarer choices of a game

lays-why = ‘Where shooters find it late’ leans to the border and the corners just so far that one who knows it gains nothing. ‘Anywhere’ is a fleet without intent.

## Fleets behind a cell

behind-ask = Fleets behind { $cell }
behind-drawn = Drawn { $drawn } of { $of } that have a ship on { $cell }{ $all ->
    [none] .
   *[other] {" "}(all that fit: { $all }).
  }
behind-all = { $of ->
    [one] The only fleet that has
   *[other] All { $of } fleets that have
  } a ship on { $cell }{ $all ->
    [none] .
   *[other] {" "}(all that fit: { $all }).
  }
behind-uncounted = Drawn { $drawn ->
    [one] 1 fleet that has
   *[other] { $drawn } fleets that have
  } a ship on { $cell }; how many there are was not counted.
behind-none = No fleet that fits has a ship on { $cell }: it is water.
behind-fleet = Fleet { $number } of { $of }: { $ships }
behind-back = Fleet before
behind-on = Next fleet
behind-lit = ship in fleet { $number }
behind-lifted = No fleet lies over the board.
behind-nowhere = Fleets behind a cell are seen where the chances of fleets are seen, and ships do not move.
