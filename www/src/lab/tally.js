// What many games come to: exact sums, from which all else follows as in the engine's own reports, and the results themselves.

import {quantile} from './reading.js';

/** @typedef {{agent: string, games: number, mean: number, se: number, median: number | null, min: number | null, max: number | null, p99: number | null, sum: number, sum_squares: number, histogram: Record<string, number>}} Sums as `lab play --json` tells them */
/** @typedef {{a: string, b: string, mean: number, se: number, sum: number, sum_squares: number}} Paired */
/** @typedef {{games: number, means: number[], errors: number[]}} Point the means after so many games */
/** @typedef {{games: number, agents: Sums[], paired: Paired[], trail: Point[]}} Told */

/** Points of a running mean: about as many as a small picture has columns. */
const POINTS = 200;
/** Games for which room is made at first. */
const FIRST_ROOM = 1024;

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

/**
 * Takes results in pieces, in whatever order they come, and tells of the games from the first on without a gap: so what it
 * tells does not depend on who has played which piece.
 *
 * @param {string[]} agents
 * @param {number} planned games in all
 * @param {Int32Array} [begun] results of the first games, as `results` gives them
 */
export function createTally(agents, planned, begun = new Int32Array()) {
  const width = agents.length;
  const pairs = agents.flatMap((_, a) =>
    agents.slice(a + 1).map((_, further) => [a, a + 1 + further]),
  );
  let room = new Int32Array(Math.max(FIRST_ROOM, begun.length));
  let games = 0;
  /** @type {Map<number, Int32Array>} pieces that wait for those before them */
  const early = new Map();
  /** @type {Map<number, number>[]} */
  const counts = agents.map(() => new Map());
  const sums = agents.map(() => ({sum: 0, squares: 0}));
  const differences = pairs.map(() => ({sum: 0, squares: 0}));
  /** @type {Point[]} */
  const trail = [];
  const gap = Math.max(1, Math.floor(planned / POINTS));

  /** @param {Int32Array} results */
  function take(results) {
    const from = games * width;
    if (from + results.length > room.length) {
      const wider = new Int32Array(Math.max(2 * room.length, from + results.length));
      wider.set(room.subarray(0, from));
      room = wider;
    }
    room.set(results, from);
    for (let at = 0; at < results.length; at += width) {
      for (let agent = 0; agent < width; agent += 1) {
        const result = results[at + agent];
        counts[agent].set(result, (counts[agent].get(result) ?? 0) + 1);
        sums[agent].sum += result;
        sums[agent].squares += result * result;
      }
      pairs.forEach(([a, b], pair) => {
        const difference = results[at + a] - results[at + b];
        differences[pair].sum += difference;
        differences[pair].squares += difference * difference;
      });
      games += 1;
      if (games % gap === 0 || games === planned) point();
    }
  }

  function point() {
    const told = sums.map(({sum, squares}) => meanAndError(games, sum, squares));
    trail.push({games, means: told.map(({mean}) => mean), errors: told.map(({se}) => se)});
  }

  /** @param {number} agent @returns {Sums} */
  function sumsOf(agent) {
    const {sum, squares} = sums[agent];
    const histogram = Object.fromEntries([...counts[agent]].sort(([one], [other]) => one - other));
    const results = [...counts[agent].keys()];
    return {
      agent: agents[agent],
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

  take(begun);
  return {
    /** @param {number} first the number of the first game @param {Int32Array} results */
    add(first, results) {
      early.set(first, results);
      for (let next = early.get(games); next; next = early.get(games)) {
        early.delete(games);
        take(next);
      }
    },
    games: () => games,
    /** Of all games so far, game by game, agent by agent. */
    results: () => room.slice(0, games * width),
    /**
     * @param {number} agent @param {number} from @param {number} to both included
     * @param {number} [after] the number of a game
     * @returns {number | null} the number of the first game after it that ended so
     */
    gameWithin(agent, from, to, after = -1) {
      for (let game = after + 1; game < games; game += 1) {
        const result = room[game * width + agent];
        if (from <= result && result <= to) return game;
      }
      return null;
    },
    /** @returns {Told} */
    told: () => ({
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

/** @typedef {ReturnType<typeof createTally>} Tally */
