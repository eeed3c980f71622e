// Where the focus goes whose holder is about to be gone: a part of the page that may go says so itself.

import {sourceOf} from '../../games/sea/inquiry/source.js';
import {cellsLeft} from './state.js';

/** @import {State} from '../../games/sea/types.js' */

/** What is drawn after these has other controls. */
const CHANGING = new Set(['shots-asked', 'shots-close', 'lost-run', 'lost-stop', 'lost-done']);

/** The count of an added cell comes to nothing. */
const ENDING = new Set(['shots-add-stop', 'shots-add-refused']);

/** @param {State} state whether no cell is left to be compared besides */
function isFull(state) {
  const {shots} = state;
  const source = shots && sourceOf(state, shots.board);
  return Boolean(shots && source && cellsLeft(shots, source).length === 0);
}

/** @param {Pick<import('../../app/parts.js').AppContext, 'store' | 'root' | 'hands'>} around */
export function keepFocus({store, root, hands}) {
  store.hear(({type}, state) => {
    const isOfRow = type === 'shots-added' || ENDING.has(type);
    if (!CHANGING.has(type) && !isOfRow) return;
    const {activeElement} = /** @type {Document | ShadowRoot} */ (root.getRootNode());
    const part = /** @type {HTMLElement | null | undefined} */ (
      activeElement?.closest('[data-focus-next]')
    );
    const isAllCompared = isOfRow && isFull(state);
    // Of an added cell the row goes in which it was counted, and with the last one the form.
    if (!part || (isOfRow && !part.matches(isAllCompared ? 'tr, form' : 'tr'))) return;
    hands.focusId(isAllCompared ? 'shots-title' : String(part.dataset.focusNext));
  });
}
