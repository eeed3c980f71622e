### The words of the end of a game; they come with that part of the page.

## The plate

plate-sunk = { $shots ->
    [one] shot
   *[other] shots
  }{ $who ->
    [you] , and { $ships ->
        [1] the ship is
        [2] both ships are
        [4] all four are
        [5] all five are
        [10] all ten are
       *[other] all { $ships } are
      } sunk.
   *[other] : { $who } has sunk { $ships ->
        [1] the ship
        [2] both ships
        [4] all four
        [5] all five
        [10] all ten
       *[other] all { $ships }
      }.
  }
plate-points = { $score ->
    [one] point
   *[other] points
  }{ $who ->
    [you] .
   *[other] : { $who }.
  }
plate-gave-up = { $shots ->
    [one] shot
   *[other] shots
  }{ $who ->
    [you] , then you gave up.
   *[other] . { $who } gave up.
  }
plate-rival = { $lead ->
    [you] You won: { $agent } needed { $theirs } on the same sea.
    [even] A draw: { $agent } needed as many.
   *[other] { $agent } won: it needed { $theirs }.
  }
plate-rival-points = { $agent }: { $theirs ->
    [one] 1 point
   *[other] { $theirs } points
  } on the same sea.
plate-won = You win against { $agent }.
plate-lost = { $agent } wins. You had sunk { $sunk } of { $ships }.
plate-two = The winner: { $winner }.
plate-no-help = no help used
plate-chances-shown = chances shown
plate-first-shots = the first { $shots ->
    [one] shot
   *[other] { $shots } shots
  } by { $agent }
plate-next = Hunt the next sea
plate-against = Against { $agent } next
both-boards = Both boards
same-sea = The same sea again

## How the hunt went

plot-found = Ship cells found, shot by shot
plot-found-line = { $who }: { $found } in { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
  }.
plot-cells = all { $cells } cells
plot-hunts = { $games ->
    [one] Beside 1 hunt by { $agent }
   *[other] Among { $games } hunts by { $agent }
  }
plot-hunts-picture = The hunts of { $agent } by how many shots they took: yours took { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
  }, { $share } took longer. The table has the numbers.
plot-own = you, { $shots }
plot-longer = { $more ->
    [0] all { $games } were faster
   *[other] { $share } took longer
  }
plot-unlucky = { $agent } was unlucky here: it needed { $shots }, and of { $games } hunts only { $share } took longer.
costliest = Your shot { $number } gave up most
costliest-again = Try the costliest again
costliest-said = You fired at { $shot }, { $chance }%; { $best } had { $bestChance }%.
skill = Skill
skill-means = 100 means always the likeliest cell
luck = Luck
luck-means = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
  }; the chances promised { $expected }
luck-note = On random seas luck averages 0 over many hunts.
skill-estimated = Estimated: some chances were sampled.

## The agents’ hunts, and where to go from here

standing-title = Your result among the agents’
standing-lead = You needed { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
  }. Here is the share of each agent’s games that took
standing-mean = mean
standing-fewer = fewer
standing-alike = as many
standing-more = more
standing-of = Games of
standing-table = { $agent }’s games as a table
standing-shots = shots
standing-games = games
standing-here = yours
standing-how = Games measured for each agent: { $games }, on random seas, the same for all.
challenge-reply = Your result, to send back
challenge-reply-how = Whoever opens this link sees how many shots you needed, and every step of your game.
end-race-first-difference = First difference at shot { $step }: you { $yours }, { $agent } { $theirs }.
rematch = Rematch
watch-agent-here = Watch { $agent } on this sea

## What is sent of a result

shared-label = Your result
shared-picture = Save picture
shared-text = Copy result
shared-key = water · hit · ship sunk, in the order fired
shared-day = sea of the day { $day }
shared-number = no. { $seed }
shared-solved = solved
shared-unsolved = given up
shared-shots = { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
  }
shared-points = { $score ->
    [one] 1 point
   *[other] { $score } points
  }
shared-duel = { $won ->
    [yes] won
   *[no] lost
  } against { $agent }, { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
  }
shared-help = { $hints ->
    [0] no hints
    [one] 1 hint
   *[other] { $hints } hints
  }, { $checks ->
    [0] no checks
    [one] 1 check
   *[other] { $checks } checks
  }
shared-gave-up = given up after { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
  }

## One’s own shots, each against the likeliest cell

review-summary = On average { $mean ->
    [one] 1 point
   *[other] { $mean } points
  } lost per shot, over { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
  }. The costliest was at shot { $shot }: { $cell } instead of { $best }, { $points } points.
review-best = { $shots ->
    [one] The one shot went to a likeliest cell.
   *[other] All { $shots } shots went to a likeliest cell.
  }
review-caption = Shots compared with the likeliest cell: { $proved ->
    [0] most points lost first
   *[other] first those that ignored a proof, then by points lost
  }
review-shot = Shot
review-likeliest = Likeliest
review-points = Points lost
review-error = { " " }±{ $error }
review-at = Shot { $number }: { $cell } { $answer }
review-water = { $who ->
    [you] You
   *[other] { $who }
  } could have proved that { $cell } was water.
review-ship = { $who ->
    [you] You
   *[other] { $who }
  } could have proved a ship at { $best }: a certain hit.
review-no-shots = No shots were fired.
review-not-best = A point is one percentage point. The likeliest cell isn’t always the best: what you’d learn from a miss matters too.
review-csv = Save the review as CSV
review-why = See it on small boards
review-chance = Chance
appraise = Review them
appraisal-label = Shots reviewed
