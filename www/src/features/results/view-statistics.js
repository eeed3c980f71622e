// One's own games on this device, by rule set.
import {html, nothing} from 'lit/html.js';
import {renderHabits} from '../../games/sea/habits/view.js';
import {renderSure} from '../../shell/view/sure.js';

import {tallies} from './state.js';
import {renderDays} from './view-days.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */

const HEADS = /** @type {const} */ (['games', 'mean', 'best', 'streak', 'helped']);

/** @param {ViewContext} shown */
export const renderStatistics = (shown) =>
  html`${renderTallies(shown)} ${renderDays(shown)} ${renderHabits(shown)}`;

/** @param {ViewContext} shown */
function renderTallies(shown) {
  const {state, words, names, dispatch} = shown;
  const rows = tallies(state.results?.results ?? []);
  if (rows.length === 0) return html`<p class="empty">${words('statistics-none')}</p>`;
  const number = (/** @type {number | null} */ value, digits = 0) =>
    value === null
      ? words('statistics-nothing')
      : words.number(value, {minimumFractionDigits: digits, maximumFractionDigits: digits});
  return html`<p>${words('statistics-lead')}</p>
    ${state.forgetful ? html`<p class="field-hint">${words('statistics-forgetful')}</p>` : nothing}
    ${rows.map(({rules, games, mean, best, streak, longest, helped}) => {
      const figures = {
        games: number(games),
        mean: number(mean, 1),
        best: number(best),
        streak: words('statistics-streaks', {streak, longest}),
        helped: number(helped),
      };
      return html`<section>
        <h3 class="legend-title">${names.rules(rules)}</h3>
        <dl class="statistics">
          ${HEADS.map((head) => html`<div><dt>${words(`statistics-${head}`)}</dt><dd>${figures[head]}</dd></div>`)}
        </dl>
      </section>`;
    })}
    <p class="field-row">
      <button class="button" type="button" @click=${() => dispatch({type: 'results-export'})}>${words('statistics-export')}</button>
      ${renderSure(shown, 'statistics-forget', {type: 'results-forget'})}
    </p>`;
}
