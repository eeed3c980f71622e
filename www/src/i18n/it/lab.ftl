# The lab: many games of agents on the same seas, and the published figures played again.

lab-description = Fa’ giocare agli agenti di battaglia navale migliaia di partite negli stessi mari, confrontali, e riproduci le cifre pubblicate.

lab-failed = Il motore ha smesso di funzionare ({ $code }). Premi Avvia per farlo ripartire.
error-lab-busy = Qui si sta già giocando o calcolando: aspetta la fine, o interrompi prima.
error-lab-agents-left = Il link nomina più agenti di quanti ce ne stiano. Tralasciati: { $agents }.
error-lab-link-unread = Parte del link non è stata capita ({ $parts }): è tralasciata.
error-lab-bad-change = «{ $change }» non cambia nessuna regola: la chiave non esiste, o non ammette questo valore.
error-lab-bad-seed = { $of ->
    [match] { lab-match-seed }
   *[sea] { lab-seed }
  }: un numero intero fino a 18.446.744.073.709.551.615.

lab-skip = All’esperimento
lab-title = Lab
lab-question = A chi bastano meno colpi?
lab-lede = Fa’ giocare agli agenti molte partite negli stessi mari, e vedi a quale bastano meno colpi, e se la differenza può essere un caso.
lab-experiment = L’esperimento

lab-rules = Gioco
lab-game-reversi = Reversi
lab-game-reversi-6 = Reversi, 6×6
lab-game-reversi-4 = Reversi, 4×4
lab-agents = Agenti
lab-agent = Agente { $number }
lab-add-agent = Aggiungi un agente
lab-parameters = Parametri
lab-leave-out = Togli { $agent }
lab-games = Partite
lab-deploy = Disposizione
lab-seed = Numero della serie
lab-match-seed = Numero della prima apertura
lab-set = Regole cambiate
lab-set-hint = Scrivi coppie chiave=valore, separate da spazi: rows=8 cols=8, contact="apart", known=7.
lab-run = Avvia { $of ->
    [match] { $games ->
        [one] 1 partita
       *[other] { $games } partite
      }
   *[seas] { $agents } × { $games ->
        [one] 1 partita
       *[other] { $games } partite
      }
  }
lab-changed = Hai cambiato le opzioni. Sotto ci sono i risultati precedenti.

lab-ready = Pronto a partire.
lab-kept = Su questo dispositivo è salvata una serie non finita.
lab-take-up = Riprendila
lab-own = Una cifra pubblicata ha preso il posto del tuo esperimento.
lab-own-back = Torna al mio esperimento
lab-pause = Pausa
lab-resume = Riprendi
lab-stop = Interrompi
lab-starting = Partite: { $games } di { $planned }. Si parte.
lab-running = { $games } di { $planned ->
    [one] 1 partita
   *[other] { $planned } partite
  }, { $rate } al secondo, ancora { $left }.
lab-paused = In pausa dopo { $games } di { $planned ->
    [one] 1 partita
   *[other] { $planned } partite
  }.
lab-ended = { $planned ->
    [one] 1 partita giocata.
   *[other] Tutte le { $planned } partite giocate.
  }
lab-stopped = Interrotto dopo { $games } di { $planned ->
    [one] 1 partita
   *[other] { $planned } partite
  }.
lab-seconds = { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
  }
lab-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
  }
lab-hours = { $hours ->
    [one] 1 ora
   *[other] { $hours } ore
  }

lab-ridge = Colpi per affondare la flotta
lab-ridge-score = Punti di una caccia
lab-ridge-measured = { $own ->
    [none] { $games } partite ciascuno, negli stessi mari, misurate prima.
   *[other] La tua serie: { $own } partite per ciascuno dei suoi agenti; gli altri: { $games } ciascuno, negli stessi mari, misurate prima.
  }
lab-ridge-how = La linea è la media, ± metà del suo intervallo al 95%. Pieni: gli agenti scelti.
lab-results = Risultati
lab-verdict-shots = { $better } usa { $difference } ± { $error } colpi in meno di { $worse }. È improbabile che sia un caso.
lab-verdict-score = { $better } fa { $difference } ± { $error } punti in più di { $worse }. È improbabile che sia un caso.
lab-verdict-open = Tra { $better } e { $worse } la differenza è { $difference } ± { $error }: dopo { $games ->
    [one] 1 partita
   *[other] { $games } partite
  } può essere un caso.
