// My answers in Reversi: those of the line shown, and the text that is handed in. Pure; docs/formats.md, 'My answers'.
import {handedText, readHanded} from '../../shell/lesson/answer-sheet.js';
import {joined, recordParts, upTo} from '../../shell/records.js';
import {scoreOf} from './lesson.js';
import {positionOf} from './select.js';

/** @typedef {import('./state.js').State} State */
/**
 * @typedef {object} Row
 * @property {number} step of the move foretold
 * @property {string | null} own the square chosen; null where it was skipped
 * @property {string | null} did what was played
 * @property {number} tries
 * @property {Gives | null} gives null where nobody's values are known
 */
/** @typedef {{loss: number | null, unit: 'points' | 'discs', best: string, agent: string}} Gives what a move gives up against the best, to a tenth; `loss` is null where that is who wins */

/** @param {import('./lesson.js').Foretold} answer @returns {Gives | null} */
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

/** @param {Pick<State, 'game' | 'lesson'>} state in order of play @returns {Row[]} */
export function rowsOf({game, lesson}) {
  if (!game) return [];
  const {record, view} = game;
  return Array.from({length: view.moves.length + 1}, (_, step) => {
    const answer = lesson.answers[positionOf({record, view: {...view, step}})];
    if (!answer) return [];
    const {own, did, tries} = answer;
    return [{step: step + 1, own, did, tries, gives: givesOf(answer)}];
  }).flat();
}

/** @param {Row[]} rows what they come to; points and discs are not added up, so those of one agent count */
export function tallyOf(rows) {
  const given = rows.filter(({own}) => own !== null);
  return {
    given: given.length,
    skipped: rows.length - given.length,
    same: given.filter(({own, did}) => own === did).length,
    best: given.filter(({gives}) => gives?.loss === 0).length,
  };
}

/** @param {Row} row */
function lineOf({step, own, did, tries, gives}) {
  const up = gives?.loss === null ? 'the result' : `${gives?.loss.toFixed(1)} ${gives?.unit}`;
  const held = gives ? ` gives up ${up}, best ${gives.best} by ${gives.agent}` : '';
  const again = tries > 1 ? `, try ${tries}` : '';
  return `step ${step}: ${own ? `${own}${held}${again}` : 'skipped'}, move ${did ?? '-'}`;
}

/** @param {ReturnType<typeof tallyOf>} tally */
const totalLine = ({given, skipped, same, best}) =>
  `total ${given} answers, ${skipped} skipped, ${same} the same; ${best} the best`;

/** @param {State} state the text to hand in; its game as far as it was foretold */
export function answersText(state) {
  const rows = rowsOf(state);
  const last = rows.at(-1)?.step ?? 0;
  const record = state.game ? upTo(state.game.record, last) : '';
  return handedText(record, rows.map(lineOf), totalLine(tallyOf(rows)));
}

const LINE =
  /^step (\d{1,5}): (?:skipped|([a-h][1-8])(?: gives up (the result|\d{1,4}\.\d (?:points|discs)), best ([a-h][1-8]) by (\S{1,80}))?(?:, try (\d{1,3}))?), move ([a-h][1-8]|-)$/;

/** @param {string} line @returns {Row | null} */
function readLine(line) {
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

/** @param {string} pasted what was handed in, by one or by several */
export const readAnswers = (pasted) =>
  readHanded(pasted, {reversi: true, readRow: readLine, count: tallyOf, totalOf: totalLine});

/** @param {State} state @returns {string | null} the line on which answers are given */
export const lineOn = ({game}) => game && joined({...recordParts(game.record), actions: []});
