// Steps of reasoning, one after the other: each lies over the board when it is looked at.
import {html, nothing} from 'lit/html.js';
import {stepSentence} from '../../speak/proving.js';
import {GROUPS} from '../../state/rules-of-deduction.js';
import {renderLitLegend} from './light.js';

/** @typedef {import('../page.js').Shown} Shown */
/** @typedef {import('../../engine/types.js').Deduction} Deduction */

/** @param {Shown} shown by which rules, where not by all */
export const renderPermitted = ({state: {permitted = []}, words}) =>
  permitted.length > 0
    ? html`<p class="field-hint">${words('rules-permitted', {
        rules: permitted.map((rule) => words(`rule-${rule}`)).join(', '),
      })}</p>`
    : nothing;

/** @param {string} rule */
const groupOf = (rule) =>
  Object.entries(GROUPS).find(([, rules]) => rules.includes(rule))?.[0] ?? 'counting';

/**
 * @param {Deduction[]} steps
 * @param {'proof' | 'step'} of
 * @param {string} label
 * @param {Shown} shown
 */
export function renderSteps(steps, of, label, shown) {
  const {state, view, words, names, dispatch} = shown;
  const light = state.tutor?.light;
  const at = light?.of === of && 'at' in light ? light.at : null;
  const look = (/** @type {number} */ place) =>
    place !== at && dispatch({type: 'tutor-light', light: {of, at: place}});
  // Moved, not entered: a list that scrolls by keys under a resting pointer is not pointed at.
  const point = (/** @type {PointerEvent} */ event, /** @type {number} */ place) =>
    event.pointerType === 'mouse' && look(place);
  /** @param {KeyboardEvent} event */
  function onKey(event) {
    const {key, currentTarget, target} = event;
    if (key === 'Escape') {
      event.preventDefault();
      return dispatch({type: 'dismiss'});
    }
    const list = /** @type {Element} */ (currentTarget);
    const buttons = /** @type {HTMLElement[]} */ ([...list.querySelectorAll('.proof-step')]);
    // From the step that has the focus: keys may come faster than frames.
    const place = buttons.indexOf(/** @type {HTMLElement} */ (target));
    const to = {
      ArrowDown: place + 1,
      ArrowUp: place - 1,
      Home: 0,
      End: buttons.length - 1,
    }[key];
    if (place < 0 || to === undefined) return;
    event.preventDefault();
    buttons[to]?.focus();
  }
  const step = at === null ? null : steps[at];
  const button = (
    /** @type {string} */ word,
    /** @type {number} */ by,
    /** @type {boolean} */ off,
  ) =>
    html`<button class="button" type="button" aria-disabled=${off} @click=${() => !off && look((at ?? -1) + by)}>
      ${words(word)}
    </button>`;
  return html`<div class="bar-group">
      ${button('step-before', -1, !at)} ${button('step-next', 1, at === steps.length - 1)}
    </div>
    <p class="proof-means">${
      step
        ? html`<strong>${words(`rule-${step.rule}`)}</strong>: ${words(`means-${step.rule}`)}`
        : words('steps-choose')
    }</p>
    ${renderLitLegend(shown)}
    <ol class="proof-steps" aria-label=${label} @keydown=${onKey}>
      ${steps.map(
        (step, place) => html`<li>
          <button
            class="proof-step"
            type="button"
            tabindex=${place === (at ?? 0) ? 0 : -1}
            aria-current=${place === at ? 'step' : nothing}
            @click=${() => look(place)}
            @focus=${() => look(place)}
            @pointermove=${(/** @type {PointerEvent} */ event) => point(event, place)}
          >
            <span class="proof-rule">${place + 1}. ${words(`rule-${step.rule}`)}</span>
            <span class="proof-group">${words(`group-${groupOf(step.rule)}`)}</span>
            <span class="proof-why">${stepSentence(step, view, {words, names})}</span>
          </button>
        </li>`,
      )}
    </ol>`;
}
