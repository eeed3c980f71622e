### Μάθημα που γράφεται: τα λόγια της σελίδας του, πέρα από όσα έχουν όλα τα μαθήματα.

lessons-write = Γραφή μαθήματος
lessons-write-order = Για άλλη σειρά σύρετε ένα κεφάλαιο, ή πατήστε τα βέλη δίπλα του.
lessons-write-add = Νέο κεφάλαιο
lessons-write-copy = Αντίγραφο κεφαλαίου
lessons-write-remove = Αφαίρεση του κεφαλαίου
lessons-write-preview = Όπως το βλέπει ο μαθητής
lessons-write-hand = Μοιράστε το μάθημα
lessons-write-none = Κανένα κεφάλαιο ακόμη. Προσθέστε ένα, ή πατήστε «Προσθήκη σε μάθημα» όπου βλέπετε μια θέση.
lessons-write-untitled = χωρίς τίτλο
lessons-write-chapter = { $number }. { $name }
lessons-write-up = Το κεφάλαιο { $number } πιο πάνω
lessons-write-down = Το κεφάλαιο { $number } πιο κάτω
lessons-write-heading = Επικεφαλίδα
lessons-write-position-how = Επικολλήστε έναν σύνδεσμο, μια καταγραφή, μια γραμμή γρίφου, μια θέση από τον Επιλυτή ή ένα ταμπλό Reversi. Αλλού στον ιστότοπο, η «Προσθήκη σε μάθημα» κάτω από την Κοινοποίηση φέρνει εδώ μια θέση.
lessons-write-take = Χρήση αυτής της θέσης
lessons-write-unread = Δεν είναι τίποτα από αυτά. Αντιγράψτε τον σύνδεσμο από τη γραμμή διευθύνσεων της σελίδας που δείχνει τη θέση.
lessons-write-press-cell = Με πάτημα στο ταμπλό δηλώνετε τα σωστά κελιά. Χωρίς αυτά κρίνει η μηχανή.
lessons-write-ask = Τι ζητείται
lessons-write-kind = Είδος
lessons-kind-cell = Επιλογή κελιού
lessons-kind-chance = Εκτίμηση πιθανότητας
lessons-kind-certain = Σήμανση των βέβαιων
lessons-kind-predict = Πρόβλεψη πράκτορα
lessons-kind-score = Επίτευξη αποτελέσματος
lessons-kind-solve = Λύση του γρίφου
lessons-write-by = Κριτήριο
lessons-by-chance = πιθανότητα
lessons-by-shots = βολές που απομένουν
lessons-by-either = πιθανότητα ή βολές που απομένουν, όποιο είναι καλύτερο
lessons-by-discs = δίσκοι
lessons-by-error = δίσκοι, χωρίς τις απώλειες μέσα στο μέσο σφάλμα τους
lessons-write-within = { $by ->
    [shots] Επιπλέον βολές που μετρούν ακόμη ως σωστό
    [discs] Λιγότεροι δίσκοι που μετρούν ακόμη ως σωστό
   *[chance] Μονάδες κάτω από το πιθανότερο κελί που μετρούν ακόμη ως σωστό
  }
lessons-write-near = { $by ->
    [shots] Επιπλέον βολές που μετρούν ως εν μέρει σωστό
    [discs] Λιγότεροι δίσκοι που μετρούν ως εν μέρει σωστό
   *[chance] Μονάδες κάτω από το πιθανότερο κελί που μετρούν ως εν μέρει σωστό
  }
lessons-write-cells = Σωστά: { $cells }
lessons-write-chance-cell = Ζητείται το { $cell }
lessons-write-off = Μονάδες απόκλισης που μετρούν ακόμη ως σωστό
lessons-write-off-near = Μονάδες απόκλισης που μετρούν ως εν μέρει σωστό
lessons-write-of = Προς σήμανση
lessons-of-both = πλοίο και νερό
lessons-of-ship = πλοίο
lessons-of-water = νερό
lessons-write-agent-none = Επιλέξτε πράκτορα
lessons-write-agent-record = Ο παίκτης της καταγραφής
lessons-write-measure = Μετριέται σε
lessons-measure-shots = βολές
lessons-measure-points = πόντους
lessons-write-shots = Βολές το πολύ
lessons-write-least = Πόντοι τουλάχιστον
lessons-write-lead = Διαφορά σε δίσκους, τουλάχιστον
lessons-write-solve = Ο μαθητής σημειώνει πλοία και νερό ώσπου να βγουν όλοι οι αριθμοί.
lessons-write-feedback = Τι λέγεται για μια απάντηση
lessons-write-right = Αν είναι σωστή
lessons-write-near-said = Αν είναι εν μέρει σωστή
lessons-write-wrong = Αν δεν είναι σωστή
lessons-write-cell = Αν είναι το { $cell }
lessons-write-cell-remove = Χωρίς φράση για το { $cell }
lessons-write-which = Για ένα κελί
lessons-write-cell-add = Προσθήκη φράσης
lessons-write-cell-shut = Αυτό το κελί δεν μπορεί να επιλεγεί εδώ.
lessons-write-tries = Προσπάθειες
lessons-write-points = Πόντοι
lessons-forked = Το μάθημα άλλαξε σε άλλη καρτέλα. Ό,τι γράφετε εδώ μένει ως ξεχωριστό μάθημα.
lessons-add-sure = Αυτή η θέση μπορεί να γίνει το κεφάλαιο { $chapter } στο «{ $title }». Δεν αποθηκεύτηκε ακόμη.
lessons-add-yes = Αποθήκευση του κεφαλαίου
lessons-added = Προστέθηκε στο «{ $title }», κεφάλαιο { $chapter }.
lessons-not-kept = Αυτό το πρόγραμμα περιήγησης δεν κρατά τίποτα. Αποθηκεύστε το μάθημα σε αρχείο.
lessons-preview-back-write = Πίσω στη γραφή
