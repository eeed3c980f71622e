// A lesson in words: what is asked, what an answer came to, and the one sentence of each layer of a decision.

import {basisSentence} from '../../games/sea/belief-sentences.js';
import {latestTurn, leadBoard, shipsLeft, tellsSinkings} from '../../games/sea/select.js';
import {endSentence, moveSentence} from '../../games/sea/sentences.js';
import {readSentence} from '../../shell/lesson/answer-sheet-sentences.js';
import {reasonSentence} from '../review/difference-sentences.js';
import {tallyOf} from './answers.js';
import {answerAt, answersOf, asks, layerOf} from './state.js';

/** @typedef {import('../../games/sea/types.js').State} State */
/** @typedef {import('../../engine/types.js').View} View */
/** @typedef {import('./answers.js').Answer} Answer */
/** @typedef {import('../../shell/coded-sentence.js').Speech} Speech */

/** @param {View} view @param {Speech} speech the agent whose choice is looked at */
const mover = ({players, toMove, boards}, {names}) =>
  names.agent(players[(toMove ?? boards[0].shooter) - 1]?.agent ?? null);

/** @param {View} view @param {Speech} speech */
export const questionSentence = (view, speech) =>
  speech.words('foretell-question', {
    agent: mover(view, speech),
    flags: view.rules.budgets?.guesses ? 'yes' : 'no',
  });

/** @param {View} view @param {Speech} speech what the agent to move has been told */
export function knewSentence(view, speech) {
  const {words} = speech;
  const board = leadBoard(view);
  const count = (/** @type {string} */ mark) => board.marks.filter((one) => one === mark).length;
  const told = tellsSinkings(view.rules);
  const all = board.fleet.reduce((sum, {count}) => sum + count, 0);
  const sunk = told ? all - shipsLeft(board) : 0;
  return words('foretell-knew', {
    agent: mover(view, speech),
    shots: board.shots,
    open: count('unknown'),
    hits: count('hit'),
    // Where sinkings are not told, or ships have moved on, hits say what there is to say.
    sunk: told ? words('foretell-sunk', {sunk, of: all}) : 'none',
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
  if (!basis) return words('foretell-map-none', {agent});
  if (basis.kind === 'heuristic') return words('foretell-map-score', {agent});
  const how = basisSentence(basis, words);
  if (!how) return words('legend-lost-track');
  return words('foretell-map', {agent, how, moving: view.rules.motion === 'slide' ? 'yes' : 'no'});
}

/** @param {Answer | null} answer @param {View} view @param {Speech} speech @param {'foretell-score' | 'foretell-short'} [word] what one foretold came to; '' where nothing was */
export function scoreSentence(answer, view, speech, word = 'foretell-score') {
  const {words, names} = speech;
  if (!answer) return '';
  const {own, did, measure, tries} = answer;
  if (measure === undefined) return words('counting');
  const chose = did
    ? words('foretell-chose', {cell: names.cell(did.cell), flags: did.flags ? 'yes' : 'no'})
    : '';
  if (own === null) return words('foretell-was-skipped', {chose});
  const tenth = (/** @type {number} */ chance) => tenthText(chance, speech);
  const told = {own: names.cell(own), chose, same: own === did?.cell ? 'yes' : 'no', tries};
  if (!measure) return words('foretell-unmeasured', told);
  return words(word, {
    ...told,
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
  const answers = answersOf(state);
  if (answers.length === 0) return '';
  const {own, likeliest, ...tally} = tallyOf(answers);
  const share = likeliest > 0 ? own / likeliest : 0;
  return speech.words('foretell-tally', {
    ...tally,
    own: tenthText(own, speech),
    likeliest: tenthText(likeliest, speech),
    share: speech.words.number(100 * share, {maximumFractionDigits: 0}),
  });
}

/** @param {State} state as it may be shown @param {Speech} speech the one sentence of a step that is presented */
export function stageSentence(state, speech) {
  const {game} = state;
  if (!game) return speech.words('engine-loading');
  const {view} = game;
  const last = latestTurn(view).at(-1);
  switch (layerOf(state)) {
    case 'answer':
      if (view.over) return endSentence(view, speech);
      return last ? moveSentence(last, view, speech) : '';
    case 'knew':
      return asks(state) ? questionSentence(view, speech) : knewSentence(view, speech);
    case 'map':
      return mapSentence(view, speech);
    default:
      return choiceSentence(state, view, speech);
  }
}

/** @param {State} state @param {View} view @param {Speech} speech */
function choiceSentence(state, view, speech) {
  const {decision} = view;
  if (!decision) return view.thinking ? speech.words('counting') : '';
  // The reason tells what was chosen.
  const answer = answerAt(state, view.step + 1);
  const score = answer?.measure ? scoreSentence(answer, view, speech, 'foretell-short') : '';
  return [score, reasonSentence(decision, speech)].filter(Boolean).join(' ');
}

/** @param {State} state as it may be shown @param {Speech} speech what the line under the board says; '' where it has its own words */
export function askedSentence({game, asks}, speech) {
  if (!asks || !game) return '';
  const last = latestTurn(game.view).at(-1);
  const said = last ? moveSentence(last, game.view, speech) : '';
  return [said, questionSentence(game.view, speech)].filter(Boolean).join(' ');
}

/** @param {State} state @param {Speech} speech that the page around has taken what was foretold of the step that is asked for */
export function keptSentence({asks, game, teaching}, {words, names}) {
  const kept = teaching?.kept;
  return asks && kept && kept.step === (game?.view.step ?? 0) + 1
    ? words('foretell-kept', {cell: names.cell(kept.cell)})
    : '';
}

/** @type {Record<string, (state: State, speech: Speech, before: State) => string>} */
const told = {
  predict: (state, speech) =>
    state.predict
      ? askedSentence(state, speech) || speech.words('foretell-on')
      : speech.words('foretell-off'),
  present: (state, speech) =>
    state.present ? stageSentence(state, speech) : speech.words('present-off'),
  layer: stageSentence,
  // A line just opened, of which it is now known what was foretold.
  teaching: (state, speech) =>
    state.present ? stageSentence(state, speech) : askedSentence(state, speech),
  foretell: answerSaid,
  foretold: answerSaid,
  'foretell-kept': keptSentence,
  'foretell-back': (_state, {words}) => words('foretell-taken'),
  'foretell-again': answerSaid,
  'answers-read': ({teaching}, speech) => readSentence(teaching?.read, speech),
};

/** @param {State} state @param {Speech} speech */
function answerSaid(state, speech) {
  const view = state.game?.view;
  const answer = view && answerAt(state, view.step + 1);
  return answer && answer.measure !== undefined ? scoreSentence(answer, view, speech) : '';
}

/** @type {import('../../games/sea/announcer.js').Teller} */
export function teachingSpoken(action, state, before, speech) {
  if (state.mode !== 'watch') return '';
  if (Object.hasOwn(told, action.type))
    return state === before ? '' : told[action.type](state, speech, before);
  if (!['answered', 'opened'].includes(action.type) || state.playing) return '';
  return state.present ? stageSentence(state, speech) : askedSentence(state, speech);
}
