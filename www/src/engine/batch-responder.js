// A piece of a batch in, its results out. The batch stays open for the next piece.
import {refusal} from '../shell/refusal.js';
import {createAnswering} from './answering.js';
import {statedBy} from './article.js';
import {isLacking} from './tutor-calls.js';

/**
 * What batches of any game share: the one that is open, and how long its pieces take.
 * @template Config
 * @template {{results: (first: number, games: number) => Int32Array, free: () => void}} Batch
 * @param {(config: Config) => Batch} open
 * @param {() => number} [now] milliseconds
 */
export function createPieces(open, now = () => performance.now()) {
  /** @type {{key: string, batch: Batch} | null} */
  let held = null;

  /** @param {Config} config */
  function opened(config) {
    const key = JSON.stringify(config);
    if (held?.key === key) return held.batch;
    held?.batch.free();
    held = null;
    held = {key, batch: open(config)};
    return held.batch;
  }

  /** @param {Config} config @param {number} first @param {number} games */
  function results(config, first, games) {
    const began = now();
    const results = opened(config).results(first, games);
    return {results, ms: now() - began};
  }

  return {opened, results};
}

/**
 * @param {import('./types.js').GamesDoor} door
 * @param {(message: import('./answering.js').Message) => void} post
 * @param {() => number} [now] milliseconds
 * @param {() => Promise<import('./tutor.js').Tutor>} [loadTutor]
 */
export function createBatches(
  door,
  post,
  now,
  loadTutor = () => Promise.reject(new Error('no tutor')),
) {
  const {alive, answer} = createAnswering(post);
  const {opened, results} = createPieces(door.newBatch, now);

  /**
   * @template T
   * @param {number} id
   * @param {() => T} play what may name an agent whose planning the tutor's module does
   */
  function planned(id, play) {
    try {
      return play();
    } catch (error) {
      if (!isLacking(error)) throw error;
      return alive(id, loadTutor()).then(
        (tutor) => {
          tutor.planFor(door);
          return play();
        },
        (error) => {
          throw refusal('engine-not-loaded', {}, String(error));
        },
      );
    }
  }

  /** @type {import('./answering.js').Methods<import('./calls.js').BatchCalls>} */
  const methods = {
    tables: () => door.tables(),
    describe: (id, config) => planned(id, () => opened(config).sums()),
    results: (id, ...piece) => planned(id, () => results(...piece)),
    article: (_id, statement) => statedBy(door, statement),
    // The door counts agents from 1.
    record: (id, config, game, agent) => planned(id, () => opened(config).record(game, agent + 1)),
  };

  return (/** @type {import('./answering.js').Call} */ call) => answer(call, methods);
}
