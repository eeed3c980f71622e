## Το αποτέλεσμα

plate-sunk = { $shots ->
    [one] βολή
   *[other] βολές
  }{ $who ->
    [you] {""}
   *[other] {" "}({ $who })
  } και { $ships ->
    [1] το πλοίο βυθίστηκε
    [2] τα δύο πλοία βυθίστηκαν
    [4] και τα τέσσερα βυθίστηκαν
    [5] και τα πέντε βυθίστηκαν
    [10] και τα δέκα βυθίστηκαν
   *[other] και τα { $ships } βυθίστηκαν
  }.
plate-points = { $score ->
    [one] πόντος
   *[other] πόντοι
  }{ $who ->
    [you] .
   *[other] {" "}({ $who }).
  }
plate-gave-up = { $shots ->
    [one] βολή
   *[other] βολές
  }{ $who ->
    [you] , ύστερα παραιτηθήκατε.
   *[other] , ύστερα παραίτηση ({ $who }).
  }
plate-rival = { $lead ->
    [you] Κερδίσατε. { $agent } στην ίδια θάλασσα: { $theirs }.
    [even] Ισοπαλία: { $agent }, άλλες τόσες.
   *[other] Κέρδισε: { $agent }, με { $theirs }.
  }
plate-rival-points = { $agent } στην ίδια θάλασσα: { $theirs ->
    [one] 1 πόντος
   *[other] { $theirs } πόντοι
  }.
plate-won = Κερδίζετε. Αντίπαλος: { $agent }.
plate-lost = Κερδίζει ο αντίπαλος ({ $agent }). Είχατε βυθίσει { $sunk } από τα { $ships }.
plate-two = Νικητής: { $winner }.
plate-no-help = χωρίς βοήθεια
plate-chances-shown = ορατές πιθανότητες
plate-first-shots = { $shots ->
    [one] η πρώτη βολή
   *[other] οι πρώτες { $shots } βολές
  }: { $agent }
plate-next = Κυνήγι στην επόμενη θάλασσα
plate-against = Επόμενος αντίπαλος: { $agent }
both-boards = Και τα δύο ταμπλό
same-sea = Ξανά η ίδια θάλασσα

## Πώς πήγε το κυνήγι

plot-found = Κελιά πλοίων ανά βολή
plot-found-line = { $who }: { $found } σε { $shots ->
    [one] 1 βολή
   *[other] { $shots } βολές
  }.
plot-cells = και τα { $cells } κελιά
plot-hunts = Ανάμεσα σε { $games } κυνήγια: { $agent }
plot-hunts-picture = Τα κυνήγια ({ $agent }) κατά αριθμό βολών: το δικό σας πήρε { $shots ->
    [one] 1 βολή
   *[other] { $shots } βολές
  }, το { $share } κράτησε περισσότερο. Τα νούμερα είναι στον πίνακα.
plot-own = εσείς, { $shots }
plot-longer = { $more ->
    [0] και τα { $games } ήταν πιο σύντομα
   *[other] το { $share } κράτησε περισσότερο
  }
plot-unlucky = { $agent }: εδώ άτυχος. Χρειάστηκε { $shots }, και από { $games } κυνήγια μόνο το { $share } κράτησε περισσότερο.
costliest = Η βολή σας { $number } έχασε τα περισσότερα
costliest-again = Ξανά οι ακριβότερες
costliest-said = Ρίξατε στο { $shot }, { $chance }%· το { $best } είχε { $bestChance }%.
skill = Ικανότητα
skill-means = 100 σημαίνει πάντα το πιθανότερο κελί
luck = Τύχη
luck-means = { $hits ->
    [one] 1 χτύπημα
   *[other] { $hits } χτυπήματα
  }· οι πιθανότητες υπόσχονταν { $expected }
luck-note = Σε τυχαίες θάλασσες η τύχη σε πολλά κυνήγια είναι κατά μέσο όρο 0.
skill-estimated = Κατ’ εκτίμηση: κάποιες πιθανότητες βγήκαν από δείγμα.

## The agents’ hunts, and where to go from here

standing-title = Το αποτέλεσμά σας ανάμεσα στους πράκτορες
standing-lead = Χρειαστήκατε { $shots ->
    [one] 1 βολή
   *[other] { $shots } βολές
  }. Μερίδιο των παιχνιδιών κάθε πράκτορα που χρειάστηκε
