// The one road from an action to the engine: says what is waited for, and gives back what came of it.

import {isStale, refused} from './refused.js';

/** @import {Action, SeaActions, State} from './types.js' */
/** @import {Client} from '../../engine/client.js' */
/** @import {GameAnswer} from '../../engine/types.js' */
/** @typedef {ReturnType<typeof import('../../shell/store.js').createStore<State, Action>>} Store */

/** After this the wait is shown. */
export const LATE_MS = 100;

/** The calls that are on one cell. */
const OF_CELLS = new Set(['shoot', 'guess', 'note', 'unguess']);

/**
 * @param {Store} store
 * @param {Client} client
 */
export function createAsking(store, client) {
  /**
   * A call on the game shown. Answers to a game that is no longer shown are dropped.
   * @param {string} method
   * @param {unknown[]} [args]
   * @param {Pick<SeaActions['answered'], 'deed'>} [more] what goes along with the answer
   * @returns {Promise<GameAnswer | null>} null where it was refused, or a newer call came first
   */
  async function ask(method, args = [], more = {}) {
    const board = store.get().game?.board;
    if (board === undefined) return null;
    const isShown = () => store.get().game?.board === board;
    const cell = OF_CELLS.has(method) ? String(args[0]) : null;
    const {asked} = store.get();
    // The action that wished for it may have said so.
    const isKnown = asked?.method === method && asked.cell === cell && !asked.late;
    if (!isKnown) store.dispatch({type: 'asked', method, cell});
    const clock = setTimeout(() => isShown() && store.dispatch({type: 'late'}), LATE_MS);
    try {
      const answer = await client.call(method, args, board);
      if (!isShown()) return null;
      store.dispatch({type: 'answered', board, answer, method, ...more});
      return answer;
    } catch (error) {
      if (isShown() && !isStale(error)) store.dispatch(refused(error));
      return null;
    } finally {
      clearTimeout(clock);
    }
  }

  return {ask};
}

/** @typedef {ReturnType<typeof createAsking>} Asking */
