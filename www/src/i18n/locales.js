/** Which languages there are: the one place that knows. */
/** A made-up language that finds faults of layout and forgotten words: reached by `?lang=`, not offered. */
export const PSEUDO = 'pseudo';

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
