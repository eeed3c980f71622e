/**
 * Words that are fetched. English comes with the scripts, file by file; `scripts/lib/word-packs.mjs` says which files of another
 * language are fetched together.
 *
 * @param {string} first file of the pack
 * @returns {(language: string) => Promise<{default: import('./words.js').Messages}>}
 */
const pack = (first) => (language) =>
  import(
    /* webpackChunkName: "words/[request]", webpackInclude: /[\\/](core|common|tutor)\.ftl$/, webpackExclude: /[\\/]en[\\/]/ */ `./${language}/${first}.ftl?pack`
  );

/** The packs of a language other than English: what the first sight says, what a hunt says, and what the parts beside it say. */
export const PACKS = [pack('core'), pack('common'), pack('tutor')];
