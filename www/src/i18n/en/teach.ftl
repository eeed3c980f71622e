### The words of lessons about seas, beyond those of every game.

## Predict

predict-question = { $flags ->
    [yes] Which cell will { $agent } shoot or flag next?
   *[no] Where will { $agent } shoot next?
  } Choose a cell.
predict-hidden = Shown once you have chosen a cell.
predict-knew = What { $agent } knows: { $shots ->
    [0] nothing shot yet
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
predict-map = Its map: how likely { $moving ->
    [yes] a shot at each cell would find something new
   *[no] a ship lies in each cell
  }, in % ({ $how }).
predict-map-score = Its map: the scores of { $agent }. A score is not a chance.
predict-map-none = { $agent } draws no map.
predict-chose = { $flags ->
    [yes] it flags { $cell }
   *[no] it shoots { $cell }
  }
predict-score = { $same ->
    [yes] Foretold! { $own } has { $chance } %, the likeliest, { $likeliest }, { $most } %; { $chose } too
   *[no] You { $own } { $chance } %, likeliest { $likeliest } { $most } %; { $chose }
  }. { $by ->
    [agent] By the chances of { $agent }: { $how }.
   *[fleets] By all fleets that fit, for { $agent } has no chances of its own: { $how }.
  }{ $tries ->
    [one] {""}
   *[other] {" "}Try { $tries }.
  }
predict-unmeasured = { $same ->
    [yes] Foretold! { $own }, and { $chose } too
   *[no] You { $own }; { $chose }
  }. There are no chances here to hold it against.
predict-short = You { $own } { $chance } %, likeliest { $likeliest } { $most } %.
predict-was-skipped = Skipped: { $chose }.
predict-tally = { $given ->
    [one] 1 answer
   *[other] { $given } answers
  }{ $skipped ->
    [0] {""}
   *[other] , { $skipped } skipped
  }: { $same } the same cell, { $own } of { $likeliest } points ({ $share } %).
predict-choose = Choose

## Answers

answers-chance = Chance
answers-likeliest = Likeliest
answers-flag = flag
answers-basis = Points are per cent: the chance of your cell, of that of the likeliest cell right before the shot.
