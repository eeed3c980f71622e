puzzle-title = { $size }, αρ. { $number }
puzzle-title-day = Γρίφος της ημέρας, { $day }: { $rows }×{ $cols }
puzzle-aim = Βρείτε τον στόλο. Ένας αριθμός λέει πόσα κελιά πλοίων έχει η σειρά ή η στήλη του· τα πλοία είναι ευθείες και δεν ακουμπούν ποτέ, ούτε στις γωνίες.
puzzle-level-easy = Εύκολο
puzzle-level-medium = Μέτριο
puzzle-level-hard = Δύσκολο
puzzle-level-expert = Για ειδικούς
puzzle-level-beyond = Πάνω από ειδικό
puzzle-means-easy = Εύκολο: αρκεί μια ματιά σε ένα κελί και τα γειτονικά του, ή κατά μήκος μιας σειράς ή στήλης.
puzzle-means-medium = Μέτριο: πρέπει να σκεφτείτε και τα πλοία που βρέθηκαν και όσα μένουν.
puzzle-means-hard = Δύσκολο: πρέπει να συγκρίνετε και όλους τους τρόπους που απομένουν για ένα πλοίο.
puzzle-means-expert = Ειδικό: πού και πού πρέπει να υποθέσετε ότι ένα κελί είναι πλοίο ή νερό και να βρείτε ότι δεν γίνεται.

## Marking

puzzle-begin = Σημειώστε νερό και πλοία.
puzzle-how = Κάντε κλικ ή αγγίξτε ένα κελί: νερό, πλοίο και πάλι κενό. Σύρετε πάνω από κελιά για να σημειώσετε πολλά. Το δεξί κουμπί σημαίνει νερό. Ένα κλικ σε αριθμό γεμίζει την υπόλοιπη σειρά ή στήλη του με νερό.
puzzle-keys = Πλήκτρα σε κελί: Enter ή Διάστημα για το επόμενο σημάδι, W νερό, G πλοίο, R και C γεμίζουν την υπόλοιπη σειρά ή στήλη με νερό, X έλεγχος, Z αναίρεση, Shift+Z επανάληψη.
puzzle-mark = Σημάδι
puzzle-fill = γέμισμα των υπόλοιπων με νερό
puzzle-marked = { $cell } { $as ->
    [water] νερό
    [ship] πλοίο
   *[unknown] κενό
  }.
puzzle-painted = { $count ->
    [one] 1 κελί
   *[other] { $count } κελιά
  }: { $as ->
    [water] νερό
    [ship] πλοίο
   *[unknown] κενό
  }.
puzzle-filled = { $line }: { $count ->
    [one] 1 κελί γέμισε
   *[other] { $count } κελιά γέμισαν
  } με νερό.
puzzle-taken-over = { $count ->
    [one] Μεταφέρθηκε 1 σημάδι.
   *[other] Μεταφέρθηκαν { $count } σημάδια.
  }
puzzle-step = Βήμα { $step } από { $steps }.
puzzle-line = { $line }: { $found } από { $count ->
    [one] 1 κελί πλοίων
   *[other] { $count } κελιά πλοίων
  }, { $open ->
    [0] τίποτα ανοιχτό
    [one] 1 κελί ανοιχτό
   *[other] { $open } κελιά ανοιχτά
  }.
puzzle-left = { $ship } × { $left }
puzzle-ships-left = Μένουν να βρεθούν: { $ships }.
puzzle-all-found = Σημειώθηκαν όσα πλοία υπάρχουν.
puzzle-fleet-found = βρέθηκαν { $found } από { $count }
puzzle-fleet-over = σημειώθηκαν { $found }: πάρα πολλά
puzzle-check = Έλεγχος
puzzle-checked = { $count ->
    [0] Κανένα σημάδι δεν είναι λάθος ως τώρα.
    [one] Ένα σημάδι είναι λάθος: { $cells }.
   *[other] { $count } σημάδια είναι λάθος: { $cells }.
  }
puzzle-cell-wrong = λάθος
legend-marks-clash = λάθος

## Ends

puzzle-solved = Λύθηκε.
puzzle-given-up = Ο στόλος φαίνεται.
puzzle-done = { $end ->
    [solved] Λύθηκε: { $title }{ $level ->
        [none] {""}
       *[other] , { $level }
      }, { $help ->
        [none] χωρίς βοήθεια
       *[other] με βοήθεια: { $help }
      }.
   *[given-up] Παραιτηθήκατε: { $title }. Ο στόλος φαίνεται.
  }
end-checks = { $checks ->
    [one] 1 έλεγχος
   *[other] { $checks } έλεγχοι
  }
end-reasons = προβολή σκεπτικού

## Another puzzle

puzzle-making = Φτιάχνεται γρίφος, επίπεδο: { $level ->
    [easy] εύκολο
    [medium] μέτριο
    [hard] δύσκολο
   *[expert] ειδικό, που θέλει λίγη ώρα
  }…
puzzle-none = Επιλέξτε μέγεθος και επίπεδο και φτιάξτε έναν γρίφο.
puzzle-another = Άλλος γρίφος
puzzle-size = Μέγεθος
puzzle-level = Επίπεδο
puzzle-number = Αριθμός
puzzle-any = τυχαίος
puzzle-make = Νέος γρίφος
puzzle-next = Επόμενος γρίφος
puzzle-print = Εκτύπωση
puzzle-print-set = Ο γρίφος
puzzle-print-marks = Με τα σημάδια μου
puzzle-print-solution = Η λύση
error-nothing-to-fill = Δεν υπάρχει τίποτα ανοιχτό εκεί.
error-nothing-to-check = Τίποτα δεν σημειώθηκε ακόμη, άρα δεν υπάρχει τι να ελεγχθεί.
error-not-one-solution = Ο γρίφος δεν έχει μία μόνο λύση, γι’ αυτό δεν τυπώνεται.

## Reasons

puzzle-reasons = Σκεπτικό
puzzle-reasons-title = Λύση βήμα βήμα
puzzle-reason-at = { $at } από { $steps }
puzzle-reasons-end = Κάθε κελί έχει κριθεί.
puzzle-take-over = Συνέχεια από εδώ
puzzle-no-reasons = { $solutions ->
    [none] Κανένας στόλος δεν ταιριάζει, άρα δεν υπάρχει τι να αποδειχθεί.
    [several] Ταιριάζουν πολλοί στόλοι, άρα καμία αλυσίδα συλλογισμών δεν οδηγεί σε έναν από αυτούς.
   *[undecided] Δεν κρίθηκε εγκαίρως αν ταιριάζει ακριβώς ένας στόλος.
  }
