// What a pupil's work becomes on a SCORM 1.2 platform: resumed, reported, suspended. Nothing that a platform does or refuses stops the work.

import {shortName} from '../../shell/short-name.js';
import {createGameWork} from './game-work.js';
import {createLessonWork} from './lesson-work.js';
import {createLms} from './lms.js';
import {timespan} from './times.js';

/** @import {Report, State} from './types.d.ts' */
/** @typedef {'unheard' | 'unheard-unkept' | 'silent' | 'silent-unkept' | 'looked' | 'refused' | 'refused-answers' | 'handed'} Notice */

/** From worse to better: a platform is never told a worse one than it has. */
const STATUSES = ['incomplete', 'failed', 'completed', 'passed'];
const rankOf = (/** @type {string} */ status) => STATUSES.indexOf(status);

/** Without these a result does not arrive, or is not gone on with. */
const NEEDED = /^cmi\.(core\.(score\.raw|lesson_status)|suspend_data)$/;
/** Without these a teacher does not see what was answered. */
const ANSWERS = /^cmi\.interactions/;
const SUSPENDED = 'cmi.suspend_data';

/** @param {string} text @returns {number | null} */
const numberIn = (text) =>
  text.trim() === '' || !Number.isFinite(Number(text)) ? null : Number(text);

/**
 * @param {object} around
 * @param {import('./content.js').Packed} around.content
 * @param {import('../../features/lessons/types.js').Lesson | null} around.lesson what of the content is a lesson
 * @param {import('./lms.js').Api | null} around.api
 * @param {{now: () => number, date: () => Date}} around.clock
 * @param {{read: (key: string) => string, write: (key: string, text: string | null) => boolean}} around.shelf of this browser
 */
