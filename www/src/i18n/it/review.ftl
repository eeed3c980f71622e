## Ends

hide = Nascondi flotta
score-term = che cosa si conta
score-title = Punteggio
score-how = come si sa
result-label = Risultato
show-there = Mostra
score-fok = colpi a segno
score-gok = bandierine giuste
score-sink = navi affondate
score-fko = colpi in acqua
score-gko = bandierine sbagliate
score-safe = caselle di nave inviolate
score-total = totale

## Panel

figures-open = I risultati pubblicati e i nostri
reason-none-yet = Vai avanti di un passo per vedere la prima decisione.
reason-yours-to-find = Ora nessun agente pensa: il prossimo colpo è tuo.
reason-yours = Tua mossa: { $cell }. Avevi i tuoi motivi.
reason-hidden = La griglia di { $agent } si vede quando entrambi hanno finito.
reason-over = La partita è finita. Torna indietro per vedere ogni pensiero.
choice-and-reason = { $cell }: { $reason }
timeline-shot = colpo { $step } di { $steps }
log-fleets = { $fleets ->
    [one] flotta ancora possibile
   *[other] flotte ancora possibili
  }
log-of = su { $fleets }
thought-next-shot = prossimo colpo
thought-next-flag = prossima bandierina
thought-likeliest = più probabile
reason-before = Perché { $cell }?
reason-drawn-at-random = estratta a caso tra { $from }; nessun motivo.
reason-neighbour-of-hit = vicina al colpo a segno in { $hit }, ultima messa nella sua lista (altre { $waiting } in attesa).
reason-same-cell-again = ancora la casella dell’ultimo colpo a segno, come fa la scansione fissa dopo ogni colpo a segno.
reason-cross-of-hit = { $from ->
    [one] ultima casella
   *[other] estratta da { $from } caselle
  } della riga e della colonna del colpo a segno in { $hit }.
reason-tracked-there = su { $samples ->
    [one] 1 partenza che riproduce
   *[other] { $samples } partenze che riproducono
  } ogni risposta, { $chance }% ha ora lì un pezzo non ancora colpito, ±{ $error } punti{ $next ->
    [none] {""}
   *[other] ; poi { $next }, { $nextChance }%
  }.
reason-lost-track = nessuna partenza riproduce ogni risposta (colpi finora: { $shots }); stimata ogni nave da sola, un pezzo non colpito è lì al { $chance }% circa{ $next ->
    [none] {""}
   *[other] ; poi { $next }, { $nextChance }%
  }.
reason-parity-lattice = estratta da { $from ->
    [one] 1 casella
   *[other] { $from } caselle
  } di un reticolo che nessuna nave da { $k } può evitare.
reason-parity-lattice-shapes = estratta da { $from ->
    [one] 1 casella
   *[other] { $from } caselle
  } di un reticolo, una linea ogni { $k }; forme insolite possono sfuggire.
reason-highest-score = punteggio più alto, { $score }, di cui { $placements } per le collocazioni e { $bonus } per i colpi a segno vicini{ $next ->
    [none] .
   *[other] ; poi { $next } con { $nextScore }.
  }
reason-highest-score-shared = punteggio più alto, { $score }, a pari merito in { $ties } caselle, ed estratta tra queste: { $placements } per le collocazioni, { $bonus } per i colpi a segno vicini.
reason-highest-score-first = punteggio più alto, { $score }, a pari merito in { $ties } caselle; è la prima tra queste riga per riga: { $placements } per le collocazioni, { $bonus } per i colpi a segno vicini.
reason-highest-score-by-hits = punteggio più alto, { $score }: 1 per una casella aperta e { $bonus } per i colpi a segno vicini{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; poi { $next } con { $nextScore }.
      }
   *[other] , a pari merito in { $ties } caselle.
  }
reason-reconnaissance = nessuna casella ferita; { $placements ->
    [one] la copre 1 collocazione
   *[other] la coprono { $placements } collocazioni
  }, il massimo su { $sensible ->
    [one] 1 casella
   *[other] { $sensible } caselle
  }{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; poi { $next } con { $nextScore }.
      }
   *[other] , a pari merito in { $ties }.
  }
reason-reconnaissance-turned = nessuna casella ferita; le sue collocazioni, contate in ognuna delle quattro rotazioni, sono { $placements }, il massimo su { $sensible ->
    [one] 1 casella
   *[other] { $sensible } caselle
  }{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; poi { $next } con { $nextScore }.
      }
   *[other] , a pari merito in { $ties }.
  }
