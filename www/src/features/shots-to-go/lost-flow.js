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

  /** @param {string} record @param {import('../review/types.js').Shot} shot */
  async function compare(record, shot) {
    const {step, player, cell, best} = shot;
    const key = comparisonKey(record, shot);
    try {
      const args = /** @type {const} */ ([
        `${best.cell} ${cell}`,
        record,
        step - 1,
        player,
        wanted,
      ]);
      const {cells, fleets} = await client.call('shotsToGo', [...args], BOARD);
      const {more, more_error: error} = cells[1];
      dispatch({type: 'lost-told', key, lost: {more, error, fleets}});
    } catch (error) {
      if (codeOf(error, '') !== WITHOUT) throw error;
      dispatch({type: 'lost-told', key, lost: null});
    }
  }

  /** @param {number} player */
  async function run(player) {
    const isNewest = latest();
    const {record = '', board} = get().game ?? {};
    const left = uncompared(get(), player);
    const own = {player, done: 0, of: left.length};
    dispatch({type: 'lost-run', run: own});
    try {
      for (const shot of left) {
        await compare(record, shot);
        // Cancelled, or of a game that is not shown any more.
        if (!isNewest() || !get().lost?.run || get().game?.board !== board) break;
      }
    } catch (error) {
      if (!isStale(error)) dispatch(refused(error));
    }
    if (isNewest()) dispatch({type: 'lost-stop'});
  }

  store.on({
    'lost-ask': ({player}, {lost}) => void (lost?.run ? null : run(player)),
  });
  store.hear((_action, state, before) => {
    const isLeft = state.game?.board !== before.game?.board;
    if (before.lost?.run && (!state.lost?.run || isLeft))
      client.call('halt', [], BOARD).catch(() => {});
  });
}
