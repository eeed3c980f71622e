// The script of the element, for any page.
import './clobbered-window.js';
import {createSeaClient} from '../engine/client-kinds.js';
import {createElement} from './element.js';
import {startGames} from './workers.js';

/** The folder this script was fetched from: the whole page stands above it. */
const site = new URL('../', __webpack_public_path__).href;

export const SpyglassBoard = createElement(
  (listeners) => createSeaClient({startWorker: startGames, ...listeners}),
  site,
);

// Two scripts on one page may both bring it.
if (!customElements.get('spyglass-board')) customElements.define('spyglass-board', SpyglassBoard);
