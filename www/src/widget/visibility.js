// Whether somebody can see an element: one that nobody sees sleeps.

/** Elements a little beside the window wake before they are seen. */
const MARGIN = '200px';

/** @type {Map<Element, (seen: boolean) => void>} */
const heeded = new Map();

/** On paper all of them are seen. */
const wakeAll = () => {
  for (const tell of heeded.values()) tell(true);
};

/** @type {IntersectionObserver | null} */
let observer = null;

/** @param {Element} element @param {(seen: boolean) => void} tell */
function observe(element, tell) {
  if (!observer) {
    observer = new IntersectionObserver(
      (entries) => {
        for (const {target, isIntersecting} of entries) heeded.get(target)?.(isIntersecting);
      },
      {rootMargin: MARGIN},
    );
    addEventListener('beforeprint', wakeAll);
  }
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
