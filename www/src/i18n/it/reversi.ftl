reversi-description = Reversi contro agenti che mostrano come pensano: l’albero di ricerca del minimax, i termini della sua valutazione, e quanto vale ogni mossa.
reversi-title = Reversi
reversi-region = Tavoliere e comandi
reversi-board = Tavoliere di Reversi
reversi-tree-board = Una posizione dell’albero
reversi-edit-board = La posizione da preparare
reversi-black = Nero
reversi-white = Bianco
reversi-a-person = Una persona
reversi-size = Tavoliere
rules-reversi = 8×8
rules-reversi-6 = 6×6
rules-reversi-4 = 4×4
reversi-new = Nuova partita
reversi-play-on = Continua da qui
reversi-rules = Comincia il Nero. Posa una pedina in modo che una linea retta di pedine avversarie resti chiusa tra questa e un’altra tua: quelle si girano. Chi non ha una mossa così passa. Quando nessuno può muovere, vince chi ha più pedine.
reversi-seat = { $colour }
reversi-seat-you = { $colour } (tu)
reversi-seat-agent = { $colour } ({ $agent })
reversi-row-column = riga { $row }, colonna { $column }

agent-reversi-random = Casuale
agent-minimax-novice = Minimax, principiante
agent-minimax-medium = Minimax, medio
agent-minimax-expert = Minimax, esperto
agent-beginner-1 = Principiante 1
agent-beginner-2 = Principiante 2
agent-beginner-3 = Principiante 3
agent-engine-1 = Motore 1
agent-engine-2 = Motore 2
agent-engine-3 = Motore 3
agent-engine-4 = Motore 4
agent-engine-5 = Motore 5
agent-engine-6 = Motore 6
agent-strongest = Il più forte
level-beginner-1 = facilissimo
level-beginner-2 = facile
level-beginner-3 = abbastanza facile
level-engine-1 = medio
level-engine-2 = abbastanza difficile
level-engine-3 = difficile
level-engine-4 = molto difficile
level-engine-5 = esperto
level-engine-6 = maestro
level-strongest = circa 1 s a mossa
reversi-varies = Contro di te un motore sorteggia le aperture 8×8 da un libro, e i livelli da 1 a 6 sorteggiano poi tra le mosse che valutano entro una pedina dalla migliore, così le partite sono diverse.
parameter-dice = Dadi
option-dice-1 = mosse variate
parameter-book = Libro delle aperture
option-book-own = libro delle aperture
option-book-best = libro delle aperture, mossa migliore
option-nodes-10000000 = circa 5 s a mossa
option-nodes-60000000 = circa 30 s a mossa
parameter-evaluation = Valutazione
value-evaluation-learned = imparata
value-evaluation-plain = pesata a mano
parameter-nodes = nodi
parameter-variant = Versione
value-variant-as-described = come descritta, corretta da noi
value-variant-as-published = come pubblicata nel programma
value-variant-as-written = come scritta nel testo
parameter-frontier = Frontiera
value-frontier-all = tutte le pedine
value-frontier-unstable = solo pedine non stabili

## What happened

reversi-moved = { $who }: { $square }, { $flips ->
    [one] 1 pedina girata
   *[other] { $flips } pedine girate
  }.
reversi-passed = { $who } passa.
reversi-turn = { $who } deve muovere.
reversi-must-pass = { $who } non ha mosse e deve passare.
reversi-turn-agent = { $who } deve muovere.
reversi-thinks = { $who } sta pensando…
reversi-drawn = Pareggio: { $discs } a testa.
reversi-won = { $who } vince, { $more } a { $fewer }{ $left ->
    [yes] {" "}(le caselle vuote al vincitore)
   *[no] {""}
  }.
reversi-passes = { $passes ->
    [0] non ha mai passato
    [one] ha passato una volta
   *[other] ha passato { $passes } volte
  }
reversi-holds-black = nera
reversi-holds-white = bianca
reversi-holds-empty = vuota
reversi-last = ultima mossa
reversi-flipped = appena girata
reversi-legal = mossa { $number }, gira { $flips }
reversi-best = migliore
reversi-pass = Passa
reversi-pass-step = passa
reversi-entry = Mossa:
reversi-entry-hint = Casella, riga e colonna, o numero
reversi-put = Posa
reversi-stop = Ferma
reversi-stopped = Fermato.
reversi-hint-said = { $agent } giocherebbe { $square }.

