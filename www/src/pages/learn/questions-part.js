// The open questions, measured: fetched once the page itself is there.

import english from '../../i18n/en/questions.ftl';

export {renderQuestions as render} from './view-questions.js';

/** What they say. */
export const words = {
  english: [english],
  packs: [
    (/** @type {string} */ asked) =>
      import(
        /* webpackChunkName: "words/[request]", webpackExclude: /[\\/]en[\\/]/ */ `../../i18n/${asked}/questions.ftl`
      ),
  ],
};
