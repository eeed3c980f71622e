// The reasons of a whole puzzle, stepped through: what each step rests on and what follows lie over the board.
import {html, nothing} from 'lit/html.js';
import {createButtons} from '../../shell/view/controls.js';
import {NOTHING} from '../tutor/state.js';
import {puzzleStatus} from './sentences.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */
/** @import {Chain} from './types.js' */

/** @param {ViewContext} shown @param {Chain} chain the reasoning of the next step, as it lies over the board */
export function litReason(shown, {steps, at}) {
  const {parts, state} = shown;
  if (!parts.tutor || !steps || at >= steps.length) return null;
  const proof = {cell: '', steps, revealed: false};
  const lit = state.tutor?.light;
  const within = lit?.of === 'chain' && lit.within?.[0] === at ? lit : {at};
  const tutor = {...NOTHING, proof, light: /** @type {const} */ ({...within, of: 'proof'})};
  return parts.tutor.litOf({...shown, state: {...state, tutor}});
}

/** @param {ViewContext} shown @param {Chain} chain */
export function renderReasons(shown, {steps, at}) {
  const {state, words, view, parts} = shown;
  const label = words('puzzle-reasons-title');
  const last = steps?.length ?? 0;
  const button = createButtons(shown);
  /** @param {string} word @param {number} to @param {boolean} off */
  const go = (word, to, off) => button(word, {type: 'puzzle-reason', at: to}, {off});
  return html`<section class="tutored" aria-label=${label}>
    <h2 class="legend-title">${label}${
      last > 0
        ? html` <span class="proof-group">${words('puzzle-reason-at', {at: Math.min(at + 1, last), steps: last})}</span>`
        : nothing
    }</h2>
    ${parts.tutor?.renderPermitted(shown) ?? nothing}
    <p>${puzzleStatus(state, shown)}</p>
    ${(steps?.[at] && parts.tutor?.renderRefutation(steps[at], 'chain', shown, [at])) ?? nothing}
    ${
      last > 0
        ? html`<div class="bar-group">
            ${go('first-step', 0, at === 0)} ${go('step-before', at - 1, at === 0)}
            ${go('step-next', at + 1, at === last)} ${go('last-step', last, at === last)}
          </div>`
        : nothing
    }
    <div class="bar-group">
      ${view.ended || last === 0 ? nothing : button('puzzle-take-over', {type: 'puzzle-take-over'}, {off: at === 0})}
      ${button('close', {type: 'puzzle-unreason'}, {looks: 'button-quiet'})}
    </div>
  </section>`;
}
