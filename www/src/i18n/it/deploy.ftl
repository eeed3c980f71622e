## Board, for the ear and the eye

board-deploy = La tua flotta
cell-ship = tua nave: { $ship }
cell-can-go = la nave può andare qui

## Placing your fleet

deploy-title = Schiera la flotta
deploy-for = { $game }.
deploy-against = { $game }, contro { $agent }.
deploy-start = Inizia
deploy-shuffle = Mescola
deploy-clear = Svuota
deploy-lead = Trascina una nave per spostarla, toccala per girarla.
deploy-by-keys = Sulla griglia una cifra prende una nave, le frecce la spostano, R la gira, Invio la posa.
deploy-no-such-ship = Non c’è una nave { $number }: questa flotta ha { $count ->
    [one] 1 nave
   *[other] { $count } navi
  }.
deploy-fleet-kept = Flotta salvata: { $name }.
deploy-text = Schiera con il testo
deploy-text-hint = Per la nave in mano, altrimenti per la prossima non schierata: { $example }
deploy-put = Posala lì
deploy-unplaced = non ancora schierata
# Where B3 right is typed, the beginning of the word is enough.
deploy-way-right = destra
deploy-way-down = basso
deploy-way-left = sinistra
deploy-way-up = alto
deploy-picked = In mano: { $ship }. Le frecce spostano, R gira, Invio posa.
deploy-picked-touch = In mano: { $ship }. Tocca la griglia per posare, Gira per girare.
deploy-placed = Posata in { $cell }: { $ship }.
deploy-no-turn = Intorno a { $cell } non si può girare: { $ship }.
deploy-unknown = Questo non si può fare.
deploy-no-such-place = Non è sulla griglia. Scrivi una casella e una direzione, come B3 destra.
deploy-all-placed = Ogni nave è schierata: prendi quella che vuoi spostare.
deploy-missing = { $count ->
    [one] Resta da schierare 1 nave.
   *[other] Restano da schierare { $count } navi.
  }
deploy-legal = La tua flotta è pronta. Premi Inizia.
deploy-legal-first = La tua flotta è pronta. Passa il dispositivo.
deploy-keep = Salva la flotta
deploy-name = Nome della flotta
deploy-kept = Flotte salvate

## Challenge

deploy-challenge = Sfida un amico
challenge-link = Link per l’amico
challenge-made = Il link per l’amico è sotto i comandi.
challenge-how = Invialo: l’amico dà la caccia a questa flotta e ti rimanda un link con il risultato. Nel link la flotta non si vede a prima vista, ma chi vuole può leggerla.

## Two people on one device

deploy-two = In due qui
deploy-hand = Passa al giocatore 2
deploy-title-first = Giocatore 1, schiera la flotta
deploy-title-second = Giocatore 2, schiera la flotta
cover-label = Lo schermo è coperto
cover-turn = Tocca al giocatore { $number }.
cover-lay = Ora schiera la flotta il giocatore { $number }.
cover-how = Passa il dispositivo. Niente si vede finché non lo prende l’altro.
cover-done = Sono il giocatore { $number }

## Learning

learns-label = Apprendimento
learns = Lascia che gli agenti imparino dove metto le navi
learns-how = Dopo ogni partita { $agent } ricorda dov’erano le tue navi, solo su questo dispositivo, e nella prossima cerca prima lì.
learns-from = Di chi sono le flotte
learns-from-hint = Per più giocatori su un dispositivo: ciò che si impara resta separato per nome.
learns-you = Tu
learns-games = { $games ->
    [0] Ancora niente imparato.
    [one] Imparato da 1 partita.
   *[other] Imparato da { $games } partite.
  }
learns-look = Guarda
