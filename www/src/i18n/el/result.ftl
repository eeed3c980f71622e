### How a game of the seas ended, for the ear.

end-race = { $you ->
    [one] { $who }: 1 βολή.
   *[other] { $who }: { $you } βολές.
  } { $agent }: { $theirs }.
end-race-best = { $lead ->
    [you] Χρειαστήκατε λιγότερες.
    [even] Ισοπαλία.
   *[other] Λιγότερες βολές: { $agent }.
  }
end-won = Βυθίσατε όλο τον στόλο με { $shots ->
    [one] 1 βολή
   *[other] { $shots } βολές
  } (αντίπαλος: { $agent }). Νικήσατε!
end-lost = { $agent }: βύθισε όλο τον στόλο σας με { $shots ->
    [one] 1 βολή
   *[other] { $shots } βολές
  }. Νικητής: { $agent }.
end-won-agents = Νικητής με { $shots ->
    [one] 1 βολή
   *[other] { $shots } βολές
  }: { $agent }.
end-resigned = { $shots ->
    [one] Παραιτηθήκατε μετά από 1 βολή.
   *[other] Παραιτηθήκατε μετά από { $shots } βολές.
  }
end-two = { $gave ->
    [yes] Παραιτήθηκε: { $loser }. Νικητής: { $winner }.
   *[no] Νικητής: { $winner }. Όλος ο αντίπαλος στόλος ({ $loser }) βυθίστηκε με { $shots ->
        [one] 1 βολή
       *[other] { $shots } βολές
      }.
  }
end-solo = { $agent }: χρειάστηκε { $shots ->
    [one] 1 βολή
   *[other] { $shots } βολές
  }.
end-looks = { $looks ->
    [one] πιθανότητες σε 1 θέση
   *[other] πιθανότητες σε { $looks } θέσεις
  }
end-hints = { $hints ->
    [one] 1 υπόδειξη
   *[other] { $hints } υποδείξεις
  }
end-proofs = { $proofs ->
    [one] αποδείξεις: 1 προβολή
   *[other] αποδείξεις: { $proofs } προβολές
  }
end-taught = { $taught ->
    [one] 1 βολή που ανακάλεσε το διδακτικό παιχνίδι
   *[other] { $taught } βολές που ανακάλεσε το διδακτικό παιχνίδι
  }
end-take-backs = { $takeBacks ->
    [one] 1 αναίρεση
   *[other] { $takeBacks } αναιρέσεις
  }
end-solved-race = Τελειώνετε με { $score ->
    [one] 1 πόντο
   *[other] { $score } πόντους
  }· { $agent }: { $theirs }. { $lead ->
    [you] Νικήσατε!
    [even] Ισοπαλία.
   *[other] Νικητής: { $agent }.
  }
end-other = { $end ->
    [resigned] { $who } παραιτήθηκε μετά από { $shots ->
        [one] 1 βολή
       *[other] { $shots } βολές
      }.
    [scored] { $who } τελείωσε με { $score ->
        [one] 1 πόντο
       *[other] { $score } πόντους
      }.
   *[other] { $who } χρειάστηκε { $shots ->
        [one] 1 βολή
       *[other] { $shots } βολές
      }.
  }
end-alone = Χρειαστήκατε { $shots ->
    [one] 1 βολή
   *[other] { $shots } βολές
  }.
end-solved = Το παιχνίδι τελειώνει με { $score ->
    [one] 1 πόντο
   *[other] { $score } πόντους
  }.
