// How far a lesson has come, in at most the characters that a SCORM 1.2 platform keeps. Pure.
import {cellAt, cellIndex} from '../../board/cells.js';
import {possibleOf, progressOf} from '../../features/lessons/progress.js';
import {shortName} from '../../shell/short-name.js';

/** @import {Answer, Certain, Lesson, LessonProgress, Outcome} from '../../features/lessons/types.js' */

/** Of `cmi.suspend_data`. */
export const MOST = 4096;

/** In the second there may be better outcomes beside those shown, and that the pupil has finished it. */
const VERSIONS = ['L1', 'L2'];
const FINISHED = '!';
/** What such an outcome begins with. */
const BETTER = '+';

/** How much of its points a chapter has earned. @type {Record<string, number>} */
const SHARES = {r: 1, n: 0.5, w: 0};

/** @param {number} earned @param {number} possible */
const signOf = (earned, possible) =>
  Object.keys(SHARES).find((sign) => SHARES[sign] * possible === earned) ?? 'w';

/** Tells a lesson from others, as far as its progress is told from that of others. @param {Lesson} lesson */
function markOf(lesson) {
  const {title, chapters, possible} = progressOf(lesson, [], 0);
  return shortName(JSON.stringify([title, chapters, possible]));
}

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const COLUMNS = 16;
const SIDES = /** @type {const} */ (['ship', 'water']);

/** @param {string} cell @returns {number} its place on the largest board; -1 where it is none */
const placeOf = (cell) => (/^[A-P]([1-9]|1[0-6])$/.test(cell) ? cellIndex(cell, COLUMNS) : -1);

/** Three cells a sign, two bits each: a ship, water. @param {Certain} marks */
function marksText(marks) {
  /** @type {number[]} */
  const groups = [];
  for (const [side, name] of SIDES.entries())
    for (const place of marks[name].map(placeOf).filter((one) => one >= 0)) {
      const group = Math.floor(place / 3);
      while (groups.length <= group) groups.push(0);
      groups[group] |= 1 << (2 * (place % 3) + side);
    }
  return groups.map((group) => SIGNS[group]).join('');
}

/** @param {string} text @returns {Certain} */
function marksIn(text) {
  const groups = [...text].map((sign) => SIGNS.indexOf(sign));
  const side = (/** @type {number} */ which) =>
    Array.from({length: 3 * groups.length}, (_, place) => place)
      .filter((place) => place < COLUMNS * COLUMNS)
      .filter((place) => groups[Math.floor(place / 3)] & (1 << (2 * (place % 3) + which)))
      .map((place) => cellAt(place, COLUMNS));
  return {ship: side(0), water: side(1)};
}

/** What an answer begins with says what it is. @param {Answer} answer */
function answerText(answer) {
  if (answer === null) return '-';
  if (typeof answer === 'boolean') return answer ? '!1' : '!0';
  if (typeof answer === 'number') return `#${answer}`;
  if (typeof answer === 'string') return `=${/^\w{1,3}$/.test(answer) ? answer : ''}`;
  return `:${marksText(answer)}`;
}

/** @param {string} text @returns {Answer} */
function answerIn(text) {
  const said = text.slice(1);
  if (text[0] === '-') return null;
  if (text[0] === '!') return said === '1';
  if (text[0] === '#') return Number(said);
  return text[0] === ':' ? marksIn(said) : said;
}

/** @param {Outcome} outcome */
const outcomeText = ({chapter, earned, possible, tries, hints, answer}) =>
  `${chapter}${signOf(earned, possible)}${tries}${hints}${answerText(answer)}`;

/**
 * Where all of it is too long, the longest marks are left out first: what is earned stays.
 * @param {LessonProgress} progress @param {Lesson} lesson @param {Outcome[]} [best] of chapters, also before the lesson was started again @returns {string}
 */
export function suspendedText(progress, lesson, best = []) {
  const earned = new Map(progress.outcomes.map((one) => [one.chapter, one.earned]));
  const better = best.filter((one) => one.earned > (earned.get(one.chapter) ?? 0));
  const settled = progressOf(lesson, placed(progress.outcomes, lesson), 0).done;
  const isFinished = progress.done && !settled;
  const version = VERSIONS[better.length > 0 || isFinished ? 1 : 0];
  const head = [version, markOf(lesson), String(progress.at)];
  const texts = [
    ...progress.outcomes.map(outcomeText),
    ...better.map((one) => BETTER + outcomeText(one)),
    ...(isFinished ? [FINISHED] : []),
  ];
  const length = () => [...head, ...texts].join(';').length;
  const longest = [...texts.keys()].sort((one, other) => texts[other].length - texts[one].length);
  for (const place of longest) {
    if (length() <= MOST) break;
    texts[place] = texts[place].replace(/:.*$/, ':');
  }
  return [...head, ...texts].join(';');
}

/** @param {Outcome[]} outcomes @param {Lesson} lesson @returns {(Outcome | null)[]} one a chapter */
const placed = (outcomes, {chapters}) =>
  chapters.map((_, place) => outcomes.find(({chapter}) => chapter === place + 1) ?? null);

/** @param {string[]} texts @param {Lesson} lesson @returns {(Outcome | null)[]} one a chapter */
function outcomesIn(texts, lesson) {
  /** @type {(Outcome | null)[]} */
  const outcomes = lesson.chapters.map(() => null);
  for (const one of texts) {
    const [, number, sign, tries, hints, answer] =
      /^(\d{1,2})([rnw])(\d)(\d)([-!#:].*|=\w{1,3})$/.exec(one) ?? [];
    const chapter = lesson.chapters[Number(number) - 1];
    if (!chapter) continue;
    const possible = possibleOf(chapter);
    outcomes[Number(number) - 1] = {
      ...{chapter: Number(number), possible, earned: SHARES[sign] * possible},
      ...{tries: Number(tries), hints: Number(hints), answer: answerIn(answer)},
    };
  }
  return outcomes;
}

/** @param {string} text what a platform gave back @param {Lesson} lesson @returns {{progress: LessonProgress, best: Outcome[]} | null} `best`: of chapters that were answered better before; null where it is not of this lesson */
export function suspendedIn(text, lesson) {
  const [version, mark, at, ...texts] = text.split(';');
  if (!VERSIONS.includes(version) || mark !== markOf(lesson)) return null;
  const better = texts.filter((one) => one.startsWith(BETTER)).map((one) => one.slice(1));
  return {
    progress: progressOf(
      lesson,
      outcomesIn(texts, lesson),
      (Number(at) || 1) - 1,
      texts.includes(FINISHED),
    ),
    best: outcomesIn(better, lesson).filter((outcome) => outcome !== null),
  };
}
