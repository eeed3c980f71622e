/**
 * A fleet as a list of plan drawings, the sunk ships struck out.
 *
 * @typedef {object} FleetShip
 * @property {string} name - In words.
 * @property {string} said - What stands beside it: '5 cells', '2 of 3 sunk'.
 * @property {string} heard - The same for the ear, which does not see how many are drawn: '5 cells, 1 of 3 afloat'.
 * @property {import('../../../board/cells.js').RowCol[]} cells - Its shape, from [0, 0].
 * @property {number} count
 * @property {number} sunk
 * @property {boolean} [over] - More of them are marked than there are.
 */
import {html, nothing, svg} from 'lit/html.js';
import {hullOf} from '../../../board/hull.js';
import {renderHull} from '../../../board/ships.js';
import {vars} from '../../../board/vars.js';

/**
 * The shape of a straight ship, lying.
 *
 * @param {number} length
 * @returns {import('../../../board/cells.js').RowCol[]}
 */
export const straightShape = (length) => Array.from({length}, (_, col) => [0, col]);

/** @param {{label: string, ships: FleetShip[]}} fleet */
export const renderFleet = ({label, ships}) => html`<ul class="fleet" aria-label=${label}>
  ${ships.map(
    ({
      name,
      said,
      heard,
      cells,
      count,
      sunk,
      over,
    }) => html`<li class="fleet-line" data-over=${over ? '' : nothing} data-sunk=${sunk === count ? 'all' : sunk > 0 ? 'some' : 'none'}>
      <span class="fleet-plans">
        ${Array.from({length: count}, (_, index) => renderPlan(cells, index < sunk))}
      </span>
      <span class="fleet-name">${name}</span> <span class="fleet-said" aria-hidden="true">${said}</span><span class="unseen">, ${heard}</span>
    </li>`,
  )}
</ul>`;

/**
 * One ship from above.
 *
 * @param {import('../../../board/cells.js').RowCol[]} cells
 * @param {boolean} sunk
 */
export function renderPlan(cells, sunk) {
  const high = 1 + Math.max(...cells.map(([row]) => row));
  const wide = 1 + Math.max(...cells.map(([, col]) => col));
  return html`<svg
    class="plan"
    viewBox="0 0 ${wide * 100} ${high * 100}"
    aria-hidden="true"
    focusable="false"
    ${vars({'--wide': wide, '--high': high})}
  >
    <g class="ship" data-state=${sunk ? 'sunk' : 'afloat'}>${renderHull(hullOf(cells))}</g>
    ${sunk ? svg`<path class="ship-done" d="M4 ${high * 100 - 8}L${wide * 100 - 4} 8" />` : null}
  </svg>`;
}
