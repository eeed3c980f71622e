/** What the page says, of English and of what has been fetched. */
import english from './en/core.ftl';
import {PSEUDO} from './locales.js';
import {wordsFrom} from './words.js';

/** What makes the made-up language of English. @type {typeof import('./pseudo.js').pseudo | undefined} */
let pseudo;

/** Fetched by nobody but who asks for it. */
export async function fetchPseudo() {
  ({pseudo} = await import(/* webpackChunkName: "words/pseudo" */ './pseudo.js'));
}

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
    transform: language === PSEUDO ? pseudo : undefined,
  });
}
