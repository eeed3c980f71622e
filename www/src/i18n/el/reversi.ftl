reversi-description = Reversi με πράκτορες που δείχνουν πώς σκέφτονται: το δέντρο αναζήτησης του Minimax, οι όροι της αξιολόγησής του και τι αξίζει κάθε κίνηση.
reversi-title = Reversi
reversi-region = Το ταμπλό και ό,τι γίνεται σε αυτό
reversi-board = Ταμπλό του Reversi
reversi-tree-board = Μια θέση του δέντρου
reversi-edit-board = Η θέση που στήνεται
reversi-black = Μαύρα
reversi-white = Λευκά
reversi-a-person = Άνθρωπος
reversi-size = Ταμπλό
rules-reversi = 8×8
rules-reversi-6 = 6×6
rules-reversi-4 = 4×4
reversi-new = Νέο παιχνίδι
reversi-play-on = Συνέχεια από εδώ
reversi-rules = Αρχίζουν τα Μαύρα. Ένας δίσκος μπαίνει εκεί όπου κλείνει, σε ευθεία, έναν ή περισσότερους δίσκους της άλλης πλευράς· αυτοί γυρίζουν. Πλευρά χωρίς τέτοια κίνηση πάει πάσο. Όταν καμία πλευρά δεν έχει κίνηση, νικούν οι περισσότεροι δίσκοι.
reversi-seat = { $colour }
reversi-seat-you = { $colour } (εσείς)
reversi-seat-agent = { $colour } ({ $agent })
reversi-row-column = σειρά { $row }, στήλη { $column }

agent-reversi-random = Τυχαίος
agent-minimax-novice = Minimax, αρχάριος
agent-minimax-medium = Minimax, μέτριος
agent-minimax-expert = Minimax, ειδικός
agent-beginner-1 = Αρχάριος 1
agent-beginner-2 = Αρχάριος 2
agent-beginner-3 = Αρχάριος 3
agent-engine-1 = Μηχανή 1
agent-engine-2 = Μηχανή 2
agent-engine-3 = Μηχανή 3
agent-engine-4 = Μηχανή 4
agent-engine-5 = Μηχανή 5
agent-engine-6 = Μηχανή 6
agent-strongest = Ο ισχυρότερος
level-beginner-1 = πολύ εύκολο
level-beginner-2 = εύκολο
level-beginner-3 = αρκετά εύκολο
level-engine-1 = μέτριο
level-engine-2 = αρκετά δύσκολο
level-engine-3 = δύσκολο
level-engine-4 = πολύ δύσκολο
level-engine-5 = για ειδικούς
level-engine-6 = για δασκάλους
level-strongest = περίπου 1 δ. ανά κίνηση
reversi-varies = Εναντίον σου η μηχανή διαλέγει τυχαία τα ανοίγματα στο 8×8 από βιβλίο, και τα επίπεδα 1 έως 6 διαλέγουν έπειτα τυχαία ανάμεσα στις κινήσεις που αξίζουν το πολύ έναν δίσκο λιγότερο από την καλύτερη, ώστε οι παρτίδες να διαφέρουν.
parameter-dice = Ζάρια
option-dice-1 = οι κινήσεις αλλάζουν
parameter-book = Βιβλίο ανοιγμάτων
option-book-own = βιβλίο ανοιγμάτων
option-book-best = βιβλίο ανοιγμάτων, η καλύτερη κίνηση
option-nodes-10000000 = περίπου 5 δ. ανά κίνηση
option-nodes-60000000 = περίπου 30 δ. ανά κίνηση
parameter-evaluation = Αξιολόγηση
value-evaluation-learned = από μάθηση
value-evaluation-plain = βάρη με το χέρι
parameter-nodes = κόμβοι
parameter-variant = Παραλλαγή
value-variant-as-described = όπως περιγράφεται με δική μας διόρθωση
value-variant-as-published = όπως δημοσιεύθηκε στο πρόγραμμα
value-variant-as-written = όπως γράφεται στο κείμενο
parameter-frontier = Μέτωπο
value-frontier-all = όλοι οι δίσκοι
value-frontier-unstable = χωρίς τους σταθερούς δίσκους

## What happened

