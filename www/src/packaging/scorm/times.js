// Times as SCORM 1.2 writes them. Pure.

const padded = (/** @type {number} */ value, /** @type {number} */ length) =>
  String(value).padStart(length, '0');

/** The longest there is, in hundredths of a second. */
const LONGEST = 100 * 3600 * 10_000 - 1;

/** How long something took. @param {number} ms @returns {string} `HHHH:MM:SS.SS` */
export function timespan(ms) {
  const all = Math.min(LONGEST, Math.max(0, Math.floor(ms / 10)));
  const [hours, minutes, seconds] = [all / 360_000, (all / 6000) % 60, (all / 100) % 60];
  return `${padded(Math.floor(hours), 4)}:${padded(Math.floor(minutes), 2)}:${padded(Math.floor(seconds), 2)}.${padded(all % 100, 2)}`;
}

/** @param {Date} date @returns {string} the time of its day where it is, `HH:MM:SS` */
export const timeOfDay = (date) => date.toTimeString().slice(0, 8);
