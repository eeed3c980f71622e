brand = Spyglass
page-description = Παίξτε ναυμαχία με πράκτορες που σας δείχνουν πώς σκέφτονται.
page-title-home = Ναυμαχία · Spyglass
page-title = { $rules }, θάλασσα αρ. { $seed } · Ναυμαχία, Spyglass
page-title-puzzle = { $rules }, αρ. { $seed } · Spyglass
page-title-mode = { $mode } · Spyglass
nav-label = Τρόποι παιχνιδιού
nav-play = Παιχνίδι
nav-watch = Παρακολούθηση
nav-puzzle = Γρίφοι
nav-edit = Επιλυτής
nav-lab = Εργαστήριο
nav-learn = Μάθηση
nav-reversi = Reversi
nav-menu = Μενού
nav-compare = Σύγκριση πρακτόρων
nav-play-line = Βρείτε έναν κρυμμένο στόλο, με αντίπαλο πράκτορα ή φίλο.
nav-watch-line = Το κυνήγι ενός πράκτορα και οι σκέψεις του, βήμα βήμα.
nav-puzzle-line = Χωρίς βολές: ο στόλος βρίσκεται με τη λογική.
nav-edit-line = Δώστε μια θέση: ποιοι στόλοι ταιριάζουν;
nav-lab-line = Κάθε πράκτορας παίζει χίλιες παρτίδες.
nav-learn-line = Από τις τυχαίες βολές ώς το μέτρημα των στόλων.
nav-reversi-line = Παίξτε και δείτε πόσο αξίζει κάθε κίνηση.
nav-compare-line = Δύο έως τέσσερις κυνηγούν στην ίδια θάλασσα.
mode-race = Κυνήγι
mode-play = Δύο παίκτες
mode-watch = Παρακολούθηση πράκτορα
mode-compare = Σύγκριση πρακτόρων
mode-puzzle = Γρίφοι
mode-edit = Επιλυτής
skip-to-board = Στο ταμπλό
bar-label = Χειριστήρια
more = Άλλα
settings = Ρυθμίσεις
help = Βοήθεια
sound-off = Ο ήχος είναι κλειστός
sound-on = Ο ήχος είναι ανοιχτός
language = Γλώσσα
language-system = όπως η συσκευή
error-no-words = Η γλώσσα δεν φορτώθηκε ({ $language })· η σελίδα μένει στην τωρινή της γλώσσα.
close = Κλείσιμο
cancel = Άκυρο
yes-retry = Ξανά
part-coming = Φόρτωση…
part-failed = Αυτό το μέρος της σελίδας δεν μπόρεσε να φορτωθεί. Τίποτα δεν χάθηκε: ελέγξτε τη σύνδεση και δοκιμάστε ξανά.

## First sight


## Picking a game

pick-rules = Παιχνίδι
change-game = Αλλαγή παιχνιδιού
pick-agent-watch = Πράκτορας
pick-more = Άλλες επιλογές
sea-of-day = Θάλασσα της ημέρας
puzzle-of-day = Γρίφος της ημέρας
sea-number = θάλασσα αρ. { $seed }
rules-admiral = Κλασική (5-4-3-3-2)
rules-admiral-apart = Κλασική, πλοία χωριστά
rules-sea-battle = Ναυμαχία (4-3-3-2-2-2-1-1-1-1)
rules-solitaire = Πασιέντζα με ενδείξεις
rules-moving = Κινούμενα πλοία (5-4-3-3-2)
rules-puzzle = Γρίφος { $rows }×{ $cols }
rules-custom = Δικοί σας κανόνες
agent-random = Τυχαίος
agent-hunt = Κυνηγός
agent-parity = Ισοτιμία
agent-probability-map = Χάρτης
agent-directional = Κατεύθυνση
agent-p-matrix = Πίνακας
agent-exact = Ακριβής
agent-exact-lookahead = Ακριβής (με πρόβλεψη)
agent-planner = Σχέδιο
agent-robust = Ανθεκτικός
agent-expert-greedy = Ειδικός (άπληστος)
agent-expert-standard = Ειδικός (βασικός)
agent-random-repeat = Τυχαίος (όλα τα κελιά)
agent-fixed-scan = Σταθερή σάρωση
agent-tracker = Ιχνηλάτης
agent-with-options = { $agent } ({ $options })
you = Εσείς
friend = Ένας φίλος
other-person = Ο παίκτης
player = Παίκτης { $number }
deploy-turn = Στροφή

