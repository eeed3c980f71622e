// The engine of the seas, wherever it runs.
import {fetchBytes} from './loader.js';
import {createResponder} from './responder.js';
import {served} from './serving.js';
import {gamesDoor, laterDoors} from './wasm-modules.js';

const loadBook = () => fetchBytes(new URL('../../books/sea-battle.book', import.meta.url));

const loadTutor = () => laterDoors().then((doors) => doors.loadTutor());

const loadPlanner = () => laterDoors().then((doors) => doors.loadPlanner());

/** @param {import('./serving.js').Post} post */
export const serveGames = (post) =>
  served(
    {
      bindings: gamesDoor,
      url: new URL('../../pkg/spyglass_bg.wasm', import.meta.url),
      total: ENGINE_BYTES,
    },
    (door, post, bytes) => createResponder(door, post, {bytes, loadBook, loadPlanner, loadTutor}),
    post,
  );
