## Sea of the day

day-title = Mare del giorno, { $day }

## Where a result lies among the agents'

standing-title = Il tuo risultato tra quelli degli agenti
standing-lead = Hai usato { $shots ->
    [one] 1 colpo
   *[other] { $shots } colpi
  }. Delle partite di ogni agente, questa parte ne ha usati
standing-mean = media
standing-fewer = meno
standing-alike = altrettanti
standing-more = di più
standing-of = Di chi sono le partite disegnate
standing-picture = Quanti colpi usa { $agent }: i numeri sono nella tabella sotto. I tuoi: { $shots }.
standing-legend = Le partite di { $agent } secondo i colpi usati; la freccia segna i tuoi: { $shots }.
standing-table = Le partite di { $agent } come tabella
standing-shots = colpi
standing-games = partite
standing-here = tuo
standing-how = Partite misurate per ogni agente: { $games }, in mari estratti a caso, gli stessi per tutti.

## Statistics

statistics-lead = Le tue partite su questo dispositivo, ogni mare o enigma una volta, con il primo risultato. Media e migliore sono in colpi, nel solitario in punti; dove hai rinunciato, la partita conta solo tra le partite.
statistics-forgetful = Questo dispositivo non conserva niente: queste sono le partite di questa visita.
statistics-none = Nessuna tua partita è ancora arrivata alla fine. Caccia in un mare o risolvi un enigma: starà qui.
statistics-nothing = –
statistics-games = partite
statistics-mean = media
statistics-best = migliore
statistics-streak = vinte di fila
statistics-streaks = ora { $streak }, al massimo { $longest }
statistics-helped = con aiuto
statistics-export = Salva in un file
statistics-forget = Dimentica tutto

## Challenge

challenge-title = Il mare di un amico
challenge-reply = Il tuo risultato, per chi ha schierato questa flotta
challenge-reply-how = Chi apre questo link vede quanti colpi hai usato, e la tua partita passo per passo.

## What agents have learned

habits-title = Che cosa hanno imparato gli agenti
habits-lead = Esatto e Matrice possono imparare dove un giocatore tende a mettere le navi, nelle partite a turno, e usarlo nella partita dopo.
habits-forgetful = Questo dispositivo non conserva niente: ciò che è imparato dura per questa visita.
habits-none = Con questo nome non è stato imparato niente. Attivalo, e gioca a turno contro Esatto o Matrice.
habits-map = { $rules }, da { $games ->
    [one] 1 partita
   *[other] { $games } partite
  }
habits-legend = Quante volte più spesso che per caso lì c’è una nave, da { $games ->
    [one] 1 partita
   *[other] { $games } partite
  }; ogni tinta arriva fino al numero alla sua fine. A 1,0 è come per caso. Meno sono le partite, più tutto resta vicino a 1,0.
habits-scale = Le tinte, ognuna con il numero fino a cui arriva; l’ultima va oltre
habits-export = Salva in un file
habits-import = Carica un file
habits-imported = { $count ->
    [one] Caricata: 1 mappa.
   *[other] Caricate: { $count } mappe.
  }
habits-forget = Dimentica questo giocatore
habits-forgotten = Dimenticato.

## The games that are kept

card-number = partita n. { $number }
