/** What the depths and discs over a board mean. A number on a board never stands without saying how it was come by. */
import {html, nothing} from 'lit/html.js';
import * as marks from '../../../board/marks.js';
import {TINT_BOUNDS} from '../../../board/overlay.js';
import {basisSentence} from '../belief-sentences.js';
import {chancesLate, shownBelief} from '../chances.js';
import {renderBehind} from '../fleets-through-cell/view.js';
import {boardId, leadBoard} from '../select.js';
import {renderSign} from './legend.js';

/** @import {ViewContext} from './page.js' */
/** @import {Words} from '../../../i18n/words.js' */

/** @param {ViewContext} shown whose map lies over the board, and what its signs mean */
export function renderThoughtLegend(shown) {
  const {state, view, words, names} = shown;
  const decision =
    state.mode === 'watch' ? view.decision : state.beliefs ? state.game?.thought : null;
  if (!decision?.map) return nothing;
  const {basis} = decision.map;
  const agent = names.agent(view.players[decision.player - 1].agent);
  if (basis.kind === 'heuristic') return renderScoreLegend(agent, words);
  if (basis.kind === 'lost-track') return html`<p class="legend">${words('legend-lost-track')}</p>`;
  const title = words('legend-chances', {agent});
  const how = basisSentence(basis, words);
  return html`${renderDepthLegend({title, how, unit: unitOf(view, words), state, words})}
    ${state.mode === 'watch' ? renderBehind(shown, boardId(decision.player)) : nothing}`;
}

/** @param {ViewContext['view']} view @param {Words} words what of the numbers are: where ships move, of what one shoots at */
const unitOf = ({rules}, words) =>
  words(rules.motion === 'slide' ? 'legend-chances-unit-moving' : 'legend-chances-unit');

/** @param {ViewContext} shown how the chances were come by, or that they are still being counted */
export function renderChancesLegend(shown) {
  const {state, view, words} = shown;
  const belief = shownBelief(state);
  const how = belief ? basisSentence(belief.basis, words) : '';
  const legend = renderDepthLegend({
    title: words('legend-chances-yours'),
    how: chancesLate(state) ? words('counting') : how,
    unit: unitOf(view, words),
    state,
    words,
  });
  return html`${legend} ${renderBehind(shown, boardId(leadBoard(view).shooter))}`;
}

/** @param {{title: string, basis: import('../../../engine/types.js').Basis, state: ViewContext['state'], words: Words}} legend */
export const renderBasisLegend = ({title, basis, state, words}) =>
  renderDepthLegend({
    title,
    how: basisSentence(basis, words),
    unit: words('legend-chances-unit'),
    state,
    words,
  });

/** @param {string} unit of what the numbers are @param {(number | string)[]} bounds up to which each depth goes, the palest first */
export const renderDepthStrip = (unit, bounds) => html`<ol class="depth-strip" aria-label=${unit}>
  ${bounds.map(
    (bound, tint) =>
      html`<li class="depth-step" data-tint=${tint}><span class="depth-bound">${bound}</span></li>`,
  )}
</ol>`;

/**
 * @param {{title: string, how: string, unit: string, state: {bookless: boolean}, words: Words}} legend - how: how the numbers were come by; unit: of what they are.
 */
export const renderDepthLegend = ({title, how, unit, state, words}) => html`<div class="legend">
  <p class="legend-title">${title}</p>
  ${renderDepthStrip(unit, [0, ...TINT_BOUNDS])}
  <p class="legend-more">${unit}${how ? `; ${how}` : ''}</p>
  ${state.bookless ? html`<p class="legend-more">${words('no-book')}</p>` : nothing}
</div>`;

/**
 * @param {string} agent
 * @param {Words} words
 */
const renderScoreLegend = (agent, words) => html`<div class="legend">
  <p class="legend-title">${words('legend-score', {agent})}</p>
  <ul class="legend-marks">
    ${renderSign(marks.scoreDisc(1), words('legend-score-top'))}
    ${renderSign(marks.scoreDisc(0.25), words('legend-score-quarter'))}
  </ul>
</div>`;
