### Le parole della pagina. Cells arrive written, names of ships and agents too: they stand without an article.

## Header and frame

brand = Spyglass
page-description = Dà la caccia a una flotta nascosta, e guarda come pensa un agente che caccia nello stesso mare.
page-title = { $rules }, mare n. { $seed } · Spyglass
page-title-puzzle = { $rules }, n. { $seed } · Spyglass
page-title-mode = { $mode } · Spyglass
nav-label = Modalità
nav-play = Gioca
nav-watch = Guarda
nav-puzzle = Enigmi
nav-edit = Modifica
nav-lab = Lab
nav-learn = Impara
nav-reversi = Reversi
nav-more = Altro
mode-race = Caccia
mode-play = Due giocatori
mode-watch = Guarda un agente
mode-compare = Confronta agenti
mode-puzzle = Enigmi
mode-edit = Modifica una posizione
skip-to-board = Alla griglia
region-label = Il mare
bar-label = Comandi
settings = Opzioni
help = Aiuto
language = Lingua
language-system = come il dispositivo
error-no-words = Le parole di questa lingua non sono arrivate ({ $language }); la pagina continua con quelle che ha.
close = Chiudi
cancel = Interrompi
yes-retry = Riprova
part-coming = Caricamento…
part-failed = Questa parte della pagina non è arrivata. Niente è perso: controlla la connessione e riprova.

## First sight

intro-race = Qui è nascosta una flotta di { $ships ->
    [1] una nave
    [2] due navi
    [3] tre navi
    [4] quattro navi
    [5] cinque navi
    [6] sei navi
    [7] sette navi
    [8] otto navi
    [9] nove navi
    [10] dieci navi
   *[other] { $ships } navi
  }. Dalle la caccia. Un agente caccia nello stesso mare: alla fine confronta.
intro-play = A turno: la flotta di { $agent } contro la tua. { $first ->
    [you] Cominci tu.
   *[other] Comincia { $agent }.
  }
intro-watch = { $agent } dà la caccia a una flotta nascosta. Segui i suoi pensieri passo per passo.
intro-moving = Dopo ogni colpo tutte le navi si spostano di una casella. Un segno dice dov’era qualcosa.
intro-solitaire = Metti una bandierina dove ci sono navi; hai { $shots ->
    [one] 1 colpo
   *[other] { $shots } colpi
  } e { $guesses ->
    [one] 1 bandierina
   *[other] { $guesses } bandierine
  }. I numeri dicono quante caselle di nave ha ogni linea.
hint-fire = Fai clic su una casella per sparare
hint-tap = Tocca una casella per sparare
hint-aim = Tocca una casella per mirare, toccala ancora per sparare
hint-flag = Fai clic su una casella per metterci una bandierina
hint-tap-flag = Tocca una casella per metterci una bandierina
hint-step = Torna indietro tra i pensieri dell’agente
hint-chances = Premi Probabilità per vedere quanto è probabile ogni casella
hint-seen = Capito

## Picking a game

pick-rules = Gioco
pick-mode = Come si gioca
change-game = Cambia gioco
pick-agent = Avversario
pick-agent-watch = Agente
pick-deploy = Disposizione
pick-lays = Disposizione avversaria
pick-seed = Mare n.
pick-more = Altre scelte
open-sea = Vai
sea-of-day = Mare del giorno
sea-number = mare n. { $seed }
rules-admiral = Classica (5-4-3-3-2)
rules-admiral-apart = Classica, navi separate
rules-sea-battle = Battaglia navale (4-3-3-2-2-2-1-1-1-1)
rules-solitaire = Solitario con indizi
rules-moving = Navi in movimento (5-4-3-3-2)
rules-puzzle = Enigma { $rows }×{ $cols }
rules-custom = Regole proprie
own-rules = Regole proprie…
deploy-own = la tua flotta…
agent-random = Casuale
agent-hunt = Cacciatore
agent-parity = Parità
agent-probability-map = Mappa
agent-directional = Direzionale
agent-p-matrix = Matrice
agent-exact = Esatto
agent-exact-lookahead = Esatto, guarda avanti
agent-robust = Robusto
agent-expert-greedy = Esperto, greedy
agent-expert-standard = Esperto, standard
agent-random-repeat = Casuale, ogni casella
agent-fixed-scan = Scansione fissa
agent-tracker = Inseguitore
agent-strength = { $agent } { $mean }
agent-with-options = { $agent } ({ $options })
you = Tu
friend = Un amico
player = Giocatore { $number }
deploy-turn = Gira

## Rules in words

help-title = Come si gioca

## Board, for the ear and the eye

board-hunt = Mare nascosto
board-theirs = Mare di { $agent }
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
race-rival-untold = { $agent }: { $shots ->
    [one] 1 colpo
   *[other] { $shots } colpi
  }
