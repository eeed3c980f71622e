// Looking at what was played, step by step: the timeline, the moves, and what an agent thought.
import english from '../i18n/en-review.ftl';

export {renderCandidates} from '../view/candidates.js';
export {renderMoves} from '../view/moves.js';
export {renderReason} from '../view/reason.js';
export {renderResult} from '../view/result.js';
export {renderScrubber, renderSpeed, renderSteps} from '../view/timeline.js';

export const words = {en: english};

export function start() {}
