brand = Spyglass
page-description = Κυνηγήστε έναν κρυμμένο στόλο και δείτε πώς σκέφτεται ένας πράκτορας που κυνηγά στην ίδια θάλασσα.
page-title = { $rules }, θάλασσα αρ. { $seed } · Spyglass
page-title-puzzle = { $rules }, αρ. { $seed } · Spyglass
page-title-mode = { $mode } · Spyglass
nav-label = Τρόποι παιχνιδιού
nav-play = Παιχνίδι
nav-watch = Θέαση
nav-puzzle = Γρίφοι
nav-edit = Θέση
nav-lab = Εργαστήριο
nav-learn = Μάθηση
nav-reversi = Reversi
nav-more = Άλλα
mode-race = Κυνήγι
mode-play = Δύο παίκτες
mode-watch = Θέαση πράκτορα
mode-compare = Σύγκριση πρακτόρων
mode-puzzle = Γρίφοι
mode-edit = Επεξεργασία θέσης
skip-to-board = Στο ταμπλό
region-label = Η θάλασσα
bar-label = Χειριστήρια
settings = Ρυθμίσεις
help = Βοήθεια
language = Γλώσσα
language-system = όπως η συσκευή
error-no-words = Τα κείμενα αυτής της γλώσσας δεν μπόρεσαν να φορτωθούν ({ $language })· η σελίδα συνεχίζει με όσα έχει.
close = Κλείσιμο
cancel = Άκυρο
yes-retry = Ξανά
part-coming = Φόρτωση…
part-failed = Αυτό το μέρος της σελίδας δεν μπόρεσε να φορτωθεί. Τίποτα δεν χάθηκε: ελέγξτε τη σύνδεση και δοκιμάστε ξανά.

## First sight

intro-race = Εδώ κρύβεται στόλος { $ships ->
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
  }. Κυνηγήστε τον. Ένας πράκτορας κυνηγά στην ίδια θάλασσα: συγκρίνετε μετά.
intro-play = Παίζετε εναλλάξ, στόλος εναντίον στόλου. Αντίπαλος: { $agent }. { $first ->
    [you] Πρώτοι ρίχνετε εσείς.
   *[other] Πρώτος ρίχνει ο αντίπαλος.
  }
intro-watch = { $agent }: κυνήγι κρυμμένου στόλου. Δείτε τις σκέψεις βήμα βήμα.
intro-moving = Μετά από κάθε βολή όλα τα πλοία κινούνται κατά ένα κελί. Ένα σημάδι δείχνει πού ήταν κάτι.
intro-solitaire = Βάλτε σημαίες εκεί όπου υπάρχουν πλοία· έχετε { $shots ->
    [one] 1 βολή
   *[other] { $shots } βολές
  } και { $guesses ->
    [one] 1 σημαία
   *[other] { $guesses } σημαίες
  }. Οι αριθμοί λένε πόσα κελιά πλοίων έχει κάθε γραμμή.
hint-fire = Κάντε κλικ σε ένα κελί για βολή
hint-tap = Αγγίξτε ένα κελί για βολή
hint-aim = Αγγίξτε ένα κελί για στόχευση, ξανά για βολή
hint-flag = Κάντε κλικ σε ένα κελί για σημαία πλοίου
hint-tap-flag = Αγγίξτε ένα κελί για σημαία πλοίου
hint-step = Γυρίστε πίσω βήμα βήμα στις σκέψεις του πράκτορα
hint-chances = Πατήστε «Πιθανότητες» για να δείτε πόσο πιθανό είναι κάθε κελί
hint-seen = Εντάξει

## Picking a game

