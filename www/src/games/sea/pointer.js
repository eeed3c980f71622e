// Clicks and taps on boards become actions. Knows cells by name, no rule of any game.
import {cellOf} from '../../board/cell-of.js';

/** @import {Action} from './types.js' */

/** The page itself moves the focus: to a cell that nobody has chosen. */
let isByPage = false;

/** @param {HTMLElement | null} element */
export function focusByPage(element) {
  isByPage = true;
  element?.focus({preventScroll: true});
  isByPage = false;
}

/**
 * @param {HTMLElement} root
 * @param {(action: Action) => void} dispatch
 * @param {AbortSignal} signal
 */
export function listenPointer(root, dispatch, signal) {
  // Where a click does not tell what made it, the press before it does.
  let pressed = 'mouse';
  /** A press moves the focus before it is known whether it becomes a click, which says where it is. */
  let isPressing = false;
  /** @type {{board: string, cell: string} | null} */
  let unsaid = null;
  function sayFocus() {
    isPressing = false;
    if (unsaid) dispatch({type: 'focus', ...unsaid});
    unsaid = null;
  }
  root.addEventListener(
    'pointerdown',
    (event) => {
      sayFocus();
      isPressing = true;
      pressed = event.pointerType;
      if (pressed === 'touch') dispatch({type: 'touch', touch: true});
    },
    {signal, capture: true},
  );
  root.addEventListener('keydown', sayFocus, {signal, capture: true});
  root.addEventListener(
    'click',
    (event) => {
      const at = cellOf(event.target);
      if (!at || at.board === 'deploy') return sayFocus();
      const {board, cell, element} = at;
      const {pointerType} = /** @type {PointerEvent} */ (event);
      const touch = (pointerType || pressed) !== 'mouse';
      isPressing = true;
      element.focus({preventScroll: true});
      isPressing = false;
      unsaid = null;
      dispatch({type: 'cell', board, cell, touch, pixels: element.getBoundingClientRect().width});
    },
    {signal},
  );
  root.addEventListener(
    'focusin',
    (event) => {
      const at = cellOf(event.target);
      if (!at) return;
      const {element, ...focus} = at;
      // Whoever uses no keys sees nothing of it.
      root.toggleAttribute('data-quiet', isByPage && !element.matches(':focus-visible'));
      if (isPressing) unsaid = focus;
      else if (!isByPage) dispatch({type: 'focus', ...focus});
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