## Values of moves

reversi-values = Valori
reversi-values-off = I valori non si vedono.
reversi-valuer = Valori di
reversi-values-legend = { $unit ->
    [points] Punti della valutazione
   *[discs] Pedine
  } per chi fa la mossa; ± è l’errore medio di valori simili, @ la profondità di ricerca in mosse, ✓ vuol dire esatto. Il migliore è sottolineato due volte.
reversi-values-book = @{ $depth }: dal libro delle aperture.
reversi-nodes = Nodi visitati: { $nodes }.
reversi-nodes-speed = Nodi visitati: { $nodes }, { $speed } al secondo.
reversi-looks = { $agent } guarda avanti { $depth ->
    [one] 1 mossa
   *[other] { $depth } mosse
  }.
reversi-looks-exact = { $agent } guarda avanti { $depth ->
    [one] 1 mossa
   *[other] { $depth } mosse
  }, e fino alla fine da { $exact ->
    [one] 1 casella vuota
   *[other] { $exact } caselle vuote
  } in poi.
reversi-at-depth = @{ $depth }
reversi-outcome-1 = vince
reversi-outcome-0 = pari
reversi-outcome--1 = perde
reversi-ended-1 = vinta di { $discs }
reversi-ended-0 = pari
reversi-ended--1 = persa di { $discs }
reversi-value-ended = { $value } a profondità { $depth }
reversi-value-points = vale { $value } in punti a profondità { $depth }
reversi-value-estimated = vale { $value } in pedine a profondità { $depth }
reversi-value-outcome = { $value } di certo
reversi-value-exact = vale esattamente { $value } in pedine
reversi-best-said = Migliore: { $square }, { $value }.

## Reasons

reversi-no-reason = Quando un agente ha mosso, qui appaiono la mossa e il motivo.
reversi-candidates = Che cosa ha pesato: { $who }
reversi-move = Mossa
reversi-worth = Valore per chi muove
reversi-weighed = Che cosa ha valutato { $agent }
reversi-best-line = Mostra la variante migliore
reversi-best-line-is = Variante migliore
reversi-best-line-hint = Premi una mossa per giocare la variante fin lì; la partita giocata finora resta come variante a sé.
reversi-chosen = scelta
reversi-its-tree = Il suo albero di ricerca
reason-must-pass = { $who } passa: non ha mosse.
reason-only-move = { $square }: l’unica mossa.
reason-elsewhere-move = { $square }: presa dalla registrazione; è stata scelta altrove, quindi qui il motivo non si conosce.
reason-drawn-move = { $square }: estratta a caso da { $moves ->
    [one] 1 mossa
   *[other] { $moves } mosse
  }; nessun motivo.
reason-minimax = { $square }: { $ended ->
    [yes] { $value }
   *[no] vale { $value } in punti
  } a profondità { $depth }, { $variant ->
    [as-published] con la valutazione come pubblicata
    [as-written] con la valutazione come scritta
   *[as-described] con la valutazione come descritta
  }, la migliore trovata{ $ties ->
    [one] {""}
   *[other] {" "}(estratta tra { $ties } altrettanto buone)
  }.

reason-engine-estimated = { $square }: { $value } in pedine, stima a profondità { $depth }; la migliore trovata{ $level ->
    [0] {""}
   *[other] {" "}dal livello { $level }
  }.
reason-engine-diced = { $square }: { $value } in pedine, stima a profondità { $depth }; i dadi hanno aggiunto fino a { $dice ->
    [one] 1 pedina
   *[other] { $dice } pedine
  } al valore di ogni mossa, e questa è risultata in testa.
reason-engine-book = { $square }: { $value } in pedine, dal libro delle aperture, calcolata a profondità { $depth } o più; { $book ->
    [best] la mossa migliore del libro qui
   *[other] { $moves ->
        [one] l’unica mossa del libro qui
       *[other] sorteggiata tra le { $moves } mosse del libro qui, le migliori più spesso
    }
  }.
reason-engine-outcome = { $square }: { $outcome ->
    [1] vince di certo
    [0] pari di certo
   *[other] perde di certo
  }; la ricerca{ $level ->
    [0] {""}
   *[other] {" "}del livello { $level }
  } non è andata oltre.
