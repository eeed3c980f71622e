// A piece of a batch in, its results out. The batch stays open for the next piece.
import {failure} from './responder.js';

/** @typedef {{rules: string | Partial<import('./types.js').Ruleset>, seed: string, agents: string[], deploy: string}} BatchConfig */
/** @typedef {{id: number, method: string, args: any[]}} Asked */
/** @typedef {{id: number, result?: any, ms?: number, error?: import('./responder.js').Failure}} Told `ms`: how long it took */

/**
 * @param {any} door
 * @param {(told: Told) => void} post
 * @param {() => number} [now] milliseconds
 */
export function createBatches(door, post, now = () => performance.now()) {
  /** @type {{key: string, batch: any} | null} */
  let open = null;

  /** @param {BatchConfig} config @returns {any} */
  function batchOf(config) {
    const key = JSON.stringify(config);
    if (open?.key === key) return open.batch;
    open?.batch.free();
    open = null;
    open = {key, batch: door.newBatch(config)};
    return open.batch;
  }

  /** @type {Record<string, (...args: any[]) => any>} */
  const methods = {
    tables: () => door.tables(),
    /** A report of no game: how rules, deployer and agents are called. @param {BatchConfig} config */
    describe: (config) => batchOf(config).sums(),
    /** Results game by game, agent by agent. @param {BatchConfig} config @param {number} first @param {number} games */
    results: (config, first, games) => batchOf(config).results(first, games),
    /** How long games take here, in milliseconds. @param {BatchConfig} config @param {number} games */
    time(config, games) {
      const started = now();
      batchOf(config).results(0, games);
      return {ms: now() - started};
    },
    /** The record of a game, at its start. @param {BatchConfig} config @param {number} game @param {number} agent */
    record: (config, game, agent) => batchOf(config).record(game, agent),
  };

  return (/** @type {Asked} */ {id, method, args}) => {
    const started = now();
    try {
      const result = methods[method](...args);
      post({id, result, ms: now() - started});
    } catch (error) {
      post({id, error: failure(error)});
    }
  };
}
