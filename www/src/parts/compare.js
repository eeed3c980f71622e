// Agents compared on one sea, move by move.
import {createComparing} from '../flow/comparing.js';
import english from '../i18n/en/compare.ftl';
import {comparingSpoken} from '../speak/comparing.js';

export {renderCompare} from '../view/compare.js';

export const words = {en: english};

/** @param {import('../lazy.js').Around} around */
export function start(around) {
  // First of all, since S asks here for the round; and before the flow, which at once has something to tell.
  around.tellers.unshift(comparingSpoken);
  createComparing(around);
}
