// A fleet being laid out, as it is kept for a reload of its tab: another version, or another hand, may have written it.

import {cellName, rowCol} from '../../../board/cells.js';
import {areAll, isObject, isOneOf, isText} from '../../../shell/checks.js';
import {presetRules, unplaced} from '../presets.js';
import {isPlaced, isRules} from './stored-schema.js';

/** @import {Ruleset} from '../../../engine/types.js' */

/** @typedef {Pick<import('../deploy/types.js').Deploying, 'purpose' | 'agent' | 'rules' | 'ships' | 'first'>} Laying a fleet being laid out; of two people the first's, too */

/** @param {string} text @param {{rows: number, cols: number}} size */
function isCellOf(text, {rows, cols}) {
  const [row, col] = rowCol(text);
  return row >= 0 && row < rows && col >= 0 && col < cols && cellName(row, col) === text;
}

/** @param {unknown} laying @returns {laying is Laying} the ships have to be those of the rules, and to lie on their board */
function isLaying(laying) {
  if (!isObject(laying) || !isOneOf(['play', 'watch'], laying.purpose)) return false;
  const {agent, rules, ships, first} = laying;
  if (agent !== null && !isText(agent)) return false;
  if (!isObject(rules) || !isRules(rules)) return false;
  const whole = presetRules(rules);
  return isFleetOf(ships, whole) && (first === undefined || isFleetOf(first, whole));
}

/** @param {unknown} ships @param {Ruleset} rules */
function isFleetOf(ships, rules) {
  const names = unplaced(rules).map(({name}) => name);
  return (
    areAll(ships, isPlaced) &&
    ships.map(({name}) => name).join() === names.join() &&
    ships.every(({cells}) => cells.every((cell) => isCellOf(cell, rules)))
  );
}

/** @param {unknown} read @returns {Laying | null} what can be used of it */
export const usableLaying = (read) => (isLaying(read) ? read : null);
