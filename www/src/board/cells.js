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

/** @param {string} text @param {{rows: number, cols: number}} size */
export function isCellOf(text, {rows, cols}) {
  const [row, col] = rowCol(text);
  return row >= 0 && row < rows && col >= 0 && col < cols && cellName(row, col) === text;
}

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
