### Shots to go: how many shots a hunt still takes after a shot at each of the best cells.

shots-title = Shots to go
shots-cell = Next shot
shots-chance = Chance of a ship
shots-to-go = Shots to go
shots-more = More than after { $cell }
shots-difference = { $more } ± { $error }
shots-better = { $cell } needs fewer shots: { $shots } more on average, against { $firstShots } after { $first }, the likeliest. That is { $fewer } ± { $error } fewer.
shots-none-better = No cell is clearly better than { $first }, the likeliest: { $firstShots } more shots on average.
shots-how = { $done ->
    [yes] { $fleets } of the fleets that fit, drawn at random,
   *[no] So far { $fleets } of the fleets that fit, drawn at random,
  } each hunted to the end after each of these shots, as Plan hunts without counting. Shots include the next one; ± is the 95% interval of a difference.
