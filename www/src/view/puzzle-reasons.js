// The reasons of a whole puzzle, stepped through: what each step rests on and what follows lie over the board.
import {html, nothing} from 'lit/html.js';
import {stepSentence} from '../speak/proving.js';

/** @typedef {import('./page.js').Shown} Shown */
/** @typedef {import('../state/puzzling.js').Chain} Chain */

/** @param {Shown} shown @param {Chain} chain the reasoning of the next step, as it lies over the board */
export function litReason(shown, {steps, at}) {
  const {parts, state} = shown;
  if (!parts.tutor || !steps || at >= steps.length) return null;
  const proof = {cell: '', steps, told: false};
  const tutor = {
    at: null,
    hint: null,
    proof,
    expert: null,
    reads: false,
    light: /** @type {const} */ ({of: 'proof', at}),
  };
  return parts.tutor.litOf({...shown, state: {...state, tutor}});
}

/** @param {Shown} shown @param {Chain} chain */
export function renderReasons(shown, chain) {
  const {words, view, dispatch} = shown;
  const {steps, solutions, at} = chain;
  const close = html`<button class="button button-quiet" type="button" @click=${() => dispatch({type: 'puzzle-unreason'})}>${words('close')}</button>`;
  const label = words('puzzle-reasons-title');
  if (!steps)
    return html`<section class="tutored" aria-label=${label}>
      <h2 class="legend-title">${label}</h2>
      <p>${words('counting')}</p>
      <div class="bar-group">${close}</div>
    </section>`;
  if (steps.length === 0)
    return html`<section class="tutored" aria-label=${label}>
      <h2 class="legend-title">${label}</h2>
      <p>${words('puzzle-no-reasons', {solutions: solutions ?? 'undecided'})}</p>
      <div class="bar-group">${close}</div>
    </section>`;
  const next = steps[at];
  /** @param {string} word @param {number} to @param {boolean} off */
  const go = (word, to, off) => html`<button
      class="button"
      type="button"
      aria-disabled=${off}
      @click=${() => !off && dispatch({type: 'puzzle-reason', at: to})}
    >${words(word)}</button>`;
  return html`<section class="tutored" aria-label=${label}>
    <h2 class="legend-title">${label}
      <span class="proof-group">${words('puzzle-reason-at', {at: Math.min(at + 1, steps.length), steps: steps.length})}</span>
    </h2>
    ${
      next
        ? html`<p class="reason-sentence">${words(`rule-${next.rule}`)}</p><p>${stepSentence(next, view, shown)}</p>`
        : html`<p>${words('puzzle-reasons-end')}</p>`
    }
    <div class="bar-group">
      ${go('first-step', 0, at === 0)} ${go('step-before', at - 1, at === 0)}
      ${go('step-next', at + 1, at === steps.length)} ${go('last-step', steps.length, at === steps.length)}
    </div>
    <div class="bar-group">
      ${
        view.ended
          ? nothing
          : html`<button class="button" type="button" aria-disabled=${at === 0} @click=${() => at > 0 && dispatch({type: 'puzzle-take-over'})}>${words('puzzle-take-over')}</button>`
      }
      ${close}
    </div>
  </section>`;
}
