// What a match of Reversi comes to for the first of its two agents: games won, drawn and lost, as the shell counts them, and the discs it leads by.
import {createOrdered} from './in-order.js';
import {margin} from './student-distribution.js';
import {meanAndError, POINTS, sumsFrom} from './tally.js';

/** @typedef {import('./tally.js').Summary} Summary */
/**
 * @typedef {object} Match
 * @property {string[]} agents the first, whose numbers these are, and the second
 * @property {number} wins
 * @property {number} draws
 * @property {number} losses
 * @property {number} score the share of what could be won, a draw half
 * @property {number} scoreError its standard error
 * @property {[number, number]} within where it lies in 95 of 100 such matches
 * @property {number} openings how many were played with both colours
 * @property {{points: Record<string, number>, discs: Record<string, number>}} counts the openings by what their two games came to: half points, and discs
 * @property {{score: number | null, discs: number | null}} errors the same as a report has them: null where one opening is all there is
 * @property {number | null} discsError the standard error of the discs; null where there are too few openings to estimate it
 */

/** A game of one colour and the next of the other have one opening. */
const COLOURS = 2;
/** From fewer openings nothing follows of how they differ. */
const FEW = 2;
/** Halves of a point, so that sums stay whole: won, drawn, lost. */
const HALVES = 2;

/** @param {number} lead in discs */
const halvesOf = (lead) => Math.sign(lead) + 1;

/**
 * Where a share lies with 95 % (Wilson's interval, which also knows of what was never lost, with Student's bound), counted as if of so many openings.
 *
 * @param {number} share
 * @param {number} se
 * @param {number} openings
 * @returns {[number, number]}
 */
export function intervalOf(share, se, openings) {
  if (openings < FEW) return [0, 1];
  const worth = se > 0 ? (share * (1 - share)) / se ** 2 : openings;
  const bound = margin(1, openings);
  const square = bound ** 2;
  const middle = (share + square / 2 / worth) / (1 + square / worth);
  const half =
    (bound / (1 + square / worth)) *
    Math.sqrt((share * (1 - share)) / worth + square / 4 / worth ** 2);
  // Rounding shall not lead out of what there is, nor short of its ends.
  return [
    share === 0 ? 0 : Math.max(0, middle - half),
    share === 1 ? 1 : Math.min(1, middle + half),
  ];
}

/** Whole numbers, counted by value, with their exact sums. */
function createCounts() {
  /** @type {Map<number, number>} */
  const counts = new Map();
  const sums = {many: 0, sum: 0, squares: 0};
  return {
    counts,
    sums,
    many: () => sums.many,
    se: () => meanAndError(sums.many, sums.sum, sums.squares).se,
    byValue: () => Object.fromEntries([...counts].sort(([one], [other]) => one - other)),
    /** @param {number} value */
    add(value) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
      sums.many += 1;
      sums.sum += value;
      sums.squares += value * value;
    },
  };
}

/**
 * Takes leads in pieces, as the tally of the seas takes results. Both games of an opening are one try: they are not independent of each other.
 *
 * @param {string[]} agents
 * @param {number} planned games in all
 */
export function createMatchTally(agents, planned) {
  let games = 0;
  const discs = createCounts();
  const points = {wins: 0, draws: 0, losses: 0};
  /** Of whole openings: what their two games came to together. */
  const openings = {points: createCounts(), discs: createCounts()};
  let before = 0;
  /** @type {import('./tally.js').Point[]} */
  const trail = [];
  const gap = Math.max(COLOURS, COLOURS * Math.floor(planned / POINTS / COLOURS));

  const ordered = createOrdered(1, ([lead]) => {
    games += 1;
    discs.add(lead);
    points[lead > 0 ? 'wins' : lead < 0 ? 'losses' : 'draws'] += 1;
    if (games % COLOURS === 0) {
      openings.points.add(halvesOf(before) + halvesOf(lead));
      openings.discs.add(before + lead);
      if (games % gap === 0 || games === planned) {
        const {score, within} = scored();
        const ends = /** @type {import('./tally.js').Ends} */ (within.map((end) => 100 * end));
        const few = openings.points.many() < FEW;
        trail.push({games, means: [100 * score], ends: [few ? null : ends]});
      }
    }
    before = lead;
  });

  /** The share won, over all games; where it lies, over whole openings. */
  function scored() {
    const score = games === 0 ? 0 : (points.wins + points.draws / 2) / games;
    const se = openings.points.se() / COLOURS / HALVES;
    return {score, scoreError: se, within: intervalOf(score, se, openings.points.many())};
  }

  return {
    ...ordered,
    /** @returns {Summary & {match: Match}} */
    summary() {
      return {
        games,
        agents: [sumsFrom(agents[0], games, discs.sums, discs.counts)],
        paired: [],
        trail: [...trail],
        match: {
          agents,
          ...points,
          ...scored(),
          openings: openings.points.many(),
          discsError: openings.discs.many() < FEW ? null : openings.discs.se() / COLOURS,
          errors: {
            score: openings.points.many() < 2 ? null : openings.points.se() / COLOURS / HALVES,
            discs: openings.discs.many() < 2 ? null : openings.discs.se() / COLOURS,
          },
          counts: {points: openings.points.byValue(), discs: openings.discs.byValue()},
        },
      };
    },
  };
}
