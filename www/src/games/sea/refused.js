// Why something was not done, as an action.
import {codeOf, refusalOf} from '../../shell/refusal.js';

/**
 * @param {unknown} error whatever was thrown, or a code with its arguments
 * @param {boolean} [instead] something else stands in its place
 * @returns {import('./types.js').Action<'refused'>}
 */
export const refused = (error, instead) => ({
  type: 'refused',
  error: {...refusalOf(error), instead},
});

/** @param {unknown} error what was thrown by a call that a newer one has overtaken @returns {boolean} */
export const isStale = (error) => codeOf(error, '') === 'stale';