reason-engine-exact = { $square }: { $value } in pedine alla fine, esattamente; il resto è stato giocato fino in fondo{ $level ->
    [0] {""}
   *[other] {" "}dal livello { $level }
  }.

reversi-terms = Gli undici termini della valutazione
reversi-terms-lede = Punti di ogni colore per la posizione sul tavoliere: una barra a destra è buona per il suo colore.
reversi-term = Termine
reversi-term-centre = Centro 2×2
reversi-term-wider-centre = Centro 4×4
reversi-term-corners = Angoli
reversi-term-stable-discs = Pedine stabili
reversi-term-disc-count = Numero di pedine
reversi-term-frontier = Frontiera
reversi-term-mobility = Mobilità
reversi-term-wedges = Cunei
reversi-term-parity = Parità
reversi-term-positioning = Posizionamento
reversi-term-unbalanced-edges = Bordi sbilanciati
reversi-stable-rule = Le pedine stabili si contano con la regola del programma originale, che sbaglia: a partire da un angolo chiede che le vicine di una pedina siano del suo colore, non che siano stabili.
reversi-stable-count = { $colour }: { $counted } contate, { $kept } di sicuro stabili{ $turned ->
    [none] .
   *[other] ; una mossa gira { $turned }.
  }
reversi-stable-turned = { $square } (con { $by })
reversi-sum-as-described = Come descritta: Nero meno Bianco
reversi-sum-as-published = Come pubblicata: Nero e Bianco, senza parità
reversi-sum-as-written = Come scritta: Nero meno Bianco, secondo il testo

## Testo e programma del lavoro greco

reversi-differences = Dove il testo del lavoro greco e il suo programma differiscono
reversi-differences-lede = Il lavoro greco descrive a parole la sua valutazione, ma i suoi tavolieri vengono da un programma che fa altro. Ovunque si scelga uno dei suoi agenti ci sono tre versioni:
reversi-variant-as-described = I termini del programma, corretti da noi: i punti del Bianco si tolgono da quelli del Nero, come dice il testo. Nelle differenze qui sotto segue il programma.
reversi-variant-as-published = Il programma. Tiene i punti del Bianco come numeri negativi e poi li sottrae: ciò che è buono per il Bianco conta anche per il Nero, e la parità si annulla.
reversi-variant-as-written = Il testo. I punti del Bianco si tolgono da quelli del Nero, e i termini qui sotto sono quelli del testo.
reversi-worth-here = In questa posizione: { $value } per il Nero.
reversi-both = Nero { $black }, Bianco { $white }
reversi-differences-caption = I termini che differiscono, con i punti in questa posizione
reversi-by-program = Il programma
reversi-by-text = Il testo
reversi-program-corners = Ogni angolo conta per chi lo tiene.
reversi-text-corners = Gli angoli contano solo per il colore che ne tiene di più.
reversi-program-stable-discs = Da un angolo tenuto, la serie lungo i due bordi, e le pedine interne con due vicine proprie verso l’angolo e una di altre due.
reversi-text-stable-discs = Da un angolo tenuto, le pedine le cui cinque vicine verso l’angolo sono tutte proprie; fuori dal tavoliere non si chiede nulla (lettura nostra: il testo non dice quali cinque).
reversi-program-disc-count = Da 58 pedine in poi, averne di più dà 50; a parità vanno al Nero.
reversi-text-disc-count = Oltre 58 pedine, averne di più dà 50 e ne toglie 50 all’altro; a parità a nessuno.
reversi-program-frontier = Contano anche le pedine stabili; la frontiera più piccola dà 75.
reversi-text-frontier = Senza le pedine stabili; la frontiera più piccola dà 75 e ne toglie 75 all’altro.
reversi-program-mobility = Più mosse danno 100.
reversi-text-mobility = Più mosse danno 100 e ne tolgono 100 all’altro.
reversi-differences-open = Il testo non dà numeri: sono quelli del programma, anche per le pedine in più prima della fine.

## The tree

