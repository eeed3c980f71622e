# What a package says by itself, on a learning platform or away from one.

scorm-handed = Il tuo risultato è consegnato.
# $score: of 100
scorm-refused = Finora la piattaforma didattica non ha accettato il tuo risultato. Verrà inviato di nuovo. Il tuo risultato finora: { $score } su 100.
scorm-refused-answers = La piattaforma didattica ha accettato il tuo punteggio. L’insegnante potrebbe non vedere tutte le tue risposte.
scorm-unheard = Intorno a questa pagina non c’è nessuna piattaforma didattica, quindi il tuo risultato non viene registrato. I tuoi progressi restano in questo browser.
scorm-unheard-unkept = Intorno a questa pagina non c’è nessuna piattaforma didattica, quindi il tuo risultato non viene registrato. Neanche questo browser conserva i tuoi progressi.
scorm-silent = La piattaforma didattica intorno a questa pagina non risponde, quindi il tuo risultato non viene registrato. I tuoi progressi restano in questo browser.
scorm-silent-unkept = La piattaforma didattica intorno a questa pagina non risponde, quindi il tuo risultato non viene registrato. Neanche questo browser conserva i tuoi progressi.
scorm-looked = Stai solo guardando questo lavoro. Quello che fai qui non viene registrato.
# $code: of the fault
scorm-unread = Questo lavoro non può essere mostrato ({ $code }).
