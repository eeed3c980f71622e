// A lesson: choices are predicted before they are shown, and one decision opens layer by layer. Pure.
import {joined, recordParts} from '../records.js';

/** @typedef {import('../game.d.ts').ShellState} ShellState */
/** @typedef {import('../game.d.ts').Layer} Layer */
/** @typedef {import('../game.d.ts').Place} Place */
/** @typedef {import('../game.d.ts').ShellAction} ShellAction */

/** What a step opens in: the answer that led to it, then the decision that follows from it. */
export const LAYERS = /** @type {const} */ (['answer', 'knew', 'map', 'choice']);

/** @type {import('../game.d.ts').Lesson<never>} */
export const noLesson = {
  key: null,
  answers: {},
  given: [],
  taken: [],
  kept: null,
  tries: {},
  layer: 1,
  step: null,
  read: undefined,
};

/** @param {string} record the game without its moves: an agent that is watched makes the same ones every time */
export const lineKey = (record) => joined({...recordParts(record), actions: []});

/**
 * What every game counts of answers.
 * @template {{own: string | null}} Row
 * @param {Row[]} rows
 * @param {(row: Row) => boolean} isSame the prediction was the agent's choice
 */
export function tallyOf(rows, isSame) {
  const given = rows.filter(({own}) => own !== null);
  const same = given.filter(isSame).length;
  return {given: given.length, skipped: rows.length - given.length, same};
}

/** After these the refusal that was shown no longer matters. */
const ACCEPTED = new Set(['predicted', 'prediction-kept', 'prediction-back', 'prediction-again']);

/**
 * @template {ShellState} State
 * @template {import('../game.d.ts').Answer} One
 * @param {import('../game.d.ts').LessonPort<State, One>} port
 */
