// A teaching game: a shot that gives up much is taken back before it is answered, with its reason.
import {positionKey, shownBelief} from '../../games/sea/chances.js';
import {yourSeat} from '../../games/sea/select.js';
import {reduceBy} from '../../shell/store.js';
import {isTaught, takenBack} from './judgement.js';

/** @import {Belief} from '../../engine/types.js' */
/** @import {State} from '../../games/sea/types.js' */

/** What it says stands with the refusals and the settings. */
export const words = {};

/** A board of its own: what is counted there ends nothing else. */
const BOARD = 'teaching';
/** Nobody waits longer for a judgement. */
const MOST_MS = 3000;

/** @type {(cell: string) => Promise<boolean>} */
let judge = async () => true;

/** Whether a shot is fired: not where it is taken back. @param {string} cell */
export const mayFire = (cell) => judge(cell);

/** @param {import('../../app/parts.js').AppContext} around */
export function start({store, client}) {
  const {get, dispatch} = store;
  /** What was taken back last: whoever fires there again means it. */
  let insisted = '';

  store.extend(
    reduceBy({
      taught: (state, {board}) =>
        state.game?.board === board
          ? {...state, game: {...state.game, taught: state.game.taught + 1}}
          : state,
    }),
  );

  /** @param {NonNullable<State['game']>} game @param {number} player @returns {Promise<Belief>} */
  async function counted({record, view}, player) {
    await client.call('openGame', [record], BOARD);
    await client.call('seek', [view.step], BOARD);
    return client.call('belief', [player], BOARD);
  }

  judge = async (cell) => {
    const state = get();
    const {game, settings} = state;
    const you = game && yourSeat(game.view);
    if (!game || !you || !isTaught(state)) return true;
    const here = `${game.board} ${positionKey(game.view, you.player)} ${cell}`;
    if (here === insisted) return true;
    const late = new Promise((resolve) => setTimeout(resolve, MOST_MS, null));
    const belief =
      shownBelief(state) ??
      (await Promise.race([counted(game, you.player), late]).catch(() => null));
    const back =
      belief && takenBack(cell, /** @type {Belief} */ (belief), game.view.rules, settings.teaching);
    if (!back || get().game?.board !== game.board) return true;
    insisted = here;
    dispatch({type: 'taught', board: game.board});
    dispatch({type: 'refused', error: {code: 'shot-taken-back', args: back}});
    return false;
  };
}
