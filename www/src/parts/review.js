// Looking at what was played, step by step: the timeline, the moves, what an agent thought; and how likely what is hidden lies where.
import english from '../i18n/en-review.ftl';
import {chancesSpoken} from '../speak/believing.js';

export {
  renderBasisLegend,
  renderChancesLegend,
  renderThoughtLegend,
} from '../view/belief-legend.js';
export {renderCandidates} from '../view/candidates.js';
export {renderMoves} from '../view/moves.js';
export {renderReason} from '../view/reason.js';
export {renderResult} from '../view/result.js';
export {renderScoreSheet} from '../view/score.js';
export {renderScrubber, renderSpeed, renderSteps} from '../view/timeline.js';

export const words = {en: english};

/** @param {import('../lazy.js').Around} around */
export function start({tellers}) {
  tellers.push(chancesSpoken);
}
