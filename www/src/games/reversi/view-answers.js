// My answers in Reversi, drawn.
import {html} from 'lit/html.js';
import {createAnswersView} from '../../shell/lesson/view-answers.js';
import {rowsOf} from './answers.js';
import {tallyOf} from './lesson.js';
import {lossText, squareName} from './sentences.js';

/** @typedef {import('./view.js').Shown} Shown */

/** @param {import('./answers.js').Gives | null} gives @param {Shown} shown */
function givesText(gives, shown) {
  if (!gives) return '–';
  const {loss, unit} = gives;
  return loss === null
    ? shown.words('reversi-answers-result')
    : shown.words('reversi-answers-gives', {loss: lossText(loss, shown), unit});
}

/** @type {import('../../shell/lesson/view-answers.js').AnswersGame<Shown['state'], import('./answers.js').Row, Shown>} */
const answers = {
  rowsOf,
  columns: {
    words: ['reversi-given-up', 'reversi-answers-best'],
    judge: ({gives}, shown) => [
      givesText(gives, shown),
      gives
        ? html`${squareName(gives.best, shown)} <small>${shown.names.agent(gives.agent)}</small>`
        : '–',
    ],
    did: ({did}, shown) => (did ? squareName(did, shown) : '–'),
    name: squareName,
    same: ({own, did}) => own !== null && own === did,
  },
  tally: (state, {words}) => words('reversi-predict-tally', tallyOf(rowsOf(state))),
  basis: 'reversi-answers-basis',
};

export const renderAnswers = createAnswersView(answers);
