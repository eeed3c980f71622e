// The one shot of one's own that gave up most.

import {html, nothing} from 'lit/html.js';
import {yourSeat} from '../../games/sea/select.js';
import {isForTwo} from '../../shell/players.js';
import {renderAgain} from '../../shell/view/again.js';
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

/** So many decisions of a hunt come back. */
const MOST_AGAIN = 3;

/** @param {Pick<ViewContext, 'state' | 'view'>} shown @param {number} player @returns {number[]} the steps of that player's costliest shots, in the order in which they were fired */
export function costliestSteps({state}, player) {
  const appraisal = appraisalOf(state);
  const from = state.game?.from ?? 0;
  return againSteps(
    (appraisal ? reviewRows(appraisal, player) : []).filter(({step}) => step > from),
  );
}

/** @param {Shot[]} shots of one player, with what each found @returns {number[]} the steps of the costliest decisions: one that differs from a costlier one by misses alone, with the same likeliest cell, asks the same and is left out */
export function againSteps(shots) {
  const isSame = (/** @type {Shot} */ one, /** @type {Shot} */ other) => {
    const [first, last] = [one.step, other.step].sort((a, b) => a - b);
    const between = shots.filter(({step}) => step >= first && step < last);
    return one.best.cell === other.best.cell && between.every(({found}) => found === false);
  };
  /** @type {Shot[]} */
  const chosen = [];
  const costly = shots.filter(({pointsLost}) => pointsLost > 0);
  for (const shot of costly.sort((one, other) => other.pointsLost - one.pointsLost))
    if (chosen.length < MOST_AGAIN && !chosen.some((one) => isSame(one, shot))) chosen.push(shot);
  return chosen.map(({step}) => step).sort((one, other) => one - other);
}

/** @param {ViewContext} shown @param {number} player the way to them as exercises */
function renderOwn(shown, player) {
  const {state, words, site} = shown;
  // An element has no such page beside it.
  if (site !== undefined || !state.game) return nothing;
  const asked = {again: state.game.record, steps: costliestSteps(shown, player).join()};
  return renderAgain(words('costliest-again'), {to: 'lesson/', lang: state.lang}, asked);
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
      ${you ? renderOwn(shown, you) : nothing}
    </p>
  </div>`;
}
