// Days in UTC, the same all over the world. Pure.

/** @param {string} day `2026-11-22` @returns {Date | null} its beginning; null where there is no such day */
export function dateOf(day) {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && dayOf(date) === day ? date : null;
}

/** @param {Date} date @returns {string} */
export const dayOf = (date) => date.toISOString().slice(0, 10);

/** @param {string} day whether it can be a number's digits: one of four-digit years */
export const isDay = (day) => (day.startsWith('0') ? false : dateOf(day) !== null);

/** @param {string} day @returns {string} the number of what is made for that day */
export const seedOfDay = (day) => day.replaceAll('-', '');
