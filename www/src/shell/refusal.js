// What is refused has a code that never changes, and what it is about.

/** @typedef {Error & {code: string, args?: Record<string, any>}} CodedError */

/**
 * An error that a worker sent, or whose parts were taken down, as an error again.
 * @template {{code: string, message: string}} Failure
 * @param {Failure} failure
 * @returns {Error & Failure}
 */
export const coded = (failure) => Object.assign(new Error(failure.message), failure);

/** @param {string} code @param {Record<string, any>} [args] @param {string} [message] for who reads a console */
export const refusal = (code, args = {}, message = code) => coded({code, args, message});

/** @param {any} error whatever was thrown @param {string} otherwise @returns {string} a browser's own faults have numbers, which say nothing to anybody */
export const codeOf = (error, otherwise) =>
  typeof error?.code === 'string' ? error.code : otherwise;
