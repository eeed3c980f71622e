# The lab: many games of agents on the same seas, and the published figures played again.

lab-description = Let Battleship agents play thousands of games in the same seas, compare them, and reproduce the published figures.

lab-failed = The engine stopped working ({ $code }). Press Run to restart it.
error-lab-busy = Another run is under way here. Let it finish, or cancel it first.
error-lab-agents-left = The link names more agents than fit. Left out: { $agents }.
error-lab-link-unread = Part of the link wasn’t understood ({ $parts }), so it is left out.
error-lab-bad-change = “{ $change }” changes no rule: there is no such key, or the key doesn’t take this value.
error-lab-bad-seed = { $of ->
    [match] { lab-match-seed }
   *[sea] { lab-seed }
  }: a whole number up to 18,446,744,073,709,551,615.

lab-skip = To the experiment
lab-title = Lab
lab-question = Who needs the fewest shots?
lab-lede = Let agents play many games in the same seas. See which of them needs fewer shots, and whether the difference could be chance.
lab-experiment = The experiment

lab-rules = Game
lab-game-reversi = Reversi
lab-game-reversi-6 = Reversi, 6×6
lab-game-reversi-4 = Reversi, 4×4
lab-agents = Agents
lab-agent = Agent { $number }
lab-add-agent = Add an agent
lab-parameters = Parameters
lab-leave-out = Leave out { $agent }
lab-games = Games
lab-deploy = Fleet layout
lab-seed = Seed of the run
lab-match-seed = Number of the first opening
lab-set = Rules changed
lab-set-hint = Enter key=value pairs, separated by spaces: rows=8 cols=8, contact="apart", known=7.
lab-run = Run { $of ->
    [match] { $games ->
        [one] 1 game
       *[other] { $games } games
      }
   *[seas] { $agents } × { $games ->
        [one] 1 game
       *[other] { $games } games
      }
  }
lab-changed = You’ve changed the settings. Below are the previous results.

