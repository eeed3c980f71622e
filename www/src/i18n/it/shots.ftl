### Colpi mancanti: quanti colpi richiede ancora una caccia dopo un colpo a ciascuna delle caselle migliori.

shots-title = Colpi mancanti
shots-cell = Prossimo colpo
shots-chance = Probabilità di una nave
shots-more = In più che dopo { $cell }
shots-difference = { $more } ± { $error }
shots-better = { $cell } richiede meno colpi: ne mancano { $shots } in media, contro { $firstShots } dopo { $first }, la più probabile. Sono { $fewer } ± { $error } in meno.
shots-none-better = Nessuna casella è chiaramente migliore di { $first }, la più probabile: mancano { $firstShots } colpi in media.
shots-how = Cacce dopo ogni colpo, alle stesse flotte, estratte a caso tra quelle compatibili: { $fleets }{ $done ->
    [yes] .
   *[no] {" "}finora.
  } Vi caccia Piano senza contare. Il prossimo colpo è compreso; ± è l’intervallo al 95% di una differenza.
