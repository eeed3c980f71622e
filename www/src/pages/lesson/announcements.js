// What the page of lessons announces.
import {playerSpoken} from '../../features/lessons/player-sentences.js';
import {lessonRefusal} from './refusal-sentence.js';

/** @import {Action, State} from './types.js' */

/** @param {Action} action @param {State} state @param {State} _before @param {import('../../shell/coded-sentence.js').Speech} speech */
export function announcementOf(action, state, _before, speech) {
  if (action.type === 'refused') return lessonRefusal(action.error, speech);
  if (action.type === 'said') return speech.words(action.key, action.args);
  return playerSpoken(
    /** @type {import('../../features/lessons/player-types.js').PlayerAction} */ (action),
    state.player,
    speech,
  );
}
