// Controls that many views draw: buttons, and what was typed into a form.
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
