// Loads Reversi and forwards.
import {createReversi} from './reversi-responder.js';
import {serve} from './serving.js';

serve(
  () => import(/* webpackChunkName: "reversi-door" */ '../../pkg/reversi.js'),
  new URL('../../pkg/reversi_bg.wasm', import.meta.url),
  (door, post) => createReversi(door, post, learned),
);

/** What the engine has learned. */
async function learned() {
  const response = await fetch(new URL('../../books/reversi.weights', import.meta.url));
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
