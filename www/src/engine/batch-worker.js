// The worker that plays games of batches.
import {createBatches} from './batch-responder.js';
import {serve, served} from './serving.js';
import {tutorDoor} from './wasm-modules.js';

const loadTutor = () => tutorDoor().then((door) => door.loadTutor());

serve((post) =>
  served(
    {
      bindings: () => import(/* webpackChunkName: "door" */ '../../pkg/spyglass.js'),
      url: new URL('../../pkg/spyglass_bg.wasm', import.meta.url),
    },
    (door, post) => createBatches(door, post, undefined, loadTutor),
    post,
  ),
);
