/** Which languages there are: the one place that knows. */
/** A made-up language that finds faults of layout and forgotten words: reached by `?lang=`, not offered. */
export const PSEUDO = 'pseudo';

/** What makes it of English. @type {typeof import('./pseudo.js').pseudo | undefined} */
let pseudo;

/** Nobody fetches it but who asks for the language. */
export async function fetchPseudo() {
  ({pseudo} = await import(/* webpackChunkName: "words/pseudo" */ './pseudo.js'));
}

/** @param {string} language @returns {typeof pseudo} what is made of its texts before they are shown */
export const transformOf = (language) => (language === PSEUDO ? pseudo : undefined);

/** Each as it calls itself, in the order of the settings. @type {Record<string, string>} */
export const LANGUAGES = {
  en: 'English',
  it: 'Italiano',
  ru: 'Русский',
  tr: 'Türkçe',
  el: 'Ελληνικά',
};

/**
 * @param {(string | null | undefined)[]} wishes the first of them that can be spoken counts
 * @returns {string}
 */
export const languageFor = (wishes) => wishes.map(known).find(Boolean) ?? 'en';

/** @param {{lang: string | null, settings: {language?: string}}} wish what a link asks for, else what was chosen, else what the browser speaks */
export const wishedLanguage = ({lang, settings}) =>
  languageFor([lang, settings.language, ...navigator.languages]);

/** @param {string} search @returns {string | null} what a link asks for, where it can be spoken */
export const languageAsked = (search) => known(new URLSearchParams(search).get('lang')) ?? null;

/** @param {string | null} [wish] */
const known = (wish) =>
  [...Object.keys(LANGUAGES), PSEUDO].find((each) => each === wish?.toLowerCase().split('-')[0]);
