lessons-title = Lezioni
lessons-beside = (si apre in una nuova scheda)
lessons-description = Lezioni con posizioni da giudicare: svolgine una, o scrivine una tua senza programmare.
lessons-skip = Vai alla lezione
lessons-chapter = Capitolo { $at } di { $of }
lessons-region = Posizione e risposta
lessons-board = La posizione
lessons-loading = Apro la posizione…
lessons-judging = Controllo la risposta…
lessons-ask-cell = Scegli una casella.
lessons-ask-chance = Quanto è probabile una nave in { $cell }, in per cento?
lessons-ask-certain = { $of ->
    [ship] Segna ogni casella in cui c’è di certo una nave.
    [water] Segna ogni casella che è di certo acqua.
   *[both] Segna ogni casella certa: nave o acqua.
  }
lessons-ask-predict = { $agent }: dove sparerà adesso?
lessons-ask-predict-record = Su quale casella è stato il colpo successivo?
lessons-ask-shots = { $shots ->
    [one] Affonda tutta la flotta con 1 altro colpo.
   *[other] Affonda tutta la flotta con { $shots } altri colpi al massimo.
  }
lessons-ask-points = Arriva ad almeno { $points } punti.
lessons-ask-solve = Risolvi l’enigma.
lessons-answer = Rispondi
lessons-answer-cell = Rispondi { $cell }
lessons-pick-first = Prima scegli una casella sulla griglia. Anche premendola due volte rispondi.
lessons-chance-field = Probabilità in per cento
lessons-unread = Scrivi un numero da 0 a 100, in cifre.
lessons-tools = Premendo una casella
lessons-tool-shoot = Spara
lessons-tool-ship = Nave
lessons-tool-water = Acqua
lessons-marked = Segni: nave { $ship }, acqua { $water }
lessons-contact-apart = Le navi non si toccano mai, nemmeno in un angolo.
lessons-contact-free = Le navi possono toccarsi.
lessons-shots-so-far = { $shots ->
    [one] Finora 1 colpo
   *[other] Finora { $shots } colpi
  }
lessons-undo = Annulla
lessons-give-up = Abbandona
lessons-hint = { $left ->
    [one] Mostra l’ultimo consiglio
   *[other] Mostra un consiglio (ancora { $left })
  }
lessons-hint-only = Mostra il consiglio
lessons-hints = Consigli
lessons-hint-number = Consiglio { $number }
lessons-right = Giusto.
lessons-near = Quasi giusto.
lessons-wrong = Non è giusto.
lessons-best = Vale il tuo tentativo migliore: { $earned } punti su { $possible }.
lessons-again = Riprova
lessons-tries-left = { $tries ->
    [one] Resta 1 tentativo.
   *[other] Restano { $tries } tentativi.
  }
lessons-next = Capitolo seguente
lessons-back = Capitolo precedente
lessons-chapters = Capitoli
lessons-chapter-open = senza risposta
lessons-chapter-right = giusto
lessons-chapter-near = giusto in parte
lessons-chapter-wrong = non giusto
lessons-done = La lezione è finita.
lessons-score = { $earned } punti su { $possible } ({ $score }%).
lessons-so-far = Finora { $earned } punti su { $possible }
lessons-help-used = { $hints ->
    [0] Nessun consiglio usato.
    [one] 1 consiglio usato.
   *[other] { $hints } consigli usati.
  }
lessons-start-again = Ricomincia la lezione
lessons-told-later = Il giudizio del motore su questa posizione si vede dopo il capitolo { $chapter }, che riguarda la stessa posizione.
lessons-told-cell = { $cell }: { $chance }%. La casella più probabile è { $best }, { $most }%.
lessons-told-best = { $cell }: { $chance }%. Nessuna casella è più probabile.
lessons-told-shots = Colpi in più, in media, dopo { $cell } invece che dopo { $best }, la casella più probabile: { $more } (± { $error }).
lessons-told-same = { $cell } è la casella più probabile.
lessons-told-chance = Probabilità in { $cell }: { $chance }%.
lessons-told-certain = Caselle certe: nave { $ship }, acqua { $water }.
lessons-told-marks = Segni giusti: { $right }, sbagliati: { $wrong }, mancanti: { $missing }.
lessons-told-predict = { $agent } spara in { $cell }.
lessons-told-record = Il colpo successivo è stato { $cell }.
lessons-told-score-shots = { $shots ->
    [one] 1 colpo.
   *[other] { $shots } colpi.
  }
