// What the engine was asked of a board is held against the step that is shown. Pure.

import {sourceOf} from './source.js';

/** @import {Action, State} from '../types.js' */

/**
 * A reducer of such a part of the state, where that is there: of another step it is another question.
 * @template {'behind' | 'shots'} Key
 * @param {Key} key
 * @param {Action['type'][]} closing what ends it
 * @param {(own: NonNullable<State[Key]>, action: Action) => State[Key]} change
 * @returns {(state: State, action: Action) => State}
 */
export const reduceInquiry = (key, closing, change) => (state, action) => {
  const own = state[key];
  if (!own) return state;
  const isOver = closing.includes(action.type) || sourceOf(state, own.board)?.of !== own.of;
  const next = isOver ? null : change(own, action);
  return next === own ? state : {...state, [key]: next};
};
