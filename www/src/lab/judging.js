// Whether what was measured agrees with what was published: one rule for the figures of the shell and of the page.

/** A mean agrees within so many standard errors, */
export const ERRORS = 4;
/** and the rounding of what was published. */
export const ROUNDING = 0.2;
/** What must lie within surely lies inside by so many standard errors. */
export const SURE_ERRORS = 2;

/**
 * A single game, or a quantile, is told, and proves nothing.
 *
 * @param {{value: number, se: number | null, below?: number}} measured `below`: the share of the games that score less, where one game was published
 * @param {[number, number] | null} expected from, to; null where nobody published a number
 * @param {{error?: number, surely?: boolean, errors?: number}} [how] `error`: the standard error of what is expected; `surely`: it must lie within, not only near it; `errors`: it may
 *   lie outside by so many of its own errors, and no rounding is allowed for
 * @returns {'agrees' | 'differs' | 'told' | 'ours'}
 */
export function judged({value, se, below}, expected, {error = 0, surely = false, errors} = {}) {
  if (expected === null) return 'ours';
  if (se === null || below !== undefined) return 'told';
  const [least, most] = expected;
  if (surely)
    return least < value - SURE_ERRORS * se && value + SURE_ERRORS * se < most
      ? 'agrees'
      : 'differs';
  const far = Math.max(least - value, value - most, 0);
  if (errors !== undefined) return far <= errors * se ? 'agrees' : 'differs';
  return far <= ERRORS * Math.hypot(se, error) + ROUNDING ? 'agrees' : 'differs';
}
