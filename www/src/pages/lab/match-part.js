// What the lab needs for Reversi alone: fetched when Reversi is chosen, with its words.
import printed from '../../data/reversi-printed.json' with {type: 'json'};
import {createPool} from '../../engine/pool.js';
import ownWords from '../../i18n/en/lab-match.ftl';
import reversiWords from '../../i18n/en/reversi.ftl';
import {createMatchTally} from './match-tally.js';

export {matchCsv, matchJson} from './match-files.js';
export {matchVerdict} from './match-sentences.js';
export {renderMatch, renderPrinted} from './view-match.js';

/** What it says, and where that is in other languages. */
export const words = {
  english: [reversiWords, ownWords],
  packs: [
    (/** @type {string} */ asked) =>
      import(
        /* webpackChunkName: "words/[request]", webpackExclude: /[\\/]en[\\/]/ */ `../../i18n/${asked}/reversi.ftl`
      ),
    (/** @type {string} */ asked) =>
      import(
        /* webpackChunkName: "words/[request]", webpackExclude: /[\\/]en[\\/]/ */ `../../i18n/${asked}/lab-match.ftl`
      ),
  ],
};

/** How far the engine may look, where its level does not say: the first is that. */
const NODES = ['0', '1000', '10000', '100000', '1000000'];

/**
 * @param {import('../../engine/reversi-types.js').ReversiTables} tables
 * @returns {import('./state.js').Tables}
 */
export function tablesOf({rules, agents}) {
  const ids = agents.map(({id}) => id);
  return {
    rules: rules.map(({id}) => ({id, agents: ids, deployers: ['uniform']})),
    agents: agents.map(({id, parameters}) => ({
      id,
      parameters: parameters.map(({name, default: usual, words, numbers}) => ({
        ...{name, default: usual},
        values: numbers ? NODES : words,
      })),
    })),
  };
}

/** @param {number} size workers @returns {import('./flow.js').Matches} */
export function createMatches(size) {
  /** @type {import('./flow.js').Matches['pool']} */
  const pool = createPool(
    () =>
      new Worker(
        /* webpackChunkName: "lab-match-worker" */ new URL(
          '../../engine/match-worker.js',
          import.meta.url,
        ),
        {type: 'module'},
      ),
    {size},
  );
  return {pool, createTally: createMatchTally, tablesOf, printed};
}
