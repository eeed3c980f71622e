### The end of a lesson: it is finished, and its result handed in by hand.

lessons-finish = Concludi la lezione
lessons-finish-hint = Dopo non puoi più cambiare le tue risposte.
lessons-result = Il tuo risultato
lessons-result-hint = Copialo o salvalo e dallo al tuo insegnante. Da qui non parte nulla.
lessons-result-name = Il tuo nome (facoltativo, non viene conservato)
lessons-result-text = Risultato come testo
lessons-result-copy = Copia il risultato
lessons-result-save = Salva il risultato
lessons-result-copied = Copiato.
lessons-result-refused = Il browser non ha permesso di copiare. Seleziona il testo e copialo.
lessons-result-saved = Salvato come file di testo.

## In the text that is handed in

lessons-result-chance = { $chance }%
lessons-result-solved = risolto
lessons-result-given-up = abbandonato
lessons-result-points = { $earned } punti su { $possible }
lessons-result-tries = { $tries ->
    [one] 1 tentativo
   *[other] { $tries } tentativi
  }
lessons-result-hints = { $hints ->
    [0] nessun consiglio
    [one] 1 consiglio
   *[other] { $hints } consigli
  }
