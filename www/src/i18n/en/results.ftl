### The words of one's own results; they come with that part of the page.

## Sea of the day

day-title = Sea of the day, { $day }

## Where a result lies among the agents'

standing-title = Your result among the agents’
standing-lead = You needed { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
  }. Of each agent’s games this share took
standing-mean = mean
standing-fewer = fewer
standing-alike = as many
standing-more = more
standing-of = Whose games are drawn
standing-picture = How many shots { $agent } needs: the table below has the numbers. Yours: { $shots }.
standing-legend = { $agent }’s games by how many shots they took; the arrow is your { $shots }.
standing-table = { $agent }’s games as a table
standing-shots = shots
standing-games = games
standing-here = yours
standing-how = Games measured of each agent: { $games }, on seas drawn at random, the same for all.

## Statistics

statistics-lead = Your own games on this device, each sea or puzzle once, by its first result. Mean and best are shots, in solitaire points; games given up count as games only.
statistics-forgetful = This device keeps nothing: these are the games of this visit.
statistics-none = No game of yours has come to its end yet. Hunt a sea or solve a puzzle: it will stand here.
statistics-nothing = –
statistics-games = games
statistics-mean = mean
statistics-best = best
statistics-streak = won in a row
statistics-streaks = { $streak } now, { $longest } at most
statistics-helped = with help
statistics-export = Save as a file
statistics-forget = Forget them all

## Challenge

challenge-title = A friend’s sea
challenge-reply = Your result, for the one who laid this fleet
challenge-reply-how = Whoever opens this link sees how many shots you needed, and your game step by step.

## What agents have learned

habits-title = What agents have learned
habits-lead = Exact and Matrix can learn where a player’s ships tend to lie, in games in turns, and use it in the next game.
habits-forgetful = This device keeps nothing: what is learned lasts for this visit.
habits-none = Nothing has been learned under this name. Switch it on, and play in turns against Exact or Matrix.
habits-map = { $rules }, from { $games ->
    [one] 1 game
   *[other] { $games } games
  }
habits-legend = How many times as often as by chance a ship lies there, from { $games ->
    [one] 1 game
   *[other] { $games } games
  }; each tint goes up to the number at its end. At 1.0 it is as by chance. The fewer the games, the closer to 1.0 all stays.
habits-scale = The tints, each with the number up to which it goes; the last goes beyond
habits-export = Save this as a file
habits-import = Bring in a file
habits-imported = Brought in: { $count ->
    [one] 1 map.
   *[other] { $count } maps.
  }
habits-forget = Forget this player
habits-forgotten = Forgotten.

## The games that are kept

card-number = game no. { $number }
