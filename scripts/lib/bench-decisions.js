// A worker that times single counts and decisions, and tells how much memory the engine then holds.

import initPlanner, * as planner from '../../www/pkg/planner.js';
import init, {newGame, openPosition, planElsewhere} from '../../www/pkg/spyglass.js';

/**
 * @typedef {object} Timed
 * @property {number} shot the shots fired before
 * @property {number} ms
 * @property {number} bytes the memory of the engine and the planner afterwards
 */
/**
 * @typedef {object} Task
 * @property {'hunt' | 'look' | 'position' | 'puzzles'} kind an agent's whole hunt, the chances before the first shot, those in whole
 *   numbers, or whether each of the published puzzles has one solution, in one time for all
 * @property {string} rules
 * @property {number} first the seed of the first game
 * @property {number} games
 * @property {string} [agent] `exact` where none is named
 * @property {number} [hints]
 * @property {boolean} [book] with the book of openings
 * @property {boolean} [anew] only the decisions at the start and after an answer: the others follow from the one before
 */

const ready = Promise.all([init(), initPlanner()]).then((modules) => {
  planElsewhere(planner);
  return modules.map(({memory}) => memory);
});
const book = fetch('/www/books/sea-battle.book').then(async (response) =>
  response.ok ? new Uint8Array(await response.arrayBuffer()) : null,
);
const puzzles = fetch('/tests/data/puzzles-303.txt').then(async (response) =>
  (await response.text()).split('\n').filter((line) => line.includes(';') && !line.startsWith('#')),
);
const everything = Number.MAX_SAFE_INTEGER;

addEventListener('message', async (/** @type {MessageEvent<Task>} */ {data}) => {
  const memories = await ready;
  const known = data.book ? await book : null;
  /** @type {Timed[]} */
  const all = [];
  /** @template Result @param {number} shot @param {() => Result} count */
  const time = (shot, count) => {
    const began = performance.now();
    const result = count();
    const ms = performance.now() - began;
    all.push({shot, ms, bytes: memories.reduce((sum, {buffer}) => sum + buffer.byteLength, 0)});
    return result;
  };
  for (let seed = data.first; seed < data.first + data.games; seed += 1) {
    if (data.kind === 'puzzles') {
      const lines = await puzzles;
      time(0, () => lines.forEach(proveUnique));
      continue;
    }
    if (data.kind === 'position') {
      const position = openPosition(JSON.stringify({rules: data.rules}));
      time(0, () => position.advance(everything));
      position.free();
      continue;
    }
    const players = data.kind === 'hunt' ? `solo:${data.agent ?? 'exact'}` : 'solo:you';
    const game = newGame({rules: data.rules, seed: String(seed), players, hints: data.hints});
    if (known) game.learn(known);
    if (data.kind === 'look') time(0, () => game.ponder(1, everything));
    let [anew, over] = [true, data.kind !== 'hunt'];
    for (let shot = 0; !over; shot += 1) {
      const decide = () => {
        game.think(everything);
        return game.aiMove();
      };
      const {action, answer} = anew || !data.anew ? time(shot, decide) : decide();
      // A look at a scored game tells its next decision, which would then not be timed.
      if (data.anew) [anew, over] = [answer !== null, action === 'S'];
      else ({over} = game.glance());
    }
    game.free();
  }
  postMessage(all);
});

/** @param {string} line */
function proveUnique(line) {
  const position = openPosition(line);
  while (!position.advance(everything));
  const {verdict} = position.result();
  position.free();
  if (verdict !== 'unique') throw new Error(`${verdict}: ${line}`);
}
