// Why an agent that weighs no cells left out the one that was pressed: elsewhere its candidates answer. Pure.

import {cellIndex, rowCol} from '../../board/cells.js';
import {boardId, seaOf} from '../../games/sea/select.js';

/** Among so many lines the lattice is one: the engine counts rows and columns from 0. @param {string} cell @param {number} k */
function isOnLattice(cell, k) {
  const [row, col] = rowCol(cell);
  return (row + col) % k === 0;
}

/** @param {Pick<import('../../games/sea/view/page.js').ViewContext, 'state' | 'view' | 'words' | 'names'>} shown a hunt that is watched @returns {string} '' where nothing was asked, or nothing certain can be said */
export function whyNotSentence({state, view, words, names}) {
  const {decision} = view;
  const cell = decision && state.focuses[boardId(decision.player)];
  if (!cell || cell === decision.cell || decision.candidates.length > 0 || state.asks) return '';
  const {marks} = seaOf(view, decision.player);
  if (state.mode !== 'watch' || marks[cellIndex(cell, view.rules.cols)] !== 'unknown') return '';
  const {code, args} = decision.reason;
  const named = {cell: names.cell(cell)};
  if (code === 'neighbour-of-hit') return words('why-not-follows', named);
  if (code === 'drawn-at-random') return words('why-not-alike', named);
  if (!code.startsWith('parity-lattice')) return '';
  return isOnLattice(cell, Number(args?.k))
    ? words('why-not-alike', named)
    : words('why-not-lattice', {...named, sure: code === 'parity-lattice' ? 'yes' : 'no'});
}
