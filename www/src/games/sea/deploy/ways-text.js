/** The ways a ship can lie, as people write them: `B3 down`, `B3 d`; in the reader's words, or in English. */

import {folded} from '../../../i18n/folded.js';

/** @import {Words} from '../../../i18n/words.js' */

export const WAYS = /** @type {const} */ (['right', 'down', 'left', 'up']);

/**
 * @param {string} text - Their beginning is enough; nothing is the first of them.
 * @param {Words} words
 */
export function parseWay(text, words) {
  const begins = (/** @type {string} */ name) => folded(name).startsWith(folded(text));
  return WAYS.find((way) => begins(words(`deploy-way-${way}`))) ?? WAYS.find(begins) ?? null;
}
