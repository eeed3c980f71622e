// My answers on the page of Reversi: fetched where choices are predicted.
import english from '../../i18n/en/answers.ftl';
import {createAnswersFlow} from '../../shell/lesson/answers-flow.js';
import {createReversiStorage, sheet} from './answers.js';
import {lesson} from './lesson.js';

export {renderAnswers} from './view-answers.js';

/** In other languages they are there already. */
export const words = {english: [english], packs: []};

/** @param {import('./types.js').Store} store */
export const startAnswers = (store) =>
  createAnswersFlow(lesson, sheet, store, createReversiStorage());
