// A call to the solver of small boards in, an answer out; counts in slices, between which it hears that it shall stop.
import {failure} from './responder.js';
import {createSlices, nextTask} from './slices.js';

/** @typedef {import('./types.js').ExplorerRules} ExplorerRules */
/** @typedef {'optimal' | 'greedy'} Policy */
/** @typedef {{id: number, method: string, args: any[]} | {stop: true}} ExplorerMessage */

/** How often it tells how far it is. */
const TOLD_MS = 100;

/**
 * @param {any} door
 * @param {(message: {id: number, result?: any, error?: any, progress?: number}) => void} post
 * @param {() => number} [now] milliseconds
 */
export function createExplorer(door, post, now = () => performance.now()) {
  /** @type {Record<string, any>} the boards whose trees can be walked, by policy */
  let solved = {};
  /** A number for each count: a newer one, or a stop, ends those before it. */
  let newest = 0;

  /**
   * @param {number} id
   * @param {any} handle
   * @returns {Promise<boolean>} whether it came to its end
   */
  async function count(id, handle) {
    const own = ++newest;
    const slice = createSlices(now);
    let told = now();
    while (!slice((work) => handle.advance(work))) {
      if (told + TOLD_MS <= now()) {
        told = now();
        post({id, progress: handle.progress()});
      }
      await nextTask();
      if (own !== newest) return false;
    }
    return true;
  }

  /**
   * @param {number} id
   * @param {any} handle
   */
  async function finished(id, handle) {
    if (await count(id, handle)) return handle.result();
    handle.free();
    throw Object.assign(new Error('something newer came first'), {code: 'stopped'});
  }

  /** @type {Record<string, (id: number, ...args: any[]) => any>} */
  const methods = {
    /** The shots of both policies, whose trees can then be walked. */
    async solve(id, /** @type {ExplorerRules} */ rules) {
      for (const handle of Object.values(solved)) handle.free();
      solved = {};
      const optimal = door.optimum({rules});
      const result = {optimal: await finished(id, optimal), greedy: null};
      solved.optimal = optimal;
      const greedy = door.optimum({rules, policy: 'greedy'});
      result.greedy = await finished(id, greedy);
      solved.greedy = greedy;
      return result;
    },
    /** The places along a path, its first one the start. */
    walk(_id, /** @type {Policy} */ policy, /** @type {number[]} */ path) {
      const tree = solved[policy];
      if (!tree) throw Object.assign(new Error('not solved yet'), {code: 'not-solved-yet'});
      return [0, ...path].map((_, length) => tree.node(path.slice(0, length)));
    },
    /** The best mixes of both players. */
    async mix(id, /** @type {ExplorerRules} */ rules) {
      const handle = door.equilibrium({rules});
      const result = await finished(id, handle);
      handle.free();
      return result;
    },
    line: (_id, ...args) => door.inLine(...args),
  };

  return async (/** @type {any} */ message) => {
    if (message.stop) {
      newest += 1;
      return;
    }
    const {id, method, args} = message;
    try {
      post({id, result: await methods[method](id, ...args)});
    } catch (error) {
      post({id, error: failure(error)});
    }
  };
}
