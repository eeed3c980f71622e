// Loads Reversi and forwards.
import {createReversi} from './reversi-responder.js';
import {serve} from './serving.js';
import {learned} from './weights.js';

serve(
  () => import(/* webpackChunkName: "reversi-door" */ '../../pkg/reversi.js'),
  new URL('../../pkg/reversi_bg.wasm', import.meta.url),
  (door, post) => createReversi(door, post, learned),
);
