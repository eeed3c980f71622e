// My answers in Reversi: the text that is handed in, and where they are kept. Pure; docs/formats.md, 'My answers'.
import {createSheet} from '../../shell/lesson/answer-sheet.js';
import {createAnswersStorage} from '../../shell/lesson/answers-storage.js';
import {rowsOf, tallyOf} from './answer-rows.js';

/** @typedef {import('./answer-rows.js').Row} Row */

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

/** @param {any} answer another version, or another hand, may have written it */
const isAnswer = (answer) =>
  typeof answer?.of === 'string' &&
  Number.isInteger(answer.tries) &&
  [answer.own, answer.did].every((square) => square === null || typeof square === 'string') &&
  (!answer.measure ||
    (typeof answer.measure.agent === 'string' &&
      typeof answer.measure.values?.best === 'string' &&
      Array.isArray(answer.measure.values.moves)));

/** @param {() => Pick<Storage, 'getItem' | 'setItem'>} [storage] */
export const createReversiStorage = (storage) =>
  createAnswersStorage({name: 'spyglass-reversi-answers', isAnswer}, storage);
