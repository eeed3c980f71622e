// Positions by hand and by paste, and the game as text.
import {html, nothing} from 'lit/html.js';
import {renderEmbedFold} from '../../shell/share/view-embed-fold.js';
import {option} from '../../shell/view/fields.js';
import {fileField, GAME_FILES} from '../../shell/view/file-field.js';
import {renderDiscSign} from './discs.js';
import {flipped, turned} from './editing.js';
import {holderOf} from './select.js';
import {refusalSentence} from './sentences.js';
import {SIDES} from './state.js';
import {renderChoice} from './view-bar.js';
import {renderForms, renderText} from './view-hand-out.js';

/** @typedef {import('./view.js').Shown} Shown */

/** @param {Shown} shown */
export function renderPosition(shown) {
  const {state} = shown;
  return html`${state.editor ? renderEditor(shown, state.editor) : renderTexts(shown)}`;
}

/** @param {Shown} shown */
function renderTexts(shown) {
  const {state, words, dispatch} = shown;
  const {game, pasted, wish} = state;
  if (!game) return nothing;
  const {view, record} = game;
  return html`<button class="button" type="button" @click=${() => dispatch({type: 'edit-open'})}>${words('reversi-edit')}</button>
    <form
      class="field"
      @submit=${(/** @type {Event} */ event) => {
        event.preventDefault();
        dispatch({type: 'read', text: pasted, rules: wish.rules});
      }}
    >
      <label for="paste">${words('reversi-paste')}</label>
      <textarea
        id="paste"
        rows="4"
        spellcheck="false"
        autocapitalize="off"
        .value=${pasted}
        aria-describedby="paste-hint"
        @input=${(/** @type {{target: HTMLTextAreaElement}} */ {target}) => dispatch({type: 'paste', text: target.value})}
      ></textarea>
      <span class="field-hint" id="paste-hint">${words('reversi-paste-hint')}</span>
      ${renderFault(shown)} ${renderFirst(shown)}
      <span><button class="button" type="submit">${words('reversi-open')}</button></span>
    </form>
    ${renderOpenings(shown)}
    ${renderText(shown, 'text-moves', words('reversi-text-moves'), view.transcript)}
    ${renderText(shown, 'text-board', words('reversi-text-board'), `${view.board} ${view.toMove === 'white' ? 'O' : 'X'}`)}
    ${renderText(shown, 'text-record', words('reversi-text-record'), record)}
    ${renderText(shown, 'text-link', words('reversi-text-link'), shown.link())}
    ${renderForms(shown, game, {prints: true})}
    ${state.said ? html`<p class="field-hint">${words(state.said.key, state.said.args)}</p>` : nothing}
    ${fileField('open-file', words('share-open-file'), GAME_FILES, (file) => dispatch({type: 'open-file', file}))}
    ${renderEmbedFold({isOpen: state.embedding !== undefined, words, dispatch}, shown.embed?.(shown, game))}`;
}

/** @param {Shown} shown a named opening is played on by those in the form */
function renderOpenings({state: {tables, wish}, words, dispatch}) {
  const named = (tables?.openings ?? []).map(({id, moves}) => ({
    moves,
    name: words(`opening-${id}`),
  }));
  const {compare} = new Intl.Collator(words.locale);
  named.sort((one, other) => compare(one.name, other.name));
  return html`<form
    class="field-row"
    @submit=${(/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const {elements} = /** @type {HTMLFormElement} */ (event.target);
      const text = /** @type {HTMLSelectElement} */ (elements.namedItem('opening')).value;
      const players = `duel:${wish.black},${wish.white}`;
      dispatch({type: 'read', text, rules: 'reversi', players});
    }}
  >
    <div class="field">
      <label for="opening">${words('reversi-practise')}</label>
      <select id="opening" name="opening">${named.map(({moves, name}) => option(moves, name, false))}</select>
    </div>
    <button class="button" type="submit">${words('reversi-practise-begin')}</button>
  </form>`;
}

/** @param {Shown} shown */
const renderFault = (shown) =>
  shown.state.misread
    ? html`<p class="field-fault" role="alert" id="misread">${refusalSentence(shown.state.misread, shown)}</p>`
    : nothing;

/** @param {Shown} shown what stands before the fault can be opened */
function renderFirst({state: {misread, pasted, wish}, words, dispatch}) {
  const steps = Number(misread?.args?.number ?? 1) - 1;
  if (steps === 0) return nothing;
  return html`<span><button class="button" type="button" id="open-first" @click=${() => dispatch({type: 'read', text: pasted, rules: wish.rules, steps})}>${words('reversi-open-first', {moves: steps})}</button></span>`;
}

/** A position that was not changed keeps its game, and the moves before it. @param {Pick<Shown, 'state'>} shown @param {import('./types.js').Editor} editor @returns {import('./types.js').Action} */
export function played({state: {game}}, {board, toMove}) {
  const isChanged =
    board !== game?.view.board || toMove !== (game.view.toMove === 'white' ? 'O' : 'X');
  return isChanged
    ? {type: 'read', text: `${board} ${toMove}`, rules: 'reversi'}
    : {type: 'edit-close'};
}

/** @param {Shown} shown @param {import('./types.js').Editor} editor */
function renderEditor(shown, editor) {
  const {words, dispatch} = shown;
  const {side, board, toMove, tool} = editor;
  const change = (/** @type {Partial<typeof editor>} */ own) =>
    dispatch({type: 'edit', change: own});
  const tools = /** @type {const} */ (['X', 'O', '-']);
  const way = played(shown, editor);
  const isChanged = way.type !== 'edit-close';
  return html`<p>${words('reversi-edit-lede')}</p>
    <div class="bar-group" role="group" aria-label=${words('reversi-tools')}>
      ${tools.map((one) => {
        const holder = holderOf(one);
        return html`<button class="button" type="button" aria-pressed=${tool === one} @click=${() => change({tool: one})}>
          ${holder === 'empty' ? nothing : renderDiscSign(holder)} ${words(`reversi-holds-${holder}`)}
        </button>`;
      })}
    </div>
    <div class="field-row">
      ${renderChoice(
        'edit-to-move',
        words('reversi-to-move'),
        ['X', 'O'],
        toMove,
        (value) => change({toMove: value === 'O' ? 'O' : 'X'}),
        (value) => words(`reversi-${value === 'X' ? 'black' : 'white'}`),
      )}
      ${renderChoice(
        'edit-side',
        words('reversi-size'),
        SIDES.map(String),
        String(side),
        (value) => change({side: Number(value), board: '-'.repeat(Number(value) ** 2)}),
        (value) => `${value}×${value}`,
      )}
    </div>
    <div class="bar-group">
      <button class="button" type="button" @click=${() => change({board: turned(board, side)})}>${words('reversi-rotate')}</button>
      <button class="button" type="button" @click=${() => change({board: flipped(board, side)})}>${words('reversi-flip')}</button>
      <button class="button" type="button" @click=${() => change({board: '-'.repeat(side ** 2)})}>${words('reversi-clear')}</button>
    </div>
    ${renderFault(shown)}
    <div class="bar-group">
      <button class="button button-main" type="button" @click=${() => dispatch(way)}>${words(isChanged ? 'reversi-play-from' : 'reversi-back')}</button>
      ${isChanged ? html`<button class="button" type="button" @click=${() => dispatch({type: 'edit-close'})}>${words('cancel')}</button>` : nothing}
    </div>`;
}
