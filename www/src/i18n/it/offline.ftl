### Come si conserva il sito per usarlo senza rete.

offline-keep = Conserva per l’uso senza rete
offline-off = Tutte le pagine, circa sei megabyte, restano su questo dispositivo. Niente si conserva se non lo chiedi.
offline-coming = In arrivo…
offline-on = Tutto è qui: ogni pagina funziona senza rete. Una nuova versione arriva quando lo dici tu, o quando tutte le pagine del sito sono chiuse.
offline-leaving = In rimozione…
offline-update = Nuova versione
offline-new = C’è una nuova versione.
offline-reload = Ricarica
offline-later = Più tardi
error-offline-insecure = Si può conservare solo da un indirizzo che comincia con https.
error-offline-unsupported = Questo browser non conserva pagine per l’uso senza rete, o non in una finestra privata.
error-offline-storage = Questo browser non lascia conservare altro.
error-offline-network = Un file non è arrivato: c’è rete? Niente è stato conservato.
error-offline-not-served = Questo sito non si può conservare: non dà l’elenco dei suoi file.
error-offline-mixed = Il sito si sta rinnovando proprio ora: alcuni file sono nuovi, altri vecchi. Riprova tra un po’.
error-offline-refused = Il browser rifiuta di conservare questo sito.