race-rival-done = ha finito
row-name = riga { $row }
col-name = colonna { $column }
clue-name = caselle di nave trovate: { $found } su { $count }
clue-over = troppe: { $found } su { $count }
enlarge-board = Ingrandisci: { $board }
shrink-board = Rimpicciolisci: { $board }
show-beliefs = Che cosa pensa { $agent }
mark-unknown = ignota
mark-miss = colpo in acqua
mark-hit = colpito
mark-sunk = affondato
mark-water = acqua
mark-unrevealed = colpo, esito non detto
mark-spent = niente di nuovo
content-water = acqua
content-left = punta sinistra di una nave
content-right = punta destra di una nave
content-middle = pezzo di mezzo di una nave
content-top = punta alta di una nave
content-bottom = punta bassa di una nave
content-sub = nave da una casella
content-ship = nave
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
cell-premise = motivo { $number }
cell-conclusion = prossima scelta
cell-pending = in arrivo
cell-chance = { $percent } per cento
cell-score = punteggio { $score }
cell-prompt = Casella:

## Legends

legend-title = Legenda
legend-marks-miss = colpo in acqua
legend-marks-water = acqua certa
legend-marks-hit = colpito
legend-marks-flag = la tua bandierina
legend-marks-flag-right = giusta
legend-marks-flag-wrong = sbagliata
legend-marks-note = la tua nota
legend-marks-known = mostrata all’inizio
legend-marks-last = ultimo colpo
legend-marks-clue-satisfied = le caselle di nave della linea ci sono tutte
legend-marks-clue-over = troppe nella linea
legend-marks-unrevealed = colpo, esito non detto
legend-marks-spent = una nave, niente di nuovo colpito
legend-marks-old = 3 colpi fa o più
legend-marks-past = 8 colpi fa o più
legend-marks-damaged = pezzo già colpito

## Ships

ship-carrier = portaerei
ship-battleship = corazzata
ship-destroyer = cacciatorpediniere
ship-attack-boat = motosilurante
ship-submarine = sottomarino
ship-cruiser = incrociatore
ship-n = nave da { $length }
fleet-label = Flotta
fleet-line = { $length ->
    [one] 1 casella
   *[other] { $length } caselle
  }
fleet-left = a galla: { $left } su { $count }
fleet-sunk = affondate: { $sunk } su { $count }
fleet-all-sunk = a fondo

## Turns: the status line and the live region

answer-miss = acqua
answer-hit = colpito
answer-hit-ship = colpito ({ $ship })
answer-sunk = colpito e affondato ({ $ship })
answer-content = { $content }
answer-unrevealed = esito non detto
answer-spent = niente di nuovo
status-your-turn = Tocca a te.
status-agent-turn = { $agent } sta pensando.
status-shot = { $cell }: { $answer }.
status-agent-shot = { $agent } spara in { $cell }: { $answer }.
status-flag = Bandierina in { $cell }: nave. { $left ->
    [one] Ancora 1 bandierina.
   *[other] Ancora { $left } bandierine.
  }
status-resigned = Hai rinunciato.
status-marked = { $cell } segnata come nave.
status-agent-flag = { $agent } mette una bandierina in { $cell }.
status-note = { $cell } annotata come acqua.
status-clear = { $cell } liberata.
status-solve = { $who ->
    [you] Concludi la partita e conti il punteggio.
   *[other] { $who } ha finito.
  }
status-step = Passo { $step } di { $steps }.
status-paused = Pausa al passo { $step } di { $steps }.
status-start = Passo 0: ancora nessun colpo.
status-left = Ancora { $shots ->
    [one] 1 colpo
   *[other] { $shots } colpi
  }, { $guesses ->
    [one] 1 bandierina
   *[other] { $guesses } bandierine
  }.
status-aim = { $cell } nel mirino. Tocca ancora o premi Spara.
status-proving = Scegli la casella da dimostrare.
status-waits = Sarà inviato quando il motore è pronto.
status-revealed = La flotta è visibile.
status-hidden = La flotta è nascosta.
status-not-saved = Questo dispositivo non conserva niente: copia il link per continuare dopo.

## Ends

end-race = { $you ->
    [one] Tu: 1 colpo.
   *[other] Tu: { $you } colpi.
  } { $agent }: { $theirs }.
end-race-best = { $lead ->
    [you] Te ne sono bastati meno.
    [even] Pareggio.
   *[other] A { $agent } ne sono bastati meno.
  }
end-won = Hai affondato tutta la flotta di { $agent } in { $shots ->
    [one] 1 colpo
   *[other] { $shots } colpi
  }. Hai vinto.
end-lost = { $agent } ha affondato tutta la tua flotta in { $shots ->
    [one] 1 colpo
   *[other] { $shots } colpi
  }. Vince { $agent }.
