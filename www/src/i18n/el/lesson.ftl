### Οι λέξεις των μαθημάτων σε κάθε παιχνίδι.

predict = Πρόβλεψη
predict-on = Πρόβλεψη ενεργή: από την επόμενη κίνηση απαντάτε πρώτα εσείς.
predict-off = Πρόβλεψη ανενεργή.
predict-last = Το προηγούμενο βήμα:
predict-skip = Παράλειψη
predict-answer = Εμφάνιση απάντησης
predict-back = Αναίρεση της απάντησής μου
predict-again = Ξανά η απάντησή μου
predict-taken = Η απάντησή σας αναιρέθηκε.
predict-kept = Το { $cell } δόθηκε στη σελίδα και δεν μετριέται εδώ.
present = Παρουσίαση
present-leave = Έξοδος
present-off = Τέλος παρουσίασης.
lesson-key-predict = πρόβλεψη κάθε επιλογής
lesson-key-present = παρουσίαση: ταμπλό και μία πρόταση
lesson-key-on = στην παρουσίαση, το επόμενο
lesson-key-back = στην παρουσίαση, πίσω
