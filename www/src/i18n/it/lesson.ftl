### Le parole delle lezioni in ogni gioco.

predict = Prevedi
predict-on = Previsione attiva: dalla prossima scelta si chiede prima a te.
predict-off = Previsione spenta.
predict-last = Il passo precedente:
predict-skip = Salta
predict-answer = Mostra la risposta
predict-back = Ritira la mia risposta
predict-again = Ridai la mia risposta
predict-taken = La tua risposta è ritirata.
predict-kept = { $cell } è stata passata a questa pagina e qui non conta.
present = Presenta
present-leave = Esci
present-off = La pagina è di nuovo qui.
