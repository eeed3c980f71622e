## The words of agents compared

compare-lede = { $agents ->
    [2] Due
    [3] Tre
   *[4] Quattro
  } agenti danno la caccia alla stessa flotta nascosta. Ogni griglia mostra che cosa pensa il suo agente prima della prossima mossa.
compare-value = giro { $step } di { $steps }

## Where it stands

compare-start = Nessuno ha ancora mosso.
compare-round = Giro { $step }.
compare-ending = Tutti hanno finito:
compare-shots = { $agent }: { $shots ->
    [one] 1 colpo.
   *[other] { $shots } colpi.
  }
compare-points = { $agent }: { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
  }
compare-ahead = Si gioca fino alla fine… giro { $steps }.
compare-parting = Prima scelta diversa, al giro { $step }:
compare-choice = { $agent } { $cell }
compare-choice-none = { $agent } finisce
compare-go = Vai lì
compare-together = Finora hanno fatto le stesse mosse.
compare-same = Fanno le stesse mosse fino alla fine.

## The table

compare-table = Fianco a fianco
compare-agent = Agente
compare-shots-now = Colpi finora
compare-shots-end = Colpi alla fine
compare-flags-now = Bandierine finora
compare-points-end = Punti alla fine
compare-hits = A segno
compare-sunk = Affondate
compare-open-end = non finita
compare-done = Ha finito.
compare-watch = Guarda { $agent }

## From here

compare-play = Gioca tu questo mare

## Choices

compare-agents = Agenti
compare-agent-n = Agente { $number }
compare-add = Aggiungi un agente
compare-remove = Togli { $agent }
compare-rules = Regole
compare-rows = Righe: { $rows }
compare-cols = Colonne: { $cols }
compare-ships = { $ship }: { $count }
compare-contact = Navi
compare-contact-free = possono toccarsi
compare-contact-apart = non si toccano mai
compare-announce = Ogni colpo rivela
compare-announce-hit-or-miss = colpito o acqua
compare-announce-sunk = anche quale nave è affondata
compare-announce-names-ship = anche quale nave è colpita
compare-known = Caselle mostrate all’inizio: { $known }
compare-clues = Il numero di caselle di nave di ogni riga e colonna è mostrato
compare-parameter = { $parameter }: { $value }
compare-budget = Colpi di ogni agente: { $shots ->
    [0] senza limite
   *[other] { $shots }
  }
compare-guesses = Bandierine di ogni agente: { $guesses }

## What cannot be

error-compare-count = { $agents ->
    [one] Un agente non si può
   *[other] { $agents } agenti non si possono
  } confrontare. Scegline da due a quattro.
error-compare-person = In questa partita gioca una persona: si confrontano solo partite tra agenti.
error-compare-duel = In questa partita ognuno caccia in un mare diverso: si confrontano solo cacce nello stesso mare.
error-compare-rules = Nessun agente gioca con queste regole, quindi non c’è niente da confrontare.
error-compare-replaced = Alcuni agenti non possono giocare con queste regole, quindi altri prendono il loro posto.
