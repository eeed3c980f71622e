// A client of Reversi's worker whose game outlives it.

/** @typedef {import('../../engine/counting-client.js').CountingClient<import('../../engine/calls.js').ReversiCalls>} Client */
/** @typedef {import('./state.js').State} State */

/** After these the worker is gone, and with it the game it held. */
const DEADLY = new Set(['engine-trapped', 'engine-died']);

/**
 * Whatever a worker dies of, the next one is given the game with all its lines; the call that failed is refused as ever.
 * @param {Client} client
 * @param {() => State['game']} shown the game on the board
 * @returns {Client}
 */
export function createRestoring(client, shown) {
  /** All that waited for the worker fails at once: the game is opened again once. @type {Promise<unknown> | null} */
  let restoring = null;

  /** @param {NonNullable<State['game']>} game */
  function restored({records, view}) {
    restoring ??= client
      .call('restore', [records, view.line, view.step])
      // What befell the first worker is told; a second misfortune the next call tells.
      .catch(() => {})
      .finally(() => {
        restoring = null;
      });
    return restoring;
  }

  return {
    ...client,
    async call(method, ...given) {
      try {
        return await client.call(method, ...given);
      } catch (/** @type {any} */ error) {
        const game = shown();
        if (DEADLY.has(error.code) && game) await restored(game);
        throw error;
      }
    },
  };
}
