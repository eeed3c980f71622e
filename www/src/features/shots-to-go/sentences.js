// Shots to go, in words.

/** @import {ShotsToGo} from '../../engine/types.js' */
/** @import {Speech} from '../../shell/coded-sentence.js' */

/** Of several cells one may be better by chance: the interval that must lie beyond 0 is wider than that of one difference, as Bonferroni's correction for 15 of them has it. */
const WIDER = 1.5;

/** @param {ShotsToGo} told @returns {ShotsToGo['cells'][number] | null} the cell with the fewest shots among those that are clearly better than the first */
export function clearlyBetter({cells: [, ...others]}) {
  const clear = others.filter(({more, more_error}) => more + WIDER * more_error < 0);
  return clear.reduce(
    (best, one) => (best && best.more <= one.more ? best : one),
    /** @type {ShotsToGo['cells'][number] | null} */ (null),
  );
}

/** @param {ShotsToGo} told @param {Speech} speech whether another cell than the likeliest is clearly better */
export function comparisonSentence(told, {words, names}) {
  const [first] = told.cells;
  const better = clearlyBetter(told);
  const tenths = (/** @type {number} */ value) =>
    words.number(value, {minimumFractionDigits: 1, maximumFractionDigits: 1});
  const named = {first: names.cell(first.cell), firstShots: tenths(first.shots)};
  if (!better) return words('shots-none-better', named);
  return words('shots-better', {
    ...named,
    cell: names.cell(better.cell),
    shots: tenths(better.shots),
    fewer: tenths(-better.more),
    error: tenths(WIDER * better.more_error),
  });
}

/** @param {ShotsToGo} told @param {boolean} done @param {Speech} speech how the numbers were come by */
export const countedSentence = ({fleets}, done, {words}) =>
  words('shots-how', {fleets, done: done ? 'yes' : 'no'});

/** @type {import('../../games/sea/announcer.js').Teller} */
export const shotsSpoken = (action, {shots}, _before, speech) =>
  // Not what comes late, of a step that is left.
  action.type === 'shots-told' && shots?.done && shots.told === action.told
    ? comparisonSentence(action.told, speech)
    : '';
