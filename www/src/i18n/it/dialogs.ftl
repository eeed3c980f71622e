## Rules in words

contact-free = Le navi possono toccarsi.
contact-apart = Le navi non si toccano mai, nemmeno in un angolo.
announce-hit-or-miss = Dopo un colpo ti viene detto: colpito o acqua.
announce-sunk = Dopo un colpo ti viene detto: acqua, colpito, o quale nave è affondata.
announce-names-ship = Dopo un colpo a segno ti viene detto quale nave era.
announce-content = Dopo un colpo ti viene detto quale pezzo di nave era.
shoot-again = Dopo un colpo a segno si spara ancora.
help-1 = Nel mare è nascosta una flotta. { $shape ->
    [line] Ogni nave è una linea di caselle.
   *[any] Ogni nave copre caselle unite tra loro; l’elenco della flotta ne mostra la forma.
  }
help-2 = Scegli una casella: ti viene detto se è acqua o nave.
help-3 = Quando è colpita l’ultima casella di una nave, la nave affonda.
help-4 = { $rival ->
    [race] Meno colpi è meglio. Un agente caccia nello stesso mare.
    [play] Tu e l’agente giocate a turno. Vince chi affonda per primo tutta la flotta dell’altro.
    [watch] Meno colpi è meglio.
   *[none] Meno colpi è meglio.
  }
help-5 = Torna indietro quando vuoi: niente va perso.
help-puzzle-1 = Una flotta è nascosta. Il numero accanto a una riga o colonna dice quante caselle di nave contiene.
help-puzzle-2 = Le navi sono linee dritte di caselle e non si toccano mai, nemmeno in un angolo.
help-puzzle-3 = Segna ogni casella come acqua o nave: un clic passa da niente ad acqua a nave. Ciò che era dato resta.
help-puzzle-4 = Ogni enigma ha una sola soluzione, e il solo ragionamento la trova; il livello dice quanto ne serve.
help-puzzle-5 = Quando sono segnate tutte le caselle di nave, e nessun’altra, l’enigma è risolto.
help-lab = Lab: agenti che giocano migliaia di partite, e le cifre pubblicate
help-lab-games = Nel gioco classico circa 40 partite mostrano quale di due agenti è migliore di 5 colpi, 950 di 1 colpo, 24.000 di 0,2.
help-learn = Impara: piccole griglie risolte, e come si contano i modi
help-keys = Tasti
keys-on-board = Le lettere singole valgono mentre la griglia ha il focus.
key-space = Spazio
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
key-cycle = Negli enigmi: acqua, nave, niente
key-clear = Negli enigmi: annulla il segno
key-enter = Usa lo strumento: spara, o prendi e posa una nave
key-flag = Metti una bandierina, o toglila
key-note = Annota acqua, o togli la nota
key-entry = Scrivi una casella
key-status = Di’ come sta la partita
key-last = Ripeti l’ultima frase
key-likeliest = Di’ le tre caselle più probabili
key-behind = Mostra le flotte dietro la casella
key-play = Avvia o ferma l’agente
key-agent-step = Un passo dell’agente
key-surprise = Prossima sorpresa
key-surprise-back = Sorpresa precedente
key-predict = prevedi ogni scelta, mentre guardi
key-present = presenta: tavola e una frase
key-present-on = in presentazione, apri ciò che segue
key-present-back = in presentazione, indietro
key-tool = Scegli che cosa è stato detto, mentre modifichi una posizione
key-tell-miss = Di’: acqua
key-tell-hit = Di’: colpito
key-tell-sunk = Di’: affondato
key-next-ship = Un’altra nave per «affondato», mentre modifichi una posizione
key-tell-clear = Annulla ciò che è stato detto
key-prove = Dimostra la casella, dove si conoscono regole di deduzione
key-next-proof = Prossimo passo di ciò che è dimostrato
key-last-proof = Passo precedente di ciò che è dimostrato
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

