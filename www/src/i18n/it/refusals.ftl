## Refusals

error-bad-cell = Non è una casella: scrivi la lettera e il numero.
error-outside-board = { $cell } non è su questa griglia.
error-already-shot = In questa casella si è già sparato.
error-known-cell = Questa casella è mostrata dall’inizio.
error-known-water = Si sa già che questa casella è acqua.
error-no-shots-left = Non restano colpi.
error-no-guesses-left = Non restano bandierine.
error-no-flag-here = Qui non c’è una bandierina.
error-already-flagged = Qui c’è già una bandierina.
error-game-over = La partita è finita.
error-no-game = Non c’è una partita da continuare. Comincia un nuovo mare.
error-not-your-turn = Non tocca a te.
error-nothing-to-undo = Non c’è niente da annullare.
error-two-tabs = Questa partita continua anche in un’altra scheda: da qui in poi questa è conservata come partita a sé.
error-nothing-to-redo = Non c’è niente da ripetere.
error-no-such-step = Questa partita non ha questo passo.
error-unknown-rules = Queste regole qui non si conoscono.
error-unknown-agent = Questo agente qui non si conosce.
error-bad-agent-parameter = Questo agente non ha questa opzione.
error-agent-not-for-rules = Questo agente non può giocare con queste regole.
error-bad-habits = In questo file non c’è niente di imparato che si possa leggere{ $row ->
    [0] .
   *[other] : vedi la voce { $row }.
  } Niente è cambiato.
error-learned-elsewhere = Ciò che questo agente ha imparato è di una griglia di altra misura.
error-unknown-deployer = Questo modo di schierare una flotta qui non si conosce.
error-deployer-not-for-rules = Questo modo di schierare una flotta è fatto per un altro gioco.
error-bad-attribute = L’attributo { $attribute } non può essere «{ $value }».
error-one-agent = Per un confronto servono almeno due agenti.
error-two-starts = Sono date una registrazione e una posizione, ma se ne può mostrare una sola.
error-bad-seed = Il numero di un mare è un numero intero fino a 18.446.744.073.709.551.615.
error-bad-players = I giocatori non sono scritti come si deve.
error-bad-record = La registrazione non si può leggere{ $instead ->
    [fresh] .
   *[none] ; niente è cambiato.
  }
error-unknown-record-version = La registrazione è di una versione più recente di questa pagina.
error-bad-position = La posizione non si può leggere.
error-chances-withheld = Le probabilità di un rivale non si mostrano mentre la caccia è in corso.
error-no-deductions = Per queste regole non ci sono regole di deduzione: le navi devono essere dritte e separate, e i contenuti detti.
error-unknown-deduction = Nessuna regola di deduzione si chiama «{ $name }».
error-not-scored = Con queste regole non ci sono punteggi.
error-not-counted = Le flotte compatibili sono troppe per contarle o estrarle: non ci sono probabilità da mostrare.
error-bad-book = Il libro delle aperture non si può leggere.
error-stale = Qualcosa di più nuovo è arrivato prima; niente è cambiato.
error-bad-ruleset = Con queste regole non si può giocare.
error-bad-json = Il JSON non è scritto come si deve.
error-too-long = Il testo è troppo lungo.
error-no-legal-deployment = Questa flotta non sta su questa griglia in nessun modo.
error-unknown-level = Non esiste un livello di enigmi così.
error-not-a-puzzle = Queste regole non sono quelle di un enigma.
error-puzzle-not-made = L’enigma di questo numero dev’essere prima creato.
error-puzzle-not-found = Nessun enigma di questo livello è stato trovato. Prova un altro mare n.
error-deployment-not-found = Nessun posto per questa flotta è stato trovato. Prova una griglia più grande o meno navi.
error-illegal-fleet = Questa flotta non rispetta le regole.
error-bad-config = La partita non si può preparare così.
error-bad-number = Qui serve un numero intero da 0 in su.
error-no-such-day = Questo giorno non esiste, quindi non c’è niente di preparato.
error-bad-link = Il link non si può leggere.
error-other-step = Il link chiede un passo che questa partita non ha. { $step ->
    [first] Questo è l’inizio.
   *[last] Questo è l’ultimo passo.
  }
error-other-hunt = Questo link è di una versione precedente di questa pagina. Qui l’agente caccia di nuovo: i suoi colpi possono differire da quelli della partita di partenza.
error-unknown-link-version = Il link è di una versione più recente di questa pagina.
error-no-such-call = La pagina e il suo motore non vanno insieme. Ricarica la pagina.
error-name-taken = «{ $name }» è già il nome di qualcosa che è conservato: scegline un altro.
error-copy-refused = Il testo non si è potuto copiare: selezionalo e copialo a mano.

## Faults of a fleet and of rules

fault-ship-missing = Manca una nave: { $ship }.
fault-ship-extra = Una nave di troppo: { $ship }.
fault-unknown-ship = Nave che non è di questa flotta: { $ship }.
fault-outside-board = Nave fuori dalla griglia in { $cell }: { $ship }.
fault-wrong-shape = Nave dalla forma sbagliata: { $ship }.
fault-wrong-heading = Nave che non può avere quella rotta: { $ship }.
fault-overlap = Due navi sulla stessa casella { $cell }: { $ship } e { $other }.
fault-touching = Due navi si toccano: { $ship } e { $other }.
fault-size = Una griglia di { $rows } per { $cols } caselle non è possibile: servono numeri interi da 1 a 16.
fault-fleet-empty = La flotta non ha navi.
fault-ship-shape = Nave senza forma, o con caselle non unite, o in nessun esemplare: { $ship }.
fault-ship-too-big = Nave che non sta sulla griglia: { $ship }.
fault-ship-name = «{ $ship }» è già usato, o non è un nome per una nave.
fault-too-many-ships = Una flotta ha al massimo { $max } navi.
fault-fleet-too-big = La flotta ha { $cells } caselle, la griglia solo { $board }.
fault-known-too-many = All’inizio si mostrano più caselle di quante ne abbia la griglia.
fault-budgets = A queste regole servono limiti di colpi e bandierine e almeno due azioni; le bandierine sono limitate solo nel solitario.
fault-id-form = Il nome «{ $id }» deve essere di lettere, cifre e trattini, al massimo 24.
fault-id-taken = Il nome «{ $id }» è di altre regole.
fault-not-supported = Qui non è ancora possibile: { $key }.
fault-unknown = Qualcosa in questa flotta non rispetta le regole.
error-not-foretold = Prima rispondi, o premi Salta.
error-predicting = Durante la previsione non si cercano sorprese: direbbero ciò che devi prevedere.
