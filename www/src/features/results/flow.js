// The results of one's own games: noted as each comes to its end, kept on this device.

import {wasHelped} from '../../games/sea/reduce.js';
import {joinedResults, readResults, reduceResults, resultOf, writeResults} from './state.js';

/** @import {Result} from './types.js' */

const KEPT = 'spyglass-results';

/**
 * @param {Pick<import('../../app/parts.js').AppContext, 'store' | 'hands'>} around
 * @param {{storage?: () => Pick<Storage, 'getItem' | 'setItem'>, now?: () => number}} [world] touching storage may throw
 */
export function createResults(
  {store, hands},
  {storage = () => globalThis.localStorage, now = Date.now} = {},
) {
  const {dispatch, get} = store;
  const known = () => get().results?.results ?? [];

  /** @returns {Result[]} another tab may have noted some meanwhile */
  function read() {
    try {
      return readResults(JSON.parse(storage().getItem(KEPT) ?? 'null'));
    } catch {
      return [];
    }
  }

  /** @param {Result[]} results kept for this visit at least */
  function keep(results) {
    dispatch({type: 'results', results});
    try {
      storage().setItem(KEPT, writeResults(results));
    } catch {
      dispatch({type: 'kept', forgetful: true});
    }
  }

  store.on({
    'results-forget': () => keep([]),
    'results-export': () => hands.download('spyglass-results.json', `${writeResults(known())}\n`),
  });

  store.extend(reduceResults);
  store.hear((action, state, before) => {
    if (action.type !== 'answered' || before.game?.board !== state.game?.board) return;
    // One that was over when it was opened is no new result.
    const hasEnded = state.game?.view.ended && !before.game?.view.ended;
    const result = hasEnded && state.game ? resultOf(state, wasHelped(state.game), now()) : null;
    if (result) keep(joinedResults(joinedResults(read(), known()), [result]));
  });
  dispatch({type: 'results', results: read()});
}
