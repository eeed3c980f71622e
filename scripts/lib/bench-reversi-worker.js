// A worker that starts Reversi's engine, begins to value the moves of a position at its full strength, and tells how long that took and how much memory it holds.

import init, {loadWeights, openGame} from '../../www/pkg/reversi.js';

addEventListener('message', ({data}) => void begin(data).catch(reportError));

/** @param {string} record */
async function begin(record) {
  const [module, weights, book] = await Promise.all(
    ['pkg/reversi_bg.wasm', 'books/reversi.weights', 'books/reversi.book'].map(async (name) =>
      (await fetch(`/www/${name}`)).arrayBuffer(),
    ),
  );
  const began = performance.now();
  const {memory} = await init({module_or_path: module});
  loadWeights(new Uint8Array(weights), new Uint8Array(book));
  const game = openGame(record);
  const startMs = performance.now() - began;
  // The table is as large as ever; the whole search would take a minute.
  const analysis = game.analyse({level: 6, nodes: 1_000_000});
  while (!analysis.advance(100_000));
  postMessage({startMs, bytes: memory.buffer.byteLength});
}
