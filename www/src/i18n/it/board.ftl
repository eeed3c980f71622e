### What a board of the seas says, on every page that shows one.

## Board, for the ear and the eye

board-hunt = Mare nascosto
board-theirs = Mare: { $agent }
board-yours = Il tuo mare
board-of-agent = { $agent } in questo mare
board-of-you = Tu in questo mare
caption-shots = { $shots ->
    [one] 1 colpo
   *[other] { $shots } colpi
  }
caption-left = { $left ->
    [0] nessuna nave a galla
    [one] 1 nave a galla
   *[other] { $left } navi a galla
  }
race-rival = { $agent }: { $shots ->
    [one] 1 colpo
   *[other] { $shots } colpi
  }, navi affondate: { $sunk }
race-rival-unannounced = { $agent }: { $shots ->
    [one] 1 colpo
   *[other] { $shots } colpi
  }
race-rival-done = ha finito
row-name = riga { $row }
col-name = colonna { $column }
mark-miss = colpo in acqua
mark-hit = colpito
mark-sunk = affondato
mark-water = acqua
mark-unrevealed = colpo, esito nascosto
mark-spent = niente di nuovo
cell-known = mostrata all’inizio
cell-flag = bandierina: nave
cell-flag-right = bandierina giusta
cell-flag-wrong = bandierina sbagliata
cell-note = tua nota: acqua
cell-last = ultimo colpo
cell-age = { $shots ->
    [one] 1 colpo fa
   *[other] { $shots } colpi fa
  }
cell-damaged = pezzo colpito
cell-aim = nel mirino
cell-premise = il colpo a segno di cui parla il motivo
cell-conclusion = prossima scelta
cell-pending = in attesa di risposta
cell-chance = { $percent } per cento
cell-score = punteggio { $score }

## Legends

legend-marks-miss = colpo in acqua
legend-marks-water = acqua certa
legend-marks-hit = colpito
legend-marks-flag = la tua bandierina
legend-marks-flag-right = giusta
legend-marks-flag-wrong = sbagliata
legend-marks-note = la tua nota
legend-marks-known = mostrata all’inizio
legend-marks-last = ultimo colpo
legend-marks-premise = { cell-premise }
legend-marks-clue-satisfied = le caselle di nave della riga o colonna ci sono tutte
legend-marks-clue-over = troppe nella riga o colonna
legend-marks-unrevealed = colpo, esito nascosto
legend-marks-spent = una nave, niente di nuovo colpito
legend-marks-old = 3 colpi fa o più
legend-marks-past = 8 colpi fa o più
legend-marks-damaged = pezzo già colpito

## Turns: the status line and the live region

status-your-turn = Tocca a te.
status-agent-turn = { $agent } sta pensando.
status-shot = { $cell }: { $answer }.
status-agent-shot = { $agent } spara in { $cell }: { $answer }.
status-flag = Bandierina in { $cell }: nave. { $left ->
    [one] Ancora 1 bandierina.
   *[other] Ancora { $left } bandierine.
  }
status-resigned = Hai abbandonato.
status-marked = { $cell } segnata come nave.
status-agent-flag = { $agent } mette una bandierina in { $cell }.
status-note = { $cell } annotata come acqua.
status-clear = { $cell } liberata.
status-undone = { $cell } annullata.
status-solve = { $who ->
    [you] Concludi la partita e conti il punteggio.
   *[other] { $who } ha finito.
  }
status-step = { $what ->
    [shot] Colpo
   *[step] Passo
    } { $step } di { $steps }.
status-paused = Pausa al { $what ->
    [shot] colpo
   *[step] passo
    } { $step } di { $steps }.
status-start = Passo 0: ancora nessun colpo.
status-left = Ancora { $shots ->
    [one] 1 colpo
   *[other] { $shots } colpi
  }, { $guesses ->
    [one] 1 bandierina
   *[other] { $guesses } bandierine
  }.
status-aim = { $cell } nel mirino. Tocca ancora o premi Spara.
status-proving = Scegli una casella da dimostrare.
status-waits = Il colpo vale appena il motore sarà pronto.
status-revealed = La flotta è visibile.
status-hidden = La flotta è nascosta.

caption-budget = ancora { $shots ->
    [one] 1 colpo
   *[other] { $shots } colpi
  } e { $guesses ->
    [one] 1 bandierina
   *[other] { $guesses } bandierine
  }

## Bar

sure = { $what }?
sure-said = { $what }? Premi di nuovo.
reveal = Mostra flotta

## The engine

engine-restarted = Il motore è stato riavviato. Niente è perso.

## Refusals: what can be wrong before anything else has come

notice-instead = Ecco invece una nuova partita.
notice-cause = ({ $cause })
