// An element whose script has still to come: what is asked of it waits.
import {CALL_NAMES} from './protocol.js';

/** @import {Call, Callable} from './protocol.js' */
/** @typedef {import('./life.js').Life} Life */

/**
 * @param {Promise<Life>} coming
 * @param {ReturnType<Life['at']>} at how it would be shown again
 * @returns {Life}
 */
export function createComing(coming, at) {
  /** @type {Life | null} */
  let there = null;
  let ended = false;
  /** What is refused before it is there. @type {Promise<void> | null} */
  let unreported = null;
  coming.then(
    (life) => {
      there = life;
      if (ended) life.end();
    },
    () => {},
  );
  const later =
    (/** @type {Call} */ call) =>
    async (/** @type {unknown[]} */ ...args) => {
      /** @type {Callable} */
      const {[call]: act} = (await coming).api;
      return act(...args);
    };
  /** @param {(life: Life) => void} tell */
  function tellLater(tell) {
    const reported = coming.then(tell).catch(() => {});
    unreported = reported;
    void reported.then(() => {
      if (unreported === reported) unreported = null;
    });
  }
  const nothing = {step: 0, steps: 0, over: false, view: null};
  return {
    api: /** @type {Life['api']} */ ({
      ...Object.fromEntries(CALL_NAMES.map((call) => [call, later(call)])),
      tell: (/** @type {unknown} */ error) => tellLater((life) => life.api.tell(error)),
      state: () => there?.api.state() ?? {...at, ...nothing},
    }),
    update: (...args) => void coming.then((life) => life.update(...args)).catch(() => {}),
    mended: () => void coming.then((life) => life.mended()).catch(() => {}),
    refuse: (fault) => tellLater((life) => life.refuse(fault)),
    unreported: () => unreported ?? there?.unreported() ?? null,
    at: () => there?.at() ?? at,
    end() {
      ended = true;
      return there?.end() ?? at;
    },
  };
}
