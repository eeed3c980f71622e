## Hints and proofs

hint-stage = { $stage } di { $of }
hint-more = Dimmi di più
hint-where = Guarda qui: { $where }.
hint-mistake = Non tutti i tuoi segni possono essere giusti.
hint-mistaken = { $count ->
    [1] { $cells } è sbagliata.
   *[other] È sbagliato almeno uno di questi: { $cells }.
  }
hint-unsettled = Già certo, ma non ancora segnato sulla tua griglia: { $cells }. La prova mostra ogni passo.
hint-prove = Dimostra { $cell }
hint-rule = Regola «{ $rule }»: { $means }
hint-why = Perché: { $why }
hint-none = Da ciò che sai non segue altro di certo. Da qui in poi contano le probabilità.
hint-none-permitted = Con le regole ammesse qui non si può dimostrare altro.
prove-cell = Dimostra una casella…
proof-title = Prova di { $cell }
proof-of = { $cell } è { $as ->
    [ship] una casella di nave
   *[water] acqua
  }, in { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
  }.
proof-none = { $cell } non è certa da ciò che sai: può essere acqua o nave.
proof-none-permitted = { $cell } non si può dimostrare con le regole ammesse qui; con altre può essere certa.
proof-revealed = { $cell } è già stata rivelata: non serve una prova.
proving-off = Nessuna casella da dimostrare.
dismissed = Chiuso.
lit-premise = parte del motivo
lit-water = quindi è acqua
lit-ship = quindi è nave
lit-assumed-water = acqua, se l’ipotesi è vera
lit-assumed-ship = nave, se l’ipotesi è vera
lit-way = qui può stare una nave

## Deductions

tutor-is-help = Ciò che le regole dimostrano della tua partita appare qui. In una partita tua, guardarlo conta come aiuto.
tutor-show = Mostra ciò che è dimostrato
tutor-hide = Nascondi ciò che è dimostrato
steps-label = Ciò che è dimostrato, passo per passo
steps-count = { $steps ->
    [one] 1 passo, che segue da ciò che è stato rivelato.
   *[other] { $steps } passi: ognuno segue da ciò che è stato rivelato e dai precedenti.
  }
steps-none = Le regole non dimostrano niente oltre ciò che è stato rivelato.
steps-choose = Scegli un passo: la griglia mostra da che cosa segue e che cosa dimostra.
step-before = Passo precedente
step-next = Passo seguente
step-said = { $steps ->
    [one] { $rule }. { $why }
   *[other] Passo { $number } di { $steps }, { $rule }. { $why }
  }
contradiction = Ciò che è stato rivelato si contraddice, per la regola «{ $rule }».
rules-permitted = Regole ammesse qui: { $rules }.
rules-explained = Le regole, per gruppo
group-cells = Una casella e le sue vicine
group-cells-means = Uno sguardo a una casella e alle sue vicine, o lungo una riga o colonna.
group-ships = Navi trovate e da trovare
group-ships-means = Quali navi sono state trovate, e quali restano da trovare.
group-combinations = Combinazioni
group-combinations-means = Tutte le collocazioni ancora possibili delle navi di una lunghezza.
group-refutation = Confutazione
group-refutation-means = Un’ipotesi che si esclude da sola.
group-counting = Conteggio
group-counting-means = Provare ogni flotta: si usa solo dove nient’altro aiuta.

cells-and-more = { $cells } e { $count ->
    [one] 1 altra casella
   *[other] altre { $count } caselle
  }
ships-found = le navi trovate in { $ships }
so = Quindi { $conclusions }.
so-cells = { $cells } { $count ->
    [one] è
   *[other] sono
  } { $as ->
    [ship] nave
   *[water] acqua
  }
so-content = { $cell } è { $content }
why-rests-on = Segue da { $premises }.

## Rules

rule-diagonal-water = Negli angoli acqua
means-diagonal-water = Le navi sono dritte e non si toccano mai, quindi le caselle agli angoli di una casella di nave sono acqua.
why-diagonal-water = { $cells } è nave, e nessuna nave ha una casella ai suoi angoli.
rule-end-cell = Punta di una nave
means-end-cell = Una punta di una nave prosegue verso l’interno, e ha acqua sugli altri tre lati.
why-end-cell = { $cells } è stata rivelata come punta di una nave, che prosegue da un lato solo.
rule-sub-alone = Nave da una casella
means-sub-alone = Una nave da una casella ha acqua tutt’intorno.
why-sub-alone = { $cells } è stata rivelata come nave da una casella, con acqua tutt’intorno.
rule-middle-axis = Pezzo di mezzo
means-middle-axis = Un pezzo di mezzo prosegue su due lati opposti; deciso un lato, lo sono tutti.
why-middle-axis = { $cells }: questo pezzo di mezzo e ciò che è deciso accanto lasciano alla nave una sola direzione.
rule-line-full = Linea piena
means-line-full = Una riga o colonna che ha tutte le sue caselle di nave è acqua altrove.
why-line-full = In { $lines } { $holds ->
    [0] non c’è nessuna casella di nave
    [one] c’è 1 casella di nave: { $cells }
   *[other] ci sono { $holds } caselle di nave: { $cells }
  }.
