// The cells that are worth comparing. Pure.

import {cellAt, cellIndex} from '../../board/cells.js';

/** How many cells are compared unasked. */
const COMPARED = 8;

/** @param {readonly string[]} marks by cell, row by row @param {number} cols @returns {string[]} the cells that can be shot at, row by row */
export const openCells = (marks, cols) =>
  marks.flatMap((mark, index) => (mark === 'unknown' ? cellAt(index, cols) : []));

/** @param {readonly string[]} marks @param {readonly number[]} chances of a ship, by cell @param {number} cols @returns {string[]} the likeliest, the likeliest first */
export const likeliestOf = (marks, chances, cols) =>
  openCells(marks, cols)
    .sort((one, other) => chances[cellIndex(other, cols)] - chances[cellIndex(one, cols)])
    .slice(0, COMPARED);
