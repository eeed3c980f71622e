lessons-title = Μαθήματα
lessons-beside = (ανοίγει σε νέα καρτέλα)
lessons-description = Μαθήματα με θέσεις προς κρίση: παρακολουθήστε ένα ή γράψτε δικό σας χωρίς κώδικα.
lessons-skip = Στο μάθημα
lessons-chapter = Κεφάλαιο { $at } από { $of }
lessons-region = Θέση και απάντηση
lessons-board = Η θέση
lessons-loading = Η θέση ανοίγει…
lessons-judging = Η απάντηση ελέγχεται…
lessons-ask-cell = Επιλέξτε ένα κελί.
lessons-ask-chance = Πόσο πιθανό είναι ένα πλοίο στο { $cell }, τοις εκατό;
lessons-ask-certain = { $of ->
    [ship] Σημειώστε κάθε κελί που έχει βέβαια πλοίο.
    [water] Σημειώστε κάθε κελί που είναι βέβαια νερό.
   *[both] Σημειώστε κάθε βέβαιο κελί: πλοίο ή νερό.
  }
lessons-ask-predict = { $agent }: πού θα είναι η επόμενη βολή;
lessons-ask-predict-record = Σε ποιο κελί ήταν η επόμενη βολή;
lessons-ask-shots = { $shots ->
    [one] Βυθίστε όλον τον στόλο με 1 ακόμη βολή.
   *[other] Βυθίστε όλον τον στόλο με { $shots } ακόμη βολές το πολύ.
  }
lessons-ask-points = Τελειώστε με τουλάχιστον { $points } πόντους.
lessons-ask-solve = Λύστε τον γρίφο.
lessons-answer = Απάντηση
lessons-answer-cell = Απάντηση { $cell }
lessons-pick-first = Επιλέξτε πρώτα ένα κελί στο ταμπλό. Και το δεύτερο πάτημα σε αυτό είναι απάντηση.
lessons-chance-field = Πιθανότητα τοις εκατό
lessons-unread = Γράψτε έναν αριθμό από 0 ως 100, με ψηφία.
lessons-tools = Το πάτημα σε κελί
lessons-tool-shoot = Βολή
lessons-tool-ship = Πλοίο
lessons-tool-water = Νερό
lessons-marked = Σημειωμένα: πλοίο { $ship }, νερό { $water }
lessons-contact-apart = Τα πλοία δεν ακουμπούν ποτέ, ούτε στις γωνίες.
lessons-contact-free = Τα πλοία μπορούν να ακουμπούν.
lessons-shots-so-far = { $shots ->
    [one] Ως τώρα 1 βολή
   *[other] Ως τώρα { $shots } βολές
  }
lessons-undo = Αναίρεση
lessons-give-up = Παραίτηση
lessons-hint = { $left ->
    [one] Η τελευταία υπόδειξη
   *[other] Μία υπόδειξη (μένουν { $left })
  }
lessons-hint-only = Δείξε την υπόδειξη
lessons-hints = Υποδείξεις
lessons-hint-number = Υπόδειξη { $number }
lessons-right = Σωστό.
lessons-near = Σχεδόν σωστό.
lessons-wrong = Δεν είναι σωστό.
lessons-best = Μετρά η καλύτερη προσπάθειά σας: { $earned } από { $possible } πόντους.
lessons-again = Ξανά
lessons-tries-left = { $tries ->
    [one] Μένει 1 προσπάθεια.
   *[other] Μένουν { $tries } προσπάθειες.
  }
lessons-next = Επόμενο κεφάλαιο
lessons-back = Προηγούμενο κεφάλαιο
lessons-chapters = Κεφάλαια
lessons-chapter-open = χωρίς απάντηση
lessons-chapter-right = σωστό
lessons-chapter-near = εν μέρει σωστό
lessons-chapter-wrong = όχι σωστό
lessons-done = Το μάθημα τελείωσε.
lessons-score = { $earned } από { $possible } πόντους ({ $score }%).
lessons-so-far = Ως τώρα { $earned } από { $possible } πόντους
lessons-help-used = { $hints ->
    [0] Χωρίς υποδείξεις.
    [one] Με 1 υπόδειξη.
   *[other] Με { $hints } υποδείξεις.
  }
