hide = Απόκρυψη στόλου
score-term = τι μετριέται
score-title = Σκορ
score-how = πώς είναι γνωστό
result-label = Αποτέλεσμα
show-there = Δείτε το
score-fok = βολές σε πλοία
score-gok = σωστές σημαίες
score-sink = βυθισμένα πλοία
score-fko = βολές σε νερό
score-gko = λάθος σημαίες
score-safe = κελιά πλοίων που έμειναν άθικτα
score-total = σύνολο

## Panel

figures-open = Δημοσιευμένα αποτελέσματα και δικά μας
reason-none-yet = Πατήστε «Μπροστά» για να δείτε την πρώτη σκέψη.
reason-yours-to-find = Τώρα δεν σκέφτεται κανένας πράκτορας: η επόμενη βολή είναι δική σας.
reason-yours = Η κίνησή σας: { $cell }. Εσείς ξέρετε γιατί.
reason-hidden = Ο πίνακας του πράκτορα { $agent } φαίνεται όταν τελειώσουν και οι δύο.
reason-over = Το παιχνίδι τελείωσε. Γυρίστε πίσω για να δείτε κάθε σκέψη.
choice-and-reason = { $cell }: { $reason }
timeline-shot = βολή { $step } από { $steps }
log-fleets = { $fleets ->
    [one] στόλος ταιριάζει ακόμη
   *[other] στόλοι ταιριάζουν ακόμη
  }
log-of = από { $fleets }
thought-next-shot = επόμενη βολή
thought-next-flag = επόμενη σημαία
thought-likeliest = πιθανότερο
reason-before = Γιατί { $cell };
reason-drawn-at-random = κληρώθηκε στην τύχη από { $from }· χωρίς σκεπτικό.
reason-neighbour-of-hit = γειτονικό του χτυπήματος στο { $hit }, μπήκε τελευταίο στη λίστα (ακόμη { $waiting } σε αναμονή).
reason-same-cell-again = ξανά το κελί του τελευταίου χτυπήματος, όπως κάνει η σταθερή σάρωση μετά από κάθε χτύπημα.
reason-cross-of-hit = κληρώθηκε από { $from ->
    [one] το τελευταίο κελί
   *[other] { $from } κελιά
  } της σειράς και της στήλης του χτυπήματος στο { $hit }.
reason-tracked-there = εκεί είναι τώρα αχτύπητο τμήμα στο { $chance }% { $samples ->
    [one] της 1 αρχικής θέσης που δίνει
   *[other] των { $samples } αρχικών θέσεων που δίνουν
  } όλες τις απαντήσεις, ±{ $error } μονάδες{ $next ->
    [none] {""}
   *[other] · επόμενο { $next }, { $nextChance }%
  }.
reason-lost-track = καμία αρχική θέση δεν δίνει όλες τις απαντήσεις (ως τώρα { $shots })· εκτιμώντας κάθε πλοίο χωριστά, αχτύπητο τμήμα είναι εκεί με περίπου { $chance }%{ $next ->
    [none] {""}
   *[other] · επόμενο { $next }, { $nextChance }%
  }.
reason-parity-lattice = κληρώθηκε από { $from ->
    [one] 1 κελί
   *[other] { $from } κελιά
  } ενός πλέγματος που κανένα πλοίο { $k ->
    [one] 1 κελιού
   *[other] { $k } κελιών
  } δεν μπορεί να αποφύγει.
reason-parity-lattice-shapes = κληρώθηκε από { $from ->
    [one] 1 κελί
   *[other] { $from } κελιά
  } ενός πλέγματος, μία γραμμή στις { $k }· ασυνήθιστα σχήματα μπορεί να ξεφύγουν.
reason-highest-score = το υψηλότερο σκορ, { $score }: { $placements } από τοποθετήσεις και { $bonus } από κοντινά χτυπήματα{ $next ->
    [none] .
   *[other] · επόμενο { $next } με { $nextScore }.
  }
