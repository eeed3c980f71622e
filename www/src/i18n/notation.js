/**
 * Cells as people write them. Inside the page, in files and in links a cell is Latin (`C7`); on screen the letter is of
 * the reader's alphabet, and every alphabet is accepted back.
 *
 * A notation is a locale, whose letters name the columns, or one of two other customs: `letter-rows` (`G3`) and
 * `row-column` (`7,3`).
 */
import {cellName as latinName, rowCol} from '../board/cells.js';

const LATIN = 'ABCDEFGHIJKLMNOP';
// Without Ё and Й: boards in Russian leave both out.
const CYRILLIC = 'АБВГДЕЖЗИКЛМНОПР';
const GREEK = 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠ';

/** @param {string} notation */
function alphabet(notation) {
  const [language] = notation.toLowerCase().split('-');
  if (language === 'ru') return CYRILLIC;
  return language === 'el' ? GREEK : LATIN;
}

/**
 * @param {string} cell - Latin, as the engine writes it.
 * @param {string} notation
 */
export function cellName(cell, notation) {
  const [row, col] = rowCol(cell);
  const [rowText, colText] = [rowName(row, notation), colName(col, notation)];
  if (notation === 'row-column') return `${rowText},${colText}`;
  return notation === 'letter-rows' ? rowText + colText : colText + rowText;
}

/**
 * @param {number} col - From 0.
 * @param {string} notation
 */
export const colName = (col, notation) =>
  notation === 'letter-rows' || notation === 'row-column'
    ? String(col + 1)
    : alphabet(notation)[col];

/**
 * @param {number} row - From 0.
 * @param {string} [notation]
 */
export const rowName = (row, notation) =>
  notation === 'letter-rows' ? LATIN[row] : String(row + 1);

/**
 * Reads a cell typed in any of the alphabets, in either case, or as two numbers.
 *
 * @param {string} text
 * @param {{rows: number, cols: number}} board
 * @param {string} [notation] - Only where the letter names the row does it matter.
 * @returns {string | null} Latin; null where it is no cell of this board.
 */
export function parseCell(text, {rows, cols}, notation) {
  const [, first, second] =
    /^\s*(\p{L}|\d{1,2}(?=\s*,))\s*,?\s*(\d{1,2})\s*$/u.exec(
      text.toUpperCase().replace('İ', 'I'),
    ) ?? [];
  if (!first) return null;
  const [one, two] = [place(first), Number(second) - 1];
  const rowFirst = notation === 'letter-rows' || !/\p{L}/u.test(first);
  const [row, col] = rowFirst ? [one, two] : [two, one];
  return col >= 0 && col < cols && row >= 0 && row < rows ? latinName(row, col) : null;
}

/** What can be named by a letter and two digits. */
export const LARGEST = {rows: 99, cols: 16};

/** @param {string} sign - A number from 1, or a letter of any alphabet. */
const place = (sign) =>
  /\d/.test(sign)
    ? Number(sign) - 1
    : Math.max(...[LATIN, CYRILLIC, GREEK].map((letters) => letters.indexOf(sign)));

/**
 * What stands after ±, everywhere: half of the interval that holds the true value in 95 of 100 such cases.
 *
 * @param {number} error the standard error
 */
export const halfWidth = (error) => 1.96 * error;

/**
 * A chance as a sounding: whole per cent, and never 0 or 100 where it is not certain.
 *
 * @param {number} chance - 0 to 1.
 */
export function sounding(chance) {
  const percent = chance * 100;
  if (percent <= 0) return '';
  if (percent < 1) return '<1';
  return String(percent < 100 ? Math.min(99, Math.round(percent)) : 100);
}
