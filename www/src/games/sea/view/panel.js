import {html} from 'lit/html.js';
import {renderComing} from '../../../shell/view/loading-placeholder.js';
import {renderTabs} from '../../../shell/view/tabs.js';
import {hasDeductions, leadBoard} from '../select.js';
import {seaTitle} from './counts.js';
import {renderFleet, straightShape} from './fleet.js';
import {renderMarksLegend} from './legend.js';

/** @import {ViewContext} from './page.js' */
/** @import {Board} from '../../../engine/types.js' */
/** @import {Tab} from '../types.js' */

/** @param {Pick<ViewContext['state'], 'game' | 'mode' | 'predict' | 'wide'>} state in a wide window the moves of a hunt that is watched need no tab @param {unknown} hasFleets behind a cell; those that have something to tell of it under its rules. Of a rival that still hunts nobody is told what it thinks. @returns {Tab[]} */
const tabsOf = ({game, mode, predict, wide}, hasFleets) => [
  ...(mode === 'watch'
    ? /** @type {Tab[]} */ (wide ? ['candidates'] : ['candidates', 'moves'])
    : game?.view.ended || mode === 'play'
      ? /** @type {const} */ (['reason', 'candidates', 'moves', 'fleet'])
      : /** @type {const} */ (['moves', 'fleet'])),
  ...(hasFleets ? /** @type {const} */ (['behind']) : []),
  ...(game && hasDeductions(game.view.rules) ? /** @type {const} */ (['proofs', 'knowledge']) : []),
  ...(game?.view.ended && mode !== 'watch' ? /** @type {const} */ (['review']) : []),
  ...(predict ? /** @type {const} */ (['answers']) : []),
];

/** @param {Pick<ViewContext['state'], 'game' | 'mode' | 'predict' | 'wide' | 'settings'>} state @param {Tab[]} [tabs] the tab a person chose; before that the one that has something to tell */
export const chosenTab = (state, tabs = tabsOf(state, state.mode === 'watch')) =>
  tabs.find((tab) => tab === state.settings.tab) ??
  (state.mode === 'watch' ? 'candidates' : 'fleet');

/** @param {ViewContext} shown what is thought, and the tabs; the chosen one is kept */
export function renderPanel(shown) {
  const {state, words, dispatch, parts} = shown;
  const {review} = parts;
  const above = review
    ? review.renderAboveTabs(shown)
    : state.chances.on && renderComing('review', shown);
  // A hunt whose chances are shown has its column full with them.
  const tabs =
    above && state.mode === 'race' && !hasDeductions(shown.view.rules)
      ? []
      : tabsOf(state, review?.hasFleetsTab(shown));
  const chosen = chosenTab(state, tabs);
  return renderTabs({
    ...{tabs, chosen, above},
    choose: (tab) => dispatch({type: 'setting', name: 'tab', value: tab}),
    words: review?.tabWords(shown) ?? words,
    body: renderTab(shown, chosen),
  });
}

/** @param {ViewContext} shown @param {Tab} tab */
export const renderTab = (shown, tab) =>
  tab === 'fleet'
    ? renderFleets(shown)
    : (shown.parts.review?.renderTab(shown, tab) ?? renderComing('review', shown));

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

/** @param {import('../../../engine/types.js').View['boards'][number]['fleet']} fleet @param {Pick<ViewContext, 'words' | 'names'>} speech */
export const shipLines = (fleet, {words, names}) =>
  fleet.map(({name, length, count, sunk, cells}) => ({
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

/** @param {Board} board @param {ViewContext} shown */
export const renderBoardFleet = (board, shown) =>
  renderFleet({
    label: `${shown.words('fleet-label')}: ${seaTitle(board, shown)}`,
    ships: shown.parts.tutor?.foundLines(board, shown) ?? shipLines(board.fleet, shown),
  });

/** @param {ViewContext} shown the marks that can occur in this game */
export function signsOf({view, state}) {
  const solitaire = view.rules.announce === 'content';
  return [
    'miss',
    'hit',
    'last',
    ...(view.decision?.reason?.args.hit ? ['premise'] : []),
    ...(view.rules.contact === 'apart' ? ['water'] : []),
    ...(solitaire ? ['flag', 'known', 'note'] : []),
    ...(view.boards.some(({clues}) => clues) ? ['clue-satisfied', 'clue-over'] : []),
    ...(solitaire && state.game?.view.ended ? ['flag-right', 'flag-wrong'] : []),
    ...(view.boards.some(({marks}) => marks.includes('unrevealed')) ? ['unrevealed'] : []),
    ...(view.rules.motion === 'slide' ? ['spent', 'old', 'past', 'damaged'] : []),
  ];
}
