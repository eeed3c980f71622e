// One wish after the other, in the order they were made. One that fails says so, and stops none of those after it.

/** @typedef {(work: () => unknown) => Promise<void>} Queue the promise is kept when the work is done, well or not */

/**
 * @param {import('../games/sea/engine-request.js').Store['dispatch']} dispatch
 * @returns {Queue}
 */
export function createQueue(dispatch) {
  let last = Promise.resolve();
  return (work) => {
    const done = last.then(work).then(
      () => {},
      (error) => dispatch({type: 'refused', error}),
    );
    // Even where nobody can be told, those after it are done.
    last = done.catch(() => {});
    return done;
  };
}