export function createReporting({content, lesson, api, clock, shelf}) {
  const begun = clock.now();
  const lms = api ? createLms(api) : null;
  const isHeard = lms?.begin() ?? false;
  const read = (/** @type {string} */ element) => (isHeard && lms ? lms.get(element) : '');

  // Unset it is a normal one.
  const isLooked = /^(browse|review)/i.test(read('cmi.core.lesson_mode'));
  const masteryThere = numberIn(read('cmi.student_data.mastery_score'));
  const mastery = masteryThere ?? content.mastery;
  let status = read('cmi.core.lesson_status').toLowerCase();
  let best = numberIn(read('cmi.core.score.raw'));
  // Pupils may share a browser: what is kept of one is not another's, and of whom nobody names nothing is kept.
  const student = read('cmi.core.student_id');
  const isNamed = !isHeard || student !== '';
  const key = `spyglass-scorm-${content.identifier}${student && `-${shortName(student)}`}`;

  const work = lesson ? createLessonWork(lesson, clock) : createGameWork(content.attributes);

  // Platforms take what says nothing for completed.
  if (isHeard && !isLooked && rankOf(status) < 0)
    lms?.tell([
      ['cmi.core.lesson_status', 'incomplete'],
      ['cmi.core.exit', 'suspend'],
    ]);

  /** Where the work is kept, as it stands there now. */
  const kept = () => [read(SUSPENDED), isNamed ? shelf.read(key) : ''];
  let known = kept();

  /** To a platform that keeps nothing every visit is the first: then what is left here is not of an attempt before. */
  function isNew() {
    if (read('cmi.core.entry') !== 'ab-initio') return false;
    if (known[1] === '' || isLooked) return true;
    lms?.tell([[SUSPENDED, '']]);
    lms?.commit();
    return lms?.keeps(SUSPENDED) ?? true;
  }

  const resumed = work.resume(isNew() ? known.slice(0, 1) : known);
  let isResumed = resumed !== null;
  let isKept = true;
  /** The platform has kept a result to which nothing is added. */
  let isHanded = false;

  /** @param {Report} report @returns {[element: string, value: string][]} */
  function valuesOf({suspended, score, done, interactions}) {
    if (score !== null) best = Math.max(best ?? 0, Math.round(100 * score) / 100);
    const next = !done
      ? 'incomplete'
      : mastery === null || score === null
        ? 'completed'
        : (best ?? 0) >= mastery
          ? 'passed'
          : 'failed';
    if (rankOf(next) >= rankOf(status)) status = next;
    return [
      ...interactions.flatMap((one, place) =>
        Object.entries(one).map(
          ([name, value]) =>
            /** @type {[string, string]} */ ([`cmi.interactions.${place}.${name}`, value]),
        ),
      ),
      ['cmi.core.score.min', '0'],
      ['cmi.core.score.max', '100'],
      // With a mastery score of its own a platform makes every score that is told passed or failed.
      .../** @type {[string, string][]} */ (
        best === null || (masteryThere !== null && !done)
          ? []
          : [['cmi.core.score.raw', String(best)]]
      ),
      ['cmi.core.lesson_status', status],
      .../** @type {[string, string][]} */ (suspended === null ? [] : [[SUSPENDED, suspended]]),
      ['cmi.core.session_time', timespan(clock.now() - begun)],
      ['cmi.core.exit', done ? '' : 'suspend'],
    ];
  }

  /** Another window may have told more of the same work meanwhile. */
  function meet() {
    const there = read('cmi.core.lesson_status').toLowerCase();
    if (rankOf(there) > rankOf(status)) status = there;
    const score = numberIn(read('cmi.core.score.raw'));
    if (score !== null) best = Math.max(best ?? 0, score);
    for (const [place, text] of kept().entries()) if (text !== known[place]) work.join(text);
  }

  /** @param {State} state */
  function tell(state) {
    if (isLooked) return;
    meet();
    const report = work.report(state);
    const values = valuesOf(report);
    if (isHeard) lms?.tell(values);
    if (isNamed && report.suspended !== null) isKept = shelf.write(key, report.suspended);
    known = kept();
  }

  /** What the platform keeps this browser need not. */
  function commit() {
    if (!isHeard || isLooked || !lms) return;
    lms.commit();
    isHanded ||= rankOf(status) > 0 && lms.keeps('cmi.core.lesson_status');
    if (isNamed && lms.keeps(SUSPENDED)) shelf.write(key, null);
    known = kept();
  }

  const asAttributes = (/** @type {Record<string, string | null>} */ all) =>
    Object.fromEntries(
      Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
    );

  /** What the pupil is told of it; null before there is anything to tell. @returns {Notice | null} */
  function notice() {
    if (!isHeard) return `${lms ? 'silent' : 'unheard'}${isKept ? '' : '-unkept'}`;
    if (isLooked) return 'looked';
    if (lms?.refuses() || lms?.lacks(NEEDED)) return 'refused';
    if (lms?.lacks(ANSWERS)) return 'refused-answers';
    return isHanded ? 'handed' : null;
  }

  return {
    /** Those with which the element begins. @type {Record<string, string>} */
    attributes: asAttributes({...content.attributes, ...resumed}),
    /** Those that were packed, where the element has refused what was resumed. @returns {Record<string, string> | null} null where nothing was */
    restart() {
      if (!isResumed || !work.restart) return null;
      isResumed = false;
      work.restart();
      return content.attributes;
    },
    tell,
    /** @param {string} type of an event @param {unknown} detail @param {() => State} state */
    hear(type, detail, state) {
      const isDue = work.hear(type, detail, state);
      tell(state());
      if (isDue || type === 'board-ready') commit();
    },
    commit,
    /** @param {State | null} state null where the element has none yet */
    leave(state) {
      if (state) tell(state);
      commit();
      if (isHeard) lms?.finish();
    },
    isHeard: isHeard && !isLooked,
    notice,
    /** Whether the platform may take another time what it refuses now. */
    isOpen() {
      const said = notice();
      return said === 'refused' || (said === 'refused-answers' && lms?.mayTake(ANSWERS) === true);
    },
    score: () => best,
  };
}
