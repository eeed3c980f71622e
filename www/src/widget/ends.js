// A game ends once, however often one comes back to its last step.

export function createEnds() {
  /** @type {unknown} */
  let game;
  /** Of that game the lines whose end has been told. @type {Set<string>} */
  const reported = new Set();
  /**
   * @param {unknown} id of the game
   * @param {string} record
   * @param {boolean} ended it is at its end
   * @returns {boolean} whether that is told now
   */
  return (id, record, ended) => {
    if (id !== game) reported.clear();
    game = id;
    if (!ended || reported.has(record)) return false;
    reported.add(record);
    return true;
  };
}
