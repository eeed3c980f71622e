// What the shots of a review lost in shots: asked for, found one after the other, and told beside each.

import {html, nothing} from 'lit/html.js';
import {renderButton} from '../../shell/view/controls.js';
import {lostBy, uncompared} from './lost.js';
import {lostSentence, lostSummary} from './sentences.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */
/** @import {Shot} from '../review/types.js' */

/** @param {ViewContext} shown @param {number} player the way to them; how far they are, and the way out; what all came to; nothing where none are to be compared */
export function renderLostWay(shown, player) {
  const {state, words, dispatch} = shown;
  const run = state.lost?.run;
  if (run && run.player !== player) return nothing;
  const said = run
    ? words('lost-progress', {done: run.done, of: run.of})
    : lostSummary(state, player, shown);
  const hasLeft = !run && uncompared(state, player).length > 0;
  if (!said && !hasLeft) return nothing;
  const id = `lost-way-${player}`;
  const quiet = {looks: 'button-quiet'};
  return html`<div data-focus-next=${id}>
    <p class="reason-more" id=${id} tabindex="-1">${hasLeft ? words('lost-how') : said}
      ${hasLeft ? renderButton(words('lost-ask'), () => dispatch({type: 'lost-ask', player}), quiet) : nothing}
      ${run ? renderButton(words('cancel'), () => dispatch({type: 'lost-stop'}), quiet) : nothing}</p>
    ${run ? html`<progress max=${run.of} .value=${run.done} aria-label=${words('lost-ask')}></progress>` : nothing}
    <p class="field-hint">${words('lost-rule')}</p>
  </div>`;
}

/** @param {ViewContext} shown @param {Shot} shot beside it, where that is known */
export function renderLost(shown, shot) {
  const lost = lostBy(shown.state, shot);
  return lost === undefined
    ? nothing
    : html`<span class="review-lost">${lostSentence(lost, shown)}</span>`;
}
