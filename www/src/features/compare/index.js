// Agents compared on one sea, move by move.

import english from '../../i18n/en/compare.ftl';
import {createComparing} from './flow.js';
import {comparingSpoken} from './sentences.js';

export {renderCompare} from './view.js';

export const words = english;

/** @param {import('../../app/parts.js').AppContext} around */
export function start(around) {
  // First of all, since S asks here for the round; and before the flow, which at once has something to tell.
  around.tellers.unshift(comparingSpoken);
  createComparing(around);
}
