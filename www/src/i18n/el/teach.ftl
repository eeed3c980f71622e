### Οι λέξεις των μαθημάτων: προβλέψεις, απαντήσεις που παραδίδονται, παρουσίαση μιας απόφασης.

## Πρόβλεψη

predict = Πρόβλεψη
foretell-on = Η πρόβλεψη είναι ανοιχτή: από την επόμενη επιλογή ρωτιέστε πρώτα εσείς.
foretell-off = Η πρόβλεψη είναι κλειστή.
foretell-question = { $flags ->
    [yes] Σε ποιο κελί θα πάει η επόμενη βολή ή σημαία
   *[no] Πού θα πάει η επόμενη βολή
  }; ({ $agent }) Διαλέξτε κελί.
foretell-hidden = Φαίνεται αφού διαλέξετε κελί.
foretell-knew = Τι είναι γνωστό ({ $agent }): { $shots ->
    [0] καμία βολή ακόμη
    [one] 1 βολή
   *[other] { $shots } βολές
  }, { $clues ->
    [yes] { $hits ->
        [one] 1 κελί πλοίου
       *[other] { $hits } κελιά πλοίων
      }
   *[no] { $hits ->
        [0] κανένα ανοιχτό χτύπημα
        [one] 1 ανοιχτό χτύπημα
       *[other] { $hits } ανοιχτά χτυπήματα
      }
  }{ $sunk ->
    [none] {""}
   *[other] , { $sunk }
  }, { $open ->
    [one] 1 κελί
   *[other] { $open } κελιά
  } { $moving ->
    [yes] χωρίς βολή· μετά από κάθε βολή όλα τα πλοία κινούνται.
   *[no] χωρίς πληροφορία{ $clues ->
        [yes] , και οι αριθμοί όλων των γραμμών και στηλών.
       *[no] .
      }
  }
foretell-sunk = βυθισμένα πλοία: { $sunk } από { $of }
foretell-map = Ο χάρτης: πόσο πιθανό είναι { $moving ->
    [yes] μια βολή στο κάθε κελί να βρει κάτι νέο
   *[no] να υπάρχει πλοίο στο κάθε κελί
  }, σε % ({ $how }).
foretell-map-score = Ο χάρτης: τα σκορ ({ $agent }). Το σκορ δεν είναι πιθανότητα.
foretell-map-none = Χάρτης δεν υπάρχει ({ $agent }).
foretell-chose = { $flags ->
    [yes] ο πράκτορας βάζει σημαία στο { $cell }
   *[no] η βολή του πράκτορα πάει στο { $cell }
  }
foretell-score = { $same ->
    [yes] Το προβλέψατε! { $own } { $chance } %, το πιθανότερο, { $likeliest }, { $most } %· { $chose }
   *[no] Εσείς { $own } { $chance } %, το πιθανότερο { $likeliest } { $most } %· { $chose }
  }. { $by ->
    [agent] Με τις πιθανότητες του πράκτορα ({ $agent }): { $how }.
   *[fleets] Με όλους τους στόλους που ταιριάζουν, αφού ο πράκτορας ({ $agent }) δεν έχει δικές του πιθανότητες: { $how }.
  }{ $tries ->
    [one] {""}
   *[other] {" "}Προσπάθεια { $tries }.
  }
foretell-unmeasured = { $same ->
    [yes] Το προβλέψατε! { $own }· { $chose }
   *[no] Εσείς { $own }· { $chose }
  }. Εδώ δεν υπάρχουν πιθανότητες για σύγκριση.
foretell-short = Εσείς { $own } { $chance } %, το πιθανότερο { $likeliest } { $most } %.
foretell-was-skipped = Παραλείφθηκε: { $chose }.
foretell-kept = Το { $cell } δόθηκε στη σελίδα και δεν μετριέται εδώ.
foretell-last = Το προηγούμενο βήμα:
foretell-skip = Παράλειψη
foretell-answer = Εμφάνιση απάντησης
foretell-back = Αναίρεση της απάντησής μου
foretell-taken = Η απάντησή σας αναιρέθηκε.
foretell-tally = { $given ->
    [one] 1 απάντηση
   *[other] { $given } απαντήσεις
  }{ $skipped ->
    [0] {""}
   *[other] , παραλείψεις: { $skipped }
  }· το ίδιο κελί: { $same }· { $own } από { $likeliest } βαθμούς ({ $share } %).
foretell-choose = Επιλογή

## Απαντήσεις

answers-none = Ανοίξτε την Πρόβλεψη και διαλέξτε: οι απαντήσεις σας φαίνονται εδώ.
answers-step = Βήμα
answers-own = Εσείς
answers-chance = Πιθανότητα
answers-likeliest = Πιθανότερο
answers-did = Πράκτορας
answers-flag = σημαία
answers-skipped = παράλειψη
answers-try = προσπάθεια { $tries }
answers-basis = Οι βαθμοί είναι ποσοστά: η πιθανότητα του κελιού σας, από εκείνη του πιθανότερου αμέσως πριν τη βολή.
answers-copy = Αντιγραφή των απαντήσεών μου
answers-check = Έλεγχος απαντήσεων
answers-paste = Κείμενο των απαντήσεων
answers-honest = Ο κωδικός βρίσκει λάθη και αλλαγές. Δεν είναι απόδειξη απέναντι σε όποιον ξέρει πώς φτιάχνεται.
answers-check-button = Έλεγχος
answers-checked = { $holds ->
    [yes] Ο κωδικός { $code } ταιριάζει: τίποτα δεν άλλαξε μετά την αντιγραφή.
   *[no] Ο κωδικός { $code } δεν ταιριάζει: κάτι άλλαξε μετά την αντιγραφή.
  }
answers-unread = { $fault ->
    [no-answers] Αυτές δεν είναι απαντήσεις όπως τις αντιγράφει αυτή η σελίδα.
    [cut-answers] Λείπει το τέλος των απαντήσεων: η γραμμή με τον κωδικό.
    [unknown-answers-version] Αυτές οι απαντήσεις αντιγράφηκαν από νεότερη έκδοση της σελίδας.
    [answers-of-seas] Αυτές είναι απαντήσεις για μια θάλασσα. Τις ελέγχει η σελίδα των θαλασσών, στη Θέαση.
    [answers-of-reversi] Αυτές είναι απαντήσεις για το Reversi. Τις ελέγχει η σελίδα του Reversi.
   *[other] Αυτές οι απαντήσεις δεν διαβάζονται: άλλαξε μια γραμμή ή υπάρχει κάτι ανάμεσα.
  }
answers-several = { $count ->
    [one] 1 κείμενο απαντήσεων
   *[other] { $count } κείμενα απαντήσεων
  }, με κωδικό που ταιριάζει: { $held }.
answers-one-of = Απαντήσεις { $number } από { $count }
answers-around = { $above ->
    [none] {""}
   *[other] Από πάνω: «{ $above }».{" "}
  }{ $below ->
    [none] {""}
   *[other] Από κάτω: «{ $below }».
  }
answers-handed = Απαντήσεις που παραδόθηκαν

## Παρουσίαση

present = Παρουσίαση
present-leave = Έξοδος
present-off = Η σελίδα είναι πάλι εδώ.
