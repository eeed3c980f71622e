// Where the focus goes whose holder is about to be gone: a part of the page that may go says so itself.

import {sourceOf} from '../../games/sea/inquiry/source.js';
import {cellsLeft} from './state.js';

/** @import {State} from '../../games/sea/types.js' */

/** What is drawn after these has other controls. */
const CHANGING = new Set(['shots-asked', 'shots-close', 'lost-run', 'lost-stop', 'lost-done']);

/** @param {State} state whether no cell is left to be compared besides */
function isFull(state) {
  const {shots} = state;
  const source = shots && sourceOf(state, shots.board);
  return Boolean(shots && source && cellsLeft(shots, source).length === 0);
}

/** @param {Pick<import('../../app/parts.js').AppContext, 'store' | 'root' | 'hands'>} around */
export function keepFocus({store, root, hands}) {
  store.hear(({type}, state) => {
    const isAdded = type === 'shots-added' || type === 'shots-add-stop';
    if (!CHANGING.has(type) && !isAdded) return;
    const {activeElement} = /** @type {Document | ShadowRoot} */ (root.getRootNode());
    const part = /** @type {HTMLElement | null | undefined} */ (
      activeElement?.closest('[data-focus-next]')
    );
    const isLeft = isAdded && !isFull(state);
    // The row of a cell that is being compared goes; what adds cells stays where any is left.
    if (!part || (isLeft && !part.matches('tr'))) return;
    hands.focusId(isAdded && !isLeft ? 'shots-title' : String(part.dataset.focusNext));
  });
}
