### What pages of a game say beside the game: settings, sharing, embedding.

key-space = Διάστημα
key-play = Έναρξη ή παύση του πράκτορα

## Settings

theme = Χρώματα
theme-system = όπως η συσκευή
theme-light = ανοιχτά
theme-dark = σκούρα
motion = Κίνηση
motion-system = όπως η συσκευή
motion-reduced = καμία
notation = Πώς γράφονται τα κελιά

## Kept games and links

share-link = Σύνδεσμος
share-game-link = Σύνδεσμος σε αυτή την παρτίδα, βολή προς βολή
share-start = Σύνδεσμος σε αυτή τη θάλασσα από την αρχή
share-text = Ως μία γραμμή κειμένου
share-file = Αποθήκευση σε αρχείο
shared-send = Κοινοποίηση…
shared-link = Αντιγραφή συνδέσμου
shared-sea-link = Αντιγραφή συνδέσμου σε αυτή τη θάλασσα
share-svg = Αποθήκευση ως SVG
share-png = Αποθήκευση ως PNG
share-forum = Αντιγραφή κειμένου για φόρουμ
share-lesson = Προσθήκη σε μάθημα
share-scorm = Αποθήκευση ως πακέτο SCORM
share-paper = Εκτύπωση
share-saved = Αποθηκεύτηκε ως { $name }
error-bad-picture = Αυτή η εικόνα δεν περιέχει παιχνίδι ή είναι φθαρμένη.
error-large-file = Αυτό το αρχείο είναι μεγαλύτερο από κάθε παιχνίδι.
error-no-picture = Η εικόνα δεν μπόρεσε να σχεδιαστεί.
share-edit = Άνοιγμα στον Επιλυτή
open-title = Άνοιγμα παρτίδας
share-open = Άνοιγμα καταγραφής
share-open-button = Άνοιγμα
share-open-file = Άνοιγμα αρχείου
share-copy = Αντιγραφή
share-sealed = Ο στόλος στον σύνδεσμο δεν φαίνεται με την πρώτη ματιά, αλλά μπορεί να διαβαστεί από όποιον επιμείνει.
embed-title = Εμφάνιση σε δική σας σελίδα
embed-form = Μορφή
embed-form-frame = Πλαίσιο
embed-form-element = Στοιχείο
embed-overlay = Πιθανότητες στο ταμπλό
embed-reason = Σκεπτικό
embed-playable = Ο αναγνώστης μπορεί να παίξει
embed-predict = Ο αναγνώστης προβλέπει κάθε επιλογή
embed-height = Ύψος σε εικονοστοιχεία
embed-origin = Προέλευση της σελίδας σας
embed-origin-hint = Προαιρετική. Εκείνη η σελίδα μαθαίνει τι απαντήθηκε στο πλαίσιο και μπορεί να του δίνει εντολές.
embed-origin-bad = Αυτό δεν οδηγεί σε σελίδα.
embed-text = Για αντιγραφή
embed-preview = Προεπισκόπηση
embed-picture = Αποθήκευση της εικόνας { $file }

## The choice of a game

agent-strengths = Λιγότερες σημαίνει δυνατότερος: μέσος όρος βολών στο κλασικό παιχνίδι, σε 10.000 παιχνίδια (λιγότερα για πράκτορες που μετρούν ολόκληρους στόλους). Χωρίς αριθμό: δεν μετρήθηκε έτσι. Άλλα παιχνίδια έχουν άλλους μέσους όρους.
