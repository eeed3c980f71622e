// Watching as a lesson: each choice predicted before it is shown, one's answers, and the board presented.

import answers from '../../i18n/en/answers.ftl';
import shared from '../../i18n/en/lesson.ftl';
import result from '../../i18n/en/result.ftl';
import english from '../../i18n/en/teach.ftl';
import {createFullScreen} from '../../shell/full-screen.js';
import {createPredictions} from './flow.js';
import {reduceLesson} from './lesson.js';
import {lessonSay} from './sentences.js';

export {renderSideBySide} from '../../games/sea/view/side-by-side.js';
export {redacted} from './lesson.js';
export {
  renderAnswers,
  renderPrediction,
  renderPredictionBeside,
  renderQuestion,
  renderStage,
} from './view.js';
export {renderWatchActions} from './view-actions.js';
export {whyNotSentence} from './why-not.js';

export const words = [shared, answers, english, result];
export const askedSentence = lessonSay.asked;

/** @param {import('../../app/parts.js').AppContext} around */
export function start(around) {
  const {store, tellers, hands, root, signal} = around;
  const leave = () => store.dispatch({type: 'present', on: false});
  const screen = createFullScreen(root, leave, signal);
  // First of all, since the question stands in place of what else is told of a step.
  tellers.unshift(lessonSay.heard);
  store.extend(reduceLesson);
  createPredictions(around);
  store.hear((_action, state, before) => {
    if (Boolean(state.present) === Boolean(before.present)) return;
    if (state.present) screen.enter();
    else screen.leave();
    hands.focusId(state.present ? 'stage' : 'present');
  });
}
