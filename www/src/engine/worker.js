// The worker of the seas.
import {serveGames} from './games.js';

const scope = /** @type {any} */ (globalThis);
const respond = serveGames((message) => scope.postMessage(message));
scope.addEventListener('message', (/** @type {MessageEvent} */ {data}) => respond(data));
