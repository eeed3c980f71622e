// A lesson about seas, drawn: the board presented, and my answers.
import {html, nothing} from 'lit/html.js';
import {leadBoard} from '../../games/sea/select.js';
import {noticeSaid} from '../../games/sea/sentences.js';
import {renderEntry} from '../../games/sea/view/page.js';
import {renderSea} from '../../games/sea/view/sea.js';
import {createLessonView} from '../../shell/lesson/view.js';
import {createAnswersView} from '../../shell/lesson/view-answers.js';
import {sheet} from './answers.js';
import {lesson} from './lesson.js';
import {lessonSay, tallySentence, tenthText} from './sentences.js';

/** @typedef {import('../../games/sea/view/page.js').ViewContext} Shown */

/** @param {Shown} shown */
function renderBoard(shown) {
  const {state, view, parts} = shown;
  const layer = lesson.layerOf(state);
  return renderSea(leadBoard(view), shown, {
    overlay: view.decision,
    aims: layer === 'choice',
    hidden: !state.reveal && !view.over,
    acts: state.asks,
    lit: (layer === 'choice' && parts.tutor?.litOf(shown)) || null,
  });
}

const {renderPrediction: renderAsked, renderStage} = createLessonView(lesson, lessonSay, {
  region: 'region',
  title: ({words, state}) => words(`mode-${state.mode}`),
  board: renderBoard,
  notice: (_notice, shown) => noticeSaid(shown.state, shown),
  entry: (shown) => renderEntry(shown),
});

export {renderStage};

/** @param {Shown} shown of an element, which need not have a panel, below its board */
export const renderPrediction = (shown) =>
  shown.site === undefined ? nothing : renderAsked(shown);

/** @param {Shown} shown on the page beside the board, where it needs no scrolling */
export const renderPredictionBeside = (shown) =>
  shown.site === undefined ? renderAsked(shown) : nothing;

/** @param {Shown} shown in place of the reason that is still hidden */
export const renderQuestion = (shown) =>
  shown.site === undefined ? lessonSay.question(shown.state, shown) : shown.words('predict-hidden');

/** @param {number | undefined} chance @param {Shown} shown */
const percent = (chance, shown) => (chance === undefined ? '–' : `${tenthText(chance, shown)} %`);

/** @type {import('../../shell/lesson/view-answers.js').AnswersGame<Shown['state'], import('./answers.js').Handed, Shown>} */
const answers = {
  rowsOf: sheet.rowsOf,
  columns: {
    words: ['answers-chance', 'answers-likeliest'],
    judge: ({measure}, shown) => [
      percent(measure?.chance, shown),
      measure
        ? `${shown.names.cell(measure.likeliest.cell)} ${percent(measure.likeliest.chance, shown)}`
        : '–',
    ],
    did: ({did}, {words, names}) =>
      html`${did ? names.cell(did.cell) : '–'}${did?.flags ? html` <small>${words('answers-flag')}</small>` : nothing}`,
    name: (cell, {names}) => names.cell(cell),
    same: ({own, did}) => own !== null && own === did?.cell,
  },
  tally: tallySentence,
  basis: 'answers-basis',
};

export const renderAnswers = createAnswersView(answers);
