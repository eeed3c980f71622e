### What a board of the seas says, on every page that shows one.

## Board, for the ear and the eye

board-hunt = Κρυμμένη θάλασσα
board-theirs = Θάλασσα: { $agent }
board-yours = Η θάλασσά σας
board-of-agent = { $agent } σε αυτή τη θάλασσα
board-of-you = Εσείς σε αυτή τη θάλασσα
caption-shots = { $shots ->
    [one] 1 βολή
   *[other] { $shots } βολές
  }
caption-left = { $left ->
    [0] κανένα πλοίο δεν απομένει
    [one] απομένει 1 πλοίο
   *[other] απομένουν { $left } πλοία
  }
race-rival = { $agent }: { $shots ->
    [one] 1 βολή
   *[other] { $shots } βολές
  }, { $sunk ->
    [one] 1 βυθισμένο
   *[other] { $sunk } βυθισμένα
  }
race-rival-unannounced = { $agent }: { $shots ->
    [one] 1 βολή
   *[other] { $shots } βολές
  }
race-rival-done = τελείωσε
row-name = σειρά { $row }
col-name = στήλη { $column }
mark-miss = άστοχη βολή
mark-hit = χτύπημα
mark-sunk = βυθισμένο
mark-water = νερό
mark-unrevealed = βολή, κρυφό αποτέλεσμα
mark-spent = τίποτα νέο
cell-known = φανερό από την αρχή
cell-flag = σημαία: πλοίο
cell-flag-right = σωστή σημαία
cell-flag-wrong = λάθος σημαία
cell-note = σημείωσή σας: νερό
cell-last = τελευταία βολή
cell-age = { $shots ->
    [one] πριν από 1 βολή
   *[other] πριν από { $shots } βολές
  }
cell-damaged = χτυπημένο τμήμα
cell-aim = στόχος
cell-premise = το χτύπημα που αναφέρει το σκεπτικό
cell-conclusion = η επόμενη επιλογή
cell-pending = σε εξέλιξη
cell-chance = { $percent } τοις εκατό
cell-score = σκορ { $score }

## Legends

legend-marks-miss = άστοχη βολή
legend-marks-water = γνωστό νερό
legend-marks-hit = χτύπημα
legend-marks-flag = σημαία σας
legend-marks-flag-right = σωστή
legend-marks-flag-wrong = λάθος
legend-marks-note = σημείωσή σας
legend-marks-known = φανερό από την αρχή
legend-marks-last = τελευταία βολή
legend-marks-premise = { cell-premise }
legend-marks-clue-satisfied = όλα τα κελιά πλοίων της γραμμής φαίνονται
legend-marks-clue-over = πάρα πολλά στη γραμμή
legend-marks-unrevealed = βολή, κρυφό αποτέλεσμα
legend-marks-spent = πλοίο, τίποτα νέο δεν χτυπήθηκε
legend-marks-old = πριν από 3 βολές ή περισσότερες
legend-marks-past = πριν από 8 βολές ή περισσότερες
legend-marks-damaged = τμήμα που χτυπήθηκε

## Turns: the status line and the live region

status-your-turn = Παίζετε εσείς.
status-agent-turn = Σκέφτεται: { $agent }.
status-shot = { $cell } { $answer }.
status-agent-shot = { $agent }: βολή στο { $cell }, { $answer }.
status-flag = Σημαία πλοίου στο { $cell }, { $left ->
    [one] απομένει 1 σημαία
   *[other] απομένουν { $left } σημαίες
  }.
status-resigned = Παραιτηθήκατε.
status-marked = Το { $cell } σημειώθηκε ως πλοίο.
status-agent-flag = { $agent }: σημαία στο { $cell }.
status-note = Σημείωση στο { $cell }: νερό.
status-clear = Σβήστηκε: { $cell }.
status-undone = Αναιρέθηκε: { $cell }.
status-solve = { $who ->
    [you] Τελειώνετε το παιχνίδι και μετράτε το σκορ.
   *[other] Τελείωσε: { $who }.
  }
status-step = { $what ->
    [shot] Βολή
   *[step] Βήμα
    } { $step } από { $steps }.
status-paused = Παύση { $what ->
    [shot] στη βολή
   *[step] στο βήμα
    } { $step } από { $steps }.
status-start = Βήμα 0: καμία βολή ακόμη.
status-left = Απομένουν { $shots ->
    [one] 1 βολή
   *[other] { $shots } βολές
  }, { $guesses ->
    [one] 1 σημαία
   *[other] { $guesses } σημαίες
  }.
status-aim = Στόχος: { $cell }. Αγγίξτε ξανά ή πατήστε «Βολή».
status-proving = Επιλέξτε το κελί που θα αποδειχθεί.
status-waits = Η βολή σας θα μετρήσει μόλις η μηχανή είναι έτοιμη.
status-revealed = Ο στόλος φαίνεται.
status-hidden = Ο στόλος είναι κρυμμένος.

caption-budget = απομένουν { $shots ->
    [one] 1 βολή
   *[other] { $shots } βολές
  } και { $guesses ->
    [one] 1 σημαία
   *[other] { $guesses } σημαίες
  }

## Bar

sure = { $what };
sure-said = { $what }; Πατήστε ξανά.
reveal = Εμφάνιση στόλου

## The engine

engine-restarted = Η μηχανή ξεκίνησε πάλι· τίποτα δεν χάθηκε.

## Refusals: what can be wrong before anything else has come

notice-instead = Αντί γι’ αυτό, ορίστε ένα νέο παιχνίδι.
notice-cause = ({ $cause })
