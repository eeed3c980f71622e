// What of the browser keeping the site needs.
import {shelfName} from './shelf.js';
import {workersHere} from './workers.js';

/** The root of the site, wherever the page stands in it: the build knows how far up that is. */
const root = () => new URL(__webpack_public_path__, location.href).href;

/** @returns {import('./flow.js').OfflineWorld} */
export const offlineWorld = () => ({
  root: root(),
  isSecure: isSecureContext,
  workers: workersHere(),
  caches: () => caches,
  fetch: (address, how) => fetch(address, how),
  shelf: shelfName(root()),
});
