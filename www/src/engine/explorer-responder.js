// A call to the solver of small boards in, an answer out; counts in slices, between which it hears that it shall stop.
import {refusal} from '../shell/refusal.js';
import {createAnswering} from './answering.js';
import {createCounts, freedAfter} from './counts.js';

/** @typedef {import('./calls.js').ExplorerCalls} ExplorerCalls */
/** @typedef {ReturnType<import('./types.js').ExplorerDoor['optimum']>} Optimum */

/** A newer count ends the one before, whichever of both it is. */
const COUNT = 'solver';

/**
 * @param {import('./types.js').ExplorerDoor} door
 * @param {(message: import('./answering.js').Message) => void} post
 * @param {() => number} [now] milliseconds
 */
export function createExplorer(door, post, now) {
  const {answer, settle} = createAnswering(post);
  const {counting, stopAll} = createCounts(post, settle, {now});
  /** The boards whose trees can be walked, by policy. @type {Partial<Record<import('./calls.js').Policy, Optimum>>} */
  let solved = {};

  /**
   * What a handle comes to; one that is stopped is freed.
   * @template Result
   * @param {import('./counts.js').Count} count
   * @param {{advance: (work: number) => boolean, progress: () => number, result: () => Result, free: () => void}} handle
   */
  async function finished(count, handle) {
    try {
      await count.run(handle);
      return handle.result();
    } catch (error) {
      throw freedAfter(error, handle);
    }
  }

  /** @type {import('./answering.js').Methods<ExplorerCalls>} */
  const methods = {
    solve: (id, rules) =>
      counting(id, COUNT, async (count) => {
        for (const handle of Object.values(solved)) handle.free();
        solved = {};
        /** @param {'optimal' | 'greedy'} policy @param {import('./types.js').ExplorerConfig} config */
        async function taken(policy, config) {
          const handle = door.optimum(config);
          const result = await finished(count, handle);
          solved[policy] = handle;
          return result;
        }
        const optimal = await taken('optimal', {rules});
        return {optimal, greedy: await taken('greedy', {rules, policy: 'greedy'})};
      }),
    walk(_id, policy, path) {
      const tree = solved[policy];
      if (!tree) throw refusal('not-solved-yet');
      return [0, ...path].map((_, length) => tree.node(path.slice(0, length)));
    },
    mix: (id, rules) =>
      counting(id, COUNT, async (count) => {
        const handle = door.equilibrium({rules});
        const result = await finished(count, handle);
        handle.free();
        return result;
      }),
    line: (_id, ...args) => door.inLine(...args),
    halt: stopAll,
  };

  return (/** @type {import('./answering.js').Call} */ call) => answer(call, methods);
}
