// The parts of the page as they are once all have come; the words, which only a bundler brings along, left out.

import {litOf} from '../../www/src/view/appraisal.js';
import {behindOver, laidShips, renderBehind} from '../../www/src/view/behind.js';
import {renderChancesLegend, renderThoughtLegend} from '../../www/src/view/belief-legend.js';
import {renderCandidates} from '../../www/src/view/candidates.js';
import {renderDeploy} from '../../www/src/view/deploy.js';
import {renderAbout} from '../../www/src/view/dialogs/about.js';
import {renderFigures} from '../../www/src/view/dialogs/figures.js';
import {renderHelp} from '../../www/src/view/dialogs/help.js';
import {renderOwnRules} from '../../www/src/view/dialogs/own-rules.js';
import {renderSettings} from '../../www/src/view/dialogs/settings.js';
import {renderShare} from '../../www/src/view/dialogs/share.js';
import {renderMoves} from '../../www/src/view/moves.js';
import {renderReason} from '../../www/src/view/reason.js';
import {renderResult} from '../../www/src/view/result.js';
import {renderReview} from '../../www/src/view/review.js';
import {renderScoreSheet} from '../../www/src/view/score.js';
import {renderStrengths} from '../../www/src/view/strengths.js';
import {renderScrubber, renderSpeed, renderSteps} from '../../www/src/view/timeline.js';
import {renderEndedBar, renderWatchBar} from '../../www/src/view/watch-bar.js';

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
