## Rules in words

contact-free = Le navi possono toccarsi.
contact-apart = Le navi non si toccano mai, nemmeno in un angolo.
announce-hit-or-miss = Un colpo rivela se è a segno o in acqua.
announce-sunk = Un colpo rivela: acqua, colpito, o quale nave è affondata.
announce-names-ship = Un colpo a segno rivela quale nave ha colpito.
announce-content = Un colpo a segno rivela quale pezzo di nave ha colpito.
shoot-again = Dopo un colpo a segno si spara ancora.
help-1 = Nel mare, come qui si chiama la griglia, è nascosta una flotta. { $shape ->
    [line] Ogni nave è una linea di caselle.
   *[any] Ogni nave copre caselle unite tra loro; l’elenco della flotta ne mostra la forma.
  }
help-2 = Scegli una casella a cui sparare. La risposta è acqua o nave.
help-3 = Quando è colpita l’ultima casella di una nave, la nave affonda.
help-4 = { $rival ->
    [race] Meno colpi è meglio. Un agente dà la caccia alla stessa flotta in un mare suo.
    [play] Tu e l’agente giocate a turno. Vince chi affonda per primo tutta la flotta dell’altro.
    [watch] Meno colpi è meglio.
   *[none] Meno colpi è meglio.
  }
help-5 = Torna indietro quando vuoi: niente va perso.
help-puzzle-1 = Una flotta è nascosta. Il numero accanto a una riga o colonna è il numero delle sue caselle di nave.
help-puzzle-2 = Le navi sono linee dritte di caselle e non si toccano mai, nemmeno in un angolo.
help-puzzle-3 = Segna ogni casella come acqua o nave: a ogni clic si passa da vuota ad acqua a nave. I dati iniziali non cambiano.
help-puzzle-4 = Ogni enigma ha una sola soluzione e si trova con il solo ragionamento; il livello dice quanto è difficile.
help-puzzle-5 = L’enigma è risolto quando hai segnato come nave tutte le caselle di nave e nessun’altra.
help-lab = Lab: agenti che giocano migliaia di partite, e le cifre pubblicate riprodotte
help-lab-games = Nel gioco classico circa 40 partite mostrano quale di due agenti è migliore di 5 colpi, 950 di 1 colpo, 24.000 di 0,2.
help-learn = Impara: piccole griglie risolte, e come si contano le collocazioni di una nave
help-teachers = Per chi insegna: una lezione come link, HTML per una pagina o file
help-title = Come si gioca
own-title = Regole proprie
help-keys = Tasti
keys-on-board = Le lettere singole valgono mentre la griglia ha il focus.
key-name-Ctrl = Ctrl
key-name-Shift = Maiusc
key-name-Enter = Invio
key-name-Escape = Esc
key-name-Home = Inizio
key-name-End = Fine
key-name-Delete = Canc
key-move = Muoviti sulla griglia
key-leap = Prossima casella ignota in quel verso
key-fill-row = Negli enigmi: riempi il resto della riga d’acqua
key-fill-col = Negli enigmi: riempi il resto della colonna d’acqua
key-check = Negli enigmi: controlla i segni
key-cycle = Negli enigmi: acqua, nave, vuota
key-clear = Negli enigmi: annulla il segno
key-enter = Usa lo strumento: spara, o prendi e posa una nave
key-flag = Metti una bandierina, o toglila
key-note = Annota acqua, o togli la nota
key-entry = Scrivi una casella
key-status = Leggi come sta la partita
key-last = Ripeti l’ultimo messaggio
key-likeliest = Leggi le tre caselle più probabili
key-behind = Mostra le flotte possibili nella casella
key-agent-step = Un passo dell’agente
key-surprise = Prossima sorpresa
key-surprise-back = Sorpresa precedente
key-predict = prevedi ogni colpo, mentre guardi
key-present = presenta: griglia e una frase
key-present-on = in presentazione, apri ciò che segue
key-present-back = in presentazione, indietro
key-tool = Scegli l’esito del colpo, nel Risolutore
key-tell-miss = Di’: acqua
key-tell-hit = Di’: colpito
key-tell-sunk = Di’: affondato
key-next-ship = Un’altra nave per «affondato», nel Risolutore
key-tell-clear = Togli l’esito del colpo
key-prove = Dimostra la casella, dove le prove sono disponibili
key-next-proof = Prossimo passo della prova
key-last-proof = Passo precedente della prova
key-dismiss = Chiudi un consiglio o una prova
key-pick = Prendi una nave mentre schieri la flotta

## Own rules

own-name = Nome di queste regole
own-rows = Righe
own-cols = Colonne
own-fleet = Lunghezze delle navi
own-remove = Togli
own-added = Aggiunta: { $count } × { $ship }.
own-removed = Tolta: { $count } × { $ship }.
own-contact = Le navi possono toccarsi
own-shape = Disegna una nave
own-cell = riga { $row }, colonna { $col }
own-shape-turns = Le sue rotazioni
own-ship-count = Quante
own-ship-name = Nome della nave
own-shape-add = Aggiungi questa nave
own-play = Gioca con queste regole

## Settings