export function createLesson(port) {
  /** @typedef {import('../game.d.ts').Lesson<One>} Lesson */
  /** @typedef {import('../game.d.ts').KeptAnswers<One>} KeptAnswers what this game has stored itself */

  /** The shell does not know which answers the state of a game has. @param {State} state */
  const lessonOf = ({lesson}) => /** @type {Lesson} */ (lesson ?? noLesson);

  /** @param {State} state the answers on the line shown; until something keeps answers, all of them */
  function answersOn(state) {
    const {key, answers} = lessonOf(state);
    return key === null || key === port.lineOf(state) ? answers : {};
  }

  /** @param {State} state @param {number} step before the choice @returns {One | null} */
  function answerAt(state, step) {
    const answer = state.game && answersOn(state)[port.placeAt(state, step)];
    return answer && (port.isAbout?.(state, answer) ?? true) ? answer : null;
  }

  /** @param {State} state a person is asked what the agent to move will choose */
  function asks(state) {
    const {predict, game} = state;
    // What was redacted no longer has the moves that an answer is compared with.
    if (state.asks !== undefined) return state.asks;
    if (!predict || !game || game.view.over || !port.mayAsk(state)) return false;
    return answerAt(state, game.view.step) === null;
  }

  /** @param {State} state @returns {Layer} how far the step shown is open */
  function layerOf(state) {
    if (!state.present || port.lineOf(state) === null) return asks(state) ? 'knew' : 'choice';
    const {layer} = lessonOf(state);
    // What is asked for is not opened, whatever is turned to.
    return asks(state) && layer > 1 ? 'knew' : LAYERS[layer];
  }

  /** @param {State} state @returns {number | null} the last step that can be seen before another choice is predicted; null where all that was played can be */
  function wallOf(state) {
    const {predict, game} = state;
    if (!predict || !game || port.lineOf(state) === null) return null;
    const {step, steps} = game.view;
    if (asks(state)) return step;
    for (let at = step + 1; at < steps; at += 1)
      if (port.isAgents(state, at) && answerAt(state, at) === null) return at;
    return null;
  }

  /** @param {State} state @returns {State} */
  function redact(state) {
    const {game} = state;
    const layer = layerOf(state);
    if (!game) return state;
    if (layer !== 'choice')
      return {...port.redact(state, game.view.step, layer), asks: asks(state)};
    const wall = wallOf(state);
    return wall === null ? state : port.redact(state, wall);
  }

  /** @type {WeakMap<State, State>} */
  const known = new WeakMap();

  /** @param {State} state as it may be shown, spoken and linked to; the same object as long as the state is the same, so that nothing is drawn anew */
  function redacted(state) {
    const seen = known.get(state) ?? redact(state);
    known.set(state, seen);
    return seen;
  }

  /** @param {State} state in order of play */
  const answersOf = (state) =>
    state.game && port.lineOf(state) !== null ? port.listed(state, answersOn(state)) : [];

  /** @param {Lesson} lesson @param {One} answer @returns {Lesson} */
  const withAnswer = (lesson, answer) => ({
    ...lesson,
    answers: {...lesson.answers, [placeOf(answer)]: answer},
  });

  /** @param {One} answer @returns {Place} */
  const placeOf = (answer) =>
    /** @type {One & Record<typeof port.field, Place>} */ (answer)[port.field];

  /** @param {Lesson} lesson @param {One} answer @returns {Lesson} */
  const withGiven = (lesson, answer) => ({
    ...withAnswer(lesson, answer),
    given: [...lesson.given.filter((place) => place !== placeOf(answer)), placeOf(answer)],
    tries: {...lesson.tries, [placeOf(answer)]: answer.tries},
  });

  /** @param {State} state @param {Lesson} lesson @param {string | null} own @returns {Lesson} */
  function predicted(state, lesson, own) {
    const {step} = /** @type {NonNullable<State['game']>} */ (state.game).view;
    const place = port.placeAt(state, step);
    const tries = (lesson.tries[place] ?? 0) + 1;
    const answer = /** @type {One} */ (
      /** @type {unknown} */ ({[port.field]: place, own, ...port.judge(state, own), tries})
    );
    return {...withGiven(lesson, answer), taken: [], layer: LAYERS.indexOf('map')};
  }

  /** @param {State} state @param {Lesson} lesson @param {{key: string, kept: KeptAnswers | null}} action another line is on the board, or it is now known what was kept of the first @returns {Lesson} */
  function onLine(state, lesson, {key, kept}) {
    const {answers = {}, given = [], tries = {}} = kept ?? {};
    const own = lesson.key === null ? lesson : noLesson;
    const view = state.game?.view;
    return {
      ...lesson,
      ...(lesson.step === null ? {step: view?.step ?? null, layer: view?.over ? 0 : 1} : {}),
      key,
      taken: own.taken,
      kept: own.kept,
      answers: {...answers, ...own.answers},
      given: [...given.filter((place) => !Object.hasOwn(own.answers, place)), ...own.given],
      tries: {...tries, ...own.tries},
    };
  }

  /** @param {State} state @param {Lesson} lesson @param {ShellAction} action @param {State} before @returns {Lesson} */
  function changed(state, lesson, action, before) {
    const {game} = state;
    switch (action.type) {
      case 'present':
        return {...lesson, layer: game?.view.over ? 0 : 1};
      case 'layer': {
        const layer = Math.min(Math.max(lesson.layer + action.by, 0), LAYERS.length - 1);
        return {...lesson, layer};
      }
      case 'predicted':
        return asks(state) ? predicted(state, lesson, action.own) : lesson;
      case 'prediction-kept':
        return game
          ? {...lesson, kept: {place: port.placeAt(state, game.view.step), own: action.own}}
          : lesson;
      case 'measured': {
        const answer = lesson.answers[action.place];
        if (!answer || action.key !== port.lineOf(state)) return lesson;
        return withAnswer(lesson, {...answer, ...action.found});
      }
      case 'prediction-back': {
        const place = lesson.given.at(-1) ?? '';
        const {[place]: answer, ...answers} = lesson.answers;
        if (!answer) return lesson;
        const given = lesson.given.slice(0, -1);
        return {...lesson, answers, given, taken: [...lesson.taken, answer], layer: 1};
      }
      case 'prediction-again': {
        const answer = lesson.taken.at(-1);
        return answer ? {...withGiven(lesson, answer), taken: lesson.taken.slice(0, -1)} : lesson;
      }
      case 'answers-line':
        return onLine(state, lesson, {...action, kept: /** @type {KeptAnswers} */ (action.kept)});
      case 'answers-read':
        return {...lesson, read: action.read};
    }
    const learned = port.learn?.(state, action, before);
    const answer = learned && lesson.answers[learned.place];
    return answer && learned.did ? withAnswer(lesson, {...answer, did: learned.did}) : lesson;
  }

  /** @param {State} state @param {Lesson} lesson @param {{type: string}} action @returns {Lesson} with the layer that a step opens with */
  function turned({game}, lesson, {type}) {
    if (!game || !['answered', 'opened'].includes(type)) return lesson;
    const {step, over} = game.view;
    const way = type === 'opened' || lesson.step === null ? null : step - lesson.step;
    const layer = over || way === 1 ? 0 : way === -1 ? 3 : way === 0 ? lesson.layer : 1;
    const open = step === 0 ? Math.max(1, layer) : layer;
    return lesson.step === step && lesson.layer === open ? lesson : {...lesson, step, layer: open};
  }

  /** @param {State} next as all else has made it @param {{type: string}} heard any action of the page @param {State} before @returns {State} */
  function reduce(next, heard, before) {
    const action = /** @type {ShellAction} */ (heard);
    let state = next;
    if (action.type === 'predict') state = {...state, predict: action.on ?? !state.predict};
    if (action.type === 'present') state = {...state, present: action.on ?? !state.present};
    const was = lessonOf(state);
    const lesson = turned(state, changed(state, was, action, before), action);
    if (lesson === was) return state;
    const isAccepted = ACCEPTED.has(action.type) || action.type === 'layer';
    return {...state, lesson, notice: isAccepted ? null : state.notice};
  }

  return {
    ...{port, lessonOf, answerAt, answersOf, asks, layerOf, placeOf, reduce, redacted, wallOf},
    /** The answers of the step shown and of the one before it. @param {State} state */
    answersAround(state) {
      const step = state.game?.view.step ?? 0;
      return {
        here: answerAt(state, step),
        last: step > 0 ? answerAt(state, step - 1) : null,
      };
    },
    /** What the page around took of the step asked for; null where it took nothing. @param {State} state @returns {string | null} */
    keptHere(state) {
      const {kept} = lessonOf(state);
      const {game} = state;
      const isHere = game && kept?.place === port.placeAt(state, game.view.step);
      return kept && isHere && asks(state) ? kept.own : null;
    },
  };
}
