// Loads Reversi and forwards.

import {createReversi} from './reversi-responder.js';
import {serve} from './serving.js';
import {reversiDoor} from './wasm-modules.js';
import {learned} from './weights.js';

serve(reversiDoor, new URL('../../pkg/reversi_bg.wasm', import.meta.url), (door, post) =>
  createReversi(door, post, learned),
);
