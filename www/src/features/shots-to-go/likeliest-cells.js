// The cells that are worth comparing. Pure.

import {cellAt, cellIndex} from '../../board/cells.js';

/** How many cells are compared unasked. */
const COMPARED = 8;
/** Chances that differ by less are equal. */
const EQUAL = 1e-6;

/** @param {readonly string[]} marks by cell, row by row @param {number} cols @returns {string[]} the cells that can be shot at, row by row */
export const openCells = (marks, cols) =>
  marks.flatMap((mark, index) => (mark === 'unknown' ? cellAt(index, cols) : []));

/** @param {readonly string[]} marks @param {readonly number[]} chances @param {number} cols @returns {((index: number) => number)[]} the symmetries of the board that leave what is known as it is, by where each takes a cell */
function symmetriesOf(marks, chances, cols) {
  const rows = marks.length / cols;
  // Which ship was hit marks do not tell, but chances do.
  const isFinishing = marks.includes('hit');
  const isAlike = (/** @type {number} */ one, /** @type {number} */ other) =>
    marks[one] === marks[other] &&
    (!isFinishing || Math.abs(chances[one] - chances[other]) < EQUAL);
  const symmetry = (/** @type {number} */ number) => (/** @type {number} */ index) => {
    let [row, col] = [Math.floor(index / cols), index % cols];
    if (number & 1) row = rows - 1 - row;
    if (number & 2) col = cols - 1 - col;
    return number & 4 ? col * cols + row : row * cols + col;
  };
  return Array.from({length: rows === cols ? 8 : 4}, (_, number) => symmetry(number)).filter(
    (image) => marks.every((_, index) => isAlike(index, image(index))),
  );
}

/**
 * Of cells that a symmetry of the position takes to each other, and that are therefore equally good, one alone.
 *
 * @param {readonly string[]} marks
 * @param {readonly number[]} chances of a ship, by cell
 * @param {number} cols
 * @param {string | null} [choice] a cell that is compared in any case
 * @param {string | null} [named] a cell that is named elsewhere, and so before its images
 * @returns {string[]} the likeliest, the likeliest first
 */
export function likeliestOf(marks, chances, cols, choice, named) {
  const symmetries = symmetriesOf(marks, chances, cols);
  const chanceOf = (/** @type {string} */ cell) => chances[cellIndex(cell, cols)];
  const firstImage = (/** @type {string} */ cell) =>
    Math.min(...symmetries.map((image) => image(cellIndex(cell, cols))));
  const distinct = new Map();
  for (const cell of openCells(marks, cols).sort((one, other) => chanceOf(other) - chanceOf(one)))
    if (!distinct.has(firstImage(cell))) distinct.set(firstImage(cell), cell);
  // Each stands for its images, in their place.
  for (const cell of [named, choice]) if (cell) distinct.set(firstImage(cell), cell);
  const cells = [...distinct.values()];
  return cells.filter((cell, at) => at < COMPARED || cell === choice);
}
