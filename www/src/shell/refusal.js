// What is refused has a code that never changes, and what it is about.

/** @import {Refusal} from './game.js' */
/** @typedef {Error & Refusal} CodedError */

/**
 * An error that a worker sent, or whose parts were taken down, as an error again.
 * @template {{code: string, message: string}} Failure
 * @param {Failure} failure
 * @returns {Error & Failure}
 */
export const coded = (failure) => Object.assign(new Error(failure.message), failure);

/** @param {string} code @param {Refusal['args']} [args] @param {string} [message] for who reads a console */
export const refusal = (code, args = {}, message = code) => coded({code, args, message});

/** @param {unknown} error whatever was thrown @returns {error is Refusal} a browser's own faults have numbers, which say nothing to anybody */
export const isRefusal = (error) =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';

/** @param {unknown} error whatever was thrown @param {string} otherwise */
export const codeOf = (error, otherwise) => (isRefusal(error) ? error.code : otherwise);

/** @param {unknown} error whatever was thrown @param {string} [otherwise] its code, where it has none @returns {Refusal} */
export function refusalOf(error, otherwise = 'unknown') {
  if (!isRefusal(error)) return {code: otherwise};
  const {code, args, faults} = error;
  return {code, args, faults};
}

/** After these nobody waits for what was asked for any more. */
const UNWANTED = ['stopped', 'stale'];

/** @param {(action: {type: 'refused', error: Refusal}) => void} dispatch @returns {(error: unknown) => void} says why something was not done */
export const createRefusing = (dispatch) => (error) => {
  const refused = refusalOf(error);
  if (!UNWANTED.includes(refused.code)) dispatch({type: 'refused', error: refused});
};
