### The end of a lesson: it is finished, and its result handed in by hand.

lessons-finish = Τέλος του μαθήματος
lessons-finish-hint = Μετά δεν μπορείτε πια να αλλάξετε τις απαντήσεις σας.
lessons-result = Το αποτέλεσμά σας
lessons-result-hint = Αντιγράψτε το ή αποθηκεύστε το και δώστε το στον καθηγητή σας. Από εδώ δεν στέλνεται τίποτα.
lessons-result-name = Το όνομά σας (προαιρετικό, δεν αποθηκεύεται)
lessons-result-text = Το αποτέλεσμα ως κείμενο
lessons-result-copy = Αντιγραφή αποτελέσματος
lessons-result-save = Αποθήκευση αποτελέσματος
lessons-result-copied = Αντιγράφηκε.
lessons-result-refused = Το πρόγραμμα περιήγησης δεν επέτρεψε την αντιγραφή. Επιλέξτε το κείμενο και αντιγράψτε το.
lessons-result-saved = Αποθηκεύτηκε ως αρχείο κειμένου.

## In the text that is handed in

lessons-result-chance = { $chance }%
lessons-result-solved = λύθηκε
lessons-result-given-up = εγκαταλείφθηκε
lessons-result-points = { $earned } από { $possible } πόντους
lessons-result-tries = { $tries ->
    [one] 1 προσπάθεια
   *[other] { $tries } προσπάθειες
  }
lessons-result-hints = { $hints ->
    [0] χωρίς υπόδειξη
    [one] 1 υπόδειξη
   *[other] { $hints } υποδείξεις
  }
