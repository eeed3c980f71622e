// A game of Reversi handed on: its texts, and its board as a picture; each opens the game again.

import {html, nothing} from 'lit/html.js';
import {forumText, squaresText} from '../../shell/share/forum.js';
import {statusSentence} from './sentences.js';

/** @typedef {import('./view.js').Shown} Shown */
/** @typedef {NonNullable<Shown['state']['game']>} Game */

/** @param {Shown} shown @param {string} id @param {string} label @param {string} text */
export const renderText = ({words, dispatch}, id, label, text) => html`<div class="field">
  <label for=${id}>${label}</label>
  <span class="field-row">
    <input id=${id} readonly .value=${text} @focus=${(/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.target).select()} />
    <button class="button" type="button" aria-label=${words('reversi-copy-of', {what: label})} @click=${() => dispatch({type: 'copy', text})}>${words('reversi-copy')}</button>
  </span>
</div>`;

/** @param {Shown} shown @param {Game} game @param {{prints?: boolean}} [how] `prints`: the paper is of a page of ours */
export function renderForms(shown, {view, record}, {prints = false} = {}) {
  const {state, words, dispatch} = shown;
  const title = words('page-title-mode', {mode: words('nav-reversi')});
  const about = {title, desc: statusSentence(state, shown), link: shown.link()};
  const name = `spyglass-reversi-${view.step}`;
  const hand = (/** @type {string} */ form, more = {}) =>
    html`<button class="button" type="button" @click=${() => dispatch({type: 'hand-out', form, name, about, ...more})}>${words(`share-${form}`)}</button>`;
  const side = Math.sqrt(view.board.length);
  const text = () =>
    forumText({title, boards: [squaresText(view.board, side)], line: about.desc, link: about.link});
  return html`<p class="field-row">
    ${hand('svg')} ${hand('png')}
    <button class="button" type="button" @click=${() => dispatch({type: 'copy', text: text()})}>${words('share-forum')}</button>
    ${prints ? hand('paper', {record, moves: [view.transcript]}) : nothing}
  </p>`;
}
