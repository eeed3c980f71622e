// A file dropped anywhere on the page.

/**
 * @param {HTMLElement} root
 * @param {{isOpen: () => boolean, take: (file: File) => void, read: (text: string) => void}} what is taken, as long as this is open
 * @param {AbortSignal} signal
 */
export function listenDrop(root, {isOpen, take, read}, signal) {
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
    if (file) take(file);
    else if (text !== '') read(text);
  }

  root.addEventListener('dragover', over, {signal});
  root.addEventListener('drop', drop, {signal});
}
