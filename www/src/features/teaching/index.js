// A teaching game on a sea.
import {positionKey, shownBelief} from '../../games/sea/chances.js';
import {yourSeat} from '../../games/sea/select.js';
import {reduceBy} from '../../shell/store.js';
import {createGate} from './gate.js';
import {isTaught, takenBack} from './judgement.js';

/** @import {Belief} from '../../engine/types.js' */
/** @import {State} from '../../games/sea/types.js' */

/** What it says stands with the refusals and the settings. */
export const words = {};

/** A board of its own: what is counted there ends nothing else. */
const BOARD = 'teaching';

/** Whether a shot is fired: not where it is taken back. @type {(cell: string) => true | Promise<boolean>} */
export let mayFire = () => true;

/** @param {import('../../app/parts.js').AppContext} around */
export function start({store, client}) {
  store.extend(
    reduceBy({
      taught: (state) =>
        state.game ? {...state, game: {...state.game, taught: state.game.taught + 1}} : state,
    }),
  );

  /** @param {State} state @returns {Promise<Belief>} */
  async function counted({game}) {
    const {record, view} = /** @type {NonNullable<State['game']>} */ (game);
    await client.call('openGame', [record], BOARD);
    await client.call('seek', [view.step], BOARD);
    return client.call('belief', [Number(yourSeat(view)?.player)], BOARD);
  }

  const gate = createGate(store, {
    placeOf(state) {
      const {game} = state;
      const you = game && yourSeat(game.view);
      return you && isTaught(state) ? `${game.board} ${positionKey(game.view, you.player)}` : null;
    },
    known: (state) => /** @type {Belief | null} */ (shownBelief(state)),
    counted,
    takenBack({game, settings}, cell, belief) {
      const args = game && takenBack(cell, belief, game.view.rules, settings.teaching);
      return args && {code: 'shot-taken-back', args};
    },
  });
  mayFire = async (cell) => gate(cell);
}