reason-reconnaissance-weighed = nessuna casella ferita; le sue collocazioni, pesate secondo dove si aspetta le navi, danno { $placements }, il massimo su { $sensible ->
    [one] 1 casella
   *[other] { $sensible } caselle
  }{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; poi { $next } con { $nextScore }.
      }
   *[other] , a pari merito in { $ties }.
  }
reason-finishing = per finire { $wounds ->
    [one] la casella ferita
   *[other] { $wounds } caselle ferite
  }; collocazioni pesate { $placements }, il massimo su { $sensible ->
    [one] 1 casella
   *[other] { $sensible } caselle
  }{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; poi { $next } con { $nextScore }.
      }
   *[other] , a pari merito in { $ties }.
  }
reason-seeking-others = { $wounds ->
    [one] la casella ferita aspetta
   *[other] { $wounds } caselle ferite aspettano
  }, perché di sicuro una nave non è stata ancora colpita; collocazioni fuori dalle ferite { $placements }, il massimo su { $sensible ->
    [one] 1 casella
   *[other] { $sensible } caselle
  }{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; poi { $next } con { $nextScore }.
      }
   *[other] , a pari merito in { $ties }.
  }
reason-finishing-weighed = per finire { $wounds ->
    [one] la casella ferita
   *[other] { $wounds } caselle ferite
  }; collocazioni, pesate con le caselle ferite e le abitudini dell’avversario, { $placements }, il massimo su { $sensible ->
    [one] 1 casella
   *[other] { $sensible } caselle
  }{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; poi { $next } con { $nextScore }.
      }
   *[other] , a pari merito in { $ties }.
  }
reason-finishing-fallback-weighed = nessuna passa solo per le caselle ferite, quindi contate tutte, pesate secondo dove si aspetta le navi: { $placements }, il massimo su { $sensible ->
    [one] 1 casella
   *[other] { $sensible } caselle
  }{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; poi { $next } con { $nextScore }.
      }
   *[other] , a pari merito in { $ties }.
  }
reason-finishing-fallback = nessuna collocazione passa solo per le caselle ferite, quindi contate tutte: { $placements }, il massimo su { $sensible ->
    [one] 1 casella
   *[other] { $sensible } caselle
  }{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; poi { $next } con { $nextScore }.
      }
   *[other] , a pari merito in { $ties }.
  }
reason-direction-chosen = accanto alla casella ferita { $hit }, la direzione con { $ways ->
    [one] 1 collocazione
   *[other] { $ways } collocazioni
  }{ $of ->
    [one] , l’unica rimasta.
   *[other] , il massimo tra { $of }{ $ties ->
        [1] .
       *[other] , a pari merito in { $ties }.
      }
  }
reason-direction-kept = la direzione colpisce, quindi avanti lungo { $wounds ->
    [one] la casella ferita
   *[other] { $wounds } caselle ferite in linea
  }; collocazioni lì: { $ways }.
reason-direction-turned = la direzione è finita, quindi dall’altra parte da { $hit }, { $wounds ->
    [one] la casella ferita
   *[other] la prima di { $wounds } caselle ferite in linea
  }; collocazioni lì: { $ways }.
reason-guess-at-random = bandierina estratta a caso da { $from ->
    [one] 1 casella
   *[other] { $from } caselle
  }, ancora { $left ->
    [one] 1 bandierina
   *[other] { $left } bandierine
  }; nessun motivo.
reason-worth-most = { $chance }% delle flotte compatibili ({ $fleets }) ha una nave lì. Con il piano da qui il punteggio medio è { $expected }, { $gain } più delle sole bandierine; ripianificare di solito aggiunge.
reason-worth-most-estimated = { $chance }% delle flotte estratte ({ $fleets }) ha una nave lì. Con il piano da qui il punteggio è stimato { $expected }, { $gain } più delle sole bandierine; ripianificare di solito aggiunge.
reason-flag-gains = bandierina, { $certain ->
    [yes] una nave è certa
   *[no] probabilità { $chance }%
  }; aggiunge { $gain } alle bandierine precedenti. Concludendo con tutte, il punteggio medio è { $expected }; { $left ->
    [0] è l’ultima
    [one] ancora 1 da mettere
   *[other] ancora { $left } da mettere
  }.
