// Whether what was read back from storage has the shape it was written in: another version, or another hand, may have written it.

import {isCellOf} from '../../../board/cells.js';
import {MODES} from '../address.js';
import {LEVELS, presetRules, SIZES, unplaced} from '../presets.js';

const isText = (/** @type {unknown} */ value) => typeof value === 'string';
const isCount = (/** @type {unknown} */ value) => Number.isInteger(value) && Number(value) >= 0;
const isSize = (/** @type {unknown} */ value) => isCount(value) && Number(value) <= 16;
const isObject = (/** @type {unknown} */ value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {any} cells */
const isShape = (cells) =>
  Array.isArray(cells) &&
  cells.length > 0 &&
  cells.length <= 256 &&
  cells.every((cell) => Array.isArray(cell) && cell.length === 2 && cell.every(isSize));

/** @param {any} ship */
const isShipClass = (ship) =>
  isObject(ship) &&
  isText(ship.name) &&
  isCount(ship.count) &&
  ship.count <= 256 &&
  (isShape(ship.cells) || (isSize(ship.length) && ship.length > 0));

/** @param {any} budgets */
const isBudgets = (budgets) =>
  budgets === null ||
  (isObject(budgets) && ['shots', 'guesses', 'actions'].every((name) => isCount(budgets[name])));

/** @param {any} rules a rule set's id, or rules of one's own with all that is drawn of them */
export function isRules(rules) {
  if (isText(rules)) return true;
  if (!isObject(rules) || !Array.isArray(rules.fleet)) return false;
  const usual = Object.fromEntries(Object.entries(presetRules('admiral')));
  return Object.entries(rules).every(([name, value]) => {
    if (name === 'fleet') return value.every(isShipClass);
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

/** @param {string} name @param {any} value @param {unknown} usual whether a setting may have that value */
export function fits(name, value, usual) {
  if (name === 'rules') return isRules(value);
  if (CHOICES[name]) return CHOICES[name].includes(value);
  if (Array.isArray(usual)) return Array.isArray(value) && value.every(isText);
  if (typeof usual === 'number') return Number.isFinite(value) && value >= 0;
  return typeof value === typeof usual;
}

/** @param {any} ship */
const isPlaced = (ship) =>
  isObject(ship) && isText(ship.name) && Array.isArray(ship.cells) && ship.cells.every(isText);

/** @typedef {Pick<import('../deploy/types.js').Deploying, 'purpose' | 'agent' | 'rules' | 'ships' | 'first'>} Laying a fleet being laid out; of two people the first's, too */

/** @param {any} laying the ships have to be those of the rules, and to lie on their board */
export function isLaying(laying) {
  if (!isObject(laying) || !['play', 'watch'].includes(laying.purpose)) return false;
  const {agent, rules, ships, first} = laying;
  if (agent !== null && !isText(agent)) return false;
  if (!isObject(rules) || !isRules(rules)) return false;
  const whole = presetRules(rules);
  return isFleetOf(ships, whole) && (first === undefined || isFleetOf(first, whole));
}

/** @param {any} ships @param {import('../../../engine/types.js').Ruleset} rules */
function isFleetOf(ships, rules) {
  const names = unplaced(rules).map(({name}) => name);
  return (
    Array.isArray(ships) &&
    ships.every(isPlaced) &&
    ships.map(({name}) => name).join() === names.join() &&
    ships.every(({cells}) => cells.every((/** @type {string} */ cell) => isCellOf(cell, rules)))
  );
}

/** Which rows of each store can be used. @type {Record<'games' | 'fleets' | 'rules', (row: any) => boolean>} */
export const isWhole = {
  games: (row) =>
    isObject(row) &&
    [row.id, row.record, row.rules].every(isText) &&
    [row.step, row.steps, row.updated].every(isCount) &&
    MODES.includes(row.mode),
  fleets: (row) =>
    isObject(row) &&
    isText(row.name) &&
    isRules(row.rules) &&
    Array.isArray(row.fleet) &&
    row.fleet.length > 0 &&
    row.fleet.every(isPlaced),
  rules: (row) => isObject(row) && isText(row.name) && isObject(row.rules) && isRules(row.rules),
};
