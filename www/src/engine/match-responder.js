// A piece of a match of Reversi in, its leads out. The match stays open for the next piece.
import {refusal} from '../shell/refusal.js';
import {createPieces} from './batch-responder.js';
import {checkPrinted} from './printed.js';

/** @typedef {{rules: string, seed: string, agents: string[]}} MatchConfig */

/** An agent that is the engine, which plays nothing before it knows what it has learned. */
const ENGINE = /\bengine-\d/;

/**
 * @param {any} door
 * @param {(told: import('./batch-responder.js').Told) => void} post
 * @param {() => Promise<Uint8Array>} weights what the engine has learned
 * @param {() => number} [now] milliseconds
 */
export function createMatches(door, post, weights, now) {
  const {opened, respond} = createPieces(door.newMatch, post, now);
  /** @type {Promise<void> | null} */
  let learning = null;

  async function learned() {
    learning ??= weights().then((bytes) => door.loadWeights(bytes));
    await learning.catch((error) => {
      // What could not be fetched may be there the next time.
      learning = null;
      throw refusal('weights-not-loaded', {}, String(error));
    });
  }

  /** @param {MatchConfig} config */
  async function matchOf(config) {
    if (config.agents.some((agent) => ENGINE.test(agent))) await learned();
    return opened(config);
  }

  return respond({
    tables: () => door.tables(),
    /** How board, seed and agents are called. @param {MatchConfig} config */
    async describe(config) {
      const {agents, ...names} = (await matchOf(config)).names();
      return {...names, deploy: '', agents: agents.map((/** @type {string} */ agent) => ({agent}))};
    },
    /** By how many discs the first agent leads, game by game. @param {MatchConfig} config @param {number} first @param {number} games */
    results: async (config, first, games) => (await matchOf(config)).results(first, games),
    /** The record of a game, played to its end. @param {MatchConfig} config @param {number} game */
    record: async (config, game) => (await matchOf(config)).record(game),
    /** What the source printed, held against what the rules and its search give here. @param {import('./printed.js').Printed} printed */
    printed: (printed) => checkPrinted(door, printed),
  });
}
