// The parts of the page as they are once all have come; the words, which only a bundler brings along, left out.

import {renderEndedBar} from '../../www/src/features/ending/view-bar.js';
import {renderNotes} from '../../www/src/features/ending/view-notes.js';
import {renderEnding} from '../../www/src/features/ending/view-plate.js';
import {renderReply} from '../../www/src/features/ending/view-reply.js';
import {renderReview} from '../../www/src/features/ending/view-review.js';
import {renderShared} from '../../www/src/features/ending/view-shared.js';
import {renderStanding} from '../../www/src/features/ending/view-standing.js';
import {redacted} from '../../www/src/features/predict/lesson.js';
import {lessonSay} from '../../www/src/features/predict/sentences.js';
import {
  renderAnswers,
  renderPrediction,
  renderPredictionBeside,
  renderQuestion,
  renderStage,
} from '../../www/src/features/predict/view.js';
import {renderWatchActions} from '../../www/src/features/predict/view-actions.js';
import {whyNotSentence} from '../../www/src/features/predict/why-not.js';
import {
  litOf,
  renderSurpriseLine,
  renderSurpriseRows,
} from '../../www/src/features/review/view-appraisal.js';
import {renderTimeline} from '../../www/src/features/review/view-log.js';
import * as panel from '../../www/src/features/review/view-panel.js';
import {renderStrip} from '../../www/src/features/review/view-strip.js';
import {renderCounted} from '../../www/src/features/review/view-thought.js';
import {renderDeploy} from '../../www/src/games/sea/deploy/view.js';
import {renderDialog} from '../../www/src/games/sea/dialogs/dialog.js';
import {
  behindOver,
  laidShips,
  renderBehind,
} from '../../www/src/games/sea/fleets-through-cell/view.js';
import {
  renderBasisLegend,
  renderThoughtLegend,
} from '../../www/src/games/sea/view/belief-legend.js';
import {renderScoreSheet} from '../../www/src/games/sea/view/score.js';
import {renderSideBySide} from '../../www/src/games/sea/view/side-by-side.js';
import {renderScrubber, renderSpeed, renderSteps} from '../../www/src/shell/view/timeline.js';

/** @type {any} */
export const parts = {
  dialogs: {renderDialog},
  deploy: {renderDeploy},
  teach: {
    askedSentence: lessonSay.asked,
    redacted,
    renderAnswers,
    renderPrediction,
    renderPredictionBeside,
    renderQuestion,
    whyNotSentence,
    renderSideBySide,
    renderStage,
    renderWatchActions,
  },
  ending: {
    renderEndedBar,
    renderEnding,
    renderNotes,
    renderReply,
    renderReview,
    renderShared,
    renderStanding,
  },
  review: {
    ...panel,
    behindOver,
    renderBasisLegend,
    laidShips,
    litOf,
    renderBehind,
    renderCounted,
    renderStrip,
    renderScoreSheet,
    renderScrubber,
    renderSurpriseLine,
    renderSurpriseRows,
    renderSpeed,
    renderSteps,
    renderThoughtLegend,
    renderTimeline,
  },
};
