### Le parole delle lezioni in ogni gioco.

predict = Prevedi
predict-on = Previsione attiva: dalla prossima mossa scegli prima tu.
predict-off = Previsione spenta.
predict-last = Il passo precedente:
predict-skip = Salta
predict-answer = Mostra la risposta
predict-back = Annulla la mia risposta
predict-again = Rispondi di nuovo
predict-taken = La tua risposta è annullata.
predict-kept = { $cell } è andata alla pagina che ospita il riquadro, quindi qui non conta.
present = Presenta
present-leave = Esci
present-off = Presentazione finita.
lesson-key-predict = prevedi ogni mossa
lesson-key-present = presenta: griglia e una frase
lesson-key-on = in presentazione, apri ciò che segue
lesson-key-back = in presentazione, indietro
