/**
 * What Reversi says in a language other than English, where it is not a page of its own.
 *
 * @param {string} language
 * @returns {Promise<{default: import('./words.js').Messages}>}
 */
export const fetchReversi = (language) =>
  import(
    /* webpackChunkName: "words/[request]", webpackExclude: /[\\/]en[\\/]/ */ `./${language}/reversi.ftl`
  );
