/** Fleets behind a cell: small charts, one of which is laid over the board. */
import {html, nothing, svg} from 'lit/html.js';
import {rowCol} from '../../../board/cells.js';
import {crosses} from '../../../board/crosses.js';
import {hullOf} from '../../../board/hull.js';
import {renderHull} from '../../../board/ships.js';
import {cellOf, sourceOf} from '../inquiry/source.js';
import {drawnSentence, fleetSentence} from './sentences.js';
import {laidFleet} from './state.js';

/** @import {ViewContext} from '../view/page.js' */
/** @import {PlacedShip} from '../../../engine/types.js' */

/** @param {ViewContext} shown @param {string} board below what tells how its chances were come by */
export function renderBehind(shown, board) {
  const {state, words, names, dispatch} = shown;
  const source = sourceOf(state, board);
  if (!source) return nothing;
  const {behind} = state;
  const own = behind?.board === board ? behind : null;
  const cell = names.cell(cellOf(state, source));
  const isOpen = own?.cell === cellOf(state, source);
  // Their tab has that name already.
  const isNamed = isOpen && state.mode === 'watch';
  return html`<div class="behind">
    ${
      isNamed
        ? nothing
        : html`<button
            class="button button-quiet"
            type="button"
            aria-expanded=${isOpen}
            @click=${() => dispatch({type: 'behind-ask', board})}
          >${words('behind-ask', {cell})}</button>`
    }
    ${own ? renderDrawn(own, source.size, shown) : nothing}
  </div>`;
}

/** @param {import('./types.js').Behind} behind @param {{rows: number, cols: number}} size @param {ViewContext} shown */
function renderDrawn({cell, result, laid}, size, shown) {
  const {words, names, dispatch} = shown;
  const label = words('behind-ask', {cell: names.cell(cell)});
  const step = (/** @type {number} */ by) => html`<button
    class="button"
    type="button"
    @click=${() => dispatch({type: 'behind-lay', by})}
  >${words(by < 0 ? 'behind-back' : 'behind-on')}</button>`;
  return html`<section class="tutored" aria-label=${label}>
    <p>${result ? drawnSentence(result, shown) : words('counting')}</p>
    ${
      result && result.fleets.length > 0
        ? html`<ol class="behind-fleets">
            ${result.fleets.map(
              (fleet, at) => html`<li><button
                class="behind-fleet"
                type="button"
                aria-pressed=${at === laid}
                @click=${() => dispatch({type: 'behind-lay', at})}
              >${renderFleet(fleet, cell, size, fleetSentence(at, result, shown))}</button></li>`,
            )}
          </ol>`
        : nothing
    }
    <div class="bar-group">
      ${result && result.fleets.length > 1 ? html`${step(-1)} ${step(1)}` : nothing}
      <button
        class="button button-quiet"
        type="button"
        @click=${() => dispatch({type: 'behind-close'})}
      >${words('close')}</button>
    </div>
  </section>`;
}

/** @param {PlacedShip[]} fleet @param {string} cell @param {{rows: number, cols: number}} size @param {string} said */
function renderFleet(fleet, cell, {rows, cols}, said) {
  const [row, col] = rowCol(cell);
  return html`<svg class="behind-chart" viewBox="0 0 ${cols * 100} ${rows * 100}" role="img" aria-label=${said}>
    <rect class="chart-ground" width=${cols * 100} height=${rows * 100} />
    <path class="crosses" d=${crosses(rows, cols)} />
    ${fleet.map(
      ({cells}) =>
        svg`<g class="ship" data-state="deploy">${renderHull(hullOf(cells.map(rowCol)))}</g>`,
    )}
    <rect class="behind-cell" x=${col * 100} y=${row * 100} width="100" height="100" />
  </svg>`;
}

/** @param {import('../types.js').State} state @returns {import('../../../board/board.js').BoardShip[]} the outlines of the fleet that is laid over the board */
export const laidShips = (state) =>
  laidFleet(state).map(({cells}) => ({cells, state: /** @type {const} */ ('ghost')}));

/** @param {ViewContext} shown @param {string} board @returns {import('../view/sea.js').Lit | null} */
export function behindOver({state, words}, board) {
  const {behind} = state;
  if (behind?.board !== board) return null;
  const ships = laidShips(state);
  if (ships.length === 0) return null;
  const said = words('behind-lit', {number: (behind.laid ?? 0) + 1});
  const cells = ships.flatMap((ship) => ship.cells);
  return {cells: new Map(cells.map((cell) => [cell, {said}])), rows: [], cols: [], said: '', ships};
}
