// The worker that plays games of batches.
import {createBatches} from './batch-responder.js';
import {serve, served} from './serving.js';
import {laterDoors} from './wasm-modules.js';

const loadPlanner = () => laterDoors().then((doors) => doors.loadPlanner());

serve((post) =>
  served(
    {
      bindings: () => import(/* webpackChunkName: "door" */ '../../pkg/spyglass.js'),
      url: new URL('../../pkg/spyglass_bg.wasm', import.meta.url),
    },
    (door, post) => createBatches(door, post, undefined, loadPlanner),
    post,
  ),
);
