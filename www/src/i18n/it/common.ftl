### The words that pages of several games share, beyond those of the first sight.

## Timeline

play = Avvia
pause = Pausa
speed = Velocità
speed-steps = { $steps } al secondo
speed-at-once = istantanea
timeline = Linea del tempo
moves-label = Mosse
surprise-next = Prossima sorpresa
surprise-stop = Ferma la ricerca
surprise-none = { $way ->
    [back] Nessuna sorpresa prima di questo passo.
   *[on] Nessuna sorpresa dopo questo passo.
  }

## Chances and numbers

no-book = Impossibile caricare il libro delle aperture: il conteggio dura di più, il risultato è lo stesso.
number-large = { $power ->
    [15] { $figure } milioni di miliardi
    [18] { $figure } miliardi di miliardi
    [21] { $figure } mila miliardi di miliardi
   *[other] { $figure } × 10^{ $power }
  }

## Ways to lay a fleet

deploy-uniform = ovunque, tutte le flotte alla pari
deploy-border = lungo il bordo
deploy-faulty = mai sull’ultima casella della riga o colonna
deploy-close = navi vicine tra loro
deploy-sparse = navi lontane tra loro
deploy-mixed = né vicine né lontane tra loro
deploy-against-the-shooter = dov’è più difficile da trovare

## Options of agents

parameter-k = reticolo
parameter-search = ricerca
value-search-stack = attorno ai colpi a segno
value-search-cross = lungo riga e colonna
parameter-learned = ha imparato le tue abitudini
parameter-threshold = soglia
parameter-expects = si aspetta la flotta
parameter-count = conto delle collocazioni
parameter-bonus = bonus
parameter-ships = navi contate
parameter-turns = rotazioni di una nave
parameter-ties = a pari merito
parameter-wound-weight = peso di una nave ferita
parameter-work = flotte simulate fino in fondo, in migliaia
parameter-hunts = cacce giocate fino in fondo prima di un colpo
parameter-finish = finisce una nave ferita
value-k-smallest = della nave più piccola
value-k-longest = della nave più lunga
value-count-1 = una volta
value-count-2 = una volta per punta
value-count-none = per niente
value-bonus-per-ship = per ogni nave
value-bonus-once = una volta
value-bonus-none = nessuno
value-ships-all = tutte quelle a galla
value-ships-longest = solo la più lunga
value-expects-uniform = ovunque
value-expects-border = lungo il bordo
value-expects-against-the-shooter = dov’è più difficile da trovare
value-turns-distinct = solo quelle diverse
value-turns-all = tutte e quattro
value-ties-random = a caso
value-ties-first = la prima in ordine di riga
value-wound-weight-only = solo per caselle ferite
value-work-none = nessuna
value-finish-first = subito
value-finish-last = per ultima
