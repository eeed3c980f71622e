### Perché la casella più probabile non è sempre la migliore: una posizione di una partita vera, giocata fino alla fine dopo una casella e dopo un’altra; e tavole piccole, risolte.

likeliest-failed = Il motore ha smesso di funzionare ({ $code }). Ricarica la pagina per riavviarlo.

likeliest-position = Partita classica, mare n. { $seed }, prima del colpo { $shot }. { $agent } spara sempre alla casella più probabile: qui { $first }, probabilità di una nave { $firstChance }. La confrontiamo con { $other } (cornice tratteggiata): { $otherChance }.
likeliest-watch = Guarda questa partita
likeliest-board = La posizione
likeliest-chances = Probabilità di una nave in ogni casella, in percento, su tutte le flotte compatibili
likeliest-cells = Quale casella vuoi confrontare con { $cell }?
likeliest-next-shot = Prossimo colpo
likeliest-chance = Probabilità di una nave
likeliest-shots = Colpi mancanti
likeliest-more-than = In più che dopo { $cell }
likeliest-by = { $more } ± { $error }

likeliest-progress = Flotte cacciate
likeliest-hunted = { $running ->
    [yes] Flotte cacciate: { $fleets } di { $of }.
   *[no] Flotte cacciate: { $fleets }.
  }
likeliest-run = { $fleets ->
    [one] Caccia 1 flotta
   *[other] Caccia { $fleets } flotte
  }

likeliest-hunts = Migliaia di flotte
likeliest-fewer = { $cell } è meglio di { $first }: contro le stesse flotte ({ $fleets }) richiede in media { $by } ± { $error } colpi in meno.
likeliest-more = { $cell } è peggio di { $first }: contro le stesse flotte ({ $fleets }) richiede in media { $by } ± { $error } colpi in più.
likeliest-alike = Contro le stesse flotte ({ $fleets }) { $cell } e { $first } sono troppo vicine per decidere: la differenza è { $difference } ± { $error } colpi.
likeliest-how = Il tuo browser estrae a caso flotte compatibili con la posizione, e dopo ognuna delle caselle le caccia tutte fino alla fine. Le cacce mirano come Piano, ma senza contare. Una singola caccia varia di molti colpi: solo migliaia insieme mostrano la differenza. ± è metà dell’intervallo di confidenza al 95%; poiché si confrontano più caselle, una è detta migliore o peggiore solo se la differenza supera 1,5 volte tanto. Tutti vedono le stesse flotte. La posizione è stata cercata apposta, e le prime 4000 flotte la abbelliscono: sulle 60.000 successive la differenza tra le due caselle confrontate per prime era 0,32 ± 0,04.
likeliest-after = Prima { $cell }: { $mean } colpi in media
likeliest-plot = Prima { $cell }: da { $least } a { $most } colpi, { $mean } in media. A metà delle cacce bastano { $middle } colpi.
likeliest-axis = Colpi fino alla fine della caccia; l’altezza di una barra è il numero di flotte
likeliest-numbers = I numeri dietro i grafici
likeliest-shots-taken = Colpi
likeliest-fleets-after = Flotte, prima { $cell }

likeliest-one = Una flotta, due cacce
likeliest-one-lede = Le due cacce cercano la stessa flotta. I numeri sono i colpi nel loro ordine; un cerchio pieno è un colpo a segno.
likeliest-fleet = Flotta { $number } di { $of }
likeliest-previous = Flotta precedente
likeliest-next = Flotta successiva
likeliest-shown = Colpi mostrati
likeliest-hunt = Prima { $cell }: { $shots ->
    [one] 1 colpo finora
   *[other] { $shots } colpi finora
  }
likeliest-hunt-over = Prima { $cell }: tutte le navi affondate dopo { $shots ->
    [one] 1 colpo
   *[other] { $shots } colpi
  }
likeliest-hunt-hit = { $cell } colpito
likeliest-hunt-picture = { $caption }. { $list }

likeliest-why = Perché
likeliest-why-miss = Quasi tutti i colpi finiscono in acqua, quindi conta quanto un colpo in acqua esclude. Una nave lunga si trova anche con colpi lontani tra loro, una corta no: ogni nave da 2 ha una casella su una diagonale ogni due, ogni nave da 3 su una ogni tre. I colpi che restano su uno stesso reticolo trovano queste navi con pochi tentativi.
likeliest-why-lattice = Qui galleggia ancora una nave da { $length }. Sul reticolo per { $other } può ancora stare in { $otherLeft } caselle, su quello per { $first } in { $firstLeft }. Meno caselle restano, prima sono provate tutte.
likeliest-lattice = Reticolo per { $cell }; caselle rimaste: { $left }
likeliest-lattices = Caselle rimaste sul reticolo per ogni casella
likeliest-ship = Reticolo per
likeliest-through = Per { $cell }

likeliest-small = Piccole griglie, esattamente
likeliest-small-lede = Su una piccola griglia si possono provare tutte le disposizioni e tutti i modi di sparare. Nulla è estratto a caso e nulla è incerto: su alcune di queste griglie chi spara sempre alla casella più probabile ha bisogno di più colpi.
likeliest-small-parting = Sulla griglia { $cols }×{ $rows } con una nave da { $length }, per { $first }, la casella più probabile, passano { $firstThrough } disposizioni su { $layouts }, per { $other } solo { $otherThrough }.
likeliest-small-cost = Eppure chi comincia da { $first } e resta alle caselle più probabili ha bisogno di { $firstShots } colpi su tutte le disposizioni; al gioco ottimale, che comincia da { $other }, ne bastano { $otherShots }. Il reticolo per { $first } ha { $firstLeft } caselle, quello per { $other } ne ha { $otherLeft }.
likeliest-small-table = Colpi su tutte le disposizioni; le navi possono toccarsi
likeliest-small-board = Griglia e navi; premi per risolverla qui sopra
likeliest-small-more = In più a partita
likeliest-small-name = { $cols }×{ $rows }: { $ships }
