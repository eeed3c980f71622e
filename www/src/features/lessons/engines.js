// The engines that a lesson asks, each started when it is first needed.
import {createSeaScenes} from './sea-scenes.js';

/** @typedef {import('../../engine/client-kinds.js').Client} Client */
/** @typedef {import('../../engine/client-kinds.js').ReversiClient} ReversiClient */

/**
 * @param {Pick<Client, 'call'>} sea
 * @param {() => Promise<Pick<ReversiClient, 'call'>>} boards what plays Reversi
 * @param {string} [name] of its boards
 * @returns {import('./player-flow.js').Engines}
 */
export function createEngines(sea, boards, name) {
  /** @type {Promise<import('./reversi-scenes.js').ReversiScenes> | undefined} */
  let reversi;
  return {
    sea: createSeaScenes(sea.call, name),
    reversi() {
      reversi ??= Promise.all([
        boards(),
        import(/* webpackChunkName: "parts/lesson-reversi" */ './reversi-part.js'),
      ]).then(([client, {createReversiScenes}]) => createReversiScenes(client.call, name));
      reversi.catch(() => {
        reversi = undefined;
      });
      return reversi;
    },
  };
}
