// What is said where a lesson is refused: who writes it knows its fields by their labels.
import {refusalSentence} from '../../shell/refusal-sentences.js';

/** @type {Record<string, string>} */
const LABELS = {
  title: 'lessons-write-title',
  chapters: 'lessons-chapters',
  prompt: 'lessons-write-prompt',
  position: 'lessons-write-position',
  step: 'lessons-write-step',
  'goal.cell': 'lessons-write-press-chance',
  'goal.agent': 'lessons-write-agent',
};

/** @param {import('../../shell/game.js').Refusal} error @param {import('../../shell/coded-sentence.js').Speech} speech */
export function lessonRefusal({args = {}, ...error}, speech) {
  const {words} = speech;
  const said = String(args.cause ?? '');
  if (error.code === 'lesson-position') {
    // The engine's own code stands before what it is about.
    const [, code, cause] = /^([a-z\d-]+)(?:: (.*))?$/s.exec(said) ?? [];
    if (words.has(`error-${code}`)) {
      const sentence = words(`error-${code}`, {...args, cause});
      return words('lessons-position-because', {
        chapter: args.chapter,
        cause: cause ? `${sentence} (${cause})` : sentence,
      });
    }
  }
  const path = said.replace(/^bad-lesson: /, '');
  const label = Object.hasOwn(LABELS, path) ? words(LABELS[path]) : args.cause;
  if (error.code === 'bad-lesson' && args.lacks)
    return words('lessons-absent', {chapter: args.chapter, cause: label});
  return refusalSentence({...error, args: {...args, cause: label}}, speech, 'lessons-fault');
}
