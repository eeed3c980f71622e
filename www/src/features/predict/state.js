// Watching as a lesson: what is held back until a person has foretold it, and one decision opened layer by layer. Pure.

import {cellIndex} from '../../board/cells.js';
import {leadBoard, maySurprise} from '../../games/sea/select.js';
import {joined, recordParts, upTo} from '../../shell/records.js';
import {reduceBy} from '../../shell/store.js';
import {didOf, inOrder, ownMeasure} from './answers.js';

/** @typedef {import('../../games/sea/types.js').State} State */
/** @typedef {import('../../games/sea/types.js').Action} Action */
/** @typedef {import('../../engine/types.js').View} View */
/** @typedef {import('./answers.js').Answer} Answer */
/** @typedef {import('./answers.js').Answers} Answers */
/** @typedef {'answer' | 'knew' | 'map' | 'choice'} Layer */
/**
 * @typedef {object} Teaching
 * @property {string} key of the line the answers are on
 * @property {Answers} answers
 * @property {number[]} given their steps, in the order they were given in
 * @property {Answer[]} taken answers taken back, the last of them last
 * @property {{step: number, cell: string} | null} kept the last that was foretold, and taken by the page around
 * @property {Record<number, number>} tries how often each step was answered
 * @property {number} layer which of `LAYERS` of the step shown is open, while it is presented
 * @property {ReturnType<typeof import('./answers.js').readAnswers> | undefined} read what was handed in, text by text
 */

/** What a step is opened in: the answer that led to it, then the decision that follows from it. */
export const LAYERS = /** @type {const} */ (['answer', 'knew', 'map', 'choice']);

/** @type {Omit<Teaching, 'key'>} */
const fresh = {answers: {}, given: [], taken: [], kept: null, tries: {}, layer: 1, read: undefined};

/** @param {string} record the game without its moves: an agent that is watched makes the same ones every time */
export const lineKey = (record) => joined({...recordParts(record), actions: []});

/** @param {State} state what is known of the very line shown @returns {Teaching | null} */
export const teachingOf = ({teaching, game, mode}) =>
  mode === 'watch' && teaching && game && teaching.key === lineKey(game.record) ? teaching : null;

/** @param {State} state @param {number} step of a move @returns {Answer | null} null also where the record has another move there than the one foretold */
export function answerAt(state, step) {
  const answer = teachingOf(state)?.answers[step];
  const move = state.game?.view.moves.find((one) => one.step === step);
  const isOther = move && answer?.did && answer.did.cell !== move.cell;
  return answer && !isOther ? answer : null;
}

/** @param {State} state a person is asked which cell comes next */
export function asks(state) {
  const {predict, game} = state;
  if (!predict || !teachingOf(state) || !game || game.view.over) return false;
  const {view} = game;
  if (view.toMove !== leadBoard(view).shooter || (view.decision && !didOf(view.decision)))
    return false;
  return answerAt(state, view.step + 1) === null;
}

/** @param {State} state @returns {Layer} how far the step shown is open */
export function layerOf(state) {
  const teaching = teachingOf(state);
  if (!state.present || !teaching) return asks(state) ? 'knew' : 'choice';
  const layer = LAYERS[teaching.layer];
  // What is asked for is not opened, whatever is turned to.
  return asks(state) && teaching.layer > 1 ? 'knew' : layer;
}

/** @param {State} state @param {string} cell it can be chosen */
export function isOpen({game}, cell) {
  if (!game) return false;
  const {rules} = game.view;
  return maySurprise(leadBoard(game.view).marks[cellIndex(cell, rules.cols)], rules);
}

/**
 * The state as it may be shown, spoken and linked to: without what is still to be foretold, or is in a layer not open yet.
 * @param {State} state
 * @returns {State}
 */
