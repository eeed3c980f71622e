### Le parole della pagina. Cells arrive written, names of ships and agents too: they stand without an article.

## Header and frame

brand = Spyglass
page-description = Gioca a battaglia navale contro agenti che ti mostrano come pensano.
page-title-home = Battaglia navale · Spyglass
page-title = { $rules }, mare n. { $seed } · Battaglia navale su Spyglass
page-title-puzzle = { $rules }, n. { $seed } · Spyglass
page-title-mode = { $mode } · Spyglass
nav-label = Modalità
nav-play = Gioca
nav-watch = Guarda
nav-puzzle = Enigmi
nav-edit = Risolutore
nav-lab = Lab
nav-learn = Impara
nav-reversi = Reversi
nav-menu = Menu
nav-compare = Confronta agenti
nav-play-line = Dai la caccia a una flotta nascosta, contro un agente o un amico.
nav-watch-line = Segui passo per passo la caccia di un agente e i suoi pensieri.
nav-puzzle-line = Senza spari: basta il ragionamento a trovare la flotta.
nav-edit-line = Inserisci una posizione: quali flotte sono possibili?
nav-lab-line = Ogni agente gioca mille partite.
nav-learn-line = Dal fuoco a caso al conteggio delle flotte.
nav-reversi-line = Gioca e guarda quanto vale ogni mossa.
nav-compare-line = Da due a quattro danno la caccia nello stesso mare.
mode-race = Caccia
mode-play = Due giocatori
mode-watch = Guarda un agente
mode-compare = Confronta agenti
mode-puzzle = Enigmi
mode-edit = Risolutore
skip-to-board = Alla griglia
bar-label = Comandi
more = Altro
settings = Opzioni
help = Aiuto
sound-off = Audio disattivato
sound-on = Audio attivato
language = Lingua
language-system = come il dispositivo
error-no-words = Impossibile caricare questa lingua ({ $language }): la pagina resta nella lingua attuale.
close = Chiudi
cancel = Annulla
yes-retry = Riprova
part-coming = Caricamento…
part-failed = Impossibile caricare questa parte della pagina. Niente è perso: controlla la connessione e riprova.

## First sight


## Picking a game

pick-rules = Gioco
change-game = Cambia gioco
pick-agent-watch = Agente
pick-more = Altre scelte
sea-of-day = Mare del giorno
puzzle-of-day = Enigma del giorno
sea-number = mare n. { $seed }
rules-admiral = Classica (5-4-3-3-2)
rules-admiral-apart = Classica, navi separate
rules-sea-battle = Battaglia navale (4-3-3-2-2-2-1-1-1-1)
rules-solitaire = Solitario con indizi
rules-moving = Navi in movimento (5-4-3-3-2)
rules-puzzle = Enigma { $rows }×{ $cols }
rules-custom = Regole proprie
agent-random = Casuale
agent-hunt = Cacciatore
agent-parity = Parità
agent-probability-map = Mappa
agent-directional = Direzionale
agent-p-matrix = Matrice
agent-exact = Esatto
agent-exact-lookahead = Esatto (guarda avanti)
agent-planner = Piano
agent-robust = Robusto
agent-expert-greedy = Esperto (greedy)
agent-expert-standard = Esperto (standard)
agent-random-repeat = Casuale (ogni casella)
agent-fixed-scan = Scansione fissa
agent-tracker = Inseguitore
agent-with-options = { $agent } ({ $options })
you = Tu
friend = Un amico
other-person = Il giocatore
player = Giocatore { $number }
deploy-turn = Gira

## Board, for the ear and the eye

clue-name = caselle di nave trovate: { $found } su { $count }
clue-over = troppe: { $found } su { $count }
mark-unknown = ignota
content-water = acqua
content-left = punta sinistra di una nave
content-right = punta destra di una nave
content-middle = pezzo di mezzo di una nave
content-top = punta alta di una nave
content-bottom = punta bassa di una nave
content-sub = nave da una casella
content-ship = nave

## Legends

legend-title = Legenda

## Ships

ship-carrier = portaerei
ship-battleship = corazzata
ship-destroyer = cacciatorpediniere
ship-attack-boat = motosilurante
ship-submarine = sottomarino
ship-cruiser = incrociatore
ship-n = nave da { $length }

## Turns: the status line and the live region

answer-miss = acqua
answer-hit = colpito
answer-hit-ship = colpito ({ $ship })
answer-sunk = colpito e affondato ({ $ship })
answer-content = { $content }
answer-unrevealed = esito nascosto
answer-spent = niente di nuovo

## Ends

review = Revisione
new-sea = Nuovo mare

## Bar

undo = Annulla
redo = Ripeti
solve = Concludi
chances = Probabilità
hint = Consiglio
prove = Dimostra
counting = Conteggio…
first-step = Primo passo
back = Indietro
forward = Avanti
last-step = Ultimo passo
timeline-value = passo { $step } di { $steps }

## Panel

panel-label = Dettagli
tab-reason = Motivo
tab-candidates = Candidate
tab-moves = Mosse
tab-fleet = Flotta
tab-proofs = Prove
tab-knowledge = Finora si sa
tab-review = Revisione
tab-answers = Le mie risposte

## Figures

figures-title = I risultati pubblicati e i nostri

## Settings

copied = Copiato

## Kept games and links

share-title = Condividi

## The engine

engine-loading = Caricamento del motore…

## Refusals: what can be wrong before anything else has come

error-engine-trapped = Il motore si è fermato e l’abbiamo riavviato. La partita continua.
error-engine-died = Il motore si è fermato e l’abbiamo riavviato. La partita continua.
error-engine-timeout = Il motore non rispondeva e l’abbiamo riavviato.
error-engine-not-loaded = Impossibile caricare il motore. Controlla la connessione e riprova.
error-no-wasm = Questo browser non permette WebAssembly, che serve al motore.
error-no-simd = Questo browser è troppo vecchio per il motore: manca WebAssembly SIMD.
error-csp-refused = Questo sito vieta il motore: alla sua content policy manca 'wasm-unsafe-eval' in script-src.
error-connect-refused = Questo sito vieta il motore: alla sua content policy manca l’indirizzo di questo script in connect-src.
error-unknown = Qualcosa è andato storto. La partita non è cambiata.
