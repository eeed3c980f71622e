/** What lies over the chart: chances as depth tints, scores as discs, and the lines that gird the likely cells. */

/** The tint of a certain ship: no depth, but the hull's own fill. */
export const CERTAIN = 9;

/** Upper bounds of the depths 1 to 8, in per cent. */
export const TINT_BOUNDS = [5, 10, 15, 20, 30, 50, 80, 100];

/** Depths from which a cell lies inside the 20 % and the 50 % line. */
export const CONTOURS = [
  {from: 5, weight: 'thin'},
  {from: 7, weight: 'thick'},
];

/**
 * @param {number} chance - 0 to 1.
 * @returns {number} 0 for 0 %, 1 to 8 for the depths, `CERTAIN` for 100 %.
 */
export function tintOf(chance) {
  const percent = chance * 100;
  if (percent <= 0) return 0;
  return percent >= 100 ? CERTAIN : 1 + TINT_BOUNDS.findIndex((bound) => percent < bound);
}

/**
 * A heuristic's scores, each as its share of the highest.
 *
 * @param {number[]} values
 */
export function scoreShares(values) {
  const most = Math.max(0, ...values);
  return values.map((value) => (most > 0 && value > 0 ? value / most : 0));
}

/**
 * The cells that keep their numeral where there is room for few.
 *
 * @param {number[]} values
 * @param {number} [count]
 * @returns {Set<number>} Places in `values`.
 */
export function likeliest(values, count = 3) {
  const places = values.map((_, place) => place).filter((place) => values[place] > 0);
  return new Set(places.sort((a, b) => values[b] - values[a] || a - b).slice(0, count));
}

/**
 * The line between cells of depth `from` or more and the rest, along the cells' edges. Cells without a tint stand outside.
 *
 * @param {{tints: (number | null)[], cols: number, from: number}} depths
 */
export function contour({tints, cols, from}) {
  const inside = (/** @type {number} */ place) => (tints[place] ?? -1) >= from;
  const parted = (/** @type {number} */ a, /** @type {number} */ b) => inside(a) !== inside(b);
  const edges = tints.map((_, place) => {
    const [row, col] = [Math.floor(place / cols), place % cols];
    const right = col + 1 < cols && parted(place, place + 1);
    const below = place + cols < tints.length && parted(place, place + cols);
    return (
      (right ? `M${(col + 1) * 100} ${row * 100}v100` : '') +
      (below ? `M${col * 100} ${(row + 1) * 100}h100` : '')
    );
  });
  return edges.join('');
}
