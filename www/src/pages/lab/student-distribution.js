// Student's distribution: how far a mean of few games may stray, and whether a difference is more than chance gives.

const TWO_SIDED = 0.05;
/** Below so many games differences are far from the bell shape that Student's distribution takes them for: no verdict. */
export const FEWEST_GAMES = 30;

/** The bounds of 95 % with one degree of freedom and with two, where the series below is too rough. */
const FIRST_BOUNDS = [Number.NaN, 12.706, 4.303];
const NORMAL = 1.959964;
/** The terms of Cornish and Fisher at that bound, by powers of 1 / freedom (Abramowitz and Stegun 26.7.5). */
const TERMS = [2.37227, 2.8225, 2.55585, 1.58953];

/**
 * What stands after ±: half of the interval that holds the true mean in 95 of 100 such runs.
 *
 * @param {number} se the standard error
 * @param {number} games two and more
 */
export function margin(se, games) {
  const freedom = games - 1;
  return (
    se *
    (FIRST_BOUNDS[freedom] ??
      TERMS.reduce((sum, term, power) => sum + term / freedom ** (power + 1), NORMAL))
  );
}

/**
 * How often chance alone gives a mean at least so far from 0: the closed sums of Abramowitz and Stegun 26.7.3 and 26.7.4.
 *
 * @param {number} t the mean in standard errors
 * @param {number} freedom games less one
 */
export function chanceOf(t, freedom) {
  const angle = Math.atan(Math.abs(t) / Math.sqrt(freedom));
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const odd = freedom % 2;
  let term = odd ? cosine : 1;
  let sum = 0;
  for (let at = odd; at < freedom - 1 + odd && term > 1e-17; at += 2) {
    sum += term;
    term *= (cosine * cosine * (at + 1)) / (at + 2);
  }
  const inside = odd ? (2 / Math.PI) * (angle + sine * sum) : sine * sum;
  return Math.max(0, 1 - inside);
}

/**
 * Which differences are beyond chance, so that in 95 of 100 runs none that is not real is called so (Holm 1979).
 *
 * @param {{mean: number, se: number}[]} pairs
 * @param {number} games of each
 * @returns {boolean[]}
 */
export function beyondChance(pairs, games) {
  const chances = pairs.map(({mean, se}, pair) => ({
    pair,
    chance: mean === 0 ? 1 : chanceOf(mean / se, games - 1),
  }));
  chances.sort((one, other) => one.chance - other.chance);
  const open = chances.findIndex(({chance}, rank) => chance > TWO_SIDED / (pairs.length - rank));
  const first = new Set(chances.slice(0, open < 0 ? pairs.length : open).map(({pair}) => pair));
  return pairs.map((_, pair) => first.has(pair));
}

/** So many standard errors beyond its bound a difference lies in 80 of 100 runs where it is as large as the bound and these (Cohen 1988). */
const POWER = 0.8416;
/** The freedom of so many games that Student's distribution is the normal one. */
const MANY = 10_000;

/** What a mean must exceed, in standard errors, to be beyond chance as the first of so many pairs. @param {number} pairs */
function boundOf(pairs) {
  let [low, high] = [0, 20];
  for (let halving = 0; halving < 40; halving += 1) {
    const middle = (low + high) / 2;
    if (chanceOf(middle, MANY) > TWO_SIDED / pairs) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * How many games it takes to see a difference in 8 of 10 runs, the correction for several pairs included.
 *
 * @param {number} difference
 * @param {number} spread how the differences of single games scatter, their standard deviation
 * @param {number} [pairs] that are compared at once
 */
export const gamesFor = (difference, spread, pairs = 1) =>
  Math.max(FEWEST_GAMES, Math.ceil(((boundOf(pairs) + POWER) * spread) ** 2 / difference ** 2));
