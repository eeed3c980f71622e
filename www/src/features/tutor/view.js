// A hint, as far as it was asked for, and the proof of a cell: below the controls, which stay where they are.
import {html, nothing} from 'lit/html.js';
import {STAGES} from './rules.js';
import {hintSentences, proofSentence, tutorSentence} from './sentences.js';
import {wrongMarks} from './state.js';
import {renderLitLegend} from './view-light.js';
import {renderPermitted, renderSteps} from './view-steps.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */

/** @param {ViewContext} shown */
export function renderTutored(shown) {
  const {tutor} = shown.state;
  if (!tutor) return nothing;
  return html`${tutor.hint || tutor.proof ? renderPermitted(shown) : nothing}
    ${tutor.late ? html`<p class="tutored">${shown.words('counting')}</p>` : nothing}
    ${tutor.hint ? renderHint(tutor.hint, shown) : nothing}
    ${tutor.proof ? renderProof(tutor.proof, shown) : nothing}`;
}

/** @param {ViewContext} shown */
const renderClose = ({words, dispatch}) => html`<button
    class="button button-quiet"
    type="button"
    @click=${() => dispatch({type: 'dismiss'})}
  >${words('close')}</button>`;

/** @param {string} sentence where it is told under the board too, a phone has no room for it twice @param {ViewContext} shown */
const renderSentence = (sentence, shown) =>
  html`<p ?data-repeated=${sentence === tutorSentence(shown.state, shown)}>${sentence}</p>`;

/** @param {NonNullable<import('./types.js').Tutor['hint']>} given @param {ViewContext} shown */
function renderHint(given, shown) {
  const {state, view, words, dispatch} = shown;
  const {hint, stage} = given;
  return html`<section class="tutored" aria-label=${words('hint')}>
    <h2 class="legend-title">${words('hint')}${
      hint
        ? html` <span class="proof-group">${words('hint-stage', {stage, of: STAGES})}</span>`
        : nothing
    }</h2>
    ${hintSentences(given, view, shown, state.permitted).map((sentence) => renderSentence(sentence, shown))}
    ${renderLitLegend(shown)}
    <div class="bar-group">
      ${
        hint
          ? html`<button
              class="button"
              type="button"
              aria-disabled=${stage === STAGES}
              @click=${() => stage < STAGES && dispatch({type: 'hint'})}
            >${words('hint-more')}</button>`
          : nothing
      }
      ${hint && stage === STAGES ? renderProve(hint, shown) : nothing} ${renderClose(shown)}
    </div>
  </section>`;
}

/** @param {import('../../engine/types.js').Hint} hint @param {ViewContext} shown all the steps to what it tells, from what was told on */
function renderProve(hint, {view, words, names, dispatch}) {
  const [cell] = [...wrongMarks(hint, view), ...(hint.ship ?? []), ...(hint.water ?? [])];
  return html`<button class="button" type="button" @click=${() => dispatch({type: 'prove', cell})}>
    ${words('hint-prove', {cell: names.cell(cell)})}
  </button>`;
}

/** @param {NonNullable<import('./types.js').Tutor['proof']>} proof @param {ViewContext} shown */
function renderProof(proof, shown) {
  const {words, names} = shown;
  const label = words('proof-title', {cell: names.cell(proof.cell)});
  return html`<section class="tutored" aria-label=${label}>
    <h2 class="legend-title">${label}</h2>
    ${renderSentence(proofSentence(proof, shown, shown.state.permitted), shown)}
    ${proof.steps.length > 0 ? renderSteps(proof.steps, 'proof', label, shown) : nothing}
    <div class="bar-group">${renderClose(shown)}</div>
  </section>`;
}
