// Arrow keys in a board that is only looked at: which cell has the focus.
import {cellIndex, stepFrom} from './cells.js';

/** @type {Record<string, [number, number]>} */
const STEPS = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * @param {HTMLElement} root
 * @param {() => void} onMove
 * @param {AbortSignal} [signal] ends the listening
 * @returns {Record<string, string>} by board the cell in its tab order
 */
export function listenGrids(root, onMove, signal) {
  /** @type {Record<string, string>} */
  const grids = {};

  /** @param {EventTarget | null} target */
  function placeOf(target) {
    const cell = target instanceof HTMLElement ? target.closest('[data-cell]') : null;
    const board = cell?.closest('[data-board]');
    if (!(cell instanceof HTMLElement) || !(board instanceof HTMLElement)) return null;
    return {cell: cell.dataset.cell ?? '', board, id: board.dataset.board ?? ''};
  }

  /** @param {FocusEvent} event */
  function follow({target}) {
    const place = placeOf(target);
    if (!place || grids[place.id] === place.cell) return;
    grids[place.id] = place.cell;
    onMove();
  }
  /** @param {KeyboardEvent} event */
  function step(event) {
    const place = placeOf(event.target);
    const way = STEPS[event.key];
    if (!place || !way || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const rows = place.board.querySelectorAll('[role="rowheader"]').length;
    const cols = place.board.querySelectorAll('[role="columnheader"]').length;
    const next = stepFrom(place.cell, ...way, {rows, cols});
    const cells = place.board.querySelectorAll('[data-cell]');
    /** @type {HTMLElement} */ (cells[cellIndex(next, cols)]).focus();
  }
  root.addEventListener('focusin', follow, {signal});
  root.addEventListener('keydown', step, {signal});
  return grids;
}
