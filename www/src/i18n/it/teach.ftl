### Le parole delle lezioni: scelte previste, risposte consegnate, una decisione presentata.

## Previsione

predict = Prevedi
foretell-on = Previsione attiva: dalla prossima scelta si chiede prima a te.
foretell-off = Previsione spenta.
foretell-question = { $flags ->
    [yes] In quale casella { $agent } sparerà o metterà una bandierina?
   *[no] Dove sparerà { $agent }?
  } Scegli una casella.
foretell-hidden = Si vede dopo che hai scelto una casella.
foretell-knew = Che cosa sa { $agent }: { $shots ->
    [0] ancora nessun colpo
    [one] 1 colpo
   *[other] { $shots } colpi
  }, { $clues ->
    [yes] { $hits ->
        [one] 1 casella di nave
       *[other] { $hits } caselle di nave
      }
   *[no] { $hits ->
        [0] niente di colpito e non affondato
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
foretell-sunk = navi affondate: { $sunk } su { $of }
foretell-map = La sua mappa: quanto è probabile { $moving ->
    [yes] che un colpo in ogni casella trovi qualcosa di nuovo
   *[no] una nave in ogni casella
  }, in % ({ $how }).
foretell-map-score = La sua mappa: i punteggi di { $agent }. Un punteggio non è una probabilità.
foretell-map-none = { $agent } non fa mappe.
foretell-chose = { $flags ->
    [yes] l’agente mette la bandierina in { $cell }
   *[no] l’agente spara in { $cell }
  }
foretell-score = { $same ->
    [yes] Previsto! { $own } ha il { $chance } %, la più probabile, { $likeliest }, il { $most } %; { $chose }
   *[no] Tu { $own } { $chance } %, la più probabile { $likeliest } { $most } %; { $chose }
  }. { $by ->
    [agent] Secondo le probabilità di { $agent }: { $how }.
   *[fleets] Secondo tutte le flotte possibili, perché { $agent } non ha probabilità sue: { $how }.
  }{ $tries ->
    [one] {""}
   *[other] {" "}Tentativo { $tries }.
  }
foretell-unmeasured = { $same ->
    [yes] Previsto! { $own }; { $chose }
   *[no] Tu { $own }; { $chose }
  }. Qui non ci sono probabilità con cui confrontarla.
foretell-short = Tu { $own } { $chance } %, la più probabile { $likeliest } { $most } %.
foretell-was-skipped = Saltata: { $chose }.
foretell-kept = { $cell } è stata passata a questa pagina e qui non conta.
foretell-last = Il passo precedente:
foretell-skip = Salta
foretell-answer = Mostra la risposta
foretell-back = Ritira la mia risposta
foretell-taken = La tua risposta è ritirata.
foretell-tally = { $given ->
    [one] 1 risposta
   *[other] { $given } risposte
  }{ $skipped ->
    [0] {""}
   *[other] , saltate: { $skipped }
  }; la stessa casella: { $same }; { $own } su { $likeliest } punti ({ $share } %).
foretell-choose = Scegli

## Risposte

answers-none = Attiva Prevedi e scegli: le tue risposte appaiono qui.
answers-step = Passo
answers-own = Tu
answers-chance = Probabilità
answers-likeliest = Più probabile
answers-did = L’agente
answers-flag = bandierina
answers-skipped = saltata
answers-try = tentativo { $tries }
answers-basis = I punti sono percentuali: la probabilità della tua casella, su quella della più probabile subito prima del colpo.
answers-copy = Copia le mie risposte
answers-check = Controlla risposte consegnate
answers-paste = Testo delle risposte
answers-honest = Il codice trova sviste e modifiche. Non è una prova contro chi sa come è fatto.
answers-check-button = Controlla
answers-checked = { $holds ->
    [yes] Il codice { $code } corrisponde: dopo la copia non è cambiato nulla.
   *[no] Il codice { $code } non corrisponde: dopo la copia qualcosa è cambiato.
  }
answers-unread = { $fault ->
    [no-answers] Queste non sono risposte copiate da questa pagina.
    [cut-answers] Manca la fine di queste risposte: la riga con il codice.
    [unknown-answers-version] Queste risposte vengono da una versione più recente di questa pagina.
    [answers-of-seas] Sono risposte su un mare. Le controlla la pagina dei mari, in Guarda.
    [answers-of-reversi] Sono risposte sul Reversi. Le controlla la pagina del Reversi.
   *[other] Queste risposte non si possono leggere: una riga è cambiata, o c’è altro in mezzo.
  }
answers-several = { $count ->
    [one] 1 testo di risposte
   *[other] { $count } testi di risposte
  }, con codice che corrisponde: { $held }.
answers-one-of = Risposte { $number } di { $count }
answers-around = { $above ->
    [none] {""}
   *[other] Sopra: «{ $above }».{" "}
  }{ $below ->
    [none] {""}
   *[other] Sotto: «{ $below }».
  }
answers-handed = Risposte consegnate

## Presentazione

present = Presenta
present-leave = Esci
present-off = La pagina è di nuovo qui.
