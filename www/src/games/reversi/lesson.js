// Watching Reversi as a lesson: moves foretold before they are told, and one decision opened layer by layer. Pure.
import {upTo} from '../../shell/records.js';
import {answerHere, asks, bestOf, isResult, playerOf, positionOf} from './select.js';

/** @typedef {import('./state.js').State} State */
/** @typedef {import('./state.js').Action} Action */
/** @typedef {import('../../engine/reversi-responder.js').PositionValues} PositionValues */
/** @typedef {import('../../engine/reversi-responder.js').MoveValue} MoveValue */
/** @typedef {'answer' | 'knew' | 'map' | 'choice'} Layer */
/**
 * @typedef {object} Foretold
 * @property {string} of the position
 * @property {string | null} own the square chosen; null where it was skipped
 * @property {string | null} did what the agent chose, once that is known
 * @property {{agent: string, values: PositionValues} | null | undefined} measure what every move is worth, and to whom; null where nobody can tell; undefined until it is counted
 * @property {number} tries how often the position was answered
 */
/**
 * @typedef {object} Lesson
 * @property {boolean} predict
 * @property {boolean} present
 * @property {number} layer which of `LAYERS` is open, while it is presented
 * @property {number} step the step shown before
 * @property {Record<string, Foretold>} answers by position
 * @property {string[]} given their positions, in the order they were given in
 * @property {{of: string, square: string} | null} kept the last that was foretold, and taken by the page around
 * @property {Record<string, number>} tries
 * @property {Foretold[]} taken answers taken back, the last of them last
 * @property {string | null} key of the line the answers are on; null before it is known whether any were kept
 * @property {ReturnType<typeof import('./answers.js').readAnswers> | undefined} read what was handed in, text by text
 */

export const LAYERS = /** @type {const} */ (['answer', 'knew', 'map', 'choice']);

/** @type {Lesson} */
export const noLesson = {
  predict: false,
  present: false,
  layer: 1,
  step: 0,
  answers: {},
  given: [],
  kept: null,
  tries: {},
  taken: [],
  key: null,
  read: undefined,
};

/** @param {State} state @returns {Layer} how far the step shown is open */
export function layerOf(state) {
  const {present, layer} = state.lesson;
  if (!present) return asks(state) ? 'knew' : 'choice';
  return asks(state) && layer > 1 ? 'knew' : LAYERS[layer];
}

/** @param {State} state the last step on the way forth that can be seen before another move is foretold, or turns out to be the only one; null where all that was played can be */
export function wallOf({lesson, game}) {
  if (!lesson.predict || !game) return null;
  const {view, record} = game;
  const isOpen = (/** @type {number} */ step) => {
    const {square, side} = view.moves[step];
    const of = positionOf({record, view: {...view, step}});
    return square && playerOf(view, side)?.kind !== 'you' && !lesson.answers[of];
  };
  for (let step = view.step + 1; step < view.steps; step += 1) if (isOpen(step)) return step;
  return null;
}

/** @param {State} state @param {NonNullable<State['game']>} game without the moves that come after the next question @returns {State} */
function behindWall(state, game) {
  const wall = wallOf(state);
  if (wall === null) return state;
  const {view, record} = game;
  return {
    ...state,
    game: {
      ...game,
      record: upTo(record, wall),
      view: {
        ...view,
        moves: view.moves.slice(0, wall),
        series: view.series.filter(({step}) => step <= wall),
        transcript: '',
      },
    },
  };
}

/** @param {State} state without what is still to be foretold, or in a layer not open yet @returns {State} */
export function veiled(state) {
  const {game, tree} = state;
  const layer = layerOf(state);
  if (!game) return state;
  if (layer === 'choice') return behindWall(state, game);
  const {view, record} = game;
  const known = {step: view.step, steps: view.steps};
  return {
    ...state,
    decided: layer === 'answer' ? state.decided : null,
    valued: null,
    hint: null,
    tree: {...tree, nodes: [], peeked: null, of: null},
    analysis: {...state.analysis, of: null},
    game: {
      ...game,
      record: upTo(record, view.step),
      view: {
        ...view,
        ...known,
        moves: view.moves.slice(0, view.step),
        series: view.series.filter(({step}) => step <= view.step),
        transcript: '',
        thinking: false,
        decision:
          layer === 'map' && view.decision ? {...view.decision, square: null, action: ''} : null,
      },
    },
  };
}

/**
 * What a move gives up against the agent's best, on its own scale.
 * @param {Foretold} answer
 * @returns {{own: MoveValue, best: MoveValue, loss: number | null} | null} `loss` is null where one of the two tells who wins
 */
export function scoreOf({own, measure}) {
  const best = measure ? bestOf(measure.values) : null;
  const value = measure?.values.moves.find(({square}) => square === own);
  if (!best || !value) return null;
  const alike = best.kind === value.kind && best.value === value.value;
  const isTold = isResult(best) || isResult(value);
  return {own: value, best, loss: alike ? 0 : isTold ? null : best.value - value.value};
}

