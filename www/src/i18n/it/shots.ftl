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
shots-over = Sulla griglia
shots-add = Un’altra casella
shots-compare = Confronta
shots-csv = Salva come CSV
shots-json = Salva come JSON
shots-back = Di nuovo la probabilità di una nave
shots-legend = Colpi mancanti: meno è meglio
shots-legend-how = Colpi, non probabilità: dopo { $first }, la più probabile, la caccia richiede in media altri { $shots } colpi. Un numero con il segno: tanti in più (+) o in meno (−) dopo quella casella, con un margine di ± { $error }.
shots-sign-first = colpi mancanti dopo { $first }, la più probabile
shots-sign-fewer = chiaramente meno che dopo { $first }
shots-sign-alike = nessuna differenza chiara
shots-sign-more = chiaramente di più
shots-said-first = mancano { $shots } colpi
shots-said = { $more } ± { $error } colpi rispetto a { $first }
shots-choice = { $cell } richiede in media altri { $shots } colpi; { $first }, la più probabile, { $firstShots } (differenza ± { $error }, su { $fleets ->
    [one] { $fleets } caccia
   *[other] { $fleets } cacce
  } fino alla fine).
shots-choice-first = { $cell }, la più probabile, richiede in media altri { $shots } colpi (± { $error }, su { $fleets ->
    [one] { $fleets } caccia
   *[other] { $fleets } cacce
  } fino alla fine).

## Quanti colpi hanno ceduto i colpi rivisti.
shots-why = Perché la casella più probabile non è sempre la migliore?

lost-ask = Colpi ceduti
lost-how = Quanto è costato ogni colpo, in colpi? Si gioca fino alla fine dopo di esso e dopo la casella più probabile.
lost-progress = { $done } colpi confrontati su { $of }
lost-lost = In colpi: { $shots } ± { $error } ceduti
lost-won = In colpi: { $shots } ± { $error } guadagnati
lost-none = In colpi: nessuna perdita misurabile (± { $error })
lost-unknown = In colpi: si sono potute estrarre troppo poche flotte