reversi-moved = { $who }: { $square }, { $flips ->
    [one] γύρισε 1 δίσκος
   *[other] γύρισαν { $flips } δίσκοι
  }.
reversi-passed = { $who }: πάσο.
reversi-turn = Παίζουν: { $who }.
reversi-must-pass = { $who }: δεν υπάρχει κίνηση, υποχρεωτικό πάσο.
reversi-turn-agent = Παίζουν: { $who }.
reversi-thinks = Σκέφτονται: { $who }…
reversi-drawn = Ισοπαλία: από { $discs }.
reversi-won = Νικούν: { $who }, { $more } προς { $fewer }{ $left ->
    [yes] {" "}(τα κενά τετράγωνα στον νικητή)
   *[no] {""}
  }.
reversi-passes = { $passes ->
    [0] κανένα πάσο
    [one] 1 πάσο
   *[other] { $passes } πάσο
  }
reversi-holds-black = μαύρο
reversi-holds-white = λευκό
reversi-holds-empty = κενό
reversi-last = τελευταία κίνηση
reversi-flipped = μόλις γύρισε
reversi-legal = κίνηση { $number }, γυρίζει { $flips }
reversi-best = καλύτερη
reversi-pass = Πάσο
reversi-pass-step = πάσο
reversi-entry = Κίνηση:
reversi-entry-hint = Τετράγωνο, σειρά και στήλη, ή αριθμός
reversi-put = Παίξτε
reversi-stop = Διακοπή
reversi-stopped = Διακόπηκε.
reversi-hint-said = { $agent }: θα έπαιζε { $square }.

## Values of moves

reversi-values = Αξίες
reversi-values-off = Οι αξίες είναι κλειστές.
reversi-valuer = Αξίες κατά
reversi-values-legend = { $unit ->
    [points] Πόντοι της αξιολόγησης
   *[discs] Δίσκοι
  } για όποιον παίζει την κίνηση· το ± λέει το μέσο σφάλμα τέτοιων τιμών, το @ λέει σε πόσες κινήσεις βάθος, το ✓ ότι είναι ακριβής. Η καλύτερη έχει διπλή υπογράμμιση.
reversi-values-book = @{ $depth }: από το βιβλίο ανοιγμάτων.
reversi-nodes = Κόμβοι που εξετάστηκαν: { $nodes }.
reversi-nodes-speed = Κόμβοι που εξετάστηκαν: { $nodes }, { $speed } το δευτερόλεπτο.
reversi-looks = { $agent }: κοιτά { $depth ->
    [one] 1 κίνηση
   *[other] { $depth } κινήσεις
  } μπροστά.
reversi-looks-exact = { $agent }: κοιτά { $depth ->
    [one] 1 κίνηση
   *[other] { $depth } κινήσεις
  } μπροστά, και ως το τέλος από { $exact ->
    [one] 1 κενό τετράγωνο
   *[other] { $exact } κενά τετράγωνα
  } και κάτω.
reversi-at-depth = @{ $depth }
reversi-outcome-1 = νίκη
reversi-outcome-0 = ισοπαλία
reversi-outcome--1 = ήττα
reversi-ended-1 = νίκη με { $discs }
reversi-ended-0 = ισοπαλία
reversi-ended--1 = ήττα με { $discs }
reversi-value-ended = { $value } σε βάθος { $depth }
reversi-value-points = αξία { $value } σε πόντους, σε βάθος { $depth }
reversi-value-estimated = αξία { $value } σε δίσκους, σε βάθος { $depth }
reversi-value-outcome = { $value } με βεβαιότητα
reversi-value-exact = αξία ακριβώς { $value } σε δίσκους
reversi-best-said = Καλύτερη: { $square }, { $value }.

## Reasons

