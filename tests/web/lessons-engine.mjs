// The engines of a lesson's chapters, in this process.

import {readFileSync} from 'node:fs';
import {at} from '../../scripts/lib/paths.mjs';
import {createReversiClient, createSeaClient} from '../../www/src/engine/client-kinds.js';
import {createResponder} from '../../www/src/engine/responder.js';
import {createReversi} from '../../www/src/engine/reversi-responder.js';
import {createReversiScenes} from '../../www/src/features/lessons/reversi-scenes.js';
import {createSeaScenes} from '../../www/src/features/lessons/sea-scenes.js';
import {games, loadTutor, planning} from './engine.mjs';
import {reversi} from './reversi-engine.mjs';

/** @param {(post: (message: any) => void) => (message: any) => void} create a responder */
function workerOf(create) {
  const worker = /** @type {any} */ ({onmessage: null, onerror: null, terminate() {}});
  const respond = create((data) => worker.onmessage?.({data: structuredClone(data)}));
  worker.postMessage = (/** @type {any} */ message) => void respond(structuredClone(message));
  queueMicrotask(() => worker.onmessage?.({data: {status: 'ready'}}));
  return worker;
}

/** What opens and judges chapters, as the page makes it. */
export function createEngines() {
  const sea = createSeaClient({
    startWorker: () =>
      workerOf((post) =>
        createResponder(games, post, {loadTutor, loadPlanner: async () => planning}),
      ),
  });
  const other = createReversiClient({
    startWorker: () =>
      workerOf((post) =>
        createReversi(reversi, post, async () => readFileSync(at('www/books/reversi.weights'))),
      ),
  });
  return {
    sea: createSeaScenes(sea.call),
    reversi: async () => createReversiScenes(other.call),
    client: sea,
  };
}
