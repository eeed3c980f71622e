// What comes of a wish: what is shown once it is done, or why it is not.
import {codeOf, refusal} from '../shell/refusal.js';

/**
 * @template {{type: string}} Action
 * @template Result
 * @param {object} around
 * @param {(hear: (action: Action) => void) => () => void} around.hear
 * @param {(action: Action) => Partial<import('../shell/game.d.ts').Refusal> | null | undefined} around.failureIn what an action says has failed
 * @param {() => Result} around.result
 * @param {AbortSignal} around.signal of an element taken out nothing comes any more
 */
export const createSettling =
  ({hear, failureIn, result, signal}) =>
  /**
   * @param {() => void} wish
   * @param {(action: Action) => boolean} done
   * @returns {Promise<Result>}
   */
  (wish, done) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(refusal('stale'));
      const gone = () => end(() => reject(refusal('stale')));
      const leave = hear((action) => {
        const failed = failureIn(action);
        if (failed) end(() => reject(refusal(codeOf(failed, 'unknown'), failed.args)));
        else if (done(action)) end(() => resolve(result()));
      });
      /** @param {() => void} settle */
      function end(settle) {
        leave();
        signal.removeEventListener('abort', gone);
        settle();
      }
      signal.addEventListener('abort', gone);
      wish();
    });

/**
 * @template {{type: string}} Action
 * @template Result
 * @param {Parameters<typeof createSettling<Action, Result>>[0]} around
 */
export const createWorking =
  ({hear, failureIn, result, signal}) =>
  /**
   * What is shown once work is done, or why it was not done.
   * @param {() => Promise<unknown>} work gives nothing where it was refused, or where something else overtook it
   * @returns {Promise<Result>}
   */
  async (work) => {
    if (signal.aborted) throw refusal('stale');
    /** @type {ReturnType<typeof failureIn>[]} */
    const failures = [];
    const leave = hear((action) => void failures.push(failureIn(action)));
    let gone = () => {};
    const aborted = new Promise((resolve) => {
      gone = () => resolve(null);
      signal.addEventListener('abort', gone);
    });
    const done = await Promise.race([work(), aborted]).finally(() => {
      leave();
      signal.removeEventListener('abort', gone);
    });
    if (signal.aborted) throw refusal('stale');
    const failed = failures.findLast(Boolean);
    if (!done) throw refusal(codeOf(failed, 'stale'), failed?.args);
    return result();
  };
