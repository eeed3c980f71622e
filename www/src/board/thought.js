/** An agent's thought drawn over the chart: premises, a conclusion, one line from these to that. */
import {nothing, svg} from 'lit/html.js';
import {rowCol} from './cells.js';
import {frame, LIT, premise} from './marks.js';

/** @param {import('./board.js').BoardProps} board */
export function renderThought({cells}) {
  const from = cells.filter((cell) => cell.premise).map(({cell}) => rowCol(cell));
  const end = cells.find((cell) => cell.conclusion);
  const lit = cells.filter((cell) => cell.lit);
  if (!end && from.length + lit.length === 0) return nothing;
  const to = end && rowCol(end.cell);
  // A picture of its own ends where the sea does: no casing lies over the neatline.
  return svg`<svg class="thought">
    ${to && from.length > 0 ? renderCurve(from, to) : nothing}
    ${from.map((at) => svg`<g transform=${place(at)}>${premise}</g>`)}
    ${to ? svg`<g transform=${place(to)}>${frame}</g>` : nothing}
    ${lit.map(({cell, lit: as}) => as && svg`<g transform=${place(rowCol(cell))}>${LIT[as]}</g>`)}
  </svg>`;
}

/** @import {RowCol} from './cells.js' */

/** @param {RowCol} at */
const place = ([row, col]) => `translate(${col * 100} ${row * 100})`;

/**
 * @param {RowCol[]} from
 * @param {RowCol} to
 */
function renderCurve(from, to) {
  const path = curve(from, to);
  return (
    path && svg`<path class="thought-casing" d=${path} /><path class="thought-line" d=${path} />`
  );
}

/**
 * Runs along the cells' edges, where no numeral stands, with one rounded bend. Neighbours need none.
 *
 * @param {RowCol[]} from
 * @param {RowCol} to
 */
function curve(from, [toRow, toCol]) {
  const distance = (/** @type {RowCol} */ [row, col]) =>
    Math.max(Math.abs(row - toRow), Math.abs(col - toCol));
  const [row, col] = [...from].sort((a, b) => distance(a) - distance(b))[0];
  if (distance([row, col]) <= 1) return '';
  const [x, y] = [facing(col, toCol), facing(row, toRow)];
  const [endX, endY] = [facing(toCol, col), facing(toRow, row)];
  const bend = Math.min(50, Math.abs(endX - x), Math.abs(endY - y));
  const [wayX, wayY] = [Math.sign(endX - x), Math.sign(endY - y)];
  return `M${x} ${y}H${endX - wayX * bend}Q${endX} ${y} ${endX} ${y + wayY * bend}V${endY}`;
}

/**
 * The edge of a cell that looks towards another.
 *
 * @param {number} line
 * @param {number} other
 */
const facing = (line, other) => (other > line ? line + 1 : line) * 100;
