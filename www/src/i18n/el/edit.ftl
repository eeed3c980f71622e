edit-title = Επεξεργασία θέσης
edit-lead = { $telling ->
    [content] Γράψτε πόσα κελιά πλοίων έχει κάθε σειρά και στήλη και επιλέξτε τι δόθηκε για ένα κελί, μετά το κελί.
    [hit-or-miss] Επιλέξτε τι ανακοινώθηκε, μετά το κελί: νερό ή χτύπημα.
   *[other] Επιλέξτε τι ανακοινώθηκε, μετά το κελί: νερό, χτύπημα ή βυθίστηκε.
  } Ή επικολλήστε μια θέση, έναν γρίφο εφημερίδας, μια καταγραφή ή έναν σύνδεσμο· ή φορτώστε ένα παράδειγμα. Βλέπετε αμέσως ποιοι στόλοι ταιριάζουν.
board-edit = Η θέση

## What follows

edit-counting = Μέτρηση…
edit-unique = Ταιριάζει ένας στόλος.
edit-several = Ταιριάζουν { $many } στόλοι{ $two ->
    [yes] · φαίνονται δύο από αυτούς.
   *[no] .
  }
edit-several-estimated = Ταιριάζουν περισσότεροι στόλοι από όσους μπορούν να μετρηθούν· οι πιθανότητες είναι κατ’ εκτίμηση{ $two ->
    [yes] {" "}και φαίνονται δύο στόλοι.
   *[no] .
  }
edit-several-uncounted = Ταιριάζουν πολλοί στόλοι{ $two ->
    [yes] · φαίνονται δύο από αυτούς.
   *[no] .
  }
edit-estimated-few = Ταιριάζουν περισσότεροι στόλοι από όσους μπορούν να μετρηθούν· οι πιθανότητες είναι κατ’ εκτίμηση και { $count ->
    [0] δεν βρέθηκε κανένας στόλος
    [one] βρέθηκε μόνο ένας στόλος
   *[other] βρέθηκαν μόνο { $count } στόλοι
  } για να φανεί.
edit-undecided = Δεν κρίθηκε αν ταιριάζει κάποιος στόλος: η αναζήτηση κράτησε πολύ.
edit-clash = Κανένας στόλος δεν ταιριάζει: { $count ->
    [one] αυτό το ένα δεν μπορεί να ισχύει.
   *[other] αυτά τα { $count } αντιφάσκουν.
  }
edit-clash-among = Κανένας στόλος δεν ταιριάζει: κάποια από αυτά τα { $count } αντιφάσκουν.
edit-none-fits = Κανένας στόλος δεν ταιριάζει σε όσα ανακοινώθηκαν.
edit-no-room = Κανένας στόλος δεν ταιριάζει: ο ίδιος ο στόλος δεν χωρά σε αυτό το ταμπλό.
edit-missing = { $count ->
    [one] Μένει να συμπληρωθεί το πλήθος σε 1 σειρά ή στήλη.
   *[other] Μένει να συμπληρωθεί το πλήθος σε { $count } σειρές και στήλες.
  }
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
edit-likeliest = Πιθανότερα: { $cells }.
edit-likely = { $cell } { $percent }%
edit-chances = Πιθανότητες από όλους τους στόλους που ταιριάζουν
edit-cell-given = δόθηκε
edit-cell-example = πλοίο στον στόλο που φαίνεται
edit-cell-differs = διαφέρει στα Α και Β
edit-cell-clash = αντιφάσκει

## Telling

edit-tools = Τι ανακοινώθηκε
edit-tool-miss = νερό
edit-tool-hit = χτύπημα
edit-tool-sunk = βυθίστηκε
edit-tool-unrevealed = δεν ανακοινώθηκε
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
edit-told = { $cell } { $answer }.
edit-cleared = Σβήστηκε: { $cell }.
edit-count = κελιά πλοίων
edit-empty = Άδειασμα
edit-line = Ανακοίνωση με κείμενο
edit-line-hint = Ένα κελί και τι ανακοινώθηκε: { $example }
edit-tell = Ανακοίνωση
edit-play = Παιχνίδι από εδώ
edit-reasons = Λύση με σκεπτικό
edit-watch = Θέαση από εδώ

## Text and files

edit-sample = Παράδειγμα
edit-sample-choose = Επιλέξτε…
edit-sample-puzzle = Ένας γρίφος από εφημερίδα
edit-text = Η θέση ως κείμενο
edit-text-hint = Επικολλήστε εδώ άλλη: μια θέση, μια γραμμή γρίφου, μια καταγραφή ή έναν σύνδεσμο. Ό,τι αφορά το Reversi ανοίγει στη σελίδα του Reversi. Μπορείτε και να αφήσετε ένα αρχείο οπουδήποτε στη σελίδα.
edit-take = Χρήση
edit-file = Άνοιγμα αρχείου
edit-open = Άνοιγμα
edit-puzzles = { $count ->
    [one] 1 γρίφος
   *[other] { $count } γρίφοι
  } στο κείμενο: επιλέξτε έναν
error-no-position = Δεν είναι ούτε θέση ούτε γραμμή γρίφου ούτε καταγραφή ούτε σύνδεσμος· τίποτα δεν άλλαξε.
error-bad-puzzle = Η γραμμή του γρίφου δεν διαβάζεται, οπότε δεν άνοιξε γρίφος.
error-contradiction = Κανένας στόλος δεν ταιριάζει σε όσα ανακοινώθηκαν, άρα δεν υπάρχει με ποιον να συνεχιστεί το παιχνίδι.
error-position-not-playable = Κανένα παιχνίδι δεν συνεχίζεται από εδώ: με αυτούς τους κανόνες δεν μπορούσε να φτάσει σε αυτό.
error-too-much-text = Είναι πάνω από 256 KB· τίποτα δεν άλλαξε.
error-bad-line = Γράψτε ένα κελί και τι ανακοινώθηκε γι’ αυτό.
error-no-such-answer = Μετά το κελί γράφεται τι ανακοινώνουν γι’ αυτό οι κανόνες: { $answers }.
error-which-ship = Ποιο πλοίο; Το όνομά του μπαίνει στο τέλος: { $ships }.
error-nothing-to-play = Δεν υπάρχει στόλος που να ταιριάζει για να συνεχιστεί το παιχνίδι.
edit-copy = Αντιγραφή
