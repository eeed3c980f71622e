// What came of a person's own games: each sea once, by its first result; and what that comes to under each rule set. Pure.

import {isPuzzle, leadBoard, rivalOf, seaOf, yourSeat} from '../../games/sea/select.js';
import {isNumber, isObject, isText} from '../../shell/checks.js';
import {isForTwo} from '../../shell/players.js';
import {recordParts} from '../../shell/records.js';

/** @import {Result, Results, Tally} from './types.js' */
/** @import {Action, State} from '../../games/sea/types.js' */
/** @import {View} from '../../engine/types.js' */

/** The results that are kept, the newest ones. */
export const MOST_RESULTS = 2000;

/** Rule sets whose points are a score: more is better. */
const SCORED = ['solitaire'];

/** @type {Results} */
export const noResults = {results: []};

/** @param {string} record the sea or puzzle it is played on, however it is played */
function seaOfRecord(record) {
  const {rules, start} = recordParts(record);
  // What is sealed is long, and its end tells one from another.
  return start.length > 60
    ? `${rules.slice(0, 40)} ${start.slice(0, 30)}${start.slice(-20)}`
    : `${rules.slice(0, 40)} ${start}`;
}

/** @param {View} view that has ended @returns {Pick<Result, 'points' | 'won'>} */
function pointsOf(view) {
  const {final, rules, kind} = view;
  if (isPuzzle(rules)) return {points: null, won: final?.code === 'solved'};
  if (final?.code === 'resigned') return {points: null, won: false};
  const you = yourSeat(view);
  const rival = rivalOf(view);
  const shots = you?.shots ?? 0;
  if (kind === 'duel')
    return {points: final?.code === 'won' ? shots : null, won: final?.code === 'won'};
  const score = leadBoard(view).score?.total;
  if (score !== undefined)
    return {points: score, won: !rival || score > (seaOf(view, rival.player).score?.total ?? 0)};
  return {points: shots, won: !rival || shots < rival.shots};
}

/** @param {State} state @param {boolean} helped @param {number} now @returns {Result | null} of a game of one's own that has come to its end */
export function resultOf({game}, helped, now) {
  if (!game) return null;
  const {view, record} = game;
  // Of two people on one device: whose result would it be?
  if (!view.over || !yourSeat(view) || isForTwo(view) || game.friend > 0) return null;
  return {
    sea: seaOfRecord(record),
    rules: view.rules.id ?? 'custom',
    ...pointsOf(view),
    helped,
    at: now,
  };
}

/** @param {Result[]} one @param {Result[]} more @returns {Result[]} each sea once, by its first result, the oldest first */
export function joinedResults(one, more) {
  /** @type {Map<string, Result>} */
  const bySea = new Map();
  for (const result of [...one, ...more].sort((a, b) => a.at - b.at))
    if (!bySea.has(result.sea)) bySea.set(result.sea, result);
  return [...bySea.values()].slice(-MOST_RESULTS);
}

/** @param {unknown} row @returns {row is Result} */
const isResult = (row) =>
  isObject(row) &&
  isText(row.sea) &&
  isText(row.rules) &&
  (row.points === null || isNumber(row.points)) &&
  typeof row.won === 'boolean' &&
  typeof row.helped === 'boolean' &&
  isNumber(row.at);

/** @param {unknown} read @returns {Result[]} what of it can be used: another version, or another hand, may have written it */
export function readResults(read) {
  const rows = isObject(read) && Array.isArray(read.results) ? read.results : [];
  return joinedResults(rows.filter(isResult), []);
}

/** @param {Result[]} results as they are kept and exported */
export const writeResults = (results) => JSON.stringify({version: 1, results});

/** @param {Result[]} results the oldest first @returns {Tally[]} one a rule set, the one played most first */
export function tallies(results) {
  const ids = [...new Set(results.map(({rules}) => rules))];
  return ids
    .map((rules) =>
      tallyOf(
        rules,
        results.filter((one) => one.rules === rules),
      ),
    )
    .sort((a, b) => b.games - a.games || (a.rules < b.rules ? -1 : 1));
}

/** @param {string} rules @param {Result[]} own @returns {Tally} */
function tallyOf(rules, own) {
  const points = own.flatMap((one) => (one.points === null ? [] : [one.points]));
  const best = SCORED.includes(rules) ? Math.max : Math.min;
  let [streak, longest] = [0, 0];
  for (const {won} of own) {
    streak = won ? streak + 1 : 0;
    longest = Math.max(longest, streak);
  }
  return {
    rules,
    games: own.length,
    counted: points.length,
    mean: points.length > 0 ? points.reduce((sum, one) => sum + one, 0) / points.length : null,
    best: points.length > 0 ? best(...points) : null,
    streak,
    longest,
    helped: own.filter(({helped}) => helped).length,
  };
}

/** @param {State} state @param {Action} action @returns {State} */
export function reduceResults(state, action) {
  return action.type === 'results' ? {...state, results: {results: action.results}} : state;
}
