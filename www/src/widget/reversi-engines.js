// The workers of all elements of a page that play Reversi.
import {createReversiClient} from '../engine/client-kinds.js';
import {createEngines} from './engines.js';
import {startReversi} from './workers.js';

export const reversiEngines = createEngines((listeners) =>
  createReversiClient({startWorker: startReversi, ...listeners}),
);