reason-highest-score-shared = το υψηλότερο σκορ, { $score }, το έχουν { $ties } κελιά και κληρώθηκε ανάμεσά τους: { $placements } από τοποθετήσεις, { $bonus } από κοντινά χτυπήματα.
reason-highest-score-first = το υψηλότερο σκορ, { $score }, το έχουν { $ties } κελιά και είναι το πρώτο τους κατά σειρά: { $placements } από τοποθετήσεις, { $bonus } από κοντινά χτυπήματα.
reason-highest-score-by-hits = το υψηλότερο σκορ, { $score }: 1 για ανοιχτό κελί και { $bonus } από κοντινά χτυπήματα{ $ties ->
    [1] { $next ->
        [none] .
       *[other] · επόμενο { $next } με { $nextScore }.
      }
   *[other] , το έχουν { $ties } κελιά.
  }
reason-reconnaissance = καμία πληγή· το { $placements ->
    [one] πιάνει 1 τοποθέτηση
   *[other] πιάνουν { $placements } τοποθετήσεις
  }, οι περισσότερες από { $sensible ->
    [one] 1 κελί
   *[other] { $sensible } κελιά
  }{ $ties ->
    [1] { $next ->
        [none] .
       *[other] · επόμενο { $next } με { $nextScore }.
      }
   *[other] , ισοβαθμούν { $ties }.
  }
reason-reconnaissance-turned = καμία πληγή· οι τοποθετήσεις του, μετρημένες και στις τέσσερις στροφές, είναι { $placements }, οι περισσότερες από { $sensible ->
    [one] 1 κελί
   *[other] { $sensible } κελιά
  }{ $ties ->
    [1] { $next ->
        [none] .
       *[other] · επόμενο { $next } με { $nextScore }.
      }
   *[other] , ισοβαθμούν { $ties }.
  }
reason-reconnaissance-weighed = καμία πληγή· οι τοποθετήσεις του, σταθμισμένες με το πού περιμένει πλοία, φτάνουν { $placements }, το μέγιστο από { $sensible ->
    [one] 1 κελί
   *[other] { $sensible } κελιά
  }{ $ties ->
    [1] { $next ->
        [none] .
       *[other] · επόμενο { $next } με { $nextScore }.
      }
   *[other] , ισοβαθμούν { $ties }.
  }
reason-finishing = συνέχεια σε { $wounds ->
    [one] 1 πληγή
   *[other] { $wounds } πληγές
  }· σταθμισμένες τοποθετήσεις { $placements }, το μέγιστο από { $sensible ->
    [one] 1 κελί
   *[other] { $sensible } κελιά
  }{ $ties ->
    [1] { $next ->
        [none] .
       *[other] · επόμενο { $next } με { $nextScore }.
      }
   *[other] , ισοβαθμούν { $ties }.
  }
reason-seeking-others = { $wounds ->
    [one] η πληγή περιμένει
   *[other] { $wounds } πληγές περιμένουν
  }, γιατί σίγουρα κάποιο πλοίο δεν έχει χτυπηθεί ακόμη· τοποθετήσεις έξω από πληγές { $placements }, το μέγιστο από { $sensible ->
    [one] 1 κελί
   *[other] { $sensible } κελιά
  }{ $ties ->
    [1] { $next ->
        [none] .
       *[other] · επόμενο { $next } με { $nextScore }.
      }
   *[other] , ισοβαθμούν { $ties }.
  }
reason-finishing-weighed = συνέχεια σε { $wounds ->
    [one] 1 πληγή
   *[other] { $wounds } πληγές
  }· τοποθετήσεις, σταθμισμένες με πληγές και συνήθειες του αντιπάλου, { $placements }, το μέγιστο από { $sensible ->
    [one] 1 κελί
   *[other] { $sensible } κελιά
  }{ $ties ->
    [1] { $next ->
        [none] .
       *[other] · επόμενο { $next } με { $nextScore }.
      }
   *[other] , ισοβαθμούν { $ties }.
  }
