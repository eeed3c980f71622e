// What stands at the end of a lesson, fetched once it is there.
import {mayFinish} from './player-state.js';

/** @param {(words: typeof import('./result-part.js').words) => void} add what it says */
export function createEnd(add) {
  /** @type {typeof import('./result-part.js') | null} */
  let part = null;
  let isComing = false;
  return {
    part: () => part,
    /** @param {import('./player-types.js').PlayerState} player */
    async see(player) {
      if (isComing || !mayFinish(player)) return;
      isComing = true;
      try {
        part = await import(/* webpackChunkName: "parts/lesson-result" */ './result-part.js');
        add(part.words);
      } catch {
        // It is asked for again with what is done next.
        isComing = false;
      }
    },
  };
}
