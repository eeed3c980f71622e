// Shots to go, in words.

/** @import {ShotsToGo} from '../../engine/types.js' */
/** @import {Speech} from '../../shell/coded-sentence.js' */

/** Of several cells one may be better by chance: the interval that must lie beyond 0 is wider than that of one difference, as Bonferroni's correction for 15 of them has it. */
const WIDER = 1.5;

/** @param {ShotsToGo} told @param {Speech} speech whether another cell than the likeliest is clearly better */
export function comparisonSentence({cells}, {words, names}) {
  const [first, ...others] = cells;
  const tenths = (/** @type {number} */ value) =>
    words.number(value, {minimumFractionDigits: 1, maximumFractionDigits: 1});
  const best = others.reduce((one, other) => (other.more < one.more ? other : one), first);
  const isClear = best.more + WIDER * best.more_error < 0;
  return words(isClear ? 'shots-better' : 'shots-none-better', {
    cell: names.cell(best.cell),
    first: names.cell(first.cell),
    fewer: tenths(-best.more),
    error: tenths(best.more_error),
    shots: tenths(best.shots),
    firstShots: tenths(first.shots),
  });
}

/** @param {ShotsToGo} told @param {boolean} done @param {Speech} speech how the numbers were come by */
export const countedSentence = ({fleets}, done, {words}) =>
  words('shots-how', {fleets, done: done ? 'yes' : 'no'});

/** @type {import('../../games/sea/announcer.js').Teller} */
export const shotsSpoken = (action, _state, _before, speech) =>
  action.type === 'shots-told' && action.done ? comparisonSentence(action.told, speech) : '';
