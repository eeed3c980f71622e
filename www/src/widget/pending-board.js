// An element whose script has still to come: what is asked of it waits.
import {CALLS} from './protocol.js';

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
  coming.then(
    (life) => {
      there = life;
      if (ended) life.end();
    },
    () => {},
  );
  const later =
    (/** @type {string} */ call) =>
    async (/** @type {any[]} */ ...args) =>
      /** @type {any} */ ((await coming).api)[call](...args);
  const nothing = {step: 0, steps: 0, over: false, view: null};
  return {
    api: /** @type {Life['api']} */ ({
      ...Object.fromEntries(Object.keys(CALLS).map((call) => [call, later(call)])),
      state: () => there?.api.state() ?? {...at, ...nothing},
    }),
    update: (...args) => void coming.then((life) => life.update(...args)).catch(() => {}),
    mended: () => void coming.then((life) => life.mended()).catch(() => {}),
    refuse: (fault) => void coming.then((life) => life.refuse(fault)).catch(() => {}),
    at: () => there?.at() ?? at,
    end() {
      ended = true;
      return there?.end() ?? at;
    },
  };
}
