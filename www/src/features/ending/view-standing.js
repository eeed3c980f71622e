// Where a hunt of one's own lies among those of the agents: counts for each, and the hunts of one of them as a table.

import {html, nothing} from 'lit/html.js';
import {bins, endOf, measuredFor, standing} from './state.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */
/** @import {Hunts} from './state.js' */

/** @param {ViewContext} shown of a whole hunt of one's own, under rules whose agents have been measured */
export function renderStanding(shown) {
  const {state, view, words, names, dispatch} = shown;
  const end = endOf(state, view);
  const measured = end ? measuredFor(state, end) : null;
  if (!measured) return nothing;
  const {agents, chosen, shots, games} = measured;
  return html`<section class="standing" aria-label=${words('standing-title')}>
    <h2 class="legend-title">${words('standing-title')}</h2>
    <table class="sheet">
      <caption>${words('standing-lead', {shots})}</caption>
      <thead>
        <tr>
          <th scope="col">${words('pick-agent-watch')}</th>
          <th scope="col" class="number">${words('standing-mean')}</th>
          <th scope="col" class="number">${words('standing-fewer')}</th>
          <th scope="col" class="number">${words('standing-alike')}</th>
          <th scope="col" class="number">${words('standing-more')}</th>
        </tr>
      </thead>
      <tbody>
        ${Object.entries(agents).map(([id, hunts]) => {
          const {fewer, alike, more, all} = standing(hunts, shots);
          const share = (/** @type {number} */ some) =>
            words.number(some / all, {style: 'percent', maximumFractionDigits: 0});
          return html`<tr>
            <th scope="row">${names.agent(id)}</th>
            <td class="number">${words.number(meanOf(hunts), {minimumFractionDigits: 1, maximumFractionDigits: 1})}</td>
            <td class="number">${share(fewer)}</td>
            <td class="number">${share(alike)}</td>
            <td class="number">${share(more)}</td>
          </tr>`;
        })}
      </tbody>
    </table>
    <div class="bar-group" role="group" aria-label=${words('standing-of')}>
      ${Object.keys(agents).map(
        (id) => html`<button
          class="button"
          type="button"
          aria-pressed=${id === chosen}
          @click=${() => dispatch({type: 'results-agent', agent: id})}
        >${names.agent(id)}</button>`,
      )}
    </div>
    ${renderTable(agents[chosen], shots, names.agent(chosen), shown)}
    <p class="field-hint">${words('standing-how', {games})}</p>
  </section>`;
}

/** @param {Hunts} hunts */
const meanOf = ({from, games}) =>
  games.reduce((sum, count, at) => sum + count * (from + at), 0) /
  games.reduce((sum, count) => sum + count, 0);

/** @param {Hunts} hunts @param {number} shots @param {string} agent @param {ViewContext} shown */
const renderTable = (hunts, shots, agent, {words}) => html`<details class="more">
  <summary>${words('standing-table', {agent})}</summary>
  <table class="sheet">
    <thead>
      <tr>
        <th scope="col">${words('standing-shots')}</th>
        <th scope="col" class="number">${words('standing-games')}</th>
      </tr>
    </thead>
    <tbody>
      ${bins(hunts).map(
        ({from, to, games}) => html`<tr>
          <th scope="row">${from}–${to}${shots >= from && shots <= to ? ` · ${words('standing-here')}` : ''}</th>
          <td class="number">${words.number(games)}</td>
        </tr>`,
      )}
    </tbody>
  </table>
</details>`;
