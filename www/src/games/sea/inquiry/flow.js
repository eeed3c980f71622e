// Asks the engine more of a board that is shown, on a board of the worker's own: what is counted elsewhere goes on.

import {isStale, refused} from '../refused.js';

/** @import {Action, State} from '../types.js' */

/**
 * @template {'behind' | 'shots'} Key
 * @param {{store: import('../engine-request.js').Store, client: Pick<import('../../../engine/client-kinds.js').Client, 'call'>}} around
 * @param {Key} key where in the state it is, and the name of the worker's board
 * @param {(own: NonNullable<State[Key]>) => boolean} isAnswered all that was asked for
 */
export function createInquiry({store, client}, key, isAnswered) {
  const {dispatch, get} = store;
  store.hear((_action, state, before) => {
    const was = before[key];
    // What nobody looks at any more is counted no further.
    if (was && !isAnswered(was) && state[key]?.of !== was.of)
      client.call('halt', [], key).catch(() => {});
  });

  /** @type {unknown} */
  const closed = {type: `${key}-close`};
  /**
   * Takes what it comes to; refused, it says why.
   * @param {() => Promise<void>} work
   * @param {Action} [given] how it is given up; by default it is closed
   */
  return async function inquire(work, given = /** @type {Action} */ (closed)) {
    const of = get()[key]?.of;
    try {
      await work();
    } catch (error) {
      if (isStale(error) || get()[key]?.of !== of) return;
      dispatch(given);
      dispatch(refused(error));
    }
  };
}
