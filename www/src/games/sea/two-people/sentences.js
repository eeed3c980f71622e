// What is said between the turns of two people on one device: nothing that only one of them may know.
import {isCovered, turnOfTwo} from '../select.js';
import {statusSentence} from '../sentences.js';

/** @import {State} from '../types.js' */
/** @import {Speech} from '../../../shell/coded-sentence.js' */

/** @param {State} state @param {Speech} speech what came of the last shot: both may know it */
export function coverSentence({game, deploying}, {words, names}) {
  const {last, view} = {last: game?.view.last, view: game?.view};
  if (deploying || !last?.answer || !view) return '';
  return words('status-agent-shot', {
    agent: names.player(view, last.player),
    cell: names.cell(last.cell),
    answer: names.answer(last.answer),
  });
}

/** @type {import('../announcer.js').Teller} */
export function coveringSpoken(action, state, before, speech) {
  const {words} = speech;
  if (action.type === 'deploy-second')
    return `${words('cover-lay', {number: 2})} ${words('cover-how')}`;
  if (action.type === 'uncover') return statusSentence(state, speech);
  if (!isCovered(state)) return '';
  const number = state.game?.view.toMove ?? 1;
  const isNew = turnOfTwo(state) !== turnOfTwo(before);
  if (!isNew && action.type !== 'speak-status' && action.type !== 'part') return '';
  return [coverSentence(state, speech), words('cover-turn', {number}), words('cover-how')]
    .filter(Boolean)
    .join(' ');
}
