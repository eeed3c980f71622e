// What the page of lessons announces.
import {playerSpoken} from '../../features/lessons/player-sentences.js';
import {lessonRefusal} from '../../features/lessons/refusal-sentence.js';
import {sureSaid} from '../../shell/view/sure.js';

/** @import {Action, State} from './types.js' */

/** @param {Action} action @param {State} state @param {State} before @param {import('../../shell/coded-sentence.js').Speech} speech */
export function announcementOf(action, state, before, speech) {
  if (action.type === 'refused') return lessonRefusal(action.error, speech);
  if (action.type === 'said') return speech.words(action.key, action.args);
  if (action.type === 'sure') return sureSaid(action, speech.words);
  if (action.type === 'write-move') {
    const {writer} = state;
    return writer && writer !== before.writer
      ? speech.words('lessons-chapter', {at: action.to + 1, of: writer.draft.chapters.length})
      : '';
  }
  return playerSpoken(
    /** @type {import('../../features/lessons/player-types.js').PlayerAction} */ (action),
    state.player,
    speech,
  );
}
