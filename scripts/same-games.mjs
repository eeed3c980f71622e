// Plays the same games by the engines of two checkouts and compares every byte: npm run same -- FOLDER
// Both must be built (npm run build). For changes of the engine that should change no record, view, belief or sum.

import process from 'node:process';
import {configs} from '../tests/web/compared-games.mjs';
import {loadEngine} from './lib/engines.mjs';
import {at} from './lib/paths.mjs';
import {Refusal, say} from './lib/run.mjs';
import {learned} from './lib/wasm.mjs';

const GAMES = 200;
const REVERSI = ['reversi', 'reversi-6', 'reversi-4'];
/** The strong player takes seconds a move as it is published. */
const SOON = (/** @type {string} */ id) => (id.startsWith('engine') ? `${id}(nodes=3000)` : id);

/** @param {any} game plays agents' moves to the end of the game */
function playOut(game) {
  try {
    for (;;) game.aiMove();
  } catch (error) {
    if (/** @type {any} */ (error).code !== 'game-over') throw error;
  }
}

/** @param {any} game @returns {Generator<string>} its record, and its view at each step */
function* told(game) {
  yield game.record();
  const {steps} = game.view();
  for (let step = 0; step <= steps; step += 1) {
    game.seek(step);
    yield game.viewText();
  }
}

/** @param {any} seas @param {any} config @returns {Generator<string>} */
function* hunted(seas, config) {
  const game = seas.newGame(config);
  playOut(game);
  yield* told(game);
  game.seek(Math.floor(game.view().steps / 2));
  // Where a count takes longer, both engines have come as far with it.
  for (let slice = 0; slice < 20 && !game.ponder(1, 100_000); slice += 1);
  yield JSON.stringify(game.belief(1));
  game.free();
}

/** @param {any} reversi @param {any} config @returns {Generator<string>} */
function* playedReversi(reversi, config) {
  const game = reversi.newGame(config);
  playOut(game);
  yield* told(game);
  game.free();
}

/** @param {any} seas @param {any} config @returns {Generator<string>} */
function* summed(seas, config) {
  const batch = seas.newBatch(config);
  batch.run(30);
  yield JSON.stringify(batch.sums(), (key, value) => (key === 'seconds' ? undefined : value));
  batch.free();
}

/** @typedef {{name: string, lines: () => Iterable<string>}} Task */

/** @param {string} folder @returns {Promise<Task[]>} */
async function tasks(folder) {
  const seas = await loadEngine(folder, 'spyglass');
  seas.planElsewhere(await loadEngine(folder, 'planner'));
  const reversi = await loadEngine(folder, 'reversi');
  reversi.loadWeights(...learned());
  const tables = seas.tables();
  /** @type {string[]} */
  const agents = reversi.tables().agents.map((/** @type {any} */ {id}) => SOON(id));
  const meetings = REVERSI.flatMap((rules) =>
    agents.map((black, place) => {
      const players = `duel:${black},${agents[(place + 1) % agents.length]}`;
      return {rules, seed: String(100 + place), players};
    }),
  );
  const summedUp = tables.rules
    .filter((/** @type {any} */ {puzzle, id}) => !puzzle && id !== 'moving')
    .map((/** @type {any} */ {id}) => ({rules: id, seed: '7', agents: ['random']}));
  /** @type {(config: any, lines: () => Iterable<string>) => Task} */
  const task = (config, lines) => ({name: JSON.stringify(config), lines});
  return [
    {name: 'tables', lines: () => [JSON.stringify(tables), JSON.stringify(reversi.tables())]},
    ...configs(tables, GAMES).map((config) => task(config, () => hunted(seas, config))),
    ...meetings.map((config) => task(config, () => playedReversi(reversi, config))),
    ...summedUp.map((/** @type {any} */ config) => task(config, () => summed(seas, config))),
  ];
}

const [other] = process.argv.slice(2);
try {
  if (other === undefined) throw new Refusal('Say which folder: npm run same -- FOLDER');
  const [own, theirs] = await Promise.all([tasks(at('')), tasks(other)]);
  let [lines, different] = [0, 0];
  for (const [place, {name, lines: read}] of own.entries()) {
    const [one, two] = [[...read()], [...theirs[place].lines()]];
    lines += one.length;
    const length = Math.max(one.length, two.length);
    const line = Array.from({length}, (_, line) => line).find((line) => one[line] !== two[line]);
    if (name === theirs[place].name && line === undefined) continue;
    different += 1;
    say(
      `${name} differs${line === undefined ? ' in name' : ` in line ${line + 1}:\n${one[line]}\n${two[line]}`}`,
    );
  }
  say(`${own.length} games and tables of ${lines} lines: ${different} differ.`);
  process.exitCode = different === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  say(error.message);
  process.exitCode = 1;
}