reason-finishing-fallback-weighed = μόνο από τις πληγές καμία δεν ταιριάζει· όλες μαζί, σταθμισμένες με το πού περιμένει πλοία: { $placements }, το μέγιστο από { $sensible ->
    [one] 1 κελί
   *[other] { $sensible } κελιά
  }{ $ties ->
    [1] { $next ->
        [none] .
       *[other] · επόμενο { $next } με { $nextScore }.
      }
   *[other] , ισοβαθμούν { $ties }.
  }
reason-finishing-fallback = καμία τοποθέτηση δεν ταιριάζει μόνο από τις πληγές, γι’ αυτό μετρήθηκαν όλες: { $placements }, το μέγιστο από { $sensible ->
    [one] 1 κελί
   *[other] { $sensible } κελιά
  }{ $ties ->
    [1] { $next ->
        [none] .
       *[other] · επόμενο { $next } με { $nextScore }.
      }
   *[other] , ισοβαθμούν { $ties }.
  }
reason-direction-chosen = δίπλα στην πληγή στο { $hit }, η κατεύθυνση με { $ways ->
    [one] 1 τοποθέτηση
   *[other] { $ways } τοποθετήσεις
  }{ $of ->
    [one] , η μόνη που απομένει.
   *[other] , τις περισσότερες από { $of } κατευθύνσεις{ $ties ->
        [1] .
       *[other] , ισοβαθμούν { $ties }.
      }
  }
reason-direction-kept = η κατεύθυνση χτυπά, άρα συνεχίζει κατά μήκος { $wounds ->
    [one] της πληγής
   *[other] των { $wounds } πληγών στη γραμμή
  }· τοποθετήσεις εκεί: { $ways }.
reason-direction-turned = η κατεύθυνση τελείωσε, άρα γυρίζει στο { $hit }, την πρώτη από { $wounds ->
    [one] τις πληγές
   *[other] { $wounds } πληγές στη γραμμή
  }· τοποθετήσεις εκεί: { $ways }.
reason-guess-at-random = σημαία κληρωμένη στην τύχη από { $from ->
    [one] 1 κελί
   *[other] { $from } κελιά
  }, { $left ->
    [one] απομένει 1 σημαία
   *[other] απομένουν { $left } σημαίες
  }· χωρίς σκεπτικό.
reason-worth-most = πλοίο στο { $chance }% { $fleets ->
    [one] του 1 στόλου
   *[other] των { $fleets } στόλων
  }. Με το σχέδιο από εδώ μέσο σκορ { $expected }, { $gain } πάνω από ό,τι μόνο με σημαίες· νέο σχέδιο μετά από κάθε απάντηση συνήθως προσθέτει.
reason-worth-most-estimated = πλοίο στο { $chance }% { $fleets ->
    [one] του 1 στόλου που κληρώθηκε
   *[other] των { $fleets } στόλων που κληρώθηκαν
  }. Με το σχέδιο από εδώ σκορ κατ’ εκτίμηση { $expected }, { $gain } πάνω από ό,τι μόνο με σημαίες· νέο σχέδιο συνήθως προσθέτει.
reason-flag-gains = σημαία, { $certain ->
    [yes] βέβαιο πλοίο
   *[no] πιθανότητα { $chance }%
  }· προσθέτει { $gain } στις προηγούμενες σημαίες. Με όλες τις σημαίες στο τέλος μέσο σκορ { $expected }· { $left ->
    [0] είναι η τελευταία
    [one] μένει 1 ακόμη
   *[other] μένουν { $left } ακόμη
  }.
reason-flag-lost = ανάκληση σημαίας. Με πιθανότητα μόνο { $chance }%, χάνει περισσότερα από όσα κερδίζει.
reason-nothing-gains = Καμία άλλη βολή ή σημαία δεν υπόσχεται περισσότερα στους στόλους που απομένουν ({ $fleets ->
    [one] 1
   *[other] { $fleets }
  }): τελειώνει το παιχνίδι· αν λυθεί τώρα, μέσο σκορ { $expected }.
