// My answers in Reversi: the text that is handed in, and where they are kept. Pure; docs/formats.md, 'My answers'.
import {areAll, isCount, isObject, isText} from '../../shell/checks.js';
import {createSheet} from '../../shell/lesson/answer-sheet.js';
import {createAnswersStorage} from '../../shell/lesson/answers-storage.js';
import {lesson, scoreOf, tallyOf} from './lesson.js';

/** @import {Prediction} from './types.js' */
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
function givesOf(answer) {
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

/** @param {import('./types.js').State} state in order of play @returns {Row[]} */
export const rowsOf = (state) =>
  lesson.answersOf(state).map(({step, answer}) => {
    const {own, did, tries} = answer;
    return {step: step + 1, own, did, tries, gives: givesOf(answer)};
  });

/** @param {Row} row */
function lineOf({step, own, did, tries, gives}) {
  const up = gives?.loss === null ? 'the result' : `${gives?.loss.toFixed(1)} ${gives?.unit}`;
  const held = gives ? ` gives up ${up}, best ${gives.best} by ${gives.agent}` : '';
  const again = tries > 1 ? `, try ${tries}` : '';
  return `step ${step}: ${own ? `${own}${held}${again}` : 'skipped'}, move ${did ?? '-'}`;
}

const LINE =
  /^step (\d{1,5}): (?:skipped|([a-h][1-8])(?: gives up (the result|\d{1,4}\.\d (?:points|discs)), best ([a-h][1-8]) by (\S{1,80}))?(?:, try (\d{1,3}))?), move ([a-h][1-8]|-)$/;

/** @param {string} line @returns {Row | null} */
function readRow(line) {
  const [all, step, own, up, best, agent, tries, did] = LINE.exec(line) ?? [];
  if (!all) return null;
  const [loss, unit] = up?.split(' ') ?? [];
  return {
    step: Number(step),
    own: own ?? null,
    did: did === '-' ? null : did,
    tries: Number(tries ?? 1),
    gives: up
      ? {
          ...(up === 'the result'
            ? {loss: null, unit: 'discs'}
            : {loss: Number(loss), unit: unit === 'points' ? 'points' : 'discs'}),
          ...{best, agent},
        }
      : null,
  };
}

export const sheet = createSheet({
  ...{reversi: true, rowsOf, lineOf, readRow, count: tallyOf},
  totalOf: ({given, skipped, same, best}) =>
    `total ${given} answers, ${skipped} skipped, ${same} the same; ${best} the best`,
});

/** @param {unknown} measure */
const isMeasure = (measure) =>
  isObject(measure) &&
  isText(measure.agent) &&
  isObject(measure.values) &&
  isText(measure.values.best) &&
  areAll(measure.values.moves, isObject);

/** @param {unknown} answer another version, or another hand, may have written it @returns {answer is Prediction} */
const isAnswer = (answer) =>
  isObject(answer) &&
  isText(answer.of) &&
  isCount(answer.tries) &&
  [answer.own, answer.did].every((square) => square === null || isText(square)) &&
  (!answer.measure || isMeasure(answer.measure));

/** @param {() => Pick<Storage, 'getItem' | 'setItem'>} [storage] */
export const createReversiStorage = (storage) =>
  createAnswersStorage({name: 'spyglass-reversi-answers', isAnswer}, storage);
