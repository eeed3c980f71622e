// What the chapters of a lesson came to, from answer to answer. Pure.
import {isCount, isObject} from '../../shell/checks.js';
import {USUAL} from './format.js';
import {isAnswer, SHARES} from './judge.js';

/** @import {Answer, Chapter, Judgement, Lesson, LessonProgress, Outcome} from './types.js' */

/** @param {Chapter} chapter */
export const possibleOf = ({points = USUAL.points}) => points;

/** @param {Chapter} chapter */
export const triesOf = ({tries = USUAL.tries}) => tries;

/** An outcome after one more try: the best answer counts, the first of equals. @param {Outcome | null} before @param {Chapter} chapter @param {{number: number, answer: Answer, judgement: Judgement, hints: number}} tried @returns {Outcome} */
export function afterTry(before, chapter, {number, answer, judgement, hints}) {
  const possible = possibleOf(chapter);
  const earned = possible * SHARES[judgement];
  const isBetter = before === null || earned > before.earned;
  return {
    chapter: number,
    earned: isBetter ? earned : before.earned,
    possible,
    answer: isBetter ? answer : before.answer,
    tries: (before?.tries ?? 0) + 1,
    hints,
  };
}

/** No further answer would change anything, or may be given. @param {Outcome | null} outcome @param {Chapter} chapter */
export const isSettled = (outcome, chapter) =>
  outcome !== null && (outcome.earned === outcome.possible || outcome.tries >= triesOf(chapter));

/** @param {(Outcome | null)[]} outcomes one a chapter @returns {boolean} whether the lesson may be finished: no chapter is without an answer */
export const areAnswered = (outcomes) => outcomes.length > 0 && outcomes.every(Boolean);

/** @param {Lesson} lesson @param {(Outcome | null)[]} outcomes one a chapter @param {number} at from 0 @param {boolean} [finished] by the pupil, whatever tries are left @returns {LessonProgress} */
export function progressOf({title, chapters}, outcomes, at, finished = false) {
  const answered = outcomes.filter((outcome) => outcome !== null);
  const sum = (/** @type {number[]} */ numbers) => numbers.reduce((all, one) => all + one, 0);
  const earned = sum(answered.map((outcome) => outcome.earned));
  const possible = sum(chapters.map(possibleOf));
  return {
    title,
    chapters: chapters.length,
    at: at + 1,
    outcomes: answered,
    earned,
    possible,
    score: (100 * earned) / possible,
    done:
      (finished && areAnswered(outcomes)) ||
      chapters.every((chapter, place) => isSettled(outcomes[place] ?? null, chapter)),
  };
}

/** The outcomes that were tried once more. @param {LessonProgress} progress @param {LessonProgress | null} [before] @returns {Outcome[]} */
export function answeredIn({outcomes}, before) {
  const tries = new Map(before?.outcomes.map((one) => [one.chapter, one.tries]));
  return outcomes.filter((one) => tries.get(one.chapter) !== one.tries);
}

/** @param {NonNullable<Answer>} answer as one text @param {string} [between] the two kinds of marks */
export const responseOf = (answer, between = ' ') =>
  typeof answer === 'object'
    ? [
        ['ship', ...answer.ship],
        ['water', ...answer.water],
      ]
        .map((side) => side.join(' '))
        .join(between)
    : String(answer);

/** @param {unknown} value somebody else's @param {Lesson} lesson @returns {Outcome | null} null where it is no outcome of this lesson */
function outcomeIn(value, {chapters}) {
  if (!isObject(value)) return null;
  const {chapter: number, earned, answer, tries, hints} = value;
  const chapter = isCount(number) ? chapters[number - 1] : undefined;
  if (!chapter || !isAnswer(chapter.ask, answer)) return null;
  const possible = possibleOf(chapter);
  const isEarned = Object.values(SHARES).some((share) => earned === share * possible);
  const isTold = isCount(tries) && tries >= 1 && tries <= triesOf(chapter) && isCount(hints);
  if (!isEarned || !isTold || hints > (chapter.hints?.length ?? 0)) return null;
  return {chapter: Number(number), earned: Number(earned), possible, answer, tries, hints};
}

/** What was kept of a lesson, as it goes on; what of it is not of this lesson is left out. @param {unknown} kept a `LessonProgress`, or its text @param {Lesson} lesson @returns {{outcomes: (Outcome | null)[], at: number, finished: boolean}} */
export function resumed(kept, lesson) {
  /** @type {(Outcome | null)[]} */
  const outcomes = lesson.chapters.map(() => null);
  const nothing = {outcomes, at: 0, finished: false};
  const value = typeof kept === 'string' ? parsed(kept) : kept;
  if (!isObject(value) || !Array.isArray(value.outcomes)) return nothing;
  const {title, chapters, possible} = progressOf(lesson, outcomes, 0);
  const isOfIt =
    value.title === title && value.chapters === chapters && value.possible === possible;
  if (!isOfIt) return nothing;
  for (const one of value.outcomes.slice(0, lesson.chapters.length)) {
    const outcome = outcomeIn(one, lesson);
    if (outcome) outcomes[outcome.chapter - 1] = outcome;
  }
  const {at} = value;
  const isPlace = isCount(at) && at >= 1 && at <= lesson.chapters.length;
  const finished = value.done === true && areAnswered(outcomes);
  return {outcomes, at: isPlace ? at - 1 : 0, finished};
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
