// Controls that many views draw: buttons, fields to choose from, files to open, and what was typed into a form.
import {live} from 'lit/directives/live.js';
import {html, nothing} from 'lit/html.js';

/**
 * @param {unknown} text
 * @param {() => void} act
 * @param {{off?: boolean, pressed?: boolean, looks?: string}} [how] `looks`: more classes
 */
export const renderButton = (text, act, {off, pressed, looks = ''} = {}) => html`<button
    class="button ${looks}"
    type="button"
    aria-disabled=${off ?? nothing}
    aria-pressed=${pressed ?? nothing}
    @click=${() => !off && act()}
  >${text}</button>`;

/**
 * Buttons that dispatch an action each, named by a word.
 * @template Action
 * @param {{words: import('../../i18n/words.js').Words, dispatch: (action: Action) => void}} shown
 */
export const createButtons =
  ({words, dispatch}) =>
  /** @param {string} word @param {Action} action @param {Parameters<typeof renderButton>[2]} [how] */
  (word, action, how) =>
    renderButton(words(word), () => dispatch(action), how);

/** @param {Event} event @returns {string} what the field holds in which it happened */
export const valueIn = (event) =>
  /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value;

/** @param {string} id @param {string} label @param {unknown} options @param {(value: string) => void} choose */
export const field = (id, label, options, choose) => html`<div class="field">
  <label for=${id}>${label}</label>
  <select id=${id} @change=${(/** @type {Event} */ event) => choose(valueIn(event))}>${options}</select>
</div>`;

/** @param {string} value @param {string} text @param {boolean} selected */
export const option = (value, text, selected) =>
  html`<option value=${value} .selected=${live(selected)}>${text}</option>`;

/**
 * What sends a form: its field of that name is handed on, and the page stays.
 * @param {string} name
 * @param {(value: string, field: HTMLInputElement) => void} send
 */
export const sending = (name, send) => (/** @type {SubmitEvent} */ event) => {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const input = /** @type {HTMLInputElement} */ (form.elements.namedItem(name));
  send(input.value, input);
};
