// What every game of turns knows, how actions change it, and when an agent is to act. Pure.
import {noLesson} from '../lesson/lesson.js';
import {reduceBy} from '../store.js';

/** @import {Seats, ShownGame, TurnAction, TurnState} from '../game.js' */

/** Before a game is there. */
export const noTurns = {
  ...{game: null, playing: false, acting: false, notice: null, said: null, lesson: noLesson},
  ...{predict: false, present: false},
};

/**
 * @template {ShownGame} Game
 * @template {TurnState<Game>} State
 * @param {State} state
 * @param {{game: Game}} action
 * @returns {State}
 */
export const answered = (state, {game}) => ({
  ...state,
  game,
  notice: null,
  said: null,
  acting: false,
});

/**
 * @template {ShownGame} Game
 * @template {TurnState<Game>} State
 * @template {{type: string}} Action
 * @param {{reduce(next: State, action: {type: string}, before: State): State}} lesson
 * @param {NoInfer<import('../store.js').Reducers<State, Action, []>>} [own] what the game does instead or besides
 * @returns {(state: State, action: Action) => State}
 */
export function createTurnReducer(lesson, own) {
  /** @type {import('../store.js').Reducers<State, TurnAction<Game>, []>} */
  const shared = {
    opened: (state, action) => ({...answered(state, action), playing: false}),
    answered,
    recalled: (state, {game}) => ({...state, game}),
    acting: (state, {on}) => ({...state, acting: on}),
    playing: (state, {playing}) => ({...state, playing}),
    refused: (state, {error}) => ({...state, notice: error, acting: false}),
    setting: (state, {name, value}) => ({...state, settings: {...state.settings, [name]: value}}),
    said: (state, {key, args}) => ({...state, said: {key, args}}),
    'notice-read': (state) => ({...state, notice: null}),
    frame: (state) => ({...state}),
  };
  /** @type {(state: State, action: Action) => State} */
  const change = reduceBy(/** @type {typeof own & {}} */ ({...shared, ...own}));
  return (state, action) => lesson.reduce(change(state, action), action, state);
}

/**
 * Whether an agent is to act now: at the end of the line, where a person waits for it or agents play on.
 * @template {ShownGame} Game
 * @template {TurnState<Game>} State
 * @param {{asks(state: State): boolean}} lesson
 * @param {Seats<Game['view']>} seats
 * @returns {(state: State) => boolean}
 */
export const createAgentDue =
  (lesson, {isYours, hasYou}) =>
  (state) => {
    const {game, playing} = state;
    if (!game || lesson.asks(state)) return false;
    const {view} = game;
    if (view.over || view.step < view.steps || isYours(view)) return false;
    return playing || hasYou(view);
  };