pick-rules = Παιχνίδι
pick-mode = Τρόπος παιχνιδιού
change-game = Αλλαγή παιχνιδιού
pick-agent = Αντίπαλος
pick-agent-watch = Πράκτορας
pick-deploy = Διάταξη στόλου
pick-lays = Διάταξη αντιπάλου
pick-seed = Θάλασσα αρ.
pick-more = Άλλες επιλογές
open-sea = Πάμε
sea-of-day = Θάλασσα της ημέρας
sea-number = θάλασσα αρ. { $seed }
rules-admiral = Κλασική (5-4-3-3-2)
rules-admiral-apart = Κλασική, πλοία χωριστά
rules-sea-battle = Ναυμαχία (4-3-3-2-2-2-1-1-1-1)
rules-solitaire = Πασιέντζα με ενδείξεις
rules-moving = Κινούμενα πλοία (5-4-3-3-2)
rules-puzzle = Γρίφος { $rows }×{ $cols }
rules-custom = Δικοί σας κανόνες
own-rules = Δικοί σας κανόνες…
deploy-own = ο δικός σας στόλος…
agent-random = Τυχαίος
agent-hunt = Κυνηγός
agent-parity = Ισοτιμία
agent-probability-map = Χάρτης
agent-directional = Κατεύθυνση
agent-p-matrix = Πίνακας
agent-exact = Ακριβής
agent-exact-lookahead = Ακριβής, με πρόβλεψη
agent-robust = Ανθεκτικός
agent-expert-greedy = Ειδικός, άπληστος
agent-expert-standard = Ειδικός, βασικός
agent-random-repeat = Τυχαίος, όλα τα κελιά
agent-fixed-scan = Σταθερή σάρωση
agent-tracker = Ιχνηλάτης
agent-strength = { $agent } { $mean }
agent-with-options = { $agent } ({ $options })
you = Εσείς
friend = Φίλος
player = Παίκτης { $number }
deploy-turn = Στροφή

## Rules in words

help-title = Πώς παίζεται

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
race-rival-untold = { $agent }: { $shots ->
    [one] 1 βολή
   *[other] { $shots } βολές
  }
race-rival-done = τελείωσε
row-name = σειρά { $row }
col-name = στήλη { $column }
clue-name = { $count ->
    [one] { $found } από 1 κελί πλοίων
   *[other] { $found } από { $count } κελιά πλοίων
  }
clue-over = πάρα πολλά: { $found } από { $count }
enlarge-board = Μεγέθυνση: { $board }
shrink-board = Σμίκρυνση: { $board }
show-beliefs = Τι πιστεύει: { $agent }
mark-unknown = άγνωστο
mark-miss = άστοχη βολή
mark-hit = χτύπημα
mark-sunk = βυθισμένο
mark-water = νερό
mark-unrevealed = βολή, δεν ανακοινώθηκε
mark-spent = τίποτα νέο
content-water = νερό
content-left = αριστερό άκρο πλοίου
content-right = δεξί άκρο πλοίου
content-middle = μέση πλοίου
content-top = πάνω άκρο πλοίου
content-bottom = κάτω άκρο πλοίου
content-sub = πλοίο ενός κελιού
content-ship = πλοίο
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
cell-premise = σκεπτικό { $number }
cell-conclusion = η επόμενη επιλογή
cell-pending = σε εξέλιξη
cell-chance = { $percent } τοις εκατό
cell-score = σκορ { $score }
cell-prompt = Κελί:

## Legends

legend-title = Υπόμνημα
legend-marks-miss = άστοχη βολή
legend-marks-water = γνωστό νερό
legend-marks-hit = χτύπημα
legend-marks-flag = σημαία σας
legend-marks-flag-right = σωστή
legend-marks-flag-wrong = λάθος
legend-marks-note = σημείωσή σας
legend-marks-known = φανερό από την αρχή
legend-marks-last = τελευταία βολή
legend-marks-clue-satisfied = όλα τα κελιά πλοίων της γραμμής φαίνονται
legend-marks-clue-over = πάρα πολλά στη γραμμή
legend-marks-unrevealed = βολή, δεν ανακοινώθηκε
legend-marks-spent = πλοίο, τίποτα νέο δεν χτυπήθηκε
legend-marks-old = πριν από 3 βολές ή περισσότερες
legend-marks-past = πριν από 8 βολές ή περισσότερες
legend-marks-damaged = τμήμα που χτυπήθηκε

## Ships

ship-carrier = αεροπλανοφόρο
ship-battleship = θωρηκτό
ship-destroyer = αντιτορπιλικό
ship-attack-boat = περιπολικό
ship-submarine = υποβρύχιο
ship-cruiser = καταδρομικό
ship-n = πλοίο μήκους { $length }
fleet-label = Στόλος
fleet-line = { $length ->
    [one] 1 κελί
   *[other] { $length } κελιά
  }
