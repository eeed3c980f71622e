// What a report of a batch says, for the shell's figures and the page's alike. Pure.

/** @typedef {'mean' | 'median' | 'min' | 'max' | 'p1' | 'p99' | 'paired'} Statistic `paired`: the mean difference to the second agent. */
/** @typedef {{games: number, histogram: Record<string, number>}} Counted */
/** @typedef {Omit<import('../../engine/types.js').BatchSums, 'seconds' | 'se'> & {se: number}} Sums of one agent, as `lab play --json` prints them, with an error of 0 where one game is all there is */

/** @param {Record<string, number>} histogram @returns {[number, number][]} results and how many games ended so, the least first */
const inOrder = (histogram) =>
  Object.entries(histogram)
    .map(([result, games]) => /** @type {[number, number]} */ ([Number(result), games]))
    .sort(([one], [other]) => one - other);

/**
 * The least result that a share of `part` in `whole` of the games does not exceed.
 *
 * @param {Counted} sums
 * @param {number} part
 * @param {number} whole
 * @returns {number | null} null where no game was played
 */
export function quantile({games, histogram}, part, whole) {
  let seen = 0;
  for (const [result, count] of inOrder(histogram)) {
    seen += count;
    // In whole numbers, as the engine does it.
    if (seen * whole >= games * part) return result;
  }
  return null;
}

/**
 * The share of the games that end with less.
 *
 * @param {Counted} sums
 * @param {number} score
 */
export const shareBelow = ({games, histogram}, score) =>
  inOrder(histogram).reduce((less, [result, count]) => less + (result < score ? count : 0), 0) /
  games;

/**
 * A number of one agent of a batch, and its standard error where it has one.
 *
 * @param {{agents: Sums[], paired: {mean: number, se: number}[]}} report
 * @param {Statistic} statistic
 * @param {number} agent which of them
 * @returns {{value: number, se: number | null}}
 */
export function statisticOf({agents, paired}, statistic, agent) {
  const sums = agents[agent];
  // One game does not show how games differ.
  const errorOf = (/** @type {{se: number}} */ {se}) => (sums.games > 1 ? se : null);
  if (statistic === 'paired') return {value: paired[0].mean, se: errorOf(paired[0])};
  if (statistic === 'mean') return {value: sums.mean, se: errorOf(sums)};
  const value = statistic === 'p1' ? quantile(sums, 1, 100) : sums[statistic];
  return {value: value ?? Number.NaN, se: null};
}
