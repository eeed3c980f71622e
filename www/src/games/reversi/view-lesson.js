// A lesson in Reversi, drawn.
import {createLessonView} from '../../shell/lesson/view.js';
import {lesson} from './lesson.js';
import {lessonSay} from './lesson-sentences.js';
import {refusalSentence} from './sentences.js';
import {renderReversiBoard} from './view-board.js';

/** @typedef {import('./view.js').Shown} Shown */

export const {renderPrediction, renderStage} = createLessonView(lesson, lessonSay, {
  region: 'reversi-region',
  title: ({words}) => words('reversi-title'),
  board: (/** @type {Shown} */ shown) => renderReversiBoard(shown),
  notice: refusalSentence,
  questions: true,
});
