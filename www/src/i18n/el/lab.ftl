lab-description = Βάλτε πράκτορες της ναυμαχίας να παίξουν χιλιάδες παιχνίδια στις ίδιες θάλασσες, συγκρίνετέ τους και αναπαραγάγετε τους δημοσιευμένους αριθμούς.

lab-failed = Η μηχανή σταμάτησε να λειτουργεί ({ $code }). Εκτελέστε ξανά για να ξεκινήσει εκ νέου.

lab-skip = Στο πείραμα
lab-title = Εργαστήριο
lab-lede = Βάλτε πράκτορες να παίξουν πολλά παιχνίδια στις ίδιες θάλασσες και δείτε ποιος χρειάζεται λιγότερες βολές και αν αυτό θα μπορούσε να το έχει φέρει η τύχη.
lab-experiment = Το πείραμα

lab-rules = Παιχνίδι
lab-agents = Πράκτορες
lab-agent = Πράκτορας { $number }
lab-add-agent = Άλλος πράκτορας
lab-leave-out = Χωρίς: { $agent }
lab-games = Παιχνίδια
lab-deploy = Διάταξη στόλων
lab-seed = Αριθμός της πρώτης θάλασσας
lab-set = Αλλαγές κανόνων
lab-set-hint = Ως κλειδί=τιμή, με κενά ανάμεσα: rows=8 cols=8, contact="apart", known=7.
lab-run = Εκτέλεση
lab-changed = Όσα επιλέχθηκαν πάνω δεν έχουν εκτελεστεί: κάτω είναι η προηγούμενη εκτέλεση.

lab-ready = Έτοιμο για εκτέλεση.
lab-kept = Μια εκτέλεση έμεινε στη μέση σε αυτή τη συσκευή.
lab-take-up = Συνέχισή της
lab-pause = Παύση
lab-resume = Συνέχεια
lab-stop = Άκυρο
lab-starting = { $games } από { $planned } παιχνίδια: έναρξη.
lab-running = { $games } από { $planned } παιχνίδια, { $rate } το δευτερόλεπτο, ακόμη { $left }.
lab-paused = Παύση μετά από { $games } από { $planned } παιχνίδια.
lab-ended = { $planned ->
    [one] Παίχτηκε 1 παιχνίδι.
   *[other] Παίχτηκαν και τα { $planned } παιχνίδια.
  }
lab-stopped = Τέλος μετά από { $games } από { $planned } παιχνίδια.
lab-seconds = { $seconds ->
    [one] 1 δευτερόλεπτο
   *[other] { $seconds } δευτερόλεπτα
  }
lab-minutes = { $minutes ->
    [one] 1 λεπτό
   *[other] { $minutes } λεπτά
  }
lab-hours = { $hours ->
    [one] 1 ώρα
   *[other] { $hours } ώρες
  }

lab-results = Τι προέκυψε
lab-verdict-shots = Ο πράκτορας «{ $better }» χρειάζεται { $difference } ± { $error } βολές λιγότερες από τον πράκτορα «{ $worse }»· πέρα από την τύχη.
lab-verdict-score = Ο πράκτορας «{ $better }» έχει σκορ κατά { $difference } ± { $error } μεγαλύτερο από τον πράκτορα «{ $worse }»· πέρα από την τύχη.
lab-verdict-open = { $better } και { $worse }: διαφορά { $difference } ± { $error }· μετά από { $games ->
    [one] 1 παιχνίδι
   *[other] { $games } παιχνίδια
  } θα μπορούσε να την έχει φέρει η τύχη.
lab-with-error = { $value } ± { $error }
lab-mean-shots = Μέσος όρος βολών
lab-mean-score = Μέσο σκορ
lab-median = Διάμεσος
lab-least = Ελάχιστο
lab-most = Μέγιστο
lab-p99 = 99% ως
lab-played = Παιχνίδια
lab-picture = { $agent }: παιχνίδια κατά αποτέλεσμα, μέσος όρος { $mean } σε { $games ->
    [one] 1 παιχνίδι
   *[other] { $games } παιχνίδια
  }
lab-bar-hint = Πατήστε μια ράβδο για να δείτε τα παιχνίδια της.
lab-published-hint = Γραμμές με πόδι: όσα δημοσιεύθηκαν.
lab-bar-coming = Αναζήτηση του παιχνιδιού…
lab-bar-watch = Θέαση παιχνιδιού { $number } ({ $range })
lab-bar-next = Επόμενο σε αυτή τη ράβδο
lab-bar-open = Παιχνίδια
lab-bar-open-named = Παιχνίδια με { $range }
lab-table = { $agent }, ως πίνακας
lab-result = Αποτέλεσμα
lab-range = { $from }–{ $to }
lab-trail = Ο μέσος όρος όσο προχωρούσαν τα παιχνίδια και πού βρίσκεται με 95%
lab-trail-table = Ως πίνακας
lab-export = Αποθήκευση
lab-export-csv = Αποτελέσματα (CSV)
lab-export-json = Αναφορά (JSON)
lab-export-svg = Εικόνα (SVG)
lab-how = Μετά το ± είναι το μισό του διαστήματος που περιέχει τον πραγματικό μέσο όρο σε 95 από 100 τέτοιες εκτελέσεις. Όλοι οι πράκτορες παίζουν στις ίδιες θάλασσες, που κληρώνονται από τη θάλασσα αρ. { $seed }· έτσι η ίδια εκτέλεση δίνει τους ίδιους αριθμούς σε κάθε συσκευή και στη γραμμή εντολών.
lab-heard-mean = { $agent }: { $mean }.
lab-heard-game = Παιχνίδι { $number }: έτοιμο για θέαση.

