/** Which words the page speaks: the one place that knows which languages there are. */
import english from './en.ftl';
import {PSEUDO, pseudo} from './pseudo.js';
import {wordsFrom} from './words.js';

/** The languages of the settings, in their order. */
export const LOCALES = ['en'];

/**
 * @param {string} [locale] - Unknown languages fall back to English.
 * @returns {import('./words.js').Words}
 */
export function createWords(locale = 'en') {
  if (locale === PSEUDO) return wordsFrom({locale, source: english, transform: pseudo});
  return wordsFrom({locale: known(locale) ?? 'en', source: english});
}

/** @param {string} locale */
const known = (locale) => LOCALES.find((each) => each === locale.toLowerCase().split('-')[0]);