reversi-no-reason = Όταν επιλέξει ένας πράκτορας, εδώ γράφονται η επιλογή του και το σκεπτικό της.
reversi-candidates = Τι ζύγισαν: { $who }
reversi-move = Κίνηση
reversi-worth = Αξία για όποιον παίζει
reversi-weighed = Τι ζύγισε ο πράκτορας { $agent }
reversi-best-line = Εμφάνιση της καλύτερης βαριάντας
reversi-best-line-is = Καλύτερη βαριάντα
reversi-best-line-hint = Πατήστε μια κίνηση για να παιχτεί η βαριάντα ως εκεί· η παρτίδα ως τώρα μένει ως δική της βαριάντα.
reversi-chosen = επιλέχθηκε
reversi-its-tree = Το δέντρο αναζήτησής του
reason-must-pass = { $who }: πάσο, δεν υπάρχει κίνηση.
reason-only-move = { $square }: η μόνη κίνηση.
reason-elsewhere-move = { $square }: από την καταγραφή· επιλέχθηκε αλλού, άρα το σκεπτικό του δεν είναι γνωστό εδώ.
reason-drawn-move = { $square }: κληρώθηκε στην τύχη από { $moves ->
    [one] 1 κίνηση
   *[other] { $moves } κινήσεις
  }· χωρίς σκεπτικό.
reason-minimax = { $square }: { $ended ->
    [yes] { $value }
   *[no] αξία { $value } σε πόντους
  } σε βάθος { $depth }, { $variant ->
    [as-published] με την αξιολόγηση όπως δημοσιεύθηκε
    [as-written] με την αξιολόγηση όπως γράφεται
   *[as-described] με την αξιολόγηση όπως περιγράφεται
  }, η καλύτερη που βρέθηκε{ $ties ->
    [one] {""}
   *[other] {" "}(κληρώθηκε από { $ties } ισάξιες)
  }.

reason-engine-estimated = { $square }: { $value } σε δίσκους, κατ’ εκτίμηση σε βάθος { $depth }· η καλύτερη που { $level ->
    [0] βρέθηκε
   *[other] βρήκε το επίπεδο { $level }
  }.
reason-engine-diced = { $square }: { $value } σε δίσκους, κατ’ εκτίμηση σε βάθος { $depth }· τα ζάρια πρόσθεσαν έως { $dice ->
    [one] 1 δίσκο
   *[other] { $dice } δίσκους
  } στην αξία κάθε κίνησης, και αυτή βγήκε πρώτη.
reason-engine-book = { $square }: { $value } σε δίσκους, από το βιβλίο ανοιγμάτων, με αναζήτηση σε βάθος { $depth } ή μεγαλύτερο· { $book ->
    [best] η καλύτερη κίνηση του βιβλίου εδώ
   *[other] { $moves ->
        [one] η μόνη κίνηση του βιβλίου εδώ
       *[other] τυχαία από τις { $moves } κινήσεις του βιβλίου εδώ, οι καλύτερες συχνότερα
    }
  }.
reason-engine-outcome = { $square }: { $outcome ->
    [1] βέβαιη νίκη
    [0] βέβαιη ισοπαλία
   *[other] βέβαιη ήττα
  }· { $level ->
    [0] η αναζήτηση
   *[other] η αναζήτηση του επιπέδου { $level }
  } δεν προχώρησε άλλο.
reason-engine-exact = { $square }: { $value } σε δίσκους στο τέλος, ακριβώς· τα υπόλοιπα { $level ->
    [0] παίχτηκαν ως το τέλος
   *[other] τα έπαιξε ως το τέλος το επίπεδο { $level }
  }.

reversi-terms = Οι έντεκα όροι της αξιολόγησης
reversi-terms-lede = Πόντοι κάθε πλευράς για τη θέση στο ταμπλό: ράβδος προς τα δεξιά είναι καλή για τον κάτοχό της.
reversi-term = Όρος
reversi-term-centre = Κέντρο 2×2
reversi-term-wider-centre = Κέντρο 4×4
reversi-term-corners = Γωνίες
reversi-term-stable-discs = Σταθεροί δίσκοι
reversi-term-disc-count = Πλήθος δίσκων
reversi-term-frontier = Μέτωπο
reversi-term-mobility = Κινητικότητα
reversi-term-wedges = Σφήνες
reversi-term-parity = Ισοτιμία
reversi-term-positioning = Επιλογή θέσεων
reversi-term-unbalanced-edges = Ανισόρροπες άκρες
reversi-stable-rule = Τους σταθερούς δίσκους τους μετρά ο κανόνας του προγράμματος της εργασίας, που σφάλλει: ξεκινώντας από μια γωνία, ζητά οι γείτονες ενός δίσκου να έχουν το χρώμα του, όχι να είναι σταθεροί.
reversi-stable-count = { $colour }: μετρημένοι { $counted }, σίγουρα σταθεροί { $kept }{ $turned ->
    [none] .
   *[other] · μία κίνηση γυρίζει { $turned }.
  }
