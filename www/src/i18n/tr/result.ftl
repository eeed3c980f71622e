### How a game of the seas ended, for the ear.

end-race = { $who }: { $you } atış. { $agent }: { $theirs }.
end-race-best = { $lead ->
    [you] Sen daha az atışla bitirdin.
    [even] Berabere.
   *[other] Daha az atışla bitiren: { $agent }.
  }
end-won = { $agent } filosunun tamamını { $shots } atışta batırdın. Kazandın.
end-lost = { $agent } ajanı senin bütün filonu { $shots } atışta batırdı. Kazanan: { $agent }.
end-won-agents = { $agent }: { $shots } atışta kazandı.
end-resigned = { $shots } atıştan sonra pes ettin.
end-two = { $gave ->
    [yes] { $loser } pes etti. { $winner } kazandı.
   *[no] { $winner }, rakibin bütün filosunu { $shots } atışta batırdı ve kazandı. Kaybeden: { $loser }.
  }
end-solo = { $agent }: { $shots } atışta bitirdi.
end-looks = olasılıklar { $looks } konumda gösterildi
end-hints = { $hints } ipucu
end-proofs = kanıtlara { $proofs } kez bakıldı
end-taught = öğretici oyunun geri aldığı atış: { $taught }
end-take-backs = { $takeBacks } geri alma
end-solved-race = Sen { $score } puanla bitirdin; { $agent }: { $theirs }. { $lead ->
    [you] Kazandın.
    [even] Berabere.
   *[other] Kazanan: { $agent }.
  }
end-other = { $end ->
    [resigned] { $who } { $shots } atıştan sonra pes etti.
    [scored] { $who } { $score } puanla bitirdi.
   *[other] { $who } { $shots } atışta bitirdi.
  }
end-alone = { $shots } atışta bitirdin.
end-solved = Oyun { $score } puanla bitti.
