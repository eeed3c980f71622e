// Why the likeliest cell is not always the best: a position of a real hunt, both continuations played out. Fetched once a reader comes to it.

import {createExplorerClient} from '../../../engine/client-kinds.js';
import {createWorkerClient} from '../../../engine/worker-client.js';
import english from '../../../i18n/en/likeliest.ftl';
import {startExplorer} from '../explorer.js';
import {createLikeliest} from './flow.js';
import {reduceLikeliest} from './state.js';

export {announced} from './sentences.js';
export {render} from './view.js';

/** What it says. */
export const words = {
  english: [english],
  packs: [
    (/** @type {string} */ asked) =>
      import(
        /* webpackChunkName: "words/[request]", webpackExclude: /[\\/]en[\\/]/ */ `../../../i18n/${asked}/likeliest.ftl`
      ),
  ],
};

/** @param {import('../flow.js').Store} store */
export function start(store) {
  store.extend(reduceLikeliest);
  createLikeliest(store, {
    // What it asks names its game: a new worker need not be told what the one before knew.
    client: createWorkerClient({
      startWorker: () =>
        new Worker(new URL('../../../engine/worker.js', import.meta.url), {type: 'module'}),
    }),
    solver: createExplorerClient({startWorker: startExplorer}),
  }).start();
}
