// Wishes that each begin where the one before has led.

export function createInTurn() {
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  /**
   * @template T
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  return (work) => {
    const next = last.catch(() => {}).then(work);
    last = next;
    return next;
  };
}
