/**
 * What exercises of one's own, and teaching games of Reversi, say in a language other than English.
 *
 * @param {string} language
 * @returns {Promise<{default: import('./words.js').Messages}>}
 */
export const fetchExercises = (language) =>
  import(
    /* webpackChunkName: "words/[request]", webpackExclude: /[\\/]en[\\/]/ */ `./${language}/exercises.ftl`
  );