fleet-left = πλέουν { $left } από { $count }
fleet-sunk = βυθισμένα { $sunk } από { $count }
fleet-all-sunk = βυθισμένο

## Turns: the status line and the live region

answer-miss = νερό
answer-hit = χτύπημα
answer-hit-ship = χτύπημα, { $ship }
answer-sunk = χτύπημα, βυθίστηκε { $ship }
answer-content = { $content }
answer-unrevealed = δεν ανακοινώθηκε
answer-spent = τίποτα νέο
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
status-solve = { $who ->
    [you] Τελειώνετε το παιχνίδι και μετράτε το σκορ.
   *[other] Τελείωσε: { $who }.
  }
status-step = Βήμα { $step } από { $steps }.
status-paused = Παύση στο βήμα { $step } από { $steps }.
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
status-waits = Θα σταλεί μόλις η μηχανή είναι έτοιμη.
status-revealed = Ο στόλος φαίνεται.
status-hidden = Ο στόλος είναι κρυμμένος.
status-not-saved = Αυτή η συσκευή δεν αποθηκεύει τίποτα: αντιγράψτε τον σύνδεσμο για να συνεχίσετε αργότερα.

## Ends

end-race = { $you ->
    [one] Εσείς: 1 βολή.
   *[other] Εσείς: { $you } βολές.
  } { $agent }: { $theirs }.
end-race-best = { $lead ->
    [you] Χρειαστήκατε λιγότερες.
    [even] Ισοπαλία.
   *[other] Λιγότερες χρειάστηκε: { $agent }.
  }
end-won = Βυθίσατε όλο τον στόλο με { $shots ->
    [one] 1 βολή
   *[other] { $shots } βολές
  } (αντίπαλος: { $agent }). Νικάτε.
end-lost = { $agent }: βύθισε όλο τον στόλο σας με { $shots ->
    [one] 1 βολή
   *[other] { $shots } βολές
  }. Νικητής: { $agent }.
end-won-agents = Νικητής με { $shots ->
    [one] 1 βολή
   *[other] { $shots } βολές
  }: { $agent }.
end-resigned = { $shots ->
    [one] Παραιτηθήκατε μετά από 1 βολή.
   *[other] Παραιτηθήκατε μετά από { $shots } βολές.
  }
end-two = { $gave ->
    [yes] Παραιτήθηκε: { $loser }. Νικητής: { $winner }.
   *[no] Νικητής: { $winner }. Όλος ο αντίπαλος στόλος ({ $loser }) βυθίστηκε με { $shots ->
        [one] 1 βολή
       *[other] { $shots } βολές
      }.
  }
end-solo = { $agent }: χρειάστηκε { $shots ->
    [one] 1 βολή
   *[other] { $shots } βολές
  }.
end-looks = { $looks ->
    [one] 1 ματιά στις πιθανότητες
   *[other] { $looks } ματιές στις πιθανότητες
  }
end-hints = { $hints ->
    [one] 1 υπόδειξη
   *[other] { $hints } υποδείξεις
  }
end-proofs = { $proofs ->
    [one] 1 ματιά στις αποδείξεις
   *[other] { $proofs } ματιές στις αποδείξεις
  }
end-take-backs = { $takeBacks ->
    [one] 1 αναίρεση
   *[other] { $takeBacks } αναιρέσεις
  }
caption-budget = απομένουν { $shots ->
    [one] 1 βολή
   *[other] { $shots } βολές
  } και { $guesses ->
    [one] 1 σημαία
   *[other] { $guesses } σημαίες
  }
end-solved-race = Τελειώνετε με { $score ->
    [one] 1 πόντο
   *[other] { $score } πόντους
  }· { $agent }: { $theirs }. { $lead ->
    [you] Νικάτε.
    [even] Ισοπαλία.
   *[other] Νικητής: { $agent }.
  }
end-friend = { $end ->
    [resigned] Ένας φίλος παραιτήθηκε μετά από { $shots ->
        [one] 1 βολή
       *[other] { $shots } βολές
      }.
    [scored] Ένας φίλος τελείωσε με { $score ->
        [one] 1 πόντο
       *[other] { $score } πόντους
      }.
   *[other] Ένας φίλος χρειάστηκε { $shots ->
        [one] 1 βολή
       *[other] { $shots } βολές
      }.
  }
