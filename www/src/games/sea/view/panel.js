import {html} from 'lit/html.js';
import {renderComing} from '../../../shell/view/loading-placeholder.js';
import {renderTabs} from '../../../shell/view/tabs.js';
import {hasDeductions, leadBoard} from '../select.js';
import {seaTitle} from './counts.js';
import {renderFleet, straightShape} from './fleet.js';
import {renderMarksLegend} from './legend.js';

/** @import {ViewContext} from './page.js' */
/** @import {Board} from '../../../engine/types.js' */

const TABS = /** @type {const} */ (['reason', 'candidates', 'moves', 'fleet']);
const REASONED = /** @type {const} */ ([...TABS, 'proofs', 'knowledge']);
/** Of a game of one's own that is over. */
const REVIEWED = /** @type {const} */ (['review']);
/** Of a lesson. */
const FORETOLD = /** @type {const} */ (['answers']);

/** @param {Pick<ViewContext['state'], 'game' | 'mode' | 'predict'>} state those that have something to tell of it under its rules */
const tabsOf = ({game, mode, predict}) => [
  ...(game && hasDeductions(game.view.rules) ? REASONED : TABS),
  ...(game?.view.ended && mode !== 'watch' ? REVIEWED : []),
  ...(predict ? FORETOLD : []),
];

/** @param {Pick<ViewContext['state'], 'game' | 'mode' | 'predict' | 'settings'>} state the tab a person chose; before that the one that has something to tell */
export function chosenTab({game, mode, predict, settings}) {
  const chosen = tabsOf({game, mode, predict}).find((tab) => tab === settings.tab);
  return chosen ?? (mode === 'watch' ? 'reason' : 'fleet');
}

/** @param {ViewContext} shown the tabs; the chosen one is kept */
export function renderPanel(shown) {
  const {state, words, dispatch} = shown;
  const tabs = tabsOf(state);
  return renderTabs({
    tabs,
    chosen: chosenTab(state),
    choose: (tab) => dispatch({type: 'setting', name: 'tab', value: tab}),
    words,
    body: renderTab(shown),
  });
}

/** @param {ViewContext} shown */
export function renderTab(shown) {
  const tab = chosenTab(shown.state);
  if (tab === 'fleet') return renderFleets(shown);
  const {review, tutor, teach} = shown.parts;
  if (tab === 'answers') return teach?.renderAnswers(shown);
  if (tab === 'proofs' || tab === 'knowledge')
    return tutor ? tutor.renderTab[tab](shown) : renderComing('tutor', shown);
  if (!review) return renderComing('review', shown);
  switch (tab) {
    case 'candidates':
      return review.renderCandidates(shown);
    case 'moves':
      return review.renderMoves(shown);
    case 'review':
      return review.renderReview(shown);
    default:
      return html`${review.renderReason(shown)}${review.renderThoughtLegend(shown)}`;
  }
}

/** @param {ViewContext} shown */
function renderFleets(shown) {
  const {view, words} = shown;
  const fleets =
    view.kind === 'duel'
      ? view.boards.map(
          (board) => html`<h2 class="legend-title">${seaTitle(board, shown)}</h2>
            ${renderBoardFleet(board, shown)}`,
        )
      : renderBoardFleet(leadBoard(view), shown);
  return html`${fleets}
    <h2 class="legend-title">${words('legend-title')}</h2>
    ${renderMarksLegend({signs: signsOf(shown), words})}`;
}

/** @param {Board} board @param {ViewContext} shown */
export function renderBoardFleet(board, shown) {
  const {words, names, parts} = shown;
  const own = board.fleet.map(({name, length, count, sunk, cells}) => ({
    name: names.capital(names.ship(name)),
    count,
    sunk,
    said:
      count > 1 && sunk > 0
        ? words('fleet-sunk', {sunk, count})
        : sunk > 0
          ? words('fleet-all-sunk')
          : words('fleet-line', {length}),
    heard: `${words('fleet-line', {length})}, ${words('fleet-left', {left: count - sunk, count})}`,
    cells: cells ?? straightShape(length),
  }));
  return renderFleet({
    label: `${words('fleet-label')}: ${seaTitle(board, shown)}`,
    ships: parts.tutor?.foundLines(board, shown) ?? own,
  });
}

/** @param {ViewContext} shown the marks that can occur in this game */
function signsOf({view, state}) {
  const solitaire = view.rules.announce === 'content';
  return [
    'miss',
    'hit',
    'last',
    ...(view.rules.contact === 'apart' ? ['water'] : []),
    ...(solitaire ? ['flag', 'known', 'note'] : []),
    ...(view.boards.some(({clues}) => clues) ? ['clue-satisfied', 'clue-over'] : []),
    ...(solitaire && state.game?.view.ended ? ['flag-right', 'flag-wrong'] : []),
    ...(view.boards.some(({marks}) => marks.includes('unrevealed')) ? ['unrevealed'] : []),
    ...(view.rules.motion === 'slide' ? ['spent', 'old', 'past', 'damaged'] : []),
  ];
}
