// The expert's knowledge: what each row and column still holds, the ships found, and how those still to be found can lie.
import {html, nothing} from 'lit/html.js';
import {colName, rowName} from '../../i18n/notation.js';
import {runName} from '../../speak/proving.js';
import {renderWilling} from './proofs.js';

/** @typedef {import('../page.js').Shown} Shown */
/** @typedef {import('../../engine/types.js').Expert} Expert */

/** @param {Shown} shown the tab of knowledge */
export const renderKnowledge = (shown) => renderWilling(shown, renderKnown);

/** @param {Expert} expert @param {Shown} shown */
function renderKnown(expert, shown) {
  const {words, names} = shown;
  return html`<h2 class="legend-title">${words('known-lines')}</h2>
    <div class="known-lines">
      ${renderLines(expert.rows, 'pick-row', (line) => rowName(line, names.notation), shown)}
      ${renderLines(expert.cols, 'pick-column', (line) => colName(line, names.notation), shown)}
    </div>
    <h2 class="legend-title">${words('known-found')}</h2>
    ${
      expert.found.length > 0
        ? html`<ul class="known-found">
            ${expert.found.map((run) => html`<li>${renderWay(run, shown, words('ship-n', {length: run.length}))}</li>`)}
          </ul>`
        : html`<p class="empty">${words('known-none-found')}</p>`
    }
    <h2 class="legend-title">${words('known-left')}</h2>
    ${
      expert.combinations.length > 0
        ? expert.combinations.map((each) => renderCombinations(each, shown))
        : html`<p class="empty">${words('known-all-found')}</p>`
    }`;
}

/**
 * @param {Expert['rows']} lines
 * @param {string} head
 * @param {(line: number) => string} nameOf
 * @param {Shown} shown
 */
const renderLines = (lines, head, nameOf, {words}) => html`<table class="sheet">
  <thead>
    <tr>
      <th scope="col">${words(head)}</th>
      <th scope="col" class="number">${words('known-left-cells')}</th>
      <th scope="col" class="number">${words('known-candidates')}</th>
    </tr>
  </thead>
  <tbody>
    ${lines.map(
      ({left, candidates}, line) => html`<tr>
        <th scope="row">${nameOf(line)}</th>
        <td class="number">${left ?? words('known-uncounted')}</td>
        <td class="number">${candidates}</td>
      </tr>`,
    )}
  </tbody>
</table>`;

/** @param {Expert['combinations'][number]} each @param {Shown} shown */
function renderCombinations({length, left, ways}, shown) {
  const {words} = shown;
  return html`<details class="more" ?open=${length >= 3 && ways.length <= 12}>
    <summary>${words('known-ways', {length, left, ways: ways.length})}</summary>
    <ul class="known-ways">
      ${ways.map((way) => html`<li>${renderWay(way, shown)}</li>`)}
    </ul>
  </details>`;
}

/** @param {string[]} cells @param {Shown} shown @param {string} [more] shown on the board when it is chosen */
function renderWay(cells, shown, more) {
  const {light} = shown.state.tutor ?? {};
  const isLit = light?.of === 'way' && light.cells.join() === cells.join();
  return html`<button
    class="button"
    type="button"
    aria-pressed=${isLit}
    @click=${() => shown.dispatch({type: 'tutor-light', light: isLit ? null : {of: 'way', cells}})}
  >${runName(cells, shown)}${more ? html` <span class="proof-group">${more}</span>` : nothing}</button>`;
}
