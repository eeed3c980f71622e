# Gli incontri di Reversi del laboratorio, e ciò che il lavoro greco ne stampò.

lab-match-of = { $first } contro { $second }
lab-match-within = { $score } dei punti (da { $least } a { $most })
lab-match-point = { $value } (da { $least } a { $most })
lab-match-verdict = { $better } prende { $score } contro { $worse }. È improbabile che sia un caso.
lab-match-early = { $better } prende finora { $score } contro { $worse }. Il giudizio arriva alla fine della serie.
lab-match-few = { $better } prende { $score } contro { $worse }. Per un giudizio servono almeno { $fewest } aperture, ognuna giocata con entrambi i colori.
lab-match-open = { $better } prende { $score } contro { $worse }: dopo { $games ->
    [one] 1 partita
   *[other] { $games } partite
  } può essere un caso.
lab-match-score = Punteggio, un pareggio vale metà
lab-match-wins = Vinte
lab-match-draws = Pareggiate
lab-match-losses = Perse
lab-match-discs = Vantaggio medio in pedine
lab-match-trail = { $first }: punteggio progressivo in percento con intervallo di confidenza al 95%
lab-match-how = Due partite di seguito cominciano con le stesse mosse a caso, a colori scambiati. Le mosse a caso dipendono dal numero { $seed }, perciò lo stesso incontro dà gli stessi numeri su ogni dispositivo e da riga di comando. Le barre sono vantaggi in pedine alla fine, con le caselle vuote a chi vince. Tra parentesi l’intervallo di confidenza al 95% del punteggio, contato sulle aperture, perché due partite della stessa apertura non sono indipendenti.
value-nodes-0 = quanti ne servono al suo livello

lab-printed-what = Stampato
lab-printed-alike = Coincidono
lab-printed-of = { $alike } su { $of }
lab-printed-start = Le prime quattro mosse, nell’ordine stampato
lab-printed-reply = Il tavoliere dopo la prima mossa del computer, e le mosse di allora
lab-printed-pass = Il turno saltato, e le mosse che seguono
lab-printed-double-pass = La fine in cui nessuno può muovere
lab-printed-double-pass-why = A tre righe stampate manca una casella: provate in ogni lettura.
lab-printed-full-board = Il tavoliere pieno che il computer vince
lab-printed-full-board-why = A tre righe stampate manca una casella: provate in ogni lettura.
lab-printed-corner = La risposta nell’angolo, a tre livelli e in ogni versione
lab-printed-order = Le mosse nell’ordine del programma originale, 40 posizioni
lab-printed-evaluation = I valori del programma originale, 40 posizioni
lab-printed-level-1 = Le sue ricerche al livello 1
lab-printed-level-1-why = Le altre contengono mosse che nessuna regola permette: su una diagonale il programma gira pedine fino al bordo. Con il suo errore dentro, 36 coincidono.
lab-printed-level-2 = Le sue ricerche al livello 2
lab-printed-level-2-why = Come al livello 1; con l’errore dentro, 36 coincidono.
