// A lesson as what a pupil hands in: its progress, its points, an interaction for each chapter.
import {answeredIn, possibleOf, progressOf, responseOf} from '../../features/lessons/progress.js';
import {suspendedIn, suspendedText} from './suspended.js';
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
export function studentResponse(answer) {
  if (answer === null) return null;
  if (typeof answer === 'boolean') return answer ? 't' : 'f';
  const text = responseOf(answer);
  // Half a name is that of another cell.
  return text.length > MOST_RESPONSE ? text.slice(0, text.lastIndexOf(' ', MOST_RESPONSE)) : text;
}

/** @param {Outcome} outcome */
function resultOf({earned, possible}) {
  if (earned === possible) return 'correct';
  return earned === 0 ? 'wrong' : String(earned / possible);
}

/** Points come before tries, of which there are 540 at most. @param {LessonProgress} progress */
const amountOf = ({earned, outcomes}) =>
  earned + outcomes.reduce((all, {tries}) => all + tries, 0) / 10_000;

/** @param {Lesson} lesson @param {{now: () => number, date: () => Date}} clock @returns {Work} */
export function createLessonWork(lesson, clock) {
  /** @type {LessonProgress | null} */
  let progress = null;
  /** The best outcome of each chapter, also of those before the lesson was started again. @type {Map<number, Outcome>} */
  const best = new Map();
  /** What another window has told. @type {Outcome[]} */
  let elsewhere = [];
  let since = clock.now();
  /** When a chapter was answered last in this session, and how long that try had taken. @type {Map<number, {time: string, latency: string}>} */
  const answered = new Map();

  /** @param {LessonProgress | null} next */
  function stand(next) {
    progress = next;
    reach(next?.outcomes ?? []);
  }

  /** @param {Outcome[]} outcomes */
  function reach(outcomes) {
    for (const one of outcomes)
      if (one.earned > (best.get(one.chapter)?.earned ?? -1)) best.set(one.chapter, one);
  }

  /** Each chapter as it was answered best in either window. @param {LessonProgress} here */
  function joined(here) {
    const outcomes = lesson.chapters.map((_, place) => {
      const [one = null, other] = [...here.outcomes, ...elsewhere]
        .filter(({chapter}) => chapter === place + 1)
        .sort((one, other) => other.earned - one.earned);
      return one && {...one, tries: Math.max(one.tries, other?.tries ?? 0)};
    });
    return progressOf(lesson, outcomes, here.at - 1, here.done);
  }

  /** The chapters that were answered since. @param {LessonProgress} next */
  function note(next) {
    for (const {chapter} of answeredIn(next, progress))
      answered.set(chapter, {
        time: timeOfDay(clock.date()),
        latency: timespan(clock.now() - since),
      });
    since = clock.now();
    stand(next);
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
      const outcome = best.get(number);
      const when = answered.get(number);
      if (!outcome || !when) return own;
      const response = studentResponse(outcome.answer);
      return {
        ...own,
        ...(response !== null && {student_response: response}),
        ...{result: resultOf(outcome), ...when},
      };
    });

  return {
    resume(texts) {
      for (const text of texts) {
        const found = suspendedIn(text, lesson);
        if (!found) continue;
        reach([...found.progress.outcomes, ...found.best]);
        if (progress === null || amountOf(found.progress) > amountOf(progress))
          progress = found.progress;
      }
      return progress && {progress: JSON.stringify(progress)};
    },
    join(text) {
      const found = suspendedIn(text, lesson);
      if (!found) return;
      reach([...found.progress.outcomes, ...found.best]);
      elsewhere = found.progress.outcomes;
    },
    hear(type, detail, state) {
      // Started again, it has been answered nowhere.
      if (type === 'board-ready') elsewhere = [];
      if (type === 'board-ready') stand(/** @type {LessonProgress | null} */ (state().view));
      if (type === 'board-lesson') note(/** @type {LessonProgress} */ (detail));
      return type === 'board-lesson' || type === 'board-end';
    },
    report({view}) {
      const here = /** @type {LessonProgress | null} */ (view ?? progress);
      const shown = here && elsewhere.length > 0 ? joined(here) : here;
      return {
        suspended: shown && suspendedText(shown, lesson, [...best.values()]),
        score: shown && shown.outcomes.length > 0 ? shown.score : null,
        done: shown?.done ?? false,
        interactions: interactions(),
      };
    },
  };
}
