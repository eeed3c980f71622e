/** What the depths and discs over a board mean. A number on a board never stands without saying how it was come by. */
import {html, nothing} from 'lit/html.js';
import * as marks from '../../../board/marks.js';
import {TINT_BOUNDS} from '../../../board/overlay.js';
import {basisSentence} from '../basis-sentence.js';
import {chancesLate, shownBelief} from '../chances.js';
import {renderBehind} from '../fleets-through-cell/view.js';
import {boardId, leadBoard} from '../select.js';
import {renderSign} from './legend.js';

/** @import {ViewContext} from './page.js' */
/** @import {Basis} from '../../../engine/types.js' */
/** @import {Words} from '../../../i18n/words.js' */

/** @param {ViewContext} shown whose map lies over the board, and what its signs mean */
export function renderMapLegend(shown) {
  const decision = thoughtOf(shown);
  if (!decision?.map) return nothing;
  const {view, words, names, parts} = shown;
  const plates = parts.shots?.renderShotsLegend(shown);
  if (plates) return plates;
  const {basis} = decision.map;
  const agent = names.agent(view.players[decision.player - 1].agent);
  if (basis.kind === 'heuristic') return renderScoreLegend(agent, words);
  return renderBasisLegend(basis, shown, agent);
}

/** @param {ViewContext} shown the agent's choice whose map is seen */
const thoughtOf = ({state, view}) =>
  state.mode === 'watch' ? view.decision : state.beliefs ? state.game?.thought : null;

/** @param {ViewContext} shown the same with the fleets behind its cells, where they have no tab of their own */
export function renderThoughtLegend(shown) {
  const {state, view} = shown;
  const decision = state.mode === 'watch' ? view.decision : null;
  return html`${renderMapLegend(shown)}
    ${decision?.map ? renderBehind(shown, boardId(decision.player)) : nothing}`;
}

/** @param {ViewContext} shown how the chances were come by, or that they are still being counted */
export function renderChancesLegend(shown) {
  const {state, view, words} = shown;
  const belief = shownBelief(state);
  return html`<div class="legend-behind">
    ${
      belief
        ? renderBasisLegend(belief.basis, shown)
        : renderDepthLegend({
            title: unitOf(view, words),
            how: chancesLate(state) ? words('counting') : '',
            bookless: state.bookless,
            words,
          })
    }
    ${renderBehind(shown, boardId(leadBoard(view).shooter))}
  </div>`;
}

/** @param {{rules: Partial<ViewContext['view']['rules']>}} view @param {Words} words what the numbers are: where ships move, of what one shoots at */
const unitOf = ({rules}, words) =>
  words(rules.motion === 'slide' ? 'legend-chances-unit-moving' : 'legend-chances-unit');

/** @param {Basis} basis @param {Pick<ViewContext, 'state' | 'words' | 'names'> & {view: {rules: Partial<ViewContext['view']['rules']>}}} shown @param {string} [agent] who counted */
export const renderBasisLegend = (basis, {state, view, words, names}, agent) =>
  renderDepthLegend({
    title: unitOf(view, words),
    how: names.capital(words('legend-how', {how: basisSentence(basis, words, agent)})),
    bookless: state.bookless,
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
 * @param {{title: string, how: string, bookless?: boolean, words: Words}} legend - title: what the numbers are; how: they were come by.
 */
export const renderDepthLegend = ({title, how, bookless, words}) => html`<div class="legend">
  <p class="legend-title">${title}</p>
  ${renderDepthStrip(title, [0, ...TINT_BOUNDS])}
  ${how ? html`<p class="legend-more">${how}</p>` : nothing}
  ${bookless ? html`<p class="legend-more">${words('no-book')}</p>` : nothing}
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
