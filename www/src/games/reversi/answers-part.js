// My answers on the page of Reversi: fetched where choices are foretold.
import english from '../../i18n/en/teach.ftl';

export {createAnswersFlow} from './flow-answers.js';
export {renderAnswers} from './view-answers.js';

/** In other languages they are there already. */
export const words = {english: [{en: english}], packs: []};
