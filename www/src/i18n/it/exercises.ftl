### Le proprie decisioni che tornano come esercizi, i capitoli di Reversi, la sua partita guidata e le schede che arrivano dopo.

lessons-deck-brought = { $added ->
    [0] Nessun esercizio era nuovo.
    [one] Aggiunto 1 esercizio.
   *[other] Aggiunti { $added } esercizi.
  }
lessons-deck-brought-full = Esercizi aggiunti: { $added }. Per altri { $left } non c’era posto: il massimo è { $most }.
lessons-deck-full = { $left ->
    [one] 1 esercizio non viene conservato: il massimo è { $most }.
   *[other] { $left } esercizi non vengono conservati: il massimo è { $most }.
  }
lessons-deck-offered = Con la prima risposta questi esercizi si aggiungono ai tuoi.
lessons-deck-not-kept = Questo browser non ha conservato gli esercizi.
lessons-deck-title = Un’altra volta
lessons-deck-prompt = Qui una volta il tuo colpo è andato lontano dalla casella più probabile. Dove spareresti adesso?
lessons-deck-prompt-move = Qui una volta hai giocato una mossa che ti è costata pedine. Che cosa giocheresti adesso? È giusta anche una mossa che non si distingue dalla migliore.
lessons-ask-move = Scegli una mossa per { $side ->
    [black] il Nero
   *[white] il Bianco
  }.
lessons-ask-predict-move = { $agent }: quale mossa sceglierà?
lessons-ask-predict-record-move = Qual è stata la mossa successiva?
lessons-ask-lead = { $lead ->
    [0] Gioca da qui ({ $agent }) e finisci almeno in pareggio.
    [one] Gioca da qui ({ $agent }) e vinci di almeno 1 pedina.
   *[other] Gioca da qui ({ $agent }) e vinci di almeno { $lead } pedine.
  }
lessons-told-predict-move = { $agent } sceglie { $cell }.
lessons-told-record-move = La mossa successiva è stata { $cell }.
lessons-told-value = In pedine: { $cell } vale { $value }; la mossa migliore, { $best }, vale { $most }.
lessons-told-score-lead = Vantaggio alla fine, in pedine: { $lead }.
lessons-told-margin = { $error ->
    [0] Questi valori sono esatti.
    [one] È giusta anche una mossa che vale 1 pedina in meno della migliore: è l’errore medio di questi valori.
   *[other] È giusta anche una mossa che vale fino a { $error } pedine in meno della migliore: è l’errore medio di questi valori.
  }
lessons-told-within = { $error ->
    [one] È giusta anche una mossa che vale 1 pedina in meno della migliore.
   *[other] È giusta anche una mossa che vale fino a { $error } pedine in meno della migliore.
  }
lessons-told-line = La variante migliore: { $line }.
error-no-deck = Questo non è un file di esercizi.
error-unknown-deck-version = Gli esercizi hanno la versione { $version }, che questa pagina non conosce.
error-no-exercise = Qui non c’è niente da esercitare: non è stata trovata nessuna decisione di una partita.
error-bad-deck = { $cause ->
    [absent] Manca l’elenco degli esercizi.
    [too-many] Ci sono troppi esercizi. Se ne leggono al massimo { $most }.
   *[other] Nell’esercizio { $row } c’è un errore in «{ $cause }».
  }
error-deck-too-large = Il file di esercizi è troppo grande. Si leggono al massimo 4 MB.
error-deck-unread = Non tutti gli esercizi su questo dispositivo si possono leggere; ciò che non si legge resta com’è. { $cause }
error-bad-judge = Il link non indica chi possa giudicare le mosse: lo fa solo il motore.

## Reversi

reversi-again = Riprova le più costose
reversi-teaching = Partita guidata: le mosse che costano tornano indietro
reversi-teaching-from = { $discs ->
    [0] mai
    [one] da 1 pedina ceduta
   *[other] da { $discs } pedine cedute
  }
reversi-teaching-hint = Contro un agente ogni tua mossa viene giudicata prima di essere giocata. Una perdita che non supera l’errore medio dei valori non conta.
reversi-taught = { $taught ->
    [one] 1 mossa ritirata dalla partita guidata
   *[other] { $taught } mosse ritirate dalla partita guidata
  }
error-move-taken-back = { $gives ->
    [result] Mossa ritirata: { $square } cambia chi vince, { $better } no.
   *[discs] Mossa ritirata: in pedine { $square } vale { $value }, { $better } vale { $most }. Costa { $discs ->
        [one] 1 pedina
       *[other] { $discs } pedine
      }.
  } Scegli di nuovo; se vuoi davvero { $square }, giocala ancora una volta.

## Grafico e posizione di Reversi

reversi-analyse = Analizza la partita
reversi-worst = Vai alla mossa peggiore
reversi-graph-discs = Pedine del Nero meno quelle del Bianco, mossa per mossa.
reversi-graph-values = Valori per il Nero secondo { $agent }, mossa per mossa; le barre sotto: i punti persi da una mossa. Ciò che è vinto o perso di certo sta sul bordo.
reversi-for-black = { $value }, Nero in vantaggio
reversi-for-white = { $value }, Bianco in vantaggio
reversi-course = Valori e punti persi, mossa per mossa
reversi-before-move = Valore per il Nero prima
reversi-try-again = Riprova da qui
reversi-course-note = @ è la profondità di ricerca in mosse, ✓ vuol dire esatto. I punti persi sono la differenza tra la mossa migliore e quella giocata, entrambe dalla stessa analisi della posizione precedente; non è per forza il passo da un valore al seguente, che può venire da ricerche di altra profondità.
reversi-edit = Prepara una posizione
reversi-edit-lede = Scegli una pedina, poi le caselle dove va.
reversi-tools = Che cosa si posa
reversi-to-move = Chi muove
reversi-rotate = Ruota
reversi-flip = Specchia
reversi-clear = Svuota
reversi-play-from = Gioca da qui
reversi-back = Torna alla partita
reversi-paste = Incolla una partita o una posizione
reversi-paste-hint = Mosse in qualsiasi forma comune (f5d6c3…), GGF o SGF, un tavoliere (X, O, - e chi muove), o una registrazione di Spyglass.
reversi-open = Apri
reversi-open-first = { $moves ->
    [one] Apri la prima mossa
   *[other] Apri le prime { $moves } mosse
  }
reversi-practise = Esercitati in un’apertura
reversi-practise-begin = Gioca questa apertura
reversi-text-moves = La partita come mosse
reversi-text-board = Il tavoliere come testo