tab-tree = Albero
tab-graph = Andamento
tab-position = Posizione
reversi-depth = Profondità in mosse
reversi-alpha-beta = Alfa-beta
reversi-grow = Costruisci l’albero
reversi-tutorial = Per imparare: 4×4, tre mosse di profondità
reversi-growing = { $nodes ->
    [one] 1 nodo
   *[other] { $nodes } nodi
  } finora…
reversi-tree-elsewhere = Questo albero è di un’altra posizione. Costruiscine uno nuovo per quella sul tavoliere.
reversi-no-tree = Costruisci l’albero di ricerca da questa posizione, e percorrilo nell’ordine della ricerca.
reversi-tree-outdated = Questo albero è stato costruito con altre scelte. Costruiscilo di nuovo.
reversi-tree-ties = Tra mosse di pari valore l’agente ne sceglie una a caso. Alfa-beta trova lo stesso valore ma non vede ogni mossa altrettanto buona, quindi può sceglierne un’altra.
reversi-tree-sum = { $nodes ->
    [one] 1 nodo visitato
   *[other] { $nodes } nodi visitati
  }{ $cut ->
    [0] {""}
   *[other] , tagliati: { $cut }
  }{ $plain ->
    [unknown] {""}
   *[other] ; la ricerca semplice ne visita { $plain }, { $saved } in più
  }. La ricerca sceglie { $step }: { $value } per il Nero.
reversi-tree-steps = Passi nell’albero
reversi-tree-root = Radice
reversi-tree-back = Nodo precedente
reversi-tree-next = Nodo seguente
reversi-tree-decision = Prossima decisione
reversi-tree-line = Fine della variante migliore
reversi-tree-legend = ▲ prende il valore massimo (Nero), ▽ il minimo (Bianco), · chiude la ricerca, ✂ è stato tagliato. I valori sono del Nero. Il migliore è sottolineato due volte.
reversi-root = Radice
reversi-in-tree = Nell’albero, { $depth ->
    [one] 1 mossa
   *[other] { $depth } mosse
  } di profondità: dopo { $step }
reversi-children = Dopo { $step }: { $way ->
    [max] il Nero prende il massimo
   *[min] il Bianco prende il minimo
  }
reversi-folded = +{ $more }, migliore { $best }
reversi-folded-cut = +{ $more } tagliati
reversi-fold = Chiudi
reversi-not-looked = non visitato
reversi-cut-short = tagliato
reversi-node-name = { $step }, { $value }{ $way ->
    [max] , muove il Nero, massimo
    [min] , muove il Bianco, minimo
    [leaf] , fine della ricerca
   *[cut] .
  }{ $best ->
    [yes] , migliore
   *[no] {""}
  } { $why }
reversi-cut = Non visitato: { $side } ha già { $value } con { $step }.
reversi-node-cut = { $step }, tagliato.
reversi-node-weighed = { $step }: fine della ricerca, valutato { $value } per il Nero.
reversi-node-ended = { $step }: fine della partita, { $value } per il Nero.
reversi-node-exact = { $step }: muove { $side } e prende il { $way ->
    [max] massimo
   *[min] minimo
  } di { $children }: { $best }, { $value } per il Nero.
reversi-node-at-least = { $step }: muove { $side } e ha { $best }, almeno { $value } per il Nero; il resto è stato tagliato.
reversi-node-at-most = { $step }: muove { $side } e ha { $best }, al massimo { $value } per il Nero; il resto è stato tagliato.
reversi-node-open = { $step }: ricerca non arrivata in fondo.

## Moves, course

reversi-opening = Apertura: { $name }
reversi-no-moves = Ancora nessuna mossa.
reversi-lines = Varianti di questa partita
reversi-lines-link = Il link e una pagina ricaricata conservano solo la variante mostrata.
reversi-main-line = Variante principale, { $steps ->
    [one] 1 mossa
   *[other] { $steps } mosse
  }
reversi-branch = Variante { $line }: dalla mossa { $from }, { $steps ->
    [one] 1 mossa
   *[other] { $steps } mosse
  }
reversi-loss = { $loss }
reversi-analysing = Valutazione della mossa { $step } di { $steps }, dalla fine all’indietro…
reversi-not-analysed = L’analisi valuta ogni posizione dalla fine all’indietro, e mostra quanti punti ha perso ogni mossa.
reversi-analysed = Punti persi in tutto: Nero { $black }, Bianco { $white }.
reversi-given-up = Punti persi

