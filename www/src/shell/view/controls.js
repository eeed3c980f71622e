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

/** @typedef {{type: 'sure', word: string | null}} Sure what was pressed once of that which is asked for twice; null of none */

/** What is heard of a first press. @param {Pick<Sure, 'word'>} action @param {import('../../i18n/words.js').Words} words */
export const sureSaid = ({word}, words) => (word ? words('sure-said', {what: words(word)}) : '');

/**
 * What cannot be taken back is asked for twice, in the same place.
 * @template {{type: string}} Action
 * @param {{state: {sure: string | null}, words: import('../../i18n/words.js').Words, dispatch: (action: Action | Sure) => void}} shown
 * @param {string} word
 * @param {Action} action
 * @param {{off?: boolean, looks?: string}} [how]
 */
export function renderSure({state, words, dispatch}, word, action, {off = false, looks = ''} = {}) {
  const what = words(word);
  const {sure} = state;
  return html`<button
    class="button ${looks}"
    type="button"
    data-stays=${sure ? nothing : ''}
    aria-disabled=${off}
    @blur=${() => dispatch({type: 'sure', word: null})}
    @click=${() => !off && dispatch(sure ? action : {type: 'sure', word})}
  >${sure ? words('sure', {what}) : what}</button>`;
}

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
