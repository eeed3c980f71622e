// Shots held against what could be known, in words: what surprises in a step, what an answer changed, what a review says of one's own shots. Every number is written here once.

import {statusSentence} from '../../games/sea/sentences.js';
import {halfWidth, sounding} from '../../i18n/notation.js';
import {appraisalOf, errorOf, sinkingChance, surpriseHere, tenths} from './appraisal.js';
import {changeOf, lastChoice} from './changes.js';

/** @import {State} from '../../games/sea/types.js' */
/** @import {Appraisal, Kind, Shot} from './types.js' */
/** @import {Speech} from '../../shell/coded-sentence.js' */
/** @import {Words} from '../../i18n/words.js' */

/** @param {number} value @param {Words} words */
const tenth = (value, words) => words.number(value, {maximumFractionDigits: 1});

/** @param {number} chance 0 to 1 @param {Words} words in per cent, as everything about an appraised shot says it */
export const percentRead = (chance, words) => tenth(tenths(chance), words);

/**
 * The figures of a shot as they are read in the table, in sentences and aloud.
 * @param {Shot} shot
 * @param {Words} words
 */
export const shotFigures = ({chance, best, pointsLost, basis}, words) => ({
  chance: percentRead(chance, words),
  best: percentRead(best.chance, words),
  points: tenth(pointsLost, words),
  // Of an estimate; of what was counted there is none.
  error: basis.kind === 'sampled' ? tenth(halfWidth(100 * errorOf(basis)), words) : 'none',
});

/** @param {{shot: Shot, kinds: Kind[]}} surprise @param {Appraisal['shots']} shots @param {Speech} speech what is surprising, a sentence a kind */
export function surpriseSentence({shot, kinds}, shots, {words, names}) {
  const {chance, best, points, error} = shotFigures(shot, words);
  const cell = names.cell(shot.cell);
  const sentences = {
    answer: () => words('surprise-answer', {cell, found: shot.found ? 'ship' : 'water', chance}),
    points: () =>
      words('surprise-points', {
        cell,
        chance,
        best: names.cell(shot.best.cell),
        bestChance: best,
        points,
      }),
    early: () => {
      const length = shot.sank?.length ?? 0;
      const sinking = percentRead(sinkingChance(shot, shots) ?? 0, words);
      const ship = names.ship(shot.answer?.ship ?? '');
      return words('surprise-early', {ship, length, chance: sinking});
    },
  };
  const said = kinds.map((kind) => sentences[kind]());
  if (error !== 'none') said.push(words('surprise-error', {error}));
  return said.join(' ');
}

/** @param {State} state @param {Speech} speech what is surprising in the step shown, '' where nothing is */
export function surpriseHereSentence(state, speech) {
  const surprise = surpriseHere(state);
  const appraisal = appraisalOf(state);
  return surprise && appraisal ? surpriseSentence(surprise, appraisal.shots, speech) : '';
}

/** @param {Words} words how a value of a map is written, as the board writes it */
const valueRead =
  (words) => (/** @type {number} */ value, /** @type {'chance' | 'score'} */ unit) =>
    unit === 'chance' ? sounding(value) || '0' : words.number(value, {maximumFractionDigits: 1});

/** @param {State} state @param {Words} words what the last answer changed in the map of the agent to move; null where that is not known */
export function changeHere(state, words) {
  const view = state.game?.view;
  const before = appraisalOf(state)?.before;
  const last = view && lastChoice(view);
  if (!view || !last || !before?.decision || before.step !== last.step - 1) return null;
  return changeOf(view, before.decision, valueRead(words));
}

/** More are counted: the board shows them. */
const MOST_NAMED = 3;

/** @param {string[]} cells @param {Speech} speech */
function cellsNamed(cells, {words, names}) {
  const named = cells.slice(0, MOST_NAMED).map((cell) => names.cell(cell));
  const count = cells.length - named.length;
  const list = named.join(', ');
  return count > 0 ? words('change-cells', {cells: list, count}) : list;
}

/** @param {import('./changes.js').Change} change @param {Speech} speech a whole sentence, also where nothing can be named that changed most */
export function changeSentence({kind, cells, more, from, to, cause, basis}, {words, names}) {
  const cell = names.cell(cause.cell);
  const shot = cause.action.startsWith('F');
  const answer = cause.answer?.kind ?? 'none';
  const ship =
    answer === 'hit' ||
    answer === 'sunk' ||
    (answer === 'content' && cause.answer?.content !== 'water');
  const other = ship ? 'hit' : 'miss';
  const what = shot ? (['sunk', 'spent'].includes(answer) ? answer : other) : 'mark';
  const why = words('change-cause', {what, cell});
  if (kind === 'none' || kind === 'incomparable') return words(`change-${kind}`, {why});
  const read = valueRead(words);
  const error =
    basis?.kind === 'sampled' ? tenth(halfWidth(100 * basis.worstError), words) : 'none';
  const change = words(`change-${kind}`, {
    cells: cellsNamed(cells, {words, names}),
    from: read(from, kind),
    to: read(to, kind),
    why,
    error,
  });
  const others = more > 0 ? words('change-as-much', {count: more}) : '';
  return [words('change-label'), change, others].filter(Boolean).join(' ');
}

/** @type {import('../../games/sea/announcer.js').Teller} */
export function appraisalSpoken(action, state, _before, speech) {
  if (action.type === 'surprise-there')
    return [statusSentence(state, speech), surpriseHereSentence(state, speech)].join(' ');
  return action.type === 'surprise-none' ? speech.words('surprise-none', {way: action.way}) : '';
}
