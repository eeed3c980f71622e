// How chances were come by, in words, and how many fleets they are counted over.
import {halfWidth} from '../../i18n/notation.js';

/** @import {Basis} from '../../engine/types.js' */
/** @import {Words} from '../../i18n/words.js' */

/** @param {number} error a standard error @param {Words} words in points of a hundred */
export const points = (error, words) =>
  words.number(halfWidth(100 * error), {maximumFractionDigits: 1});

/** @param {string} decimal @param {Words} words a number where it can be one, for the plural; else as it is read */
export const fleetsOf = (decimal, words) =>
  Number.isSafeInteger(Number(decimal)) ? Number(decimal) : words.count(decimal);

/** @param {Basis} basis @param {Words} words @param {string} [agent] whose they are, where that is not said already; how chances were come by, '' for what are none */
export function basisSentence(basis, words, agent = 'none') {
  if (basis.kind === 'sampled')
    return words(basis.weighed ? 'legend-sampled-weighed' : 'legend-sampled', {
      agent,
      points: points(basis.worstError, words),
    });
  if (basis.kind === 'weighed') return words('legend-weighed', {agent});
  if (basis.kind === 'lost-track') return words('legend-lost-track', {agent});
  if (basis.kind !== 'counted') return '';
  return basis.precision === 'exact'
    ? words('legend-counted', {agent, fleets: fleetsOf(basis.fleets, words)})
    : words('legend-counted-single', {agent, about: words.rough(basis.fleets)});
}