reversi-stable-turned = { $square } (με { $by })
reversi-sum-as-described = Όπως περιγράφεται: Μαύρα μείον Λευκά
reversi-sum-as-published = Όπως δημοσιεύθηκε: Μαύρα και Λευκά, χωρίς ισοτιμία
reversi-sum-as-written = Όπως γράφεται: Μαύρα μείον Λευκά, κατά το κείμενο

## Κείμενο και πρόγραμμα της εργασίας

reversi-differences = Πού διαφέρουν το κείμενο της εργασίας και το πρόγραμμά της
reversi-differences-lede = Η εργασία περιγράφει με λόγια την αξιολόγησή της, αλλά τα ταμπλό της βγήκαν από πρόγραμμα που κάνει κάτι άλλο. Όπου επιλέγεται ένας πράκτοράς της, υπάρχουν τρεις παραλλαγές:
reversi-variant-as-described = Οι όροι του προγράμματος, διορθωμένοι από εμάς: οι πόντοι των Λευκών αφαιρούνται από των Μαύρων, όπως λέει το κείμενο. Στις διαφορές παρακάτω ακολουθεί το πρόγραμμα.
reversi-variant-as-published = Το πρόγραμμα. Κρατά τους πόντους των Λευκών ως αρνητικούς αριθμούς και μετά τους αφαιρεί· έτσι ό,τι είναι καλό για τα Λευκά μετρά και για τα Μαύρα, και η ισοτιμία μηδενίζεται.
reversi-variant-as-written = Το κείμενο. Οι πόντοι των Λευκών αφαιρούνται από των Μαύρων, και οι όροι παρακάτω είναι του κειμένου.
reversi-worth-here = Σε αυτή τη θέση: { $value } για τα Μαύρα.
reversi-both = Μαύρα { $black }, Λευκά { $white }
reversi-differences-caption = Οι όροι που διαφέρουν, με τους πόντους τους σε αυτή τη θέση
reversi-by-program = Το πρόγραμμα
reversi-by-text = Το κείμενο
reversi-program-corners = Κάθε γωνία μετρά για όποιον την κατέχει.
reversi-text-corners = Οι γωνίες μετρούν μόνο για το χρώμα που κατέχει τις περισσότερες.
reversi-program-stable-discs = Από μια κατειλημμένη γωνία, η σειρά κατά μήκος των δύο άκρων, και εσωτερικοί δίσκοι με δύο δικούς τους γείτονες προς τη γωνία και έναν από δύο ακόμη.
reversi-text-stable-discs = Από μια κατειλημμένη γωνία, οι δίσκοι που και οι πέντε γείτονές τους προς τη γωνία είναι δικοί τους· έξω από το ταμπλό δεν ζητείται τίποτε (δική μας ανάγνωση: το κείμενο δεν λέει ποιοι πέντε).
reversi-program-disc-count = Από 58 δίσκους και πάνω, οι περισσότεροι δίσκοι δίνουν 50· σε ισοπαλία τους παίρνουν τα Μαύρα.
reversi-text-disc-count = Πάνω από 58 δίσκους, οι περισσότεροι δίσκοι δίνουν 50 και στοιχίζουν 50 στον άλλο· σε ισοπαλία σε κανέναν.
reversi-program-frontier = Μετρούν και οι σταθεροί δίσκοι· το μικρότερο μέτωπο δίνει 75.
reversi-text-frontier = Χωρίς τους σταθερούς δίσκους· το μικρότερο μέτωπο δίνει 75 και στοιχίζει 75 στον άλλο.
reversi-program-mobility = Περισσότερες κινήσεις δίνουν 100.
reversi-text-mobility = Περισσότερες κινήσεις δίνουν 100 και στοιχίζουν 100 στον άλλο.
reversi-differences-open = Το κείμενο δεν δίνει αριθμούς: είναι του προγράμματος, και για τους περισσότερους δίσκους πριν από το τέλος.

## The tree

