// Loads the engine and plays games of batches.
import {createBatches} from './batch-responder.js';
import {serve} from './serving.js';

serve(
  () => import(/* webpackChunkName: "door" */ '../../pkg/spyglass.js'),
  new URL('../../pkg/spyglass_bg.wasm', import.meta.url),
  (door, post) => createBatches(door, post),
);
