// What Reversi's engine has learned: fetched once, when an agent is first named that needs it.
import {refusal} from '../shell/refusal.js';
import {fetchBytes} from './loader.js';

/** An agent that is the engine, with its level and its bound of nodes. */
export const ENGINE = /\bengine-(\d)(?:\(nodes=(\d+)\))?/;

export const fetchWeights = () =>
  fetchBytes(new URL('../../books/reversi.weights', import.meta.url));

/**
 * @param {{loadWeights: (weights: Uint8Array) => void}} door
 * @param {() => Promise<Uint8Array>} weights
 * @param {import('./answering.js').Answering['alive']} alive
 * @returns the engine plays and values nothing before it knows what it has learned
 */
export function createEquipping(door, weights, alive) {
  /** @type {Promise<void> | null} */
  let learning = null;

  /** @param {number} id the call that waits for it @param {unknown} named what may name it */
  return async (id, named) => {
    if (!ENGINE.test(JSON.stringify(named ?? ''))) return;
    learning ??= weights().then((bytes) => door.loadWeights(bytes));
    try {
      await alive(id, learning);
    } catch (error) {
      // What could not be fetched may be there the next time.
      learning = null;
      throw refusal('weights-not-loaded', {}, String(error));
    }
  };
}
