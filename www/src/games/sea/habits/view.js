// What agents have learned of whoever plays here: a chart a rule set, in numbers, to keep, bring in or forget.

import {html, nothing} from 'lit/html.js';
import {colName, rowName} from '../../../i18n/notation.js';
import {fileField} from '../../../shell/view/file-field.js';
import {renderSure} from '../../../shell/view/sure.js';
import {presetRules} from '../presets.js';
import {renderDepthStrip} from '../view/belief-legend.js';
import {DEPTH_BOUNDS, depthOf, noLearning, ownHabits} from './state.js';
import {renderLearner, renderSwitch} from './view-learner.js';

/** @import {ViewContext} from '../view/page.js' */
/** @import {Habits} from './types.js' */

/** @param {ViewContext} shown */
export function renderHabits(shown) {
  const {state, words, dispatch} = shown;
  const learning = state.learning ?? noLearning;
  const own = ownHabits(learning);
  return html`<section class="habits" aria-labelledby="habits-title">
    <h3 class="legend-title" id="habits-title">${words('habits-title')}</h3>
    <p>${words('habits-lead')}</p>
    ${state.forgetful ? html`<p class="field-hint">${words('habits-forgetful')}</p>` : nothing}
    ${renderSwitch(shown, 'habits-on')} ${renderLearner(shown, 'habits-name')}
    ${own.length === 0 ? html`<p class="empty">${words('habits-none')}</p>` : own.map((one) => renderMap(shown, one, learning.weights[one.rules]))}
    ${fileField('habits-file', words('habits-import'), '.json,application/json', (file) => dispatch({type: 'habits-import', file}))}
    ${
      own.length === 0
        ? nothing
        : html`<p class="field-row">
            <button class="button" type="button" @click=${() => dispatch({type: 'habits-export'})}>${words('habits-export')}</button>
            ${renderSure(shown, 'habits-forget', {type: 'habits-forget'})}
          </p>`
    }
  </section>`;
}

/** @param {ViewContext} shown @param {Habits} habits @param {number[] | undefined} weights */
function renderMap({words, names}, {rules, games}, weights) {
  const {rows, cols} = presetRules(rules);
  const title = words('habits-map', {rules: names.rules(rules), games});
  if (!weights) return html`<p>${title}</p><p class="empty">${words('counting')}</p>`;
  const number = (/** @type {number} */ weight) =>
    words.number(weight, {minimumFractionDigits: 1, maximumFractionDigits: 1});
  return html`<table class="habits-map">
      <caption>${title}</caption>
      <thead>
        <tr>
          <td></td>
          ${Array.from({length: cols}, (_, col) => html`<th scope="col">${colName(col, names.notation)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${Array.from(
          {length: rows},
          (_row, row) => html`<tr>
            <th scope="row">${rowName(row, names.notation)}</th>
            ${weights
              .slice(row * cols, (row + 1) * cols)
              .map((weight) => html`<td data-tint=${depthOf(weight)}>${number(weight)}</td>`)}
          </tr>`,
        )}
      </tbody>
    </table>
    <div class="legend">${renderDepthStrip(words('habits-scale'), [...DEPTH_BOUNDS.map(number), ''])}</div>
    <p class="field-hint">${words('habits-legend', {games})}</p>`;
}
