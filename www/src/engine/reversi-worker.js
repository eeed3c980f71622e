// Loads Reversi and forwards.
import {reversiDoor} from './doors.js';
import {createReversi} from './reversi-responder.js';
import {serve} from './serving.js';
import {learned} from './weights.js';

serve(reversiDoor, new URL('../../pkg/reversi_bg.wasm', import.meta.url), (door, post) =>
  createReversi(door, post, learned),
);