lab-verdict-one = Tra { $better } e { $worse } la differenza è { $difference } in una sola partita, che non dimostra nulla.
lab-verdict-alike = Tra { $better } e { $worse } la differenza è { $difference } in ciascuna di { $games } partite: non variano, quindi non si può dire che cosa fa il caso.
lab-verdict-same = Lo stesso risultato in ogni partita: { $agents }.
lab-verdict-early = Tra { $better } e { $worse } la differenza è finora { $difference } ± { $error }; il giudizio arriva alla fine della serie.
lab-verdict-few = Tra { $better } e { $worse } la differenza è { $difference } ± { $error }; per un giudizio servono almeno { $fewest } partite.
lab-verdict-how = Il giudizio arriva dopo tutte le partite, almeno { $fewest }. Con più coppie ognuna è giudicata con più rigore (Holm): tra agenti che giocano allo stesso modo nessuno è detto migliore in 95 serie su 100.
lab-needs = Queste partite variano tanto che servono circa { $few } partite per vedere in 8 serie su 10 una differenza di { $far }, { $more } per { $near } e { $most } per { $close }.
lab-with-error = { $value } ± { $error }
lab-mean-shots = Colpi in media
lab-mean-score = Punteggio medio
lab-median = Mediana
lab-median-lower = Mediana inferiore
lab-least = Minimo
lab-most = Massimo
lab-p99 = 99% entro
lab-p1 = 1% sotto
lab-played = Partite
lab-picture = { $agent }: partite per risultato, media { $mean } su { $games ->
    [one] 1 partita
   *[other] { $games } partite
  }
lab-bar-hint = Premi una barra per vedere le sue partite.
lab-published-hint = Le linee con la base segnano i valori pubblicati: { $marks }.
lab-bar-coming = Ricerca della partita…
lab-bar-watch = Guarda la partita { $number } ({ $range })
lab-bar-next = Prossima in questa barra
lab-bar-open = Partite
lab-bar-open-named = Partite con { $range }
lab-table = { $agent }, come tabella
lab-result = Risultato
lab-range = { $from }–{ $to }
lab-range-signed = da { $from } a { $to }
lab-trail = Media progressiva con intervallo di confidenza al 95%
lab-trail-table = Come tabella
lab-export = Salva
lab-export-csv = Risultati (CSV)
lab-export-json = Rapporto (JSON)
lab-export-svg = Immagine (SVG)
lab-how = ± indica metà dell’intervallo di confidenza al 95%. Tutti gli agenti giocano gli stessi mari, a partire dal numero { $seed }: la stessa serie dà gli stessi numeri su ogni dispositivo e da riga di comando.
lab-heard-mean = { $agent }: { $mean }.
lab-heard-game = Partita { $number }: pronta da guardare.

