// Whether an answer of the course's reader is right. Pure.
import {cellIndex} from '../../board/cells.js';

/** What may be meant as thousands. */
const GROUPED = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** @param {string} text a number as people write it, with comma or point @param {string} decimal the decimal sign of the reader's language @returns {number | null} null as well where the other sign may part thousands */
export function numberIn(text, decimal) {
  const said = text.trim();
  if (GROUPED.test(said) && !said.includes(decimal)) return null;
  return /^\d+([.,]\d*)?$/.test(said) ? Number(said.replace(',', '.')) : null;
}

const tenths = (/** @type {number} */ value) => Math.round(10 * value);

/** @param {number} guess @param {{value: number, near: number}} asked @returns {'exact' | 'right' | 'low' | 'high'} exact: the same number as the answer's, which has tenths */
export function judgedNumber(guess, {value, near}) {
  if (tenths(guess) === tenths(value)) return 'exact';
  if (Math.abs(guess - value) <= near) return 'right';
  return guess < value ? 'low' : 'high';
}

/** @param {string} text chances in thousandths with spaces between, `-` for a cell that was shot at before */
export const chancesIn = (text) =>
  text.split(' ').map((chance) => (chance === '-' ? null : Number(chance)));

/**
 * A shot held against the chances of its moment.
 *
 * @param {string} cell
 * @param {(number | null)[]} chances in thousandths, row by row, on a square board; null of a cell that was shot at before
 * @returns {{chance: number, most: number, right: boolean} | null} right: none is likelier; null of a cell shot at before
 */
export function heldAgainst(cell, chances) {
  const chance = chances[cellIndex(cell, Math.sqrt(chances.length))] ?? null;
  if (chance === null) return null;
  const most = Math.max(...chances.map(Number));
  return {chance, most, right: chance === most};
}

/** @param {string} cell @param {{right: string[], likeliest: string}} asked @returns {'right' | 'likeliest' | 'wrong'} */
export function judgedChoice(cell, {right, likeliest}) {
  if (right.includes(cell)) return 'right';
  return cell === likeliest ? 'likeliest' : 'wrong';
}

/** @param {string} action in record form @returns {string | null} the cell shot at */
export const shotIn = (action) => (/^F[A-P]\d{1,2}$/.test(action) ? action.slice(1) : null);
