### The words of one's own results; they come with that part of the page.

## Sea of the day

day-title = Sea of the day, { $day }
days-streak = { $streak ->
    [one] Finished on its day 1 day in a row.
   *[other] Finished on their day { $streak } days in a row.
  }
days-how = A new sea begins at midnight UTC. A day counts in a row if you finish its sea on that day.
days-result = { $came ->
    [shots] { $shots ->
        [one] 1 shot
       *[other] { $shots } shots
      }
    [given-up] given up
   *[open] not played
  }

## Statistics

statistics-lead = Your games on this device. Each sea or puzzle counts once, by its first result. Mean and best are in shots, in solitaire in points. Games you gave up count only as games.
statistics-forgetful = This browser isn’t saving games: these are the games of this visit.
statistics-none = You haven’t finished a game yet. Hunt a fleet or solve a puzzle, and it appears here.
statistics-nothing = –
statistics-games = games
statistics-mean = mean
statistics-best = best
statistics-streak = won in a row
statistics-streaks = { $streak } now, { $longest } at most
statistics-helped = with help
statistics-export = Save as a file
statistics-forget = Delete all

## Challenge

challenge-title = A friend’s sea

## What agents have learned

habits-title = What agents have learned
habits-lead = Exact and Matrix can learn where a player tends to place ships when you take turns, and use it in the next game.
habits-forgetful = This browser isn’t saving games: what agents learn lasts for this visit.
habits-none = Agents have learned nothing under this name. Turn learning on, then take turns against Exact or Matrix.
habits-map = { $rules }, from { $games ->
    [one] 1 game
   *[other] { $games } games
  }
habits-legend = How much more often than by chance a ship is there (1.0: as often as by chance), from { $games ->
    [one] 1 game
   *[other] { $games } games
  }. Each tint goes up to the number at its end. The fewer the games, the closer to 1.0 every value stays.
habits-scale = The tints, each with its upper limit; the last has none
habits-export = Save this as a file
habits-import = Import a file
habits-imported = Imported: { $count ->
    [one] 1 map.
   *[other] { $count } maps.
  }
habits-forget = Delete this player
habits-forgotten = Deleted.

## The games that are kept

card-number = game no. { $number }

## Games kept on the device

continue-title = Your games
card-over = finished
card-puzzle = { $rules }, no. { $seed }
continue = Continue
