// Whether an answer is right: by the goal of its chapter, and by what the engine says of the position. Pure.
import {isNumber, isObject, isOneOf, isText} from '../../shell/checks.js';
import {isCellText, USUAL_GOALS} from './format.js';

/** @import {Answer, Ask, Certain, Goal, Judgement} from './types.js' */
/**
 * What the engine says of a position, as far as a kind needs it.
 * @typedef {object} Facts
 * @property {Map<string, number>} [chances] of the cells that may be shot at, 0 to 1
 * @property {{more: number, error: number}} [lost] how many more shots the answer costs than the likeliest cell, and the half-width of that interval
 * @property {Map<string, number>} [values] of the moves, in discs or points for whoever makes it
 * @property {number} [error] in discs: what is given up less is no loss
 * @property {Certain} [certain]
 * @property {{cell: string | null, scores: Map<string, number>}} [choice] of an agent, and how much it makes of each cell
 */

/** In shots, where a cell may be right by its chance as well. */
const SHOTS_TOO = {within: 0, near: 0.5};

/** Sums of chances are good to so much. */
const NOTHING = 1e-9;

/** @param {number} off @param {{within?: number, near?: number}} margins @returns {Judgement} */
const byMargins = (off, {within = 0, near = 0}) =>
  off <= within + NOTHING ? 'right' : off <= near + NOTHING ? 'near' : 'wrong';

/** @param {Map<string, number>} values @param {string} of @param {number} unit @param {Goal} goal @returns {Judgement} */
function belowBest(values, of, unit, goal) {
  const value = values.get(of);
  if (value === undefined) return 'wrong';
  return byMargins(unit * (Math.max(...values.values()) - value), goal);
}

/** @param {string} answer @param {Goal} goal @param {Facts} facts @returns {Judgement} */
function judgeCell(answer, goal, {chances, lost, values, error = 0}) {
  if (goal.cells) {
    if (goal.cells.includes(answer)) return 'right';
    return goal.nearCells?.includes(answer) ? 'near' : 'wrong';
  }
  if (values) {
    const {within = 0, near = 4} = goal;
    return belowBest(values, answer, 1, {within: error + within, near: error + near});
  }
  const byChance = () =>
    belowBest(chances ?? new Map(), answer, 100, {...USUAL_GOALS.cell, ...goal});
  if (goal.by === 'either')
    return better(byChance(), lost ? byShotsToo(lost, gapOf(answer, chances)) : 'wrong');
  return lost ? byShots(lost, goal) : byChance();
}

/** What cannot be told from the best is as good. @param {NonNullable<Facts['lost']>} lost @param {Goal} goal */
const byShots = ({more, error}, {within = 0.2, near = 1}) =>
  byMargins(Math.max(0, more - error), {within, near});

/** @param {string} cell @param {Map<string, number>} [chances] how many points it is below the likeliest */
const gapOf = (cell, chances = new Map()) =>
  100 * (Math.max(...chances.values()) - (chances.get(cell) ?? 0));

/** Below the likeliest by more points, a cell is not near by shots. */
const FAR = 25;

/** Where either measure will do, certain water beside a certain ship is wrong whatever was measured. @param {NonNullable<Facts['lost']>} lost @param {number} gap @returns {Judgement} */
function byShotsToo(lost, gap) {
  const judgement = gap >= 100 - NOTHING ? 'wrong' : byShots(lost, SHOTS_TOO);
  return judgement === 'near' && gap > FAR + NOTHING ? 'wrong' : judgement;
}

/** @param {Judgement} one @param {Judgement} other @returns {Judgement} */
const better = (one, other) => (SHARES[one] >= SHARES[other] ? one : other);

/** @param {number} answer in percent @param {Goal} goal @param {Facts} facts @returns {Judgement} */
const judgeChance = (answer, goal, {chances}) =>
  byMargins(Math.abs(answer - 100 * (chances?.get(goal.cell ?? '') ?? Number.NaN)), {
    ...USUAL_GOALS.chance,
    ...goal,
  });

