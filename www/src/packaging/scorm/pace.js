// When a platform is to keep what it was told: soon, and again for as long as it lacks something.

/** Of a game a platform is not told each step at once. */
const LATER_MS = 10_000;

/**
 * @param {object} around
 * @param {() => void} around.commit
 * @param {() => boolean} around.lacks whether the platform lacks something still
 * @param {(act: () => void, ms: number) => unknown} around.later
 */
export function createPace({commit, lacks, later}) {
  let isWaiting = false;

  function now() {
    commit();
    if (lacks()) soon();
  }

  /** However much happens meanwhile. */
  function soon() {
    if (isWaiting) return;
    isWaiting = true;
    later(() => {
      isWaiting = false;
      now();
    }, LATER_MS);
  }

  return {now, soon};
}
