// The engines of a lesson's chapters, in this process.

import {readFileSync} from 'node:fs';
import * as planning from '../../www/pkg/planner.js';
import * as reversi from '../../www/pkg/reversi.js';
import * as games from '../../www/pkg/spyglass.js';
import * as tutoring from '../../www/pkg/tutor.js';
import {createReversiClient, createSeaClient} from '../../www/src/engine/client-kinds.js';
import {createResponder} from '../../www/src/engine/responder.js';
import {createReversi} from '../../www/src/engine/reversi-responder.js';
import {createTutor} from '../../www/src/engine/tutor.js';
import {createReversiScenes} from '../../www/src/features/lessons/reversi-scenes.js';
import {createSeaScenes} from '../../www/src/features/lessons/sea-scenes.js';
import {learned, plannerFile, reversiFile, tutorFile, wasmFile} from './wasm.mjs';

for (const [door, file] of /** @type {const} */ ([
  [games, wasmFile],
  [tutoring, tutorFile],
  [planning, plannerFile],
  [reversi, reversiFile],
]))
  door.initSync({module: readFileSync(file)});

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
        createResponder(games, post, {
          loadTutor: async () => createTutor(tutoring),
          loadPlanner: async () => planning,
        }),
      ),
  });
  const other = createReversiClient({
    startWorker: () => workerOf((post) => createReversi(reversi, post, async () => learned())),
  });
  return {
    sea: createSeaScenes(sea.call),
    reversi: async () => createReversiScenes(other.call),
    client: sea,
  };
}
