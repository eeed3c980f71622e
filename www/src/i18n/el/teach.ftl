### Οι λέξεις των μαθημάτων: προβλέψεις, απαντήσεις που παραδίδονται, παρουσίαση μιας απόφασης.

## Πρόβλεψη

take-over = Συνεχίστε από εδώ
predict-next = Πρόβλεψη επόμενης βολής
predict-question = { $flags ->
    [yes] Σε ποιο κελί θα πάει η επόμενη βολή ή σημαία
   *[no] Πού θα πάει η επόμενη βολή
  }; ({ $agent }) Διαλέξτε κελί.
predict-hidden = Φαίνεται αφού διαλέξετε κελί.
predict-knew = Τι είναι γνωστό ({ $agent }): { $shots ->
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
predict-sunk = βυθισμένα πλοία: { $sunk } από { $of }
predict-map = Ο χάρτης: πόσο πιθανό είναι { $moving ->
    [yes] μια βολή στο κάθε κελί να βρει κάτι νέο
   *[no] να υπάρχει πλοίο στο κάθε κελί
  }, σε % ({ $how }).
predict-map-score = Ο χάρτης: τα σκορ ({ $agent }). Το σκορ δεν είναι πιθανότητα.
predict-map-none = Χάρτης δεν υπάρχει ({ $agent }).
predict-chose = { $flags ->
    [yes] ο πράκτορας βάζει σημαία στο { $cell }
   *[no] η βολή του πράκτορα πάει στο { $cell }
  }
predict-score = { $same ->
    [yes] Το προβλέψατε! { $own } { $chance }%, το πιθανότερο, { $likeliest }, { $most }%· { $chose }
   *[no] Εσείς { $own } { $chance }%, το πιθανότερο { $likeliest } { $most }%· { $chose }
  }. { $by ->
    [agent] Με τις πιθανότητες του πράκτορα ({ $agent })· { $how }.
   *[fleets] Με όλους τους στόλους που ταιριάζουν, αφού ο πράκτορας ({ $agent }) δεν έχει δικές του πιθανότητες· { $how }.
  }{ $tries ->
    [one] {""}
   *[other] {" "}Προσπάθεια { $tries }.
  }
predict-unmeasured = { $same ->
    [yes] Το προβλέψατε! { $own }· { $chose }
   *[no] Εσείς { $own }· { $chose }
  }. Εδώ δεν υπάρχουν πιθανότητες για σύγκριση.
predict-short = Εσείς { $own } { $chance }%, το πιθανότερο { $likeliest } { $most }%.
predict-was-skipped = Παραλείφθηκε: { $chose }.
predict-tally = { $given ->
    [one] 1 απάντηση
   *[other] { $given } απαντήσεις
  }{ $skipped ->
    [0] {""}
   *[other] , παραλείψεις: { $skipped }
  }· το ίδιο κελί: { $same }· { $own } από { $likeliest } μονάδες ({ $share }%).
predict-choose = Επιλογή

## Απαντήσεις

answers-chance = Πιθανότητα
answers-likeliest = Πιθανότερο
answers-flag = σημαία
answers-basis = Οι μονάδες είναι ποσοστιαίες: η πιθανότητα του κελιού σας, από εκείνη του πιθανότερου αμέσως πριν τη βολή.

## Παρουσίαση