tab-tree = Δέντρο
tab-graph = Γράφημα
tab-position = Θέση
reversi-depth = Κινήσεις βάθος
reversi-alpha-beta = Άλφα-βήτα
reversi-grow = Κατασκευή δέντρου
reversi-tutorial = Μάθημα: 4×4, βάθος τριών κινήσεων
reversi-growing = { $nodes ->
    [one] 1 κόμβος
   *[other] { $nodes } κόμβοι
  } ως τώρα…
reversi-tree-elsewhere = Αυτό το δέντρο είναι για άλλη θέση. Φτιάξτε νέο για αυτήν στο ταμπλό.
reversi-no-tree = Αναπτύξτε το δέντρο μιας αναζήτησης από αυτή τη θέση και περάστε το βήμα βήμα, με τη σειρά της αναζήτησης.
reversi-tree-outdated = Αυτό το δέντρο φτιάχτηκε με άλλες επιλογές. Φτιάξτε το ξανά.
reversi-tree-ties = Από κινήσεις ίσης αξίας μία κληρώνεται. Η άλφα-βήτα βρίσκει την ίδια αξία, αλλά δεν μαθαίνει για κάθε κίνηση αν είναι εξίσου καλή· έτσι μπορεί να επιλέξει άλλη.
reversi-tree-sum = { $nodes ->
    [one] Εξετάστηκε 1 κόμβος
   *[other] Εξετάστηκαν { $nodes } κόμβοι
  }{ $cut ->
    [0] {""}
    [one] , 1 κλαδεμένος
   *[other] , { $cut } κλαδεμένοι
  }{ $plain ->
    [unknown] {""}
   *[other] · η απλή αναζήτηση εξετάζει { $plain }, { $saved } περισσότερους
  }. Η αναζήτηση επιλέγει { $step }: { $value } για τα Μαύρα.
reversi-tree-steps = Βήματα στο δέντρο
reversi-tree-root = Ρίζα
reversi-tree-back = Προηγούμενος κόμβος
reversi-tree-next = Επόμενος κόμβος
reversi-tree-decision = Επόμενη απόφαση
reversi-tree-line = Τέλος της καλύτερης βαριάντας
reversi-tree-legend = Το ▲ παίρνει τη μεγαλύτερη αξία (Μαύρα), το ▽ τη μικρότερη (Λευκά), το · τελειώνει την αναζήτηση, το ✂ κλαδεύτηκε. Οι αξίες είναι των Μαύρων. Η καλύτερη έχει διπλή υπογράμμιση.
reversi-root = Ρίζα
reversi-in-tree = Στο δέντρο, βάθος { $depth ->
    [one] 1 κίνηση
   *[other] { $depth } κινήσεις
  }: μετά από { $step }
reversi-children = Μετά από { $step }: { $way ->
    [max] τα Μαύρα παίρνουν τη μεγαλύτερη
   *[min] τα Λευκά παίρνουν τη μικρότερη
  }
reversi-folded = +{ $more }, καλύτερη { $best }
reversi-folded-cut = +{ $more } κλαδεμένοι
reversi-fold = Σύμπτυξη
reversi-not-looked = χωρίς αξία
reversi-cut-short = κλάδεμα
reversi-node-name = { $step }, { $value }{ $way ->
    [max] , παίζουν τα Μαύρα, η μεγαλύτερη
    [min] , παίζουν τα Λευκά, η μικρότερη
    [leaf] , τέλος της αναζήτησης
   *[cut] .
  }{ $best ->
    [yes] , καλύτερη
   *[no] {""}
  } { $why }
reversi-cut = Δεν εξετάστηκε: τα { $side } έχουν ήδη { $value } με { $step }.
reversi-node-cut = { $step }, κλαδεμένος.
reversi-node-weighed = { $step }: τέλος της αναζήτησης, αξιολογήθηκε με { $value } για τα Μαύρα.
reversi-node-ended = { $step }: τέλος του παιχνιδιού, { $value } για τα Μαύρα.
reversi-node-exact = { $step }: παίζουν τα { $side } και παίρνουν τη { $way ->
    [max] μεγαλύτερη
   *[min] μικρότερη
  } από { $children }: { $best }, { $value } για τα Μαύρα.
