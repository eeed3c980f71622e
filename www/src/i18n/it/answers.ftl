### Le parole delle risposte consegnate, in ogni gioco.

answers-none = Attiva Prevedi e scegli: le tue risposte appaiono qui.
answers-step = Passo
answers-own = Tu
answers-did = L’agente
answers-skipped = saltata
answers-try = tentativo { $tries }
answers-copy = Copia le mie risposte
answers-check = Controlla le risposte consegnate
answers-paste = Testo delle risposte
answers-honest = Il codice scopre sviste e modifiche, ma chi conosce il metodo può falsificarlo.
answers-check-button = Controlla
answers-checked = { $holds ->
    [yes] Il codice { $code } corrisponde: dopo la copia non è cambiato nulla.
   *[no] Il codice { $code } non corrisponde: dopo la copia qualcosa è cambiato.
  }
answers-unread = { $fault ->
    [no-answers] Queste non sono risposte copiate da questa pagina.
    [cut-answers] Manca la fine di queste risposte: la riga con il codice.
    [unknown-answers-version] Queste risposte vengono da una versione più recente di questa pagina.
    [answers-of-seas] Sono risposte su un mare. Controllale in Guarda.
    [answers-of-reversi] Sono risposte sul Reversi. Controllale nella pagina di Reversi.
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
