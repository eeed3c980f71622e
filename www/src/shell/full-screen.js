// The whole screen, where a browser and the page around allow it; elsewhere the window has to do.

/** @param {HTMLElement} root @param {() => void} left the person has given the screen back @param {AbortSignal} signal */
export function createFullScreen(root, left, signal) {
  const {ownerDocument: document} = root;
  const whole = root === document.body ? document.documentElement : root;
  /** Only what was begun here is ended here: the page around may have a full screen of its own. */
  let isOwn = false;
  let isWished = false;
  const isHere = () =>
    /** @type {Document | ShadowRoot} */ (whole.getRootNode()).fullscreenElement === whole;
  document.addEventListener(
    'fullscreenchange',
    () => {
      if (!isOwn || isHere()) return;
      isOwn = false;
      left();
    },
    {signal},
  );
  function leave() {
    isWished = false;
    if (!isOwn || !isHere()) return;
    isOwn = false;
    document.exitFullscreen().catch(() => {});
  }
  return {
    async enter() {
      isWished = true;
      // What is whole already was made so by somebody else.
      if (isHere()) return;
      try {
        await whole.requestFullscreen?.();
      } catch {
        return;
      }
      isOwn = isHere();
      if (isOwn && !isWished) leave();
    },
    leave,
  };
}
