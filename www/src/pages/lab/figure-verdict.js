// Whether what was measured agrees with what was published: one rule for the figures of the shell and of the page.

/** A mean agrees within so many standard errors, beyond which chance alone takes one in a hundred. */
export const ERRORS = 2.58;
/** What must lie within surely lies inside by so many standard errors. */
export const SURE_ERRORS = 2;

/**
 * A single game, or a quantile, is only shown: it proves nothing.
 *
 * @param {{value: number, se: number | null, below?: number}} measured `below`: the share of the games that score less, where one game was published
 * @param {[number, number] | null} expected from, to; null where nobody published a number
 * @param {{error?: number, rounding?: number, alike?: boolean, surely?: boolean, errors?: number}} [how] `error`: the standard error of what is expected; `alike`: that is as large as ours,
 *   as it is a mean of as many games; `rounding`: half of its last digit; `surely`: it must lie within, not only near it; `errors`: it may lie outside by so many of its own errors
 * @returns {'agrees' | 'differs' | 'shown' | 'ours'}
 */
export function judged({value, se, below}, expected, how = {}) {
  const {error = 0, rounding = 0, alike = false, surely = false, errors} = how;
  if (expected === null) return 'ours';
  if (se === null || below !== undefined) return 'shown';
  const [least, most] = expected;
  if (surely)
    return least < value - SURE_ERRORS * se && value + SURE_ERRORS * se < most
      ? 'agrees'
      : 'differs';
  const far = Math.max(least - value, value - most, 0);
  if (errors !== undefined) return far <= errors * se ? 'agrees' : 'differs';
  const spread = Math.hypot(se, alike ? se : error);
  return far <= ERRORS * spread + rounding ? 'agrees' : 'differs';
}
