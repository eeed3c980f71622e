// Everything that is certain, step by step, and the rules by which it is.
import {html, nothing} from 'lit/html.js';
import {GROUPS} from './rules.js';
import {clashSentence} from './sentences.js';
import {isOpen, showsExpert} from './state.js';
import {renderPermitted, renderSteps} from './view-steps.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */

/** @param {ViewContext} shown the tab of deductions */
export const renderProofs = (shown) =>
  html`${renderPermitted(shown)} ${renderWilling(shown, renderDeduced)} ${renderProving(shown)} ${renderRules(shown)}`;

/** @param {ViewContext} shown where no game is being played, the bar has other buttons */
const renderProving = ({state, words, dispatch}) =>
  isOpen(state)
    ? html`<button class="button" type="button" aria-pressed=${state.proving} @click=${() => dispatch({type: 'proving'})}>
        ${words('prove-cell')}
      </button>`
    : nothing;

/**
 * What would help a person in a game of their own is shown to those who ask for it.
 * @param {ViewContext} shown
 * @param {(expert: import('../../engine/types.js').Expert, shown: ViewContext) => unknown} render
 */
export function renderWilling(shown, render) {
  const {state, words, dispatch} = shown;
  const {tutor} = state;
  if (!showsExpert(state)) {
    return html`<p class="empty">${words('tutor-is-help')}</p>
      <button class="button" type="button" @click=${() => dispatch({type: 'tutor-reads', reads: true})}>
        ${words('tutor-show')}
      </button>`;
  }
  return html`${tutor?.expert ? render(tutor.expert, shown) : html`<p class="empty">${words('counting')}</p>`}
    ${
      tutor?.reads
        ? html`<button class="button button-quiet" type="button" @click=${() => dispatch({type: 'tutor-reads', reads: false})}>
            ${words('tutor-hide')}
          </button>`
        : nothing
    }`;
}

/** @param {import('../../engine/types.js').Expert} expert @param {ViewContext} shown */
function renderDeduced({steps, contradiction}, shown) {
  const {words, view, dispatch} = shown;
  return html`${
    contradiction
      ? html`<div class="notice" data-kind="fault">
          <p>${words('contradiction', {rule: words(`rule-${contradiction.rule}`)})} ${clashSentence(contradiction, view, shown)}</p>
          <button class="button" type="button" @click=${() => dispatch({type: 'tutor-light', light: {of: 'contradiction'}})}>
            ${words('show-there')}
          </button>
        </div>`
      : nothing
  }
  ${
    steps.length > 0
      ? html`<p>${words('steps-count', {steps: steps.length})}</p>
          ${renderSteps(steps, 'step', words('steps-label'), shown)}`
      : html`<p class="empty">${words('steps-none')}</p>`
  }`;
}

/** @param {ViewContext} shown */
const renderRules = ({words}) => html`<details class="more">
  <summary>${words('rules-explained')}</summary>
  ${Object.entries(GROUPS).map(
    ([group, rules]) => html`<h3 class="legend-title">${words(`group-${group}`)}</h3>
      <p class="field-hint">${words(`group-${group}-means`)}</p>
      <dl class="rules">
        ${rules.map((rule) => html`<dt>${words(`rule-${rule}`)}</dt><dd>${words(`means-${rule}`)}</dd>`)}
      </dl>`,
  )}
</details>`;
