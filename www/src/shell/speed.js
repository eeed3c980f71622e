// How fast a game goes on by itself. Pure.

/** Steps a second; 0: at once. */
const SPEEDS = [0.5, 1, 2, 5, 0];

/** @param {number} chosen @returns {number[]} the speeds to choose from, the slowest first; one that was kept stays among them */
export const speedsWith = (chosen) =>
  [...new Set([...SPEEDS, chosen])].sort((one, other) => (one || Infinity) - (other || Infinity));

/** Milliseconds before a step, of a speed; and the other way round. @param {number} speed */
export const pauseOf = (speed) => (speed > 0 ? 1000 / speed : 0);
