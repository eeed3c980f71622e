// Presses on the board of a lesson, by pointer and by key.
import {cellOf} from '../../board/cell-of.js';

/** Once it is drawn, what is said of an answer is seen, however small the screen. @param {HTMLElement} root */
export const showFeedback = (root) =>
  requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      root.querySelector('.lesson-feedback')?.scrollIntoView({block: 'nearest'}),
    ),
  );

/** Inside what a press counts. */
const REGION = '.lesson-region';

/**
 * @param {HTMLElement} root
 * @param {(action: import('./player-types.js').PlayerAction) => void} dispatch
 * @param {AbortSignal} signal
 */
export function listenPresses(root, dispatch, signal) {
  /** @param {EventTarget | null} target */
  function press(target) {
    const at = target instanceof Element && target.closest(REGION) ? cellOf(target) : null;
    if (!at) return false;
    at.element.focus({preventScroll: true});
    dispatch({type: 'lesson-press', cell: at.cell});
    return true;
  }

  root.addEventListener('click', ({target}) => press(target), {signal});
  root.addEventListener(
    'keydown',
    (event) => {
      const {key, target, ctrlKey, altKey, metaKey} = event;
      if (event.defaultPrevented || ctrlKey || altKey || metaKey) return;
      const isCell = target instanceof Element && target.closest(REGION) && cellOf(target);
      if (!isCell) return;
      const tool = /** @type {Record<string, 'ship' | 'water' | undefined>} */ ({
        g: 'ship',
        w: 'water',
      })[key];
      if (tool) dispatch({type: 'lesson-tool', tool});
      if (tool || key === 'Enter' || key === ' ') {
        event.preventDefault();
        press(target);
      }
    },
    {signal},
  );
}
