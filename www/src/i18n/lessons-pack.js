/**
 * What lessons say in a language other than English, where they are not a page of their own.
 *
 * @param {string} language
 * @returns {Promise<{default: import('./words.js').Messages}>}
 */
export const fetchLessons = (language) =>
  import(
    /* webpackChunkName: "words/[request]", webpackExclude: /[\\/]en[\\/]/ */ `./${language}/lessons.ftl`
  );
