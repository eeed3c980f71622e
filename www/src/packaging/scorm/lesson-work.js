// A lesson as what a pupil hands in: its progress, its points, an interaction for each chapter.
import {possibleOf} from '../../features/lessons/progress.js';
import {progressIn, suspendedText} from './suspended.js';
import {timeOfDay, timespan} from './times.js';

/** @import {Answer, Ask, Lesson, LessonProgress, Outcome} from '../../features/lessons/types.js' */
/** @import {Report, Work} from './types.d.ts' */

/** Of the interactions that SCORM 1.2 knows. @type {Record<Ask, string>} */
const TYPES = {
  cell: 'fill-in',
  chance: 'numeric',
  certain: 'performance',
  predict: 'fill-in',
  score: 'numeric',
  solve: 'true-false',
};

/** What a platform keeps of a response, in characters. */
const MOST_RESPONSE = 255;

/** @param {Answer} answer @returns {string | null} null of a game given up: that is no number */
export function responseOf(answer) {
  if (answer === null) return null;
  if (typeof answer === 'boolean') return answer ? 't' : 'f';
  if (typeof answer !== 'object') return String(answer);
  const {ship, water} = answer;
  return `ship ${ship.join(' ')} water ${water.join(' ')}`.slice(0, MOST_RESPONSE).trim();
}

/** @param {Outcome} outcome */
function resultOf({earned, possible}) {
  if (earned === possible) return 'correct';
  return earned === 0 ? 'wrong' : String(earned / possible);
}

/** @param {Lesson} lesson @param {{now: () => number, date: () => Date}} clock @returns {Work} */
export function createLessonWork(lesson, clock) {
  /** @type {LessonProgress | null} */
  let progress = null;
  let since = clock.now();
  /** When a chapter was answered in this session, and how long that had taken. @type {Map<number, {time: string, latency: string}>} */
  const answered = new Map();

  /** The chapters that were answered since. @param {LessonProgress} next */
  function note(next) {
    const tries = new Map(progress?.outcomes.map((one) => [one.chapter, one.tries]));
    for (const one of next.outcomes)
      if (tries.get(one.chapter) !== one.tries)
        answered.set(one.chapter, {
          time: timeOfDay(clock.date()),
          latency: answered.get(one.chapter)?.latency ?? timespan(clock.now() - since),
        });
    since = clock.now();
    progress = next;
  }

  /** Each chapter has its own from the start, so that a platform has the same columns for everybody. @returns {Report['interactions']} */
  const interactions = () =>
    lesson.chapters.map((chapter, place) => {
      const number = place + 1;
      const own = {
        id: `chapter_${number}`,
        type: TYPES[chapter.ask],
        weighting: String(possibleOf(chapter)),
      };
      const outcome = progress?.outcomes.find((one) => one.chapter === number);
      const when = answered.get(number);
      if (!outcome || !when) return own;
      const response = responseOf(outcome.answer);
      return {
        ...own,
        ...(response !== null && {student_response: response}),
        ...{result: resultOf(outcome), ...when},
      };
    });

  return {
    resume(text) {
      progress = progressIn(text, lesson);
      return progress && {progress: JSON.stringify(progress)};
    },
    hear(type, detail) {
      if (type === 'board-lesson') note(/** @type {LessonProgress} */ (detail));
      return type === 'board-lesson';
    },
    report({view}) {
      const shown = /** @type {LessonProgress | null} */ (view ?? progress);
      return {
        suspended: shown && suspendedText(shown, lesson),
        score: shown && shown.outcomes.length > 0 ? shown.score : null,
        done: shown?.done ?? false,
        interactions: interactions(),
      };
    },
  };
}
