// Answers about moves of Reversi, as they are listed and counted. Pure.
import {tallyOf as countOf} from '../../shell/lesson/answer-sheet.js';
import {lesson, scoreOf} from './lesson.js';

/** @typedef {import('./lesson.js').Prediction} Prediction */
/** @typedef {{loss: number | null, unit: 'points' | 'discs', best: string, agent: string}} Gives what a move gives up against the best, to a tenth; `loss` is null where that is who wins */
/**
 * @typedef {object} Row
 * @property {number} step of the move predicted
 * @property {string | null} own the square chosen; null where it was skipped
 * @property {string | null} did what was played
 * @property {number} tries
 * @property {Gives | null} gives null where nobody's values are known
 */

/** @param {Pick<Prediction, 'own' | 'measure'>} answer @returns {Gives | null} */
export function givesOf(answer) {
  const score = scoreOf(answer);
  if (!score || !answer.measure) return null;
  const {loss, best, own} = score;
  return {
    loss: loss === null ? null : Math.round(10 * loss) / 10,
    unit: own.kind === 'points' ? 'points' : 'discs',
    best: best.square,
    agent: answer.measure.agent,
  };
}

/** @param {import('./state.js').State} state in order of play @returns {Row[]} */
export const rowsOf = (state) =>
  lesson.answersOf(state).map(({step, answer}) => {
    const {own, did, tries} = answer;
    return {step: step + 1, own, did, tries, gives: givesOf(answer)};
  });

/** @param {(Row | Prediction)[]} rows what they come to; points and discs are not added up, so those of one agent count */
export function tallyOf(rows) {
  const isBest = (/** @type {Row | Prediction} */ row) =>
    'gives' in row ? row.gives?.loss === 0 : scoreOf(row)?.loss === 0;
  return {
    ...countOf(rows, ({own, did}) => own === did),
    best: rows.filter((row) => row.own !== null && isBest(row)).length,
  };
}
