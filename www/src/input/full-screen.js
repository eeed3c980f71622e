// The whole screen, where a browser and the page around allow it; elsewhere the window has to do.

/** @param {HTMLElement} root @param {() => void} left the person has given the screen back @param {AbortSignal} signal */
export function createFullScreen(root, left, signal) {
  const {ownerDocument: document} = root;
  const whole = root === document.body ? document.documentElement : root;
  let isWhole = false;
  document.addEventListener(
    'fullscreenchange',
    () => {
      const was = isWhole;
      isWhole = document.fullscreenElement !== null;
      if (was && !isWhole) left();
    },
    {signal},
  );
  return {
    enter: () => void whole.requestFullscreen?.().catch(() => {}),
    leave: () => void (document.fullscreenElement && document.exitFullscreen().catch(() => {})),
  };
}
