// Why something was not done, as an action.
import {codeOf} from '../../shell/refusal.js';

/**
 * @param {unknown} error whatever was thrown, or a code with its arguments
 * @param {boolean} [instead] something else stands in its place
 * @returns {import('./types.js').Action<'refused'>}
 */
export function refused(error, instead) {
  const {args, faults} = /** @type {Partial<import('./types.js').Notice>} */ (error ?? {});
  return {type: 'refused', error: {code: codeOf(error, 'unknown'), args, faults, instead}};
}

/** @param {unknown} error what was thrown by a call that a newer one has overtaken @returns {boolean} */
export const isStale = (error) => codeOf(error, '') === 'stale';
