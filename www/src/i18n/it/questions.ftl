### Open questions, measured: each with its numbers and its answer.

question-how = Come è stato misurato
question-mean = { $mean } ± { $error }

question-finish = Lasciare una nave ferita, o finirla?
question-finish-asked = Dopo un colpo a segno si può insistere sulla nave ferita, o lasciarla e cercarne altre, dato che il suo posto è noto. Matrice conta le collocazioni delle singole navi. In quasi tutte le righe le collocazioni per una casella ferita pesano di più; con lo stesso peso delle altre, la ferita non conta. Nell’ultima riga cerca prima tutte le navi: finché di sicuro una nave non è stata colpita, conta solo le collocazioni fuori dalle caselle ferite.
question-finish-table = Colpi in media di Matrice; partite per caso: { $games }
question-weight = Peso di una collocazione per una casella ferita
question-weight-1 = come ogni altra
question-weight-2 = il doppio
question-weight-5 = 5 volte
question-weight-10 = 10 volte
question-weight-only = contano solo queste
question-weight-last = 10 volte, quando ogni nave può essere colpita
question-finish-answer = Finirla subito. Cercare prima tutte le navi costa { $sea } colpi in più nella battaglia navale e { $admiral } in più nella classica. Ignorare la ferita è ancora peggio: { $seaPlain } e { $admiralPlain } in più che sparare solo lì. Un peso forte vale quanto sparare solo lì dove le navi sono separate, e di più dove possono toccarsi.

question-deployers = Che cosa costa al difensore disporre le navi a caso?
question-deployers-asked = Flotte tutte alla pari sono giuste, ma non il meglio per il difensore. Una flotta lungo il bordo sorprende chi si aspetta navi ovunque; ma chi conosce l’abitudine la trova ancora prima.
question-deployers-table = Colpi in media nella classica; partite per caso: { $games }
question-deployer = Disposizione
question-shooter-exact = Esatto, si aspetta ogni flotta
question-shooter-robust = Robusto
question-shooter-responder = Esatto, conosce chi schiera
question-shooter-robust-less-exact = Robusto, meno Esatto
question-deployers-answer = Disposta dov’è più difficile da trovare, una flotta costa a Esatto { $exact } colpi in più che ovunque, e a chi conosce lo schieramento { $responder } in più. Entrambi sono golosi: sparano alla casella più probabile. Tanto regala a chi spara così il difensore che la dispone ovunque; contro il tiratore migliore non è stato misurato. Lungo il bordo costa a Esatto { $gain } in più, ma a chi conosce l’abitudine ne bastano { $known }.
question-aims = I nostri obiettivi
question-aim-what = { $shooter }; flotta { $deployer }
question-aim-least = almeno { $shots }
question-aim-most = al massimo { $shots }
question-aim = { $what }: obiettivo { $bound }, misurato { $mean }.
question-reached-yes = Raggiunto.
question-reached-no = Mancato.
question-reached-unsure = Raggiunto per meno di due errori standard.

question-border = A chi fanno male le navi sul bordo?
question-border-asked = Un vecchio consiglio: disponi lungo il bordo le navi da due caselle in su. Qui ogni agente spara a flotte così e a flotte disposte ovunque.
question-agent = Agente
question-border-anywhere = ovunque
question-border-border = bordo
question-border-more = in più
question-border-games = Partite per caso: { $games }; di Esatto { $exact }, nella battaglia navale con flotte disposte ovunque { $fewest }.
question-border-answer = Nella battaglia navale a Matrice, che conta le navi una alla volta, servono { $matrix } colpi in più; a Esatto, che conta flotte intere, solo { $exact } in più. Nella classica a Matrice servono { $admiral } in più, a Esatto { $counted }. A Cacciatore, che non si aspetta navi in nessun posto preciso, lì ne servono { $hunter } in meno.

question-smallest = Qual è la griglia più piccola per una flotta?
question-smallest-asked = Quante poche caselle può avere una griglia, e quanto può essere piccolo un quadrato, perché la flotta ci stia ancora? Le navi si possono girare.
question-fleet-admiral = Classica 5-4-3-3-2, le navi possono toccarsi
question-fleet-admiral-apart = Classica 5-4-3-3-2, navi separate
question-fleet-sea-battle = Battaglia navale 4-3-3-2-2-2-1-1-1-1, navi separate
question-fleet-drawn-free = Forme disegnate, le navi possono toccarsi
question-fleet-drawn-apart = Forme disegnate, navi separate
question-held = { $cols }×{ $rows }: { $cells ->
    [one] 1 casella
   *[other] { $cells } caselle
  }
question-held-square = { $cols }×{ $rows }: quadrato più piccolo
question-held-picture = Una disposizione delle navi: { $ships }
question-smallest-answer = Queste, ed è dimostrato. Abbiamo esplorato tutte le griglie con lati fino a 15 caselle (16 dove le navi possono toccarsi): ognuna con meno caselle e ogni quadrato più piccolo, se le sole caselle delle navi ci stavano. Singole righe più lunghe qui non sono griglie.
