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
  } Plan hunts there without counting. The next shot is included; ± is the 95% interval of one difference.