reversi-node-at-least = { $step }: παίζουν τα { $side } και έχουν { $best }, τουλάχιστον { $value } για τα Μαύρα· τα υπόλοιπα κλαδεύτηκαν.
reversi-node-at-most = { $step }: παίζουν τα { $side } και έχουν { $best }, το πολύ { $value } για τα Μαύρα· τα υπόλοιπα κλαδεύτηκαν.
reversi-node-open = { $step }: η αναζήτηση δεν έφτασε ως το τέλος του.

## Moves, course

reversi-opening = Άνοιγμα: { $name }
reversi-no-moves = Δεν έγινε καμία κίνηση ακόμη.
reversi-lines = Βαριάντες αυτού του παιχνιδιού
reversi-lines-link = Ο σύνδεσμος και η επαναφόρτωση κρατούν μόνο τη βαριάντα που φαίνεται.
reversi-main-line = Κύρια βαριάντα, { $steps ->
    [one] 1 κίνηση
   *[other] { $steps } κινήσεις
  }
reversi-branch = Βαριάντα { $line }: από την κίνηση { $from }, { $steps ->
    [one] 1 κίνηση
   *[other] { $steps } κινήσεις
  }
reversi-loss = { $loss }
reversi-analysing = Αξιολόγηση της κίνησης { $step } από { $steps }, από το τέλος προς τα πίσω…
reversi-not-analysed = Η ανάλυση αξιολογεί κάθε θέση από το τέλος προς τα πίσω και λέει τι έχασε κάθε κίνηση.
reversi-analysed = Χάθηκαν συνολικά: Μαύρα { $black }, Λευκά { $white }.
reversi-given-up = Απώλεια

## Positions and texts

reversi-copy = Αντιγραφή
reversi-copy-of = Αντιγραφή: { $what }
reversi-text-record = Η καταγραφή
reversi-text-link = Σύνδεσμος σε ό,τι φαίνεται

## Settings and keys

reversi-notation-square = f5
reversi-notation-row-column = σειρά και στήλη από το 0
reversi-numbers = Αρίθμηση επιτρεπτών κινήσεων
reversi-keys = Πλήκτρα
reversi-keys-where = Τα πλήκτρα ισχύουν όσο η εστίαση είναι στο ταμπλό ή στα κουμπιά κάτω του. Τα βέλη πηγαίνουν από τετράγωνο σε τετράγωνο, το Enter παίζει εκεί. Οι κινήσεις 1 έως 9 έχουν πλήκτρα· οι επόμενες παίζονται στο τετράγωνό τους ή πληκτρολογούνται: /, ο αριθμός, Enter.
reversi-key-number = Παίζει την κίνηση με αυτόν τον αριθμό
reversi-key-status = Εκφώνηση της κατάστασης του παιχνιδιού
reversi-key-entry = Πληκτρολόγηση κίνησης

## Refusals

error-not-judged = Η κίνηση δεν κρίθηκε: το διδακτικό παιχνίδι δεν φορτώθηκε. Επιλέξτε ξανά για να παίξετε χωρίς αυτό.
error-empty-text = Δεν υπάρχει τίποτα να διαβαστεί.
error-bad-disc = Ο χαρακτήρας { $at }, «{ $found }», δεν είναι ούτε X ούτε O ούτε -.
error-bad-board-size = Ένα ταμπλό έχει 64, 36 ή 16 τετράγωνα· εδώ είναι { $squares }.
error-no-discs = Δεν υπάρχει δίσκος στο ταμπλό: βάλτε πρώτα μερικούς.
error-no-side = Λείπει η πλευρά που παίζει: τελειώστε το ταμπλό με X ή O.
error-bad-move = Ο χαρακτήρας { $at }, «{ $found }», δεν είναι ούτε τετράγωνο ούτε πάσο.
error-illegal-move = Η κίνηση { $number }, «{ $found }» στον χαρακτήρα { $at }, δεν επιτρέπεται. { $why }
error-bad-ggf = Αυτό δεν είναι ούτε GGF ούτε SGF: στον χαρακτήρα { $at } αναμένεται { $expected }.
error-bad-square = Αυτό δεν είναι κίνηση εδώ: γράψτε { $notation ->
    [row-column] σειρά και στήλη από το 0 όπως 4,5
   *[other] ένα τετράγωνο όπως f5
  }, ή τον αριθμό μιας επιτρεπτής κίνησης.
