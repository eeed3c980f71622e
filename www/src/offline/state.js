// Whether the site is kept for use without a network. Pure.

/**
 * @typedef {object} Offline
 * @property {'unknown' | 'off' | 'coming' | 'on' | 'leaving'} phase
 * @property {number} done files that are there
 * @property {number} total
 * @property {string | null} code why it could not be kept
 */
/** @typedef {import('../games/sea/reduce.js').State} State */
/** @typedef {import('../games/sea/reduce.js').Action} Action */

/** @param {State} state @param {Action} action @returns {State} */
export function reduceOffline(state, action) {
  if (action.type !== 'offline') return state;
  const {phase, done = 0, total = 0, code = null} = action;
  return {...state, offline: {phase, done, total, code}};
}
