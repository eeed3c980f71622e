/**
 * What exercises of one's own, chapters of Reversi, its teaching games and its later tabs say in a language other than English.
 *
 * @param {string} language
 * @returns {Promise<{default: import('./words.js').Messages}>}
 */
export const fetchExercises = (language) =>
  import(
    /* webpackChunkName: "words/[request]", webpackExclude: /[\\/]en[\\/]/ */ `./${language}/exercises.ftl`
  );
