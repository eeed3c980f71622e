// A piece of a batch in, its results out. The batch stays open for the next piece.
import {statedBy} from './article.js';
import {failure} from './responder.js';

/** @typedef {{rules: string | Partial<import('./types.js').Ruleset>, seed: string, agents: string[], deploy: string}} BatchConfig */
/** @typedef {{id: number, method: string, args: any[]}} Asked */
/** @typedef {{id: number, result?: any, ms?: number, error?: import('./responder.js').Failure}} Told `ms`: how long it took */

/**
 * What batches of any game share: the one that is open, and how calls are answered.
 *
 * @param {(config: any) => any} open
 * @param {(told: Told) => void} post
 * @param {() => number} [now] milliseconds
 */
export function createPieces(open, post, now = () => performance.now()) {
  /** @type {{key: string, batch: any} | null} */
  let held = null;

  return {
    now,
    /** @param {any} config @returns {any} */
    opened(config) {
      const key = JSON.stringify(config);
      if (held?.key === key) return held.batch;
      held?.batch.free();
      held = null;
      held = {key, batch: open(config)};
      return held.batch;
    },
    /** @param {Record<string, (...args: any[]) => any>} methods a promise is waited for */
    respond:
      (methods) =>
      (/** @type {Asked} */ {id, method, args}) => {
        const started = now();
        const tell = (/** @type {any} */ result) => post({id, result, ms: now() - started});
        const fail = (/** @type {any} */ error) => post({id, error: failure(error)});
        try {
          const result = methods[method](...args);
          if (result instanceof Promise) result.then(tell, fail);
          else tell(result);
        } catch (error) {
          fail(error);
        }
      },
  };
}

/**
 * @param {any} door
 * @param {(told: Told) => void} post
 * @param {() => number} [wall] milliseconds
 */
export function createBatches(door, post, wall) {
  const {opened, respond, now} = createPieces(door.newBatch, post, wall);
  return respond({
    tables: () => door.tables(),
    /** A report of no game: how rules, deployer and agents are called. @param {BatchConfig} config */
    describe: (config) => opened(config).sums(),
    /** Results game by game, agent by agent. @param {BatchConfig} config @param {number} first @param {number} games */
    results: (config, first, games) => opened(config).results(first, games),
    /** How long games take here, in milliseconds. @param {BatchConfig} config @param {number} games */
    time(config, games) {
      const started = now();
      opened(config).results(0, games);
      return {ms: now() - started};
    },
    /** What comes here of a number that the Russian article states. @param {string} id */
    article: (id) => statedBy(door, id),
    /** The record of a game, at its start. The door counts agents from 1. @param {BatchConfig} config @param {number} game @param {number} agent from 0 */
    record: (config, game, agent) => opened(config).record(game, agent + 1),
  });
}
