// What the shots of a review gave up in shots: asked for, found one after the other, and told beside each.

import {html, nothing} from 'lit/html.js';
import {renderButton} from '../../shell/view/controls.js';
import {lostBy, uncompared} from './lost.js';
import {lostSentence} from './sentences.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */
/** @import {Shot} from '../review/types.js' */

/** @param {ViewContext} shown @param {number} player the way to them; how far they are, and the way out; nothing where none are left */
export function renderLostWay({state, words, dispatch}, player) {
  const run = state.lost?.run;
  if (run && run.player !== player) return nothing;
  if (run) {
    const {done, of} = run;
    return html`<p class="reason-more">${words('lost-progress', {done, of})}
        ${renderButton(words('cancel'), () => dispatch({type: 'lost-stop'}), {looks: 'button-quiet'})}</p>
      <progress max=${of} .value=${done} aria-label=${words('lost-ask')}></progress>`;
  }
  const left = uncompared(state, player).length;
  return left === 0
    ? nothing
    : html`<p class="reason-more">${words('lost-how')}
        ${renderButton(words('lost-ask'), () => dispatch({type: 'lost-ask', player}), {looks: 'button-quiet'})}</p>`;
}

/** @param {ViewContext} shown @param {Shot} shot beside it, where that is known */
export function renderLost(shown, shot) {
  const lost = lostBy(shown.state, shot);
  return lost === undefined
    ? nothing
    : html`<span class="review-lost">${lostSentence(lost, shown)}</span>`;
}
