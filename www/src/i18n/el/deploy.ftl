board-deploy = Ο στόλος σας
cell-ship = δικό σας { $ship }
cell-can-go = το πλοίο μπορεί να μπει εδώ

## Placing your fleet

deploy-title = Τοποθετήστε τον στόλο σας
deploy-for = { $game }.
deploy-against = { $game }, αντίπαλος: { $agent }.
deploy-start = Έναρξη
deploy-shuffle = Ανακάτεμα
deploy-clear = Σβήσιμο
deploy-lead = Σύρετε για μετακίνηση, αγγίξτε για στροφή.
deploy-by-keys = Στο ταμπλό ένα ψηφίο σηκώνει ένα πλοίο, τα βέλη το μετακινούν, το R το στρέφει, το Enter το αφήνει.
deploy-no-such-ship = Δεν υπάρχει πλοίο { $number }: αυτός ο στόλος έχει { $count ->
    [one] 1 πλοίο
   *[other] { $count } πλοία
  }.
deploy-fleet-kept = Ο στόλος αποθηκεύτηκε: { $name }.
deploy-text = Τοποθέτηση με κείμενο
deploy-text-hint = Για το πλοίο στο χέρι, αλλιώς για το επόμενο που λείπει: { $example }
deploy-put = Τοποθέτηση
deploy-unplaced = δεν τοποθετήθηκε ακόμη
deploy-way-right = δεξιά
deploy-way-down = κάτω
deploy-way-left = αριστερά
deploy-way-up = πάνω
deploy-picked = Στο χέρι: { $ship }. Τα βέλη το μετακινούν, το R το στρέφει, το Enter το αφήνει.
deploy-picked-touch = Στο χέρι: { $ship }. Αγγίξτε το ταμπλό για να το αφήσετε, «Στροφή» για να το στρέψετε.
deploy-placed = Τοποθετήθηκε: { $ship } στο { $cell }.
deploy-no-turn = Το { $ship } δεν μπορεί να στραφεί γύρω από το { $cell }.
deploy-unknown = Αυτό δεν γίνεται.
deploy-no-such-place = Αυτό δεν είναι στο ταμπλό. Γράψτε ένα κελί και μια κατεύθυνση, όπως B3 δεξιά.
deploy-all-placed = Όλα τα πλοία τοποθετήθηκαν: επιλέξτε αυτό που θέλετε να μπει αλλού.
deploy-missing = { $count ->
    [one] Μένει να τοποθετηθεί 1 πλοίο.
   *[other] Μένουν να τοποθετηθούν { $count } πλοία.
  }
deploy-legal = Ο στόλος σας είναι έτοιμος. Πατήστε «Έναρξη».
deploy-legal-first = Ο στόλος σας είναι έτοιμος. Δώστε τη συσκευή.
deploy-keep = Αποθήκευση στόλου
deploy-name = Όνομα του στόλου
deploy-kept = Αποθηκευμένοι στόλοι

## Challenge

deploy-challenge = Πρόκληση σε φίλο
challenge-link = Σύνδεσμος για τον φίλο σας
challenge-made = Ο σύνδεσμος για τον φίλο σας είναι κάτω από τα χειριστήρια.
challenge-how = Στείλτε τον: ο φίλος σας κυνηγά αυτόν τον στόλο και σας επιστρέφει έναν σύνδεσμο με το αποτέλεσμα. Ο στόλος στον σύνδεσμο δεν φαίνεται με την πρώτη ματιά, αλλά μπορεί να διαβαστεί από όποιον επιμείνει.

## Two people on one device

deploy-two = Δύο άτομα εδώ
deploy-hand = Δώστε στον παίκτη 2
deploy-title-first = Παίκτη 1, τοποθετήστε τον στόλο σας
deploy-title-second = Παίκτη 2, τοποθετήστε τον στόλο σας
cover-label = Η οθόνη είναι καλυμμένη
cover-turn = Παίζει ο παίκτης { $number }.
cover-lay = Τώρα τοποθετεί στόλο ο παίκτης { $number }.
cover-how = Δώστε τη συσκευή. Τίποτα δεν φαίνεται μέχρι να αλλάξει χέρια.
cover-done = Είμαι ο παίκτης { $number }

## Learning

learns-label = Μάθηση
learns = Οι πράκτορες μπορούν να μαθαίνουν πού βάζω τα πλοία μου
learns-how = Μετά από κάθε παιχνίδι ο πράκτορας θυμάται πού ήταν τα πλοία σας, μόνο σε αυτή τη συσκευή, και στο επόμενο κοιτά πρώτα εκεί. Πράκτορας: { $agent }.
learns-from = Ποιανού είναι οι στόλοι
learns-from-hint = Για πολλούς παίκτες σε μία συσκευή: για κάθε όνομα μαθαίνει χωριστά.
learns-you = Εσείς
learns-games = { $games ->
    [0] Δεν έμαθε τίποτα ακόμη.
    [one] Έμαθε από 1 παιχνίδι.
   *[other] Έμαθε από { $games } παιχνίδια.
  }
learns-look = Δείτε το
