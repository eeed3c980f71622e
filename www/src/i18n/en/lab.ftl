# The lab: many games of agents on the same seas, and the published figures played again.

lab-description = Let agents of battleship play thousands of games on the same seas, compare them, and reproduce the published figures.

lab-failed = The engine stopped working ({ $code }). Run again to start it anew.
error-lab-busy = Something is played or worked out here already: let it end or cancel it first.
error-lab-agents-left = The link names more agents than there is room for. Left out: { $agents }.
error-lab-link-unread = The link asks for what the lab does not know: { $parts }. It is left out.

lab-skip = To the experiment
lab-title = Lab
lab-lede = Let agents play many games on the same seas, and see which of them needs fewer shots, and whether chance could have made it look so.
lab-experiment = The experiment

lab-rules = Game
lab-game-reversi = Reversi
lab-game-reversi-6 = Reversi, 6×6
lab-game-reversi-4 = Reversi, 4×4
lab-agents = Agents
lab-agent = Agent { $number }
lab-add-agent = Add an agent
lab-leave-out = Leave out { $agent }
lab-games = Games
lab-deploy = Fleets lie
lab-seed = Seed of the run
lab-match-seed = Number of the first opening
lab-set = Rules changed
lab-set-hint = As key=value, parted by spaces: rows=8 cols=8, contact="apart", known=7.
lab-run = Run
lab-changed = What is chosen above has not been run: below is the run before.

lab-ready = Ready to run.
lab-kept = A run was left unfinished on this device.
lab-take-up = Go on with it
lab-pause = Pause
lab-resume = Go on
lab-stop = Cancel
lab-starting = { $games } of { $planned ->
    [one] 1 game
   *[other] { $planned } games
  }: starting.
lab-running = { $games } of { $planned ->
    [one] 1 game
   *[other] { $planned } games
  }, { $rate } a second, { $left } left.
lab-paused = Paused after { $games } of { $planned ->
    [one] 1 game
   *[other] { $planned } games
  }.
lab-ended = { $planned ->
    [one] 1 game
   *[other] All { $planned } games
  } played.
lab-stopped = Ended after { $games } of { $planned ->
    [one] 1 game
   *[other] { $planned } games
  }.
lab-seconds = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
  }
lab-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
  }
lab-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
  }

lab-results = What came of it
lab-verdict-shots = { $better } needs { $difference } ± { $error } shots fewer than { $worse }; beyond chance.
lab-verdict-score = { $better } scores { $difference } ± { $error } more than { $worse }; beyond chance.
lab-verdict-open = Between { $better } and { $worse } lie { $difference } ± { $error }: after { $games ->
    [one] 1 game
   *[other] { $games } games
  } chance could have made it.
lab-verdict-one = Between { $better } and { $worse } lie { $difference } in a single game, which tells nothing.
lab-verdict-alike = Between { $better } and { $worse } lie { $difference } in each of { $games } games: they do not scatter, so nothing tells what chance does.
lab-verdict-early = Between { $better } and { $worse } lie { $difference } ± { $error } so far; only the whole run gives a verdict.
lab-verdict-few = Between { $better } and { $worse } lie { $difference } ± { $error }; fewer than { $fewest } games give no verdict.
lab-verdict-how = A verdict comes after all games, { $fewest } or more. Of several pairs each is judged more strictly (Holm), so that of agents that play alike none is called better in 95 of 100 runs.
lab-needs = With the spread of these games, a difference of { $far } takes about { $few } games to be seen in 8 of 10 runs, one of { $near } about { $more }, one of { $close } about { $most }.
lab-with-error = { $value } ± { $error }
lab-mean-shots = Mean shots
lab-mean-score = Mean score
lab-median = Median
lab-least = Least
lab-most = Most
lab-p99 = 99 % within
lab-p1 = 1 % below
lab-played = Games
lab-picture = { $agent }: games by result, mean { $mean } over { $games ->
    [one] 1 game
   *[other] { $games } games
  }