## Board, for the ear and the eye

clue-name = { $count ->
    [one] { $found } από 1 κελί πλοίων
   *[other] { $found } από { $count } κελιά πλοίων
  }
clue-over = πάρα πολλά: { $found } από { $count }
mark-unknown = άγνωστο
content-water = νερό
content-left = αριστερό άκρο πλοίου
content-right = δεξί άκρο πλοίου
content-middle = μέση πλοίου
content-top = πάνω άκρο πλοίου
content-bottom = κάτω άκρο πλοίου
content-sub = πλοίο ενός κελιού
content-ship = πλοίο

## Legends

legend-title = Υπόμνημα

## Ships

ship-carrier = αεροπλανοφόρο
ship-battleship = θωρηκτό
ship-destroyer = αντιτορπιλικό
ship-attack-boat = περιπολικό
ship-submarine = υποβρύχιο
ship-cruiser = καταδρομικό
ship-n = πλοίο μήκους { $length }

## Turns: the status line and the live region

answer-miss = νερό
answer-hit = χτύπημα
answer-hit-ship = χτύπημα, { $ship }
answer-sunk = χτύπημα, βυθίστηκε { $ship }
answer-content = { $content }
answer-unrevealed = κρυφό αποτέλεσμα
answer-spent = τίποτα νέο

## Ends

review = Ανασκόπηση
new-sea = Νέα θάλασσα

## Bar

undo = Αναίρεση
redo = Επανάληψη
solve = Τέλος και σκορ
chances = Πιθανότητες
hint = Υπόδειξη
prove = Απόδειξη
counting = Μέτρηση…
first-step = Πρώτο βήμα
back = Πίσω
forward = Μπροστά
last-step = Τελευταίο βήμα
timeline-value = βήμα { $step } από { $steps }

## Panel

panel-label = Λεπτομέρειες
tab-reason = Σκεπτικό
tab-candidates = Υποψήφια
tab-moves = Κινήσεις
tab-fleet = Στόλος
tab-proofs = Αποδείξεις
tab-knowledge = Γνωστά ως τώρα
tab-review = Ανασκόπηση
tab-answers = Οι απαντήσεις μου

## Figures

figures-title = Δημοσιευμένα αποτελέσματα και δικά μας

## Settings

copied = Αντιγράφηκε

## Kept games and links

share-title = Κοινοποίηση

## The engine

engine-loading = Φόρτωση της μηχανής…

## Refusals: what can be wrong before anything else has come

error-engine-trapped = Η μηχανή σταμάτησε. Ξεκίνησε πάλι και το παιχνίδι σας συνεχίζεται.
error-engine-died = Η μηχανή σταμάτησε. Ξεκίνησε πάλι και το παιχνίδι σας συνεχίζεται.
error-engine-timeout = Η μηχανή δεν απαντούσε και την ξεκινήσαμε πάλι.
error-engine-not-loaded = Η μηχανή δεν μπόρεσε να φορτωθεί. Ελέγξτε τη σύνδεση και δοκιμάστε ξανά.
error-no-wasm = Αυτό το πρόγραμμα περιήγησης δεν επιτρέπει WebAssembly, που χρειάζεται η μηχανή.
error-no-simd = Αυτό το πρόγραμμα περιήγησης είναι πολύ παλιό για τη μηχανή: λείπει το WebAssembly SIMD.
error-csp-refused = Αυτός ο ιστότοπος απαγορεύει τη μηχανή: η πολιτική περιεχομένου του χρειάζεται 'wasm-unsafe-eval' στο script-src.
error-connect-refused = Αυτός ο ιστότοπος απαγορεύει τη μηχανή: η πολιτική περιεχομένου του χρειάζεται τον διακομιστή αυτού του script στο connect-src.
error-unknown = Κάτι πήγε στραβά. Το παιχνίδι σας δεν άλλαξε.
