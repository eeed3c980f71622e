### What the page of the seas says at first.

region-label = Η θάλασσα
title-race = Το κυνήγι σας
title-play = Η παρτίδα σας
title-watch = Κυνηγά: { $agent }
side-by-side = Πλάι πλάι

## First sight

intro-race = Σε αυτή τη θάλασσα κρύβεται στόλος { $ships ->
    [one] ενός πλοίου
    [2] δύο πλοίων
    [3] τριών πλοίων
    [4] τεσσάρων πλοίων
    [5] πέντε πλοίων
    [6] έξι πλοίων
    [7] επτά πλοίων
    [8] οκτώ πλοίων
    [9] εννέα πλοίων
    [10] δέκα πλοίων
   *[other] { $ships } πλοίων
  }. Αρχίστε το κυνήγι: βυθίστε τον με λιγότερες βολές από τον πράκτορα που κυνηγά στην ίδια θάλασσα. Οι πιθανότητες είναι βοήθεια και σημειώνονται δίπλα στο αποτέλεσμα.
intro-play = Παίζετε εναλλάξ, στόλος εναντίον στόλου. Αντίπαλος: { $agent }. { $first ->
    [you] Πρώτοι ρίχνετε εσείς.
   *[other] Πρώτος ρίχνει ο αντίπαλος.
  }
intro-moving = Μετά από κάθε βολή όλα τα πλοία κινούνται κατά ένα κελί. Ένα σημάδι δείχνει πού ήταν κάτι, όχι πού είναι.
intro-solitaire = Βρείτε τα πλοία· έχετε { $shots ->
    [one] 1 βολή
   *[other] { $shots } βολές
  } και { $guesses ->
    [one] 1 σημαία
   *[other] { $guesses } σημαίες
  }. Οι αριθμοί μετρούν τα κελιά πλοίων κάθε σειράς και στήλης.
hint-fire = Κάντε κλικ σε ένα κελί για βολή
hint-tap = Αγγίξτε ένα κελί για βολή
hint-aim = Αγγίξτε ένα κελί για στόχευση, ξανά για βολή
hint-flag = Κάντε κλικ σε ένα κελί για σημαία πλοίου
hint-tap-flag = Αγγίξτε ένα κελί για σημαία πλοίου

## Rules in words

## Board, for the ear and the eye

enlarge-board = Μεγέθυνση: { $board }
shrink-board = Σμίκρυνση: { $board }
show-beliefs = Τι πιστεύει: { $agent }
cell-prompt = Κελί:

## Ships

fleet-label = Στόλος
fleet-line = { $length ->
    [one] 1 κελί
   *[other] { $length } κελιά
  }
fleet-left = πλέουν { $left } από { $count }
fleet-sunk = βυθισμένα { $sunk } από { $count }
fleet-all-sunk = βυθισμένο

## Turns: the status line and the live region

status-not-saved = Αυτό το πρόγραμμα περιήγησης δεν αποθηκεύει παιχνίδια: αντιγράψτε τον σύνδεσμο για να συνεχίσετε αργότερα.

## Ends

share = Κοινοποίηση
play-on = Συνέχεια από εδώ
resign = Παραίτηση

## Bar

tool = Εργαλείο
tool-fire = Βολή
tool-flag = Σημαία
tool-note = Νερό
tool-clear = Σβήσιμο
fire-at = Βολή στο { $cell }

## Own rules

## Settings

about = Σχετικά
statistics = Στατιστικά
link-copy = Αντιγραφή συνδέσμου

## Kept games and links

forget = Διαγραφή

## The engine

engine-slow = Η μηχανή αργεί να φορτωθεί. Οι βολές σας δεν χάνονται.

first-title = Τέσσερα πλοία κρύβονται ακόμη. Πού θα ρίχνατε;
first-lede = Ναυμαχία: ο υπολογιστής έριξε { $shots ->
    [one] 1 βολή
   *[other] { $shots } βολές
  }. Συνεχίστε εσείς και συναγωνιστείτε τον ως το τελευταίο πλοίο.
first-numbers = Κάθε αριθμός είναι η πιθανότητα να υπάρχει πλοίο σε εκείνο το κελί, επί τοις εκατό, μετρημένη σε όλους τους στόλους που ταιριάζουν ακόμη.
first-ask = Η επόμενη βολή είναι δική σας.
first-computer = { $percent } · η επιλογή του υπολογιστή
first-or = Ή διαλέξτε οποιοδήποτε άλλο κελί και συνεχίστε από εδώ.
first-new = Κυνηγήστε νέο στόλο
first-watch = Ας συνεχίσει ο υπολογιστής
first-fleets = { $fleets ->
    [one] 1 στόλος ταιριάζει
   *[other] { $fleets } στόλοι ταιριάζουν
  } ακόμη με αυτές τις βολές
first-answer = { $answer ->
    [miss] Άστοχη: ήταν βολή με
   *[hit] Χτύπημα: ήταν βολή με
    } { $was }%. { $fleets ->
    [one] Μένει 1 στόλος,
   *[other] Μένουν { $fleets } στόλοι,
    } και το { $cell } έχει τώρα { $chance }%. Συνεχίστε: η βολή είναι δική σας.
