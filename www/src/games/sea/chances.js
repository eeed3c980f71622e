// Chances as help: of which position they are wanted, whether they are there, how often they were looked at. Pure.
import {reduceBy} from '../../shell/store.js';
import {agentDue, atEnd, leadBoard, yourSeat} from './select.js';

/** @import {Action, State} from './types.js' */
/** @import {Belief, View} from '../../engine/types.js' */

const PLAYED = new Set(['race', 'play']);

/**
 * What a player has been told, as one text: the shots up to this step. Marks and a rival's shots change none of it.
 * @param {View} view
 * @param {number | undefined} [shooter] the person, where no other is named
 */
export function positionKey(view, shooter = yourSeat(view)?.player) {
  return view.moves
    .filter((move) => move.step <= view.step && move.player === shooter && move.action[0] === 'F')
    .map(({cell}) => cell)
    .join('.');
}

/** @param {State} state chances are a person's own help: an agent's map is always shown */
export const hasChances = ({game, mode, deploying}) =>
  Boolean(game && PLAYED.has(mode) && !deploying && yourSeat(game.view));

/** @param {State} state they tell something here: at the end all is known */
export function tellsChances(state) {
  const view = state.game?.view;
  if (!view || !hasChances(state)) return false;
  return !(view.over && atEnd(view)) && !leadBoard(view).done;
}

/**
 * The position whose chances a person wants to see.
 * @param {State} state
 * @returns {string | null}
 */
const wishedKey = (state) =>
  state.game && state.chances.on && tellsChances(state) ? positionKey(state.game.view) : null;

/** @param {State} state @returns {Belief | null} the chances of the very position shown, and of no other */
export function shownBelief(state) {
  const {of} = state.chances;
  const key = wishedKey(state);
  return of && of.board === state.game?.board && of.key === key ? of.belief : null;
}

/** @param {State} state @returns {string | null} the position to be counted next; not while an agent's turn would end that at once */
export function uncountedKey(state) {
  const thinks = state.game?.view.thinking;
  return thinks || agentDue(state) || shownBelief(state) ? null : wishedKey(state);
}

/** @param {State} state chances are wished for that are not there yet */
export const awaitsChances = (state) => wishedKey(state) !== null && !shownBelief(state);

/** @param {State} state they take so long that it is shown */
export const chancesLate = (state) =>
  awaitsChances(state) && state.chances.late === wishedKey(state);

/** Off in every new game: help is had by those who ask for it. @type {State['chances']} */
export const noChances = {on: false, late: null, of: null};

/** @type {(state: State, action: Action) => State} */
export const reduceChances = /* #__PURE__ */ reduceBy({
  chances: (state) =>
    tellsChances(state)
      ? {...state, chances: {...state.chances, on: !state.chances.on, late: null}}
      : state,
  /** Where there are none for one position, the next is not asked for unasked. */
  'chances-refused': (state, {board}) =>
    state.game?.board === board ? {...state, chances: noChances} : state,
  'chances-late': (state, {key}) => ({...state, chances: {...state.chances, late: key}}),
  'chances-there'(state, {board, key, belief}) {
    const {game} = state;
    if (!game || game.board !== board) return state;
    const chances = {...state.chances, late: null, of: {board, key, belief}};
    const next = {...state, chances};
    // Looked at twice is looked at once; and what is looked at after the end is no help.
    const isHelp = !game.given && !game.view.ended;
    const counts = isHelp && shownBelief(next) && game.lookedAt !== key;
    if (!counts) return next;
    return {...next, game: {...game, looks: game.looks + 1, lookedAt: key}};
  },
});
