// What stands beside the board of a hunt: what is thought and what it is made of, tab by tab; the fleet; what the tints mean.
import {html, nothing} from 'lit/html.js';
import {tellsChances} from '../../games/sea/chances.js';
import {renderBehind} from '../../games/sea/fleets-through-cell/view.js';
import {cellOf, sourceOf} from '../../games/sea/inquiry/source.js';
import {boardId, leadBoard, shipCount, shipsLeft, tellsSinkings} from '../../games/sea/select.js';
import {
  renderChancesLegend,
  renderMapLegend,
  renderThoughtLegend,
} from '../../games/sea/view/belief-legend.js';
import {renderMarksLegend} from '../../games/sea/view/legend.js';
import {chosenTab, renderBoardFleet, signsOf} from '../../games/sea/view/panel.js';
import {renderComing} from '../../shell/view/loading-placeholder.js';
import {renderCandidates} from './view-candidates.js';
import {renderMoves} from './view-moves.js';
import {renderReason} from './view-reason.js';
import {renderStrip} from './view-strip.js';
import {renderLikeliest} from './view-thought.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */

/** @param {ViewContext} shown */
const boardOf = ({view}) => boardId(leadBoard(view).shooter);

/** @param {ViewContext} shown where fleets behind a cell of the agent watched can be seen */
export const hasFleetsTab = (shown) =>
  shown.state.mode === 'watch' && sourceOf(shown.state, boardOf(shown)) !== null;

/** @param {ViewContext} shown the names of the tabs; that of the fleets says behind which cell */
export function tabWords(shown) {
  const {state, words, names} = shown;
  return (/** @type {string} */ key) => {
    const source = key === 'tab-behind' && sourceOf(state, boardOf(shown));
    return source ? words('behind-ask', {cell: names.cell(cellOf(state, source))}) : words(key);
  };
}

/** @param {ViewContext} shown */
const showsChances = ({state}) => state.chances.on && tellsChances(state);

/** @param {ViewContext} shown what stands above the tabs: the thought of the agent watched, or the likeliest cells where chances are shown; null where neither is */
export function renderAboveTabs(shown) {
  if (shown.state.mode === 'watch')
    return html`${renderReason(shown)} ${shown.parts.teach?.renderPredictionBeside(shown)}`;
  return showsChances(shown)
    ? html`<div class="hunt-chances">${renderLikeliest(shown)}</div>`
    : null;
}

/** @param {ViewContext} shown @param {import('../../games/sea/types.js').Tab} tab below it, in a window with room for them, the moves of a hunt that is watched */
export function renderTab(shown, tab) {
  const {mode, wide} = shown.state;
  const isBeside = mode === 'watch' && wide;
  return html`${renderBody(shown, tab)}
    ${isBeside ? html`<h2 class="legend-title moves-title">${shown.words('tab-moves')}</h2> ${renderMoves(shown)}` : nothing}`;
}

/** @param {ViewContext} shown @param {import('../../games/sea/types.js').Tab} tab */
function renderBody(shown, tab) {
  const {ending, tutor, teach} = shown.parts;
  switch (tab) {
    case 'candidates':
      return renderCandidates(shown);
    case 'moves':
      return renderMoves(shown);
    case 'behind':
      return renderBehind(shown, boardOf(shown));
    case 'review':
      return ending?.renderReview(shown) ?? renderComing('ending', shown);
    case 'answers':
      return teach?.renderAnswers(shown);
    case 'proofs':
    case 'knowledge':
      return tutor ? tutor.renderTab[tab](shown) : renderComing('tutor', shown);
    default:
      return html`${renderReason(shown)}${renderThoughtLegend(shown)}`;
  }
}

/** @param {ViewContext} shown the fleet that is hunted, where no tab tells of it */
export function renderHuntFleet(shown) {
  const {state, view} = shown;
  if (state.mode !== 'race' || state.game?.view.ended) return nothing;
  return showsChances(shown) || chosenTab(state) !== 'fleet'
    ? renderStrip({fleet: renderBoardFleet(leadBoard(view), shown), named: true})
    : nothing;
}

/** @param {ViewContext} shown below the panel: what is afloat, and what lies over the board */
export function renderBelow(shown) {
  const {state, view, words} = shown;
  if (state.mode !== 'watch') return showsChances(shown) ? renderChancesLegend(shown) : nothing;
  const board = leadBoard(view);
  const count = shipCount(view.rules.fleet);
  const left = tellsSinkings(view.rules)
    ? words('fleet-left', {left: shipsLeft(board), count})
    : '';
  return html`${renderStrip({fleet: renderBoardFleet(board, shown), left})} ${renderMapLegend(shown)}
    ${renderMarksLegend({signs: signsOf(shown), words})}`;
}

/** @param {ViewContext} shown all of that in one, for a board that has no column beside it */
export const renderChances = (shown) =>
  showsChances(shown) ? html`${renderLikeliest(shown)} ${renderChancesLegend(shown)}` : nothing;