lab-bar-hint = Press a bar to see its games.
lab-published-hint = Lines with a foot were published: { $marks }.
lab-bar-coming = Looking for the game…
lab-bar-watch = Watch game { $number } ({ $range })
lab-bar-next = Next in this bar
lab-bar-open = Games
lab-bar-open-named = Games with { $range }
lab-table = { $agent }, as a table
lab-result = Result
lab-range = { $from }–{ $to }
lab-trail = The mean as the games went on, and where it lies with 95 %
lab-trail-table = As a table
lab-export = Save
lab-export-csv = Results (CSV)
lab-export-json = Report (JSON)
lab-export-svg = Picture (SVG)
lab-how = After ± stands the half of the interval that holds the true mean in 95 of 100 such runs. All agents play the same seas, drawn from the seed { $seed }, so the same run gives the same numbers on every device and in the shell.
lab-heard-mean = { $agent }: { $mean }.
lab-heard-game = Game { $number }: ready to be watched.

lab-figures = Published figures, played again
lab-figures-lede = Every number the sources publish, with the run that reproduces it. Pressing a button runs it here; what comes is laid beside what was published.
lab-figures-rule = After ± stands, everywhere on this page, the half of the interval that holds the true mean in 95 of 100 such runs. A mean is reproduced where it lies within { $errors } standard errors (about 1.3 times what stands after ±; chance alone goes beyond that once in 100) of what was published, or of what half of its last digit allows for; where the error of the published number is known, it counts too. A best, a worst or a share of the games is shown, not judged. An aim of ours is reached where the mean lies inside it by { $sure } standard errors.
lab-source-exact = What follows from the rules alone
lab-source-exact-how = They follow exactly from the rules, and the runs must come to them. What a source measured of the same stands with that source.
lab-source-turkish = The Turkish source: five models on 5-4-3-3-2, and its moving sea
lab-source-turkish-how = The source says that its mean of random fire is of 300 games, on the moving sea of 1,000, and of how many games its best and worst ones are; of its other means it does not say it. The best and the worst of so many games hang on chance: they are shown, not judged. Where two runs stand side by side, one on fleets that never reach the last cell of their line, that fault is our reading of how the source placed its ships: its text says only that they lie at random.
lab-source-italian = The Italian source: expert systems in solitaire
lab-source-italian-how = The source played one game on each of three maps that were never published. Ours are means over 300 maps drawn alike; beside each stands how many of our games score less than its one. One game alone is not judged; all 18 together are.
lab-italian-together = All 18 scores together, ship cells known: on average { $share } ± { $error } of our games on like maps score less (a tie counts half); if the source’s agents were ours, it would be { $expected }. Of { $of } triples of like maps { $low } have so low a mean.
lab-italian-any = The same with any cells known, as the source does not say which: { $share } ± { $error }.
lab-source-ours = Ours: the tracker of moving ships
lab-source-ours-how = No source has this model. What was aimed at stands where a source’s number would; the longest of its games is told beside.
lab-source-russian = The Russian source: sea battle
lab-source-russian-how = It states few numbers and measures none. Each is worked out here by the agent that is built from its text, and by whole fleets counted.
lab-article-run = Work them out, about half a minute
lab-article-stop = Cancel working them out
lab-article-running = { $done } of { $of } numbers worked out.
lab-article-stopped = Ended after { $done } of { $of } numbers.
lab-article-done = Numbers worked out: { $of } of { $of }, not reproduced: { $differ }.
lab-article-see = See it
lab-article-see-named = See it: { $what }
lab-article-centre = On an untouched sea the cells in the middle have the greatest value, 1
lab-article-ways = Ways of a ship of 3 through a cell with 0, 1, 2, 3 free cells before it
lab-article-formula = Ways of a ship of 4 through a cell with 2 free cells on either side, by the article’s function
lab-article-formula-why = The function is wrong here: in a row of five a ship of 4 lies in two ways only.
lab-article-figure = The figure: moves that make sense, and the likeliest of them
lab-article-figure-why = Where its ships lie is not told. Such a position was looked for in games with ships of the shapes it draws.
lab-article-middle = Two ships of 2 in a row of five: the first shot goes at the middle, per cent
lab-article-second = After a hit beside the middle the next shot goes there, per cent
lab-article-optimum = Shots of an optimal player there
lab-article-straight = Shots from a wound to the next hit, at most
lab-article-straight-why = The most in 300 games.
lab-article-diagonal = The same with ships along diagonals
lab-article-diagonal-why = The most in 300 games.
lab-source-greek = The Greek source: Reversi
lab-source-greek-how = It publishes boards and no measured figures. Its printed positions, and those that its original program weighed, are checked here; they can be opened on the page of
lab-printed-run = Check the printed positions here
lab-printed-heard = Of what was printed, { $alike } of { $of } came out as printed.
lab-figure-run = { $agents } · { $rules } · { $games ->
    [one] 1 game
   *[other] { $games } games
  }
