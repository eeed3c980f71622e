## La targa

plate-sunk = { $shots ->
    [one] colpo
   *[other] colpi
  }{ $who ->
    [you] {""}
   *[other] {" "}({ $who })
  }, e { $ships ->
    [1] la nave è affondata
    [2] le due navi sono affondate
    [4] tutte e quattro sono affondate
    [5] tutte e cinque sono affondate
    [10] tutte e dieci sono affondate
   *[other] tutte e { $ships } sono affondate
  }.
plate-points = { $score ->
    [one] punto
   *[other] punti
  }{ $who ->
    [you] .
   *[other] {" "}({ $who }).
  }
plate-gave-up = { $shots ->
    [one] colpo
   *[other] colpi
  }{ $who ->
    [you] , poi hai abbandonato.
   *[other] . { $who } ha abbandonato.
  }
plate-rival = { $lead ->
    [you] Hai vinto: sullo stesso mare { $agent } ne ha usati { $theirs }.
    [even] Pareggio: { $agent } ne ha usati altrettanti.
   *[other] Ha vinto { $agent }: ne ha usati { $theirs }.
  }
plate-rival-points = { $agent }: { $theirs ->
    [one] 1 punto
   *[other] { $theirs } punti
  } sullo stesso mare.
plate-won = Vinci contro { $agent }.
plate-lost = Vince { $agent }. Ne avevi affondate { $sunk } su { $ships }.
plate-two = Vince { $winner }.
plate-no-help = senza aiuti
plate-chances-shown = probabilità in vista
plate-first-shots = { $shots ->
    [one] il primo colpo
   *[other] i primi { $shots } colpi
  } di { $agent }
plate-next = Caccia nel prossimo mare
plate-against = Ora contro { $agent }
both-boards = Entrambe le griglie
same-sea = Di nuovo lo stesso mare

## Com’è andata la caccia

plot-found = Caselle di nave trovate, colpo dopo colpo
plot-found-line = { $who }: { $found } in { $shots ->
    [one] 1 colpo
   *[other] { $shots } colpi
  }.
plot-cells = tutte e { $cells } le caselle
plot-hunts = Fra { $games } cacce di { $agent }
plot-hunts-picture = Le cacce di { $agent } per numero di colpi: la tua ha richiesto { $shots ->
    [one] 1 colpo
   *[other] { $shots } colpi
  }, il { $share } di più. La tabella riporta i numeri.
plot-own = tu, { $shots }
plot-longer = { $more ->
    [0] tutte e { $games } ne hanno richiesti di meno
   *[other] il { $share } ne ha richiesti di più
  }
plot-unlucky = { $agent } è stato sfortunato: gliene sono serviti { $shots }, e su { $games } cacce solo il { $share } ne ha richiesti di più.
costliest = Il tuo colpo { $number } è quello che ha perso di più
costliest-again = Riprova i più costosi
costliest-said = Hai sparato in { $shot }, { $chance }%; { $best }: { $bestChance }%.
skill = Abilità
skill-means = 100 vuol dire sempre la casella più probabile
luck = Fortuna
luck-means = { $hits ->
    [one] 1 colpo a segno
   *[other] { $hits } colpi a segno
  }; le probabilità ne promettevano { $expected }
luck-note = Su mari casuali, in molte cacce la fortuna è in media 0.
skill-estimated = Stima: alcune probabilità derivano da un campione.

## The agents’ hunts, and where to go from here

standing-title = Il tuo risultato tra quelli degli agenti
standing-lead = Hai usato { $shots ->
    [one] 1 colpo
   *[other] { $shots } colpi
  }. Ecco la quota delle partite di ogni agente che ne ha usati
standing-mean = media
standing-fewer = meno
standing-alike = altrettanti
standing-more = di più
standing-of = Partite di
standing-table = Le partite di { $agent } come tabella
standing-shots = colpi
standing-games = partite
standing-here = tuo
standing-how = Partite misurate per ogni agente: { $games }, in mari estratti a caso, gli stessi per tutti.
challenge-reply = Il tuo risultato, da rimandare
challenge-reply-how = Chi apre questo link vede quanti colpi hai usato, e ogni passo della tua partita.
end-race-first-difference = Prima differenza al colpo { $step }: tu { $yours }, { $agent } { $theirs }.
rematch = Rivincita
watch-agent-here = Guarda { $agent } in questo mare

## What is sent of a result

shared-label = Il tuo risultato
shared-picture = Salva immagine
shared-text = Copia il risultato
shared-key = acqua · a segno · nave affondata, nell’ordine dei colpi
shared-day = mare del giorno { $day }
shared-number = n. { $seed }
shared-solved = risolto
shared-unsolved = abbandonato
shared-shots = { $shots ->
    [one] 1 colpo
   *[other] { $shots } colpi
  }
shared-points = { $score ->
    [one] 1 punto
   *[other] { $score } punti
  }
shared-duel = { $won ->
    [yes] vittoria
   *[no] sconfitta
  } contro { $agent }, { $shots ->
    [one] 1 colpo
   *[other] { $shots } colpi
  }
shared-help = { $hints ->
    [0] senza consigli
    [one] 1 consiglio
   *[other] { $hints } consigli
  }, { $checks ->
    [0] senza verifiche
    [one] 1 verifica
   *[other] { $checks } verifiche
  }
shared-gave-up = abbandonato dopo { $shots ->
    [one] 1 colpo
   *[other] { $shots } colpi
  }

## One’s own shots, each against the likeliest cell

review-summary = In media { $mean ->
    [one] 1 punto perso
   *[other] { $mean } punti persi
  } a colpo, su { $shots ->
    [one] 1 colpo
   *[other] { $shots } colpi
  }; il massimo al colpo { $shot }: { $cell } invece di { $best }, { $points } punti.
review-best = { $shots ->
    [one] L’unico colpo è andato in una casella più probabile.
   *[other] Ogni colpo ({ $shots }) è andato in una casella più probabile.
  }
review-caption = I colpi a confronto con la casella più probabile: { $proved ->
    [0] prima quelli che hanno perso più punti
   *[other] prima quelli contro una certezza dimostrata, poi per punti persi
  }
review-shot = Colpo
review-likeliest = Più probabile
review-points = Punti persi
review-error = { " " }±{ $error }
review-at = Colpo { $number }: { $cell } { $answer }
review-water = { $who ->
    [you] Potevi
   *[other] { $who } poteva
  } dimostrare { $cell }: acqua.
review-ship = { $who ->
    [you] Potevi
   *[other] { $who } poteva
  } dimostrare { $best }: una nave, un colpo a segno certo.
review-no-shots = Nessun colpo sparato.
review-not-best = Un punto è un punto percentuale. La casella più probabile non è sempre la migliore: conta anche che cosa impareresti da un colpo in acqua.
review-csv = Salva la revisione come CSV
review-why = Le piccole griglie lo mostrano
review-chance = Probabilità
appraise = Rivedili
appraisal-label = Colpi rivisti
