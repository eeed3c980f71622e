// Games by result, in bins of equal width over all agents, so that their pictures can stand one under another. Pure.

/** @typedef {import('./tally.js').Sums} Sums */
/** @typedef {{from: number, to: number, games: number}} Bin results from, to, both included */
/** @typedef {{first: number, last: number, width: number}} Axis */

/** A small picture shows about so many distinct bins. */
const BINS = 40;
const WIDTHS = [1, 2, 4, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];

/** @param {Sums[]} agents @param {number} [most] bins @returns {Axis | null} null where no game was played */
export function axisOf(agents, most = BINS) {
  const ends = agents.flatMap(({min, max}) => (min === null || max === null ? [] : [min, max]));
  if (ends.length === 0) return null;
  const [least, greatest] = [Math.min(...ends), Math.max(...ends)];
  const width = WIDTHS.find((one) => (greatest - least + 1) / one <= most) ?? 2000;
  const first = Math.floor(least / width) * width;
  return {first, last: first + Math.ceil((greatest - first + 1) / width) * width - 1, width};
}

/** @param {Sums} sums @param {Axis} axis @returns {Bin[]} */
export function binsOf({histogram}, {first, last, width}) {
  const bins = Array.from({length: (last - first + 1) / width}, (_, bin) => ({
    from: first + bin * width,
    to: first + bin * width + width - 1,
    games: 0,
  }));
  for (const [result, games] of Object.entries(histogram))
    bins[Math.floor((Number(result) - first) / width)].games += games;
  return bins;
}
