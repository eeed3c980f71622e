// Shots to go over the board, in the place of chances: a plate on each cell that is compared, and what the plates mean.

import {html, nothing, svg} from 'lit/html.js';
import {rowCol} from '../../board/cells.js';
import {frame} from '../../board/marks.js';
import {boardId} from '../../games/sea/select.js';
import {renderButton} from '../../shell/view/controls.js';
import {kindOf} from './clearly-better.js';
import {cellSaid, choiceSentence, signed, tenths} from './sentences.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */
/** @import {Words} from '../../i18n/words.js' */
/** @import {CellShots} from './types.js' */

/** From here on tenths are not known, and have no room. */
const WHOLE = 9.95;

/** @param {ViewContext['state']} state the shots whose numbers lie over the board they were asked for */
const overOf = ({shots}) => (shots?.over && shots.result ? {...shots, result: shots.result} : null);

/** @param {CellShots} row @param {boolean} isFirst @param {Words} words of the first its shots, of the others by how many they differ */
function plateText({shots, more}, isFirst, words) {
  if (isFirst) return tenths(shots, words);
  return Math.abs(more) < WHOLE
    ? signed(more, words)
    : words.number(more, {maximumFractionDigits: 0, signDisplay: 'always'});
}

/** @param {string} text @param {string} kind in a box of 100 × 100 */
const plate = (text, kind) => svg`<g class="shots-plate" data-kind=${kind}>
  <rect x="8" y="27" width="84" height="46" rx="23" />
  <text x="50" y="62" text-anchor="middle">${text}</text>
</g>`;

/** @param {string} text @param {string} kind @param {string} meaning */
const renderSign = (text, kind, meaning) => html`<li class="legend-mark">
  <svg class="shots-sign" viewBox="4 23 92 54" aria-hidden="true" focusable="false">${plate(text, kind)}</svg>
  ${meaning}
</li>`;

/** @param {ViewContext} shown @returns {import('../../games/sea/view/sea.js').Lit | null} */
export function shotsOver(shown) {
  const {state, words} = shown;
  const over = overOf(state);
  if (!over) return null;
  const {cells} = over.result;
  const [first] = cells;
  const choice = over.board === 'edit' ? null : (shown.view.decision?.cell ?? null);
  // Nothing is said to be better before all is counted.
  const kind = (/** @type {CellShots} */ row) =>
    row === first ? 'first' : over.done ? kindOf(row) : 'alike';
  const said = (/** @type {CellShots} */ row) =>
    [cellSaid(row, first, shown), row.cell === choice ? words('cell-conclusion') : '']
      .filter(Boolean)
      .join(', ');
  return {
    cells: new Map(cells.map((row) => [row.cell, {said: said(row)}])),
    ...{rows: [], cols: [], said: ''},
    // The legend is far below.
    unit: html`<p class="shots-unit">${words('shots-legend')}</p>`,
    // The number of the cell chosen stands over its frame.
    notes: svg`<g class="shots-over">${choice ? svg`<g transform=${place(choice)}>${frame}</g>` : nothing}${cells.map(
      (row) =>
        svg`<g transform=${place(row.cell)}>${plate(plateText(row, row === first, words), kind(row))}</g>`,
    )}</g>`,
  };
}

/** @param {string} cell */
function place(cell) {
  const [row, col] = rowCol(cell);
  return `translate(${col * 100} ${row * 100})`;
}

/** @param {ViewContext} shown what the plates mean; null where none lie over a board */
export function renderShotsLegend(shown) {
  const {state, words, names, dispatch} = shown;
  const over = overOf(state);
  if (!over) return null;
  const [first] = over.result.cells;
  const named = {first: names.cell(first.cell)};
  const sign = (/** @type {string} */ kind, /** @type {string} */ text) =>
    renderSign(text, kind, words(`shots-sign-${kind}`, named));
  return html`<div class="legend">
    <p class="legend-title">${words('shots-legend')}</p>
    <ul class="legend-marks">
      ${sign('first', tenths(first.shots, words))} ${sign('fewer', '−')} ${sign('alike', '±')} ${sign('more', '+')}
    </ul>
    <p>${renderButton(words('shots-back'), () => dispatch({type: 'shots-over', over: false}), {looks: 'button-quiet'})}</p>
  </div>`;
}

/** @param {ViewContext} shown what the choice of the agent watched costs, where that was compared */
export function renderChoice(shown) {
  const {state, view} = shown;
  const {decision} = view;
  const {shots} = state;
  const isOwn = decision?.cell && shots?.done && shots.board === boardId(decision.player);
  return isOwn && shots.result ? choiceSentence(shots.result, decision.cell ?? '', shown) : '';
}
