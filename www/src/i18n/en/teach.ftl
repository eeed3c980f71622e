### The words of lessons about seas, beyond those of every game.

## Predict

take-over = Take over here
predict-next = Predict the next shot
predict-question = { $flags ->
    [yes] Which cell will { $agent } shoot or flag next?
   *[no] Where will { $agent } shoot next?
  } Choose a cell.
predict-hidden = Shown once you have chosen a cell.
predict-knew = What { $agent } knows: { $shots ->
    [0] no shots yet
    [one] 1 shot
   *[other] { $shots } shots
  }, { $clues ->
    [yes] { $hits ->
        [one] 1 ship cell
       *[other] { $hits } ship cells
      }
   *[no] { $hits ->
        [0] no open hit
        [one] 1 open hit
       *[other] { $hits } open hits
      }
  }{ $sunk ->
    [none] {""}
   *[other] , { $sunk }
  }, { $open ->
    [one] 1 cell
   *[other] { $open } cells
  } { $moving ->
    [yes] never shot; all ships move after every shot.
   *[no] unknown{ $clues ->
        [yes] , and the counts of all rows and columns.
       *[no] .
      }
  }
predict-sunk = { $sunk } of { $of ->
    [one] 1 ship
   *[other] { $of } ships
  } sunk
predict-map = Its map: the chance that { $moving ->
    [yes] a shot at each cell finds something new
   *[no] a ship is in each cell
  }, in % ({ $how }).
predict-map-score = Its map: the scores of { $agent }. A score is not a probability.
predict-map-none = { $agent } draws no map.
predict-chose = { $flags ->
    [yes] the agent flags { $cell }
   *[no] the agent fires at { $cell }
  }
predict-score = { $same ->
    [yes] Correct! You chose { $own } ({ $chance }%), and { $chose } too. The likeliest was { $likeliest } ({ $most }%)
   *[no] You chose { $own } ({ $chance }%). The likeliest was { $likeliest } ({ $most }%); { $chose }
  }. { $by ->
    [agent] Chances according to { $agent } ({ $how }).
   *[fleets] { $agent } has no chances of its own, so these count all fleets that fit ({ $how }).
  }{ $tries ->
    [one] {""}
   *[other] {" "}Try { $tries }.
  }
predict-unmeasured = { $same ->
    [yes] Correct! You chose { $own }, and { $chose } too
   *[no] You chose { $own }; { $chose }
  }. There are no chances here to compare it with.
predict-short = You chose { $own } ({ $chance }%). The likeliest was { $likeliest } ({ $most }%).
predict-was-skipped = Skipped: { $chose }.
predict-tally = { $given ->
    [one] 1 answer
   *[other] { $given } answers
  }{ $skipped ->
    [0] {""}
   *[other] , { $skipped } skipped
  }: { $same } the same cell, { $own } of { $likeliest } points ({ $share }%).
predict-choose = Choose

## Answers

answers-chance = Chance
answers-likeliest = Likeliest
answers-flag = flag
answers-basis = A point is one percentage point: the chance of your cell, out of the chance of the likeliest cell just before the shot.
why-not-alike = { $cell } could have been drawn as well: each of these cells is equally likely.
why-not-lattice = { $cell } is not on the lattice{ $sure ->
    [yes] : a ship there would also lie on a cell of the lattice.
   *[no] .
  }
why-not-follows = Not { $cell }: as long as the agent’s list has neighbours of a hit, the agent fires at the last of them.
