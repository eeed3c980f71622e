/** The drawing under the grid of a board: depths, crosses, hulls, marks, and the thought drawn over them. */
import {html, nothing, svg} from 'lit/html.js';
import {rowCol} from './cells.js';
import {crossFade} from './cross-fade.js';
import {crosses} from './crosses.js';
import * as marks from './marks.js';
import {CONTOURS, contour} from './overlay.js';
import {renderDone, renderParts, renderShips} from './ships.js';
import {renderThought} from './thought.js';

/**
 * @typedef {import('./board.js').BoardProps} BoardProps
 * @typedef {import('./board.js').BoardCell} BoardCell
 */

/** @param {BoardProps} board */
export function renderChart(board) {
  const {rows, cols, cells, aim} = board;
  return html`<svg class="chart" viewBox="0 0 ${cols * 100} ${rows * 100}" aria-hidden="true" focusable="false">
    <rect class="chart-ground" width=${cols * 100} height=${rows * 100} />
    <path class="crosses" d=${crosses(rows, cols)} />
    <g class="depths">${cells.map((cell, place) => renderDepth(cell, place, board))}</g>
    ${renderContours(board)} ${aim ? renderAim(aim, board) : nothing}
    <g>${renderParts(cells, cols)}</g>
    <g>${renderShips(board)}</g>
    <g>${cells.map((cell, place) => renderMarks(cell, place, cols))}</g>
    <g>${renderDone(board)}</g>
    ${renderThought(board)} ${board.notes ?? nothing}
  </svg>`;
}

/** @param {number} place @param {number} cols */
const shift = (place, cols) =>
  `translate(${(place % cols) * 100} ${Math.floor(place / cols) * 100})`;

/**
 * @param {BoardCell} cell
 * @param {number} place
 * @param {BoardProps} board
 */
function renderDepth({tint, reach}, place, {cols, sampled}) {
  const deep = typeof tint === 'number' && tint > 0;
  return svg`<g transform=${shift(place, cols)}>
    <g ${crossFade(deep ? String(tint) : null)}>
      <rect class="depth" width="100" height="100" /><rect class="depth" width="100" height="100" />
    </g>
    ${reach ? svg`<rect class="reach" x="2" y="2" width="96" height="96" />` : nothing}
    ${tint === 0 ? svg`<path class="nil" d="M50 50h0" />` : nothing}
    ${deep && sampled ? svg`<path class="hatch" d="M8 92L32 68M68 32L92 8" />` : nothing}
  </g>`;
}

/** @param {BoardProps} board */
function renderContours({cells, cols}) {
  if (!cells.some(({tint}) => typeof tint === 'number')) return nothing;
  const tints = cells.map(({tint}) => tint ?? null);
  return CONTOURS.map(
    ({from, weight}) =>
      svg`<path class="contour" data-weight=${weight} d=${contour({tints, cols, from})} />`,
  );
}

/**
 * @param {BoardCell} cell
 * @param {number} place
 * @param {number} cols
 */
function renderMarks(cell, place, cols) {
  const {mark, content, known, flag, note, score, pending, last, differs, clash, age, damaged} =
    cell;
  const shares = cell.text && cell.over === 'mark';
  // A known part of a ship shows itself; the burst says that it was hit.
  const showsContent = known && content && content !== 'water';
  return svg`<g transform=${shift(place, cols)} data-fresh=${last ? '' : nothing} data-age=${age ?? nothing} data-shares=${shares ? '' : nothing}>
    ${damaged ? marks.damaged : nothing} ${score ? marks.scoreDisc(score) : nothing} ${showsContent ? nothing : marks.drawMark(known ? 'water' : mark)} ${known ? marks.known : nothing}
    ${flag ? marks.drawFlag(flag) : nothing} ${note ? marks.note : nothing}
    ${differs ? marks.differs : nothing} ${clash ? marks.clash : nothing}
    ${last ? marks.corners : nothing} ${pending ? marks.pending : nothing}
  </g>`;
}

/**
 * Where a person or a thought aims: short strokes along its row and column across the lines between cells, and its frame.
 *
 * @param {string} aim
 * @param {BoardProps} board
 */
function renderAim(aim, {rows, cols, cells}) {
  const [row, col] = rowCol(aim);
  const [x, y] = [col * 100, row * 100];
  const lies = strokes(cols, col, (at) => `${at} ${y + 50}`);
  const stands = strokes(rows, row, (at) => `${x + 50} ${at}`);
  // What a thought comes to has its frame above the marks.
  const framed = cells[row * cols + col].conclusion;
  return svg`<svg class="aim-cross">
    <path class="aim-line" d=${lies + stands} />
    ${framed ? nothing : svg`<g transform="translate(${x} ${y})">${marks.frame}</g>`}
  </svg>`;
}

/**
 * @param {number} length - Of the row or column, in cells.
 * @param {number} aimed - Which of them has the frame, over which no stroke runs.
 * @param {(along: number) => string} at
 */
const strokes = (length, aimed, at) =>
  Array.from({length: length + 1}, (_, line) => {
    const from = line === 0 || line - 1 === aimed ? 0 : STROKE;
    const to = line === length || line === aimed ? 0 : STROKE;
    return from + to > 0 ? `M${at(line * 100 - from)}L${at(line * 100 + to)}` : '';
  }).join('');

const STROKE = 17;
