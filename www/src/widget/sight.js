// Whether somebody can see an element: one that nobody sees sleeps.

/** Elements a little beside the window wake before they are seen. */
const MARGIN = '200px';

/** @type {WeakMap<Element, (seen: boolean) => void>} */
const heeded = new WeakMap();

/** @type {IntersectionObserver | null} */
let observer = null;

/** @param {Element} element @param {(seen: boolean) => void} tell */
function observe(element, tell) {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const {target, isIntersecting} of entries) heeded.get(target)?.(isIntersecting);
    },
    {rootMargin: MARGIN},
  );
  heeded.set(element, tell);
  observer.observe(element);
}

/**
 * @param {Element} element
 * @param {AbortSignal} signal
 */
export function createSight(element, signal) {
  let seen = false;
  /** Who waits for it to be seen. @type {(() => void)[]} */
  let waiting = [];
  observe(element, (now) => {
    seen = now;
    if (!seen) return;
    for (const wake of waiting) wake();
    waiting = [];
  });
  signal.addEventListener('abort', () => {
    observer?.unobserve(element);
    heeded.delete(element);
  });
  return {
    /** @returns {Promise<void>} */
    awake: () => (seen ? Promise.resolve() : new Promise((wake) => waiting.push(wake))),
  };
}
