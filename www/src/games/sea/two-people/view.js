// Between the turns of two people on one device: nothing of either sea, until the next has taken it.
import {html} from 'lit/html.js';
import {coverSentence} from './sentences.js';

/** @import {ViewContext} from '../view/page.js' */

/** @param {ViewContext} shown between two turns */
export const renderCover = (shown) =>
  renderCoverOf(shown.view.toMove ?? 1, 'cover-turn', {type: 'uncover'}, shown);

/**
 * @param {number} number of the one who takes the device
 * @param {string} word what there is to do
 * @param {import('../types.js').Action} action
 * @param {ViewContext} shown
 */
export function renderCoverOf(number, word, action, {state, words, names, dispatch}) {
  return html`<section class="region cover" id="board" aria-label=${words('cover-label')}>
    <h1 class="title">${words(word, {number})}</h1>
    <p class="cover-said">${coverSentence(state, {words, names})}</p>
    <p class="field-hint">${words('cover-how')}</p>
    <button class="button button-main" type="button" id="uncover" @click=${() => dispatch(action)}>
      ${words('cover-done', {number})}
    </button>
  </section>`;
}
