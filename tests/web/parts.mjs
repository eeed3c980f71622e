// The parts of the page as they are once all have come; the words, which only a bundler brings along, left out.

import {renderNotes} from '../../www/src/features/ending/view-notes.js';
import {renderEnding} from '../../www/src/features/ending/view-plate.js';
import {renderReply} from '../../www/src/features/ending/view-reply.js';
import {renderShared} from '../../www/src/features/ending/view-shared.js';
import {renderStanding} from '../../www/src/features/ending/view-standing.js';
import {renderReview} from '../../www/src/features/review/view.js';
import {litOf} from '../../www/src/features/review/view-appraisal.js';
import {renderCandidates} from '../../www/src/features/review/view-candidates.js';
import {costliest, renderCostliest} from '../../www/src/features/review/view-costliest.js';
import {renderTimeline} from '../../www/src/features/review/view-log.js';
import {renderMoves} from '../../www/src/features/review/view-moves.js';
import {renderReason} from '../../www/src/features/review/view-reason.js';
import {renderSkill} from '../../www/src/features/review/view-skill.js';
import {renderChances} from '../../www/src/features/review/view-thought.js';
import {
  renderEndedBar,
  renderWatchActions,
  renderWatchBar,
} from '../../www/src/features/review/view-watch-bar.js';
import {renderDeploy} from '../../www/src/games/sea/deploy/view.js';
import {renderDialog} from '../../www/src/games/sea/dialogs/dialog.js';
import {
  behindOver,
  laidShips,
  renderBehind,
} from '../../www/src/games/sea/fleets-through-cell/view.js';
import {renderThoughtLegend} from '../../www/src/games/sea/view/belief-legend.js';
import {renderScoreSheet} from '../../www/src/games/sea/view/score.js';
import {renderSideBySide} from '../../www/src/games/sea/view/side-by-side.js';
import {renderScrubber, renderSpeed, renderSteps} from '../../www/src/shell/view/timeline.js';

/** @type {any} */
export const parts = {
  dialogs: {renderDialog},
  deploy: {renderDeploy},
  ending: {renderEnding, renderNotes, renderReply, renderShared, renderStanding},
  review: {
    behindOver,
    laidShips,
    litOf,
    renderBehind,
    renderCandidates,
    renderChances,
    renderMoves,
    renderReason,
    costliest,
    renderCostliest,
    renderReview,
    renderScoreSheet,
    renderSkill,
    renderEndedBar,
    renderScrubber,
    renderSideBySide,
    renderSpeed,
    renderSteps,
    renderThoughtLegend,
    renderTimeline,
    renderWatchActions,
    renderWatchBar,
  },
};
