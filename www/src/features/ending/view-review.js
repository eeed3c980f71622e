// One's own shots, once the game is over, each against the likeliest cell.

import {html, nothing} from 'lit/html.js';
import {linkIn} from '../../shell/links.js';
import {renderButton} from '../../shell/view/controls.js';
import {
  appraisalOf,
  appraisalProgress,
  reviewRows,
  reviewSummary,
  shotsOf,
  unappraised,
} from '../review/appraisal.js';
import {shotFigures} from '../review/sentences.js';
import {provedSentence, summarySentence} from './sentences.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */
/** @import {Shot} from '../review/types.js' */

/** @param {ViewContext} shown the tab of the panel */
export function renderReview(shown) {
  const {state, view, words} = shown;
  const players = view.players.filter(({kind}) => kind === 'you');
  return html`<div class="review">
    ${renderProgress(shown)}
    ${players.map(({player}) => renderShots(player, players.length > 1, shown))}
    <p class="reason-more">${words('review-not-best')}
      <a class="button button-quiet" href=${linkIn('docs/#small-boards', state.lang)}>${words('review-why')}</a></p>
  </div>`;
}

/** @param {ViewContext} shown how far it is, and what can be done about that */
function renderProgress({state, words, dispatch}) {
  const progress = appraisalProgress(state);
  const left = unappraised(state).length;
  if (left === 0) return nothing;
  const act = progress ? 'appraise-stop' : 'appraise';
  return html`<p class="reason-more">
      ${progress ? words('appraisal-progress', progress) : words('appraisal-left', {left})}
      <button class="button button-quiet" type="button" @click=${() => dispatch({type: act})}>
        ${words(progress ? 'cancel' : 'appraise')}
      </button>
    </p>
    ${progress ? html`<progress max=${progress.of} .value=${progress.done} aria-label=${words('appraisal-label')}></progress>` : nothing}`;
}

/** @param {number} player @param {boolean} named @param {ViewContext} shown */
function renderShots(player, named, shown) {
  const {state, view, words, names, dispatch} = shown;
  // In order of what was given up they would change places as more are appraised.
  const appraisal = appraisalProgress(state) ? null : appraisalOf(state);
  const rows = appraisal ? reviewRows(appraisal, player) : [];
  const summary = reviewSummary(rows);
  const title = named ? html`<h2 class="legend-title">${names.player(view, player)}</h2>` : nothing;
  if (!summary) {
    const none = !shotsOf(view).some((move) => move.player === player);
    return html`${title}${none ? html`<p class="empty">${words('review-no-shots')}</p>` : nothing}`;
  }
  const {worst} = summary;
  const {shots} = shown.parts;
  const steps = shotsOf(view).flatMap(({player: by, step}) => (by === player ? step : []));
  const go = (/** @type {number} */ step) => () => dispatch({type: 'go', where: step});
  return html`${title}
    <p class="reason-sentence">${summarySentence(summary, worst ? steps.indexOf(worst.step) + 1 : 0, shown)}
      ${
        worst
          ? html`<button class="button button-quiet" type="button" @click=${go(worst.step)}>${words('show-there')}</button>`
          : nothing
      }</p>
    ${shots?.renderLostWay(shown, player)}
    <table class="sheet review-shots">
      <caption>${words('review-caption', {proved: rows.filter(({proved}) => proved).length})}</caption>
      <thead>
        <tr>
          <th scope="col">${words('review-shot')}</th>
          <th scope="col" class="number">${words('review-chance')}</th>
          <th scope="col" class="number">${words('review-likeliest')}</th>
          <th scope="col" class="number">${words('review-points')}</th>
        </tr>
      </thead>
      <tbody>${rows.map((shot) => renderRow(shot, steps.indexOf(shot.step) + 1, go(shot.step), shown))}</tbody>
    </table>
    <p>${renderButton(words('review-csv'), () => dispatch({type: 'review-export', player}), {looks: 'button-quiet'})}</p>`;
}

/** @param {Shot} shot @param {number} number among the player's own shots @param {() => void} go to its step @param {ViewContext} shown */
function renderRow(shot, number, go, shown) {
  const {view, words, names} = shown;
  const {chance, best, points, error} = shotFigures(shot, words);
  const proved = provedSentence(shot, shown);
  const percent = (/** @type {string} */ figure) => words('review-percent', {figure});
  return html`<tr aria-current=${shot.step === view.step ? 'step' : 'false'} @click=${go}>
    <th scope="row">
      <button class="review-step" type="button">
        ${words('review-at', {number, cell: names.cell(shot.cell), answer: names.answer(shot.answer)})}
      </button>
      ${proved ? html`<span class="review-proved">${proved}</span>` : nothing}
      ${shown.parts.shots?.renderLost(shown, shot)}
    </th>
    <td class="number">${percent(chance)}</td>
    <td class="number">${shot.pointsLost > 0 ? `${names.cell(shot.best.cell)} ${percent(best)}` : '–'}</td>
    <td class="number">${points}${error === 'none' ? nothing : words('review-error', {error})}</td>
  </tr>`;
}
