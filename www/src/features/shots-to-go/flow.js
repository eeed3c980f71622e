// Asks the engine how many shots a hunt still takes after a shot at each of the likeliest cells, on a board of its own: what is counted elsewhere goes on.

import {sourceOf} from '../../games/sea/fleets-through-cell/state.js';
import {isStale, refused} from '../../games/sea/refused.js';
import {comparedCells} from './state.js';

/** @import {ShotsToGo} from '../../engine/types.js' */

const BOARD = 'shots';
/** The fleets that are hunted after each shot: differences are then known to some 0.2 shots. */
const FLEETS = 4000;

/** @param {Pick<import('../../app/parts.js').AppContext, 'store' | 'client'>} around */
export function createShots({store, client}) {
  const {dispatch, get} = store;

  /** @param {string} board */
  async function ask(board) {
    const source = sourceOf(get(), board);
    if (!source) return;
    const {of, asks} = source;
    dispatch({type: 'shots-asked', board, of});
    const cells = comparedCells(get(), board).join(' ');
    const tell = (/** @type {unknown} */ told) =>
      told &&
      dispatch({
        ...{type: 'shots-told', board, of, done: false},
        told: /** @type {ShotsToGo} */ (told),
      });
    try {
      const told = await (asks[0] === 'fleetsBehind'
        ? client.call('shotsToGo', [cells, asks[1], asks[2], asks[3], FLEETS], BOARD, tell)
        : client.call('shotsToGoPosition', [cells, asks[1], FLEETS], BOARD, tell));
      dispatch({type: 'shots-told', board, of, told, done: true});
    } catch (error) {
      if (isStale(error)) return;
      dispatch({type: 'shots-close'});
      dispatch(refused(error));
    }
  }

  store.on({'shots-ask': ({board}) => void ask(board)});
  store.hear((_action, {shots}, before) => {
    // What nobody looks at any more is played no further.
    if (before.shots && !before.shots.done && before.shots.of !== shots?.of)
      client.call('halt', [], BOARD).catch(() => {});
  });
}
