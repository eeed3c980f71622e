/**
 * What exercises of one's own, chapters of Reversi and its teaching games say in a language other than English.
 *
 * @param {string} language
 * @returns {Promise<{default: import('./words.js').Messages}>}
 */
export const fetchExercises = (language) =>
  import(
    /* webpackChunkName: "words/[request]", webpackExclude: /[\\/]en[\\/]/ */ `./${language}/exercises.ftl`
  );