reason-flag-lost = bandierina tolta. Con probabilità di solo { $chance }% perde più di quanto guadagna.
reason-nothing-gains = Nessun altro colpo o bandierina promette di più sulle flotte rimaste ({ $fleets }): conclude la partita; il punteggio medio concludendo ora è { $expected }.
reason-no-fleet-found = Nessuna flotta trovata è compatibile con tutto ciò che è stato detto, quindi conclude la partita.
reason-certain-content-unknown = lì una nave è certa, e quale pezzo sia non si sa: insegna di più{ $ties ->
    [1] .
   *[other] { "" }; la prima di { $ties } caselle così.
  }
reason-certain-ship = le regole dimostrano lì una nave{ $ties ->
    [1] .
   *[other] { "" }; la prima di { $ties } caselle così.
  }
reason-highest-estimate = la stima più alta, { $estimate }: nave in { $rowLeft } di { $rowOf ->
    [one] 1 casella ancora aperta
   *[other] { $rowOf } caselle ancora aperte
  } nella riga, { $colLeft } di { $colOf } nella colonna{ $ties ->
    [1] .
   *[other] { "" }; la prima di { $ties } uguali.
  }
reason-flag-certain = una bandierina, perché le regole dimostrano lì una nave. Bandierine rimaste: { $left }.
reason-flag-by-estimate = una bandierina sulla stima più alta rimasta, { $estimate }: nave in { $rowLeft } di { $rowOf ->
    [one] 1 casella ancora aperta
   *[other] { $rowOf } caselle ancora aperte
  } nella riga, { $colLeft } di { $colOf } nella colonna. Bandierine rimaste: { $left }.
reason-below-threshold-solve = La migliore casella rimasta, { $best }, ha stima { $estimate }, sotto la soglia { $threshold }: conta il punteggio.
reason-nothing-likely-solve = È dimostrato che ogni casella rimasta è acqua: conta il punteggio.
reason-actions-spent-solve = Colpi e bandierine sono finiti: conclude la partita e conta il punteggio.
reason-likeliest = { $chance }% delle flotte compatibili ({ $fleets }) ha una nave lì{ $next ->
    [none] .
   *[other] ; poi { $next }, { $nextChance }%.
  }{ $missLeaves ->
    [none] { "" }
    [one] { " " }Se è acqua ne resta 1.
   *[other] { " " }Se è acqua ne restano { $missLeaves }.
  }
reason-likeliest-single = { $chance }% delle flotte compatibili ({ $fleets }) ha una nave lì{ $next ->
    [none] .
   *[other] ; poi { $next }, { $nextChance }%.
  }{ $missLeaves ->
    [none] { "" }
    [one] { " " }Se è acqua ne resta 1.
   *[other] { " " }Se è acqua ne restano { $missLeaves }.
  }
reason-likeliest-shared = { $chance }% delle flotte compatibili ({ $fleets }) ha una nave lì; { $ties } caselle sono altrettanto probabili, ed è estratta tra queste.
reason-likeliest-weighed = nave { $chance }%, contate tutte le flotte compatibili e pesate secondo dove si aspetta le navi{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; poi { $next }, { $nextChance }%.
      }
   *[other] ; { $ties } caselle sono altrettanto probabili, ed è estratta tra queste.
  }
reason-fewest-misses = seguite fino alla fine tutte le flotte compatibili ({ $fleets }), i colpi in acqua futuri sono in media { $misses }; dopo { $best }, la più probabile con { $bestChance }%, { $bestMisses }.
reason-planned = ha il punteggio migliore per il resto della caccia (caselle abbastanza probabili confrontate: { $cells }), con { $chance }%{ $likeliest ->
    [true] , ed è anche la più probabile.
   *[other] ; la più probabile è { $best } con { $bestChance }%.
  }
reason-planned-by-book = il colpo che il libro indica per questa posizione, con { $chance }%{ $likeliest ->
    [true] , ed è anche la casella più probabile.
   *[other] ; la casella più probabile è { $best } con { $bestChance }%.
  }
reason-planned-by-hunts = dopo questa casella le cacce a flotte estratte a caso sono le più brevi; ha { $chance }%{ $likeliest ->
    [true] , ed è anche la più probabile.
   *[other] , la casella più probabile, { $best }, { $bestChance }%.
  }
