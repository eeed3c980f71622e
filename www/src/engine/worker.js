// Loads the engine and forwards. What happened before loading ended waits its turn.
import {loadDoor} from './loader.js';
import {createResponder, failure} from './responder.js';

/** @typedef {import('./responder.js').Call} Call */

const scope = /** @type {any} */ (globalThis);
const post = (/** @type {any} */ message) => scope.postMessage(message);

async function loadBook() {
  const response = await fetch(new URL('../../books/sea-battle.book', import.meta.url));
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

const loadTutor = () =>
  import(/* webpackChunkName: "tutor-door" */ './tutor-door.js').then((door) => door.loadTutor());

/** @type {Call[]} */
const early = [];
/** @type {(call: Call) => void} */
let respond = (call) => void early.push(call);

scope.addEventListener('message', (/** @type {MessageEvent<Call>} */ event) => respond(event.data));

loadDoor(
  () => import(/* webpackChunkName: "door" */ '../../pkg/spyglass.js'),
  new URL('../../pkg/spyglass_bg.wasm', import.meta.url),
  (loaded, total) => post({status: 'loading', loaded, total}),
  ENGINE_BYTES,
).then(
  ({door, bytes}) => {
    respond = createResponder(door, post, {bytes, loadBook, loadTutor});
    post({status: 'ready'});
    early.splice(0).forEach(respond);
  },
  (error) =>
    post({status: 'failed', error: {...failure(error), code: error.code ?? 'engine-not-loaded'}}),
);
