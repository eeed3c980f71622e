// The smallest boards that hold a fleet, with a way it lies there.
import {html} from 'lit/html.js';
import {cellAt} from '../../board/cells.js';
import {renderChart} from '../../board/chart.js';
import {vars} from '../../board/vars.js';
import {measuredAt, shipsOf} from './questions.js';

/** @typedef {import('./view.js').Shown} Shown */
/** @typedef {import('./questions.js').HeldBoard} HeldBoard */

/** @param {Shown} shown @param {string} fleet */
export function renderHeld(shown, fleet) {
  const {words} = shown;
  const smallest = measuredAt('smallest', fleet, 'cells');
  const square = measuredAt('smallest', fleet, 'cells-of-square');
  return html`<li>
    <h4 class="held-fleet">${words(`question-fleet-${fleet}`)}</h4>
    <div class="held-boards">
      ${(smallest.boards ?? []).map((board) => renderPicture(shown, board, 'question-held', smallest.value))}
      ${(square.boards ?? []).map((board) => renderPicture(shown, board, 'question-held-square', square.value))}
    </div>
  </li>`;
}

/** @param {Shown} shown @param {HeldBoard} board @param {string} caption @param {number} count how many cells it has */
function renderPicture({words, names}, board, caption, count) {
  const {rows, cols} = board;
  const ships = shipsOf(board);
  const cells = Array.from({length: rows * cols}, (_, place) => ({
    cell: cellAt(place, cols),
    name: '',
    mark: /** @type {const} */ ('unknown'),
  }));
  const laid = ships.map((ship) => ship.map(names.cell).join(' ')).join('; ');
  return html`<figure class="held" ${vars({'--rows': rows, '--cols': cols})}>
    <div class="held-chart" role="img" aria-label=${words('question-held-picture', {ships: laid})}>
      ${renderChart({
        id: 'held',
        rows,
        cols,
        label: '',
        rowNames: [],
        colNames: [],
        cells,
        ships: ships.map((ship) => ({cells: ship, state: 'deploy'})),
      })}
    </div>
    <figcaption>${words(caption, {cols, rows, cells: count})}</figcaption>
  </figure>`;
}
