// The engine of the seas, wherever it runs: loads, and forwards. What happened before loading ended waits its turn.

import {fetchFile} from './files.js';
import {loadDoor} from './loader.js';
import {createResponder, failure} from './responder.js';
import {gamesDoor, tutorDoor} from './wasm-modules.js';

/** @typedef {import('./responder.js').Call} Call */

async function loadBook() {
  const response = await fetchFile(new URL('../../books/sea-battle.book', import.meta.url));
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

const loadTutor = () => tutorDoor().then((door) => door.loadTutor());

/**
 * @param {(message: any) => void} post
 * @returns {(call: Call) => void}
 */
export function serveGames(post) {
  /** @type {Call[]} */
  const early = [];
  /** @type {(call: Call) => void} */
  let respond = (call) => void early.push(call);

  loadDoor(
    gamesDoor,
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
  return (call) => respond(call);
}
