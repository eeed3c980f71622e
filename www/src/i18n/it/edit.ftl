edit-title = Modifica una posizione
edit-lead = { $telling ->
    [content] Scrivi quante caselle di nave ha ogni riga e colonna, e scegli che cosa era dato di una casella, poi la casella.
    [hit-or-miss] Scegli che cosa è stato detto, poi la casella: acqua o colpito.
   *[other] Scegli che cosa è stato detto, poi la casella: acqua, colpito o affondato.
  } Oppure incolla una posizione, un enigma dal giornale, una registrazione o un link; o carica un esempio. Vedi subito quali flotte sono compatibili.
board-edit = La posizione

## What follows

edit-counting = Conteggio…
edit-unique = Una sola flotta è compatibile.
edit-several = Flotte compatibili: { $many }{ $two ->
    [yes] ; due sono mostrate.
   *[no] .
  }
edit-several-estimated = Le flotte compatibili sono troppe per contarle; le probabilità sono stimate{ $two ->
    [yes] , e due flotte sono mostrate.
   *[no] .
  }
edit-several-uncounted = Più flotte sono compatibili{ $two ->
    [yes] ; due sono mostrate.
   *[no] .
  }
edit-estimated-few = Le flotte compatibili sono troppe per contarle; le probabilità sono stimate, e { $count ->
    [0] nessuna flotta da mostrare è stata trovata.
    [one] una sola flotta da mostrare è stata trovata.
   *[other] solo { $count } flotte da mostrare sono state trovate.
  }
edit-undecided = Non si è potuto decidere se una flotta è compatibile: la ricerca durava troppo.
edit-clash = Nessuna flotta è compatibile: { $count ->
    [one] questo non può essere vero.
   *[other] questi { $count } dati sono in conflitto.
  }
edit-clash-among = Nessuna flotta è compatibile: il conflitto è tra questi dati, in tutto { $count }.
edit-none-fits = Nessuna flotta è compatibile con ciò che è stato detto.
edit-no-room = Nessuna flotta è compatibile: la flotta stessa non ha posto su questa griglia.
edit-missing = { $count ->
    [one] Manca ancora 1 numero di riga o colonna.
   *[other] Mancano ancora { $count } numeri di righe e colonne.
  }
edit-missing-how = Scrivi in ogni campo accanto alla griglia quante caselle di nave ha la riga o la colonna.
edit-clash-label = Che cosa è in conflitto
edit-clash-shot = Colpo { $number }: { $cell } { $answer }
edit-clash-known = Dato: { $cell } { $content }
edit-clash-row = Riga { $row }: { $count ->
    [one] 1 casella di nave
   *[other] { $count } caselle di nave
  }
edit-clash-col = Colonna { $column }: { $count ->
    [one] 1 casella di nave
   *[other] { $count } caselle di nave
  }
edit-examples = Flotta mostrata
edit-example-only = La flotta
edit-example-first = Esempio A
edit-example-second = Esempio B
edit-example-none = Nessuna
edit-differs = { $count ->
    [one] Il rombo segna la sola casella dove A e B differiscono.
   *[other] I rombi segnano le { $count } caselle dove A e B differiscono.
  }
edit-likeliest = Più probabili: { $cells }.
edit-likely = { $cell } { $percent }%
edit-chances = Probabilità su tutte le flotte compatibili
edit-cell-given = data
edit-cell-example = nave nella flotta mostrata
edit-cell-differs = diversa tra A e B
edit-cell-clash = in conflitto

## Telling

# Buttons, and what one types after a cell: miss, hit and sunk are one word each.
edit-tools = Che cosa è stato detto
edit-tool-miss = acqua
edit-tool-hit = colpito
edit-tool-sunk = affondato
edit-tool-unrevealed = non detto
edit-tool-water = acqua
edit-tool-left = punta sinistra
edit-tool-right = punta destra
edit-tool-top = punta alta
edit-tool-bottom = punta bassa
edit-tool-middle = pezzo di mezzo
edit-tool-sub = nave da una casella
edit-tool-flag = bandierina
edit-tool-clear = libera
edit-ship = Nave
edit-ship-now = Nave: { $ship }.
edit-told = { $cell }: { $answer }.
edit-cleared = { $cell } liberata.
edit-count = caselle di nave
edit-empty = Svuota
edit-line = Inserisci con il testo
edit-line-hint = Una casella e ciò che ne è stato detto: { $example }
edit-tell = Inserisci
edit-play = Gioca da qui
edit-reasons = Risolvi con i motivi
edit-watch = Guarda da qui

## Text and files

edit-sample = Esempio
edit-sample-choose = Scegline uno…
edit-sample-puzzle = Un enigma da un giornale
edit-text = La posizione come testo
edit-text-hint = Incollane un’altra qui: una posizione, la riga di un enigma, una registrazione o un link. Ciò che è di Reversi si apre nella pagina di Reversi. Si può anche trascinare un file ovunque nella pagina.
edit-take = Usala
edit-file = Apri un file
edit-open = Apri
edit-puzzles = { $count ->
    [one] 1 enigma nel testo: scegline uno
   *[other] { $count } enigmi nel testo: scegline uno
  }
error-no-position = Non è una posizione, né la riga di un enigma, né una registrazione, né un link; niente è cambiato.
error-bad-puzzle = La riga dell’enigma non si può leggere, quindi non è stato aperto nessun enigma.
error-contradiction = Nessuna flotta è compatibile con ciò che è stato detto: non ce n’è una con cui continuare.
error-position-not-playable = Da qui nessuna partita può continuare: con queste regole non ci si può arrivare.
error-too-much-text = Sono più di 256 KB; niente è cambiato.
error-bad-line = Scrivi una casella e ciò che ne è stato detto.
error-no-such-answer = Dopo la casella va ciò che queste regole ne dicono: { $answers }.
error-which-ship = Quale nave? Il suo nome va in fondo: { $ships }.
error-nothing-to-play = Non c’è una flotta compatibile con cui continuare.
edit-copy = Copia