reason-no-fleet-found = Δεν βρέθηκε στόλος που να ταιριάζει σε όλα όσα ανακοινώθηκαν· γι’ αυτό τελειώνει το παιχνίδι.
reason-certain-content-unknown = εκεί είναι βέβαιο ένα πλοίο, χωρίς να είναι γνωστό ποιο τμήμα του: αυτό διδάσκει τα περισσότερα{ $ties ->
    [1] .
   *[other] · το πρώτο από { $ties } τέτοια κελιά.
  }
reason-certain-ship = οι κανόνες αποδεικνύουν πλοίο εκεί{ $ties ->
    [1] .
   *[other] · το πρώτο από { $ties } τέτοια κελιά.
  }
reason-highest-estimate = η υψηλότερη εκτίμηση, { $estimate }: πλοίο σε { $rowLeft } από { $rowOf ->
    [one] 1 κελί ανοιχτό
   *[other] { $rowOf } κελιά ανοιχτά
  } στη σειρά του, σε { $colLeft } από { $colOf } στη στήλη του{ $ties ->
    [1] .
   *[other] · το πρώτο από { $ties } ίσα.
  }
reason-flag-certain = σημαία, αφού οι κανόνες αποδεικνύουν πλοίο εκεί. Σημαίες που απομένουν: { $left }.
reason-flag-by-estimate = σημαία στην υψηλότερη εκτίμηση, { $estimate }: πλοίο σε { $rowLeft } από { $rowOf ->
    [one] 1 κελί ανοιχτό
   *[other] { $rowOf } κελιά ανοιχτά
  } στη σειρά, σε { $colLeft } από { $colOf } στη στήλη. Απομένουν σημαίες: { $left }.
reason-below-threshold-solve = Το καλύτερο κελί που απομένει, { $best }, έχει εκτίμηση { $estimate }, κάτω από το κατώφλι { $threshold }: μετρά το σκορ.
reason-nothing-likely-solve = Κάθε κελί που απομένει αποδείχθηκε νερό: μετρά το σκορ.
reason-actions-spent-solve = Οι βολές και οι σημαίες τελείωσαν: τελειώνει το παιχνίδι και μετρά το σκορ.
reason-likeliest = το { $chance }% { $fleets ->
    [one] του 1 στόλου
   *[other] των { $fleets } στόλων
  } έχει εκεί πλοίο{ $next ->
    [none] .
   *[other] · επόμενο { $next }, { $nextChance }%.
  }{ $missLeaves ->
    [none] { "" }
   *[other] { " " }Αν είναι νερό, μένουν { $missLeaves }.
  }
reason-likeliest-single = το { $chance }% { $fleets ->
    [one] του 1 στόλου
   *[other] των { $fleets } στόλων
  } έχει εκεί πλοίο{ $next ->
    [none] .
   *[other] · επόμενο { $next }, { $nextChance }%.
  }{ $missLeaves ->
    [none] { "" }
   *[other] { " " }Αν είναι νερό, μένουν { $missLeaves }.
  }
reason-likeliest-shared = το { $chance }% { $fleets ->
    [one] του 1 στόλου
   *[other] των { $fleets } στόλων
  } έχει εκεί πλοίο· εξίσου πιθανά είναι { $ties } κελιά και κληρώθηκε ανάμεσά τους.
reason-likeliest-weighed = { $chance }% πλοίο, από όλους τους στόλους που ταιριάζουν, μετρημένους και σταθμισμένους με το πού περιμένει πλοία{ $ties ->
    [1] { $next ->
        [none] .
       *[other] · επόμενο { $next }, { $nextChance }%.
      }
   *[other] · κληρώθηκε από { $ties } κελιά εξίσου πιθανά.
  }
reason-fewest-misses = ως το τέλος σε όλους τους στόλους που ταιριάζουν ({ $fleets }), άστοχες βολές κατά μέσο όρο { $misses }· με το { $best }, το πιθανότερο με { $bestChance }%, { $bestMisses }.
reason-planned = το καλύτερο για το υπόλοιπο κυνήγι (αρκετά πιθανά κελιά που συγκρίθηκαν: { $cells }), με { $chance }%{ $likeliest ->
    [true] , και το πιθανότερο.
   *[other] · το πιθανότερο είναι το { $best } με { $bestChance }%.
  }
