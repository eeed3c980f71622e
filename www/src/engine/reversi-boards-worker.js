// The worker of many boards of Reversi.
import {serveBoards} from './reversi-games.js';

const scope = /** @type {any} */ (globalThis);
const respond = serveBoards((message) => scope.postMessage(message));
scope.addEventListener('message', (/** @type {MessageEvent} */ {data}) => respond(data));
