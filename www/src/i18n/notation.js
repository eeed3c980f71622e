/**
 * Cells as people write them. Inside the page, in files and in links a cell is Latin (`C7`); on screen the letter is of
 * the reader's alphabet, and every alphabet is accepted back.
 */

const LATIN = 'ABCDEFGHIJKLMNOP';
// Without Ё and Й: boards in Russian leave both out.
const CYRILLIC = 'АБВГДЕЖЗИКЛМНОПР';
const GREEK = 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠ';

/**
 * @param {string} locale
 * @returns {string} The letters of the columns, in order.
 */
export function alphabet(locale) {
  const [language] = locale.toLowerCase().split('-');
  if (language === 'ru') return CYRILLIC;
  return language === 'el' ? GREEK : LATIN;
}

/**
 * @param {string} cell - Latin, as the engine writes it.
 * @param {string} locale
 */
export function cellName(cell, locale) {
  const col = LATIN.indexOf(cell[0]);
  return col < 0 ? cell : alphabet(locale)[col] + cell.slice(1);
}

/**
 * @param {number} col - From 0.
 * @param {string} locale
 */
export const colName = (col, locale) => alphabet(locale)[col];

/** @param {number} row - From 0. */
export const rowName = (row) => String(row + 1);

/**
 * @param {number} row - From 0.
 * @param {number} col - From 0.
 */
export const cellAt = (row, col) => LATIN[col] + rowName(row);

/**
 * @param {string} cell - Latin.
 * @returns {{row: number, col: number}} From 0.
 */
export const rowCol = (cell) => ({row: Number(cell.slice(1)) - 1, col: LATIN.indexOf(cell[0])});

/**
 * Reads a cell typed in any of the alphabets, in either case.
 *
 * @param {string} text
 * @param {{rows: number, cols: number}} board
 * @returns {string | null} Latin; null where it is no cell of this board.
 */
export function parseCell(text, {rows, cols}) {
  const [, letter, digits] = /^\s*(\p{L})\s*(\d{1,2})\s*$/u.exec(text.toUpperCase()) ?? [];
  if (!letter) return null;
  const col = Math.max(...[LATIN, CYRILLIC, GREEK].map((letters) => letters.indexOf(letter)));
  const row = Number(digits) - 1;
  return col >= 0 && col < cols && row >= 0 && row < rows ? cellAt(row, col) : null;
}
