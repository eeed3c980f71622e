// Compares the shots of a review with the likeliest cells, one after the other, on a board of the worker's own.

import {isStale, refused} from '../../games/sea/refused.js';
import {createLatest} from '../../shell/latest.js';
import {codeOf} from '../../shell/refusal.js';
import {comparisonKey} from '../review/comparison-key.js';
import {FLEETS} from './flow.js';
import {uncompared} from './lost.js';

const BOARD = 'lost';
/** Too few fleets could be drawn: nobody has asked for that one shot by name, so nobody is told. */
const WITHOUT = 'not-counted';

/** @param {Pick<import('../../app/parts.js').AppContext, 'store' | 'client'>} around @param {number} [wanted] */
export function createLost({store, client}, wanted = FLEETS) {
  const {dispatch, get} = store;
  const latest = createLatest();

  /** @param {string} record @param {import('../review/types.js').Shot} shot @returns {Promise<import('./types.js').Lost | null>} */
  async function compare(record, shot) {
    const {step, player, cell, best} = shot;
    try {
      const compared = `${best.cell} ${cell}`;
      const {cells, fleets} = await client.call(
        'shotsToGo',
        [compared, record, step - 1, player, wanted],
        BOARD,
      );
      const {more, more_error: error} = cells[1];
      return {more, error, fleets};
    } catch (error) {
      if (codeOf(error, '') !== WITHOUT) throw error;
      return null;
    }
  }

  /** @param {number} player */
  async function run(player) {
    const isNewest = latest();
    const {record = ''} = get().game ?? {};
    const left = uncompared(get(), player);
    const own = {player, done: 0, of: left.length};
    dispatch({type: 'lost-run', run: own});
    try {
      for (const shot of left) {
        const lost = await compare(record, shot);
        if (!isNewest()) return;
        dispatch({type: 'lost-there', key: comparisonKey(record, shot), lost});
      }
      dispatch({type: 'lost-done', player});
    } catch (error) {
      if (!isNewest()) return;
      dispatch({type: 'lost-stop'});
      if (!isStale(error)) dispatch(refused(error));
    }
  }

  store.on({
    'lost-ask': ({player}, {lost}) => void (lost?.run ? null : run(player)),
    'lost-stop'() {
      // What is still answered is of a run that is over.
      latest();
      client.call('halt', [], BOARD).catch(() => {});
    },
  });
  store.hear((_action, state, before) => {
    const isLeft = state.game?.board !== before.game?.board;
    if (state.lost?.run && isLeft) dispatch({type: 'lost-stop'});
  });
}
