// The seas of the days past, and how many days in a row somebody finished the day's own. Derived from the results that are kept. Pure.

import {dayOfStart} from '../../shell/record-origin.js';
import {dayOf} from '../../shell/utc-days.js';

/** @import {Result} from './types.js' */

/** So many days are listed. */
export const LISTED = 14;
/** The sea of the day is that of this fleet; others have their own. */
export const DAY_RULES = 'admiral';
const DAY = 24 * 60 * 60 * 1000;

/** @param {number} now @param {number} back how many days @returns {string} */
const dayBefore = (now, back) => dayOf(new Date(now - back * DAY));

/** @param {Result[]} results @returns {Map<string, Result>} by the day whose sea it is */
function byDay(results) {
  return new Map(
    results.flatMap((result) => {
      const [rules, start] = result.sea.split(' ');
      const day = rules === DAY_RULES ? dayOfStart(start ?? '') : null;
      return day ? [[day, result]] : [];
    }),
  );
}

/** @param {Result} result @param {string} day its sea was finished on that very day */
const isOnTime = ({points, at}, day) => points !== null && dayOf(new Date(at)) === day;

/**
 * How many days in a row the sea of the day was finished on its day, up to today; a day that still runs ends nothing.
 * @param {Result[]} results
 * @param {number} now milliseconds since 1970
 */
export function dayStreak(results, now) {
  const days = byDay(results);
  const isDone = (/** @type {number} */ back) => {
    const day = dayBefore(now, back);
    const result = days.get(day);
    return result !== undefined && isOnTime(result, day);
  };
  let back = isDone(0) ? 0 : 1;
  let streak = 0;
  for (; isDone(back); back += 1) streak += 1;
  return streak;
}

/** @param {Result[]} results @param {number} now @returns {{day: string, result: Result | null}[]} the last days, today first */
export function lastDays(results, now) {
  const days = byDay(results);
  return Array.from({length: LISTED}, (_, back) => {
    const day = dayBefore(now, back);
    return {day, result: days.get(day) ?? null};
  });
}
