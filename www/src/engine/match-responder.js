// A piece of a match of Reversi in, its leads out. The match stays open for the next piece.
import {createAnswering} from './answering.js';
import {createPieces} from './batch-responder.js';
import {checkPrinted} from './printed.js';
import {createEquipping} from './weights.js';

/** @typedef {import('./calls.js').MatchConfig} MatchConfig */

/**
 * @param {import('./types.js').ReversiDoor} door
 * @param {(message: import('./answering.js').Message) => void} post
 * @param {Parameters<typeof createEquipping>[1]} weights what the engine has learned
 * @param {() => number} [now] milliseconds
 */
export function createMatches(door, post, weights, now) {
  const {answer, loadedOnce} = createAnswering(post);
  const {opened, results} = createPieces(door.newMatch, now);
  const equip = createEquipping(door, weights, loadedOnce);

  /** @param {number} id @param {MatchConfig} config */
  async function matchOf(id, config) {
    await equip(id, config.agents);
    return opened(config);
  }

  /** @type {import('./answering.js').Methods<import('./calls.js').MatchCalls>} */
  const methods = {
    tables: () => door.tables(),
    async describe(id, config) {
      const {agents, ...names} = (await matchOf(id, config)).names();
      return {...names, deploy: '', agents: agents.map((agent) => ({agent}))};
    },
    async results(id, config, first, games) {
      await equip(id, config.agents);
      return results(config, first, games);
    },
    record: async (id, config, game) => (await matchOf(id, config)).record(game),
    printed: (_id, printed) => checkPrinted(door, printed),
  };

  return (/** @type {import('./answering.js').Call} */ call) => answer(call, methods);
}