reason-planned-by-book = η βολή του βιβλίου γι’ αυτή τη θέση, με { $chance }%{ $likeliest ->
    [true] , και το πιθανότερο κελί.
   *[other] · το πιθανότερο κελί είναι το { $best } με { $bestChance }%.
  }
reason-planned-by-hunts = μετά από αυτό το κελί τα κυνήγια σε στόλους που κληρώθηκαν είναι τα συντομότερα· έχει { $chance }%{ $likeliest ->
    [true] , και είναι το πιθανότερο.
   *[other] , το πιθανότερο κελί, το { $best }, { $bestChance }%.
  }
reason-likeliest-estimated = κατ’ εκτίμηση { $chance }%, ±{ $error } μονάδες, από { $samples ->
    [one] 1 στόλο που κληρώθηκε
   *[other] { $samples } στόλους που κληρώθηκαν
  }{ $next ->
    [none] .
   *[other] · επόμενο { $next }, { $nextChance }%.
  }
reason-likeliest-estimated-weighed = κατ’ εκτίμηση { $chance }%, ±{ $error } μονάδες, από { $samples ->
    [one] 1 στόλο που κληρώθηκε και σταθμίστηκε
   *[other] { $samples } στόλους που κληρώθηκαν και σταθμίστηκαν
  } με το πού περιμένει πλοία{ $next ->
    [none] .
   *[other] · επόμενο { $next }, { $nextChance }%.
  }
reason-certain = { $fleets ->
    [one] ο μόνος στόλος που ταιριάζει έχει
   *[other] και οι { $fleets } στόλοι έχουν
  } εκεί πλοίο.
reason-beyond-counting = ταιριάζουν πάρα πολλοί στόλοι για να μετρηθούν ή να κληρωθούν, άρα το κελί με τις περισσότερες τοποθετήσεις, από { $sensible ->
    [one] 1 κελί
   *[other] { $sensible } κελιά
  }.
reason-chosen-elsewhere = από την καταγραφή· επιλέχθηκε αλλού, άρα το σκεπτικό του δεν είναι γνωστό εδώ.
reason-unknown = ο πράκτορας δεν δίνει σκεπτικό γνωστό σε αυτή τη σελίδα.
candidates-label = Τι ζύγισε, πρώτο το καλύτερο
candidates-none = Αυτός ο πράκτορας δεν συγκρίνει κελιά: επιλέγει στην τύχη.
candidates-follows = Ακολουθεί τη λίστα του με τα γειτονικά κελιά· δεν ζυγίζει τίποτα.
candidates-wait = Όταν είναι να παίξει πράκτορας, εδώ γράφεται τι ζυγίζει.
candidates-heuristic = Τα σκορ δεν είναι πιθανότητες: δείχνουν μόνο τι προτιμά ο πράκτορας.
candidates-more = { $shown ->
    [all] { $sensible ->
        [one] Μόνο 1 κελί έχει νόημα
       *[other] Και τα { $sensible } κελιά που έχουν νόημα
      }
   *[other] Τα { $shown } καλύτερα από τα { $sensible } κελιά που έχουν νόημα
  }{ $ties ->
    [1] .
   *[other] · στην κορυφή ισοβαθμούν { $ties }.
  }
candidates-all = Όλα
candidates-fewer = Μόνο τα καλύτερα
candidate-fleets = { $fleets ->
    [one] 1 στόλος
   *[other] { $fleets } στόλοι
  }
