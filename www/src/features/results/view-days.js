// The seas of the last days: what came of each, and the way to it.
import {html, nothing} from 'lit/html.js';
import {dayName} from '../../shell/days.js';
import {DAY_RULES, dayStreak, lastDays} from './days.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */

/** @param {ViewContext} shown @param {number} [now] */
export function renderDays({state, words, dispatch}, now = Date.now()) {
  const results = state.results?.results ?? [];
  const streak = dayStreak(results, now);
  /** @param {string} day */
  function open(day) {
    dispatch({type: 'dialog', dialog: null});
    dispatch({type: 'day', rules: DAY_RULES, day});
  }
  return html`<section class="days">
    <h3 class="legend-title">${words('sea-of-day')}</h3>
    ${streak > 0 ? html`<p>${words('days-streak', {streak})}</p>` : nothing}
    <p class="field-hint">${words('days-how')}</p>
    <ol class="days-list">
      ${lastDays(results, now).map(({day, result}) => {
        const points = result?.points ?? null;
        const came = result ? (points === null ? 'given-up' : 'shots') : 'open';
        return html`<li>
          <button class="button button-quiet" type="button" @click=${() => open(day)}>${dayName(day, words.locale)}</button>
          <span>${words('days-result', {came, shots: points ?? 0})}</span>
        </li>`;
      })}
    </ol>
  </section>`;
}