error-occupied = { $square ->
    [none] Εκεί υπάρχει ήδη δίσκος.
   *[other] Στο { $square } υπάρχει ήδη δίσκος.
  }
error-flips-nothing = { $square ->
    [none] Εκεί δεν θα γύριζε κανένας δίσκος.
   *[other] Στο { $square } δεν θα γύριζε κανένας δίσκος.
  }
error-must-pass = Δεν υπάρχει κίνηση: πάσο.
error-may-not-pass = Όποιος έχει κίνηση δεν μπορεί να πάει πάσο.
error-two-discs = Δύο δίσκοι βρίσκονται στο ίδιο τετράγωνο.
error-no-such-line = Αυτό το παιχνίδι δεν έχει τέτοια βαριάντα.
error-too-many-lines = Αυτό το παιχνίδι έχει όσες βαριάντες χωρά.
error-not-done = Το δέντρο δεν υπάρχει πια: αναπτύξτε το ξανά.
error-no-such-node = Το δέντρο δεν έχει τέτοιον κόμβο.
reversi-newer = Η μηχανή έχει αλλάξει από τότε που φτιάχτηκε αυτός ο σύνδεσμος: μπορεί να παίξει άλλες κινήσεις από τότε.
error-bad-level = Η μηχανή έχει επίπεδα 1 έως 6.
error-bad-weights = Όσα έμαθε η μηχανή δεν διαβάζονται.
error-weights-not-loaded = Όσα έμαθε η μηχανή δεν μπόρεσαν να φορτωθούν. Ελέγξτε τη σύνδεση και δοκιμάστε ξανά.
error-in-tree = Το ταμπλό δείχνει μια θέση του δέντρου. Πηγαίνετε στη ρίζα ή σε άλλη καρτέλα για τις αξίες των κινήσεων του παιχνιδιού.
error-bad-depth = Ένα δέντρο έχει βάθος μία έως τέσσερις κινήσεις.

## Openings

opening-diagonal = Διαγώνιο
opening-x-square = Τετράγωνο X
opening-snake = Φίδι
opening-lysons = Λάισονς
opening-pyramid = Πυραμίδα
opening-heath = Χιθ
opening-mimura-2 = Μιμούρα II
opening-heath-bat = Χιθ-Νυχτερίδα
opening-iwasaki = Ιουασάκι
opening-heath-chimney = Χιθ-Καμινάδα
opening-raccoon-dog = Νυκτερευτής
opening-rocket = Πύραυλος
opening-hamilton = Χάμιλτον
opening-lollipop = Γλειφιτζούρι
opening-cow = Αγελάδα
opening-chimney = Καμινάδα
opening-bat = Νυχτερίδα
opening-bat-piau = Νυχτερίδα (Πιο)
opening-melnikov = Μέλνικοφ
opening-bat-kling = Νυχτερίδα (Κλινγκ)
opening-bat-kling-alternative = Νυχτερίδα (Κλινγκ, εναλλακτικό)
opening-rose-v-toth = Ρόουζ-Τοτ
opening-tanida = Τανίντα
opening-aircraft = Αεροπλάνο
opening-sailboat = Ιστιοφόρο
opening-maruoka = Μαρουόκα
opening-landau = Λαντάου
opening-buffalo = Βούβαλος
opening-maruoka-buffalo = Βούβαλος Μαρουόκα
opening-tanida-buffalo = Βούβαλος Τανίντα
opening-hokuriku-buffalo = Βούβαλος Χοκουρίκου
opening-wing = Φτερό
opening-semi-wing = Μισό φτερό
opening-parallel = Παράλληλο
opening-perpendicular = Κάθετο
opening-mimura = Μιμούρα
opening-shaman = Σαμάνος
opening-inoue = Ινόουε
opening-iago = Ιάγος
opening-bhagat = Μπαγκάτ
opening-rose = Ρόουζ
opening-flat = Επίπεδο
opening-rotating-flat = Στρεφόμενο επίπεδο
opening-murakami = Μουρακάμι
opening-rotating-flat-kling = Στρεφόμενο επίπεδο (Κλινγκ)
opening-rose-birth = Ρόουζ-Γέννηση
opening-brightstein = Μπράιτσταϊν
opening-rose-birdie = Ρόουζ-Πουλάκι
opening-rose-tamenori-kling = Ρόουζ (Ταμενόρι, Κλινγκ)
opening-greenberg = Γκρίνμπεργκ
opening-ralle = Ραλέ
opening-horse = Άλογο
opening-no-cat = Όχι γάτα
opening-swallow = Χελιδόνι
opening-italian = Ιταλικό
opening-cat = Γάτα
opening-sakaguchi = Σακαγκούτσι
opening-berner = Μπέρνερ
opening-ganglion = Γάγγλιο
opening-tiger = Τίγρης
opening-stephenson = Στίβενσον
opening-no-kung = Όχι Κουνγκ
opening-compoth = Κόμποθ
opening-fat-draw = Παχιά ισοπαλία
opening-lightning-bolt = Κεραυνός
opening-kung = Κουνγκ
opening-leaders-tiger = Τίγρης Λίντερ
opening-brightwell = Μπράιτγουελ
opening-ishii = Ισίι
opening-mainline-tiger = Τίγρης, κύρια βαριάντα
opening-rose-bill = Ρόουζ-Μπιλ
opening-tamenori = Ταμενόρι
opening-dead-draw = Νεκρή ισοπαλία
opening-aubrey = Όμπρεϊ
opening-aubrey-feldborg = Όμπρεϊ, Φέλντμποργκ

