## Sea of the day

day-title = Mare del giorno, { $day }
days-streak = { $streak ->
    [one] Finito nel suo giorno: 1 giorno di fila.
   *[other] Finiti nel loro giorno: { $streak } giorni di fila.
  }
days-how = Un nuovo mare comincia a mezzanotte UTC. Un giorno conta nella serie se finisci il suo mare in quel giorno.
days-result = { $came ->
    [shots] { $shots ->
        [one] 1 colpo
       *[other] { $shots } colpi
      }
    [given-up] abbandonato
   *[open] non giocato
  }

## Statistics

statistics-lead = Le tue partite su questo dispositivo, ogni mare o enigma una volta, con il primo risultato. Media e migliore sono in colpi, nel solitario in punti; le partite abbandonate contano solo come partite.
statistics-forgetful = Questo browser non salva le partite: queste sono le partite di questa visita.
statistics-none = Non hai ancora finito una partita. Dai la caccia a una flotta o risolvi un enigma, e comparirà qui.
statistics-nothing = –
statistics-games = partite
statistics-mean = media
statistics-best = migliore
statistics-streak = vinte di fila
statistics-streaks = ora { $streak }, al massimo { $longest }
statistics-helped = con aiuto
statistics-export = Salva in un file
statistics-forget = Elimina tutto

## Challenge

challenge-title = Il mare di un amico

## What agents have learned

habits-title = Che cosa hanno imparato gli agenti
habits-lead = Esatto e Matrice possono imparare dove un giocatore tende a mettere le navi, nelle partite a turno, e usarlo nella partita dopo.
habits-forgetful = Questo browser non salva le partite: ciò che gli agenti imparano dura per questa visita.
habits-none = Con questo nome gli agenti non hanno imparato niente. Attiva l’apprendimento, poi gioca a turno contro Esatto o Matrice.
habits-map = { $rules }, da { $games ->
    [one] 1 partita
   *[other] { $games } partite
  }
habits-legend = Quante volte più spesso che per caso lì c’è una nave (1,0: come per caso), da { $games ->
    [one] 1 partita
   *[other] { $games } partite
  }. Ogni tinta arriva fino al numero alla sua fine. Meno sono le partite, più ogni valore resta vicino a 1,0.
habits-scale = Le tinte, ognuna con il numero fino a cui arriva; l’ultima va oltre
habits-export = Salva questo in un file
habits-import = Importa un file
habits-imported = { $count ->
    [one] Importata: 1 mappa.
   *[other] Importate: { $count } mappe.
  }
habits-forget = Elimina questo giocatore
habits-forgotten = Eliminato.

## The games that are kept

card-number = partita n. { $number }

## Games kept on the device

continue-title = Le tue partite
card-over = finita
card-puzzle = { $rules }, n. { $seed }
continue = Continua
