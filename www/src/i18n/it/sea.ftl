### What the page of the seas says at first.

## Header and frame

region-label = Il mare
title-race = La tua caccia
title-play = La tua partita
title-watch = { $agent } a caccia
side-by-side = Fianco a fianco

## First sight

intro-race = In questo mare { $ships ->
    [1] è nascosta una nave
    [2] sono nascoste due navi
    [3] sono nascoste tre navi
    [4] sono nascoste quattro navi
    [5] sono nascoste cinque navi
    [6] sono nascoste sei navi
    [7] sono nascoste sette navi
    [8] sono nascoste otto navi
    [9] sono nascoste nove navi
    [10] sono nascoste dieci navi
   *[other] sono nascoste { $ships } navi
  }. Comincia la caccia: affonda la flotta con meno colpi dell’agente che la cerca nello stesso mare. Le probabilità sono un aiuto, segnato accanto al risultato.
intro-play = Tu e { $agent } sparate a turno, ognuno alla flotta dell’altro. { $first ->
    [you] Cominci tu.
   *[other] Comincia { $agent }.
  }
intro-moving = Dopo ogni colpo tutte le navi si spostano di una casella: un segno mostra dov’era qualcosa, non dov’è.
intro-solitaire = Trova le navi con { $shots ->
    [one] 1 colpo
   *[other] { $shots } colpi
  } e { $guesses ->
    [one] 1 bandierina
   *[other] { $guesses } bandierine
  }. I numeri contano le caselle di nave di ogni riga e colonna.
hint-fire = Fai clic su una casella per sparare
hint-tap = Tocca una casella per sparare
hint-aim = Tocca una casella per mirare, toccala ancora per sparare
hint-flag = Fai clic su una casella per metterci una bandierina
hint-tap-flag = Tocca una casella per metterci una bandierina

## Rules in words

## Board, for the ear and the eye

enlarge-board = Ingrandisci: { $board }
shrink-board = Rimpicciolisci: { $board }
show-beliefs = Che cosa pensa { $agent }
cell-prompt = Casella:

## Ships

fleet-label = Flotta
fleet-line = { $length ->
    [one] 1 casella
   *[other] { $length } caselle
  }
fleet-left = a galla: { $left } su { $count }
fleet-sunk = affondate: { $sunk } su { $count }
fleet-all-sunk = a fondo

## Turns: the status line and the live region

status-not-saved = Questo browser non salva le partite: copia il link per continuare dopo.

## Ends

share = Condividi
play-on = Continua da qui
resign = Abbandona

## Bar

tool = Strumento
tool-fire = Spara
tool-flag = Bandierina
tool-note = Acqua
tool-clear = Libera
fire-at = Spara in { $cell }

## Own rules

## Settings

about = Informazioni
statistics = Statistiche
link-copy = Copia il link

## Kept games and links

forget = Elimina

## The engine

engine-slow = Il caricamento del motore richiede più tempo del solito. I tuoi colpi sono salvi.

first-title = Quattro navi sono ancora nascoste. Dove spareresti?
first-lede = Battaglia navale: il computer ha sparato { $shots ->
    [one] 1 colpo
   *[other] { $shots } colpi
  }. Prosegui tu, e sfidalo fino all’ultima nave.
first-numbers = Ogni numero è la probabilità che in quella casella ci sia una nave, in percentuale, contata su tutte le flotte ancora possibili.
first-ask = Il prossimo colpo è tuo.
first-computer = { $percent } · la scelta del computer
first-or = Oppure scegli un’altra casella, e continua la caccia da qui.
first-new = Dai la caccia a una nuova flotta
first-watch = Lascia continuare il computer
first-fleets = { $fleets ->
    [one] 1 flotta è ancora possibile
   *[other] { $fleets } flotte sono ancora possibili
  } dopo questi colpi
first-answer = { $answer ->
    [miss] Acqua: era un colpo al
   *[hit] Colpito: era un colpo al
    } { $was }%. { $fleets ->
    [one] Resta 1 flotta,
   *[other] Restano { $fleets } flotte,
    } e { $cell } è ora al { $chance }%. Continua: tocca a te.
