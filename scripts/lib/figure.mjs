// What a figure is, and how it is read from what the shell's program prints.

import {statisticOf} from '../../www/src/pages/lab/reading.js';

/**
 * @typedef {object} Figure
 * @property {string} name
 * @property {string} source Who says what is expected.
 * @property {[number, number] | null} expected From, to; null where nobody published a number.
 * @property {string[]} args What `lab` is asked.
 * @property {(output: any[]) => Measured} measure Reads the lines it prints.
 * @property {number} [error] The standard error of what is expected, where it is known.
 * @property {boolean} [alike] Whether that is as large as ours, as it is a mean of as many games.
 * @property {number} [rounding] Half of the last digit of what is expected, where it was rounded.
 * @property {(ask: (args: string[]) => any[]) => Measured} [play] Plays what takes more than one run.
 * @property {boolean} [surely] Whether it must lie within what is expected by two standard errors, not only near it.
 * @property {number} [errors] By how many of its own standard errors it may lie outside of what is expected, where that is told.
 * @property {string} [note] Why it differs, where it must.
 * @property {{statistic: Statistic, agent: number}} [of] What of a batch it is.
 * @property {Place} [place] The cell of a table it stands in, instead of a line of its own.
 */
/**
 * @typedef {object} Measured
 * @property {number} value
 * @property {number | null} se Its standard error; null where there is none to tell.
 * @property {number} games 0 where none is played.
 * @property {number} [below] The share of the games that score less than was published.
 * @property {Board[]} [boards] The boards of this many cells, where boards are what is looked for.
 */
/** @typedef {{rows: number, cols: number, ships: string[][]}} Board A board with a fleet on it: the cells of each ship. */
/** @typedef {import('./solitaire-figures.mjs').Place} Place */
/** @typedef {import('../../www/src/pages/lab/reading.js').Statistic} Statistic */

/** The seed of every figure but those of who learned from seas of this seed. */
export const seed = '1';
/** The seed of seas that nobody learned from. */
export const FRESH_SEED = '5150';
/** The rule sets that the agent `planner` was trained for. */
export const PLANNED = ['admiral', 'admiral-apart', 'sea-battle'];

export const nobody = 'nobody';
export const aim = 'aim';

/**
 * Half of the last digit of a number as it was published.
 *
 * @param {number} value
 * @param {number} [digits] after the point, where the last one is a 0
 */
export const halfDigit = (value, digits = String(value).split('.')[1]?.length ?? 0) =>
  0.5 * 10 ** -digits;

/**
 * What `lab play` is asked.
 *
 * @param {string} rules
 * @param {string[]} agents
 * @param {number} games
 * @param {string[]} [more]
 * @param {string} [from]
 */
export function playing(rules, agents, games, more = [], from = seed) {
  const players = agents.flatMap((agent) => ['--agent', agent]);
  return ['play', '--rules', rules, ...players, ...more, '--games', String(games), '--seed', from];
}

/**
 * A number of one agent of a batch.
 *
 * @param {Statistic} statistic
 * @param {number} [agent] Which of them.
 * @returns {Figure['measure']}
 */
export function ofBatch(statistic, agent = 0) {
  return ([report]) => ({
    ...statisticOf(report, statistic, agent),
    games: report.agents[agent].games,
  });
}

/**
 * The mean of some numbers, with its standard error.
 *
 * @param {number[]} values
 * @returns {Measured}
 */
export function meanOf(values) {
  const games = values.length;
  const value = values.reduce((sum, one) => sum + one, 0) / games;
  const squares = values.reduce((sum, one) => sum + (one - value) ** 2, 0);
  return {value, se: Math.sqrt(squares / (games - 1) / games), games};
}
