### Shots to go: how many shots a hunt still takes after a shot at each of the likeliest cells.

shots-title = Shots to go
shots-cell = Next shot
shots-chance = Chance of a ship
shots-more = More than after { $cell }
shots-difference = { $more } ± { $error }
shots-better = { $cell } needs fewer shots: on average { $shots } to go, against { $firstShots } after { $first }, the likeliest. That is { $fewer } ± { $error } fewer.
shots-none-better = No cell is clearly better than { $first }, the likeliest: on average { $firstShots } to go.
shots-how = Hunts after each shot, on the same fleets, drawn at random among those that fit: { $fleets }{ $done ->
    [yes] .
   *[no] {" "}so far.
  } The agent Plan plays these hunts, without counting. The next shot is included. Differences are taken before rounding. ± is half the width of the 95% interval of one difference; as several cells are compared, one is called better only where it saves more than 1.5 times that.
shots-over = On the board
shots-add = Another cell
shots-compare = Compare
shots-stopped = Counting stopped.
shots-csv = Save as CSV
shots-json = Save as JSON
shots-back = Chance of a ship again
shots-legend = Shots to go, fewer is better
shots-legend-how = Shots, not chances: after { $first }, the likeliest, the hunt takes { $shots } more shots on average. A number with a sign: so many more (+) or fewer (−) after that cell, within ± { $error }.
shots-sign-first = shots to go after { $first }, the likeliest
shots-sign-fewer = clearly fewer than after { $first }
shots-sign-alike = not clearly fewer or more
shots-sign-more = clearly more
shots-said-first = shots to go: { $shots }
shots-said = { $more } ± { $error } shots against { $first }
shots-choice = { $cell } needs { $shots } more shots on average; { $first }, the likeliest, { $firstShots } (the difference ± { $error }, over { $fleets ->
    [one] { $fleets } hunt
   *[other] { $fleets } hunts
  } played out).
shots-choice-first = { $cell }, the likeliest, needs { $shots } more shots on average (± { $error }, over { $fleets ->
    [one] { $fleets } hunt
   *[other] { $fleets } hunts
  } played out).
error-too-few-drawn = Too few fleets could be drawn here to tell shots to go. Ask again after a few more shots.
shots-plan = Plan: how far the cell’s learned score for the rest of the hunt lies below the best. It is a scale of its own, not shots.
shots-why = Why isn’t the likeliest cell always the best?

## What the shots of a review lost in shots.

lost-ask = Shots lost
lost-how = What did each shot cost in shots? Hunts are played out after it and after the likeliest cell.
lost-progress = { $done } of { $of } shots compared
lost-rule = ± is half the width of a 95% interval. As many shots are compared, one is called a loss only where it costs more than 1.8 times that.
lost-all = { $lost ->
    [0] No shot cost measurably more
    [one] 1 shot clearly cost more
   *[other] { $lost } shots clearly cost more
  } than one at the likeliest cell would have. Shots compared: { $of }.
lost-lost = In shots: { $shots } ± { $error } lost
lost-won = In shots: { $shots } ± { $error } gained
lost-none = In shots: no measurable loss ({ $more } ± { $error })
lost-unknown = In shots: too few fleets could be drawn
