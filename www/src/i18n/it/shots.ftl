### Colpi mancanti: quanti colpi richiede ancora una caccia dopo un colpo a ciascuna delle caselle migliori.

shots-title = Colpi mancanti
shots-cell = Prossimo colpo
shots-chance = Probabilità di una nave
shots-to-go = Colpi mancanti
shots-more = In più che dopo { $cell }
shots-difference = { $more } ± { $error }
shots-better = { $cell } richiede meno colpi: ancora { $shots } in media, contro { $firstShots } dopo { $first }, la più probabile. Sono { $fewer } ± { $error } in meno.
shots-none-better = Nessuna casella è chiaramente migliore di { $first }, la più probabile: ancora { $firstShots } colpi in media.
shots-how = { $done ->
    [yes] { $fleets } delle flotte compatibili, estratte a caso,
   *[no] Finora { $fleets } delle flotte compatibili, estratte a caso,
  } ciascuna cacciata fino alla fine dopo ognuno di questi colpi, come caccia Piano senza contare. I colpi comprendono il prossimo; ± è l’intervallo al 95% di una differenza.
