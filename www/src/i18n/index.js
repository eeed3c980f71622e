/** Which words the page speaks: the one place that knows which languages there are. */
import english from './en/core.ftl';
import {PSEUDO, pseudo} from './pseudo.js';
import {wordsFrom} from './words.js';

/** The languages of the settings, in their order. */
export const LOCALES = ['en'];

/**
 * @param {string} [locale] - Unknown languages fall back to English.
 * @param {Record<string, string>[]} [parts] - What parts of the page say that came later, by language.
 * @returns {import('./words.js').Words}
 */
export function createWords(locale = 'en', parts = []) {
  const language = known(locale) ?? 'en';
  const source = [english, ...parts.map((part) => part[language] ?? part.en)].join('\n');
  return locale === PSEUDO
    ? wordsFrom({locale, source, transform: pseudo})
    : wordsFrom({locale: language, source});
}

/** @param {string} locale */
const known = (locale) => LOCALES.find((each) => each === locale.toLowerCase().split('-')[0]);
