// What is pressed again and again stays under the finger, whatever is told above it.

/** @param {HTMLElement} root drawn anew in this frame */
export function holdControl(root) {
  const {activeElement} = /** @type {Document | ShadowRoot} */ (root.getRootNode());
  const pressed = activeElement?.closest('button');
  // A browser that gives a button no focus when it is pressed has the controls under the finger all the same.
  const held = pressed ?? root.querySelector('.bar-group');
  if (!held) return;
  const top = () => held.getBoundingClientRect().top;
  const before = top();
  // After the drawing, which is asked for later in the same task.
  queueMicrotask(() =>
    requestAnimationFrame(() => {
      if (held.isConnected) scrollBy({top: top() - before, behavior: 'instant'});
    }),
  );
}