/** @param {Lesson} lesson what the answers come to; points and discs are not added up, so those of one agent count */
export function tallyOf({answers}) {
  const all = Object.values(answers);
  const given = all.filter(({own}) => own !== null);
  return {
    given: given.length,
    skipped: all.length - given.length,
    same: given.filter(({own, did}) => own === did).length,
    best: given.filter((one) => scoreOf(one)?.loss === 0).length,
  };
}

/** @param {Lesson} lesson @param {Foretold} answer @returns {Lesson} */
const withAnswer = (lesson, answer) => ({
  ...lesson,
  answers: {...lesson.answers, [answer.of]: answer},
});

/** @param {Lesson} lesson @param {string} of @param {string | null | undefined} did @returns {Lesson} */
function decided(lesson, of, did) {
  const answer = lesson.answers[of];
  return answer && did ? withAnswer(lesson, {...answer, did}) : lesson;
}

/** @param {Lesson} lesson @param {Action} action another line is on the board, or it is now known what was kept of the first @returns {Lesson} */
function onLine(lesson, {key, kept}) {
  const {answers = {}, given = [], tries = {}} = kept ?? {};
  const isNew = lesson.key !== null;
  const own = isNew ? {...lesson, answers: {}, given: [], tries: {}} : lesson;
  return {
    ...lesson,
    key,
    taken: isNew ? [] : lesson.taken,
    answers: {...answers, ...own.answers},
    given: [
      ...given.filter((/** @type {string} */ of) => !Object.hasOwn(own.answers, of)),
      ...own.given,
    ],
    tries: {...tries, ...own.tries},
  };
}

/** @param {State} next @param {Action} action @param {State} before @returns {Lesson} */
function changed(next, action, before) {
  const {lesson, game} = next;
  switch (action.type) {
    case 'predict':
      return {...lesson, predict: action.on ?? !lesson.predict};
    case 'present':
      return {...lesson, present: action.on ?? !lesson.present, layer: game?.view.over ? 0 : 1};
    case 'layer':
      return {...lesson, layer: Math.min(Math.max(lesson.layer + action.by, 0), 3)};
    case 'foretell': {
      if (!game || !asks(next)) return lesson;
      const of = positionOf(game);
      const tries = (lesson.tries[of] ?? 0) + 1;
      const did = game.view.moves[game.view.step]?.square ?? game.view.decision?.square ?? null;
      const measure = action.square === null ? null : undefined;
      const answer = {of, own: action.square, did, measure, tries};
      return {
        ...withAnswer(lesson, answer),
        layer: 2,
        taken: [],
        given: [...lesson.given, of],
        tries: {...lesson.tries, [of]: tries},
      };
    }
    case 'foretell-kept':
      return game ? {...lesson, kept: {of: positionOf(game), square: action.square}} : lesson;
    case 'foretold': {
      const answer = lesson.answers[action.of];
      return answer ? withAnswer(lesson, {...answer, measure: action.measure}) : lesson;
    }
    case 'foretell-back': {
      const of = lesson.given.at(-1);
      if (of === undefined) return lesson;
      const {[of]: answer, ...answers} = lesson.answers;
      const taken = [...lesson.taken, answer];
      return {...lesson, answers, taken, given: lesson.given.slice(0, -1), layer: 1};
    }
    case 'foretell-again': {
      const answer = lesson.taken.at(-1);
      if (!answer) return lesson;
      const given = [...lesson.given, answer.of];
      return {...withAnswer(lesson, answer), given, taken: lesson.taken.slice(0, -1)};
    }
    case 'answers-line':
      return onLine(lesson, action);
    case 'answers-read':
      return {...lesson, read: action.read};
    case 'recalled':
      return decided(lesson, positionOf(action.answer), action.answer.view.decision?.square);
    case 'answered':
      return before.game
        ? decided(lesson, positionOf(before.game), action.decision?.square)
        : lesson;
    default:
      return lesson;
  }
}

/** @param {State} next @param {Action} action @returns {Lesson} the layer a step opens with */
function turned({lesson, game}, {type}) {
  if (!game || !['answered', 'opened'].includes(type)) return lesson;
  const {step, over} = game.view;
  const way = type === 'opened' ? 9 : step - lesson.step;
  const layer = over || way === 1 ? 0 : way === -1 ? 3 : way === 0 ? lesson.layer : 1;
  return {...lesson, step, layer: step === 0 ? Math.max(1, layer) : layer};
}

/** @param {State} next as the page's other parts have made it @param {Action} action @param {State} before @returns {State} */
export function reduceLesson(next, action, before) {
  const lesson = turned({...next, lesson: changed(next, action, before)}, action);
  if (lesson === next.lesson) return next;
  const heeded = ['foretell', 'layer'].includes(action.type);
  return {...next, lesson, notice: heeded ? null : next.notice};
}

/** @param {State} state the answer of the position shown, and that of the one before it */
export const answersAround = (state) => {
  const {game, lesson} = state;
  if (!game) return {here: null, last: null};
  const {view, record} = game;
  const before = {record, view: {...view, step: view.step - 1}};
  return {
    here: answerHere(state),
    last: view.step > 0 ? (lesson.answers[positionOf(before)] ?? null) : null,
  };
};
