import {dateOf} from './utc-days.js';

/** @param {string} locale @param {Intl.DateTimeFormatOptions} options the day first, as English outside America has it: nobody takes the one number for the other */
export const dateFormat = (locale, options) =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, options);

/** @param {string} day `2026-11-22` @param {string} locale @returns {string} the day in words */
export const dayName = (day, locale) =>
  dateFormat(locale, {dateStyle: 'long', timeZone: 'UTC'}).format(dateOf(day) ?? 0);