lessons-start-again = Το μάθημα από την αρχή
lessons-told-later = Η εκτίμηση της μηχανής για αυτή τη θέση εμφανίζεται μετά το κεφάλαιο { $chapter }, που αφορά την ίδια θέση.
lessons-told-cell = { $cell }: { $chance }%. Το πιθανότερο κελί είναι το { $best }, { $most }%.
lessons-told-best = { $cell }: { $chance }%. Κανένα κελί δεν είναι πιθανότερο.
lessons-told-shots = Περισσότερες βολές κατά μέσο όρο μετά το { $cell } παρά μετά το { $best }, το πιθανότερο: { $more } (± { $error }).
lessons-told-same = Το { $cell } είναι το πιθανότερο κελί.
lessons-told-chance = Η πιθανότητα στο { $cell } είναι { $chance }%.
lessons-told-certain = Βέβαια είναι: κελιά πλοίου { $ship }, κελιά νερού { $water }.
lessons-told-marks = Σημάδια σωστά: { $right }, λάθος: { $wrong }, λείπουν: { $missing }.
lessons-told-predict = { $agent }: βολή στο { $cell }.
lessons-told-record = Η επόμενη βολή ήταν στο { $cell }.
lessons-told-score-shots = { $shots ->
    [one] 1 βολή.
   *[other] { $shots } βολές.
  }
lessons-told-score-points = { $points } πόντοι.
lessons-told-given-up = Παραιτηθήκατε.
lessons-estimated = Οι πιθανότητες είναι κατ’ εκτίμηση.
error-no-lesson = Αυτό δεν είναι μάθημα. Αν είναι σύνδεσμος, ίσως κόπηκε: ζητήστε ξανά τον σύνδεσμο ή το αρχείο.
error-lesson-link-broken = Ο σύνδεσμος είναι ελλιπής ή έχει αλλάξει. Ζητήστε τον ξανά ή ζητήστε το μάθημα ως αρχείο.
error-lesson-too-large = Το μάθημα είναι πολύ μεγάλο: διαβάζονται { $most } χαρακτήρες το πολύ.
error-lesson-encoding = Μερικά γράμματα του μαθήματος δεν διαβάζονται. Αποθηκεύστε το σε UTF-8.
error-lesson-is-package = Αυτό είναι πακέτο για πλατφόρμα μάθησης: ανεβάστε το εκεί. Το μάθημα είναι το αρχείο JSON μέσα του.
error-unknown-lesson-version = Το μάθημα έχει την έκδοση { $version }, που αυτή η σελίδα δεν γνωρίζει.
error-unknown-lesson-kind = Το κεφάλαιο { $chapter } ρωτά κάτι που αυτή η σελίδα δεν γνωρίζει.
error-lesson-kind-not-for-game = Το κεφάλαιο { $chapter } ρωτά κάτι που το παιχνίδι του δεν έχει.
error-bad-lesson = { $chapter ->
    [0] Το μάθημα έχει λάθος στο «{ $cause }».
   *[other] Το κεφάλαιο { $chapter } έχει λάθος στο «{ $cause }».
  }
lessons-absent = { $chapter ->
    [0] Κάτι λείπει από το μάθημα: «{ $cause }».
   *[other] Κάτι λείπει από το κεφάλαιο { $chapter }: «{ $cause }».
  }