lessons-told-score-points = { $points } punti.
lessons-told-given-up = Hai abbandonato.
lessons-estimated = Le probabilità sono stimate.
error-no-lesson = Questa non è una lezione. Se è un link, può essere incompleto: chiedi di nuovo il link, o il file.
error-lesson-link-broken = Il link è incompleto o è stato modificato. Chiedilo di nuovo, o chiedi la lezione come file.
error-lesson-too-large = La lezione è troppo grande: se ne leggono al massimo { $most } caratteri.
error-lesson-encoding = Alcune lettere della lezione non si possono leggere. Salvala in UTF-8.
error-lesson-is-package = Questo è un pacchetto per una piattaforma didattica: caricalo lì. La lezione è il file lesson.json al suo interno.
error-unknown-lesson-version = La lezione ha la versione { $version }, che questa pagina non conosce.
error-unknown-lesson-kind = Il capitolo { $chapter } chiede qualcosa che questa pagina non conosce.
error-lesson-kind-not-for-game = Il capitolo { $chapter } chiede qualcosa che il suo gioco non ha.
error-bad-lesson = { $chapter ->
    [0] Nella lezione c’è un errore in «{ $cause }».
   *[other] Nel capitolo { $chapter } c’è un errore in «{ $cause }».
  }
lessons-absent = { $chapter ->
    [0] Nella lezione manca qualcosa: «{ $cause }».
   *[other] Nel capitolo { $chapter } manca qualcosa: «{ $cause }».
  }
error-lesson-not-loaded = La lezione non si è potuta caricare.
error-lesson-elsewhere = Una lezione si carica solo da questo sito.
error-lesson-position = Capitolo { $chapter }: la posizione non si può aprire ({ $cause }).
lessons-position-because = Capitolo { $chapter }: la posizione non si può aprire. { $cause }
error-no-such-lesson = Qui non c’è una lezione così.
lessons-fault = Questo capitolo non si può aprire.
lessons-lede = Una lezione è un elenco di posizioni, ciascuna con una domanda. Rispondi, e vedi subito che cosa ne pensa il motore.
lessons-ours = Lezioni per cominciare
lessons-ours-counting = Contare a mano
lessons-ours-counting-line = Dai modi di passare per una casella alla probabilità di una nave.
lessons-ours-likeliest = Quando la più probabile non è la migliore
lessons-ours-likeliest-line = Probabilità, colpi mancanti, e che cosa ne fanno gli agenti.
lessons-ours-proof = Leggere una prova
lessons-ours-proof-line = Che cosa segue da numeri e indizi, e per quale regola.
lessons-ours-english = Queste lezioni sono in inglese.
lessons-begin = Comincia
lessons-open = Apri una lezione
lessons-file = Una lezione da un file
lessons-to-shelf = Tutte le lezioni
lessons-mine = Su questo dispositivo
lessons-mine-none = Ancora niente. Le lezioni che scrivi restano qui, solo in questo browser.
lessons-new = Scrivi una lezione
lessons-hand = Per chi insegna
lessons-edit = Continua a scrivere
lessons-play = Svolgi
lessons-forget = Elimina
lessons-forget-sure = Eliminare «{ $title }» da questo dispositivo?
lessons-forget-yes = Sì, elimina
lessons-chapters-count = { $chapters ->
    [one] 1 capitolo
   *[other] { $chapters } capitoli
  }
lessons-untitled = Nuova lezione
lessons-edit-copy = Scrivi su una copia
lessons-write-title = Titolo della lezione
lessons-write-prompt = Testo per chi impara
lessons-write-position = Posizione
lessons-write-step = Passo della registrazione
lessons-write-press-chance = Premi la casella di cui si chiede la probabilità.
lessons-write-agent = Agente
lessons-full = Su questo dispositivo ci sono già { $most } lezioni, e non se ne conservano altre. Eliminane prima una.
lessons-preview = Vedi la lezione come chi impara. Niente viene conservato.
lessons-deck = Le tue decisioni, un’altra volta
lessons-deck-lede = Le tue decisioni più costose tornano qui come esercizi, dopo un giorno, poi dopo tempi sempre più lunghi.
lessons-deck-none = Ancora niente. Dopo una revisione, «Riprova i più costosi» mette qui fino a tre colpi; dopo l’analisi di una partita di Reversi, «Riprova le più costose» fino a tre mosse.
lessons-deck-due = { $due ->
    [0] Oggi non c’è niente da ripetere.
    [one] 1 esercizio da ripetere.
   *[other] { $due } esercizi da ripetere.
  }
lessons-deck-all = { $all ->
    [one] 1 esercizio in tutto.
   *[other] { $all } esercizi in tutto.
  }
lessons-deck-practise = Esercitati
lessons-deck-export = Salva gli esercizi in un file
lessons-deck-export-unread = Salva in un file ciò che non si può leggere
lessons-deck-import = Esercizi da un file
lessons-deck-empty = Elimina tutti gli esercizi
lessons-deck-empty-sure = Eliminare tutti i tuoi esercizi da questo dispositivo?
