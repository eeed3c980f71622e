### Keeping the site for use without a network.

offline-keep = Keep for use without network
offline-off = All pages, some six megabytes, stay on this device. Nothing is kept unless you ask.
offline-coming = Being kept…
offline-on = Kept: every page works without a network. A new version comes when you say so, or once all pages of the site are closed.
offline-leaving = Being removed…
offline-update = New version
offline-new = A new version is there.
offline-reload = Reload
offline-later = Later
error-offline-insecure = It can only be kept from an address that begins with https.
error-offline-unsupported = This browser keeps no pages for use without a network, or not in a private window.
error-offline-storage = This browser lets nothing more be kept.
error-offline-network = A file did not come: is there a network? Nothing was kept.
error-offline-not-served = This site cannot be kept: it lists no files for that.
error-offline-mixed = The site is being renewed just now: some files are new, some old. Try again in a while.
error-offline-refused = The browser refuses to keep this site.