error-lesson-not-loaded = Το μάθημα δεν φορτώθηκε.
error-lesson-elsewhere = Ένα μάθημα φορτώνεται μόνο από αυτόν τον ιστότοπο.
error-lesson-position = Κεφάλαιο { $chapter }: η θέση του δεν ανοίγει ({ $cause }).
lessons-position-because = Κεφάλαιο { $chapter }: η θέση του δεν ανοίγει. { $cause }
error-no-such-lesson = Εδώ δεν υπάρχει τέτοιο μάθημα.
lessons-fault = Αυτό το κεφάλαιο δεν ανοίγει.
lessons-lede = Ένα μάθημα είναι θέσεις με μια ερώτηση η καθεμία. Απαντήστε, και δείτε αμέσως τι λέει η μηχανή.
lessons-ours = Μαθήματα για αρχή
lessons-ours-counting = Μέτρημα με το χέρι
lessons-ours-counting-line = Από τους τρόπους που περνούν από ένα κελί στην πιθανότητα πλοίου εκεί.
lessons-ours-likeliest = Όταν το πιθανότερο δεν είναι το καλύτερο
lessons-ours-likeliest-line = Πιθανότητες, βολές που απομένουν, και τι βγάζουν από αυτές οι πράκτορες.
lessons-ours-proof = Ανάγνωση μιας απόδειξης
lessons-ours-proof-line = Τι προκύπτει από αριθμούς και δεδομένα, και με ποιον κανόνα.
lessons-ours-english = Αυτά τα μαθήματα είναι στα αγγλικά.
lessons-begin = Έναρξη
lessons-open = Άνοιγμα μαθήματος
lessons-file = Μάθημα από αρχείο
lessons-to-shelf = Όλα τα μαθήματα
lessons-mine = Σε αυτή τη συσκευή
lessons-mine-none = Τίποτα ακόμη. Τα μαθήματα που γράφετε μένουν εδώ, μόνο σε αυτό το πρόγραμμα περιήγησης.
lessons-new = Νέο μάθημα για γράψιμο
lessons-hand = Για εκπαιδευτικούς
lessons-edit = Συνέχεια γραφής
lessons-play = Παρακολούθηση
lessons-forget = Διαγραφή
lessons-forget-sure = Να διαγραφεί το «{ $title }» από αυτή τη συσκευή;
lessons-forget-yes = Ναι, διαγραφή
lessons-chapters-count = { $chapters ->
    [one] 1 κεφάλαιο
   *[other] { $chapters } κεφάλαια
  }
lessons-untitled = Νέο μάθημα
lessons-edit-copy = Γραφή σε αντίγραφο
lessons-write-title = Τίτλος του μαθήματος
lessons-write-prompt = Τι διαβάζει ο μαθητής
lessons-write-position = Θέση
lessons-write-step = Βήμα της καταγραφής
lessons-write-press-chance = Πατήστε το κελί του οποίου ζητείται η πιθανότητα.
lessons-write-agent = Πράκτορας
lessons-full = Σε αυτή τη συσκευή υπάρχουν ήδη { $most } μαθήματα και δεν χωρούν άλλα. Διαγράψτε πρώτα ένα.
lessons-preview = Βλέπετε το μάθημα όπως ο μαθητής. Δεν γίνεται αποθήκευση.
lessons-deck = Οι δικές σας αποφάσεις, ξανά
lessons-deck-lede = Οι αποφάσεις που σας κόστισαν επιστρέφουν εδώ ως ασκήσεις, ύστερα από μία μέρα και μετά όλο και πιο αραιά.
lessons-deck-none = Καμία ακόμη. Μετά την ανασκόπηση ή την ανάλυση μιας παρτίδας Reversi, το «Ξανά οι ακριβότερες» βάζει εδώ ως τρεις αποφάσεις.
lessons-deck-due = { $due ->
    [0] Σήμερα δεν υπάρχει επανάληψη.
    [one] 1 άσκηση για επανάληψη.
   *[other] { $due } ασκήσεις για επανάληψη.
  }
lessons-deck-all = { $all ->
    [one] 1 άσκηση συνολικά.
   *[other] { $all } ασκήσεις συνολικά.
  }
lessons-deck-practise = Εξάσκηση
lessons-deck-export = Αποθήκευση των ασκήσεων σε αρχείο
lessons-deck-export-unread = Αποθήκευση σε αρχείο όσων δεν διαβάζονται
lessons-deck-import = Ασκήσεις από αρχείο
lessons-deck-empty = Διαγραφή όλων των ασκήσεων
lessons-deck-empty-sure = Να διαγραφούν όλες οι ασκήσεις σας από αυτή τη συσκευή;
