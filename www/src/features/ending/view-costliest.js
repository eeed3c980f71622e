// The one shot of one's own that gave up most.

import {html, nothing} from 'lit/html.js';
import {yourSeat} from '../../games/sea/select.js';
import {isForTwo} from '../../shell/players.js';
import {
  appraisalOf,
  appraisalProgress,
  reviewRows,
  reviewSummary,
  shotsOf,
} from '../review/appraisal.js';
import {shotFigures} from '../review/sentences.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */
/** @import {Shot} from '../review/types.js' */

/** @param {Pick<ViewContext, 'state' | 'view'>} shown @param {number} player @returns {(Shot & {number: number}) | null} with its number among that player's shots; null as long as not all have been held against what could be known */
export function costliest({state, view}, player) {
  const appraisal = appraisalOf(state);
  const own = shotsOf(view).filter((move) => move.player === player);
  if (!appraisal || view.players[player - 1].kind !== 'you' || isForTwo(view)) return null;
  if (own.some(({step}) => appraisal.shots[step] === undefined)) return null;
  // What an agent fired before was not chosen here.
  const from = state.game?.from ?? 0;
  const worst = reviewSummary(reviewRows(appraisal, player).filter(({step}) => step > from))?.worst;
  if (!worst) return null;
  return {...worst, number: own.findIndex(({step}) => step === worst.step) + 1};
}

/** @param {ViewContext} shown */
export function renderCostliest(shown) {
  const {state, view, words, names, dispatch} = shown;
  const you = yourSeat(view)?.player;
  const worst = you ? costliest(shown, you) : null;
  if (!worst) {
    const progress = appraisalProgress(state);
    return progress && you
      ? html`<p class="costliest-counting">${words('appraisal-progress', progress)}</p>`
      : nothing;
  }
  const {chance, best} = shotFigures(worst, words);
  const cell = names.cell(worst.best.cell);
  return html`<div class="costliest">
    <span class="costliest-cell" aria-hidden="true">${cell}</span>
    <p>
      <span class="costliest-which">${words('costliest', {number: worst.number})}</span>
      <span class="costliest-said">${words('costliest-said', {shot: names.cell(worst.cell), chance, best: cell, bestChance: best})}</span>
      <button class="button button-quiet" type="button" @click=${() => dispatch({type: 'go', where: worst.step})}>${words('show-there')}</button>
    </p>
  </div>`;
}