end-alone = Χρειαστήκατε { $shots ->
    [one] 1 βολή
   *[other] { $shots } βολές
  }.
end-solved = Το παιχνίδι τελειώνει με { $score ->
    [one] 1 πόντο
   *[other] { $score } πόντους
  }.
review = Ανασκόπηση
new-sea = Νέα θάλασσα
share = Κοινοποίηση
play-on = Συνέχεια από εδώ
resign = Παραίτηση

## Bar

tool = Εργαλείο
tool-fire = Βολή
tool-flag = Σημαία
tool-note = Νερό
tool-clear = Σβήσιμο
sure = { $what };
sure-said = { $what }; Πατήστε ξανά.
fire-at = Βολή στο { $cell }
undo = Αναίρεση
redo = Επανάληψη
solve = Λύση
chances = Πιθανότητες
hint = Υπόδειξη
prove = Απόδειξη
counting = Μέτρηση…
counting-halted = Η μέτρηση διακόπηκε.
count-on = Συνέχεια της μέτρησης
first-step = Πρώτο βήμα
back = Πίσω
forward = Μπροστά
last-step = Τελευταίο βήμα
reveal = Εμφάνιση στόλου
timeline-value = βήμα { $step } από { $steps }

## Panel

panel-label = Τι κρύβεται από πίσω
tab-reason = Σκεπτικό
tab-candidates = Υποψήφια
tab-moves = Κινήσεις
tab-fleet = Στόλος
tab-proofs = Αποδείξεις
tab-knowledge = Γνώση
tab-review = Ανασκόπηση
tab-answers = Οι απαντήσεις μου

## Own rules

own-title = Δικοί σας κανόνες

## Figures

figures-title = Οι αριθμοί της πηγής και οι δικοί μας

## Settings

about = Σχετικά
statistics = Στατιστικά
copied = Αντιγράφηκε
link-copy = Αντιγραφή συνδέσμου

## Kept games and links

continue-title = Συνέχεια
card-over = τελείωσε
card-puzzle = { $rules }, αρ. { $seed }
continue = Συνέχεια
share-title = Κοινοποίηση
forget = Διαγραφή

## The engine

engine-loading = Φόρτωση της μηχανής…
engine-restarted = Η μηχανή ξεκίνησε πάλι· τίποτα δεν χάθηκε.
engine-slow = Η μηχανή αργεί να έρθει. Οι βολές σας δεν χάνονται.

## Refusals: what can be wrong before anything else has come

error-engine-trapped = Η μηχανή σταμάτησε. Ξεκίνησε πάλι και το παιχνίδι σας συνεχίζεται.
error-engine-died = Η μηχανή σταμάτησε. Ξεκίνησε πάλι και το παιχνίδι σας συνεχίζεται.
error-engine-timeout = Η μηχανή δεν απαντά. Ξεκίνησε εκ νέου.
error-engine-not-loaded = Η μηχανή δεν μπόρεσε να φορτωθεί. Ελέγξτε τη σύνδεση και δοκιμάστε ξανά.
error-no-wasm = Αυτό το πρόγραμμα περιήγησης δεν επιτρέπει WebAssembly, που χρειάζεται η μηχανή.
error-no-simd = Αυτό το πρόγραμμα περιήγησης είναι πολύ παλιό για τη μηχανή: λείπει το WebAssembly SIMD.
error-csp-refused = Αυτός ο ιστότοπος απαγορεύει τη μηχανή: η πολιτική περιεχομένου του χρειάζεται 'wasm-unsafe-eval' στο script-src.
error-connect-refused = Αυτός ο ιστότοπος απαγορεύει τη μηχανή: η πολιτική περιεχομένου του χρειάζεται τον διακομιστή αυτού του script στο connect-src.
notice-instead = Αντί γι’ αυτό, ορίστε ένα νέο παιχνίδι.
notice-cause = ({ $cause })
error-unknown = Κάτι πήγε στραβά· τίποτα δεν άλλαξε.
