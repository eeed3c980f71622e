// What was measured of the questions the source of the sea battle leaves open. Pure.
import asked from '../../data/questions.json' with {type: 'json'};

/** @typedef {{rows: number, cols: number, ships: string}} HeldBoard a board with a fleet on it: `A1 B1, D1 D2` */
/** @typedef {{least?: number, most?: number, reached: 'yes' | 'no' | 'unsure'}} Aim unsure: by less than two standard errors */
/**
 * @typedef {object} Measured A number, and how it was come by.
 * @property {string} question
 * @property {string} row
 * @property {string} column
 * @property {number} value
 * @property {number} error 0 where it is proved, not measured
 * @property {number} games
 * @property {string} command
 * @property {Aim} [aim]
 * @property {HeldBoard[]} [boards]
 */

const measured = /** @type {Measured[]} */ (asked);

/** @param {string} question everything that was measured of it */
export const allOf = (question) => measured.filter((one) => one.question === question);

/** @param {string} question @param {string} row @param {string} column */
export function measuredAt(question, row, column) {
  const found = allOf(question).find((one) => one.row === row && one.column === column);
  if (!found) throw new Error(`${question}, ${row}, ${column} was not measured`);
  return found;
}

/** The cells of each ship. @param {HeldBoard} board */
export const shipsOf = ({ships}) => ships.split(', ').map((ship) => ship.split(' '));

/** How much more one needs than another, measured on different seas. @param {{value: number, error: number}} one @param {{value: number, error: number}} other */
export const differenceOf = (one, other) => ({
  value: one.value - other.value,
  error: Math.hypot(one.error, other.error),
});
