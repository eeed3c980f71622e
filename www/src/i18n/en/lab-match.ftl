# The lab's matches of Reversi, and what the Greek coursework printed of it.

lab-match-of = { $first } against { $second }
lab-match-within = { $score } of the points ({ $least } to { $most })
lab-match-point = { $value } ({ $least } to { $most })
lab-match-verdict = { $better } takes { $score } against { $worse }. That is unlikely to be chance.
lab-match-early = { $better } takes { $score } against { $worse } so far. The verdict comes at the end of the run.
lab-match-few = { $better } takes { $score } against { $worse }. A verdict needs at least { $fewest } openings, each played with both colours.
lab-match-open = { $better } takes { $score } against { $worse } after { $games ->
    [one] 1 game
   *[other] { $games } games
  }. That could be chance.
lab-match-score = Score (a draw counts half)
lab-match-wins = Won
lab-match-draws = Drawn
lab-match-losses = Lost
lab-match-discs = Mean lead in discs
lab-match-trail = { $first }: running score in percent with 95% confidence interval
lab-match-how = Two games in a row start with the same random moves, with colours swapped. The random moves follow from number { $seed }, so the same match gives the same numbers on every device and on the command line. Bars show leads in discs at the end, with empty squares given to the winner. In brackets: the 95% confidence interval of the score, counted over openings, since two games of one opening are not independent.
value-nodes-0 = as many as its level needs

lab-printed-what = Printed
lab-printed-alike = Matches
lab-printed-of = { $alike } of { $of }
lab-printed-start = The four first moves, in the printed order
lab-printed-reply = The board after the computer’s first move, and the moves then
lab-printed-pass = The pass, and the moves after it
lab-printed-double-pass = The end where neither side can move
lab-printed-double-pass-why = Three rows are printed one square short; we tried every reading.
lab-printed-full-board = The full board that the computer wins
lab-printed-full-board-why = Three rows are printed one square short; we tried every reading.
lab-printed-corner = The reply in the corner, at three levels in every variant
lab-printed-order = Moves in the order of the original program, 40 positions
lab-printed-evaluation = Values of the original program, 40 positions
lab-printed-level-1 = Its searches at level 1
lab-printed-level-1-why = The others contain moves that no rule allows: on one diagonal the program flips discs up to the border. With this fault built in, 36 match.
lab-printed-level-2 = Its searches at level 2
lab-printed-level-2-why = As at level 1; with the fault built in, 36 match.
