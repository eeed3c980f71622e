/** One rounded outline round any set of cells joined by sides or corners. */

/** @import {RowCol} from './cells.js' */
/** @typedef {[number, number]} Point */

const ROUND = 20;
const LINK = 16;

/**
 * @param {RowCol[]} cells
 * @param {number} inset - Kept free between the outline and the cells' edges.
 * @returns {string} Closed loops; holes run the other way round, so the non-zero rule leaves them empty.
 */
export function unionPath(cells, inset) {
  const blocks = blocksOf(cells);
  const place = (/** @type {number} */ line) =>
    Math.floor(line / 2) * 100 + (line % 2 === 0 ? inset : 100 - inset);
  const loops = loopsOf(blocks).map((loop) =>
    rounded(loop.map(([row, col]) => [place(col), place(row)])),
  );
  return [...loops, ...links(cells).map(band)].join('');
}

/**
 * The plane cut into blocks: even lines are cells, odd lines the gaps between them, so `[2, 1]` is the gap right of the
 * cell [1, 0].
 *
 * @param {RowCol[]} cells
 */
function blocksOf(cells) {
  const has = setOf(cells);
  /** @type {RowCol[]} */
  const blocks = [];
  for (const [row, col] of cells) {
    const [right, below] = [has(row, col + 1), has(row + 1, col)];
    blocks.push([2 * row, 2 * col]);
    if (right) blocks.push([2 * row, 2 * col + 1]);
    if (below) blocks.push([2 * row + 1, 2 * col]);
    if (right && below && has(row + 1, col + 1)) blocks.push([2 * row + 1, 2 * col + 1]);
  }
  return blocks;
}

/**
 * The borders of a set of blocks, walked with the set on the right hand.
 *
 * @param {RowCol[]} blocks
 * @returns {RowCol[][]} Corners only.
 */
function loopsOf(blocks) {
  const has = setOf(blocks);
  /** @type {Map<string, RowCol>} From a corner to the next one on the way round. */
  const next = new Map();
  for (const [row, col] of blocks) {
    if (!has(row - 1, col)) next.set(`${row} ${col}`, [row, col + 1]);
    if (!has(row, col + 1)) next.set(`${row} ${col + 1}`, [row + 1, col + 1]);
    if (!has(row + 1, col)) next.set(`${row + 1} ${col + 1}`, [row + 1, col]);
    if (!has(row, col - 1)) next.set(`${row + 1} ${col}`, [row, col]);
  }
  const loops = [];
  while (next.size > 0) loops.push(corners(takeLoop(next)));
  return loops;
}

/** @param {Map<string, RowCol>} next */
function takeLoop(next) {
  const [start] = next.keys();
  /** @type {RowCol[]} */
  const loop = [];
  let key = start;
  for (let point = next.get(key); point; point = next.get(key)) {
    next.delete(key);
    loop.push(point);
    key = point.join(' ');
  }
  return loop;
}

/** @param {RowCol[]} loop */
const corners = (loop) =>
  loop.filter(([row, col], index) => {
    const [rowA, colA] = loop.at(index - 1) ?? loop[0];
    const [rowB, colB] = loop[(index + 1) % loop.length];
    return !((row === rowA && row === rowB) || (col === colA && col === colB));
  });

/** @param {Point[]} points */
function rounded(points) {
  const strokes = points.map((point, index) => {
    const before = points.at(index - 1) ?? point;
    const after = points[(index + 1) % points.length];
    return `${toward(point, before)}Q${point.join(' ')} ${toward(point, after)}`;
  });
  return `M${strokes.join('L')}Z`;
}

/**
 * @param {Point} from
 * @param {Point} to
 */
function toward([x, y], [toX, toY]) {
  const length = Math.hypot(toX - x, toY - y);
  const share = Math.min(ROUND, length / 2) / length;
  return `${+(x + (toX - x) * share).toFixed(1)} ${+(y + (toY - y) * share).toFixed(1)}`;
}

/**
 * Pairs of cells that hold together by a corner alone.
 *
 * @param {RowCol[]} cells
 * @returns {{row: number, col: number, way: 1 | -1}[]}
 */
function links(cells) {
  const has = setOf(cells);
  /** @type {(1 | -1)[]} */
  const ways = [1, -1];
  return cells.flatMap(([row, col]) =>
    ways
      .filter((way) => has(row + 1, col + way) && !has(row, col + way) && !has(row + 1, col))
      .map((way) => ({row, col, way})),
  );
}

/** @param {{row: number, col: number, way: 1 | -1}} link */
function band({row, col, way}) {
  const [x, y] = [col * 100 + 50, row * 100 + 50];
  const [toX, toY] = [x + way * 100, y + 100];
  const points = [
    [x + LINK, y - way * LINK],
    [toX + LINK, toY - way * LINK],
    [toX - LINK, toY + way * LINK],
    [x - LINK, y + way * LINK],
  ];
  return `M${points.map((point) => point.join(' ')).join('L')}Z`;
}

/** @param {RowCol[]} cells */
function setOf(cells) {
  const keys = new Set(cells.map((cell) => cell.join(' ')));
  return (/** @type {number} */ row, /** @type {number} */ col) => keys.has(`${row} ${col}`);
}