/** How many marks of those asked for are right, wrong and missing. @param {Certain} answer @param {Goal} goal @param {Certain} certain */
export function marksCounted(answer, {of = 'both'}, certain) {
  const counts = {right: 0, wrong: 0, missing: 0};
  for (const side of /** @type {const} */ (['ship', 'water'])) {
    if (of !== 'both' && of !== side) continue;
    const right = answer[side].filter((cell) => certain[side].includes(cell)).length;
    counts.right += right;
    counts.wrong += answer[side].length - right;
    counts.missing += certain[side].length - right;
  }
  return counts;
}

/** @param {Certain} answer @param {Goal} goal @param {Facts} facts @returns {Judgement} near: nothing is wrong and half is there */
function judgeCertain(answer, goal, {certain = {ship: [], water: []}}) {
  const {right, wrong, missing} = marksCounted(answer, goal, certain);
  if (wrong > 0) return 'wrong';
  if (missing === 0) return 'right';
  return right >= missing ? 'near' : 'wrong';
}

/** @param {string} answer @param {Goal} goal @param {Facts} facts @returns {Judgement} right: what it chose, or what it makes as much of */
function judgePredict(answer, {near = USUAL_GOALS.predict.near}, {choice}) {
  if (!choice) return 'wrong';
  if (choice.cell === answer) return 'right';
  const [own, most] = [answer, choice.cell ?? ''].map((cell) => choice.scores.get(cell));
  if (own === undefined || most === undefined) return 'wrong';
  if (Math.abs(own - most) <= NOTHING) return 'right';
  return most - own <= (Math.abs(most) * near) / 100 + NOTHING ? 'near' : 'wrong';
}

/** @param {number} answer @param {Goal} goal @returns {Judgement} */
function judgeScore(answer, {shots, points, lead, near = USUAL_GOALS.score.near}) {
  const lacks = shots === undefined ? Number(points ?? lead) - answer : answer - shots;
  return byMargins(Math.max(0, lacks), {within: 0, near});
}

/** @param {unknown} value @returns {value is Certain} */
export const isCertain = (value) =>
  isObject(value) &&
  Object.keys(value).length === 2 &&
  ['ship', 'water'].every(
    (side) =>
      Array.isArray(value[side]) && value[side].length <= 256 && value[side].every(isCellText),
  );

/** What an answer of each kind is. @type {Record<Ask, (answer: unknown) => boolean>} */
const FORMS = {
  cell: isCellText,
  chance: (answer) => isNumber(answer) && answer >= 0 && answer <= 100,
  certain: isCertain,
  predict: isCellText,
  score: (answer) => answer === null || isNumber(answer),
  solve: (answer) => isOneOf([true, false], answer),
};

/** @param {Ask} ask @param {unknown} answer @returns {answer is Answer} */
export const isAnswer = (ask, answer) => FORMS[ask](answer);

/** @param {Ask} ask @param {Goal} goal @param {Answer} answer @param {Facts} facts @returns {Judgement} */
export function judge(ask, goal, answer, facts) {
  // A game given up has no result.
  if (answer === null || !isAnswer(ask, answer)) return 'wrong';
  switch (ask) {
    case 'cell':
      return judgeCell(String(answer), goal, facts);
    case 'chance':
      return judgeChance(Number(answer), goal, facts);
    case 'certain':
      return judgeCertain(/** @type {Certain} */ (answer), goal, facts);
    case 'predict':
      return judgePredict(String(answer), goal, facts);
    case 'score':
      return judgeScore(Number(answer), goal);
    default:
      return answer === true ? 'right' : 'wrong';
  }
}

/** How much of a chapter's points an answer earns. */
export const SHARES = {right: 1, near: 0.5, wrong: 0};

/** @param {import('./types.js').Outcome} outcome @returns {Judgement} of the answer that counts */
export const judgementOf = ({earned, possible}) =>
  earned === possible ? 'right' : earned > 0 ? 'near' : 'wrong';

/** What is said of an answer by whoever wrote the chapter: of this very cell, else of its judgement. @param {import('./types.js').Feedback | undefined} feedback @param {Judgement} judgement @param {Answer} answer @returns {string | null} */
export function feedbackTo(feedback, judgement, answer) {
  const cells = feedback?.cells ?? {};
  const own = isText(answer) && Object.hasOwn(cells, answer) ? cells[answer] : null;
  return own ?? feedback?.[judgement] ?? null;
}
