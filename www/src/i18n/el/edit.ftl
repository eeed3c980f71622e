edit-title = Επιλυτής: κάθε θέση, από χαρτί, εφημερίδα ή σύνδεσμο
board-edit = Η θέση

## What follows

edit-counting = Μέτρηση…
edit-unique = Ταιριάζει ένας στόλος
edit-several = { $many ->
    [2] Ταιριάζουν δύο στόλοι
   *[other] Ταιριάζουν { $many } στόλοι
  }
edit-several-estimated = Ταιριάζουν περισσότεροι στόλοι από όσους μπορούν να μετρηθούν
edit-several-uncounted = Ταιριάζουν πολλοί στόλοι
edit-undecided = Δεν κρίθηκε
edit-clash = Κανένας στόλος δεν ταιριάζει: { $count ->
    [one] αυτό δεν μπορεί να ισχύει
   *[other] αυτά αντιφάσκουν
  }
edit-clash-among = Κανένας στόλος δεν ταιριάζει: κάποια από αυτά αντιφάσκουν
edit-none-fits = Κανένας στόλος δεν ταιριάζει στα αποτελέσματα των βολών
edit-no-room = Κανένας στόλος δεν ταιριάζει: τα πλοία δεν χωρούν σε αυτό το ταμπλό
edit-missing = { $count ->
    [one] Μένει να συμπληρωθεί το πλήθος σε 1 σειρά ή στήλη
   *[other] Μένει να συμπληρωθεί το πλήθος σε { $count } σειρές και στήλες
  }
# What is said after these.
edit-more-shown = Φαίνεται ένα από δύο παραδείγματα.
edit-more-estimated = Οι πιθανότητες είναι κατ’ εκτίμηση.
edit-more-few = { $count ->
    [0] Δεν βρέθηκε στόλος για να φανεί.
    [one] Βρέθηκε μόνο ένας στόλος για να φανεί.
   *[other] Βρέθηκαν μόνο { $count } στόλοι για να φανούν.
  }
edit-more-undecided = Η αναζήτηση στόλου που ταιριάζει κράτησε πολύ.
edit-missing-how = Γράψτε σε κάθε πεδίο δίπλα στο ταμπλό πόσα κελιά πλοίων έχει η σειρά ή η στήλη.
edit-clash-label = Τι αντιφάσκει
edit-clash-shot = Βολή { $number }: { $cell } { $answer }
edit-clash-known = Δόθηκε: { $cell } { $content }
edit-clash-row = Σειρά { $row }: έχει { $count ->
    [one] 1 κελί πλοίου
   *[other] { $count } κελιά πλοίων
  }
edit-clash-col = Στήλη { $column }: έχει { $count ->
    [one] 1 κελί πλοίου
   *[other] { $count } κελιά πλοίων
  }
edit-examples = Στόλος που φαίνεται
edit-example-only = Ο στόλος
edit-example-first = Παράδειγμα Α
edit-example-second = Παράδειγμα Β
edit-example-none = Κανένας
edit-differs = { $count ->
    [one] Ο ρόμβος δείχνει το 1 κελί όπου τα Α και Β διαφέρουν.
   *[other] Οι ρόμβοι δείχνουν τα { $count } κελιά όπου τα Α και Β διαφέρουν.
  }
edit-cell-given = δόθηκε
edit-cell-example = πλοίο στον στόλο που φαίνεται
edit-cell-differs = διαφέρει στα Α και Β
edit-cell-clash = αντιφάσκει

## Telling

edit-tools = Αποτέλεσμα βολής
edit-tool-miss = νερό
edit-tool-hit = χτύπημα
edit-tool-sunk = βυθίστηκε
edit-tool-unrevealed = κρυφό
edit-tool-water = νερό
edit-tool-left = αριστερό άκρο
edit-tool-right = δεξί άκρο
edit-tool-top = πάνω άκρο
edit-tool-bottom = κάτω άκρο
edit-tool-middle = μέση
edit-tool-sub = πλοίο ενός κελιού
edit-tool-flag = σημαία
edit-tool-clear = σβήσιμο
edit-ship = Πλοίο
edit-ship-now = Πλοίο: { $ship }.
edit-observed = { $cell } { $answer }.
edit-cleared = Σβήστηκε: { $cell }.
edit-count = κελιά πλοίων
edit-then = μετά το κελί
edit-empty = Άδειασμα
edit-known = Γνωστά ως τώρα
edit-token = { $cell } { $answer }, αφαίρεση
edit-line = Προσθέστε ό,τι ξέρετε ή επικολλήστε: { $example } · γραμμή γρίφου · καταγραφή · σύνδεσμο
edit-play = Συνεχίστε από εδώ
edit-watch = Παρακολούθηση: { $agent }
edit-show-example = Ένας στόλος που ταιριάζει
edit-tell = Προσθήκη
edit-reasons = Λύση βήμα βήμα

## Text and files

edit-sample = Παράδειγμα
edit-sample-choose = Επιλέξτε…
edit-sample-puzzle = Ένας γρίφος από εφημερίδα
edit-try = Ή δοκιμάστε:
edit-try-two = ταιριάζουν δύο στόλοι
edit-try-none = δεν ταιριάζει κανένας
edit-try-puzzle = γρίφος εφημερίδας
edit-drop = Σύρετε εδώ και αρχεία.
edit-text = Η θέση ως κείμενο
edit-copy = Αντιγραφή ως κείμενο
edit-print = Εκτύπωση
edit-file = Θέση από αρχείο
edit-open-game = Άνοιγμα παρτίδας…
edit-open = Άνοιγμα
edit-puzzles = { $count ->
    [one] 1 γρίφος
   *[other] { $count } γρίφοι
  } στο κείμενο: επιλέξτε έναν
error-no-position = Δεν είναι ούτε αποτέλεσμα βολής ούτε θέση ούτε γραμμή γρίφου ούτε καταγραφή ούτε σύνδεσμος· τίποτα δεν άλλαξε.
error-bad-puzzle = Η γραμμή του γρίφου δεν διαβάζεται, οπότε δεν άνοιξε γρίφος.
error-contradiction = Κανένας στόλος δεν ταιριάζει στα αποτελέσματα των βολών, άρα δεν υπάρχει κάτι να παιχτεί.
error-position-not-playable = Κανένα παιχνίδι δεν συνεχίζεται από εδώ: με αυτούς τους κανόνες δεν μπορούσε να φτάσει σε αυτό.
error-too-much-text = Είναι πάνω από 256 KB· τίποτα δεν άλλαξε.
error-bad-line = Γράψτε ένα κελί και το αποτέλεσμα της βολής.
error-no-such-answer = Μετά το κελί γράφεται τι ανακοινώνουν γι’ αυτό οι κανόνες: { $answers }.
error-which-ship = Ποιο πλοίο; Το όνομά του μπαίνει στο τέλος: { $ships }.
error-nothing-to-play = Δεν υπάρχει στόλος που να ταιριάζει για να συνεχιστεί το παιχνίδι.
