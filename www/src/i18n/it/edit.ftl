edit-title = Risolutore: qualsiasi posizione, da carta, giornale o link
board-edit = La posizione

## What follows

edit-counting = Conteggio…
edit-unique = Una sola flotta è compatibile
edit-several = { $many ->
    [2] Due flotte compatibili
   *[other] { $many } flotte compatibili
  }
edit-several-estimated = Più flotte compatibili di quante se ne possano contare
edit-several-uncounted = Più flotte sono compatibili
edit-undecided = Indeciso
edit-clash = Nessuna flotta è compatibile: { $count ->
    [one] questo non può essere vero
   *[other] questi dati sono in conflitto
  }
edit-clash-among = Nessuna flotta è compatibile: il conflitto è tra questi dati
edit-none-fits = Nessuna flotta è compatibile con gli esiti dei colpi
edit-no-room = Nessuna flotta è compatibile: su questa griglia non c’è posto per le navi
edit-missing = { $count ->
    [one] Manca ancora 1 numero di riga o colonna
   *[other] Mancano ancora { $count } numeri di righe e colonne
  }
# What is said after these.
edit-more-shown = Vedi uno di due esempi.
edit-more-estimated = Le probabilità sono stimate.
edit-more-few = { $count ->
    [0] Non è stata trovata nessuna flotta da mostrare.
    [one] È stata trovata una sola flotta da mostrare.
   *[other] Sono state trovate solo { $count } flotte da mostrare.
  }
edit-more-undecided = La ricerca di una flotta compatibile è durata troppo.
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
edit-cell-given = data
edit-cell-example = nave nella flotta mostrata
edit-cell-differs = diversa tra A e B
edit-cell-clash = in conflitto

## Telling

# Buttons, and what one types after a cell: miss, hit and sunk are one word each.
edit-tools = Esito del colpo
edit-tool-miss = acqua
edit-tool-hit = colpito
edit-tool-sunk = affondato
edit-tool-unrevealed = esito nascosto
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
edit-observed = { $cell }: { $answer }.
edit-cleared = { $cell } liberata.
edit-count = caselle di nave
edit-then = poi la casella
edit-empty = Svuota
edit-known = Che cosa si sa
edit-token = { $cell } { $answer }, togli
edit-line = Aggiungi ciò che sai, o incolla: { $example } · la riga di un enigma · una registrazione · un link
edit-play = Continua tu da qui
edit-watch = Guarda { $agent } da qui
edit-show-example = Mostra una flotta compatibile
edit-tell = Inserisci
edit-reasons = Risolvi passo per passo

## Text and files

edit-sample = Esempio
edit-sample-choose = Scegline uno…
edit-sample-puzzle = Un enigma da un giornale
edit-try = Oppure prova
edit-try-two = due flotte compatibili
edit-try-none = nessuna flotta
edit-try-puzzle = un enigma dal giornale
edit-drop = Puoi anche trascinare un file.
edit-text = Posizione come testo
edit-copy = Copia come testo
edit-print = Stampa
edit-file = Posizione da un file
edit-open-game = Apri una partita…
edit-open = Apri
edit-puzzles = { $count ->
    [one] 1 enigma nel testo: scegline uno
   *[other] { $count } enigmi nel testo: scegline uno
  }
error-no-position = Non è un esito, né una posizione, né la riga di un enigma, né una registrazione, né un link. Niente è cambiato.
error-bad-puzzle = La riga dell’enigma non si può leggere, quindi non è stato aperto nessun enigma.
error-contradiction = Nessuna flotta è compatibile con gli esiti dei colpi, quindi non c’è niente da giocare.
error-position-not-playable = Da qui nessuna partita può continuare: con queste regole non ci si può arrivare.
error-too-much-text = Sono più di 256 KB; niente è cambiato.
error-bad-line = Scrivi una casella e l’esito del colpo.
error-no-such-answer = Dopo la casella scrivi un esito che queste regole ammettono: { $answers }.
error-which-ship = Quale nave? Scrivi il suo nome in fondo: { $ships }.
error-nothing-to-play = Nessuna flotta è compatibile, quindi non c’è niente da giocare.
