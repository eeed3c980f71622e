/** What the page says, of English and of what has been fetched. */
import english from './en/core.ftl';
import {transformOf} from './locales.js';
import {wordsFrom} from './words.js';

/** @import {Messages} from './words.js' */

/**
 * @param {string} [language] one of `languageFor`
 * @param {Messages[]} [parts] what parts of the page say that came later
 * @param {Messages[]} [translated] what has been fetched of the language; English stands in for the rest
 * @returns {import('./words.js').Words}
 */
export function createWords(language = 'en', parts = [], translated = []) {
  // Of two messages with one key the first counts.
  const messages = Object.assign({}, ...[...translated, english, ...parts].reverse());
  return wordsFrom({locale: language, messages, transform: transformOf(language)});
}
