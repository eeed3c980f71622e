# The page Learn: small boards solved, positions along a line, questions measured.

learn-description = Piccole griglie di battaglia navale risolte: il minimo dei colpi, tutto l’albero del gioco, e i due giocatori al loro meglio.

error-small-board-too-large = È troppo grande per essere risolto. Al massimo: caselle della griglia { $cells }, navi { $ships }, caselle di una nave { $length }.
error-too-many-layouts = Questa flotta ha più di { $max } disposizioni: scegli una griglia più piccola o meno navi.
error-small-not-for-rules = Si possono risolvere solo giochi in cui un colpo rivela acqua, colpito e nave affondata.
error-too-many-positions = Servono più posizioni di quante ne stiano in memoria: scegli una griglia più piccola.
error-numbers-too-large = I numeri della risposta esatta diventano troppo grandi: scegli una griglia più piccola, o più simmetrica.
error-no-such-branch = Il link contiene una risposta che non può capitare.
error-not-solved-yet = Non è ancora risolto.
error-unknown-policy = Questo modo di sparare non esiste.
error-stopped = Fermato prima della fine. Per questa griglia non ci sono ancora risultati.
learn-failed = Il risolutore ha smesso di funzionare ({ $code }). Premi Risolvi per farlo ripartire.

learn-skip = Alle piccole griglie
learn-title = Impara
learn-lede = Ciò che di questo gioco si può sapere esattamente. Provalo.

learn-boards = Piccole griglie, risolte
learn-boards-plate = Il minimo di colpi, esatto, e dove va ciascuno.
learn-boards-lede = Su una piccola griglia possiamo provare ogni disposizione e ogni modo di sparare: così sappiamo il minimo dei colpi in media, e dove dovrebbe andare ognuno.
learn-wish-cols = Colonne
learn-wish-rows = Righe
learn-fleet = Navi, per lunghezza
learn-ship = Lunghezza della nave { $number }
learn-no-ship = nessuna
learn-wish-contact = Navi
learn-contact-free = possono toccarsi
learn-contact-apart = non si toccano mai
learn-wish-announce = Che cosa rivela un colpo
learn-announce-sunk = acqua, colpito, nave affondata
learn-announce-names-ship = anche quale nave è colpita
learn-announce-hit-or-miss = solo colpito o acqua
learn-solve = Risolvi
learn-stop = Ferma
learn-limits = Fino a 36 caselle, quattro navi e 2000 disposizioni. Una nave è immediata; 4×4 con una da 3 e una da 2 richiede circa un secondo; 5×4 con le stesse un minuto o due.
learn-unread = Parte del link non è stata capita ({ $parts }): lì valgono le scelte predefinite.
learn-part-size = misura della griglia
learn-part-fleet = navi
learn-part-contact = se le navi possono toccarsi
learn-part-announce = che cosa rivela un colpo
learn-part-policy = strategia
learn-part-path = posto nell’albero
learn-part-before = caselle libere prima
learn-part-behind = caselle libere dopo
learn-part-length = lunghezza della nave nella linea
learn-changed = Hai cambiato la griglia. Sotto c’è l’ultima risolta.
learn-counting = Conteggio: { $positions ->
    [one] 1 posizione esaminata
   *[other] { $positions } posizioni esaminate
  }.
learn-policies = Colpi per affondare tutta la flotta, ogni disposizione ugualmente probabile
learn-policy = Strategia
learn-policy-optimal = Gioco ottimale
learn-policy-greedy = Casella più probabile
learn-mean = Colpi in media
learn-fraction = Colpi per disposizioni
learn-over = { $shots }/{ $layouts }
learn-same = { $layouts ->
    [one] Sull’unica disposizione
   *[other] Su tutte le { $layouts } disposizioni
  }, sparare sempre nella casella più probabile non costa un colpo in più.
learn-differ = La casella più probabile non è sempre la migliore: su tutte le disposizioni costa { $more ->
    [one] 1 colpo
   *[other] { $more } colpi
  } in più, { $mean } a partita.

learn-tree = { $policy }, passo per passo
learn-tree-board = La griglia come si conosce finora
learn-tree-caption = Probabilità di una nave in ogni casella, in percentuale; disposizioni compatibili: { $layouts }
learn-start = Ancora non si sa niente.
learn-came = { $cell }: { $answer }.
learn-next = { $layouts ->
    [one] 1 disposizione compatibile
   *[other] { $layouts } disposizioni compatibili
  }; colpi ancora necessari in media: { $shots }. Il prossimo colpo va in { $cell }.
learn-done = Tutta la flotta è affondata, dopo { $shots ->
    [one] 1 colpo
   *[other] { $shots } colpi
  }.
