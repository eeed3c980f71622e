// What comes of a wish: what is shown once it is done, or why it is not.
import {codeOf, refusal} from '../shell/refusal.js';

/**
 * @template {{type: string, [key: string]: any}} Action
 * @template Told
 * @param {object} around
 * @param {(hear: (action: Action) => void) => () => void} around.hear
 * @param {(action: Action) => {code?: string, args?: any} | null | undefined} around.failureIn what an action says has failed
 * @param {() => Told} around.told
 * @param {AbortSignal} around.signal of an element taken out nothing comes any more
 */
export const createSettling =
  ({hear, failureIn, told, signal}) =>
  /**
   * @param {() => void} wish
   * @param {(action: Action) => boolean} done
   * @returns {Promise<Told>}
   */
  (wish, done) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(refusal('stale'));
      const gone = () => end(() => reject(refusal('stale')));
      const leave = hear((action) => {
        const failed = failureIn(action);
        if (failed) end(() => reject(refusal(codeOf(failed, 'unknown'), failed.args)));
        else if (done(action)) end(() => resolve(told()));
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