## Positions and texts

reversi-copy = Copia
reversi-copy-of = Copia: { $what }
reversi-text-record = La registrazione
reversi-text-link = Un link a ciò che si vede

## Settings and keys

reversi-notation-square = f5
reversi-notation-row-column = riga e colonna da 0
reversi-numbers = Numera le mosse possibili
reversi-keys = Tasti
reversi-keys-where = I tasti valgono mentre il focus è sul tavoliere o sui pulsanti sotto. Le frecce vanno di casella in casella, Invio gioca lì. Le mosse da 1 a 9 hanno un tasto; le altre si giocano sulla casella o si scrivono: /, il numero, Invio.
reversi-key-number = Gioca la mossa con questo numero
reversi-key-status = Di’ come sta la partita
reversi-key-entry = Scrivi una mossa

## Refusals

error-not-judged = Mossa non giudicata: la partita guidata non è stata caricata. Scegli di nuovo per giocare senza.
error-empty-text = Non c’è niente da leggere.
error-bad-disc = Il carattere { $at }, «{ $found }», non è né X né O né -.
error-bad-board-size = Un tavoliere ha 64, 36 o 16 caselle; qui sono { $squares }.
error-no-discs = Sul tavoliere non c’è nessuna pedina: prima posane qualcuna.
error-no-side = Manca chi muove: chiudi il tavoliere con X o O.
error-bad-move = Il carattere { $at }, «{ $found }», non è né una casella né «passa».
error-illegal-move = La mossa { $number }, «{ $found }» al carattere { $at }, non è permessa. { $why }
error-bad-ggf = Questo non è né GGF né SGF: al carattere { $at } ci si aspetta { $expected }.
error-bad-square = Qui non è una mossa: scrivi { $notation ->
    [row-column] riga e colonna da 0 come 4,5
   *[other] una casella come f5
  }, o il numero di una mossa possibile.
error-occupied = { $square ->
    [none] Lì c’è già una pedina.
   *[other] In { $square } c’è già una pedina.
  }
error-flips-nothing = { $square ->
    [none] Lì nessuna pedina si girerebbe.
   *[other] In { $square } nessuna pedina si girerebbe.
  }
error-must-pass = Non hai mosse. Premi Passa.
error-may-not-pass = Non puoi passare finché hai una mossa.
error-two-discs = Due pedine stanno su una casella.
error-no-such-line = Questa partita non ha questa variante.
error-too-many-lines = Questa partita ha tutte le varianti che può contenere.
error-not-done = L’albero non c’è più: costruiscilo di nuovo.
error-no-such-node = L’albero non ha questo nodo.
reversi-newer = Il motore è cambiato da quando è stato creato questo link: può giocare mosse diverse da quelle di allora.
error-bad-level = Il motore ha i livelli da 1 a 6.
error-bad-weights = Ciò che il motore ha imparato non si può leggere.
error-weights-not-loaded = Impossibile caricare ciò che il motore ha imparato. Controlla la connessione e riprova.
error-in-tree = Il tavoliere mostra una posizione dell’albero. Vai alla radice o a un’altra scheda per i valori delle mosse della partita.
error-bad-depth = Un albero ha da una a quattro mosse di profondità.

## Openings: names as Italian players use them; the international ones stay