lab-figure-play = Run, about { $span }
lab-figure-what = Figure
lab-figure-published = Published
lab-figure-shell = Ours, in the shell
lab-figure-here = Ours, here
lab-figure-verdict = Verdict
lab-figure-below = { $share } of our games score less.
lab-statistic-mean = { $agent }, mean
lab-statistic-median = { $agent }, median
lab-statistic-min = { $agent }, best
lab-statistic-max = { $agent }, worst
lab-statistic-p1 = { $agent }, 1 % are below
lab-statistic-p99 = { $agent }, 99 % are within
lab-statistic-paired = { $agent } less { $other }, mean
lab-verdict-agrees = reproduced
lab-verdict-differs = not reproduced
lab-aim-agrees = aim reached
lab-aim-differs = aim missed
lab-verdict-example = an example found
lab-verdict-missing = no example found in { $games ->
    [one] 1 game
   *[other] { $games } games
  }
lab-verdict-unrefuted = not contradicted in { $games ->
    [one] 1 game
   *[other] { $games } games
  }
lab-verdict-told = told
lab-verdict-ours = ours
lab-times = How much longer the map takes
lab-times-lede = The Turkish source tells 78.4 s for its probability map and 0.15 s for its lattice: 520 times as long. Here both play the same 300 seas on one worker.
lab-times-run = Measure here
lab-times-ratio = How many times as long the map takes as the lattice
lab-times-why = The source’s map counts every placement anew before each shot, in an interpreted program, where such a count costs far more than a look at the lattice. Here both are compiled.
lab-times-told = Map { $slow } s, lattice { $quick } s, both over the same { $games ->
    [one] game
   *[other] { $games } games
  }: { $ratio } to 1. The ratio depends on the program, not on the model alone.
lab-elsewhere = Measured elsewhere
lab-elsewhere-how = Other programs on the same rules, each measured once on 10,000 uniform seas (± 0.2). Only the first is an agent here.
lab-elsewhere-what = Program
lab-elsewhere-count = placement count, weight 10 a hit
lab-elsewhere-web = the agent of a popular web game
lab-elsewhere-contest = the winner of a contest
lab-elsewhere-java = a player that is told which ship each hit is on
lab-note-faulty = that the source placed its ships with a fault is our reading: its text says that they lie at random
lab-note-games = the source does not say of how many games its mean is: of 300 the difference would be within chance
lab-note-games-faulty = the source does not say of how many games its mean is: of 300 the difference would be within chance. That it placed its ships with a fault is our reading
lab-note-text = the source’s text, to the letter: it counts no placements and does not come to the number; the map that counts them does
lab-note-blows = counted per segment, as its 344 is; only a count of blows gives 118
lab-note-variant = the source’s text does not come to its number: its variant in the next row does
lab-set-known = { $known ->
    [0] no cell known
    [one] 1 cell known
   *[other] { $known } cells known
  }
lab-set-known-ship = of ships only
lab-set-misses-hidden = misses are not told
lab-set-lives = a segment hit again takes a life too
lab-note-greedy = with four cells known, drawn from all, most of which are water, { $agent } still wins, as in the recovered original
lab-source-worked = exact: { $formula }
lab-source-akyuz = Akyüz, { $many } games
lab-source-akyuz-unsaid = Akyüz, number of games not said
lab-source-aim = aim
lab-source-wins = the source: { $agent } wins
lab-source-one = the source, one game
