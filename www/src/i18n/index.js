/** What the page says, of English and of what has been fetched. */
import english from './en/core.ftl';
import {transformOf} from './locales.js';
import {wordsFrom} from './words.js';

/**
 * @param {string} [language] one of `languageFor`
 * @param {{en: string}[]} [parts] what parts of the page say that came later
 * @param {string} [translated] what has been fetched of the language; English stands in for the rest
 * @returns {import('./words.js').Words}
 */
export function createWords(language = 'en', parts = [], translated = '') {
  // Of two messages with one key the first counts.
  const source = [translated, english, ...parts.map(({en}) => en)].join('\n');
  return wordsFrom({
    locale: language,
    source,
    transform: transformOf(language),
  });
}
