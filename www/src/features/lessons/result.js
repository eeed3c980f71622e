// What a lesson came to, as plain text to hand in.
import {dateFormat} from '../../shell/days.js';
import {gameOf} from './format.js';
import {scoreLine} from './player-sentences.js';
import {progressIn} from './player-state.js';

/** @import {Answer, Chapter} from './types.js' */
/** @import {PlayerState} from './player-types.js' */
/** @typedef {import('../../shell/coded-sentence.js').Speech} Speech */

/** A square of Reversi is written as it is. @param {string} cell @param {Chapter} chapter @param {Speech} speech */
const cellSaid = (cell, chapter, {names}) =>
  gameOf(chapter) === 'reversi' ? cell : names.cell(cell);

/** @param {Answer} answer @param {Chapter} chapter @param {Speech} speech */
function answerSaid(answer, chapter, speech) {
  const {words} = speech;
  if (answer === null || answer === false) return words('lessons-result-given-up');
  if (answer === true) return words('lessons-result-solved');
  if (typeof answer === 'string') return cellSaid(answer, chapter, speech);
  if (typeof answer === 'number')
    return chapter.ask === 'chance'
      ? words('lessons-result-chance', {chance: words.number(answer)})
      : words.number(answer);
  return /** @type {const} */ (['ship', 'water'])
    .filter((side) => answer[side].length > 0)
    .map((side) => {
      const cells = answer[side].map((cell) => cellSaid(cell, chapter, speech)).join(' ');
      return `${words(`lessons-tool-${side}`)}: ${cells}`;
    })
    .join('; ');
}

/** @param {PlayerState} state @param {Date} date @param {Speech} speech @returns {string} one line a chapter, below what it all came to */
export function resultText(state, date, speech) {
  const {lesson, outcomes, result} = state;
  const progress = progressIn(state);
  if (!lesson || !progress) return '';
  const {words} = speech;
  const day = dateFormat(words.locale, {dateStyle: 'long'}).format(date);
  const hints = progress.outcomes.reduce((sum, one) => sum + one.hints, 0);
  const rows = lesson.chapters.map((chapter, place) => {
    const outcome = outcomes[place];
    const name = [place + 1, chapter.title].filter(Boolean).join('. ');
    if (!outcome) return `${name}: ${words('lessons-chapter-open')}`;
    const {answer, earned, possible, tries, hints} = outcome;
    const numbers = [
      words('lessons-result-points', {earned, possible}),
      words('lessons-result-tries', {tries}),
      words('lessons-result-hints', {hints}),
    ];
    return `${name}: ${answerSaid(answer, chapter, speech)} (${numbers.join(', ')})`;
  });
  return [
    ...[lesson.title, result.name.trim(), day].filter(Boolean),
    ...[scoreLine(state, speech), words('lessons-help-used', {hints})],
    '',
    ...rows,
    '',
  ].join('\n');
}
