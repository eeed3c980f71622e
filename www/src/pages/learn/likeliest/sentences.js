// What the section says, for eye and ear alike.

import {cellIndex} from '../../../board/cells.js';
import {kindOf} from '../../../features/shots-to-go/clearly-better.js';
import {refusalSentence} from '../../../shell/refusal-sentences.js';
import {SEED, STEP} from './example.js';
import {chancesOf, pairOf, resultsOf} from './state.js';

/** @import {Speech} from '../../../shell/coded-sentence.js' */
/** @import {Likeliest} from './state.js' */

const TENTHS = {minimumFractionDigits: 1, maximumFractionDigits: 1};
const HUNDREDTHS = {minimumFractionDigits: 2, maximumFractionDigits: 2};

/** @param {Speech} speech how numbers are written here */
export const numbersIn = ({words}) => ({
  tenths: (/** @type {number} */ value) => words.number(value, TENTHS),
  hundredths: (/** @type {number} */ value) => words.number(value, HUNDREDTHS),
  signed: (/** @type {number} */ value) =>
    words.number(value, {...HUNDREDTHS, signDisplay: 'exceptZero'}),
  percent: (/** @type {number} */ chance) => words.number(chance, {style: 'percent', ...TENTHS}),
});

/** @param {Likeliest} known @param {string} cell */
export const chanceAt = (known, cell) =>
  chancesOf(known)[cellIndex(cell, known.view?.rules.cols ?? 0)] ?? 0;

/** @param {Likeliest} known @param {Speech} speech which position it is, and which two cells are compared */
export function positionSentence(known, speech) {
  const {words, names} = speech;
  const {percent} = numbersIn(speech);
  const [first, other] = pairOf(known);
  return words('likeliest-position', {
    ...{seed: SEED, shot: STEP + 1, agent: names.agent('exact')},
    ...{first: names.cell(first), firstChance: percent(chanceAt(known, first))},
    ...{other: names.cell(other), otherChance: percent(chanceAt(known, other))},
  });
}

/** @param {Likeliest} known @param {Speech} speech how both differ on the same fleets; '' before hunts were played */
export function differenceSentence(known, speech) {
  const {words, names} = speech;
  const [first, other] = resultsOf(known);
  const fleets = known.result?.fleets;
  if (!first || !other || !fleets) return '';
  const {hundredths, signed} = numbersIn(speech);
  const {more, more_error: error} = other;
  const kind = kindOf(other);
  return words(`likeliest-${kind}`, {
    ...{first: names.cell(first.cell), cell: names.cell(other.cell), fleets},
    ...{
      by: hundredths(Math.abs(more)),
      difference: signed(more),
      error: hundredths(error),
    },
  });
}

/** @param {import('../../../shell/game.js').Refusal} refused of the hunts, or of the small boards @param {Speech} speech */
export const refusedSentence = (refused, speech) =>
  refusalSentence(refused, speech, 'likeliest-failed');

/** @param {import('../state.js').Action} action @param {import('../state.js').State} state @param {Speech} speech what the live region announces; '' for nothing */
export function announced(action, {likeliest}, speech) {
  if (!likeliest) return '';
  switch (action.type) {
    case 'likeliest-there':
      return action.done ? differenceSentence(likeliest, speech) : '';
    case 'likeliest-other':
      return likeliest.running ? '' : differenceSentence(likeliest, speech);
    case 'likeliest-refused':
    case 'likeliest-boards-refused':
      return refusedSentence(action.error, speech);
    default:
      return '';
  }
}
