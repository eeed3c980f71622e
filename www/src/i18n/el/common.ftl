### The words that pages of several games share, beyond those of the first sight.

## Timeline

play = Έναρξη
pause = Παύση
speed = Ταχύτητα
speed-steps = { $steps } ανά δευτ.
speed-at-once = μεμιάς
timeline = Πορεία παιχνιδιού
moves-label = Κινήσεις
surprise-next = Επόμενο απρόσμενο βήμα
surprise-stop = Διακοπή αναζήτησης
surprise-none = { $way ->
    [back] Κανένα απρόσμενο βήμα πριν από αυτό.
   *[on] Κανένα απρόσμενο βήμα μετά από αυτό.
  }

## Chances and numbers

no-book = Το βιβλίο ανοιγμάτων δεν μπόρεσε να φορτωθεί: η μέτρηση αργεί περισσότερο, το αποτέλεσμα είναι ίδιο.
number-large = { $power ->
    [15] { $figure } τετράκις εκατομμύρια
    [18] { $figure } πεντάκις εκατομμύρια
    [21] { $figure } εξάκις εκατομμύρια
   *[other] { $figure } × 10^{ $power }
  }

## Ways to lay a fleet

deploy-uniform = οπουδήποτε, όλοι οι στόλοι εξίσου
deploy-border = στο περίγραμμα
deploy-faulty = ποτέ στο τελευταίο κελί της γραμμής
deploy-close = πλοία κοντά μεταξύ τους
deploy-sparse = πλοία μακριά μεταξύ τους
deploy-mixed = ούτε κοντά ούτε μακριά
deploy-against-the-shooter = όπου βρίσκεται αργά

## Options of agents

parameter-k = πλέγμα
parameter-search = αναζήτηση
value-search-stack = γύρω από τα χτυπήματα
value-search-cross = κατά σειρά και στήλη
parameter-learned = έμαθε τις συνήθειές σας
parameter-threshold = κατώφλι
parameter-expects = περιμένει τον στόλο
parameter-count = μέτρηση τοποθετήσεων
parameter-bonus = μπόνους
parameter-ships = πλοία που μετρούν
parameter-turns = στροφές του πλοίου
parameter-ties = ισοβαθμίες
parameter-wound-weight = βάρος πληγής
parameter-work = στόλοι που παίζονται ως το τέλος, σε χιλιάδες
parameter-hunts = κυνήγια που παίζονται ως το τέλος πριν από μια βολή
parameter-finish = αποτελειώνει πληγωμένο πλοίο
value-k-smallest = του μικρότερου πλοίου
value-k-longest = του μακρύτερου πλοίου
value-count-1 = μία φορά
value-count-2 = μία για κάθε άκρο
value-count-none = καθόλου
value-bonus-per-ship = για κάθε πλοίο
value-bonus-once = μία φορά
value-bonus-none = κανένα
value-ships-all = όλα όσα πλέουν
value-ships-longest = μόνο το μακρύτερο
value-expects-uniform = οπουδήποτε
value-expects-border = στο περίγραμμα
value-expects-against-the-shooter = όπου βρίσκεται αργά
value-turns-distinct = όσες διαφέρουν
value-turns-all = και οι τέσσερις
value-ties-random = με κλήρωση
value-ties-first = πρώτο κατά σειρές
value-wound-weight-only = μόνο πάνω από πληγές
value-work-none = κανένας
value-finish-first = αμέσως
value-finish-last = στο τέλος
