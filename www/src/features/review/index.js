// Looking at what was played, step by step: the timeline, the moves, what an agent thought, what is surprising, a review of one's own shots; and how likely what is hidden lies where.

import {chancesSpoken} from '../../games/sea/belief-sentences.js';
import {createBehind} from '../../games/sea/fleets-through-cell/flow.js';
import {behindSpoken} from '../../games/sea/fleets-through-cell/sentences.js';
import {reduceBehind} from '../../games/sea/fleets-through-cell/state.js';
import {behindOver} from '../../games/sea/fleets-through-cell/view.js';
import {boardId, leadBoard} from '../../games/sea/select.js';
import common from '../../i18n/en/common.ftl';
import english from '../../i18n/en/review.ftl';
import {reduceAppraisal} from './appraisal.js';
import {reduceCandidates} from './candidates.js';
import {createAppraising} from './flow.js';
import {appraisalSpoken} from './sentences.js';
import {readKinds, saveKinds} from './surprise-storage.js';
import {litOf as changeOver} from './view-appraisal.js';

export {behindOver, laidShips, renderBehind} from '../../games/sea/fleets-through-cell/view.js';
export {nextStop} from '../../games/sea/timeline-marks.js';
export {
  renderBasisLegend,
  renderThoughtLegend,
} from '../../games/sea/view/belief-legend.js';
export {renderScoreSheet} from '../../games/sea/view/score.js';
export {renderScrubber, renderSpeed, renderSteps} from '../../shell/view/timeline.js';
export {renderSurpriseLine, renderSurpriseRows} from './view-appraisal.js';
export {renderTimeline} from './view-log.js';
export {
  hasFleetsTab,
  renderAboveTabs,
  renderBelow,
  renderChances,
  renderHuntFleet,
  renderTab,
  tabWords,
} from './view-panel.js';
export {renderStrip} from './view-strip.js';
export {renderCounted} from './view-thought.js';

/** @param {import('../../games/sea/view/page.js').ViewContext} shown what of the part's lies over the board that is hunted on */
export const litOf = (shown) =>
  behindOver(shown, boardId(leadBoard(shown.view).shooter)) ??
  shown.parts.shots?.shotsOver(shown) ??
  changeOver(shown);

export const words = [common, english];

/** Whether a third column has room beside the board. @param {import('../../app/parts.js').AppContext['store']} store @param {AbortSignal} signal */
function tellWide({dispatch}, signal) {
  const wide = matchMedia('(min-width: 1600px)');
  const tell = () => dispatch({type: 'wide', wide: wide.matches});
  wide.addEventListener('change', tell, {signal});
  tell();
}

/** @param {import('../../app/parts.js').AppContext} around */
export function start(around) {
  const {store, tellers, hands, root, signal, site} = around;
  /** @param {string} selector */
  const showOnceDrawn = (selector) =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => root.querySelector(selector)?.scrollIntoView({block: 'nearest'})),
    );
  tellers.push(chancesSpoken, appraisalSpoken, behindSpoken);
  store.extend(reduceAppraisal);
  store.extend(reduceBehind);
  store.extend(reduceCandidates);
  createAppraising(around);
  // In an element they stand with the reason.
  createBehind(store, around.client, site ? 'behind' : 'reason');
  if (site) tellWide(store, signal);
  const storage = around.world?.storage;
  store.dispatch({type: 'surprising', kinds: readKinds(storage)});
  store.on({
    surprising: ({kinds}) => kinds && saveKinds(kinds, storage),
    review() {
      // From the first step on, with one's shots beside it; on a small screen they stand below.
      store.dispatch({type: 'setting', name: 'tab', value: 'review'});
      store.dispatch({type: 'appraise'});
      store.dispatch({type: 'go', where: 'first'});
      hands.focusId('tab-panel');
      showOnceDrawn('.review');
    },
  });
  store.hear(({type}, state, before) => {
    const {activeElement} = /** @type {Document | ShadowRoot} */ (root.getRootNode());
    // Drawn without it, the page would leave the keys nowhere.
    if (before.behind && !state.behind && activeElement?.closest('.behind .tutored'))
      hands.focusCell(before.behind.board, before.behind.cell);
    // The board shot at stays in sight however far one scrolls; how the game ended stands below it.
    if (site && type === 'answered' && state.game?.view.ended && before.game?.view.ended === false)
      showOnceDrawn('.result-sentence');
  });
}