reason-likeliest-estimated = stima { $chance }%, ±{ $error } punti, da { $samples ->
    [one] 1 flotta estratta
   *[other] { $samples } flotte estratte
  }{ $next ->
    [none] .
   *[other] ; poi { $next }, { $nextChance }%.
  }
reason-likeliest-estimated-weighed = stima { $chance }%, ±{ $error } punti, da { $samples ->
    [one] 1 flotta estratta e pesata
   *[other] { $samples } flotte estratte e pesate
  } secondo dove si aspetta le navi{ $next ->
    [none] .
   *[other] ; poi { $next }, { $nextChance }%.
  }
reason-certain = { $fleets ->
    [one] l’unica flotta compatibile ha
   *[other] ogni flotta compatibile ({ $fleets }) ha
  } una nave lì.
reason-beyond-counting = le flotte compatibili sono troppe per contarle o estrarle, quindi la casella coperta da più collocazioni, su { $sensible ->
    [one] 1 casella
   *[other] { $sensible } caselle
  }.
reason-chosen-elsewhere = presa dalla registrazione; è stata scelta altrove, quindi qui il motivo non si conosce.
reason-unknown = l’agente non dà un motivo che questa pagina conosca.
candidates-label = Caselle considerate, la migliore per prima
candidates-none = Questo agente non confronta caselle: sceglie a caso.
candidates-follows = Questo agente segue la sua lista di vicine e non confronta caselle.
candidates-wait = Le caselle che un agente considera appaiono qui quando tocca a lui.
candidates-heuristic = I punteggi non sono probabilità: mostrano solo che cosa preferisce l’agente.
candidates-more = { $shown ->
    [all] { $sensible ->
        [one] Solo 1 casella ha senso
       *[other] Tutte e { $sensible } le caselle che hanno senso
      }
   *[other] Le migliori { $shown } su { $sensible } caselle che hanno senso
  }{ $ties ->
    [1] .
   *[other] ; { $ties } a pari merito in testa.
  }
candidates-all = Mostra tutte
candidates-fewer = Mostra le migliori
candidate-fleets = { $fleets ->
    [one] 1 flotta
   *[other] flotte: { $fleets }
  }
likeliest-label = Le caselle più probabili
term-placements = Collocazioni
term-article = Secondo l’articolo
term-open = Casella aperta
term-bonus = Bonus
term-weighted = Pesate
term-fleets = Flotte
term-expected = Punteggio del piano
term-gain = Aggiunge
term-misses = Colpi in acqua futuri
term-plan = Piano
term-row-share = Riga
term-column-share = Colonna
moves-none = Ancora nessuna mossa. { $way ->
    [watch] Premi Avanti per vedere la prima.
    [touch] Tocca una casella per cominciare.
   *[mouse] Fai clic su una casella per cominciare.
  }
move-shot = { $cell } { $answer }
move-flag = bandierina { $cell }
move-note = acqua { $cell }
move-clear = libera { $cell }
move-resign = abbandona
move-solve = fine
move-withheld = non ancora mostrata

## What surprises, what an answer changed

surprise-kinds = Sorprese da cercare
surprise-ahead = { $what ->
    [shot] Colpo
   *[step] Passo
  } { $step }: { $kinds }.
surprise-kind-answer = una risposta improbabile
surprise-kind-points = una scelta lontana dalla più probabile
surprise-kind-early = una nave affondata presto
log-key-surprise = prima differenza
log-key-surprising = colpo sorprendente
counting-halted = Conteggio interrotto.
count-on = Continua il conteggio
surprise-seeking = Cerco una sorpresa…
surprise-answer = Sorpresa: { $cell } era { $found ->
    [ship] un colpo a segno, e la probabilità di una nave lì era solo
   *[water] un colpo in acqua, e la probabilità di una nave lì era
  } { $chance }%.
surprise-points = Sorpresa: { $cell }, { $chance }%, è stata scelta { $points } punti sotto la più probabile, { $best } con { $bestChance }%.
surprise-early = Sorpresa ({ $ship }, { $length ->
    [one] 1 casella
   *[other] { $length } caselle
  }): la nave è affondata senza un colpo in acqua dopo il primo a segno; la probabilità era { $chance }%.
surprise-error = Stima, ±{ $error } punti.
appraisal-progress = Colpi rivisti: { $done } di { $of }.
appraisal-left = { $left ->
    [one] 1 colpo non è ancora stato rivisto.
   *[other] { $left } colpi non sono ancora stati rivisti.
  }