lab-figures = Οι δημοσιευμένοι αριθμοί, ξανά
lab-figures-lede = Κάθε αριθμός που δημοσιεύουν οι πηγές, με την εκτέλεση που τον αναπαράγει. Το πάτημα ενός κουμπιού την τρέχει εδώ· ό,τι προκύπτει μπαίνει δίπλα σε ό,τι δημοσιεύθηκε.
lab-source-exact = Τι προκύπτει μόνο από τους κανόνες
lab-source-exact-how = Καμία πηγή δεν τα μέτρησε: υπολογίζονται ακριβώς και οι εκτελέσεις πρέπει να καταλήγουν σε αυτά.
lab-source-turkish = Η τουρκική πηγή: πέντε μοντέλα στο 5-4-3-3-2 και η κινούμενη θάλασσά της
lab-source-turkish-how = Η πηγή έπαιξε 300 ή 30.000 παιχνίδια για κάθε μοντέλο και 1.000 για καθένα στην κινούμενη θάλασσα. Το καλύτερο και το χειρότερο από τόσα παιχνίδια κρέμονται από την τύχη: αναφέρονται, δεν κρίνονται.
lab-source-italian = Η ιταλική πηγή: έμπειρα συστήματα στην πασιέντζα
lab-source-italian-how = Η πηγή έπαιξε ένα παιχνίδι σε καθέναν από τρεις χάρτες που δεν δημοσιεύθηκαν ποτέ. Οι δικοί μας αριθμοί είναι μέσοι όροι 300 χαρτών με όμοια διάταξη· δίπλα σε καθέναν γράφει πόσα δικά μας παιχνίδια έχουν σκορ κάτω από το ένα δικό της.
lab-source-greek = Η ελληνική πηγή: Reversi
lab-source-greek-how = Δημοσιεύει ταμπλό και κανέναν μετρημένο αριθμό: οι τυπωμένες θέσεις είναι στη σελίδα του Reversi.
lab-figure-run = { $agents } · { $rules } · { $games ->
    [one] 1 παιχνίδι
   *[other] { $games } παιχνίδια
  }
lab-figure-play = Εκτέλεση, περίπου { $span }
lab-figure-what = Αριθμός
lab-figure-published = Δημοσιευμένος
lab-figure-shell = Δικός μας, γραμμή εντολών
lab-figure-here = Δικός μας, εδώ
lab-figure-verdict = Κρίση
lab-figure-below = Το { $share } των παιχνιδιών μας έχει χαμηλότερο σκορ.
lab-statistic-mean = { $agent }, μέσος όρος
lab-statistic-median = { $agent }, διάμεσος
lab-statistic-min = { $agent }, καλύτερο
lab-statistic-max = { $agent }, χειρότερο
lab-statistic-p1 = { $agent }, 1% είναι κάτω
lab-statistic-p99 = { $agent }, 99% είναι ως εκεί
lab-statistic-paired = { $agent } μείον { $other }, μέσος όρος
lab-verdict-agrees = αναπαράχθηκε
lab-verdict-differs = δεν αναπαράχθηκε
lab-verdict-told = αναφέρεται
lab-verdict-ours = δικός μας
lab-times = Πόσο περισσότερο αργεί ο χάρτης
lab-times-lede = Η τουρκική πηγή αναφέρει 78,4 δευτ. για τον χάρτη πιθανοτήτων της και 0,15 δευτ. για το πλέγμα της: 520 φορές περισσότερο. Εδώ παίζουν και τα δύο τις ίδιες 300 θάλασσες σε ένα νήμα.
lab-times-run = Μέτρηση εδώ
lab-times-told = Χάρτης { $slow } δευτ., πλέγμα { $quick } δευτ., και τα δύο { $games ->
    [one] στο ίδιο παιχνίδι
   *[other] στα ίδια { $games } παιχνίδια
  }: { $ratio } προς 1. Ο λόγος εξαρτάται από το πρόγραμμα, όχι μόνο από το μοντέλο.
lab-elsewhere = Μετρημένα αλλού
lab-elsewhere-how = Άλλα προγράμματα με τους ίδιους κανόνες, καθένα μετρημένο μία φορά σε 10.000 ομοιόμορφα τυχαίες θάλασσες (τυπικό σφάλμα 0,09). Μόνο το πρώτο είναι πράκτορας εδώ.
lab-elsewhere-what = Πρόγραμμα
lab-elsewhere-count = μέτρηση τοποθετήσεων, βάρος 10 ανά χτύπημα
lab-elsewhere-web = ο πράκτορας ενός δημοφιλούς παιχνιδιού του ιστού
lab-elsewhere-contest = ο νικητής ενός διαγωνισμού
lab-elsewhere-java = ένας παίκτης που μαθαίνει σε ποιο πλοίο είναι κάθε χτύπημα
lab-elsewhere-play = Εκτέλεση του δικού μας