learn-hit = colpito
learn-miss = acqua
learn-percent = { $percent } per cento
learn-cell = { $cell }, { $state }
learn-cell-next = { $cell }, { $state }, il prossimo colpo
learn-answers = Le risposte possibili in { $cell }; scegline una per continuare
learn-answer = Risposta
learn-share = Disposizioni
learn-share-of = { $count } di { $of }, { $share }
learn-left = Colpi ancora
learn-trail = Come ci si è arrivati
learn-first = Inizio
learn-trail-step = { $cell } { $answer }

learn-mix = Gioco migliore di entrambi
learn-mix-lede = Chi schiera non deve scegliere ogni disposizione con la stessa frequenza. Risolto come gioco a due: chi schiera mescola disposizioni perché servano molti colpi, chi spara mescola strategie perché ne servano pochi. Questo vale per molte meno disposizioni del risolutore: circa 25 gruppi, dove quelle girate o specchiate contano una volta; oltre, i numeri della risposta esatta diventano troppo grandi.
learn-mix-solve = Risolvi come gioco a due
learn-mix-counting = Strategie trovate: { $ways }.
learn-mixed = Colpi in media: { $value } = { $mean }, cioè { $gain } in più che con disposizioni tutte ugualmente probabili. Strategie mescolate da chi spara: { $ways }. Nessuno dei due può fare di meglio.
learn-mix-caption = Probabilità che chi schiera abbia una nave in ogni casella, in percentuale
learn-groups = Che cosa mescola chi schiera; disposizioni girate e specchiate sono ugualmente probabili
learn-group = Disposizioni come
learn-group-count = Quante
learn-group-chance = Una di loro
learn-group-shots = Colpi necessari
learn-fraction-of = { $fraction }, { $share }

learn-line = Collocazioni lungo una linea
learn-line-plate = Conta in quanti modi una nave copre una casella.
learn-line-lede = Quante collocazioni lungo una linea coprono la casella in esame? L’articolo russo dà una formula. Sposta gli ostacoli: dove nessun lato ha posto per il resto della nave, la formula può contarne troppe.
learn-line-before = Caselle libere prima
learn-line-behind = Caselle libere dopo
learn-line-length = Lunghezza della nave
learn-line-picture = Una linea di caselle libere, { $before } prima di quella in esame e { $behind } dopo, e sotto le collocazioni della nave: { $ways }
learn-line-counts = Collocazioni di una nave da { $length } che coprono la casella in esame, con { $before } caselle libere prima e { $behind } dopo
learn-line-article = Secondo l’articolo: 0 dove A + B + 1 < K, 1 dove è K, altrimenti min(min(A, B) + 1, K)
learn-line-true = Corretto: max(0, min(A, K−1) + min(B, K−1) + 2 − K)
learn-line-seen = Contate una per una
learn-line-agree = Qui le due formule concordano.
learn-line-differ = Qui l’articolo ne conta { $more } di troppo: nessuno dei due lati ha posto per il resto della nave.
learn-line-heard = Collocazioni: { $ways }; secondo l’articolo { $article }.

likeliest-title = Perché la casella più probabile non è sempre la migliore
likeliest-plate = Due colpi in una partita vera, ognuno giocato fino alla fine migliaia di volte.

questions = Domande aperte, misurate
questions-plate = Che cosa dicono migliaia di partite, con i loro errori.
learn-lessons = Lezioni
learn-lessons-plate = Domande su posizioni, giudicate subito; scrivine di tue.
learn-teachers = Per chi insegna
learn-teachers-plate = Una lezione come link, HTML per una pagina o file; pagine d’esempio.
questions-lede = L’articolo russo sulla battaglia navale lascia aperte alcune domande. Qui rispondiamo per quanto lo permettono le partite tra agenti: colpi in media per affondare la flotta ± metà dell’intervallo di confidenza al 95%.

course-read = Leggi il corso
course-lead = Un testo con griglie dal vivo, domande ed esercizi (in inglese).
course-title = Dai colpi a caso al conteggio delle flotte
course-skip = Al testo
course-description = Un capitolo su come trovare una flotta nascosta: colpi a caso, parità, mappe, probabilità contate, con griglie dal vivo, domande ed esercizi.
course-outline = Come si trova una flotta nascosta con il minor numero di colpi? Si comincia dal caso, si cerca in una casella sì e una no, si disegnano mappe di dove le navi possono stare, e si finisce contando tutte le flotte che esistono. Le griglie accanto al testo seguono la lettura; il pulsante sotto un paragrafo riporta al suo momento. Ogni numero è stato calcolato o misurato da questo sito.
course-english = Il testo è in inglese.
course-show = Mostra sulla griglia
course-held = { $cell }: { $chance }%. La più probabile ha { $most }%.
course-tally = Risposte date: { $answered } su { $asked }, giuste: { $right }. Di ogni domanda conta solo la prima risposta.
