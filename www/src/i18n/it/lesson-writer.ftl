### Una lezione che si scrive: la sua pagina, oltre alle parole di tutte le lezioni.

lessons-write = Scrivere una lezione
lessons-write-order = Per cambiare l’ordine trascina un capitolo, usa le frecce, o premi Alt e una freccia sul suo nome.
lessons-write-add = Aggiungi un capitolo
lessons-write-copy = Duplica
lessons-write-remove = Togli questo capitolo
lessons-write-preview = Anteprima per chi impara
lessons-write-hand = Consegna la lezione
lessons-write-none = Ancora nessun capitolo. Aggiungine uno, o premi «Aggiungi a una lezione» ovunque vedi una posizione.
lessons-write-untitled = senza titolo
lessons-write-chapter = { $number }. { $name }
lessons-write-up = Sposta su il capitolo { $number }
lessons-write-down = Sposta giù il capitolo { $number }
lessons-write-heading = Intestazione
lessons-write-position-how = Incolla un link, una registrazione, una riga di un enigma, una posizione del Risolutore o un tavoliere di Reversi. Altrove nel sito, «Aggiungi a una lezione» sotto Condividi porta qui una posizione.
lessons-write-take = Usa questa posizione
lessons-write-unread = Non è niente di tutto questo. Copia il link dalla barra degli indirizzi della pagina che mostra la posizione.
lessons-write-press-cell = Premendo sulla griglia dici quali caselle sono giuste. Senza, giudica il motore.
lessons-write-ask = Che cosa si chiede
lessons-write-kind = Tipo
lessons-kind-cell = Scegliere una casella
lessons-kind-chance = Dire una probabilità
lessons-kind-certain = Segnare ciò che è certo
lessons-kind-predict = Prevedere un agente
lessons-kind-score = Raggiungere un risultato
lessons-kind-solve = Risolvere l’enigma
lessons-write-by = Si giudica in base a
lessons-by-chance = probabilità
lessons-by-shots = colpi mancanti
lessons-by-either = probabilità o colpi mancanti, secondo il giudizio migliore
lessons-by-discs = pedine
lessons-by-error = pedine, senza contare le perdite entro il loro errore medio
lessons-write-within = { $by ->
    [shots] Colpi in più con cui è ancora giusto
    [discs] Pedine in meno con cui è ancora giusto
   *[chance] Punti percentuali sotto la casella più probabile con cui è ancora giusto
  }
lessons-write-near = { $by ->
    [shots] Colpi in più con cui è giusto in parte
    [discs] Pedine in meno con cui è giusto in parte
   *[chance] Punti percentuali sotto la casella più probabile con cui è giusto in parte
  }
lessons-write-cells = Giuste: { $cells }
lessons-write-chance-cell = Si chiede di { $cell }
lessons-write-off = Punti percentuali di differenza con cui è ancora giusto
lessons-write-off-near = Punti percentuali di differenza con cui è giusto in parte
lessons-write-of = Da segnare
lessons-of-both = nave e acqua
lessons-of-ship = nave
lessons-of-water = acqua
lessons-write-agent-none = Scegli un agente
lessons-write-agent-record = Chi gioca nella registrazione
lessons-write-measure = Si misura in
lessons-measure-shots = colpi
lessons-measure-points = punti
lessons-write-shots = Al massimo tanti colpi
lessons-write-least = Almeno tanti punti
lessons-write-lead = Vantaggio in pedine, almeno
lessons-write-solve = Chi impara segna navi e acqua finché tutti i numeri tornano.
lessons-write-feedback = Che cosa si dice di una risposta
lessons-write-right = Se è giusta
lessons-write-near-said = Se è giusta in parte
lessons-write-wrong = Se non è giusta
lessons-write-cell = Se è { $cell }
lessons-write-cell-remove = Nessuna frase per { $cell }
lessons-write-which = Per una casella
lessons-write-cell-add = Aggiungi una frase
lessons-write-cell-shut = Non è una casella che qui si possa scegliere.
lessons-write-tries = Tentativi
lessons-write-points = Punti
lessons-forked = Un’altra scheda ha cambiato questa lezione. Quello che scrivi qui diventa una lezione a parte.
lessons-add-sure = Questa posizione può diventare il capitolo { $chapter } di «{ $title }». Non è ancora conservata.
lessons-add-yes = Conserva questo capitolo
lessons-added = Aggiunta a «{ $title }» come capitolo { $chapter }.
lessons-not-kept = Questo browser non conserva niente. Salva la lezione in un file.
lessons-preview-back-write = Torna a scrivere