lab-figures = I risultati pubblicati, riprodotti
lab-figures-lede = Ogni numero pubblicato negli studi, con la serie che lo riproduce. Premi un pulsante per avviarla qui e confrontare il risultato con quello pubblicato.
lab-figures-rule = In questa pagina ± indica metà dell’intervallo di confidenza al 95%. Una media è riprodotta se dista al massimo { $errors } errori standard (circa 1,3 volte ciò che segue ±; il solo caso va oltre una volta su 100) dal numero pubblicato o da ciò che mezza unità della sua ultima cifra ammette; se l’errore del numero pubblicato è noto, conta anche quello. La partita migliore, la peggiore e le quote sono riportate senza giudizio. Un nostro obiettivo è raggiunto se la media vi sta dentro di { $sure } errori standard.
lab-source-exact = Ciò che segue dalle sole regole
lab-source-exact-how = Questi numeri seguono esattamente dalle regole, e le serie devono arrivarci. Le misure di uno studio stanno con quello studio.
lab-source-turkish = Akyüz (turco): cinque modelli su 5-4-3-3-2, e navi in movimento
lab-source-turkish-how = Lo studio dice che la sua media del fuoco a caso è di 300 partite, con le navi in movimento di 1000, e di quante partite sono le migliori e le peggiori; delle altre medie non lo dice. La migliore e la peggiore di tante partite dipendono dal caso: le riportiamo senza giudizio. Dove due serie stanno accanto, una su flotte che non arrivano mai all’ultima casella della loro riga o colonna, quel difetto è una nostra lettura di come l’autore disponeva le navi: lo studio dice solo che sono disposte a caso.
lab-source-italian = Racanati e Sansonetti (italiano): sistemi esperti nel solitario
lab-source-italian-how = Gli autori hanno giocato una partita su ognuna di tre mappe mai pubblicate. Le nostre sono medie su 300 mappe estratte allo stesso modo; accanto sta quante nostre partite hanno un punteggio minore della loro. Una partita sola non riceve un giudizio; tutte e 18 insieme sì.
lab-italian-together = Tutti i 18 punteggi insieme, note caselle di nave: in media { $share } ± { $error } delle nostre partite su mappe simili hanno un punteggio minore (un pareggio conta metà); se gli agenti degli autori fossero i nostri, sarebbe { $expected }. Di { $of } terne di mappe simili { $low } hanno una media così bassa.
lab-italian-any = Lo stesso con caselle note qualsiasi, perché lo studio non dice quali: { $share } ± { $error }.
lab-source-ours = Nostri: l’inseguitore di navi in movimento e Piano
lab-source-ours-how = Nessuno studio ha questi modelli. Al posto di un numero pubblicato c’è il nostro obiettivo; per l’inseguitore è riportata anche la partita più lunga.
lab-source-russian = Articolo russo: battaglia navale
lab-source-russian-how = Afferma pochi numeri e non ne misura nessuno. Ognuno è ricavato qui dall’agente costruito sul suo testo e dal conteggio di flotte intere.
lab-article-run = Ricavali, circa mezzo minuto
lab-article-stop = Interrompi il calcolo
lab-article-running = Numeri ricavati: { $done } di { $of }.
lab-article-stopped = Interrotto dopo { $done } numeri di { $of }.
lab-article-done = Numeri ricavati: tutti e { $of }; non riprodotti: { $differ }.
lab-article-see = Guarda
lab-article-see-named = Guarda: { $what }
lab-article-centre = In un mare intatto le caselle centrali hanno il valore massimo, 1
lab-article-ways = Collocazioni di una nave da 3 per una casella con 0, 1, 2, 3 caselle libere prima
lab-article-formula = Collocazioni di una nave da 4 per una casella con 2 caselle libere per lato, secondo la funzione dell’articolo
lab-article-formula-why = Qui la funzione sbaglia: in una fila di cinque una nave da 4 ha due collocazioni soltanto.
lab-article-figure = La figura: mosse sensate, e le più probabili tra queste
lab-article-figure-why = L’articolo non dice dove sono le sue navi. Una posizione così è stata cercata in partite con navi delle forme che disegna.
lab-article-middle = Due navi da 2 in una fila di cinque: il primo colpo va al centro, in percento
lab-article-second = Dopo un colpo a segno accanto al centro il prossimo va lì, in percento
lab-article-optimum = Colpi di un giocatore ottimo in quella fila
lab-article-straight = Colpi da una nave ferita al prossimo colpo a segno, al massimo
lab-article-straight-why = Il massimo in 300 partite.
lab-article-diagonal = Lo stesso con navi in diagonale
lab-article-diagonal-why = Il massimo in 300 partite.
lab-source-greek = Lavoro universitario greco: Reversi
lab-source-greek-how = Pubblica tavolieri e nessuna cifra misurata. Le sue posizioni stampate, e quelle valutate dal suo programma originale, si controllano qui; si possono aprire nella pagina
lab-printed-run = Controlla qui le posizioni stampate
lab-printed-heard = Posizioni stampate che coincidono: { $alike } su { $of }.
lab-figure-run = { $agents } · { $rules } · { $games ->
    [one] 1 partita
   *[other] { $games } partite
  }
