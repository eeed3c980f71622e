// What many games come to: exact sums, from which all else follows as in the engine's own reports, and the results themselves.

import {createOrdered} from './in-order.js';
import {quantile} from './reading.js';
import {margin} from './student-distribution.js';

/** @typedef {import('./reading.js').Sums} Sums */
/** @typedef {Omit<import('../../engine/types.js').BatchPair, 'se'> & {se: number}} Paired */
/** @typedef {[number, number]} Ends */
/** @typedef {{games: number, means: number[], ends: (Ends | null)[]}} Point the means after so many games, and between which ends each lies with 95 %; null where there are too few games */
/** @typedef {{games: number, agents: Sums[], paired: Paired[], trail: Point[]}} Summary */

/** Points of a running mean: about as many as a small picture has columns. */
export const POINTS = 200;

/**
 * Mean and standard error from exact sums of whole numbers.
 * @param {number} games
 * @param {number} sum
 * @param {number} squares
 */
export function meanAndError(games, sum, squares) {
  const mean = games === 0 ? 0 : sum / games;
  if (games < 2) return {mean, se: 0};
  // In whole numbers, so that nothing cancels.
  const spread = Number(BigInt(games) * BigInt(squares) - BigInt(sum) ** 2n);
  return {mean, se: Math.sqrt(spread / games / (games - 1) / games)};
}

/** Every two, in the order in which a report has its pairs. @template One @param {One[]} all @returns {[One, One][]} */
export const pairsOf = (all) =>
  all.flatMap((a, at) => all.slice(at + 1).map((b) => /** @type {[One, One]} */ ([a, b])));

/**
 * Takes results in pieces and in any order, and sums up the games from the first one on without a gap: so its summary
 * does not depend on which worker has played which piece.
 *
 * @param {string[]} agents
 * @param {number} planned games in all
 */
export function createTally(agents, planned) {
  const width = agents.length;
  const pairs = pairsOf([...agents.keys()]);
  let games = 0;
  /** @type {Map<number, number>[]} */
  const counts = agents.map(() => new Map());
  const sums = agents.map(() => ({sum: 0, squares: 0}));
  const differences = pairs.map(() => ({sum: 0, squares: 0}));
  /** @type {Point[]} */
  const trail = [];
  const gap = Math.max(1, Math.floor(planned / POINTS));

  const ordered = createOrdered(width, (row) => {
    row.forEach((result, agent) => {
      counts[agent].set(result, (counts[agent].get(result) ?? 0) + 1);
      sums[agent].sum += result;
      sums[agent].squares += result * result;
    });
    pairs.forEach(([a, b], pair) => {
      const difference = row[a] - row[b];
      differences[pair].sum += difference;
      differences[pair].squares += difference * difference;
    });
    games += 1;
    if (games % gap === 0 || games === planned) point();
  });

  function point() {
    const means = sums.map(({sum, squares}) => meanAndError(games, sum, squares));
    trail.push({
      games,
      means: means.map(({mean}) => mean),
      ends: means.map(({mean, se}) =>
        games > 1 ? [mean - margin(se, games), mean + margin(se, games)] : null,
      ),
    });
  }

  /** @param {number} agent */
  const sumsOf = (agent) => sumsFrom(agents[agent], games, sums[agent], counts[agent]);

  return {
    ...ordered,
    /** @returns {Summary} */
    summary: () => ({
      games,
      agents: agents.map((_, agent) => sumsOf(agent)),
      paired: pairs.map(([a, b], pair) => {
        const {sum, squares} = differences[pair];
        const {mean, se} = meanAndError(games, sum, squares);
        return {a: agents[a], b: agents[b], mean, se, sum, sum_squares: squares};
      }),
      trail: [...trail],
    }),
  };
}

/**
 * What the results of one agent come to.
 *
 * @param {string} agent
 * @param {number} games
 * @param {{sum: number, squares: number}} exact
 * @param {Map<number, number>} counts games by result
 * @returns {Sums}
 */
export function sumsFrom(agent, games, {sum, squares}, counts) {
  const histogram = Object.fromEntries([...counts].sort(([one], [other]) => one - other));
  const results = [...counts.keys()];
  return {
    agent,
    games,
    ...meanAndError(games, sum, squares),
    median: quantile({games, histogram}, 1, 2),
    min: results.length > 0 ? Math.min(...results) : null,
    max: results.length > 0 ? Math.max(...results) : null,
    p99: quantile({games, histogram}, 99, 100),
    sum,
    sum_squares: squares,
    histogram,
  };
}

/** @typedef {Pick<ReturnType<typeof createTally>, 'add' | 'games' | 'results' | 'gameWithin' | 'summary'>} Tally */
