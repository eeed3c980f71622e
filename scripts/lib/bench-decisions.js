// A worker that times single counts, and tells how much memory the engine then holds.

import init, {newGame, openPosition} from '../../www/pkg/spyglass.js';

/**
 * @typedef {object} Timed
 * @property {number} shot the shots fired before
 * @property {number} ms
 * @property {number} bytes the engine's memory afterwards
 */
/**
 * @typedef {object} Task
 * @property {'hunt' | 'look' | 'position'} kind an agent's whole hunt, the chances before the first shot, or those in whole numbers
 * @property {string} rules
 * @property {number} first the seed of the first game
 * @property {number} games
 * @property {number} [hints]
 * @property {boolean} [book] with the book of openings
 */

const ready = init();
const book = fetch('/www/books/sea-battle.book').then(async (response) =>
  response.ok ? new Uint8Array(await response.arrayBuffer()) : null,
);
const everything = Number.MAX_SAFE_INTEGER;

addEventListener('message', async (/** @type {MessageEvent<Task>} */ {data}) => {
  const {memory} = await ready;
  const known = data.book ? await book : null;
  /** @type {Timed[]} */
  const all = [];
  const time = (/** @type {number} */ shot, /** @type {() => unknown} */ count) => {
    const began = performance.now();
    count();
    all.push({shot, ms: performance.now() - began, bytes: memory.buffer.byteLength});
  };
  for (let seed = data.first; seed < data.first + data.games; seed += 1) {
    if (data.kind === 'position') {
      const position = openPosition(JSON.stringify({rules: data.rules}));
      time(0, () => position.advance(everything));
      position.free();
      continue;
    }
    const players = data.kind === 'hunt' ? 'solo:exact' : 'solo:you';
    const game = newGame({rules: data.rules, seed: String(seed), players, hints: data.hints});
    if (known) game.learn(known);
    if (data.kind === 'look') time(0, () => game.ponder(1, everything));
    for (let shot = 0; data.kind === 'hunt' && !game.glance().over; shot += 1) {
      time(shot, () => game.think(everything));
      game.aiMove();
    }
    game.free();
  }
  postMessage(all);
});
