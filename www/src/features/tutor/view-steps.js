// Steps of reasoning, one after the other: each lies over the board when it is looked at.
import {html, nothing} from 'lit/html.js';
import {GROUPS} from './rules.js';
import {stepName, stepSentence} from './sentences.js';
import {refutationSteps} from './state.js';
import {renderLitLegend} from './view-light.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */
/** @import {Step} from './types.js' */

/** @param {ViewContext} shown by which rules, where not by all */
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
 * @param {Step[]} steps
 * @param {'proof' | 'step' | 'chain'} of
 * @param {string} label
 * @param {ViewContext} shown
 * @param {number[]} [within] the places of the refutations that they stand in
 * @returns {import('lit/html.js').TemplateResult}
 */
export function renderSteps(steps, of, label, shown, within = []) {
  const {state, view, words, names, dispatch} = shown;
  const light = state.tutor?.light;
  const isLit = light?.of === of && 'at' in light && String(light.within ?? []) === String(within);
  const at = isLit ? light.at : null;
  const look = (/** @type {number} */ place) =>
    place !== at && dispatch({type: 'tutor-light', light: {of, at: place, within}});
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
    const buttons = /** @type {HTMLElement[]} */ ([
      ...list.querySelectorAll(':scope > li > .proof-step'),
    ]);
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
    // The list that this one stands in has steps of its own.
    event.stopPropagation();
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
  // Buttons within others of the same name could not be told apart.
  const bar = within.length === 0;
  return html`${
    bar
      ? html`<div class="bar-group">
            ${button('step-before', -1, !at)} ${button('step-next', 1, at === steps.length - 1)}
          </div>`
      : nothing
  }
    <p class="proof-means">${
      step
        ? html`<strong>${stepName(step, shown)}</strong>: ${words(`means-${step.rule}`)}`
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
            <span class="proof-rule">${place + 1}. ${stepName(step, shown)}</span>
            <span class="proof-group">${words(`group-${groupOf(step.rule)}`)}</span>
            <span class="proof-why">${stepSentence(step, view, {words, names})}</span>
          </button>
          ${step.refuted ? renderRefutation(step, of, shown, [...within, place]) : nothing}
        </li>`,
      )}
    </ol>`;
}

/**
 * The deductions of a refutation, for whoever opens them.
 * @param {Step} step
 * @param {'proof' | 'step' | 'chain'} of
 * @param {ViewContext} shown
 * @param {number[]} within its place, after those of the refutations that it stands in
 */
export function renderRefutation(step, of, shown, within) {
  const {state, words, names, dispatch} = shown;
  const {refuted} = step;
  if (!refuted) return nothing;
  const isOpen = state.tutor?.opened.includes(step) ?? false;
  const assumed = {cell: names.cell(refuted.cell), as: refuted.as};
  /** @param {Event} event */
  function onToggle({currentTarget}) {
    const {open} = /** @type {HTMLDetailsElement} */ (currentTarget);
    if (open === isOpen) return;
    dispatch({type: 'refutation-open', step, open});
    if (open) dispatch({type: 'tutor-light', light: {of, at: 0, within}});
  }
  return html`<details class="more" .open=${isOpen} @toggle=${onToggle}>
    <summary>${words('refutation-open', {steps: refuted.steps})}</summary>
    ${
      isOpen
        ? html`<p>${words('refutation-assumes', assumed)}</p>
            ${renderSteps(refutationSteps(refuted), of, words('refutation-label', assumed), shown, within)}`
        : nothing
    }
  </details>`;
}