likeliest-label = Τα πιθανότερα κελιά
term-placements = Τοποθετήσεις
term-article = Κατά το άρθρο
term-open = Ανοιχτό κελί
term-bonus = Μπόνους
term-weighted = Σταθμισμένο
term-fleets = Στόλοι
term-expected = Σκορ σχεδίου
term-gain = Προσθέτει
term-misses = Άστοχες ακόμη
term-plan = Σχέδιο
term-row-share = Σειρά
term-column-share = Στήλη
moves-none = Καμία κίνηση ακόμη. { $way ->
    [watch] Πατήστε «Μπροστά» για να δείτε την πρώτη.
    [touch] Αγγίξτε ένα κελί για να αρχίσετε.
   *[mouse] Κάντε κλικ σε ένα κελί για να αρχίσετε.
  }
move-shot = { $cell } { $answer }
move-flag = σημαία { $cell }
move-note = νερό { $cell }
move-clear = σβήσιμο { $cell }
move-resign = παραίτηση
move-solve = τέλος
move-withheld = δεν φαίνεται ακόμη

## What surprises, what an answer changed

surprise-kinds = Απρόσμενα προς αναζήτηση
surprise-ahead = { $what ->
    [shot] Βολή
   *[step] Βήμα
  } { $step }: { $kinds }.
surprise-kind-answer = μια απίθανη απάντηση
surprise-kind-points = μια επιλογή μακριά από την πιθανότερη
surprise-kind-early = ένα πλοίο που βυθίστηκε νωρίς
log-key-surprise = πρώτη διαφορά
log-key-surprising = απρόσμενη βολή
counting-halted = Η μέτρηση διακόπηκε.
count-on = Συνέχεια της μέτρησης
surprise-seeking = Αναζήτηση απρόσμενου βήματος…
surprise-answer = Απρόσμενο: το { $cell } ήταν { $found ->
    [ship] χτύπημα, με μόνο
   *[water] νερό, με
  } { $chance }% για πλοίο εκεί.
surprise-points = Απρόσμενο: το { $cell }, { $chance }%, επιλέχθηκε { $points } μονάδες κάτω από το πιθανότερο, { $best } με { $bestChance }%.
surprise-early = Απρόσμενο: { $ship }, { $length ->
    [one] 1 κελί
   *[other] { $length } κελιά
  }, βυθίστηκε χωρίς άστοχη βολή από το πρώτο χτύπημα· αυτό είχε { $chance }%.
surprise-error = Κατ’ εκτίμηση, ±{ $error } μονάδες.
appraisal-progress = Εξετάστηκαν { $done } από { $of ->
    [one] 1 βολή
   *[other] { $of } βολές
  }.
appraisal-left = { $left ->
    [one] 1 βολή δεν εξετάστηκε ακόμη.
   *[other] { $left } βολές δεν εξετάστηκαν ακόμη.
  }
change-label = Άλλαξαν περισσότερο:
change-cause = { $what ->
    [hit] χτύπημα στο { $cell }
    [sunk] βύθιση στο { $cell }
    [miss] νερό στο { $cell }
    [spent] η βολή χωρίς νέο στο { $cell }
   *[mark] σημάδι στο { $cell }
  }
change-chance = { $cells } { $from }% → { $to }%: { $why }{ $error ->
    [none] .
   *[other] {" "}(κατ’ εκτίμηση, ±{ $error } μονάδες).
  }
change-score = { $cells } σκορ { $from } → { $to }: { $why }.
change-cells = { $cells } και { $count } ακόμη
change-as-much = { $count ->
    [one] 1 ακόμη κελί άλλαξε το ίδιο.
   *[other] { $count } ακόμη κελιά άλλαξαν το ίδιο.
  }
change-none = Κανένα ανοιχτό κελί δεν άλλαξε: { $why }.
change-incomparable = Δεν συγκρίνονται, οι πιθανότητες πριν ή μετά είναι άλλου είδους: { $why }.
lit-changed = άλλαξε περισσότερο
lit-cause = η απάντησή του το άλλαξε

review-percent = { $figure }%

## Chances

