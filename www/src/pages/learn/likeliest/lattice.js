// Diagonal lattices: of diagonals as far apart as a ship is long, one has a cell of that ship. Pure.

import {cellAt, rowCol} from '../../../board/cells.js';

/** @typedef {{rows: number, cols: number}} Size */

/** Along a row and along a column, and the two ways in which diagonals run. */
const ALONG = [
  [0, 1],
  [1, 0],
];
const WAYS = [1, -1];

/** @param {string[]} marks by cell, row by row @param {number} length @param {Size} size @returns {Set<number>} the places where a ship of this length can still lie that was never hit */
export function ableToHold(marks, length, {rows, cols}) {
  /** @type {Set<number>} */
  const able = new Set();
  for (const [down, right] of ALONG)
    for (let row = 0; row + down * (length - 1) < rows; row += 1)
      for (let col = 0; col + right * (length - 1) < cols; col += 1) {
        const ship = Array.from({length}, (_, at) => (row + down * at) * cols + col + right * at);
        if (ship.every((place) => marks[place] === 'unknown'))
          for (const place of ship) able.add(place);
      }
  return able;
}

/**
 * The diagonals through a cell and its parallels, as far apart as a ship is long: wherever such a ship lies that was never hit, it lies on one
 * of their cells. Of both directions that in which fewer cells are left.
 *
 * @param {string} cell @param {string[]} marks @param {number} length @param {Size} size
 * @returns {string[]} the cells that are left
 */
export function latticeLeft(cell, marks, length, size) {
  const [row, col] = rowCol(cell);
  const able = [...ableToHold(marks, length, size)].sort((one, other) => one - other);
  const [falling, rising] = WAYS.map((way) =>
    able.filter((place) => {
      const [down, right] = [Math.floor(place / size.cols) - row, (place % size.cols) - col];
      return (right + way * down) % length === 0;
    }),
  );
  const left = falling.length < rising.length ? falling : rising;
  return left.map((place) => cellAt(place, size.cols));
}
