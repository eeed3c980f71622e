// The one road from an action to the engine: says what is waited for, and gives back what came of it.

import {isStale, refused} from './refused.js';

/** @import {Action, SeaActions, State} from './types.js' */
/** @import {Client} from '../../engine/client-kinds.js' */
/** @import {GameAnswer} from '../../engine/types.js' */
/** @typedef {ReturnType<typeof import('../../shell/store.js').createStore<State, Action>>} Store */
/** @import {Arguments, GameCall, Given as GivenToCall, SeaCalls} from '../../engine/calls.js' */
/**
 * The arguments of a call, and what goes along with its answer.
 * @template {GameCall} Name
 * @typedef {[] extends Arguments<SeaCalls, Name> ? [args?: Arguments<SeaCalls, Name>, more?: Pick<SeaActions['answered'], 'deed'>] : [args: Arguments<SeaCalls, Name>, more?: Pick<SeaActions['answered'], 'deed'>]} Given
 */

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
   * @template {GameCall} Name
   * @param {Name} method
   * @param {Given<Name>} given
   * @returns {Promise<GameAnswer | null>} null where it was refused, or a newer call came first
   */
  async function ask(method, ...given) {
    const [args, more = {}] = given;
    const board = store.get().game?.board;
    if (board === undefined) return null;
    const isShown = () => store.get().game?.board === board;
    const cell = OF_CELLS.has(method) ? String(args?.[0]) : null;
    const {asked} = store.get();
    // The action that wished for it may have said so.
    const isKnown = asked?.method === method && asked.cell === cell && !asked.late;
    if (!isKnown) store.dispatch({type: 'asked', method, cell});
    const clock = setTimeout(() => isShown() && store.dispatch({type: 'late'}), LATE_MS);
    try {
      const passed = /** @type {GivenToCall<SeaCalls, Name>} */ ([args ?? [], board]);
      const answer = /** @type {GameAnswer} */ (await client.call(method, ...passed));
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
