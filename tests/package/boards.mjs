// Several boards of Reversi in one page.

import assert from 'node:assert/strict';

/** @typedef {import('playwright-core').Page} Page */

const MANY = 5;
/** Of the seas, and of Reversi. */
const MOST_WORKERS = 4;

/** @param {Page} page with an element: more beside it start few workers, and each is answered for itself */
export async function shareWorkers(page) {
  const moves = await page.evaluate(async (many) => {
    const boards = Array.from({length: many}, (_, index) => {
      const board = document.createElement('spyglass-board');
      for (const [name, value] of Object.entries({game: 'reversi', mode: 'play', seed: index + 1}))
        board.setAttribute(name, String(value));
      return board;
    });
    document.body.prepend(...boards);
    const moves = await Promise.all(
      boards.map(async (board, index) => {
        const api = /** @type {any} */ (board).api(1);
        const {view} = await api.seek(0);
        const {square} = view.legal[index % view.legal.length];
        const {record} = await api.play(`M${square}`);
        return {square, record};
      }),
    );
    for (const board of boards) board.remove();
    return moves;
  }, MANY);
  assert.equal(moves.length, MANY);
  for (const {square, record} of moves) assert.match(record, new RegExp(` M${square}\\.`));
  assert(page.workers().length <= MOST_WORKERS, `${page.workers().length} workers`);
}
