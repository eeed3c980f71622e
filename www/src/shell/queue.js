// Work in the order it was asked for: each begins when the one before has ended, well or not.

import {refusalOf} from './refusal.js';

/** @typedef {ReturnType<typeof createQueue>} Queue */

/** @param {(action: {type: 'refused', error: import('./game.js').Refusal}) => void} [dispatch] is given what fails; without it the promise of that work is rejected */
export function createQueue(dispatch) {
  const refuse =
    dispatch &&
    ((/** @type {unknown} */ error) => dispatch({type: 'refused', error: refusalOf(error)}));
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  /**
   * @template T
   * @param {() => T | Promise<T>} work
   * @returns {Promise<T>}
   */
  return (work) => {
    const done = last.then(work);
    const ended = /** @type {Promise<T>} */ (refuse ? done.catch(refuse) : done);
    last = ended.catch(() => {});
    return ended;
  };
}