end-won-agents = { $agent } vince in { $shots ->
    [one] 1 colpo
   *[other] { $shots } colpi
  }.
end-resigned = { $shots ->
    [one] Hai rinunciato dopo 1 colpo.
   *[other] Hai rinunciato dopo { $shots } colpi.
  }
end-two = { $gave ->
    [yes] { $loser } ha rinunciato. Vince { $winner }.
   *[no] { $winner } vince: in { $shots ->
        [one] 1 colpo
       *[other] { $shots } colpi
      } ha affondato tutta la flotta avversaria ({ $loser }).
  }
end-solo = Colpi usati da { $agent }: { $shots }.
end-looks = { $looks ->
    [one] 1 sguardo alle probabilità
   *[other] { $looks } sguardi alle probabilità
  }
end-hints = { $hints ->
    [one] 1 consiglio
   *[other] { $hints } consigli
  }
end-proofs = { $proofs ->
    [one] 1 sguardo alle prove
   *[other] { $proofs } sguardi alle prove
  }
end-take-backs = { $takeBacks ->
    [one] 1 mossa annullata
   *[other] { $takeBacks } mosse annullate
  }
caption-budget = ancora { $shots ->
    [one] 1 colpo
   *[other] { $shots } colpi
  } e { $guesses ->
    [one] 1 bandierina
   *[other] { $guesses } bandierine
  }
end-solved-race = Finisci con { $score ->
    [one] 1 punto
   *[other] { $score } punti
  }, { $agent } con { $theirs }. { $lead ->
    [you] Hai vinto.
    [even] Pareggio.
   *[other] Vince { $agent }.
  }
end-friend = { $end ->
    [resigned] Un amico ha rinunciato dopo { $shots ->
        [one] 1 colpo
       *[other] { $shots } colpi
      }.
    [scored] Un amico ha finito con { $score ->
        [one] 1 punto
       *[other] { $score } punti
      }.
   *[other] Un amico ha usato { $shots ->
        [one] 1 colpo
       *[other] { $shots } colpi
      }.
  }
end-alone = Hai usato { $shots ->
    [one] 1 colpo
   *[other] { $shots } colpi
  }.
end-solved = La partita finisce con { $score ->
    [one] 1 punto
   *[other] { $score } punti
  }.
review = Revisione
new-sea = Nuovo mare
share = Condividi
play-on = Continua da qui
resign = Rinuncia

## Bar

tool = Strumento
tool-fire = Spara
tool-flag = Bandierina
tool-note = Acqua
tool-clear = Libera
sure = { $what }?
sure-said = { $what }? Premi di nuovo.
fire-at = Spara in { $cell }
undo = Annulla
redo = Ripeti
solve = Concludi
chances = Probabilità
hint = Consiglio
prove = Dimostra
counting = Conteggio…
counting-halted = Il conteggio è stato interrotto.
count-on = Continua il conteggio
first-step = Primo passo
back = Indietro
forward = Avanti
last-step = Ultimo passo
reveal = Mostra flotta
timeline-value = passo { $step } di { $steps }

## Panel

panel-label = Che cosa c’è dietro
tab-reason = Motivo
tab-candidates = Candidate
tab-moves = Mosse
tab-fleet = Flotta
tab-proofs = Prove
tab-knowledge = Conoscenza
tab-review = Revisione
tab-answers = Le mie risposte

## Own rules

own-title = Regole proprie

## Figures

figures-title = Le cifre della fonte e le nostre

## Settings

about = Informazioni
statistics = Statistiche
copied = Copiato
link-copy = Copia il link

## Kept games and links

continue-title = Continua
card-over = finita
card-puzzle = { $rules }, n. { $seed }
continue = Continua
share-title = Condividi
forget = Dimentica

## The engine

engine-loading = Caricamento del motore…
engine-restarted = Il motore è stato riavviato; niente è perso.
engine-slow = Il motore tarda ad arrivare. I tuoi colpi sono conservati.

## Refusals: what can be wrong before anything else has come

error-engine-trapped = Il motore si è fermato. È stato riavviato e la partita continua.
error-engine-died = Il motore si è fermato. È stato riavviato e la partita continua.
error-engine-timeout = Il motore non risponde. È stato riavviato.
error-engine-not-loaded = Il motore non è arrivato. Controlla la connessione e riprova.
error-no-wasm = Questo browser non permette WebAssembly, che serve al motore.
error-no-simd = Questo browser è troppo vecchio per il motore: manca WebAssembly SIMD.
error-csp-refused = Questo sito vieta il motore: alla sua content policy manca 'wasm-unsafe-eval' in script-src.
error-connect-refused = Questo sito vieta il motore: alla sua content policy manca l’indirizzo di questo script in connect-src.
notice-instead = Ecco invece una nuova partita.
notice-cause = ({ $cause })
error-unknown = Qualcosa è andato storto; niente è cambiato.