standing-mean = μέσος όρος
standing-fewer = λιγότερες
standing-alike = όσες εσείς
standing-more = περισσότερες
standing-of = Ποιανού τα παιχνίδια φαίνονται
standing-table = { $agent }: τα παιχνίδια ως πίνακας
standing-shots = βολές
standing-games = παιχνίδια
standing-here = δικό σας
standing-how = Παιχνίδια που μετρήθηκαν για κάθε πράκτορα: { $games }, σε θάλασσες κληρωμένες στην τύχη, ίδιες για όλους.
challenge-reply = Το αποτέλεσμά σας, για όποιον έστησε αυτόν τον στόλο
challenge-reply-how = Όποιος ανοίξει αυτόν τον σύνδεσμο βλέπει πόσες βολές χρειαστήκατε και το παιχνίδι σας βήμα βήμα.
end-race-first-difference = Πρώτη διαφορά στη βολή { $step }: εσείς { $yours }, { $agent } { $theirs }.
rematch = Ρεβάνς
watch-agent-here = Παρακολούθηση σε αυτή τη θάλασσα: { $agent }

## What is sent of a result

shared-label = Το αποτέλεσμά σας
shared-picture = Αποθήκευση εικόνας
shared-text = Αντιγραφή αποτελέσματος
shared-key = νερό · χτύπημα · βυθισμένο πλοίο, με τη σειρά των βολών
shared-day = θάλασσα της ημέρας { $day }
shared-number = αρ. { $seed }
shared-solved = λύθηκε
shared-unsolved = παραίτηση
shared-shots = { $shots ->
    [one] 1 βολή
   *[other] { $shots } βολές
  }
shared-points = { $score ->
    [one] 1 πόντος
   *[other] { $score } πόντοι
  }
shared-duel = { $won ->
    [yes] νίκη
   *[no] ήττα
  }, αντίπαλος { $agent }, { $shots ->
    [one] 1 βολή
   *[other] { $shots } βολές
  }
shared-help = { $hints ->
    [0] χωρίς υποδείξεις
    [one] 1 υπόδειξη
   *[other] { $hints } υποδείξεις
  }, { $checks ->
    [0] χωρίς ελέγχους
    [one] 1 έλεγχος
   *[other] { $checks } έλεγχοι
  }
shared-gave-up = παραίτηση μετά από { $shots ->
    [one] 1 βολή
   *[other] { $shots } βολές
  }

## One’s own shots, each against the likeliest cell

review-summary = Κατά μέσο όρο { $mean ->
    [one] χάθηκε 1 μονάδα
   *[other] χάθηκαν { $mean } μονάδες
  } τη βολή, σε { $shots ->
    [one] 1 βολή
   *[other] { $shots } βολές
  }· οι περισσότερες στη βολή { $shot }: { $cell } αντί για { $best }, { $points } μονάδες.
review-best = { $shots ->
    [one] Η μία βολή πήγε σε ένα από τα πιθανότερα κελιά.
   *[other] Και οι { $shots } βολές πήγαν σε ένα από τα πιθανότερα κελιά.
  }
review-caption = Βολές σε σχέση με το πιθανότερο κελί: { $proved ->
    [0] πρώτα όσες έχασαν περισσότερες μονάδες
   *[other] πρώτα όσες αγνόησαν κάτι αποδεδειγμένο, έπειτα κατά χαμένες μονάδες
  }
review-shot = Βολή
review-likeliest = Πιθανότερο
review-points = Χαμένες μονάδες
review-error = { " " }±{ $error }
review-at = Βολή { $number }: { $cell } { $answer }
review-water = { $who ->
    [you] Θα μπορούσατε να αποδείξετε ότι το { $cell } ήταν νερό.
   *[other] { $who } θα μπορούσε να αποδείξει ότι το { $cell } ήταν νερό.
  }
review-ship = { $who ->
    [you] Θα μπορούσατε να αποδείξετε ότι στο { $best } υπήρχε πλοίο: βέβαιο χτύπημα.
   *[other] { $who } θα μπορούσε να αποδείξει ότι στο { $best } υπήρχε πλοίο: βέβαιο χτύπημα.
  }
review-no-shots = Δεν έγινε καμία βολή.
review-not-best = Οι μονάδες είναι ποσοστιαίες. Το πιθανότερο κελί δεν είναι πάντα το καλύτερο: μετρά και τι θα μαθαίνατε αν βρίσκατε νερό.
review-csv = Αποθήκευση της ανασκόπησης ως CSV
review-why = Δείτε το σε μικρά ταμπλό
review-chance = Πιθανότητα
appraise = Εξέταση
appraisal-label = Ανασκόπηση βολών
