// Positions that somebody wrote: opened at once, judged in slices.

/** What a call on a position counts, and what it comes to; as `COUNTING` of the responder. */
export const JUDGING = {
  /** @param {any} position @param {number} work @returns {boolean} */
  advance: (position, work) => position.advance(work),
  /** @param {any} position */
  finish: (position) => ({view: position.view(), result: position.result()}),
};

/** @param {any} door @param {any[]} args @returns {{opened: any, result: {view: any, result: null}}} */
export function openPosition(door, args) {
  const opened = door.openPosition(...args);
  return {opened, result: {view: opened.view(), result: null}};
}
