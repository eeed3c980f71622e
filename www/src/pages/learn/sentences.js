// What Learn says, for eye and ear alike.
import {refusalSentence as sayRefusal} from '../../shell/refusal-sentences.js';
import {trailOf} from './state.js';

/** @typedef {import('./state.js').State} State */
/** @typedef {import('../../shell/coded-sentence.js').Speech} Speech */
/** @typedef {import('../../engine/types.js').NodeView} NodeView */

/** @param {Speech['words']} words @param {number} shots @param {number} layouts */
export const meanOf = (words, shots, layouts) =>
  words.number(shots / layouts, {minimumFractionDigits: 2, maximumFractionDigits: 2});

/** @param {Speech['words']} words @param {number} share 0 to 1 */
export const percent = (words, share) =>
  words.number(share, {style: 'percent', maximumFractionDigits: share < 0.01 ? 2 : 1});

/** @param {NodeView['answers'][number]} answer @param {Speech} speech */
export const answerName = ({answer, ship}, {names}) =>
  names.answer({kind: answer, ship: ship ?? undefined});

/** @param {import('../../shell/game.js').Refusal} refusal @param {Speech} speech */
export const refusalSentence = (refusal, speech) => sayRefusal(refusal, speech, 'learn-failed');

/** @param {State} state @param {Speech} speech what of the link could not be read; '' where all could */
export const unreadSentence = ({unread}, {words}) =>
  unread.length === 0
    ? ''
    : words('learn-unread', {
        parts: new Intl.ListFormat(words.locale).format(
          unread.map((name) => words(`learn-part-${name}`)),
        ),
      });

/** @param {State} state @param {Speech} speech where the tree stands */
export function nodeSentence(state, speech) {
  const {words, names} = speech;
  const node = state.nodes.at(-1);
  if (!node) return '';
  const trail = trailOf(state);
  const last = trail.at(-1);
  const came = last
    ? words('learn-came', {cell: names.cell(last.shot), answer: answerName(last.answer, speech)})
    : words('learn-start');
  if (!node.shot) return `${came} ${words('learn-done', {shots: trail.length})}`;
  const {layouts, totalShots} = node;
  const shots = meanOf(words, totalShots, layouts);
  return `${came} ${words('learn-next', {layouts, shots, cell: names.cell(node.shot)})}`;
}

/** @param {State} state @param {Speech} speech what the two policies come to */
export function solvedSentence({solved}, {words}) {
  if (!solved) return '';
  const {optimal, greedy} = solved;
  const more = greedy.totalShots - optimal.totalShots;
  if (more === 0) return words('learn-same', {layouts: optimal.layouts});
  const mean = words.number(more / optimal.layouts, {maximumSignificantDigits: 2});
  return words('learn-differ', {more, mean});
}

/** @param {State} state @param {Speech} speech what the game of both comes to */
export function mixSentence({mix, solved}, {words}) {
  if (!mix) return '';
  const mean = words.number(mix.mean, {minimumFractionDigits: 3, maximumFractionDigits: 3});
  const against = solved ? mix.mean - solved.optimal.mean : 0;
  const gain = words.number(Math.max(0, against), {maximumFractionDigits: 3});
  return words('learn-mixed', {value: mix.value, mean, gain, ways: mix.ways});
}
