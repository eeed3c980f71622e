// What happens over time: the position is opened, hunts are played in a worker of the seas, small boards solved in one of theirs.

import {createLatest} from '../../../shell/latest.js';
import {codeOf, refusalOf} from '../../../shell/refusal.js';
import {rulesOf} from '../state.js';
import {FLEETS, RECORD, SMALL, STEP} from './example.js';
import {first} from './state.js';

/** @import {NodeView, ShotsToGo} from '../../../engine/types.js' */
/** @import {Client, ExplorerClient} from '../../../engine/client-kinds.js' */
/** @import {SmallBoard} from './example.js' */
/** @import {Parting} from './state.js' */
/** @typedef {import('../flow.js').Store} Store */

const BOARD = 'likeliest';
const PLAYER = 1;
/** The hunts that are seen shot by shot are those on the first fleets, however many are drawn: a few are there at once. */
const SEEN = 12;

/** @param {Store} store @param {{client: Client, solver: ExplorerClient}} engines */
export function createLikeliest({get, dispatch, hear}, {client, solver}) {
  const known = () => get().likeliest ?? first;
  const latest = createLatest();

  /** @param {number} fleets @param {(result: unknown) => void} [tell] what is found so far */
  const hunted = (fleets, tell) =>
    client.call('shotsToGo', [known().cells.join(' '), RECORD, STEP, PLAYER, fleets], BOARD, tell);

  /** @param {() => boolean} isNewest it may be stopped before it comes to an end */
  async function open(isNewest) {
    await client.call('openGame', [RECORD], BOARD);
    await client.call('seek', [STEP], BOARD);
    const {view} = await client.call('think', [], BOARD);
    if (!isNewest()) return;
    dispatch({type: 'likeliest-position', view});
    const {hunts = []} = await hunted(SEEN);
    if (isNewest()) dispatch({type: 'likeliest-hunts', hunts});
  }

  /** @param {number} fleets */
  async function run(fleets) {
    const isNewest = latest();
    try {
      if (known().hunts.length === 0) await open(isNewest);
      if (!isNewest()) return;
      const tell = (/** @type {unknown} */ result) =>
        result &&
        isNewest() &&
        dispatch({type: 'likeliest-there', result: /** @type {ShotsToGo} */ (result), done: false});
      const result = await hunted(fleets, tell);
      if (isNewest()) dispatch({type: 'likeliest-there', result, done: true});
    } catch (error) {
      // Overtaken, or stopped: whoever did it knows.
      if (isNewest() && codeOf(error, '') !== 'stale')
        dispatch({type: 'likeliest-refused', error: refusalOf(error)});
    }
  }

  /** The small boards that are not solved yet. */
  async function solve() {
    try {
      await solveBoards(SMALL.slice(known().boards.length));
    } catch (error) {
      dispatch({type: 'likeliest-boards-refused', error: refusalOf(error)});
    } finally {
      solver.stop();
    }
  }

  /** @param {SmallBoard[]} boards */
  async function solveBoards(boards) {
    for (const board of boards) {
      const {optimal, greedy} = await solver.call('solve', [
        rulesOf({...board, contact: 'free', announce: 'sunk'}),
      ]);
      const parts = optimal.totalShots < greedy.totalShots ? await partingOf(solver) : null;
      dispatch({type: 'likeliest-board', board: {...board, optimal, greedy, parts}});
    }
  }

  hear((action) => {
    if (action.type === 'likeliest-run') void run(action.fleets);
    if (action.type === 'likeliest-solve') void solve();
    if (action.type === 'likeliest-stop') {
      latest();
      client.call('halt', [], BOARD).catch(() => {});
      dispatch({type: 'likeliest-stopped'});
    }
  });

  return {
    start() {
      dispatch({type: 'likeliest-run', fleets: FLEETS});
      dispatch({type: 'likeliest-solve'});
    },
  };
}

/**
 * The first place where the likeliest cell is another than the best one and costs shots: nearest to the start, and the first answers first.
 *
 * @param {Pick<ExplorerClient, 'call'>} solver of a board that was solved
 * @returns {Promise<Parting | null>}
 */
export async function partingOf(solver) {
  /** @param {'optimal' | 'greedy'} policy @param {number[]} path @returns {Promise<NodeView>} */
  const at = async (policy, path) =>
    /** @type {NodeView} */ ((await solver.call('walk', [policy, path])).at(-1));
  /** @type {number[][]} */
  const ahead = [[]];
  for (let path = ahead.shift(); path; path = ahead.shift()) {
    const from = path;
    const [best, likeliest] = await Promise.all([at('optimal', from), at('greedy', from)]);
    if (best.totalShots === likeliest.totalShots || !best.shot) continue;
    if (best.shot !== likeliest.shot) return {best, likeliest};
    ahead.push(...best.answers.map((_, number) => [...from, number]));
  }
  return null;
}
