// Where a result of one's own lies among those of the agents: counts for each, and the games of one of them drawn as bars.

import {html, nothing, svg} from 'lit/html.js';
import hunts from '../../data/hunts.json' with {type: 'json'};
import {rivalOf, yourSeat} from '../../games/sea/select.js';
import {agentParts} from '../../shell/players.js';
import {bins, standing} from './state.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */
/** @typedef {{from: number, games: number[]}} Hunts */

/** @type {Record<string, Record<string, Hunts>>} */
const MEASURED = hunts.rules;

const [WIDE, HIGH] = [320, 96];

/** @param {ViewContext} shown of a whole hunt of one's own, under rules whose agents have been measured */
export function renderStanding(shown) {
  const {state, view, words, names, dispatch} = shown;
  const measured = MEASURED[view.rules.id ?? ''];
  const you = yourSeat(view);
  const isWhole = view.over && view.kind === 'race' && view.result?.code !== 'resigned';
  if (!measured || !you || !isWhole || state.mode !== 'race' || state.game?.friend) return nothing;
  const agents = Object.keys(measured);
  const rival = agentParts(rivalOf(view)?.agent ?? '').id;
  const chosen = [state.results?.agent, rival].find((id) => id && agents.includes(id)) ?? agents[0];
  const {shots} = you;
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
        ${agents.map((id) => {
          const {fewer, alike, more, all} = standing(measured[id], shots);
          const share = (/** @type {number} */ games) =>
            words.number(games / all, {style: 'percent', maximumFractionDigits: 0});
          return html`<tr>
            <th scope="row">${names.agent(id)}</th>
            <td class="number">${words.number(meanOf(measured[id]), {minimumFractionDigits: 1, maximumFractionDigits: 1})}</td>
            <td class="number">${share(fewer)}</td>
            <td class="number">${share(alike)}</td>
            <td class="number">${share(more)}</td>
          </tr>`;
        })}
      </tbody>
    </table>
    <div class="bar-group" role="group" aria-label=${words('standing-of')}>
      ${agents.map(
        (id) => html`<button
          class="button"
          type="button"
          aria-pressed=${id === chosen}
          @click=${() => dispatch({type: 'results-agent', agent: id})}
        >${names.agent(id)}</button>`,
      )}
    </div>
    ${renderBars(measured[chosen], shots, names.agent(chosen), shown)}
    <p class="field-hint">${words('standing-how', {games: hunts.games})}</p>
  </section>`;
}

/** @param {Hunts} hunts */
const meanOf = ({from, games}) =>
  games.reduce((sum, count, at) => sum + count * (from + at), 0) /
  games.reduce((sum, count) => sum + count, 0);

/** @param {Hunts} measured @param {number} shots @param {string} agent @param {ViewContext} shown the picture, and the same as a table */
function renderBars(measured, shots, agent, {words}) {
  const all = bins(measured);
  const first = Math.min(all[0].from, shots);
  const last = Math.max(all[all.length - 1].to, shots);
  const most = Math.max(...all.map(({games}) => games));
  const x = (/** @type {number} */ value) => ((value - first) / (last + 1 - first)) * WIDE;
  const own = x(shots + 0.5);
  return html`<svg class="bars" viewBox="0 -14 ${WIDE} ${HIGH + 32}" role="img" aria-label=${words('standing-picture', {agent, shots})}>
      ${all.map(({from, to, games}) => {
        const high = (games / most) * HIGH;
        return svg`<rect
          class="bars-bin"
          data-own=${shots >= from && shots <= to ? '' : nothing}
          x=${x(from) + 0.5} y=${HIGH - high} width=${x(to + 1) - x(from) - 1} height=${high} />`;
      })}
      <path class="bars-foot" d="M0 ${HIGH}H${WIDE}" />
      <path class="bars-line" d="M${own} -4V${HIGH}" />
      <path class="bars-arrow" d="M${own - 5} -12h10l-5 8z" />
      <text class="bars-text" x="0" y=${HIGH + 14}>${first}</text>
      <text class="bars-text" x=${WIDE} y=${HIGH + 14} text-anchor="end">${last}</text>
    </svg>
    <p class="bars-legend">${words('standing-legend', {agent, shots})}</p>
    <details class="more">
      <summary>${words('standing-table', {agent})}</summary>
      <table class="sheet">
        <thead>
          <tr>
            <th scope="col">${words('standing-shots')}</th>
            <th scope="col" class="number">${words('standing-games')}</th>
          </tr>
        </thead>
        <tbody>
          ${all.map(
            ({from, to, games}) => html`<tr>
              <th scope="row">${from}–${to}${shots >= from && shots <= to ? ` · ${words('standing-here')}` : ''}</th>
              <td class="number">${words.number(games)}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    </details>`;
}
