### How a game of the seas ended, for the ear.

end-race = { $you ->
    [one] { $who }: 1 colpo.
   *[other] { $who }: { $you } colpi.
  } { $agent }: { $theirs }.
end-race-best = { $lead ->
    [you] Te ne sono bastati meno.
    [even] Pareggio.
   *[other] A { $agent } ne sono bastati meno.
  }
end-won = Hai affondato tutta la flotta di { $agent } in { $shots ->
    [one] 1 colpo
   *[other] { $shots } colpi
  }. Hai vinto.
end-lost = { $agent } ha affondato tutta la tua flotta in { $shots ->
    [one] 1 colpo
   *[other] { $shots } colpi
  }. Vince { $agent }.
end-won-agents = { $agent } vince in { $shots ->
    [one] 1 colpo
   *[other] { $shots } colpi
  }.
end-resigned = { $shots ->
    [one] Hai abbandonato dopo 1 colpo.
   *[other] Hai abbandonato dopo { $shots } colpi.
  }
end-two = { $gave ->
    [yes] { $loser } ha abbandonato. Vince { $winner }.
   *[no] { $winner } vince: in { $shots ->
        [one] 1 colpo
       *[other] { $shots } colpi
      } ha affondato tutta la flotta avversaria ({ $loser }).
  }
end-solo = Colpi usati da { $agent }: { $shots }.
end-looks = { $looks ->
    [one] probabilità mostrate in una posizione
   *[other] probabilità mostrate in { $looks } posizioni
  }
end-hints = { $hints ->
    [one] 1 consiglio
   *[other] { $hints } consigli
  }
end-proofs = { $proofs ->
    [one] prove viste una volta
   *[other] prove viste { $proofs } volte
  }
end-taught = { $taught ->
    [one] 1 colpo ritirato dalla partita guidata
   *[other] { $taught } colpi ritirati dalla partita guidata
  }
end-take-backs = { $takeBacks ->
    [one] 1 mossa annullata
   *[other] { $takeBacks } mosse annullate
  }
end-solved-race = Finisci con { $score ->
    [one] 1 punto
   *[other] { $score } punti
  }, { $agent } con { $theirs }. { $lead ->
    [you] Hai vinto.
    [even] Pareggio.
   *[other] Vince { $agent }.
  }
end-other = { $end ->
    [resigned] { $who } ha abbandonato dopo { $shots ->
        [one] 1 colpo
       *[other] { $shots } colpi
      }.
    [scored] { $who } ha finito con { $score ->
        [one] 1 punto
       *[other] { $score } punti
      }.
   *[other] { $who } ha usato { $shots ->
        [one] 1 colpo
       *[other] { $shots } colpi
      }.
  }
end-alone = Hai usato { $shots ->
    [one] 1 colpo
   *[other] { $shots } colpi
  }.
end-solved = La partita finisce con { $score ->
    [one] 1 punto
   *[other] { $score } punti
  }.
