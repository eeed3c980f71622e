### Keeping the site for use without a network.

offline-keep = Save for offline use
offline-off = This saves all pages, about six megabytes, on this device. Nothing is saved unless you ask.
offline-coming = Saving…
offline-on = Saved: every page works offline. A new version is installed when you choose it, or once you have closed all pages of the site.
offline-leaving = Removing…
offline-update = New version
offline-new = A new version is available.
offline-reload = Reload
offline-later = Later
error-offline-insecure = Pages can be saved only from an address that begins with https.
error-offline-unsupported = This browser doesn’t save pages for offline use, or not in a private window.
error-offline-storage = This browser has no room to save more.
error-offline-network = A file didn’t download. Check your connection; nothing was saved.
error-offline-not-served = This site can’t be saved: it doesn’t list its files.
error-offline-mixed = The site is being updated right now: some files are new, some old. Try again in a while.
error-offline-refused = The browser refuses to save this site.