legend-chances-unit = Πιθανότητα πλοίου, επί τοις εκατό
legend-chances-unit-moving = Πιθανότητα μια βολή εκεί τώρα να βρει κάτι νέο, επί τοις εκατό
legend-how = { $how }.
legend-counted = { $agent ->
    [none] μέτρηση
   *[other] μέτρηση ({ $agent })
  }: { $fleets ->
    [one] ταιριάζει 1 στόλος
   *[other] ταιριάζουν { $fleets } στόλοι
  }
legend-counted-single = { $agent ->
    [none] μέτρηση
   *[other] μέτρηση ({ $agent })
  }: ταιριάζουν περίπου { $about } στόλοι
legend-sampled = { $agent ->
    [none] κατ’ εκτίμηση
   *[other] εκτίμηση ({ $agent })
  }, ±{ $points } μονάδες
legend-weighed = { $agent ->
    [none] μέτρηση
   *[other] μέτρηση ({ $agent })
  }, στόλοι σταθμισμένοι με το πού αναμένονται πλοία
legend-sampled-weighed = { $agent ->
    [none] κατ’ εκτίμηση
   *[other] εκτίμηση ({ $agent })
  }, ±{ $points } μονάδες, στόλοι σταθμισμένοι με το πού αναμένονται πλοία
legend-score = { $agent }: σκορ, όχι πιθανότητα
legend-score-top = υψηλότερο σκορ
legend-score-quarter = το ένα τέταρτό του, κατά εμβαδόν
legend-lost-track = { $agent ->
    [none] κατ’ εκτίμηση
   *[other] εκτίμηση ({ $agent })
  } για κάθε πλοίο χωριστά, αφού δεν βρέθηκε αρχική θέση που να δίνει όλες τις απαντήσεις
chances-on = Οι πιθανότητες φαίνονται ({ $how }).
chances-off = Οι πιθανότητες δεν φαίνονται.
likeliest = Πιθανότερα: { $cells }.
likeliest-counted = Το { $chance }% των στόλων που ταιριάζουν έχει πλοίο εκεί{ $next ->
    [none] .
   *[other] · επόμενο { $next }, { $nextChance }%.
  }
likeliest-estimated = { $chance }%{ $error ->
    [none] { "" }
   *[other] , ±{ $error } μονάδες
  }{ $next ->
    [none] .
   *[other] · επόμενο { $next }, { $nextChance }%.
  }
chances-beside-result = Οι πιθανότητες φαίνονται: αυτό μετριέται και γράφεται δίπλα στο αποτέλεσμά σας.
likeliest-cell = { $cell } { $percent } τοις εκατό
number-about = περίπου { $number }

## Fleets behind a cell

behind-ask = Δυνατοί στόλοι στο { $cell }
behind-drawn = { $drawn ->
    [one] Κληρώθηκε 1
   *[other] Κληρώθηκαν { $drawn }
  } από { $of } με πλοίο στο { $cell }{ $all ->
    [none] .
   *[other] {" "}(ταιριάζουν συνολικά: { $all }).
  }
behind-all = { $of ->
    [one] Ο μόνος στόλος
   *[other] Και οι { $of } στόλοι
  } με πλοίο στο { $cell }{ $all ->
    [none] .
   *[other] {" "}(ταιριάζουν συνολικά: { $all }).
  }
behind-uncounted = { $drawn ->
    [one] Κληρώθηκε 1 στόλος
   *[other] Κληρώθηκαν { $drawn } στόλοι
  } με πλοίο στο { $cell }· πόσοι είναι δεν μετρήθηκε.
behind-none = Κανένας στόλος που ταιριάζει δεν έχει πλοίο στο { $cell }: είναι νερό.
behind-fleet = Στόλος { $number } από { $of }: { $ships }
behind-back = Προηγούμενος στόλος
behind-on = Επόμενος στόλος
behind-lit = πλοίο στον στόλο { $number }
behind-lifted = Ο στόλος πάνω στο ταμπλό κρύφτηκε.
behind-nowhere = Οι στόλοι πίσω από ένα κελί φαίνονται όπου φαίνονται οι πιθανότητες των στόλων και τα πλοία δεν κινούνται.
