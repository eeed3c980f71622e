// Watching as a lesson: each choice foretold before it is shown, one's answers, and the board presented.

import english from '../../i18n/en/teach.ftl';
import {createFullScreen} from '../../shell/full-screen.js';
import {createTeaching} from './flow.js';
import {teachingSpoken} from './sentences.js';
import {reduceTeaching} from './state.js';

export {askedSentence} from './sentences.js';
export {veiled} from './state.js';
export {renderForetell} from './view.js';
export {renderAnswers} from './view-answers.js';
export {renderLessons} from './view-buttons.js';
export {renderStage} from './view-stage.js';

export const words = {en: english};

/** @param {import('../../app/parts.js').AppContext} around */
export function start(around) {
  const {store, tellers, hands, root, signal} = around;
  const leave = () => store.dispatch({type: 'present', on: false});
  const screen = createFullScreen(root, leave, signal);
  // First of all, since the question stands in place of what else is told of a step.
  tellers.unshift(teachingSpoken);
  store.extend(reduceTeaching);
  createTeaching(around);
  store.hear((_action, state, before) => {
    if (Boolean(state.present) === Boolean(before.present)) return;
    if (state.present) screen.enter();
    else screen.leave();
    hands.focusId(state.present ? 'stage' : 'present');
  });
}
