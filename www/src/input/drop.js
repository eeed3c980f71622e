// A file dropped anywhere on the page.

/** @typedef {import('../state/reduce.js').Action} Action */

/**
 * @param {HTMLElement} root
 * @param {{dispatch: (action: Action) => void, isOpen: () => boolean}} around
 * @param {AbortSignal} signal
 */
export function listenDrop(root, {dispatch, isOpen}, signal) {
  /** @param {DragEvent} event */
  function over(event) {
    // Only what is taken here: without this the browser would leave the page for the file.
    if (isOpen()) event.preventDefault();
  }

  /** @param {DragEvent} event */
  function drop(event) {
    if (!isOpen()) return;
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    const text = event.dataTransfer?.getData('text/plain') ?? '';
    if (file) dispatch({type: 'edit-file', file});
    else if (text !== '') dispatch({type: 'edit-take', text});
  }

  root.addEventListener('dragover', over, {signal});
  root.addEventListener('drop', drop, {signal});
}
