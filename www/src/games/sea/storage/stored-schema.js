// Whether what was read back from storage has the shape it was written in: another version, or another hand, may have written it.

import {areAll, isCount, isNumber, isObject, isOneOf, isText} from '../../../shell/checks.js';
import {LEVELS, presetRules, SIZES} from '../presets.js';

/** @import {PlacedShip} from '../../../engine/types.js' */
/** @import {KeptFleet} from '../types.js' */

/** @param {unknown} value @returns {value is number} */
const isSize = (value) => isCount(value) && value <= 16;

/** @param {unknown} cells */
const isShape = (cells) =>
  Array.isArray(cells) &&
  cells.length > 0 &&
  cells.length <= 256 &&
  cells.every((cell) => Array.isArray(cell) && cell.length === 2 && cell.every(isSize));

/** @param {unknown} ship */
const isShipClass = (ship) =>
  isObject(ship) &&
  isText(ship.name) &&
  isCount(ship.count) &&
  ship.count <= 256 &&
  (isShape(ship.cells) || (isSize(ship.length) && ship.length > 0));

/** @param {unknown} budgets */
const isBudgets = (budgets) =>
  budgets === null ||
  (isObject(budgets) && ['shots', 'guesses', 'actions'].every((name) => isCount(budgets[name])));

/** @param {unknown} rules @returns {rules is KeptFleet['rules']} a rule set's id, or rules of one's own with all that is drawn of them */
export function isRules(rules) {
  if (isText(rules)) return true;
  if (!isObject(rules) || !Array.isArray(rules.fleet) || !rules.fleet.every(isShipClass))
    return false;
  const usual = Object.fromEntries(Object.entries(presetRules('admiral')));
  return Object.entries(rules).every(([name, value]) => {
    if (name === 'rows' || name === 'cols') return isSize(value) && value > 0;
    if (name === 'budgets') return isBudgets(value);
    return !Object.hasOwn(usual, name) || typeof value === typeof usual[name];
  });
}

const CHOICES = /** @type {Record<string, readonly string[]>} */ ({
  theme: ['system', 'light', 'dark'],
  motion: ['system', 'reduced'],
  tab: ['reason', 'candidates', 'moves', 'fleet', 'proofs', 'knowledge', 'review', 'unchosen'],
  puzzle: SIZES,
  level: LEVELS,
});

/** @param {string} name @param {unknown} value @param {unknown} usual whether a setting may have that value */
export function fits(name, value, usual) {
  if (name === 'rules') return isRules(value);
  if (CHOICES[name]) return isOneOf(CHOICES[name], value);
  if (Array.isArray(usual)) return areAll(value, isText);
  if (typeof usual === 'number') return isNumber(value) && value >= 0;
  return typeof value === typeof usual;
}

/** @param {unknown} ship @returns {ship is PlacedShip} */
export const isPlaced = (ship) => isObject(ship) && isText(ship.name) && areAll(ship.cells, isText);
