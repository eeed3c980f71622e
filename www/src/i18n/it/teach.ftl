### Le parole delle lezioni: scelte previste, risposte consegnate, una decisione presentata.

## Previsione

take-over = Prosegui tu da qui
predict-next = Prevedi il prossimo colpo
predict-question = { $flags ->
    [yes] In quale casella { $agent } sparerà o metterà una bandierina?
   *[no] Dove sparerà { $agent }?
  } Scegli una casella.
predict-hidden = Si vede dopo che hai scelto una casella.
predict-knew = Che cosa sa { $agent }: { $shots ->
    [0] ancora nessun colpo
    [one] 1 colpo
   *[other] { $shots } colpi
  }, { $clues ->
    [yes] { $hits ->
        [one] 1 casella di nave
       *[other] { $hits } caselle di nave
      }
   *[no] { $hits ->
        [0] nessuna nave colpita ancora a galla
        [one] 1 casella colpita e non affondata
       *[other] { $hits } caselle colpite e non affondate
      }
  }{ $sunk ->
    [none] {""}
   *[other] , { $sunk }
  }, { $open ->
    [one] 1 casella
   *[other] { $open } caselle
  } { $moving ->
    [yes] senza colpi; dopo ogni colpo tutte le navi si muovono.
   *[no] da scoprire{ $clues ->
        [yes] , e i conti di tutte le righe e colonne.
       *[no] .
      }
  }
predict-sunk = navi affondate: { $sunk } su { $of }
predict-map = La sua mappa: la probabilità { $moving ->
    [yes] che un colpo in ogni casella trovi qualcosa di nuovo
   *[no] di una nave in ogni casella
  }, in % ({ $how }).
predict-map-score = La sua mappa: i punteggi di { $agent }. Un punteggio non è una probabilità.
predict-map-none = { $agent } non fa mappe.
predict-chose = { $flags ->
    [yes] l’agente mette la bandierina in { $cell }
   *[no] l’agente spara in { $cell }
  }
predict-score = { $same ->
    [yes] Giusto! { $own }: { $chance }%; la più probabile, { $likeliest }: { $most }%; { $chose }
   *[no] Hai scelto { $own } ({ $chance }%). La più probabile era { $likeliest } ({ $most }%); { $chose }
  }. { $by ->
    [agent] Secondo le probabilità di { $agent } ({ $how }).
   *[fleets] { $agent } non ha probabilità sue, quindi queste contano tutte le flotte compatibili ({ $how }).
  }{ $tries ->
    [one] {""}
   *[other] {" "}Tentativo { $tries }.
  }
predict-unmeasured = { $same ->
    [yes] Giusto! { $own }; { $chose }
   *[no] Hai scelto { $own }; { $chose }
  }. Qui non ci sono probabilità con cui confrontarla.
predict-short = Hai scelto { $own } ({ $chance }%). La più probabile era { $likeliest } ({ $most }%).
predict-was-skipped = Saltata: { $chose }.
predict-tally = { $given ->
    [one] 1 risposta
   *[other] { $given } risposte
  }{ $skipped ->
    [0] {""}
   *[other] , saltate: { $skipped }
  }; la stessa casella: { $same }; { $own } su { $likeliest } punti ({ $share }%).
predict-choose = Scegli

## Risposte

answers-chance = Probabilità
answers-likeliest = Più probabile
answers-flag = bandierina
answers-basis = Un punto è un punto percentuale: la probabilità della tua casella, su quella della più probabile subito prima del colpo.
why-not-alike = Anche { $cell } poteva essere estratta: tutte queste caselle sono ugualmente probabili.
why-not-lattice = { $cell } non sta sul reticolo{ $sure ->
    [yes] : una nave lì starebbe anche su una casella del reticolo.
   *[no] .
  }
why-not-follows = Non { $cell }: finché nella sua lista ci sono vicine di un colpo a segno, l’agente spara all’ultima di queste.
