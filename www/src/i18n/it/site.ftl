### What pages of a game say beside the game: settings, sharing, embedding.

## Rules in words

key-space = Spazio
key-play = Avvia o ferma l’agente

## Settings

theme = Colori
theme-system = come il dispositivo
theme-light = chiari
theme-dark = scuri
motion = Animazioni
motion-system = come il dispositivo
motion-reduced = nessuna
notation = Come si scrivono le caselle

## Kept games and links

share-link = Link
share-game-link = Link a questa partita, colpo per colpo
share-start = Link a questo mare dall’inizio
share-text = Come una riga di testo
share-file = Salva in un file
shared-send = Condividi…
shared-link = Copia il link
shared-sea-link = Copia il link a questo mare
share-svg = Salva come SVG
share-png = Salva come PNG
share-forum = Copia come testo per un forum
share-lesson = Aggiungi a una lezione
share-scorm = Salva come pacchetto SCORM
share-paper = Stampa
share-saved = Salvato come { $name }
error-bad-picture = Questa immagine non contiene una partita, o è danneggiata.
error-large-file = Questo file è troppo grande per essere una partita.
error-no-picture = Impossibile disegnare l’immagine.
share-edit = Apri nel Risolutore
open-title = Apri una partita
share-open = Apri una registrazione
share-open-button = Apri
share-open-file = Apri un file
share-copy = Copia
share-sealed = Nel link la flotta non si vede a prima vista, ma chi vuole può leggerla.
embed-title = Incorpora in una tua pagina
embed-form = Come
embed-form-frame = Riquadro
embed-form-element = Elemento
embed-overlay = Probabilità sulla griglia
embed-reason = Motivo
embed-playable = Chi legge può giocare
embed-predict = Chi legge prevede ogni mossa
embed-height = Altezza in pixel
embed-origin = Origine della tua pagina
embed-origin-hint = Facoltativa. Quella pagina riceve le risposte date nel riquadro e può comandarlo.
embed-origin-bad = Questo non è l’indirizzo di una pagina.
embed-text = Da copiare
embed-preview = Anteprima
embed-picture = Salva la figura { $file }

## The choice of a game

agent-strengths = Meno è meglio: media dei colpi nella partita classica, su 10.000 partite (meno per gli agenti che contano flotte intere). Senza numero: non misurato così. In altri giochi le medie sono diverse.
