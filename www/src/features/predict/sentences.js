// What the seas say of a lesson.

import {basisSentence} from '../../games/sea/basis-sentence.js';
import {endSentence} from '../../games/sea/end-sentences.js';
import {
  latestTurn,
  leadBoard,
  shipCount,
  shipsLeft,
  tellsSinkings,
} from '../../games/sea/select.js';
import {moveSentence} from '../../games/sea/sentences.js';
import {readSentence} from '../../shell/lesson/answer-sheet-sentences.js';
import {createLessonSentences} from '../../shell/lesson/sentences.js';
import {reasonSentence} from '../review/reason-sentences.js';
import {tallyOf} from './answers.js';
import {answersOf, lesson} from './lesson.js';

/** @typedef {import('../../games/sea/types.js').State} State */
/** @typedef {import('../../engine/types.js').View} View */
/** @typedef {import('./answers.js').Answer} Answer */
/** @typedef {import('../../shell/coded-sentence.js').Speech} Speech */

/** @param {View} view @param {Speech} speech the agent whose choice is looked at */
const mover = ({players, toMove, boards}, {names}) =>
  names.agent(players[(toMove ?? boards[0].shooter) - 1]?.agent ?? null);

/** @param {View} view @param {Speech} speech */
const questionSentence = (view, speech) =>
  speech.words('predict-question', {
    agent: mover(view, speech),
    flags: view.rules.budgets?.guesses ? 'yes' : 'no',
  });

/** @param {View} view @param {Speech} speech what the agent to move has been told */
function knewSentence(view, speech) {
  const {words} = speech;
  const board = leadBoard(view);
  const count = (/** @type {string} */ mark) => board.marks.filter((one) => one === mark).length;
  const announced = tellsSinkings(view.rules);
  const all = shipCount(board.fleet);
  const sunk = announced ? all - shipsLeft(board) : 0;
  return words('predict-knew', {
    agent: mover(view, speech),
    shots: board.shots,
    open: count('unknown'),
    hits: count('hit'),
    // Where sinkings are not told, or ships have moved on, hits say what there is to say.
    sunk: announced ? words('predict-sunk', {sunk, of: all}) : 'none',
    moving: view.rules.motion === 'slide' ? 'yes' : 'no',
    clues: board.clues ? 'yes' : 'no',
  });
}

/** @param {View} view @param {Speech} speech what lies over the board, and how its numbers were come by */
function mapSentence({decision, thinking, ...view}, speech) {
  const {words} = speech;
  const agent = mover(/** @type {View} */ (view), speech);
  if (!decision && thinking) return words('counting');
  const basis = decision?.map?.basis;
  if (!basis) return words('predict-map-none', {agent});
  if (basis.kind === 'heuristic') return words('predict-map-score', {agent});
  const how = basisSentence(basis, words);
  return words('predict-map', {agent, how, moving: view.rules.motion === 'slide' ? 'yes' : 'no'});
}

/** @param {Answer} answer @param {View} view @param {Speech} speech @param {'predict-score' | 'predict-short'} [word] what a prediction came to */
function scoreSentence(answer, view, speech, word = 'predict-score') {
  const {words, names} = speech;
  const {own, did, measure, tries} = answer;
  if (measure === undefined) return words('counting');
  const chose = did
    ? words('predict-chose', {cell: names.cell(did.cell), flags: did.flags ? 'yes' : 'no'})
    : '';
  if (own === null) return words('predict-was-skipped', {chose});
  const tenth = (/** @type {number} */ chance) => tenthText(chance, speech);
  const args = {own: names.cell(own), chose, same: own === did?.cell ? 'yes' : 'no', tries};
  if (!measure) return words('predict-unmeasured', args);
  return words(word, {
    ...args,
    chance: tenth(measure.chance),
    likeliest: names.cell(measure.likeliest.cell),
    most: tenth(measure.likeliest.chance),
    by: measure.by,
    agent: mover(view, speech),
    how: basisSentence(measure.basis, words),
  });
}

/** @param {number} value @param {Pick<Speech, 'words'>} speech a number as it is written of every answer, so that those in a column compare */
export const tenthText = (value, {words}) =>
  words.number(value, {minimumFractionDigits: 1, maximumFractionDigits: 1});

/** @param {State} state @param {Speech} speech what all answers come to; '' before the first */
export function tallySentence(state, speech) {
  const answers = answersOf(state).map(({answer}) => answer);
  if (answers.length === 0) return '';
  const {own, likeliest, ...tally} = tallyOf(answers);
  const share = likeliest > 0 ? own / likeliest : 0;
  return speech.words('predict-tally', {
    ...tally,
    own: tenthText(own, speech),
    likeliest: tenthText(likeliest, speech),
    share: speech.words.number(100 * share, {maximumFractionDigits: 0}),
  });
}

/** @param {State} state */
const viewOf = ({game}) => /** @type {NonNullable<State['game']>} */ (game).view;

/** @param {State} state @param {Speech} speech */
function choiceSentence(state, speech) {
  const {decision, thinking} = viewOf(state);
  if (!decision) return thinking ? speech.words('counting') : '';
  // The reason tells what was chosen.
  const {here} = lesson.answersAround(state);
  const score = here?.measure ? scoreSentence(here, viewOf(state), speech, 'predict-short') : '';
  return [score, reasonSentence(decision, speech)].filter(Boolean).join(' ');
}

export const lessonSay = createLessonSentences(lesson, {
  question: (/** @type {State} */ state, /** @type {Speech} */ speech) =>
    questionSentence(viewOf(state), speech),
  knew: (state, speech) => knewSentence(viewOf(state), speech),
  map: (state, speech) => mapSentence(viewOf(state), speech),
  choice: choiceSentence,
  move(state, speech) {
    const last = latestTurn(viewOf(state)).at(-1);
    return last ? moveSentence(last, viewOf(state), speech) : '';
  },
  end: (state, speech) => endSentence(viewOf(state), speech),
  score: (answer, state, speech) => scoreSentence(answer, viewOf(state), speech),
  tally: tallySentence,
  name: (cell, {names}) => names.cell(cell),
  read: readSentence,
});
