// The one field: what is known stands in it, each mark to be taken away; what is typed or pasted goes in behind.

import {live} from 'lit/directives/live.js';
import {html, nothing} from 'lit/html.js';
import {noticeSentence} from '../../games/sea/sentences.js';
import {sending} from '../../shell/view/controls.js';
import {parseAnswers} from './answers-text.js';
import {examples, taught} from './examples.js';
import {renderSign} from './marks.js';
import {answerSaid} from './sentences.js';
import {observedAt, observedCells} from './state.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */
/** @import {Editing} from './types.js' */

/** @param {ViewContext} shown @param {Editing} editing */
export function renderField(shown, editing) {
  const {words, names, dispatch} = shown;
  const {whole, entry} = editing;
  const solitaire = whole.announce === 'content';
  const example = [
    `${names.cell('C7')} ${words(solitaire ? 'edit-tool-middle' : 'edit-tool-miss')}`,
    `${names.cell('D4')} ${words(solitaire ? 'edit-tool-water' : 'edit-tool-hit')}`,
  ].join('; ');
  // What stands in the field now: keys may come faster than frames.
  const send = (/** @type {string} */ text) => {
    const meant = parseAnswers(text, whole, {words, names});
    dispatch({type: 'edit-typed', text, meant});
  };
  /** @param {KeyboardEvent} event */
  function onKey(event) {
    const field = /** @type {HTMLTextAreaElement} */ (event.target);
    if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      return send(field.value);
    }
    const isBefore = field.selectionStart === 0 && field.selectionEnd === 0;
    if (!isBefore || event.repeat || !['ArrowLeft', 'Backspace'].includes(event.key)) return;
    const [last] = tokensOf(field).slice(-1);
    if (!last) return;
    event.preventDefault();
    last.focus();
  }
  return html`<div class="edit-field">
    ${renderPuzzles(shown, editing)}
    <form
      class="field"
      @submit=${(/** @type {Event} */ event) => {
        event.preventDefault();
        const form = /** @type {HTMLFormElement} */ (event.target);
        send(form.querySelector('textarea')?.value ?? '');
      }}
    >
      <label for="edit-line">${words('edit-line', {example})}</label>
      <div class="edit-known" data-fault=${editing.fault && entry ? '' : nothing}>
        ${renderTokens(shown, editing)}
        <textarea
          id="edit-line"
          rows="1"
          spellcheck="false"
          autocomplete="off"
          autocapitalize="off"
          enterkeyhint="done"
          aria-describedby="edit-line-fault"
          aria-invalid=${editing.fault && entry ? 'true' : nothing}
          .value=${live(entry)}
          @input=${(/** @type {Event} */ event) =>
            dispatch({
              type: 'edit-entry',
              text: /** @type {HTMLTextAreaElement} */ (event.target).value,
            })}
          @keydown=${onKey}
        ></textarea>
        ${entry ? html`<button class="button" type="submit">${words('edit-tell')}</button>` : nothing}
      </div>
      <div id="edit-line-fault">${entry ? renderFault(shown, editing) : nothing}</div>
    </form>
    ${renderTries(shown)}
  </div>`;
}

/** @param {ViewContext} shown @param {Editing} editing */
export function renderFault(shown, {fault}) {
  if (!fault) return nothing;
  const {words, dispatch} = shown;
  return html`<div class="notice" data-kind="fault">
    <p>${noticeSentence(fault, shown)}</p>
    <button class="button button-quiet" type="button" @click=${() => dispatch({type: 'edit-fault', fault: null})}>
      ${words('close')}
    </button>
  </div>`;
}

/** @param {Element} within @returns {HTMLButtonElement[]} */
const tokensOf = (within) => [
  .../** @type {NodeListOf<HTMLButtonElement>} */ (
    /** @type {Element} */ (within.closest('.edit-known')).querySelectorAll('.token')
  ),
];

/** @param {ViewContext} shown @param {Editing} editing what is known, in the order in which it was told */
function renderTokens(shown, {position}) {
  const {words, names, dispatch} = shown;
  const cells = observedCells(position);
  if (cells.length === 0) return nothing;
  /** @param {Element} token @param {string} cell */
  function take(token, cell) {
    // The next one comes to stand in its place, and keeps the focus; behind the last one there is none.
    const tokens = tokensOf(token);
    if (tokens.at(-1) === token) (tokens.at(-2) ?? fieldOf(token)).focus();
    dispatch({type: 'edit-use', cell, tool: 'clear'});
  }
  return html`<div class="tokens" role="group" aria-label=${words('edit-known')} @keydown=${walk}>
    ${cells.map((cell, index) => {
      const observed = observedAt(position, cell);
      if (!observed) return nothing;
      const name = names.cell(cell);
      return html`<button
        class="token"
        type="button"
        data-token=${cell}
        tabindex=${index === cells.length - 1 ? 0 : -1}
        aria-label=${words('edit-token', {cell: name, answer: answerSaid(observed, shown)})}
        @click=${(/** @type {Event} */ event) => take(/** @type {Element} */ (event.currentTarget), cell)}
        @keydown=${(/** @type {KeyboardEvent} */ event) => {
          if (event.key !== 'Backspace' && event.key !== 'Delete') return;
          event.preventDefault();
          take(/** @type {Element} */ (event.currentTarget), cell);
        }}
      >${renderSign(observed.tool)}<span>${name}</span></button>`;
    })}
  </div>`;
}

/** @param {Element} token @returns {HTMLElement} */
const fieldOf = (token) =>
  /** @type {HTMLElement} */ (
    /** @type {Element} */ (token.closest('.edit-known')).querySelector('textarea')
  );

/** @param {KeyboardEvent} event */
function walk(event) {
  const token = /** @type {HTMLElement} */ (event.target);
  const all = [...tokensOf(token), fieldOf(token)];
  const at = all.indexOf(token);
  const to = {
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    Home: 0,
    End: all.length - 1,
  }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  all[Math.max(0, to)].focus();
}

/** @param {ViewContext} shown */
function renderTries({words, dispatch}) {
  const tries = [
    {word: 'edit-try-two', text: taught.two},
    {word: 'edit-try-none', text: taught.none},
    {word: 'edit-try-puzzle', text: examples[examples.length - 1].text},
  ];
  return html`<p class="field-hint edit-tries">
    ${words('edit-try')}
    ${tries.map(
      ({word, text}, index) => html`${index > 0 ? ', ' : ''}<button
          class="try"
          type="button"
          @click=${() => dispatch({type: 'edit-take', text})}
        >${words(word)}</button>`,
    )}. <span class="edit-drop">${words('edit-drop')}</span>
  </p>`;
}

/** @param {ViewContext} shown @param {Editing} editing the puzzles of a file, one to be opened */
function renderPuzzles({words, dispatch}, {puzzles}) {
  if (!puzzles) return nothing;
  return html`<form
    class="field"
    @submit=${sending('puzzle', (at) => dispatch({type: 'edit-take', text: puzzles.lines[Number(at)] ?? ''}))}
  >
    <label for="edit-puzzle">${words('edit-puzzles', {count: puzzles.lines.length})}</label>
    <span class="field-row">
      <select id="edit-puzzle" name="puzzle">
        ${puzzles.lines.map((line, index) => html`<option value=${index}>${line.split(';')[0].slice(0, 40)}</option>`)}
      </select>
      <button class="button" type="submit">${words('edit-open')}</button>
    </span>
  </form>`;
}
