// Shots to go, in words. None of these numbers is written with a sign of per cent.

import {clearlyBetter} from './clearly-better.js';
import {lostOf, uncompared, verdictOf} from './lost.js';

/** @import {ShotsToGo} from '../../engine/types.js' */
/** @import {State} from '../../games/sea/types.js' */
/** @import {Speech} from '../../shell/coded-sentence.js' */
/** @import {CellShots, Lost} from './types.js' */
/** @import {Words} from '../../i18n/words.js' */

const TENTHS = {minimumFractionDigits: 1, maximumFractionDigits: 1};
const HUNDREDTHS = {minimumFractionDigits: 2, maximumFractionDigits: 2};

/** @param {number} value @param {Words} words */
export const tenths = (value, words) => words.number(value, TENTHS);

/** @param {number} value @param {Words} words a difference @param {Intl.NumberFormatOptions} [digits] */
export const signed = (value, words, digits = TENTHS) =>
  words.number(value, {...digits, signDisplay: 'exceptZero'});

/** @param {ShotsToGo} result @param {Speech} speech whether another cell than the likeliest is clearly better */
export function comparisonSentence(result, {words, names}) {
  const [first] = result.cells;
  const better = clearlyBetter(result);
  const named = {first: names.cell(first.cell), firstShots: tenths(first.shots, words)};
  if (!better) return words('shots-none-better', named);
  return words('shots-better', {
    ...named,
    cell: names.cell(better.cell),
    shots: tenths(better.shots, words),
    fewer: tenths(-better.more, words),
    error: tenths(better.more_error, words),
  });
}

/** @param {ShotsToGo} result @param {boolean} done @param {Speech} speech how the numbers were come by */
export const countedSentence = ({fleets}, done, {words}) =>
  words('shots-how', {fleets, done: done ? 'yes' : 'no'});

/** @param {ShotsToGo} result @param {Speech} speech what the numbers over the board are */
export function platesSentence({cells: [first, ...others]}, {words, names}) {
  const error = Math.max(0, ...others.map(({more_error: of}) => of));
  return words('shots-legend-how', {
    first: names.cell(first.cell),
    shots: tenths(first.shots, words),
    error: tenths(error, words),
  });
}

/** @param {ShotsToGo} result @param {string} choice @param {Speech} speech what an agent's choice costs, beside its reason; '' where it was not compared */
export function choiceSentence({fleets, cells}, choice, {words, names}) {
  const [first] = cells;
  const chosen = cells.find(({cell}) => cell === choice);
  if (!chosen) return '';
  const args = {cell: names.cell(choice), shots: tenths(chosen.shots, words), fleets};
  if (chosen === first)
    return words('shots-choice-first', {...args, error: tenths(first.error, words)});
  return words('shots-choice', {
    ...args,
    first: names.cell(first.cell),
    firstShots: tenths(first.shots, words),
    error: tenths(chosen.more_error, words),
  });
}

/** @param {CellShots} row @param {CellShots} first @param {Speech} speech what the ear is told of a cell of the board */
export function cellSaid(row, first, {words, names}) {
  if (row.cell === first.cell) return words('shots-said-first', {shots: tenths(row.shots, words)});
  return words('shots-said', {
    more: signed(row.more, words),
    error: tenths(row.more_error, words),
    first: names.cell(first.cell),
  });
}

/** @param {Lost | null} lost @param {Speech} speech what a shot lost in shots */
export function lostSentence(lost, {words}) {
  if (!lost) return words('lost-unknown');
  const {more, error} = lost;
  // By tenths a loss and what is none could look alike.
  return words(`lost-${verdictOf(lost)}`, {
    shots: words.number(Math.abs(more), HUNDREDTHS),
    more: signed(more, words, HUNDREDTHS),
    error: words.number(error, HUNDREDTHS),
  });
}

/** @param {State} state @param {number} player @param {Speech} speech what all shots of a review came to; '' before all are compared */
export function lostSummary(state, player, {words}) {
  const all = lostOf(state, player);
  if (all.length === 0 || uncompared(state, player).length > 0) return '';
  const lost = all.filter((one) => verdictOf(one) === 'lost').length;
  return words('lost-all', {lost, of: all.length});
}

/** @type {import('../../games/sea/announcer.js').Teller} */
export const shotsSpoken = (action, state, before, speech) => {
  if (action.type === 'lost-done') return lostSummary(state, action.player, speech);
  if (action.type === 'shots-asked') return speech.words('counting');
  if (action.type === 'shots-close')
    return before.shots?.done === false ? speech.words('shots-stopped') : '';
  const {shots} = state;
  const result = shots?.result;
  if (!result) return '';
  const adding = before.shots?.adding;
  if (action.type === 'shots-add')
    return adding ? '' : `${speech.names.cell(action.cell)}: ${speech.words('counting')}`;
  if (action.type === 'shots-add-stop')
    return adding ? `${speech.names.cell(adding)}: ${speech.words('shots-stopped')}` : '';
  if (action.type === 'shots-added') {
    const row = result.cells.find(({cell}) => cell === action.row.cell);
    return row ? `${speech.names.cell(row.cell)}: ${cellSaid(row, result.cells[0], speech)}` : '';
  }
  // Not what comes late, of a step that is left.
  return action.type === 'shots-there' && shots.done && result === action.result
    ? comparisonSentence(result, speech)
    : '';
};
