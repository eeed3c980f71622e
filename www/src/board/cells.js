// The page's geometry: cells as text and as [row, col]. Knows boards, no rule of any game.

/** @typedef {[number, number]} RowCol */

const LATIN = 'ABCDEFGHIJKLMNOP';

/** @param {string} cell `C7` */
export const rowCol = (cell) =>
  /** @type {RowCol} */ ([Number(cell.slice(1)) - 1, LATIN.indexOf(cell[0])]);

/**
 * @param {number} row
 * @param {number} col
 */
export const cellName = (row, col) => `${LATIN[col]}${row + 1}`;

/**
 * @param {string} cell
 * @param {number} cols
 */
export function cellIndex(cell, cols) {
  const [row, col] = rowCol(cell);
  return row * cols + col;
}

/**
 * @param {number} index
 * @param {number} cols
 */
export const cellAt = (index, cols) => cellName(Math.floor(index / cols), index % cols);

/**
 * The cell one step away, or the same at the border.
 * @param {string} cell
 * @param {number} down
 * @param {number} right
 * @param {{rows: number, cols: number}} size
 */
export function stepFrom(cell, down, right, {rows, cols}) {
  const [row, col] = rowCol(cell);
  return cellName(
    Math.min(Math.max(row + down, 0), rows - 1),
    Math.min(Math.max(col + right, 0), cols - 1),
  );
}

/**
 * @param {string} cell
 * @param {[down: number, right: number]} by
 * @param {{rows: number, cols: number}} size
 * @param {(cell: string) => boolean} isWanted
 * @returns {string | null} the next wanted cell that way; null where there is none before the border
 */
export function nextCell(cell, [down, right], {rows, cols}, isWanted) {
  let [row, col] = rowCol(cell);
  for (;;) {
    row += down;
    col += right;
    if (row < 0 || col < 0 || row >= rows || col >= cols) return null;
    if (isWanted(cellName(row, col))) return cellName(row, col);
  }
}
