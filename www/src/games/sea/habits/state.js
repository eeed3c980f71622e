// What agents learn of the people who lay fleets against them: where ships lay, a person and rule set. Pure.

import {cellIndex} from '../../../board/cells.js';
import {areAll, isCount, isObject, isOneOf, isText} from '../../../shell/checks.js';
import {agentParts, isForTwo} from '../../../shell/players.js';
import {recordParts} from '../../../shell/records.js';
import {refusal} from '../../../shell/refusal.js';
import {presetRules} from '../presets.js';
import {rivalOf, seaOf} from '../select.js';

/** @import {Habits, Learning} from './types.js' */
/** @import {Action, State} from '../types.js' */

/** The agents that can weigh placements. */
const LEARNERS = ['p-matrix', 'exact'];
export const MOST_NAME = 24;
/** The seas remembered of each. */
const MOST_SEAS = 20;
const MOST_GAMES = 1_000_000;
const MOST_ROWS = 200;

/** @type {Learning} */
export const noLearning = {on: false, name: '', habits: [], weights: {}};

/** @param {string} agent */
export const canLearn = (agent) => LEARNERS.includes(agentParts(agent).id);

/** @param {string} text without what is not seen of it and could turn the text around it */
const plain = (text) => text.replace(/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, '');

/** @param {string} name as it was typed */
export const nameOf = (name) => plain(name).trim().slice(0, MOST_NAME);

/** @param {Learning} learning @returns {Habits[]} those of the one who plays, the ones known best first */
export const ownHabits = ({habits, name}) =>
  habits.filter((one) => one.name === name).sort((a, b) => b.games - a.games);

/** @param {Learning} learning @param {string | undefined} rules */
export const habitsUnder = (learning, rules) =>
  ownHabits(learning).find((one) => one.rules === rules) ?? null;

/** @param {string} agent @param {string} text the weights, as agents take them */
export function taught(agent, text) {
  const {id, options} = agentParts(agent);
  const said = Object.entries({...options, learned: text});
  return `${id}(${said.map(([name, value]) => `${name}=${value}`).join(';')})`;
}

const STEPS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** @param {string} text as agents take it @returns {number[]} row by row, how many times as often as by chance a ship lies there */
export const weightsOf = (text) => [...text].map((step) => 5 ** ((STEPS.indexOf(step) - 32) / 32));

/** @param {State} state @returns {Pick<Habits, 'rules' | 'cells' | 'seas'> | null} where the person's ships lay in a game that has ended against an agent that learns */
export function lessonOf({game}) {
  const {view, record, friend} = game ?? {};
  if (!view?.ended || !record || view.kind !== 'duel' || isForTwo(view) || friend) return null;
  const rival = rivalOf(view);
  const {id, rows, cols} = view.rules;
  if (!rival?.agent || !canLearn(rival.agent) || !id) return null;
  const {ships} = seaOf(view, rival.player);
  if (!ships) return null;
  const cells = Array.from({length: rows * cols}, () => 0);
  for (const cell of ships.flatMap((ship) => ship.cells)) cells[cellIndex(cell, cols)] = 1;
  return {rules: id, cells, seas: [recordParts(record).start.slice(-24)]};
}

/** @param {Habits[]} habits @param {Omit<Habits, 'games'>} lesson of one game @returns {Habits[]} */
export function learnt(habits, {name, rules, cells, seas: [sea]}) {
  const isOwn = (/** @type {Habits} */ one) => one.name === name && one.rules === rules;
  const own = habits.find(isOwn);
  if (own?.seas.includes(sea)) return habits;
  const sum = {
    name,
    rules,
    games: (own?.games ?? 0) + 1,
    cells: cells.map((seen, place) => seen + (own?.cells[place] ?? 0)),
    seas: [...(own?.seas ?? []), sea].slice(-MOST_SEAS),
  };
  return [...habits.filter((one) => !isOwn(one)), sum];
}

/** @param {Habits[]} habits @param {Habits[]} more in the place of those of the same name and rules */
export const replaced = (habits, more) => [
  ...habits.filter(
    (one) => !more.some(({name, rules}) => name === one.name && rules === one.rules),
  ),
  ...more,
];

/** @param {import('../types.js').Ruleset} rules @returns {number} how many cells the whole fleet covers */
const coveredBy = ({fleet}) =>
  fleet.reduce((sum, {count, length, cells}) => sum + count * (length ?? cells?.length ?? 0), 0);

/** @param {unknown} row @param {readonly string[]} ids of the rule sets there are @returns {row is Habits} */
export function isHabits(row, ids) {
  if (!isObject(row) || !isText(row.name) || row.name !== nameOf(row.name)) return false;
  const {games, cells, seas} = row;
  if (!isOneOf(ids, row.rules) || !isCount(games) || games > MOST_GAMES || games === 0)
    return false;
  const rules = presetRules(row.rules);
  if (!areAll(cells, isCount) || !areAll(seas, isText)) return false;
  const covered = cells.reduce((sum, seen) => sum + seen, 0);
  return (
    cells.length === rules.rows * rules.cols &&
    cells.every((seen) => seen <= games) &&
    // Every game adds its whole fleet; where ships move, one may come to lie where another sank.
    (rules.motion !== 'none' || covered === games * coveredBy(rules)) &&
    seas.length <= MOST_SEAS &&
    seas.every((sea) => sea.length <= 24)
  );
}

/**
 * @param {string} text of a file
 * @param {readonly string[]} ids of the rule sets there are
 * @returns {Habits[]}
 */
export function readHabits(text, ids) {
  let read;
  try {
    read = JSON.parse(text);
  } catch {
    throw refusal('bad-habits', {row: 0});
  }
  /** @type {unknown[]} */
  const rows = read?.version === 1 && Array.isArray(read.habits) ? read.habits : [];
  if (rows.length === 0 || rows.length > MOST_ROWS) throw refusal('bad-habits', {row: 0});
  const known = new Set();
  return rows.map((one, index) => {
    const row = isObject(one) && isText(one.name) ? {...one, name: plain(one.name)} : one;
    if (!isHabits(row, ids) || known.size === known.add(`${row.rules} ${row.name}`).size)
      throw refusal('bad-habits', {row: index + 1});
    const {name, rules, games, cells, seas} = row;
    return {name, rules, games, cells, seas};
  });
}

/** @param {Habits[]} habits as they are exported */
export const writeHabits = (habits) => JSON.stringify({version: 1, habits});

/** The ratio from which a cell takes each depth: the sixth is what chance alone would give, and above. */
export const DEPTH_BOUNDS = [0.3, 0.5, 0.7, 0.9, 1.12, 1.5, 2, 3];

/** @param {number} weight @returns {number} from 0, the palest, to 8 */
export const depthOf = (weight) => DEPTH_BOUNDS.filter((bound) => bound <= weight).length;

/** @param {State} state @param {Action} action @returns {State} */
export function reduceLearning(state, action) {
  const known = state.learning ?? noLearning;
  const now = (/** @type {Partial<Learning>} */ change) => ({
    ...state,
    learning: {...known, ...change},
  });
  switch (action.type) {
    case 'habits':
      return now({habits: action.habits});
    case 'habits-weights':
      return now({weights: action.weights});
    case 'learns':
      return now({on: action.on});
    case 'learns-from':
      return now({name: nameOf(action.name), weights: {}});
    default:
      return state;
  }
}
