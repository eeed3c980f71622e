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
  // An engine's code stands before what it says.
  const cause = String(args.cause ?? '').replace(/^bad-lesson: /, '');
  const label = Object.hasOwn(LABELS, cause) ? speech.words(LABELS[cause]) : args.cause;
  return refusalSentence({...error, args: {...args, cause: label}}, speech, 'lessons-fault');
}
