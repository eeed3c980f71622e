// What the page of lessons shows: the shelf, a lesson played, or one being written. Pure.
import {noLesson, reducePlayer} from '../../features/lessons/player-state.js';
import {reduceWriter} from '../../features/lessons/writer-state.js';
import {reduceBy} from '../../shell/store.js';

/** @import {Action, State} from './types.js' */

/** Agents of Reversi, weakest first. */
const BOARD_AGENTS = [
  'reversi-random',
  ...[1, 2, 3].map((level) => `beginner-${level}`),
  ...['novice', 'medium', 'expert'].map((one) => `minimax-${one}`),
  ...[1, 2, 3, 4, 5, 6].map((level) => `engine-${level}`),
  'strongest',
];

/** @type {State} */
export const firstState = {
  mode: 'shelf',
  preview: null,
  loading: false,
  refused: null,
  said: null,
  kept: [],
  deck: [],
  unread: false,
  today: 0,
  emptying: false,
  forgetting: null,
  adding: null,
  sure: null,
  source: null,
  handed: null,
  player: noLesson,
  writer: null,
  agents: {sea: [], reversi: BOARD_AGENTS},
};

const fresh = {
  preview: null,
  refused: null,
  said: null,
  forgetting: null,
  emptying: false,
  adding: null,
  sure: null,
};

const reduceOwn = /** @type {(state: State, action: Action) => State} */ (
  reduceBy({
    'page-mode': (state, {mode}) => ({...state, ...fresh, mode, player: noLesson, handed: null}),
    'write-begin': (state) => ({
      ...state,
      ...fresh,
      mode: 'write',
      loading: false,
      player: noLesson,
      handed: null,
    }),
    handed: (state, {source, lesson}) => ({
      ...state,
      ...fresh,
      ...{mode: 'hand', loading: false, player: noLesson, source, handed: lesson},
    }),
    'write-on': (state) => ({...state, ...fresh, mode: 'write', player: noLesson, handed: null}),
    adding: (state, {adding}) => ({...state, adding}),
    sure: (state, {word}) => ({...state, sure: word}),
    loading: (state) => ({...state, ...fresh, loading: true}),
    refused: (state, {error}) => ({...state, said: null, loading: false, refused: error}),
    said: (state, {key, args}) => ({
      ...state,
      adding: null,
      loading: false,
      refused: null,
      said: {key, args},
    }),
    kept: (state, {kept}) => ({...state, kept, forgetting: null}),
    deck: (state, {deck, unread, today}) => ({...state, deck, unread, today, emptying: false}),
    'deck-empty': (state, {sure}) => ({...state, emptying: sure === false}),
    agents: (state, {sea}) => ({...state, agents: {...state.agents, sea}}),
    forget: (state, {id}) => ({...state, forgetting: id}),
    played: (state, {source, preview}) => ({
      ...state,
      ...fresh,
      ...{mode: 'play', loading: false, source, preview},
      handed: preview === 'hand' ? state.handed : null,
    }),
  })
);

/** What a person does next: what was said is read by then. */
const DEEDS =
  /^(write(-(goal|ask|hint|feedback|at|add|copy|move))?|lesson-(visit|press|submit|hint))$/;

/** @param {State} state @param {Action} action @returns {State} */
export function reduce(state, action) {
  const read = state.said && DEEDS.test(action.type) ? {...state, said: null} : state;
  const next = reduceOwn(read, action);
  // Each passes over the actions of the others.
  const player = reducePlayer(
    next.player,
    /** @type {import('../../features/lessons/player-types.js').PlayerAction} */ (action),
  );
  const writes = next.mode === 'write' || next.writer === null;
  const writer = writes
    ? reduceWriter(
        next.writer,
        /** @type {import('../../features/lessons/writer-state.js').WriterAction} */ (action),
      )
    : next.writer;
  return player === next.player && writer === next.writer ? next : {...next, player, writer};
}
