// Puzzles of the newspaper kind.
import {createPuzzling} from '../flow/puzzling.js';
import english from '../i18n/en/puzzle.ftl';
import {listenPaint} from '../input/paint.js';
import {puzzlingSpoken} from '../speak/puzzling.js';

export {renderPuzzle} from '../view/puzzle.js';

export const words = {en: english};

/** @param {import('../lazy.js').Around} around */
export function start(around) {
  const {store, tellers, root, signal} = around;
  // First of all, since S asks here for the puzzle; and before the flow, which at once has something to tell.
  tellers.unshift(puzzlingSpoken);
  const painting = createPuzzling(around);
  const isOpen = () => store.get().mode === 'puzzle' && !around.readonly?.();
  listenPaint(root, {...painting, isOpen}, signal);
}
