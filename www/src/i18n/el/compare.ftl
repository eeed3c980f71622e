compare-lede = { $agents ->
    [2] Δύο
    [3] Τρεις
   *[4] Τέσσερις
  } πράκτορες κυνηγούν τον ίδιο κρυμμένο στόλο. Κάθε ταμπλό δείχνει τι πιστεύει ο πράκτοράς του πριν από την επόμενη κίνησή του.
compare-value = γύρος { $step } από { $steps }

## Where it stands

compare-start = Κανείς δεν έπαιξε ακόμη.
compare-round = Γύρος { $step }.
compare-ending = Όλοι τελείωσαν:
compare-shots = { $agent }: { $shots ->
    [one] 1 βολή.
   *[other] { $shots } βολές.
  }
compare-points = { $agent }: { $points ->
    [one] 1 πόντος.
   *[other] { $points } πόντοι.
  }
compare-ahead = Το παιχνίδι συνεχίζεται ως το τέλος: τώρα στον γύρο { $steps }.
compare-parting = Πρώτη διαφορετική επιλογή, στον γύρο { $step }:
compare-choice = { $agent } { $cell }
compare-choice-none = { $agent }: τέλος
compare-go = Εκεί
compare-together = Ως τώρα έκαναν τις ίδιες κινήσεις.
compare-same = Κάνουν τις ίδιες κινήσεις ως το τέλος.

## The table

compare-table = Δίπλα δίπλα
compare-agent = Πράκτορας
compare-shots-now = Βολές ως τώρα
compare-shots-end = Βολές στο τέλος
compare-flags-now = Σημαίες ως τώρα
compare-points-end = Πόντοι στο τέλος
compare-hits = Χτυπήματα
compare-sunk = Βυθισμένα
compare-open-end = δεν τελείωσε
compare-done = Τελείωσε.
compare-watch = Παρακολούθηση: { $agent }

## From here

compare-play = Παίξτε εσείς αυτή τη θάλασσα

## Choices

compare-agents = Πράκτορες
compare-agent-n = Πράκτορας { $number }
compare-add = Άλλος πράκτορας
compare-remove = Αφαίρεση: { $agent }
compare-rules = Κανόνες
compare-rows = Σειρές: { $rows }
compare-cols = Στήλες: { $cols }
compare-ships = { $ship }: { $count }
compare-contact = Πλοία
compare-contact-free = μπορούν να ακουμπούν
compare-contact-apart = δεν ακουμπούν ποτέ
compare-announce = Τι αποκαλύπτει κάθε βολή
compare-announce-hit-or-miss = χτύπημα ή νερό
compare-announce-sunk = και ποιο πλοίο βυθίστηκε
compare-announce-names-ship = και ποιο πλοίο χτυπήθηκε
compare-known = Κελιά φανερά από την αρχή: { $known }
compare-clues = Λέγονται τα κελιά πλοίων κάθε γραμμής και στήλης
compare-parameter = { $parameter }: { $value }
compare-budget = Βολές για κάθε πράκτορα: { $shots ->
    [0] χωρίς όριο
   *[other] { $shots }
  }
compare-guesses = Σημαίες για κάθε πράκτορα: { $guesses }

## What cannot be

error-compare-count = { $agents ->
    [one] Ένας πράκτορας δεν μπορεί να συγκριθεί
   *[other] { $agents } πράκτορες δεν μπορούν να συγκριθούν
  }: πρέπει να είναι δύο έως τέσσερις.
error-compare-person = Σε αυτό το παιχνίδι παίζει άνθρωπος: συγκρίνονται μόνο παιχνίδια μεταξύ πρακτόρων.
error-compare-duel = Σε αυτό το παιχνίδι κάθε παίκτης κυνηγά σε άλλη θάλασσα: συγκρίνονται μόνο κυνήγια στην ίδια θάλασσα.
error-compare-rules = Κανένας πράκτορας δεν παίζει με αυτούς τους κανόνες, άρα δεν υπάρχει τι να συγκριθεί.
error-compare-replaced = Δεν μπορούν όλοι οι πράκτορες να παίξουν με αυτούς τους κανόνες: άλλοι παίρνουν τη θέση όσων δεν μπορούν.
