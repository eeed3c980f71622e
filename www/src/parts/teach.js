// Watching as a lesson: each choice foretold before it is shown, one's answers, and the board presented.
import {createTeaching} from '../flow/teaching.js';
import english from '../i18n/en/teach.ftl';
import {createFullScreen} from '../input/full-screen.js';
import {teachingSpoken} from '../speak/teaching.js';
import {reduceTeaching} from '../state/teaching.js';

export {askedSentence} from '../speak/teaching.js';
export {veiled} from '../state/teaching.js';
export {renderAnswers} from '../view/teach/answers.js';
export {renderLessons} from '../view/teach/buttons.js';
export {renderForetell} from '../view/teach/foretell.js';
export {renderStage} from '../view/teach/stage.js';

export const words = {en: english};

/** @param {import('../lazy.js').Around} around */
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