rule-line-needs-all = La linea le vuole tutte
means-line-needs-all = Una riga o colonna senza caselle di troppo è nave ovunque possa esserci.
why-line-needs-all = In { $lines } { $holds ->
    [one] c’è 1 casella di nave
   *[other] ci sono { $holds } caselle di nave
  }, e altrettante caselle che possono essere nave.
rule-content-by-sides = Contenuto dai lati
means-content-by-sides = Una casella di nave con tutti i lati decisi mostra quale pezzo di nave è.
why-content-by-sides = Ciò che sta ai suoi lati è deciso: { $cells }.
rule-ship-found = Nave trovata
means-ship-found = Una fila di caselle di nave con acqua tutt’intorno è una nave intera, e mostra i suoi pezzi.
why-ship-found = Tra { $cells } una fila di caselle di nave ha acqua tutt’intorno.
rule-longest-ends = La nave più lunga è intera
means-longest-ends = Una fila lunga quanto la nave più lunga ancora da trovare è quella nave: oltre le sue punte c’è acqua.
why-longest-ends = La fila { $cells } è lunga quanto la nave più lunga ancora da trovare{ $ships ->
    [none] .
   *[other] ; le più lunghe sono state trovate in { $ships }.
  }
rule-run-must-grow = La fila deve crescere
means-run-must-grow = Una fila più corta di ogni nave ancora da trovare prosegue dal suo unico lato libero.
why-run-must-grow = La fila { $cells } è più corta di ogni nave ancora da trovare, e può proseguire da un lato solo{ $ships ->
    [none] .
   *[other] ; le navi trovate sono in { $ships }.
  }
rule-joins-too-long = Unione troppo lunga
means-joins-too-long = È acqua una casella che unirebbe caselle di nave in una fila più lunga di ogni nave ancora da trovare.
why-joins-too-long = Con una casella di nave lì, { $cells } sarebbe parte di una fila più lunga di ogni nave ancora da trovare{ $ships ->
    [none] .
   *[other] ; le più lunghe sono state trovate in { $ships }.
  }
rule-nothing-fits = Non ci sta niente
means-nothing-fits = È acqua una casella dove non può stare nessuna nave ancora da trovare.
why-nothing-fits = Lì non può stare nessuna nave ancora da trovare.
rule-last-combinations = Ultime combinazioni
means-last-combinations = Se restano tante collocazioni quante navi di una lunghezza sono ancora da trovare, sono quelle navi.
why-last-combinations = Restano tante collocazioni quante navi da { $length } sono ancora da trovare.
rule-in-every-combination = In ogni combinazione
means-in-every-combination = È nave una casella presente in tutte le collocazioni possibili delle navi di una lunghezza.
why-in-every-combination = È comune a tutte le collocazioni di una nave da { $length }.
rule-beside-every-combination = Accanto a ogni combinazione
means-beside-every-combination = È acqua una casella accanto a tutte le collocazioni possibili delle navi di una lunghezza.
why-beside-every-combination = È accanto a tutte le collocazioni di una nave da { $length }.
rule-over-certain-cell = Collocazioni su una casella di nave
means-over-certain-cell = È nave ciò che coprono tutte le collocazioni su una casella di nave certa; è acqua ciò che sta accanto a tutte.
why-over-certain-cell = È comune a tutte le collocazioni di una nave su una casella di nave certa.
rule-line-ways = Modi di riempire una linea
means-line-ways = Ciò che è uguale in tutti i modi in cui le navi riempiono una riga o colonna come chiede il suo numero, è certo.
why-line-ways = Tutti i modi di riempire una riga o colonna come chiede il suo numero hanno questo in comune.
rule-longest-together = Le navi più lunghe insieme
means-longest-together = Ciò che è uguale in tutte le disposizioni delle navi più lunghe ancora da trovare, è certo.
why-longest-together = Tutte le disposizioni delle navi da { $length } o più ancora da trovare hanno questo in comune.
rule-refutation = Confutazione
means-refutation = Supponi il contrario: se le regole portano a una contraddizione, il contrario è falso.
why-refutation = Supponi che { $cell } sia { $as ->
    [ship] nave
   *[water] acqua
  }: { $steps ->
    [one] 1 deduzione porta
   *[other] { $steps } deduzioni portano
  } a una contraddizione{ $depth ->
    [1] .
   *[other] , e alcune sono a loro volta confutazioni.
  }
