### Come si conserva il sito per usarlo senza rete.

offline-keep = Salva per l’uso offline
offline-off = Salva tutte le pagine, circa sei megabyte, su questo dispositivo. Niente si salva se non lo chiedi.
offline-coming = Salvataggio…
offline-on = Salvato: ogni pagina funziona offline. Una nuova versione si installa quando lo scegli tu, o dopo che hai chiuso tutte le pagine del sito.
offline-leaving = Rimozione…
offline-update = Nuova versione
offline-new = C’è una nuova versione.
offline-reload = Ricarica
offline-later = Più tardi
error-offline-insecure = Le pagine si salvano solo da un indirizzo che comincia con https.
error-offline-unsupported = Questo browser non salva pagine per l’uso offline, o non in una finestra privata.
error-offline-storage = In questo browser non c’è posto per salvare altro.
error-offline-network = Download di un file non riuscito. Controlla la connessione; niente è stato salvato.
error-offline-not-served = Questo sito non si può salvare: non dà l’elenco dei suoi file.
error-offline-mixed = Il sito si sta aggiornando proprio ora: alcuni file sono nuovi, altri vecchi. Riprova tra un po’.
error-offline-refused = Il browser rifiuta di salvare questo sito.
