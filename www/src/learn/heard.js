// What an action on Learn gives to hear; '' for silence.
import {mixSentence, nodeSentence, refusalSentence, solvedSentence} from './sentences.js';

/**
 * @param {import('./state.js').Action} action
 * @param {import('./state.js').State} state
 * @param {import('../speak/sentences.js').Speech} speech
 */
export function heard({type}, state, speech) {
  const {words} = speech;
  switch (type) {
    case 'solved':
      return solvedSentence(state, speech);
    case 'walked':
      return state.path.length > 0 ? nodeSentence(state, speech) : '';
    case 'mixed':
      return mixSentence(state, speech);
    case 'solve-refused':
      return state.refused ? refusalSentence(state.refused, speech) : '';
    case 'mix-refused':
      return state.unmixed ? refusalSentence(state.unmixed, speech) : '';
    case 'line-counted':
      return state.ways
        ? words('learn-line-heard', {ways: state.ways.ways, article: state.ways.article})
        : '';
    default:
      return '';
  }
}
