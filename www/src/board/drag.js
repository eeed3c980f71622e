// Dragging a ship: press, carry, drop. A press that does not move is a tap.
import {cellOf} from './cell-of.js';

/** @import {Action} from '../games/sea/types.js' */

/** Below this a finger has not moved. */
const SLACK_PX = 6;

/** @param {HTMLElement} root @param {number} x @param {number} y whether that is more than a cell away from the board */
function isAway(root, x, y) {
  const cells = root.querySelectorAll('[data-board="deploy"] [data-cell]');
  const [first, last] = [cells[0], cells[cells.length - 1]].map((one) =>
    one?.getBoundingClientRect(),
  );
  if (!first || !last) return false;
  const {width} = first;
  return (
    x < first.left - width ||
    x > last.right + width ||
    y < first.top - width ||
    y > last.bottom + width
  );
}

/**
 * @param {HTMLElement} root
 * @param {{dispatch: (action: Action) => void, shipAt: (cell: string) => number, isPicked: () => boolean, isOpen: () => boolean}} deploying
 * @param {AbortSignal} signal
 */
export function listenDrag(root, {dispatch, shipAt, isPicked, isOpen}, signal) {
  /** @type {{pointer: number, index: number, cell: string | null, x: number, y: number, moved: boolean, lift: number} | null} */
  let drag = null;

  /** @param {PointerEvent} event */
  function press(event) {
    if (!isOpen() || !event.isPrimary || event.button !== 0) return;
    const at = cellOf(event.target);
    const tray = event.target instanceof Element ? event.target.closest('[data-ship]') : null;
    if (at?.board !== 'deploy' && !tray) return;
    const index = tray ? Number(tray.getAttribute('data-ship')) : shipAt(at?.cell ?? '');
    const pixels = at?.element.getBoundingClientRect().width ?? 32;
    // Above the finger, so that it does not hide the place.
    const lift = event.pointerType === 'touch' ? 1.5 * pixels : 0;
    drag = {
      pointer: event.pointerId,
      index,
      cell: at?.cell ?? null,
      x: event.clientX,
      y: event.clientY,
      moved: false,
      lift,
    };
    if (
      index >= 0 &&
      event.target instanceof Element &&
      event.target.hasPointerCapture(event.pointerId)
    ) {
      event.target.releasePointerCapture(event.pointerId);
    }
  }

  /** @param {PointerEvent} event */
  function carry(event) {
    if (drag?.pointer !== event.pointerId || drag.index < 0) return;
    if (!drag.moved) {
      if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < SLACK_PX) return;
      drag.moved = true;
      dispatch({type: 'deploy-grab', index: drag.index, cell: drag.cell});
    }
    const sight = /** @type {Document | ShadowRoot} */ (root.getRootNode());
    const over = cellOf(sight.elementFromPoint(event.clientX, event.clientY - drag.lift));
    if (over?.board === 'deploy') dispatch({type: 'deploy-carry', cell: over.cell, dragged: true});
  }

  /** @param {PointerEvent} event */
  function release(event) {
    if (drag?.pointer !== event.pointerId) return;
    const {moved, index, cell, lift} = drag;
    drag = null;
    // Let go well beside the board, a ship is not meant to lie at its edge.
    const away = moved && isAway(root, event.clientX, event.clientY - lift);
    if (moved) return dispatch({type: away ? 'deploy-cancel' : 'deploy-put'});
    if (cell === null) return;
    if (index >= 0) return dispatch({type: 'deploy-tap', index, cell});
    if (isPicked()) dispatch({type: 'deploy-put', cell});
  }

  root.addEventListener('pointerdown', press, {signal});
  root.addEventListener('pointermove', carry, {signal});
  root.addEventListener('pointerup', release, {signal});
  root.addEventListener(
    'pointercancel',
    () => {
      if (drag?.moved) dispatch({type: 'deploy-cancel'});
      drag = null;
    },
    {signal},
  );
}
