## Refusals

error-bad-cell = Non è una casella. Scrivi una lettera e un numero, come C7.
error-outside-board = { $cell } non è su questa griglia.
error-already-shot = In questa casella si è già sparato.
error-known-cell = Questa casella era mostrata all’inizio.
error-known-water = Si sa già che questa casella è acqua.
error-no-shots-left = Non restano colpi.
error-no-guesses-left = Non restano bandierine.
error-no-flag-here = Qui non c’è una bandierina.
error-already-flagged = Qui c’è già una bandierina.
error-game-over = La partita è finita.
error-no-game = Non c’è una partita da continuare. Comincia un nuovo mare.
error-not-your-turn = Non tocca a te.
error-nothing-to-undo = Non c’è niente da annullare.
error-no-undo = Non puoi annullare ciò che hai fatto qui.
error-two-tabs = Questa partita è aperta anche in un’altra scheda: questa scheda ora la salva come partita a sé.
error-nothing-to-redo = Non c’è niente da ripetere.
error-no-such-step = Questa partita non ha questo passo.
error-unknown-rules = Non conosciamo queste regole.
error-unknown-agent = Non conosciamo questo agente.
error-bad-agent-parameter = «{ $parameter }» non si può leggere come opzione di questo agente. { $takes ->
    [none] Non ha opzioni.
   *[other] Le sue opzioni: { $takes }.
  }
error-agent-not-for-rules = Questo agente non può giocare con queste regole, o non con queste opzioni.
error-bad-habits = In questo file non ci sono dati imparati leggibili{ $row ->
    [0] .
   *[other] : vedi la voce { $row }.
  } Niente è cambiato.
error-learned-elsewhere = Questo agente ha imparato su una griglia di altra misura.
error-planner-not-loaded = Impossibile caricare il pianificatore. Controlla la connessione e riprova.
error-unknown-deployer = Non conosciamo questa disposizione.
error-deployer-not-for-rules = Questa disposizione è per un altro gioco.
error-bad-attribute = L’attributo { $attribute } non può essere «{ $value }».
error-one-agent = Per un confronto servono almeno due agenti.
error-two-starts = Sono date una registrazione e una posizione, ma se ne può mostrare una sola.
error-bad-seed = Il numero di un mare è un numero intero fino a 18.446.744.073.709.551.615.
error-bad-players = L’elenco dei giocatori non si può leggere.
error-bad-record = La registrazione non si può leggere{ $instead ->
    [fresh] .
   *[none] ; niente è cambiato.
  }
error-unknown-record-version = La registrazione è di una versione più recente di questa pagina.
error-bad-position = La posizione non si può leggere.
error-chances-withheld = Le probabilità di un rivale restano nascoste finché entrambi non avete finito.
error-no-deductions = Qui le prove non sono disponibili: servono navi dritte che non si toccano mai e colpi che mostrano quale pezzo è colpito.
error-unknown-deduction = Nessuna regola di deduzione si chiama «{ $name }».
error-not-scored = Con queste regole non ci sono punteggi.
error-not-counted = Le flotte compatibili sono troppe per contarle o campionarle: non ci sono probabilità da mostrare.
error-bad-book = Il libro delle aperture non si può leggere.
error-stale = Una richiesta più recente ha sostituito questa. Niente è cambiato.
error-bad-ruleset = Con queste regole non si può giocare.
error-bad-json = Non è un JSON valido.
error-too-long = Il testo è troppo lungo.
error-no-legal-deployment = Questa flotta non può stare su questa griglia.
error-unknown-level = Questo livello di enigmi non esiste.
error-not-a-puzzle = Queste regole non sono quelle di un enigma.
error-puzzle-not-made = L’enigma di questo numero dev’essere prima creato.
error-puzzle-not-found = Nessun enigma di questo livello è stato trovato. Prova un altro numero.
error-deployment-not-found = Nessun posto per questa flotta è stato trovato. Prova una griglia più grande o meno navi.
error-illegal-fleet = Questa flotta non rispetta le regole.
error-bad-config = La partita non si può preparare così.
error-bad-number = Qui serve un numero intero da 0 in su.
error-too-many-games = Si possono giocare al massimo { $max } partite alla volta.
error-no-such-day = Questo giorno non esiste, quindi non c’è una partita.
error-bad-link = Il link non si può leggere.
error-other-step = Il link chiede un passo che questa partita non ha. { $step ->
    [first] Questo è l’inizio.
   *[last] Questo è l’ultimo passo.
  }
error-other-hunt = Questo link è di una versione precedente di questa pagina. Qui l’agente ricomincia la caccia: i suoi colpi possono differire da quelli della partita di partenza.
error-unknown-link-version = Il link è di una versione più recente di questa pagina.
error-no-such-call = Questa pagina non è aggiornata. Ricaricala.
error-name-taken = «{ $name }» è già il nome di una flotta salvata. Scegline un altro.
error-copy-refused = Il testo non si è potuto copiare: selezionalo e copialo a mano.

## Faults of a fleet and of rules

fault-ship-missing = Manca una nave: { $ship }.
fault-ship-extra = Una nave di troppo: { $ship }.
fault-unknown-ship = Nave che non è di questa flotta: { $ship }.
fault-outside-board = Nave fuori dalla griglia in { $cell }: { $ship }.
fault-wrong-shape = Nave dalla forma sbagliata: { $ship }.
fault-wrong-heading = Nave che non può avere quella direzione: { $ship }.
fault-overlap = Due navi sulla stessa casella { $cell }: { $ship } e { $other }.
fault-touching = Due navi si toccano: { $ship } e { $other }.
fault-size = Una griglia di { $rows } per { $cols } caselle non è possibile: servono numeri interi da 1 a 16.
fault-fleet-empty = La flotta non ha navi.
fault-ship-shape = Nave senza forma, o con caselle non unite, o con quantità 0: { $ship }.
fault-ship-too-big = Nave che non sta sulla griglia: { $ship }.
fault-ship-name = «{ $ship }» è già usato, o non è un nome per una nave.
fault-too-many-ships = Una flotta ha al massimo { $max } navi.
fault-fleet-too-big = La flotta ha { $cells } caselle, la griglia solo { $board }.
fault-known-too-many = All’inizio si mostrano più caselle di quante ne abbia la griglia.
fault-budgets = A queste regole servono limiti di colpi e bandierine e almeno due azioni; le bandierine sono limitate solo nel solitario.
fault-id-form = Il nome «{ $id }» deve essere di lettere, cifre e trattini, al massimo 24.
fault-id-taken = Il nome «{ $id }» è di altre regole.
fault-not-supported = Qui non è ancora possibile: { $key }.
fault-unknown = Questa flotta non rispetta le regole.
error-not-foretold = Prima rispondi, o premi Salta.
error-predicting = Durante la previsione le sorprese sono spente: svelerebbero la risposta.
error-shot-taken-back = Colpo ritirato: { $cell } ha una probabilità di { $chance }%, { $best } di { $most }%, punti in più: { $points }. Scegli di nuovo; se vuoi davvero { $cell }, spara lì ancora una volta.
error-package-not-loaded = Non è stato possibile caricare ciò di cui è fatto il pacchetto. Controlla la connessione e riprova.
