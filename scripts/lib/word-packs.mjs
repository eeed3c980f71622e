// How the bundler takes words, and which words of a language other than English are fetched together, since a request costs more than the words do.

import {at} from './paths.mjs';

/** A rule of webpack's. */
export const wordsRule = {test: /\.ftl$/, use: at('scripts/lib/words-loader.mjs')};

/** The further files of a pack by its first: `core` is what the first sight says, `common` what a hunt says, `tutor` what is fetched with the parts that are opened beside it. @type {Record<string, string[]>} */
export const PACKS = {
  core: ['board', 'refusals', 'sea'],
  common: ['deploy', 'dialogs', 'ending', 'offline', 'result', 'results', 'review', 'site'],
  tutor: ['answers', 'compare', 'edit', 'lesson', 'puzzle', 'shots', 'teach'],
};