theme = Colori
theme-system = come il dispositivo
theme-light = chiari
theme-dark = scuri
motion = Animazioni
motion-system = come il dispositivo
motion-reduced = nessuna
notation = Come si scrivono le caselle
notation-locale = come nella lingua
notation-letter-rows = lettera per la riga: { $cell }
notation-row-column = riga, colonna: { $cell }
one-tap = Un tocco spara
pace = Pausa tra i colpi di un agente
pace-none = nessuna
pace-seconds = { $seconds } s
about-lead = Spyglass gioca la caccia a una flotta nascosta e mostra come pensano i suoi agenti. Funziona tutto in questo browser: nessun account, nessun server, niente viene inviato.
about-sources = Tratto da quattro lavori
about-source-1 = A. Racanati e A. P. Sansonetti, Battaglia navale in CLIPS: il solitario con indizi e il suo sistema esperto
about-source-2 = Un articolo russo sul gioco ottimale della battaglia navale: navi di ogni forma e la matrice delle collocazioni
about-source-3 = E. Akyüz, Amiral Battı Yapay Zeka Modeli: i cinque modelli e le navi in movimento
about-source-4 = Un lavoro universitario greco su Reversi: minimax e i suoi livelli
about-licence = Software libero con licenza MIT o Apache 2.0, a scelta.
about-licences = Tutte le licenze
about-fonts = Caratteri: Commissioner e Literata, con la SIL Open Font Licence.
copy-bug-report = Copia la segnalazione

## Kept games and links

share-link = Link
share-start = Link a questo mare dall’inizio
share-text = Come una riga di testo
share-file = Salva in un file
share-svg = Salva come SVG
share-png = Salva come PNG
share-forum = Copia come testo per un forum
share-paper = Stampa
error-bad-picture = Questa immagine non porta nessuna partita, o è guasta.
error-large-file = Questo file è più grande di qualsiasi partita.
error-no-picture = L’immagine non si è potuta disegnare.
share-edit = Modifica questa posizione
share-open = Apri una registrazione
share-open-button = Apri
share-open-file = Apri un file
share-copy = Copia
share-sealed = La flotta viaggia sigillata: non si legge a prima vista, ma chi insiste può leggerla.
embed-title = Mostra in una tua pagina
embed-form = Come
embed-form-frame = Riquadro
embed-form-element = Elemento
embed-overlay = Probabilità sulla griglia
embed-reason = Motivo
embed-playable = Chi legge può giocare
embed-predict = Chi legge prevede ogni scelta
embed-height = Altezza in pixel
embed-origin = Origine della tua pagina
embed-origin-hint = Facoltativa. Quella pagina sente le risposte date nel riquadro e può comandarlo.
embed-origin-bad = Questo non è l’indirizzo di una pagina.
embed-text = Da copiare
embed-preview = Anteprima
embed-picture = Salva la figura { $file }

## Figures

figures-lead = Punteggi medi dei due agenti esperti. La fonte non ha mai pubblicato le sue tre mappe; al loro posto ci sono le nostre: { $games ->
    [one] 1 mare
   *[other] { $games } mari
  } per tipo, dopo ± metà dell’intervallo che contiene la media vera in 95 serie su 100, dove un colpo in acqua non viene detto, come nel programma della fonte. La fonte non dice se le caselle note all’inizio erano tratte da tutte o da quelle di nave: sono misurati entrambi i casi.
figures-map = Navi e caselle note
figures-known = note: { $known }
figures-published = fonte
figures-ours = nostro
figures-random = caselle qualsiasi
figures-ship = caselle di nave
figures-mean = { $mean } ± { $error }
figures-unmeasured = non misurato
figures-how = Come è stato misurato

## The choice of a game

agent-strengths = Il numero accanto a un agente è la media dei suoi colpi nella partita classica, misurata su 10.000 partite; per un agente che conta flotte intere su meno. In altri giochi le medie sono diverse.