change-label = Cambiato di più:
change-cause = { $what ->
    [hit] il colpo a segno in { $cell }
    [sunk] l’affondamento in { $cell }
    [miss] il colpo in acqua in { $cell }
    [spent] il colpo in { $cell }, che non ha colpito niente di nuovo
   *[mark] il segno su { $cell }
  }
change-chance = { $cells } { $from }% → { $to }%: { $why }{ $error ->
    [none] .
   *[other] {" "}(stima, ±{ $error } punti).
  }
change-score = { $cells } punteggio { $from } → { $to }: { $why }.
change-cells = { $cells } e altre { $count }
change-as-much = { $count ->
    [one] 1 altra casella è cambiata altrettanto.
   *[other] Altre { $count } caselle sono cambiate altrettanto.
  }
change-none = Nessuna casella aperta è cambiata: { $why }.
change-incomparable = Le probabilità prima e dopo sono di tipo diverso e non si possono confrontare: { $why }.
lit-changed = cambiata di più
lit-cause = questa risposta le ha cambiate

review-percent = { $figure }%

## Chances

legend-chances-unit = Probabilità di una nave, in percentuale
legend-chances-unit-moving = Probabilità che un colpo lì ora trovi qualcosa di nuovo, in percentuale
legend-how = { $how }.
legend-counted = { $agent ->
    [none] conteggio
   *[other] conteggio di { $agent }
  }: { $fleets ->
    [one] 1 flotta compatibile
   *[other] { $fleets } flotte compatibili
  }
# $about can be 1,86 milioni, which a noun could follow only with di.
legend-counted-single = { $agent ->
    [none] conteggio
   *[other] conteggio di { $agent }
  }: le flotte compatibili sono circa { $about }
legend-sampled = { $agent ->
    [none] stima
   *[other] stima di { $agent }
  }, ±{ $points } punti
legend-weighed = { $agent ->
    [none] conteggio
   *[other] conteggio di { $agent }
  }, flotte pesate secondo dove si aspettano le navi
legend-sampled-weighed = { $agent ->
    [none] stima
   *[other] stima di { $agent }
  }, ±{ $points } punti, flotte pesate secondo dove si aspettano le navi
legend-score = { $agent }: punteggio, non una probabilità
legend-score-top = punteggio più alto
legend-score-quarter = un quarto, in area
legend-lost-track = { $agent ->
    [none] stima
   *[other] stima di { $agent }
  } nave per nave, perché nessuna partenza trovata riproduce ogni risposta
chances-on = Le probabilità si vedono ({ $how }).
chances-off = Le probabilità non si vedono.
likeliest = Più probabili: { $cells }.
likeliest-counted = { $chance }% delle flotte compatibili ha una nave lì{ $next ->
    [none] .
   *[other] ; poi { $next }, { $nextChance }%.
  }
likeliest-estimated = { $chance }%{ $error ->
    [none] { "" }
   *[other] , ±{ $error } punti
  }{ $next ->
    [none] .
   *[other] ; poi { $next }, { $nextChance }%.
  }
chances-beside-result = Le probabilità si vedono: questo viene contato, e sta accanto al tuo risultato.
likeliest-cell = { $cell } { $percent } per cento
number-about = circa { $number }

## Fleets behind a cell

behind-ask = Flotte possibili in { $cell }
behind-drawn = { $drawn ->
    [one] Estratta 1
   *[other] Estratte { $drawn }
  } di { $of } con una nave in { $cell }{ $all ->
    [none] .
   *[other] {" "}(compatibili in tutto: { $all }).
  }
behind-all = { $of ->
    [one] L’unica flotta
   *[other] Tutte le { $of } flotte
  } con una nave in { $cell }{ $all ->
    [none] .
   *[other] {" "}(compatibili in tutto: { $all }).
  }
behind-uncounted = { $drawn ->
    [one] Estratta 1 flotta
   *[other] Estratte { $drawn } flotte
  } con una nave in { $cell }; quante siano non è stato contato.
behind-none = Nessuna flotta compatibile ha una nave in { $cell }: è acqua.
behind-fleet = Flotta { $number } di { $of }: { $ships }
behind-back = Flotta precedente
behind-on = Flotta successiva
behind-lit = nave nella flotta { $number }
behind-lifted = La flotta sopra la griglia è nascosta.
behind-nowhere = Le flotte possibili si vedono solo dove vedi le loro probabilità e le navi non si muovono.
