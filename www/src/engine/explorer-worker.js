// Loads the solver of small boards and forwards.
import {createExplorer} from './explorer-responder.js';
import {serve} from './serving.js';

serve(
  () => import(/* webpackChunkName: "learn-door" */ '../../pkg/explorer.js'),
  new URL('../../pkg/explorer_bg.wasm', import.meta.url),
  (door, post) => createExplorer(door, post),
);