refutation-open = Mostra { $steps ->
    [one] la deduzione
   *[other] le { $steps } deduzioni
  }
refutation-assumes = Supponi che { $cell } sia { $as ->
    [ship] nave
   *[water] acqua
  }. Allora:
refutation-label = Confutazione: { $cell } { $as ->
    [ship] nave
   *[water] acqua
  }
refutation-end = Contraddizione: «{ $rule }»
refutation-contradicts = Dunque l’ipotesi è falsa.
contradicts-settled = { $count ->
    [0] Così una nave uscirebbe dalla griglia.
   *[other] Così { $cells } sarebbe il contrario di ciò che è stabilito.
  }
clash-end-cell = { $cells } è la punta di una nave che continuerebbe fuori dalla griglia.
clash-middle-axis = { $cells }: con ciò che è stabilito accanto a questo pezzo di mezzo, la nave non può stare in nessun modo.
clash-line-full = In { $lines } { $holds ->
    [0] non c’è nessuna casella di nave
    [one] c’è 1 casella di nave
   *[other] ci sono { $holds } caselle di nave
  }, ma ne sono stabilite di più: { $cells }.
clash-line-needs-all = In { $lines } { $holds ->
    [one] c’è 1 casella di nave
   *[other] ci sono { $holds } caselle di nave
  }, ma restano meno caselle che possono esserlo.
clash-ship-found = Sono state trovate più navi di una lunghezza di quante ne ha la flotta: { $ships }.
clash-run-must-grow = Nessuna nave ancora da trovare si adatta alla fila in { $cells }{ $ships ->
    [none] .
   *[other] ; le navi trovate sono in { $ships }.
  }
clash-last-combinations = { $left ->
    [one] 1 nave da { $length } è ancora da trovare
   *[other] { $left } navi da { $length } sono ancora da trovare
  }, ma { $count ->
    [0] non resta nessuna collocazione.
    [one] resta solo 1 collocazione: { $ways }.
   *[other] restano solo { $count } collocazioni: { $ways }.
  }
clash-over-certain-cell = Nessuna nave ancora da trovare può passare per una casella di nave già certa.
clash-line-ways = Non resta nessun modo di riempire una riga o colonna come chiede il suo numero.
clash-longest-together = Non resta nessuna disposizione delle navi da { $length } e più ancora da trovare.
rule-counting = Conteggio
means-counting = È stata provata ogni flotta compatibile.
why-counting = È così in ogni flotta compatibile.

## Knowledge

known-lines = Caselle di nave ancora da trovare
pick-row = Riga
pick-column = Colonna
known-left-cells = da trovare
known-candidates = candidate
known-uncounted = non contate
fleet-found = trovate: { $found } su { $count }
known-found = Navi trovate
known-none-found = Nessuna nave intera è ancora stata trovata.
known-left = Navi ancora da trovare
known-all-found = Tutte le navi sono trovate.
known-ways = { $left ->
    [one] 1 nave
   *[other] { $left } navi
  } da { $length }: { $ways ->
    [one] 1 collocazione rimasta
   *[other] { $ways } collocazioni rimaste
  }

## Score

score-final = Il punteggio finale
score-expected = In media, concludendo ora
score-is-help = Il punteggio medio concludendo ora segue dalle probabilità. In una partita tua, guardarlo conta come aver visto le probabilità.
score-show = Mostra il punteggio concludendo ora
score-unknown = Nessuna flotta trovata è compatibile: non c’è un punteggio medio.
score-known = noto
score-mean = in media
score-counted = contato
score-of-all = { $fleets ->
    [one] Contato: solo 1 flotta è compatibile.
   *[other] Contato: la media su tutte le flotte compatibili ({ $fleets }).
  }
score-of-drawn = Stima: la media su { $fleets ->
    [one] 1 flotta estratta
   *[other] { $fleets } flotte estratte
  }; il totale di regola entro ±{ $error }.

## Signs

lit-legend-premise = segue da questo
lit-legend-water = quindi è acqua
lit-legend-ship = quindi è nave
lit-legend-way = qui può stare una nave
