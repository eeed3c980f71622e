puzzle-title = { $size }, n. { $number }
puzzle-title-day = Enigma del giorno, { $day }: { $rows }×{ $cols }
puzzle-aim = Trova la flotta. Il numero accanto a una riga o colonna conta le sue caselle di nave; le navi sono dritte e non si toccano mai, nemmeno in un angolo.
puzzle-level-easy = Facile
puzzle-level-medium = Medio
puzzle-level-hard = Difficile
puzzle-level-expert = Esperto
puzzle-level-beyond = Oltre esperto
puzzle-means-easy = Facile: basta guardare una casella e le sue vicine, o lungo una riga o colonna.
puzzle-means-medium = Medio: bisogna anche pensare alle navi trovate e a quelle ancora da trovare.
puzzle-means-hard = Difficile: bisogna anche confrontare tutte le collocazioni ancora possibili di una nave.
puzzle-means-expert = Esperto: a volte bisogna supporre che una casella sia nave o acqua e arrivare a una contraddizione.

## Marking

puzzle-begin = Segna acqua e navi.
puzzle-how = Fai clic o tocca per passare da acqua a nave a vuota. Trascina per segnare più caselle; il clic destro segna acqua. Fai clic su un numero per riempire d’acqua il resto della sua riga o colonna.
puzzle-keys = Tasti su una casella: Invio o Spazio per cambiare segno, W acqua, G nave, R e C riempiono d’acqua il resto della riga o colonna, X controlla, Z annulla, Maiusc+Z ripete.
puzzle-mark = Segna
puzzle-fill = riempi il resto d’acqua
puzzle-marked = { $cell }: { $as ->
    [water] acqua
    [ship] nave
   *[unknown] liberata
  }.
puzzle-painted = { $as ->
    [water] { $count ->
        [one] 1 casella segnata
       *[other] { $count } caselle segnate
      } come acqua.
    [ship] { $count ->
        [one] 1 casella segnata
       *[other] { $count } caselle segnate
      } come nave.
   *[unknown] { $count ->
        [one] 1 casella liberata.
       *[other] { $count } caselle liberate.
      }
  }
puzzle-filled = { $line }: { $count ->
    [one] 1 casella riempita
   *[other] { $count } caselle riempite
  } d’acqua.
puzzle-taken-over = { $count ->
    [one] 1 segno trasferito.
   *[other] { $count } segni trasferiti.
  }
puzzle-step = Passo { $step } di { $steps }.
puzzle-line = { $line }: caselle di nave { $found } su { $count }, { $open ->
    [0] niente di aperto
    [one] 1 casella aperta
   *[other] { $open } caselle aperte
  }.
puzzle-left = { $ship } × { $left }
puzzle-ships-left = Ancora da trovare: { $ships }.
puzzle-all-found = Tutte le navi sono segnate.
puzzle-fleet-found = trovate: { $found } su { $count }
puzzle-fleet-over = segnate: { $found }, troppe
puzzle-check = Controlla
puzzle-checked = { $count ->
    [0] Finora nessun segno è sbagliato.
    [one] Un segno è sbagliato: { $cells }.
   *[other] { $count } segni sono sbagliati: { $cells }.
  }
puzzle-cell-wrong = sbagliata
legend-marks-clash = sbagliata

## Ends

puzzle-solved = Risolto.
puzzle-given-up = La flotta è mostrata.
puzzle-done = { $end ->
    [solved] Risolto: { $title }{ $level ->
        [none] {""}
       *[other] , { $level }
      }, { $help ->
        [none] senza aiuto
       *[other] con { $help }
      }.
   *[given-up] Hai abbandonato: { $title }. La flotta è mostrata.
  }
end-checks = { $checks ->
    [one] 1 controllo
   *[other] { $checks } controlli
  }
end-reasons = motivi visti

## Another puzzle

puzzle-making = Preparazione di un enigma di livello { $level ->
    [easy] facile
    [medium] medio
    [hard] difficile
   *[expert] esperto, che richiede un po’
  }…
puzzle-none = Scegli una misura e un livello, e crea un enigma.
puzzle-another = Un altro enigma
puzzle-size = Misura
puzzle-level = Livello
puzzle-number = Numero
puzzle-any = qualsiasi
puzzle-make = Nuovo enigma
puzzle-next = Prossimo enigma
puzzle-print = Stampa
puzzle-print-set = L’enigma
puzzle-print-marks = Con i miei segni
puzzle-print-solution = La soluzione
error-nothing-to-fill = Lì non c’è niente da riempire.
error-nothing-to-check = Ancora niente è segnato, quindi non c’è niente da controllare.
error-not-one-solution = Questo enigma non ha esattamente una soluzione, quindi non c’è niente da stampare.

## Reasons

puzzle-reasons = Motivi
puzzle-reasons-title = Risolvi passo per passo
puzzle-reason-at = { $at } di { $steps }
puzzle-reasons-end = Ogni casella è decisa.
puzzle-take-over = Continua da qui
puzzle-no-reasons = { $solutions ->
    [none] Nessuna flotta è compatibile, quindi non c’è niente da dimostrare.
    [several] Più flotte sono compatibili, quindi nessuna catena di motivi porta a una sola.
   *[undecided] Non si è potuto decidere in tempo se una sola flotta è compatibile.
  }
