// Whether the site is kept for use without a network. Pure.

/** @import {Action, State} from '../games/sea/types.js' */

/** @param {State} state @param {Action} action @returns {State} */
export function reduceOffline(state, action) {
  if (action.type !== 'offline') return state;
  const {phase, done = 0, total = 0, code = null} = action;
  return {...state, offline: {phase, done, total, code}};
}
