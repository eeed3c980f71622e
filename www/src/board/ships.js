/** Hulls on a chart: whole ships, the certain part of a ship, single segments whose place in the ship is told. */
import {nothing, svg} from 'lit/html.js';
import {rowCol} from './cells.js';
import {hullOf, lensHull, openHullOf, segmentHull} from './hull.js';

/**
 * @typedef {import('./board.js').BoardProps} BoardProps
 * @typedef {import('./board.js').BoardCell} BoardCell
 * @typedef {import('./board.js').BoardShip} BoardShip
 * @typedef {import('./hull.js').Hull} Hull
 */

/** Leaves room for the border of cells that are shown at the start. */
const SEGMENT_INSET = 19;

/** @param {BoardProps} board */
export const renderShips = ({ships = [], cells}) => {
  const last = cells.find((cell) => cell.last)?.cell;
  return ships.map((ship) => renderShip(ship, last));
};

/**
 * @param {BoardShip} ship
 * @param {string | undefined} last
 */
function renderShip({cells, state, heading}, last) {
  const places = cells.map(rowCol);
  const hull = (state === 'part' ? openHullOf : hullOf)(places);
  const stands = places.length > 1 && places.every(([, col]) => col === places[0][1]);
  const fresh = state === 'sunk' && last !== undefined && cells.includes(last);
  return svg`<g class="ship" data-state=${state} data-fresh=${fresh ? '' : nothing} data-stands=${stands ? '' : nothing}>
    ${state === 'picked' ? svg`<path class="hull-place" d=${hull.body} />` : nothing}
    <g class="ship-body">${renderHull(hull)}</g>
    ${heading ? svg`<path class="ship-bow" d=${bow(places, heading)} />` : nothing}
  </g>`;
}

/**
 * A chevron on the cell that goes first.
 *
 * @param {import('./cells.js').RowCol[]} places
 * @param {NonNullable<BoardShip['heading']>} heading
 */
function bow(places, heading) {
  const [down, right] = WAYS[heading];
  const [row, col] = places.reduce((first, place) =>
    (place[0] - first[0]) * down + (place[1] - first[1]) * right > 0 ? place : first,
  );
  const [x, y] = [col * 100 + 50, row * 100 + 50];
  // Along the way, and across it.
  const at = (/** @type {number} */ along, /** @type {number} */ across) =>
    `${x + along * right + across * down} ${y + along * down + across * right}`;
  return `M${at(6, -16)}L${at(24, 0)}L${at(6, 16)}`;
}

/** @type {Record<NonNullable<BoardShip['heading']>, [number, number]>} */
const WAYS = {up: [-1, 0], right: [0, 1], down: [1, 0], left: [0, -1]};

/**
 * A line twice as thick below the fill leaves its outer half to be seen, so that shapes made of several loops have one
 * outline.
 *
 * @param {Hull} hull
 */
export const renderHull = ({body, line, dash, deck}) => svg`
  ${line ? svg`<path class="hull-line" d=${line} />` : nothing}<path class="hull" d=${body} />
  ${dash ? svg`<path class="hull-dash" d=${dash} />` : nothing}
  ${deck ? svg`<path class="hull-deck" d=${deck} />` : nothing}`;

/**
 * One stroke through every sunk ship, beside its bursts.
 *
 * @param {BoardProps} board
 */
export function renderDone({ships = []}) {
  return ships
    .filter(({state}) => state === 'sunk')
    .map(({cells}) => {
      const [x, y] = strokeAt(cells.map(rowCol));
      return svg`<path class="ship-done" d="M${x - 46} ${y + 46}L${x + 46} ${y - 46}" />`;
    });
}

/**
 * Between two cells where the ship has two, so that the stroke hides no burst.
 *
 * @param {import('./cells.js').RowCol[]} cells
 */
function strokeAt(cells) {
  const sorted = [...cells].sort(([rowA, colA], [rowB, colB]) => rowA - rowB || colA - colB);
  const middle = Math.floor((sorted.length - 1) / 2);
  const [row, col] = sorted[middle];
  const [nextRow, nextCol] = sorted[middle + 1] ?? sorted[middle];
  const near = Math.abs(nextRow - row) + Math.abs(nextCol - col) === 1;
  return near
    ? [(col + nextCol) * 50 + 50, (row + nextRow) * 50 + 50]
    : [col * 100 + 50, row * 100 + 50];
}

/**
 * Segments told one by one, as `solitaire` tells them.
 *
 * @param {BoardCell[]} cells
 * @param {number} cols
 */
export function renderParts(cells, cols) {
  const holds = (/** @type {number} */ row, /** @type {number} */ col) =>
    col >= 0 && col < cols && isShip(cells[row * cols + col]);
  return cells.map((cell, place) => {
    const [row, col] = [Math.floor(place / cols), place % cols];
    if (!isShip(cell)) return nothing;
    const hull = partHull(cell, [row, col], holds);
    return svg`<g class="ship" data-state=${cell.mark === 'sunk' ? 'sunk' : 'afloat'}>${renderHull(hull)}</g>`;
  });
}

/** @param {BoardCell | undefined} cell */
const isShip = (cell) => Boolean(cell?.content && cell.content !== 'water');

/**
 * @param {BoardCell} cell
 * @param {import('./cells.js').RowCol} at
 * @param {(row: number, col: number) => boolean} holds
 * @returns {Hull}
 */
function partHull({content}, [row, col], holds) {
  const [above, below, left, right] = [
    holds(row - 1, col),
    holds(row + 1, col),
    holds(row, col - 1),
    holds(row, col + 1),
  ];
  const inset = SEGMENT_INSET;
  const meet = (/** @type {boolean} */ next) => (next ? 'joined' : 'open');
  if (content === 'sub') return lensHull([row, col], inset);
  if (content === 'left')
    return segmentHull([row, col], {start: 'shaped', end: meet(right), down: false, inset});
  if (content === 'right')
    return segmentHull([row, col], {start: meet(left), end: 'shaped', down: false, inset});
  if (content === 'top')
    return segmentHull([row, col], {start: 'shaped', end: meet(below), down: true, inset});
  if (content === 'bottom')
    return segmentHull([row, col], {start: meet(above), end: 'shaped', down: true, inset});
  if (left || right)
    return segmentHull([row, col], {start: meet(left), end: meet(right), down: false, inset});
  if (above || below)
    return segmentHull([row, col], {start: meet(above), end: meet(below), down: true, inset});
  return allOpen(segmentHull([row, col], {start: 'open', end: 'open', down: false, inset}));
}

/**
 * Which way the ship lies is not known: no side is certain.
 *
 * @param {Hull} hull
 * @returns {Hull}
 */
const allOpen = ({body}) => ({body, line: '', dash: body, deck: ''});
