// The parts of the page as they are once all have come; the words, which only a bundler brings along, left out.

import {renderReview} from '../../www/src/features/review/view.js';
import {litOf} from '../../www/src/features/review/view-appraisal.js';
import {renderCandidates} from '../../www/src/features/review/view-candidates.js';
import {renderMoves} from '../../www/src/features/review/view-moves.js';
import {renderReason} from '../../www/src/features/review/view-reason.js';
import {renderResult} from '../../www/src/features/review/view-result.js';
import {
  renderScrubber,
  renderSpeed,
  renderSteps,
} from '../../www/src/features/review/view-timeline.js';
import {renderEndedBar, renderWatchBar} from '../../www/src/features/review/view-watch-bar.js';
import {renderDeploy} from '../../www/src/games/sea/deploy/view.js';
import {renderAbout} from '../../www/src/games/sea/dialogs/about.js';
import {renderFigures} from '../../www/src/games/sea/dialogs/figures.js';
import {renderHelp} from '../../www/src/games/sea/dialogs/help.js';
import {renderSettings} from '../../www/src/games/sea/dialogs/settings.js';
import {
  behindOver,
  laidShips,
  renderBehind,
} from '../../www/src/games/sea/fleets-through-cell/view.js';
import {renderOwnRules} from '../../www/src/games/sea/own-rules/view.js';
import {renderShare} from '../../www/src/games/sea/share/view.js';
import {
  renderChancesLegend,
  renderThoughtLegend,
} from '../../www/src/games/sea/view/belief-legend.js';
import {renderScoreSheet} from '../../www/src/games/sea/view/score.js';
import {renderStrengths} from '../../www/src/games/sea/view/strengths.js';

/** @type {any} */
export const parts = {
  dialogs: {
    bodies: {
      settings: renderSettings,
      help: renderHelp,
      share: renderShare,
      about: renderAbout,
      own: renderOwnRules,
      figures: renderFigures,
    },
    renderStrengths,
  },
  deploy: {renderDeploy},
  review: {
    behindOver,
    laidShips,
    litOf,
    renderBehind,
    renderCandidates,
    renderChancesLegend,
    renderMoves,
    renderReason,
    renderResult,
    renderReview,
    renderScoreSheet,
    renderEndedBar,
    renderScrubber,
    renderSpeed,
    renderSteps,
    renderThoughtLegend,
    renderWatchBar,
  },
};
