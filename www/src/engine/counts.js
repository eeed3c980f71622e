// Counts in slices, between which newer calls are heard; and the answers to calls, those that count among them.
import {refusal} from '../shell/refusal.js';
import {failure} from './responder.js';
import {createSlices, nextTask} from './slices.js';

/** @typedef {{id: number, result?: any, error?: any, progress?: any}} Told */
/** @typedef {(message: Told) => void} Post */

/** How often a count tells how far it is. */
const TOLD_MS = 100;

/**
 * @param {Post} post
 * @param {() => number} [now] milliseconds
 */
export function createCounts(post, now = () => performance.now()) {
  /** A number for each count: a newer one of its kind, or a stop, ends those before it. @type {Map<string, number>} */
  const newest = new Map();

  /** @param {string} kind */
  function begin(kind) {
    const own = (newest.get(kind) ?? 0) + 1;
    newest.set(kind, own);
    return own;
  }

  /**
   * Counts to the end; throws `stopped` where something ends it before.
   * @param {number} id
   * @param {{advance: (work: number) => boolean, progress: () => any}} work
   * @param {string} kind
   * @param {number} [cost] as of `createSlices`
   */
  async function run(id, work, kind, cost) {
    const own = begin(kind);
    const slice = createSlices(now, cost);
    let told = now();
    while (!slice((much) => work.advance(much))) {
      if (told + TOLD_MS <= now()) {
        told = now();
        post({id, progress: work.progress()});
      }
      await nextTask();
      if (own !== newest.get(kind)) throw refusal('stopped');
    }
  }

  return {
    run,
    /**
     * What a handle of the door comes to; one that is stopped is freed.
     * @param {number} id
     * @param {any} handle
     * @param {string} kind
     * @param {number} [cost]
     */
    async finished(id, handle, kind, cost) {
      try {
        await run(id, handle, kind, cost);
        return handle.result();
      } catch (error) {
        throw freedAfter(error, handle);
      }
    },
    /** @param {string | true} kind true for all */
    stop(kind) {
      for (const one of kind === true ? [...newest.keys()] : [kind]) begin(one);
    },
  };
}

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

/**
 * Answers each call by the method of its name.
 * @param {Record<string, (id: number, ...args: any[]) => any>} methods
 * @param {ReturnType<typeof createCounts>} counts
 * @param {Post} post
 */
export const createAnswering = (methods, counts, post) => async (/** @type {any} */ message) => {
  if (message.stop) return counts.stop(message.stop);
  const {id, method, args} = message;
  try {
    post({id, result: await methods[method](id, ...args)});
  } catch (error) {
    post({id, error: failure(error)});
  }
};