function veil(state) {
  const {game} = state;
  const layer = layerOf(state);
  if (!game) return state;
  if (layer === 'choice') return behindWall(state, game);
  const {view, record} = game;
  const {step, decision} = view;
  const moves = view.moves.filter((move) => move.step <= step);
  const map = layer === 'map' && decision;
  return {
    ...state,
    asks: asks(state),
    game: {
      ...game,
      record: upTo(record, step),
      thought: null,
      view: {
        ...view,
        moves,
        final: null,
        thinking: map === null && view.thinking,
        decision: map ? {...map, cell: null, action: '', reason: {code: '', args: {}}} : null,
      },
    },
  };
}

/** @param {State} state @param {NonNullable<State['game']>} game without the moves that come after the next question @returns {State} */
function behindWall(state, game) {
  const wall = wallOf(state);
  if (wall === null) return state;
  const {view, record} = game;
  const moves = view.moves.filter((move) => move.step <= wall);
  return {
    ...state,
    game: {...game, record: upTo(record, wall), view: {...view, moves, final: null}},
  };
}

/** @type {WeakMap<State, State>} */
const known = new WeakMap();

/** @param {State} state the same object as long as the state is the same, so that nothing is drawn anew */
export function veiled(state) {
  const seen = known.get(state) ?? veil(state);
  known.set(state, seen);
  return seen;
}

/** @param {State} state the last step on the way forth that can be seen before another choice is foretold; null where all that was played can be */
export function wallOf(state) {
  const {game, predict} = state;
  if (!predict || !game || !teachingOf(state)) return null;
  const {step, moves} = game.view;
  const {shooter} = leadBoard(game.view);
  const next = moves.find(
    (move) =>
      move.step > step && move.player === shooter && didOf(move) && !answerAt(state, move.step),
  );
  return next ? next.step - 1 : null;
}

/** @typedef {{key: string, includes: (where: string) => boolean}} Held `key`: two alike hold the same */

/** @param {State} state @returns {Held | undefined} the ways along the timeline that lead no further here, or open something instead */
function heldOf(state) {
  if (!state.game || !teachingOf(state)) return undefined;
  const ways = waysOf(state);
  const wall = wallOf(state);
  if (!state.predict)
    return ways.length > 0
      ? {key: String(ways), includes: (where) => ways.includes(where)}
      : undefined;
  return {
    key: `${ways} ${wall}`,
    includes: (where) =>
      ways.includes(where) || where === 'last' || (wall !== null && Number(where) > wall),
  };
}

/** @param {State} state @returns {string[]} what opens something here */
function waysOf(state) {
  if (!state.present) return asks(state) ? HELD.question : [];
  const layer = layerOf(state);
  const first = state.game && state.game.view.step > 0 ? 'answer' : 'knew';
  if (layer === first) return HELD.first;
  return layer === 'choice' ? HELD.last : HELD.between;
}

const HELD = {
  question: ['forward', 'toggle'],
  first: ['forward', 'toggle'],
  between: ['forward', 'toggle', 'back'],
  last: ['toggle', 'back'],
};

/** @param {Teaching} teaching @param {Answer} answer @returns {Teaching} */
const withAnswer = (teaching, answer) => ({
  ...teaching,
  answers: {...teaching.answers, [answer.step]: answer},
  given: [...teaching.given.filter((step) => step !== answer.step), answer.step],
  tries: {...teaching.tries, [answer.step]: answer.tries},
});

/** @param {State} state @param {Teaching} teaching @param {string | null} own @returns {Teaching} */
function answered({game}, teaching, own) {
  const {view} = /** @type {NonNullable<State['game']>} */ (game);
  const step = view.step + 1;
  const {decision} = view;
  const measure =
    own !== null && decision ? ownMeasure(own, decision, leadBoard(view), view.rules) : null;
  return {
    ...withAnswer(teaching, {
      step,
      own,
      did: didOf(decision),
      // Without chances of its own those of all fleets have still to be counted.
      measure: own === null && decision ? null : (measure ?? undefined),
      tries: (teaching.tries[step] ?? 0) + 1,
    }),
    taken: [],
    layer: LAYERS.indexOf('map'),
  };
}

