// What came of a person's own games: each sea once, by its first result; and what that comes to under each rule set. Pure.

import {isPuzzle, leadBoard, rivalOf, seaOf, yourSeat} from '../../games/sea/select.js';
import {isForTwo} from '../../shell/players.js';
import {recordParts} from '../../shell/records.js';
import {isDay} from '../../shell/utc-days.js';

/** @import {Result, Results, Tally} from './types.js' */
/** @import {Action, State} from '../../games/sea/types.js' */
/** @import {View} from '../../engine/types.js' */

/** The results that are kept, the newest ones. */
export const MOST_RESULTS = 2000;

/** Rule sets whose points are a score: more is better. */
const SCORED = ['solitaire'];

/** @type {Results} */
export const noResults = {results: [], agent: null};

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
  const bySea = new Map();
  for (const result of [...one, ...more].sort((a, b) => a.at - b.at))
    if (!bySea.has(result.sea)) bySea.set(result.sea, result);
  return [...bySea.values()].slice(-MOST_RESULTS);
}

/** @param {any} read @returns {Result[]} what of it can be used: another version, or another hand, may have written it */
export function readResults(read) {
  const rows = Array.isArray(read?.results) ? read.results : [];
  const isWhole = (/** @type {any} */ row) =>
    typeof row?.sea === 'string' &&
    typeof row.rules === 'string' &&
    (row.points === null || Number.isFinite(row.points)) &&
    typeof row.won === 'boolean' &&
    typeof row.helped === 'boolean' &&
    Number.isFinite(row.at);
  return joinedResults(rows.filter(isWhole), []);
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

/** @param {string} record @returns {string | null} the day whose sea it is */
export function dayOfSea(record) {
  const [, year, month, day] = /^s\.(\d{4})(\d{2})(\d{2})$/.exec(recordParts(record).start) ?? [];
  const date = `${year}-${month}-${day}`;
  return isDay(date) ? date : null;
}

/**
 * How many of an agent's games took fewer shots than one's own, as many, more.
 * @param {{from: number, games: number[]}} hunts how many games took `from` shots, one more, and so on
 * @param {number} shots
 */
export function standing({from, games}, shots) {
  const sum = (/** @type {number[]} */ some) => some.reduce((all, one) => all + one, 0);
  const at = shots - from;
  const fewer = sum(games.slice(0, Math.max(at, 0)));
  const alike = games[at] ?? 0;
  return {fewer, alike, more: sum(games) - fewer - alike, all: sum(games)};
}

/** @param {{from: number, games: number[]}} hunts @param {number} [width] of a bin @returns {{from: number, to: number, games: number}[]} */
export function bins({from, games}, width = 4) {
  const first = Math.floor(from / width) * width;
  const last = from + games.length - 1;
  return Array.from({length: Math.floor((last - first) / width) + 1}, (_, bin) => {
    const start = first + bin * width;
    const own = games.slice(Math.max(start - from, 0), Math.max(start + width - from, 0));
    return {from: start, to: start + width - 1, games: own.reduce((sum, one) => sum + one, 0)};
  });
}

/** @param {State} state @param {Action} action @returns {State} */
export function reduceResults(state, action) {
  const known = state.results ?? noResults;
  switch (action.type) {
    case 'results':
      return {...state, results: {...known, results: action.results}};
    case 'results-agent':
      return {...state, results: {...known, agent: action.agent}};
    default:
      return state;
  }
}
