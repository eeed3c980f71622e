// What the live region announces of an action on Learn; '' for nothing.
import {
  mixSentence,
  nodeSentence,
  refusalSentence,
  solvedSentence,
  unreadSentence,
} from './sentences.js';

/**
 * @param {import('./state.js').Action} action
 * @param {import('./state.js').State} state
 * @param {import('../../shell/coded-sentence.js').Speech} speech
 */
export function announcementOf(action, state, speech) {
  const {words} = speech;
  switch (action.type) {
    case 'solved':
      return [unreadSentence(state, speech), solvedSentence(state, speech)]
        .filter(Boolean)
        .join(' ');
    case 'astray':
      return unreadSentence(state, speech);
    case 'walked':
      return state.path.length > 0 ? nodeSentence(state, speech) : '';
    case 'mixed':
      return mixSentence(state, speech);
    case 'solve-refused':
      return [
        unreadSentence(state, speech),
        state.refused && refusalSentence(state.refused, speech),
      ]
        .filter(Boolean)
        .join(' ');
    case 'mix-refused':
      return state.unmixed ? refusalSentence(state.unmixed, speech) : '';
    case 'line-counted':
      // As the page opens, only the result of the solver is announced.
      return state.ways && !action.first
        ? words('learn-line-heard', {ways: state.ways.ways, article: state.ways.article})
        : '';
    default:
      return '';
  }
}
