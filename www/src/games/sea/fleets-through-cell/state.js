// Fleets behind a cell: of which one they were drawn, and which of them is laid over the board. Pure.

import {reduceBy} from '../../../shell/store.js';
import {reduceInquiry} from '../inquiry/state.js';

/** @import {Behind} from './types.js' */
/** @import {Action, State} from '../types.js' */

/** How many are drawn: they are looked at one by one. */
export const DRAWN = 12;

/** @param {State} state @returns {import('../../../engine/types.js').PlacedShip[]} the fleet laid over a board */
export function laidFleet({behind}) {
  const {result, laid} = behind ?? {};
  return result && typeof laid === 'number' ? result.fleets[laid] : [];
}

/** @type {(behind: Behind, action: Action) => Behind} */
const change = /* #__PURE__ */ reduceBy({
  'behind-there': (behind, {board, of, cell, result}) =>
    behind.board === board && behind.of === of && behind.cell === cell
      ? {...behind, result, laid: result.fleets.length > 0 ? 0 : null}
      : behind,
  /** One of them, or as many further; the same once more lays none. */
  'behind-lay'(behind, {at, by}) {
    const count = behind.result?.fleets.length ?? 0;
    if (count === 0) return behind;
    const {laid} = behind;
    if (at !== undefined) return {...behind, laid: laid === at ? null : at};
    return {...behind, laid: laid === null ? 0 : (laid + by + count) % count};
  },
});

const held = /* #__PURE__ */ reduceInquiry('behind', ['behind-close', 'dismiss'], change);

/** @param {State} state @param {Action} action @returns {State} */
export function reduceBehind(state, action) {
  if (action.type !== 'behind-asked') return held(state, action);
  const {board, cell, of} = action;
  return {...state, behind: {board, cell, of, result: null, laid: null}};
}
