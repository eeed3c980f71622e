// A call to the solver of small boards in, an answer out; counts in slices, between which it hears that it shall stop.
import {refusal} from '../shell/refusal.js';
import {createAnswering, createCounts} from './counts.js';

/** @typedef {import('./types.js').ExplorerRules} ExplorerRules */
/** @typedef {'optimal' | 'greedy'} Policy */

/**
 * @param {any} door
 * @param {(message: {id: number, result?: any, error?: any, progress?: number}) => void} post
 * @param {() => number} [now] milliseconds
 */
export function createExplorer(door, post, now) {
  /** @type {Record<string, any>} the boards whose trees can be walked, by policy */
  let solved = {};
  const counts = createCounts(post, now);
  /** @param {number} id @param {any} handle */
  const finished = (id, handle) => counts.finished(id, handle, 'solver');

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
      if (!tree) throw refusal('not-solved-yet');
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

  return createAnswering(methods, counts, post);
}
