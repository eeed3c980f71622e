// Clicks and taps on boards become actions. Knows cells by name, no rule of any game.
import {cellOf} from '../../board/cell-of.js';

/** @import {Action} from './types.js' */

/**
 * @param {HTMLElement} root
 * @param {(action: Action) => void} dispatch
 * @param {AbortSignal} signal
 */
export function listenPointer(root, dispatch, signal) {
  // Where a click does not tell what made it, the press before it does.
  let pressed = 'mouse';
  root.addEventListener(
    'pointerdown',
    (event) => {
      pressed = event.pointerType;
      if (pressed === 'touch') dispatch({type: 'touch', touch: true});
    },
    {signal, capture: true},
  );
  root.addEventListener(
    'click',
    (event) => {
      const at = cellOf(event.target);
      if (!at || at.board === 'deploy') return;
      const {pointerType} = /** @type {PointerEvent} */ (event);
      const touch = (pointerType || pressed) !== 'mouse';
      dispatch({type: 'focus', board: at.board, cell: at.cell});
      at.element.focus({preventScroll: true});
      const {board, cell, element} = at;
      const pixels = element.getBoundingClientRect().width;
      dispatch({type: 'cell', board, cell, touch, pixels});
    },
    {signal},
  );
  root.addEventListener(
    'focusin',
    (event) => {
      const at = cellOf(event.target);
      if (at) dispatch({type: 'focus', board: at.board, cell: at.cell});
    },
    {signal},
  );
  root.addEventListener(
    'contextmenu',
    (event) => {
      if (event.target instanceof Element && event.target.closest('[data-board]'))
        event.preventDefault();
    },
    {signal},
  );
}