lab-figure-play = Avvia, circa { $span }
lab-figure-what = Cifra
lab-figure-published = Pubblicato
lab-figure-shell = Nostro, riga di comando
lab-figure-here = Nostro, qui
lab-figure-verdict = Verdetto
lab-figure-below = { $share } delle nostre partite ha un punteggio minore.
lab-statistic-mean = { $agent }, media
lab-statistic-median = { $agent }, mediana
lab-statistic-min = { $agent }, migliore
lab-statistic-max = { $agent }, peggiore
lab-statistic-p1 = { $agent }, 1% sta sotto
lab-statistic-p99 = { $agent }, 99% sta entro
lab-statistic-paired = { $agent } meno { $other }, media
lab-verdict-agrees = riprodotto
lab-verdict-differs = non riprodotto
lab-aim-agrees = obiettivo raggiunto
lab-aim-differs = obiettivo mancato
lab-verdict-example = trovato un esempio
lab-verdict-missing = nessun esempio in { $games ->
    [one] 1 partita
   *[other] { $games } partite
  }
lab-verdict-unrefuted = non smentito in { $games ->
    [one] 1 partita
   *[other] { $games } partite
  }
lab-verdict-shown = riportato
lab-verdict-ours = nostro
lab-times = Quanto più tempo ci mette la mappa
lab-times-lede = Lo studio turco riporta 78,4 s per la sua mappa delle probabilità e 0,15 s per il suo reticolo: 520 volte tanto. Qui entrambi giocano gli stessi 300 mari in un solo thread.
lab-times-run = Misura qui
lab-times-ratio = Tempo della mappa diviso per il tempo del reticolo
lab-times-why = La mappa dello studio riconta ogni collocazione prima di ogni colpo, in un programma interpretato, dove un tale conteggio costa molto più di uno sguardo al reticolo. Qui entrambi sono compilati.
lab-times-found = Mappa { $slow } s, reticolo { $quick } s, entrambi { $games ->
    [one] sulla stessa partita
   *[other] sulle stesse { $games } partite
  }: { $ratio } a 1. Il rapporto dipende dal programma, non solo dal modello.
lab-elsewhere = Misurati altrove
lab-elsewhere-how = Altri programmi con le stesse regole, ognuno misurato una volta su 10.000 mari uniformi (± 0,2). Solo il primo è un agente qui.
lab-elsewhere-what = Programma
lab-elsewhere-count = conteggio delle collocazioni, peso 10 per colpo a segno
lab-elsewhere-web = l’agente di un gioco web diffuso
lab-elsewhere-contest = il vincitore di una gara
lab-elsewhere-java = un giocatore che vede quale nave è colpita
lab-note-faulty = nostra lettura: l’autore disponeva le navi con un difetto; lo studio dice solo che sono disposte a caso
lab-note-games = lo studio non dice su quante partite è la sua media: su 300 la differenza potrebbe essere un caso
lab-note-games-faulty = lo studio non dice su quante partite è la sua media: su 300 la differenza potrebbe essere un caso. Che l’autore disponesse le navi con un difetto è una nostra lettura
lab-note-text = il testo dello studio, preso alla lettera, non conta collocazioni e non porta al numero; la mappa che le conta sì
lab-note-blows = contato per pezzo, come il suo 344; solo contando i colpi si ottiene 118
lab-note-variant = il testo dello studio non porta al suo numero: la sua variante nella riga seguente sì
lab-set-known = { $known ->
    [0] nessuna casella nota
    [one] 1 casella nota
   *[other] { $known } caselle note
  }
lab-set-known-ship = solo di navi
lab-set-misses-hidden = i colpi in acqua non vengono rivelati
lab-set-lives = anche un pezzo colpito di nuovo toglie una vita
lab-note-greedy = con quattro caselle note, estratte fra tutte e per lo più d’acqua, vince ancora { $agent }, come nell’originale recuperato
lab-note-apart = dove le navi non si toccano l’obiettivo non è raggiunto
lab-note-mean = la media raggiunge l’obiettivo, ma per meno di due errori standard
lab-source-worked = esatto: { $formula }
lab-source-akyuz = Akyüz, { $many } partite
lab-source-akyuz-unsaid = Akyüz, numero di partite non indicato
lab-source-aim = obiettivo
lab-source-wins = lo studio: vince { $agent }
lab-source-one = lo studio, una partita
