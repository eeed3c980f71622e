// The engine of Reversi, wherever it runs.
import {createReversi} from './reversi-responder.js';
import {served} from './serving.js';
import {reversiDoor} from './wasm-modules.js';
import {fetchWeights} from './weights.js';

/** @param {import('./serving.js').Post} post */
export const serveReversi = (post) =>
  served(
    {bindings: reversiDoor, url: new URL('../../pkg/reversi_bg.wasm', import.meta.url)},
    (door, post) => createReversi(door, post, fetchWeights),
    post,
  );
