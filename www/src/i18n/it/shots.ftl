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
  } A cacciare è Piano, senza contare. Il prossimo colpo è compreso. Le differenze sono calcolate prima dell’arrotondamento. ± è metà dell’intervallo al 95% di una differenza; poiché si confrontano più caselle, una è detta migliore solo se risparmia più di 1,5 volte tanto.
shots-over = Sulla griglia
shots-add = Un’altra casella
shots-compare = Confronta
shots-stopped = Conteggio interrotto.
shots-csv = Salva come CSV
shots-json = Salva come JSON
shots-back = Di nuovo la probabilità di una nave
shots-legend = Colpi mancanti: meno è meglio
shots-legend-how = Colpi, non probabilità: dopo { $first }, la più probabile, la caccia richiede in media altri { $shots } colpi. Un numero con il segno: tanti in più (+) o in meno (−) dopo quella casella, con un margine di ± { $error }.
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
error-too-few-drawn = Qui si sono potute estrarre troppo poche flotte per dire i colpi mancanti. Riprova dopo qualche altro colpo.
shots-plan = Piano: di quanto il punteggio appreso della casella per il resto della caccia è sotto il migliore. È una scala a sé, non sono colpi.
shots-why = Perché la casella più probabile non è sempre la migliore?

## Quanti colpi hanno perso i colpi rivisti.

lost-ask = Colpi persi
lost-how = Quanto è costato ogni colpo, in colpi? Si gioca fino alla fine dopo di esso e dopo la casella più probabile.
lost-progress = { $done } colpi confrontati su { $of }
lost-rule = ± è metà di un intervallo al 95%. Poiché si confrontano molti colpi, si parla di perdita solo se supera 1,8 volte tanto.
lost-all = { $lost ->
    [0] Nessun colpo è costato in modo misurabile più
    [one] 1 colpo è costato chiaramente più
   *[other] { $lost } colpi sono costati chiaramente più
  } di uno alla casella più probabile. Colpi confrontati: { $of }.
lost-lost = In colpi: { $shots } ± { $error } persi
lost-won = In colpi: { $shots } ± { $error } guadagnati
lost-none = In colpi: nessuna perdita misurabile ({ $more } ± { $error })
lost-unknown = In colpi: si sono potute estrarre troppo poche flotte
