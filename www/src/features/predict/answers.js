// What a person predicted of an agent's shots, judged by chances, and the text a student hands in. Pure; docs/formats.md, 'My answers'.

import {cellAt, cellIndex} from '../../board/cells.js';
import {maySurprise} from '../../games/sea/select.js';
import {isCount, isNumber, isObject, isText} from '../../shell/checks.js';
import {createSheet} from '../../shell/lesson/answer-sheet.js';
import {createAnswersStorage} from '../../shell/lesson/answers-storage.js';
import {tallyOf as countOf} from '../../shell/lesson/lesson.js';
import {tenths} from '../review/appraisal.js';

/** @typedef {import('../../engine/types.js').Basis} Basis */
/** @typedef {import('../../engine/types.js').Decision} Decision */
/** @typedef {import('../../engine/types.js').Belief} Belief */
/** @typedef {import('../../engine/types.js').Board} Board */
/** @typedef {import('../../engine/types.js').Ruleset} Ruleset */
/**
 * The chances an answer is held against, as they are read: in per cent, to a tenth.
 * @typedef {object} Measure
 * @property {number} chance of the cell chosen
 * @property {{cell: string, chance: number}} likeliest of the cells that were open
 * @property {'agent' | 'fleets'} by the agent's own chances, or those of all fleets that fit where it has none
 * @property {Basis} basis
 */
/**
 * The prediction of a move, by its step.
 * @typedef {{step: number} & import('../../shell/game.d.ts').Answer<{flags: boolean, cell: string}, Measure>} Answer
 */
/** @typedef {Record<number, Answer>} Answers by step */

/** @param {Basis | undefined} basis whether its numbers are chances */
const areChances = (basis) =>
  basis !== undefined && ['counted', 'weighed', 'sampled'].includes(basis.kind);

/** @param {{cell: string | null, action: string} | null} decision or a move @returns {Answer['did']} null of what is no shot and no flag */
export const didOf = (decision) =>
  decision?.cell && /^\d?[FG]/.test(decision.action)
    ? {flags: /^\d?G/.test(decision.action), cell: decision.cell}
    : null;

/**
 * A cell held against the chances of all that were open.
 * @param {string} cell
 * @param {{values: number[], basis: Basis}} map
 * @param {Pick<Board, 'marks'>} board
 * @param {Ruleset} rules
 * @param {Measure['by']} by
 * @returns {Measure | null} null where the numbers are no chances
 */
export function measureOf(cell, {values, basis}, {marks}, rules, by) {
  if (!areChances(basis)) return null;
  const open = values.map((value, at) => (maySurprise(marks[at], rules) ? value : -1));
  const most = Math.max(...open);
  const own = cellIndex(cell, rules.cols);
  if (most < 0) return null;
  // Of cells alike the one chosen is as likely as any.
  const at = open[own] === most ? own : open.indexOf(most);
  return {
    chance: tenths(values[own]),
    likeliest: {cell: cellAt(at, rules.cols), chance: tenths(most)},
    by,
    basis,
  };
}

/** @param {string} cell @param {Decision} decision @param {Board} board @param {Ruleset} rules by the agent's own map, where that tells chances */
export const ownMeasure = (cell, {map}, board, rules) =>
  map && measureOf(cell, map, board, rules, 'agent');

/** @param {string} cell @param {Belief} belief @param {Board} board @param {Ruleset} rules */
export const beliefMeasure = (cell, {basis, chances, unhit}, board, rules) =>
  measureOf(cell, {basis, values: unhit ?? chances}, board, rules, 'fleets');

/** @param {Answers} answers in order of play */
export const inOrder = (answers) => Object.values(answers).sort((a, b) => a.step - b.step);

/**
 * What answers come to.
 * @param {Pick<Handed, 'own' | 'did' | 'measure'>[]} answers
 */
export function tallyOf(answers) {
  const measured = answers.flatMap(({own, measure}) => (own !== null && measure ? [measure] : []));
  const sum = (/** @type {number[]} */ chances) =>
    Math.round(10 * chances.reduce((total, one) => total + one, 0)) / 10;
  return {
    ...countOf(answers, ({own, did}) => own === did?.cell),
    measured: measured.length,
    own: sum(measured.map(({chance}) => chance)),
    likeliest: sum(measured.map(({likeliest}) => likeliest.chance)),
  };
}

const BY = {agent: 'its own chances', fleets: 'all fleets'};

/** @param {Handed} answer */
function lineOf({step, own, did, measure, tries}) {
  const held = measure
    ? ` ${measure.chance.toFixed(1)} %, likeliest ${measure.likeliest.cell} ${measure.likeliest.chance.toFixed(1)} % by ${BY[measure.by]}`
    : '';
  const again = tries > 1 ? `, try ${tries}` : '';
  return `step ${step}: ${own ? `${own}${held}${again}` : 'skipped'}, ${did?.flags ? 'flag' : 'shot'} ${did?.cell ?? '-'}`;
}

/** @param {ReturnType<typeof tallyOf>} tally */
const totalLine = ({given, skipped, same, measured, own, likeliest}) =>
  `total ${given} answers, ${skipped} skipped, ${same} the same; ${own.toFixed(1)} of ${likeliest.toFixed(1)} points in ${measured}`;

const LINE =
  /^step (\d{1,5}): (?:skipped|([A-P]\d{1,2})(?: (\d{1,3}\.\d) %, likeliest ([A-P]\d{1,2}) (\d{1,3}\.\d) % by (its own chances|all fleets))?(?:, try (\d{1,3}))?), (shot|flag) ([A-P]\d{1,2}|-)$/;

/** @typedef {Pick<Answer, 'step' | 'own' | 'did' | 'tries'> & {measure: Omit<Measure, 'basis'> | null | undefined}} Handed */

/** @param {string} line @returns {Handed | null} */
function readRow(line) {
  const [all, step, own, chance, cell, best, by, tries, does, did] = LINE.exec(line) ?? [];
  if (!all) return null;
  return {
    step: Number(step),
    own: own ?? null,
    did: did === '-' ? null : {flags: does === 'flag', cell: did},
    measure: chance
      ? {
          chance: Number(chance),
          likeliest: {cell, chance: Number(best)},
          by: by === BY.agent ? 'agent' : 'fleets',
        }
      : null,
    tries: Number(tries ?? 1),
  };
}

export const sheet = createSheet({
  ...{reversi: false, lineOf, readRow, count: tallyOf, totalOf: totalLine},
  /** @param {Pick<import('../../games/sea/types.js').State, 'lesson'>} state @returns {Handed[]} */
  rowsOf: ({lesson}) => inOrder(lesson?.answers ?? {}),
});

/** @param {unknown} measure */
const isMeasure = (measure) =>
  isObject(measure) &&
  isNumber(measure.chance) &&
  isObject(measure.likeliest) &&
  isText(measure.likeliest.cell) &&
  isNumber(measure.likeliest.chance) &&
  isObject(measure.basis) &&
  isText(measure.basis.kind);

/** @param {unknown} answer another version, or another hand, may have written it @returns {answer is Answer} */
const isAnswer = (answer) =>
  isObject(answer) &&
  isCount(answer.step) &&
  isCount(answer.tries) &&
  (answer.own === null || isText(answer.own)) &&
  (answer.did === null || (isObject(answer.did) && isText(answer.did.cell))) &&
  (!answer.measure || isMeasure(answer.measure));

/** @param {() => Pick<Storage, 'getItem' | 'setItem'>} [storage] */
export const createPredictionStorage = (storage) =>
  createAnswersStorage({name: 'spyglass-answers', isAnswer}, storage);