notation-locale = come nella lingua
notation-letter-rows = lettera per la riga: { $cell }
notation-row-column = riga, colonna: { $cell }
teaching = Partita guidata: i colpi che costano tornano indietro
teaching-from = { $points ->
    [0] mai
   *[other] da { $points } punti persi
  }
one-tap = Un tocco spara
volume = Volume dei suoni
vibration = Vibrazione dopo i tuoi colpi al tocco
pace = Pausa tra i colpi dell’agente
pace-none = nessuna
pace-seconds = { $seconds } s
about-lead = Spyglass è una battaglia navale con agenti che mostrano come pensano. Funziona tutto nel tuo browser: nessun account, nessun server, niente viene inviato.
about-sources = Basato su quattro lavori
about-source-1 = A. Racanati e A. P. Sansonetti, Battaglia navale in CLIPS: il solitario con indizi e il suo sistema esperto
about-source-2 = Un articolo russo sul gioco ottimale della battaglia navale: navi di ogni forma e la matrice delle collocazioni
about-source-3 = E. Akyüz, Amiral Battı Yapay Zeka Modeli: i cinque modelli e le navi in movimento
about-source-4 = Un lavoro universitario greco su Reversi: minimax e i suoi livelli
about-licence = Software libero con licenza MIT o Apache 2.0, a scelta.
about-licences = Tutte le licenze
about-fonts = Caratteri: Commissioner e Literata, con la SIL Open Font Licence.
copy-bug-report = Copia la segnalazione

## Figures

figures-lead = Punteggi medi dei due agenti esperti. Lo studio non ha mai pubblicato le sue tre mappe; al loro posto ci sono le nostre: { $games ->
    [one] 1 mare
   *[other] { $games } mari
  } per tipo. ± indica metà dell’intervallo di confidenza al 95%. Un colpo in acqua non viene rivelato, come nel programma dello studio. Lo studio non dice se le caselle note all’inizio erano tratte da tutte o da quelle di nave: abbiamo misurato entrambi i casi.
figures-map = Navi e caselle note
figures-known = note: { $known }
figures-published = studio
figures-ours = nostro
figures-random = caselle qualsiasi
figures-ship = caselle di nave
figures-mean = { $mean } ± { $error }
figures-unmeasured = non misurato
figures-how = Come è stato misurato

set-up-start = { $mode ->
    [watch] Guarda
    [play] Disponi la tua flotta
   *[race] Comincia questa caccia
    }
game-is-admiral = Le navi possono toccarsi.
game-is-admiral-apart = La stessa flotta; due navi non si toccano mai.
game-is-sea-battle = Dieci navi che non si toccano; a turni, chi colpisce spara ancora.
game-is-solitaire = Si sanno le caselle di nave di ogni riga e colonna; colpi e bandierine sono pochi.
game-is-moving = Dopo ogni colpo ogni nave si sposta di una casella.
pick-mode = Modo di gioco
pick-agent = Avversario
pick-deploy = Disposizione
pick-lays = Disposizione avversaria
lays-why = «Dov’è più difficile da trovare» preferisce il bordo e gli angoli, solo quanto basta perché chi lo sa non ci guadagni niente. «Ovunque» sceglie ogni flotta con la stessa probabilità.
pick-seed = Mare n.
own-rules = Regole proprie…
deploy-own = la tua flotta…

## The agents, a sentence each

help-agents = Che cosa fanno gli agenti
agent-does-random = Spara a una casella qualsiasi non ancora colpita.
agent-does-hunt = Spara ovunque finché colpisce, poi attorno al colpo.
agent-does-parity = Spara su un reticolo da cui nessuna nave sfugge; dopo un colpo a segno, attorno a esso.
agent-does-probability-map = Conta dove può stare ogni nave, una alla volta, e spara dove più posizioni si incrociano.
agent-does-directional = Spara dove può stare il maggior numero di navi; dopo un colpo a segno, nella direzione con più spazio.
agent-does-p-matrix = Conta dove può stare ogni nave, di qualsiasi forma, e spara dove più posizioni si incrociano.
agent-does-exact = Conta tutte le flotte intere ancora possibili e spara dove la maggior parte ha una nave.
agent-does-exact-lookahead = Conta tutte le flotte; quando ne restano poche, prova ogni colpo in tutte fino alla fine della caccia.
agent-does-planner = Conta tutte le flotte e spara dove si aspetta la caccia più breve, come le sue cacce gli hanno insegnato.
agent-does-robust = Conta tutte le flotte come Esatto, e si aspetta quelle difficili da trovare.
agent-does-expert-greedy = Stabilisce caselle con regole logiche, poi spara alla più probabile finché ha colpi.
agent-does-expert-standard = Stabilisce caselle con regole logiche, spara alla più probabile o vi mette una bandierina, e si ferma quando nessuna lo è abbastanza.
agent-does-random-repeat = Spara a una casella qualsiasi, anche già colpita.
agent-does-fixed-scan = Spara lungo un percorso fisso e cerca attorno a ogni colpo a segno.
agent-does-tracker = Segue molte flotte che possono essersi mosse così, e spara dove ce ne sono di più.

error-is-lesson = Questa è una lezione, oppure sono esercizi: si apre nella pagina «Lezioni», in «Impara».
