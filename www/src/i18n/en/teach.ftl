### The words of lessons: choices foretold, answers handed in, one decision presented.

## Predict

predict = Predict
foretell-on = Predict is on: from the next choice on you are asked first.
foretell-off = Predict is off.
foretell-question = { $flags ->
    [yes] Which cell will { $agent } shoot or flag next?
   *[no] Where will { $agent } shoot next?
  } Choose a cell.
foretell-hidden = Shown once you have chosen a cell.
foretell-knew = What { $agent } knows: { $shots ->
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
foretell-sunk = { $sunk } of { $of ->
    [one] 1 ship
   *[other] { $of } ships
  } sunk
foretell-map = Its map: how likely { $moving ->
    [yes] a shot at each cell would find something new
   *[no] a ship lies in each cell
  }, in % ({ $how }).
foretell-map-score = Its map: the scores of { $agent }. A score is not a chance.
foretell-map-none = { $agent } draws no map.
foretell-chose = { $flags ->
    [yes] it flags { $cell }
   *[no] it shoots { $cell }
  }
foretell-score = { $same ->
    [yes] Foretold! { $own } has { $chance } %, the likeliest, { $likeliest }, { $most } %; { $chose } too
   *[no] You { $own } { $chance } %, likeliest { $likeliest } { $most } %; { $chose }
  }. { $by ->
    [agent] By the chances of { $agent }: { $how }.
   *[fleets] By all fleets that fit, for { $agent } has no chances of its own: { $how }.
  }{ $tries ->
    [one] {""}
   *[other] {" "}Try { $tries }.
  }
foretell-unmeasured = { $same ->
    [yes] Foretold! { $own }, and { $chose } too
   *[no] You { $own }; { $chose }
  }. There are no chances here to hold it against.
foretell-short = You { $own } { $chance } %, likeliest { $likeliest } { $most } %.
foretell-was-skipped = Skipped: { $chose }.
foretell-kept = The page around has taken { $cell }: it is not counted here.
foretell-last = The step before:
foretell-skip = Skip
foretell-answer = Show the answer
foretell-back = Take my answer back
foretell-taken = Your answer is taken back.
foretell-tally = { $given ->
    [one] 1 answer
   *[other] { $given } answers
  }{ $skipped ->
    [0] {""}
   *[other] , { $skipped } skipped
  }: { $same } the same cell, { $own } of { $likeliest } points ({ $share } %).
foretell-choose = Choose

## Answers

answers-none = Switch on Predict and choose: your answers stand here.
answers-step = Step
answers-own = You
answers-chance = Chance
answers-likeliest = Likeliest
answers-did = It chose
answers-flag = flag
answers-skipped = skipped
answers-try = try { $tries }
answers-basis = Points are per cent: the chance of your cell, of that of the likeliest cell right before the shot.
answers-copy = Copy my answers
answers-check = Check answers handed in
answers-paste = Text of the answers
answers-honest = The code finds slips and edits. It is no proof against someone who knows how it is made.
answers-check-button = Check
answers-checked = { $holds ->
    [yes] Code { $code } matches: nothing was changed since it was copied.
   *[no] Code { $code }, which does not match: something was changed since it was copied.
  }
answers-unread = { $fault ->
    [no-answers] These are no answers as this page copies them.
    [cut-answers] The end of these answers is missing: the line with the code.
    [unknown-answers-version] These answers were copied from a newer version of this page.
    [answers-of-seas] These are answers about a sea. The page of the seas checks them, under Watch.
    [answers-of-reversi] These are answers about Reversi. The page of Reversi checks them.
   *[other] These answers cannot be read: a line was changed, or something stands between them.
  }
answers-several = { $count ->
    [one] 1 text of answers
   *[other] { $count } texts of answers
  }, { $held } with a code that matches.
answers-one-of = Answers { $number } of { $count }
answers-around = { $above ->
    [none] {""}
   *[other] Above them: “{ $above }”.{" "}
  }{ $below ->
    [none] {""}
   *[other] Below them: “{ $below }”.
  }
answers-handed = Answers handed in

## Present

present = Present
present-leave = Leave
present-off = The page is back.
