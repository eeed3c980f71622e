// What Reversi's engine has learned: fetched once, when an agent is first named that needs it.

import {ENGINE} from '../shell/reversi-rules.js';
import {fetchBytes} from './loader.js';

/** The weights, and the opening book, which the engine can do without. @returns {Promise<[Uint8Array, Uint8Array?]>} */
export const fetchWeights = () =>
  Promise.all([
    fetchBytes(new URL('../../books/reversi.weights', import.meta.url)),
    fetchBytes(new URL('../../books/reversi.book', import.meta.url)).catch(() => undefined),
  ]);

/**
 * @param {{loadWeights: (weights: Uint8Array, book?: Uint8Array | null) => void}} door
 * @param {() => Promise<[Uint8Array, Uint8Array?]>} weights
 * @param {import('./answering.js').Answering['loadedOnce']} loadedOnce
 * @returns the engine plays and values nothing before it knows what it has learned
 */
export function createEquipping(door, weights, loadedOnce) {
  const learn = loadedOnce(
    async () => door.loadWeights(...(await weights())),
    'weights-not-loaded',
  );

  /** @param {number} id the call that waits for it @param {unknown} named what may name it */
  return async (id, named) => {
    if (ENGINE.test(JSON.stringify(named ?? ''))) await learn(id);
  };
}