/** @type {(teaching: Teaching, action: import('../../games/sea/types.js').Action, state: State) => Teaching} */
const change = reduceBy({
  foretell: (teaching, {cell}, state) =>
    asks(state) && (cell === null || isOpen(state, cell))
      ? answered(state, teaching, cell)
      : teaching,
  foretold(teaching, {key, step, did, measure}) {
    const answer = teaching.answers[step];
    if (!answer || key !== teaching.key) return teaching;
    return {...teaching, answers: {...teaching.answers, [step]: {...answer, did, measure}}};
  },
  'foretell-kept': (teaching, {cell}, state) => ({
    ...teaching,
    kept: {step: (state.game?.view.step ?? 0) + 1, cell},
  }),
  'foretell-back'(teaching) {
    const step = teaching.given.at(-1);
    const answer = step === undefined ? undefined : teaching.answers[step];
    if (!answer) return teaching;
    const {[answer.step]: _, ...answers} = teaching.answers;
    const given = teaching.given.slice(0, -1);
    return {...teaching, answers, given, taken: [...teaching.taken, answer], layer: 1};
  },
  'foretell-again'(teaching) {
    const answer = teaching.taken.at(-1);
    return answer
      ? {...withAnswer(teaching, answer), taken: teaching.taken.slice(0, -1)}
      : teaching;
  },
  layer: (teaching, {by}) => ({
    ...teaching,
    layer: Math.min(Math.max(teaching.layer + by, 0), LAYERS.length - 1),
  }),
  'answers-read': (teaching, {read}) => ({...teaching, read}),
});

/** @param {State} state @param {Action} action @returns {State} */
function changed(state, action) {
  switch (action.type) {
    case 'predict':
      return {...state, predict: action.on ?? !state.predict};
    case 'present': {
      const layer = state.game?.view.over ? 0 : 1;
      const teaching = state.teaching && {...state.teaching, layer};
      return {...state, present: action.on ?? !state.present, teaching};
    }
    case 'teaching': {
      const layer = state.game?.view.over ? 0 : 1;
      const teaching = {...fresh, layer, ...action.teaching};
      return {...state, teaching, steppedAt: state.game?.view.step};
    }
  }
  const {teaching} = state;
  if (!teaching) return state;
  const next = change(teaching, action, state);
  // What was refused before has been heeded.
  return next === teaching ? state : {...state, teaching: next, notice: null};
}

/** The steps seen by the last action, for which layer a new one opens with. @param {State} state @param {State} next @param {Action} action @returns {State} */
function turned(state, next, action) {
  const {teaching, game} = next;
  if (!teaching || !game || !['answered', 'opened'].includes(action.type)) return next;
  const {step} = game.view;
  const before = state.steppedAt ?? step;
  if (step === before && action.type === 'answered') return next;
  const layer = step === before + 1 ? 0 : step === before - 1 ? 3 : 1;
  // At the end of the game no decision follows.
  const most = game.view.over ? 0 : 3;
  const least = step === 0 ? 1 : 0;
  const open = Math.max(least, Math.min(layer, most));
  return {...next, steppedAt: step, teaching: {...teaching, layer: open}};
}

/** @param {State} state @param {Action} action @returns {State} what this part of the page makes of an action, after the others */
export function reduceTeaching(state, action) {
  let next = turned(state, changed(state, action), action);
  // A lesson is one for those who watch.
  if (next.game && next.mode !== 'watch' && (next.predict || next.present))
    next = {...next, predict: false, present: false};
  const held = heldOf(next);
  return next.held?.key === held?.key ? next : {...next, held};
}

/** @param {State} state what a person has foretold on the line shown, in order of play */
export const answersOf = (state) => inOrder(teachingOf(state)?.answers ?? {});