lab-ready = Ready to run.
lab-kept = An unfinished run is saved on this device.
lab-take-up = Continue with it
lab-own = A published figure has replaced your own experiment.
lab-own-back = Back to my experiment
lab-pause = Pause
lab-resume = Continue
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
lab-stopped = Stopped after { $games } of { $planned ->
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

lab-ridge = Shots until the fleet is sunk
lab-ridge-score = Points of a hunt
lab-ridge-measured = { $own ->
    [none] Games for each agent: { $games }, in the same seas, measured before.
   *[other] Games for each agent in your run: { $own }. For the others: { $games }, in the same seas, measured before.
  }
lab-ridge-how = The line is the mean, ± half of its 95% interval. Filled: the agents chosen.
lab-results = Results
lab-verdict-shots = { $better } needs { $difference } ± { $error } fewer shots than { $worse }. That is unlikely to be chance.
lab-verdict-score = { $better } scores { $difference } ± { $error } more than { $worse }. That is unlikely to be chance.
lab-verdict-open = { $better } and { $worse } differ by { $difference } ± { $error } after { $games ->
    [one] 1 game
   *[other] { $games } games
  }. That could be chance.
lab-verdict-one = { $better } and { $worse } differ by { $difference } in a single game, which shows nothing.
lab-verdict-alike = { $better } and { $worse } differ by { $difference } in each of { $games } games. The games don’t vary, so we can’t say what chance does.
lab-verdict-same = These agents had the same result in every game: { $agents }.
lab-verdict-early = { $better } and { $worse } differ by { $difference } ± { $error } so far. The verdict comes at the end of the run.
lab-verdict-few = { $better } and { $worse } differ by { $difference } ± { $error }. A verdict needs at least { $fewest } games.
lab-verdict-how = The verdict comes at the end of a run of { $fewest } or more games. With several pairs each is tested more strictly (Holm’s method), so that in 95 of 100 runs no agent is called better than an equal one.
lab-needs = Games vary so much that it takes about { $few } games to detect a difference of { $far } in 8 of 10 runs, { $more } for { $near } and { $most } for { $close }.
lab-with-error = { $value } ± { $error }
lab-mean-shots = Mean shots
lab-mean-score = Mean score
lab-median = Median
lab-median-lower = Lower median
lab-least = Fewest
lab-most = Most
lab-p99 = 99% within
lab-p1 = 1% below
lab-played = Games
lab-picture = { $agent }: games by result, mean { $mean } over { $games ->
    [one] 1 game
   *[other] { $games } games
  }
lab-bar-hint = Press a bar to see its games.
lab-published-hint = Lines with a base mark published values: { $marks }.
lab-bar-coming = Looking for the game…
lab-bar-watch = Watch game { $number } ({ $range })
lab-bar-next = Next game in this bar
lab-bar-open = Games
lab-bar-open-named = Games with { $range }
lab-table = { $agent }, as a table
lab-result = Result
lab-range = { $from }–{ $to }
lab-range-signed = { $from } to { $to }
lab-trail = Running mean with 95% confidence interval
lab-trail-table = As a table
lab-export = Save
lab-export-csv = Results (CSV)
lab-export-json = Report (JSON)
lab-export-svg = Picture (SVG)
lab-how = ± is half the width of a 95% confidence interval. All agents play the same seas, starting from number { $seed }, so the same run gives the same numbers on every device and on the command line.
lab-heard-mean = { $agent }: { $mean }.
lab-heard-game = Game { $number }: ready to watch.

lab-figures = Published results, reproduced
lab-figures-lede = Every number the papers publish, with the run that reproduces it. Press a button to run it here and compare the result with the published one.
lab-figures-rule = On this page ± is half the width of a 95% confidence interval. A mean counts as reproduced if it is within { $errors } standard errors (about 1.3 times the number after ±; chance alone exceeds that once in 100 runs) of the published number, give or take half of its last digit. If the error of the published number is known, it counts too. We show a best game, a worst game or a share of the games without a verdict. We reach an aim of ours if the mean is inside it by { $sure } standard errors.
lab-source-exact = What follows from the rules alone
lab-source-exact-how = These numbers follow exactly from the rules, so the runs must match them. What a paper measured is listed with that paper.
lab-source-turkish = Akyüz (Turkish): five models on 5-4-3-3-2, and moving ships
lab-source-turkish-how = The paper says that its mean for random fire is over 300 games, its mean for moving ships over 1,000, and over how many games it took each best and worst; for its other means it doesn’t say. The best and worst of so many games depend on chance, so we show them without a verdict. Where two runs stand side by side, one places fleets that never reach the last cell of a row or column: that fault is our reading of how the author placed ships. The paper says only that they are placed at random.
lab-source-italian = Racanati and Sansonetti (Italian): expert systems in solitaire
lab-source-italian-how = The authors played one game on each of three maps that they never published. Our numbers are means over 300 maps drawn the same way; beside each is the share of our games that score less than theirs. One game alone gets no verdict; all 18 together do.
lab-italian-together = All 18 scores together, ship cells known: on average { $share } ± { $error } of our games on similar maps score less (a tie counts half); if the authors’ agents were ours, it would be { $expected }. Of { $of } triples of similar maps, { $low } have such a low mean.
lab-italian-any = The same with any cells known, as the paper doesn’t say which: { $share } ± { $error }.
lab-source-ours = Ours: the tracker of moving ships, and Plan
lab-source-ours-how = No paper has these models. In place of a published number we list our aim; for the tracker, its longest game is shown as well.
lab-source-russian = Russian article: sea battle
lab-source-russian-how = The article states few numbers and measures none. We work each out here with the agent built from its text, and by counting whole fleets.
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
lab-article-formula-why = The function is wrong here: in a row of five a ship of 4 has only two positions.
lab-article-figure = The figure: moves that make sense, and the likeliest of them
lab-article-figure-why = The article doesn’t say where the ships are. We looked for such a position in games with ships of the shapes it draws.
lab-article-middle = Two ships of 2 in a row of five: the first shot goes at the middle, percent
lab-article-second = After a hit beside the middle the next shot goes there, percent
lab-article-optimum = Shots of an optimal player there
lab-article-straight = Shots from a wound to the next hit, at most
lab-article-straight-why = The most in 300 games.
lab-article-diagonal = The same with ships along diagonals
lab-article-diagonal-why = The most in 300 games.
lab-source-greek = Greek coursework: Reversi
lab-source-greek-how = It publishes boards and no measured figures. We check its printed positions here, and those that its original program evaluated; you can open them on the page of
lab-printed-run = Check the printed positions here
lab-printed-heard = { $alike } of { $of } printed positions match.
lab-figure-run = { $agents } · { $rules } · { $games ->
    [one] 1 game
   *[other] { $games } games
  }
lab-figure-play = Run, about { $span }
lab-figure-what = Figure
lab-figure-published = Published
lab-figure-shell = Ours, command line
lab-figure-here = Ours, here
lab-figure-verdict = Verdict
lab-figure-below = { $share } of our games score less.
lab-statistic-mean = { $agent }, mean
lab-statistic-median = { $agent }, median
lab-statistic-min = { $agent }, best
lab-statistic-max = { $agent }, worst
lab-statistic-p1 = { $agent }, 1% are below
lab-statistic-p99 = { $agent }, 99% are within
lab-statistic-paired = { $agent } minus { $other }, mean
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
lab-verdict-shown = shown
lab-verdict-ours = ours
lab-times = How much longer the map takes
lab-times-lede = The Turkish paper reports 78.4 s for its probability map and 0.15 s for its lattice: 520 times as long. Here both play the same 300 seas in one worker thread.
lab-times-run = Measure here
lab-times-ratio = Time for the map divided by time for the lattice
lab-times-why = The paper’s map recounts every placement before each shot, in an interpreted program, where counting costs far more than checking the lattice. Here both are compiled.
lab-times-found = Map { $slow } s, lattice { $quick } s, both over the same { $games ->
    [one] game
   *[other] { $games } games
  }: { $ratio } to 1. The ratio depends on the program, not on the model alone.
lab-elsewhere = Measured elsewhere
lab-elsewhere-how = Other programs with the same rules, each measured once over 10,000 uniform seas (± 0.2). Only the first is an agent here.
lab-elsewhere-what = Program
lab-elsewhere-count = placement count, hits weighted by 10
lab-elsewhere-web = the agent of a popular web game
lab-elsewhere-contest = the winner of a contest
lab-elsewhere-java = a player who sees which ship each hit struck
lab-note-faulty = our reading: the author placed ships with a fault; the paper says only that they are placed at random
lab-note-games = the paper doesn’t say over how many games its mean is; over 300, the difference could be chance
lab-note-games-faulty = the paper doesn’t say over how many games its mean is; over 300, the difference could be chance. That the author placed ships with a fault is our reading
lab-note-text = the paper’s text taken literally counts no placements and doesn’t give this number; the map that counts them does
lab-note-blows = counted per segment, as its 344 is; only a count of blows gives 118
lab-note-variant = the paper’s text doesn’t give this number; its variant in the next row does
lab-set-known = { $known ->
    [0] no cell known
    [one] 1 cell known
   *[other] { $known } cells known
  }
lab-set-known-ship = ship cells only
lab-set-misses-hidden = misses are not revealed
lab-set-lives = a segment hit again takes a life too
lab-note-greedy = with four cells known, drawn from all (most of them water), { $agent } still wins, as in the recovered original
lab-note-apart = where ships lie apart the aim is not reached
lab-note-mean = the mean reaches the aim, by less than two of its standard errors
lab-source-worked = exact: { $formula }
lab-source-akyuz = Akyüz, { $many } games
lab-source-akyuz-unsaid = Akyüz, number of games not given
lab-source-aim = aim
lab-source-wins = the paper: { $agent } wins
lab-source-one = the paper, one game
