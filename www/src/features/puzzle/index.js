// Puzzles of the newspaper kind.

import english from '../../i18n/en/puzzle.ftl';
import result from '../../i18n/en/result.ftl';
import {createPuzzling} from './flow.js';
import {listenPaint} from './paint.js';
import {puzzlingSpoken} from './sentences.js';

export {renderPuzzle} from './view.js';

export const words = [english, result];

/** @param {import('../../app/parts.js').AppContext} around */
export function start(around) {
  const {store, tellers, root, signal} = around;
  // First of all, since S asks here for the puzzle; and before the flow, which at once has something to tell.
  tellers.unshift(puzzlingSpoken);
  const painting = createPuzzling(around);
  const isOpen = () => store.get().mode === 'puzzle' && !around.readonly?.();
  listenPaint(root, {...painting, isOpen}, signal);
}
