// What a link says.

import {unpacked} from '../../shell/base64url.js';
import {VERSION, VERSIONS} from '../../shell/records.js';
import {dayOf, isDay, seedOfDay} from '../../shell/utc-days.js';
import {LEVELS, SIZES} from './presets.js';

/** @import {Args} from '../../i18n/words.js' */

export const MODES = /** @type {const} */ (['race', 'play', 'watch', 'compare', 'puzzle', 'edit']);

/** Boards that a comparison has room for. */
export const MOST_COMPARED = 4;

/** @typedef {typeof MODES[number]} Mode */
/**
 * @typedef {object} Address
 * @property {Mode | null} mode
 * @property {string | null} record the whole game
 * @property {string | null} position the text of a position
 * @property {number | null} step as it was asked for, which the game may not have; NaN where that is no number
 * @property {number} from the step at which a person took over
 * @property {{version: number, rules: string, seed: string | null, agent: string | null} | null} fresh the shorthand for a new game
 * @property {PuzzleWish | null} puzzle a puzzle still to be made
 * @property {number} friend 1 where it is the result of a friend
 * @property {boolean} predict who watches predicts each choice first
 * @property {boolean} present the board fills the window
 * @property {string[]} permitted the rules of deduction that may be used; none named: all
 */
/** @typedef {{rules?: string, level?: string, seed?: string, day?: string}} PuzzleWish what is left out is as the last time; `day` is a date or `today` */

/** A link the page cannot follow. */
class LinkError extends Error {
  /** @param {string} code @param {Args} args @param {Address} nearest what can be read of it */
  constructor(code, args, nearest) {
    super(code);
    this.code = code;
    this.args = args;
    this.nearest = nearest;
  }
}

/**
 * What a link says, as far as it can be read.
 * @param {string} search
 * @returns {{address: Address, fault: LinkError | null}}
 */
export function followAddress(search) {
  try {
    return {address: readAddress(search), fault: null};
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    return {address: error.nearest, fault: error};
  }
}

/**
 * @param {string} search
 * @returns {Address}
 */
export function readAddress(search) {
  const query = new URLSearchParams(search);
  const error = linkFault(query);
  if (!error) return followed(query);
  // Without what cannot be read it leads as near as it can; what a later version means by the rest nobody knows.
  const known = error.parameter === 'v' ? new URLSearchParams() : query;
  if (wantsPuzzle(known)) known.set('mode', 'puzzle');
  for (let next = linkFault(known); next; next = linkFault(known)) known.delete(next.parameter);
  throw new LinkError(error.code, error.args, followed(known));
}

/** @param {URLSearchParams} query @returns {{parameter: string, code: string, args: Args} | null} the first thing that is wrong with it */
function linkFault(query) {
  const said = (/** @type {string} */ name) => query.get(name);
  const [version, mode, rules, seed] = ['v', 'mode', 'game', 'seed'].map(said);
  const fault = (/** @type {string} */ parameter, code = 'bad-link', args = {}) => ({
    parameter,
    code,
    args,
  });
  if (version !== null && !VERSIONS.includes(version)) return fault('v', 'unknown-link-version');
  if (mode !== null && !MODES.includes(/** @type {Mode} */ (mode))) return fault('mode');
  if (said('g')?.trim() === '') return fault('g');
  if (seed !== null && !isSeed(seed)) return fault('seed', 'bad-seed');
  const packed = said('p');
  if (packed !== null && mode !== 'edit' && unpacked(packed) === null) return fault('p');
  const friend = said('friend');
  if (friend !== null && friend !== '1') return fault('friend');
  const day = said('day');
  if (day !== null && day !== 'today' && !isDay(day)) return fault('day', 'no-such-day');
  if (!wantsPuzzle(query)) return null;
  if (rules !== null && !SIZES.includes(rules)) return fault('game', 'unknown-rules', {rules});
  const level = said('level');
  return level !== null && !LEVELS.some((one) => one === level)
    ? fault('level', 'unknown-level')
    : null;
}

/** @param {URLSearchParams} query a puzzle still to be made */
const wantsPuzzle = (query) =>
  !query.has('g') && (query.get('mode') === 'puzzle' || isPuzzleId(query.get('game')));

/** @param {URLSearchParams} query of which all can be read @returns {Address} */
function followed(query) {
  const mode = query.get('mode');
  const record = query.get('g');
  const packed = query.get('p');
  // What is to be edited is taken as it is, since it can be mended there.
  const position = packed === null ? null : (unpacked(packed) ?? packed);
  const step = query.get('step');
  const rules = query.get('game');
  const day = query.get('day');
  const daily = day === 'today' ? dayOf(new Date()) : day;
  const seed = daily === null ? query.get('seed') : seedOfDay(daily);
  const agent = query.get('agent');
  const isPuzzle = wantsPuzzle(query);
  // What a seed gave before there were versions it gives for ever; without a seed there is nothing to be given again.
  const version = Number(query.get('v') ?? (seed === null ? VERSION : 1));
  return {
    mode: isPuzzle ? 'puzzle' : /** @type {Mode | null} */ (mode),
    record,
    position,
    step: step === null ? null : /^-?\d+$/.test(step) ? Number(step) : Number.NaN,
    from: /^\d+$/.test(query.get('from') ?? '') ? Number(query.get('from')) : 0,
    puzzle: isPuzzle ? puzzleWish(query) : null,
    fresh:
      record === null && !isPuzzle && (rules !== null || seed !== null || agent !== null)
        ? {version, rules: rules ?? 'admiral', seed, agent}
        : null,
    friend: Number(query.get('friend')),
    predict: query.has('predict'),
    present: query.has('present'),
    permitted: query.get('deductions')?.split(/\s+/).filter(Boolean) ?? [],
  };
}

/** @param {string | null} id */
const isPuzzleId = (id) => id?.startsWith('puzzle-') ?? false;

/** @param {URLSearchParams} query @returns {PuzzleWish} */
function puzzleWish(query) {
  const {game, ...wish} = Object.fromEntries(
    ['game', 'level', 'seed', 'day'].flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return game === undefined ? wish : {...wish, rules: game};
}

/** @param {string} text a number of at most 64 bits, as seeds are written */
export function isSeed(text) {
  return /^\d{1,20}$/.test(text) && BigInt(text) < 2n ** 64n;
}

/**
 * The mode a record is played in: its players tell, whatever else a link says.
 * @param {string} record
 * @returns {Mode}
 */
export function modeOf(record) {
  const [kind, ...names] = (record.split(' ')[3] ?? '').split(/[:,]/);
  if (!names.includes('you')) return 'watch';
  return kind === 'duel' ? 'play' : 'race';
}

/**
 * The players of a fresh game.
 * @param {Mode} mode
 * @param {string} agent
 * @param {boolean} agentBegins
 */
export function playersOf(mode, agent, agentBegins = false) {
  if (mode === 'watch') return `solo:${agent}`;
  if (mode === 'play') return agentBegins ? `duel:${agent},you` : `duel:you,${agent}`;
  return `race:you,${agent}`;
}
