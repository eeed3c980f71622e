// Counts in slices, between which newer calls are heard: a newer count of a kind ends the one before.
import {refusal} from '../shell/refusal.js';
import {failure} from './answering.js';
import {createSlices, nextTask} from './slices.js';

/** How often a count tells how far it is. */
const REPORT_MS = 100;

/**
 * @typedef {object} Count
 * @property {() => void} check throws where it has been ended
 * @property {(work: {advance: (work: number) => boolean, progress?: () => unknown}, slice?: ReturnType<typeof createSlices>) => Promise<number>} run counts to the end; how many slices came before the last
 */

/**
 * @param {(message: import('./answering.js').Message) => void} post
 * @param {import('./answering.js').Answering['settle']} settle
 * @param {object} [around]
 * @param {() => number} [around.now] milliseconds
 * @param {() => Promise<void>} [around.pause] lets newer calls be heard
 * @param {string} [around.code] by which a count is refused that has been ended
 * @param {number} [around.reportMs]
 */
export function createCounts(
  post,
  settle,
  {now = () => performance.now(), pause = nextTask, code = 'stopped', reportMs = REPORT_MS} = {},
) {
  /** @type {Map<string, {id: number}>} */
  const running = new Map();

  /** Whoever asked is told at once. @param {string} kind */
  function stop(kind) {
    const count = running.get(kind);
    if (!count) return;
    running.delete(kind);
    settle(count.id, {error: failure(refusal(code))});
  }

  return {
    stop,
    stopAll() {
      for (const kind of [...running.keys()]) stop(kind);
    },
    isIdle: () => running.size === 0,
    /**
     * @template T
     * @param {number} id of the call it is for
     * @param {string} kind
     * @param {(count: Count) => Promise<T>} work
     * @returns {Promise<T>}
     */
    async counting(id, kind, work) {
      stop(kind);
      const own = {id};
      running.set(kind, own);
      function check() {
        if (running.get(kind) !== own) throw refusal(code);
      }
      /** @type {Count['run']} */
      async function run(of, slice = createSlices(now)) {
        let slices = 0;
        let reported = now();
        while (!slice((much) => of.advance(much))) {
          slices += 1;
          if (reported + reportMs <= now()) {
            reported = now();
            post({working: id, progress: of.progress?.()});
          }
          await pause();
          check();
        }
        return slices;
      }
      try {
        return await work({check, run});
      } finally {
        if (running.get(kind) === own) running.delete(kind);
      }
    },
  };
}

/** @typedef {ReturnType<typeof createCounts>} Counts */

/**
 * What went wrong with a handle of the door, which is freed. A trap leaves its handle borrowed: to free that throws as well, and would
 * hide the cause.
 * @param {unknown} error
 * @param {{free: () => void}} handle
 */
export function freedAfter(error, handle) {
  try {
    handle.free();
  } catch {
    // The cause is told; after it the whole module is given up.
  }
  return error;
}
