// A hint, as far as it was asked for, and the proof of a cell: below the controls, which stay where they are.
import {html, nothing} from 'lit/html.js';
import {hintSentences, proofSentence} from '../../speak/proving.js';
import {STAGES} from '../../state/tutor.js';
import {renderLitLegend} from './light.js';
import {renderSteps} from './steps.js';

/** @typedef {import('../page.js').Shown} Shown */

/** @param {Shown} shown */
export function renderTutored(shown) {
  const {tutor} = shown.state;
  if (!tutor) return nothing;
  return html`${tutor.late ? html`<p class="tutored">${shown.words('counting')}</p>` : nothing}
    ${tutor.hint ? renderHint(tutor.hint, shown) : nothing}
    ${tutor.proof ? renderProof(tutor.proof, shown) : nothing}`;
}

/** @param {Shown} shown */
const renderClose = ({words, dispatch}) => html`<button
    class="button button-quiet"
    type="button"
    @click=${() => dispatch({type: 'dismiss'})}
  >${words('close')}</button>`;

/** @param {NonNullable<import('../../state/tutor.js').Tutor['hint']>} told @param {Shown} shown */
function renderHint(told, shown) {
  const {view, words, dispatch} = shown;
  const {hint, stage} = told;
  return html`<section class="tutored" aria-label=${words('hint')}>
    <h2 class="legend-title">${words('hint')}${
      hint
        ? html` <span class="proof-group">${words('hint-stage', {stage, of: STAGES})}</span>`
        : nothing
    }</h2>
    ${hintSentences(told, view, shown).map((sentence) => html`<p>${sentence}</p>`)}
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
      ${renderClose(shown)}
    </div>
  </section>`;
}

/** @param {NonNullable<import('../../state/tutor.js').Tutor['proof']>} proof @param {Shown} shown */
function renderProof(proof, shown) {
  const {words, names} = shown;
  const label = words('proof-title', {cell: names.cell(proof.cell)});
  return html`<section class="tutored" aria-label=${label}>
    <h2 class="legend-title">${label}</h2>
    <p>${proofSentence(proof, shown)}</p>
    ${proof.steps.length > 0 ? renderSteps(proof.steps, 'proof', label, shown) : nothing}
    <div class="bar-group">${renderClose(shown)}</div>
  </section>`;
}
