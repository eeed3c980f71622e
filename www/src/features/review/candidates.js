// The cells an agent weighed, and the likeliest of a belief: which there are, best first, and how their numbers are written.

import {cellAt} from '../../board/cells.js';
import {likeliest} from '../../board/overlay.js';
import {maySurprise, seaOf} from '../../games/sea/select.js';
import {sounding} from '../../i18n/notation.js';
import {reduceBy} from '../../shell/store.js';

/** @import {Belief, Candidate, View} from '../../engine/types.js' */
/** @import {Words} from '../../i18n/words.js' */

/** How many are shown until all are asked for. */
export const BEST = 6;

/** How many of the likeliest cells are shown where nobody chooses. */
const LIKELIEST = 4;

/** @param {Pick<View, 'decision' | 'boards' | 'rules'>} view every cell that makes sense: the engine tells of the best what their scores are made of, its map has the rest */
export function weighedCells(view) {
  const {decision, rules} = view;
  if (!decision) return [];
  const {candidates, map, player} = decision;
  const {marks} = seaOf(/** @type {View} */ (view), player);
  const listed = new Set(candidates.map(({cell}) => cell));
  const rest = (map?.values ?? []).flatMap((score, index) => {
    const cell = cellAt(index, rules.cols);
    const isLeft = score > 0 && maySurprise(marks[index], rules) && !listed.has(cell);
    return isLeft ? [{cell, score, terms: []}] : [];
  });
  return [...candidates, ...rest.sort((a, b) => b.score - a.score)];
}

/**
 * The likeliest cells as the engine tells them, and as many more as are shown.
 *
 * @param {Belief} belief
 * @param {number} cols of its board
 * @param {(cell: string, index: number) => boolean} isOpen whether something may be found there
 */
export function likeliestCells({likeliest: first, chances, unhit = chances}, cols, isOpen) {
  const named = new Set(first.map(({cell}) => cell));
  const open = unhit.map((chance, index) => {
    const cell = cellAt(index, cols);
    return !named.has(cell) && isOpen(cell, index) ? chance : 0;
  });
  const more = [...likeliest(open, LIKELIEST)].map((index) => ({
    cell: cellAt(index, cols),
    chance: open[index],
  }));
  return [...first, ...more].filter(({chance}) => chance > 0).slice(0, LIKELIEST);
}

/**
 * Chances as they are read; all a digit finer where that tells two of them apart that would be written alike.
 *
 * @param {number[]} chances
 * @param {Words} words
 * @param {'whole' | 'tenths'} rough how fine they are otherwise
 * @returns {(chance: number) => string}
 */
export function partedPercents(chances, words, rough) {
  const digits = (/** @type {number} */ count) => (/** @type {number} */ chance) =>
    words.number(chance, {
      style: 'percent',
      minimumFractionDigits: count,
      maximumFractionDigits: count,
    });
  const whole = (/** @type {number} */ chance) =>
    words('review-percent', {figure: sounding(chance) || '0'});
  const [usual, fine] = rough === 'whole' ? [whole, digits(1)] : [digits(1), digits(2)];
  const different = (/** @type {(chance: number) => string} */ written) =>
    new Set(chances.map(written)).size;
  return different(fine) > different(usual) ? fine : usual;
}

/** @type {(state: import('../../games/sea/types.js').State, action: import('../../games/sea/types.js').Action) => import('../../games/sea/types.js').State} */
export const reduceCandidates = /* #__PURE__ */ reduceBy({
  'candidates-all': (state) => ({...state, allCandidates: !state.allCandidates}),
  wide: (state, {wide}) => ({...state, wide}),
});
