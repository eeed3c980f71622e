// Loads the solver of small boards and forwards. What happened before loading ended waits its turn.
import {createExplorer} from './explorer-responder.js';
import {loadDoor} from './loader.js';
import {failure} from './responder.js';

const scope = /** @type {any} */ (globalThis);
const post = (/** @type {any} */ message) => scope.postMessage(message);

/** @type {any[]} */
const early = [];
/** @type {(message: any) => void} */
let respond = (message) => void early.push(message);

scope.addEventListener('message', (/** @type {MessageEvent} */ {data}) => respond(data));

loadDoor(
  () => import(/* webpackChunkName: "learn-door" */ '../../pkg/explorer.js'),
  new URL('../../pkg/explorer_bg.wasm', import.meta.url),
).then(
  ({door}) => {
    respond = createExplorer(door, post);
    early.splice(0).forEach(respond);
  },
  (error) => {
    const failed = {...failure(error), code: error.code ?? 'engine-not-loaded'};
    respond = ({id}) => id && post({id, error: failed});
    early.splice(0).forEach(respond);
  },
);
