// A piece of a batch in, its results out. The batch stays open for the next piece.
import {codeOf} from '../shell/refusal.js';
import {createAnswering} from './answering.js';
import {statedBy} from './article.js';

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
 * @param {() => Promise<import('./types.js').Planner>} [loadPlanner]
 */
export function createBatches(
  door,
  post,
  now,
  loadPlanner = () => Promise.reject(new Error('no planner')),
) {
  const {answer, loadedOnce} = createAnswering(post);
  const fetchPlanner = loadedOnce(loadPlanner);
  const {opened, results} = createPieces(door.newBatch, now);

  /**
   * @template T
   * @param {number} id
   * @param {() => T} play what may name an agent that plans
   */
  function planned(id, play) {
    try {
      return play();
    } catch (error) {
      if (codeOf(error, '') !== 'planner-not-loaded') throw error;
      return fetchPlanner(id).then((planner) => {
        door.planElsewhere(planner);
        return play();
      });
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
