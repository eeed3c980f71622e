// Ships of any shape: their cells about the top left corner, and their turns. Pure.

/** @import {RowCol} from '../../board/cells.js' */

/** @param {RowCol[]} cells moved to the top left corner and put in order */
export function normalised(cells) {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, col]) => col));
  return cells
    .map(([row, col]) => /** @type {RowCol} */ ([row - top, col - left]))
    .sort(([rowA, colA], [rowB, colB]) => rowA - rowB || colA - colB);
}

/** @param {RowCol[]} cells as one comparable text */
export const shapeKey = (cells) => normalised(cells).join(' ');

/** @param {RowCol[]} cells a quarter turn clockwise about the origin */
export const turned = (cells) => cells.map(([row, col]) => /** @type {RowCol} */ ([col, -row]));

/** @param {RowCol[]} cells all its turns, each once */
export function turns(cells) {
  const all = [normalised(cells)];
  for (let next = normalised(turned(all[0])); all.length < 4; next = normalised(turned(next))) {
    if (all.some((known) => shapeKey(known) === shapeKey(next))) break;
    all.push(next);
  }
  return all;
}
