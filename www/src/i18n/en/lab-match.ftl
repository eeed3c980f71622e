# The lab's matches of Reversi, and what the Greek source printed of it.

lab-match-of = { $first } against { $second }
lab-match-within = { $score } of the points ({ $least } to { $most })
lab-match-point = { $value } ({ $least } to { $most })
lab-match-verdict = { $better } takes { $score } against { $worse }; beyond chance.
lab-match-early = { $better } takes { $score } against { $worse } so far; only the whole run gives a verdict.
lab-match-few = { $better } takes { $score } against { $worse }; fewer than { $fewest } openings, played with both colours, give no verdict.
lab-match-open = { $better } takes { $score } against { $worse }: after { $games ->
    [one] 1 game
   *[other] { $games } games
  } chance could have made it.
lab-match-score = Score, a draw half
lab-match-wins = Won
lab-match-draws = Drawn
lab-match-losses = Lost
lab-match-discs = Mean lead in discs
lab-match-trail = { $first }: the score in per cent as the games went on, and where it lies with 95 %
lab-match-how = Two games in a row begin with the same drawn moves, the colours exchanged; what is drawn follows from number { $seed }, so the same match gives the same numbers on every device and in the shell. Bars are leads in discs at the end, the empty squares to the winner. In brackets stands where the true score lies in 95 of 100 such matches, counted over the openings, since two games of one opening are no two tries.
value-nodes-0 = as many as its level wants

lab-printed-what = Printed
lab-printed-alike = As printed
lab-printed-of = { $alike } of { $of }
lab-printed-start = The four first moves, in the printed order
lab-printed-reply = The board after the computer’s first move, and the moves then
lab-printed-pass = The pass, and the moves after it
lab-printed-double-pass = The end where neither side can move
lab-printed-double-pass-why = Three rows are printed a square short: tried in every reading.
lab-printed-full-board = The full board that the computer wins
lab-printed-full-board-why = Three rows are printed a square short: tried in every reading.
lab-printed-corner = The reply in the corner, at three levels in every variant
lab-printed-order = Moves in the order of the original program, 40 positions
lab-printed-evaluation = Values of the original program, 40 positions
lab-printed-level-1 = Its searches at level 1
lab-printed-level-1-why = The others hold moves that no rule allows: on one diagonal the program turns discs on to the border. With its fault built in, 36 are alike.
lab-printed-level-2 = Its searches at level 2
lab-printed-level-2-why = As at level 1; with the fault built in, 36 are alike.
