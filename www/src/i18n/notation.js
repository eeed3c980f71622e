/**
 * Cells as people write them. Inside the page, in files and in links a cell is Latin (`C7`); on screen the letter is of
 * the reader's alphabet, and every alphabet is accepted back.
 */
import {cellName as latinName} from '../state/cells.js';

const LATIN = 'ABCDEFGHIJKLMNOP';
// Without Ё and Й: boards in Russian leave both out.
const CYRILLIC = 'АБВГДЕЖЗИКЛМНОПР';
const GREEK = 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠ';

/** @param {string} locale */
function alphabet(locale) {
  const [language] = locale.toLowerCase().split('-');
  if (language === 'ru') return CYRILLIC;
  return language === 'el' ? GREEK : LATIN;
}

/**
 * @param {string} cell - Latin, as the engine writes it.
 * @param {string} locale
 */
export const cellName = (cell, locale) => colName(LATIN.indexOf(cell[0]), locale) + cell.slice(1);

/**
 * @param {number} col - From 0.
 * @param {string} locale
 */
export const colName = (col, locale) => alphabet(locale)[col];

/** @param {number} row - From 0. */
export const rowName = (row) => String(row + 1);

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
  return col >= 0 && col < cols && row >= 0 && row < rows ? latinName(row, col) : null;
}