## Μαθήματα

reversi-predict-question = Ποια κίνηση θα διαλέξει; ({ $who }) Διαλέξτε τετράγωνο.
reversi-predict-knew = Παίζουν: { $who }· δίσκοι { $black } – { $white }, επιτρεπτές κινήσεις: { $moves }.
reversi-predict-chose = ο πράκτορας διαλέγει { $square }
reversi-predict-skipped = Παραλείφθηκε. { $chose }
reversi-predict-score = { $same ->
    [yes] Το προβλέψατε! { $own }: { $value }.
    [no] Εσείς { $own } { $value }, καλύτερη { $best } { $bestValue }· { $chose }.
   *[unknown] Εσείς { $own } { $value }, καλύτερη { $best } { $bestValue }.
  } { $gives ->
    [nothing] Η κίνησή σας δεν χάνει τίποτα
    [result] Η κίνησή σας αλλάζει τον νικητή
   *[some] Η κίνησή σας χάνει { $loss } { $unit ->
        [points] πόντους
       *[discs] δίσκους
      }
  }, με τις αξίες του πράκτορα ({ $agent }).{ $tries ->
    [1] {""}
   *[other] {" "}Προσπάθεια { $tries }.
  }
reversi-predict-unmeasured = Εσείς { $own }. { $same ->
    [yes] Το προβλέψατε!
    [no] Αλλά { $chose }.
   *[unknown] {""}
  }
reversi-predict-map = Κινήσεις που ζυγίστηκαν: { $count }· οι καλύτερες για τον πράκτορα: { $moves }.
reversi-predict-no-map = Δεν υπάρχει κατάλογος αξιών για τις κινήσεις ({ $who }).
reversi-predict-tally = Απαντήσεις: { $given }{ $skipped ->
    [0] {""}
   *[other] , παραλείψεις: { $skipped }
  }· η ίδια κίνηση: { $same }· χωρίς απώλεια: { $best }.
reversi-answers-best = Καλύτερη
reversi-answers-result = το αποτέλεσμα
reversi-answers-basis = Τι χάνει η κίνησή σας σε σχέση με την καλύτερη, με τις αξίες του πράκτορα που αναφέρεται. Πόντοι και δίσκοι δεν αθροίζονται.
reversi-answers-gives = { $unit ->
    [points] πόντοι: { $loss }
   *[discs] δίσκοι: { $loss }
  }
reversi-surprise-none = Παρακάτω δεν υπάρχει απρόσμενο βήμα.
reversi-seeking = Αναζήτηση: βήμα { $step }.
reversi-surprise = Απρόσμενο: { $square } { $value }, καλύτερη { $best } { $bestValue }· { $gives ->
    [result] αλλάζει τον νικητή
    [points] χάνει πόντους: { $loss }
   *[discs] χάνει δίσκους: { $loss }
  }, με τις αξίες του πράκτορα ({ $agent }).
error-no-such-choice = Εδώ δεν είναι επιτρεπτή κίνηση.