opening-diagonal = Diagonale
opening-x-square = X-square
opening-snake = Snake
opening-lysons = Lysons
opening-pyramid = Pyramid
opening-heath = Heath
opening-mimura-2 = Mimura II
opening-heath-bat = Heath-Bat
opening-iwasaki = Iwasaki
opening-heath-chimney = Heath-Chimney
opening-raccoon-dog = Raccoon Dog
opening-rocket = Rocket
opening-hamilton = Hamilton
opening-lollipop = Lollipop
opening-cow = Cow
opening-chimney = Chimney
opening-bat = Bat
opening-bat-piau = Bat (Piau)
opening-melnikov = Melnikov
opening-bat-kling = Bat (Kling)
opening-bat-kling-alternative = Bat (Kling, alternative)
opening-rose-v-toth = Rose-v-Toth
opening-tanida = Tanida
opening-aircraft = Aircraft
opening-sailboat = Sailboat
opening-maruoka = Maruoka
opening-landau = Landau
opening-buffalo = Buffalo
opening-maruoka-buffalo = Maruoka Buffalo
opening-tanida-buffalo = Tanida Buffalo
opening-hokuriku-buffalo = Hokuriku Buffalo
opening-wing = Wing
opening-semi-wing = Semi-wing
opening-parallel = Parallela
opening-perpendicular = Perpendicolare
opening-mimura = Mimura
opening-shaman = Shaman
opening-inoue = Inoue
opening-iago = Iago
opening-bhagat = Bhagat
opening-rose = Rose
opening-flat = Flat
opening-rotating-flat = Rotating Flat
opening-murakami = Murakami
opening-rotating-flat-kling = Rotating Flat (Kling)
opening-rose-birth = Rose-Birth
opening-brightstein = Brightstein
opening-rose-birdie = Rose-Birdie
opening-rose-tamenori-kling = Rose (Tamenori, Kling)
opening-greenberg = Greenberg
opening-ralle = Ralle
opening-horse = Horse
opening-no-cat = No-Cat
opening-swallow = Swallow
opening-italian = Italian
opening-cat = Cat
opening-sakaguchi = Sakaguchi
opening-berner = Berner
opening-ganglion = Ganglion
opening-tiger = Tiger
opening-stephenson = Stephenson
opening-no-kung = No-Kung
opening-compoth = Compoth
opening-fat-draw = Fat Draw
opening-lightning-bolt = Lightning Bolt
opening-kung = Kung
opening-leaders-tiger = Leader’s Tiger
opening-brightwell = Brightwell
opening-ishii = Ishii
opening-mainline-tiger = Mainline Tiger
opening-rose-bill = Rose-Bill
opening-tamenori = Tamenori
opening-dead-draw = Dead Draw
opening-aubrey = Aubrey
opening-aubrey-feldborg = Aubrey, Feldborg

## Lezioni

reversi-predict-question = Quale mossa sceglierà { $who }? Scegli una casella.
reversi-predict-knew = Tocca a { $who }: pedine { $black } a { $white }, mosse possibili: { $moves }.
reversi-predict-chose = l’agente sceglie { $square }
reversi-predict-skipped = Saltata. { $chose }
reversi-predict-score = { $same ->
    [yes] Giusto! { $own }: { $value }.
    [no] Hai scelto { $own } ({ $value }). La migliore era { $best } ({ $bestValue }); { $chose }.
   *[unknown] Hai scelto { $own } ({ $value }). La migliore era { $best } ({ $bestValue }).
  } { $gives ->
    [nothing] La tua mossa non cede nulla
    [result] La tua mossa cambia chi vince
   *[some] La tua mossa cede { $loss } { $unit ->
        [points] punti
       *[discs] pedine
      }
  }, secondo i valori di { $agent }.{ $tries ->
    [1] {""}
   *[other] {" "}Tentativo { $tries }.
  }
reversi-predict-unmeasured = Hai scelto { $own }. { $same ->
    [yes] Giusto!
    [no] Ma { $chose }.
   *[unknown] {""}
  }
reversi-predict-map = Mosse valutate: { $count }; le migliori per l’agente: { $moves }.
reversi-predict-no-map = { $who } non tiene una lista di valori per le sue mosse.
reversi-predict-tally = Risposte: { $given }{ $skipped ->
    [0] {""}
   *[other] , saltate: { $skipped }
  }; la stessa mossa: { $same }; senza cedere nulla: { $best }.
reversi-answers-best = Migliore
reversi-answers-result = il risultato
reversi-answers-basis = Quanto cede la tua mossa rispetto alla migliore, secondo i valori dell’agente indicato. Punti e pedine non si sommano.
reversi-answers-gives = { $unit ->
    [points] punti: { $loss }
   *[discs] pedine: { $loss }
  }
reversi-surprise-none = Più avanti nessuna sorpresa.
reversi-seeking = Ricerca: passo { $step }.
reversi-surprise = Sorpresa: { $square } ({ $value }); la migliore era { $best } ({ $bestValue }). La mossa { $gives ->
    [result] cambia chi vince
    [points] cede { $loss } punti
   *[discs] cede { $loss } pedine
  }, secondo i valori di { $agent }.
error-no-such-choice = Qui non è una mossa possibile.
