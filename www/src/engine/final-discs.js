// What minimax says of the end of a game, apart from the points of its evaluation.

/** What minimax counts a disc more at the end of a game; the least win, by two, is more than the terms of a position come to. */
const FINAL_DISC = 10_000;

/** @param {number} value of minimax @returns {number | null} by how many discs the game ends so; null where the value is one of points */
export const finalDiscs = (value) => (Math.abs(value) < 2 * FINAL_DISC ? null : value / FINAL_DISC);
