### Why the likeliest cell is not the best: a position of a real game, hunted to the end after one cell and after another; and small boards, solved.

likeliest-failed = Η μηχανή σταμάτησε ({ $code }). Για να ξεκινήσει πάλι, φορτώστε ξανά τη σελίδα.

likeliest-position = Κλασικό παιχνίδι, θάλασσα αρ. { $seed }, πριν από τη βολή { $shot }. Ο πράκτορας { $agent } ρίχνει πάντα στο πιθανότερο κελί: εδώ το { $first }, με πιθανότητα πλοίου { $firstChance }. Το συγκρίνουμε με το { $other } (διακεκομμένο πλαίσιο), που έχει { $otherChance }.
likeliest-watch = Παρακολούθηση αυτού του παιχνιδιού
likeliest-board = Η θέση
likeliest-chances = Πιθανότητα πλοίου σε κάθε κελί, επί τοις εκατό, σε όλους τους στόλους που ταιριάζουν
likeliest-cells = Ποιο κελί θέλετε να συγκρίνετε με το { $cell };
likeliest-next-shot = Επόμενη βολή
likeliest-chance = Πιθανότητα πλοίου
likeliest-shots = Βολές που απομένουν
likeliest-more-than = Περισσότερες απ’ ό,τι μετά το { $cell }
likeliest-by = { $more } ± { $error }

likeliest-progress = Στόλοι που κυνηγήθηκαν
likeliest-hunted = { $running ->
    [yes] Στόλοι που κυνηγήθηκαν: { $fleets } από { $of }.
   *[no] Στόλοι που κυνηγήθηκαν: { $fleets }.
  }
likeliest-run = { $fleets ->
    [one] Κυνήγι 1 στόλου
   *[other] Κυνήγι { $fleets } στόλων
  }

likeliest-hunts = Χιλιάδες στόλοι
likeliest-fewer = Το { $cell } είναι καλύτερο από το { $first }: στους ίδιους { $fleets } στόλους θέλει κατά μέσο όρο { $by } ± { $error } βολές λιγότερες.
likeliest-more = Το { $cell } είναι χειρότερο από το { $first }: στους ίδιους { $fleets } στόλους θέλει κατά μέσο όρο { $by } ± { $error } βολές περισσότερες.
likeliest-alike = Στους ίδιους { $fleets } στόλους το { $cell } και το { $first } είναι πολύ κοντά για να κριθεί: η διαφορά είναι { $difference } ± { $error } βολές.
likeliest-how = Ο φυλλομετρητής σας παίρνει στην τύχη στόλους που ταιριάζουν στη θέση και, μετά από καθένα από τα κελιά, κυνηγά τον καθένα ως το τέλος. Τα κυνήγια σημαδεύουν όπως το Σχέδιο, αλλά χωρίς να μετρούν. Ένα κυνήγι διαφέρει από άλλο κατά πολλές βολές, γι’ αυτό η διαφορά φαίνεται μόνο σε χιλιάδες. Το ± είναι το μισό του διαστήματος εμπιστοσύνης 95%.
likeliest-after = Πρώτα { $cell }: { $mean } βολές κατά μέσο όρο
likeliest-plot = Πρώτα { $cell }: από { $least } έως { $most } βολές, { $mean } κατά μέσο όρο. Στα μισά κυνήγια αρκούν { $middle } βολές.
likeliest-axis = Βολές ως το τέλος του κυνηγιού· το ύψος κάθε ράβδου είναι το πλήθος των στόλων
likeliest-numbers = Οι αριθμοί πίσω από τα διαγράμματα
likeliest-shots-taken = Βολές
likeliest-fleets-after = Στόλοι, πρώτα { $cell }

likeliest-one = Ένας στόλος, δύο κυνήγια
likeliest-one-lede = Και τα δύο κυνήγια ψάχνουν τον ίδιο στόλο. Οι αριθμοί είναι οι βολές με τη σειρά· ένας γεμάτος δίσκος είναι χτύπημα.
likeliest-fleet = Στόλος { $number } από { $of }
likeliest-previous = Προηγούμενος στόλος
likeliest-next = Επόμενος στόλος
likeliest-shown = Βολές που φαίνονται
likeliest-hunt = Πρώτα { $cell }: { $shots ->
    [one] 1 βολή ως τώρα
   *[other] { $shots } βολές ως τώρα
  }
likeliest-hunt-over = Πρώτα { $cell }: όλα τα πλοία βυθίστηκαν με { $shots ->
    [one] 1 βολή
   *[other] { $shots } βολές
  }
likeliest-hunt-hit = { $cell } χτύπημα
likeliest-hunt-picture = { $told }. { $list }

likeliest-why = Γιατί
likeliest-why-miss = Οι περισσότερες βολές είναι άστοχες, άρα μετρά πόσα αποκλείει μια άστοχη βολή. Ένα μακρύ πλοίο βρίσκεται και με αραιές βολές, ένα κοντό όχι: κάθε πλοίο μήκους 2 έχει κελί σε μία διαγώνιο ανά δύο, κάθε πλοίο μήκους 3 σε μία ανά τρεις. Οι άστοχες βολές που μένουν σε ένα τέτοιο πλέγμα βρίσκουν τα πλοία με τις λιγότερες βολές.
likeliest-why-lattice = Εδώ πλέει ακόμη ένα πλοίο μήκους { $length }. Στο πλέγμα που περνά από το { $other } μπορεί να βρίσκεται ακόμη σε { $otherLeft } κελιά, σε εκείνο που περνά από το { $first } σε { $firstLeft }. Όσο λιγότερα κελιά απομένουν, τόσο νωρίτερα δοκιμάζονται όλα.
likeliest-lattice = Πλέγμα από το { $cell }· κελιά που απομένουν: { $left }
likeliest-lattices = Κελιά που απομένουν στο πλέγμα κάθε κελιού
likeliest-ship = Πλέγμα για
likeliest-through = Από το { $cell }

likeliest-small = Μικρά ταμπλό, ακριβώς
likeliest-small-lede = Σε ένα μικρό ταμπλό μπορούν να δοκιμαστούν όλες οι διατάξεις και όλοι οι τρόποι βολής. Εκεί τίποτα δεν βγαίνει στην τύχη και τίποτα δεν είναι αβέβαιο: όποιος ρίχνει στο πιθανότερο κελί χάνει.
likeliest-small-parting = Σε ταμπλό { $cols }×{ $rows } με ένα πλοίο μήκους { $length }, από το { $first }, το πιθανότερο κελί, περνούν { $firstThrough } από τις { $layouts } διατάξεις, από το { $other } μόνο { $otherThrough }.
likeliest-small-cost = Κι όμως, όποιος αρχίζει από το { $first } και μένει στα πιθανότερα κελιά θέλει { $firstShots } βολές σε όλες τις διατάξεις· το βέλτιστο παιχνίδι, που αρχίζει από το { $other }, θέλει { $otherShots }. Το πλέγμα από το { $first } έχει { $firstLeft } κελιά, εκείνο από το { $other } έχει { $otherLeft }.
likeliest-small-table = Βολές σε όλες τις διατάξεις· τα πλοία μπορούν να ακουμπούν
likeliest-small-board = Ταμπλό και πλοία· με ένα πάτημα λύνεται παραπάνω
likeliest-small-more = Περισσότερες ανά παιχνίδι
likeliest-small-name = { $cols }×{ $rows }: { $ships }
