// When a cell is better than another, and not by chance. Pure.

/** @import {CellShots} from './types.js' */

/** Of several cells one may be better by chance: the interval that must lie beyond 0 is wider than that of one difference, as Bonferroni's correction for 15 of them has it. */
export const WIDER = 1.5;

/** @param {CellShots} row @returns {'fewer' | 'more' | 'alike'} whether it clearly takes fewer shots than the first, or more */
export function kindOf({more, more_error: error}) {
  if (more + WIDER * error < 0) return 'fewer';
  return more - WIDER * error > 0 ? 'more' : 'alike';
}

/** @param {import('../../engine/types.js').ShotsToGo} result @returns {CellShots | null} the cell with the fewest shots among those that are clearly better than the first */
export function clearlyBetter({cells: [, ...others]}) {
  const clear = others.filter((row) => kindOf(row) === 'fewer');
  return clear.reduce(
    (best, one) => (best && best.more <= one.more ? best : one),
    /** @type {CellShots | null} */ (null),
  );
}
