// The opening book: fetched when a count first wants it. Without it a count only takes longer.

/** @typedef {Pick<ReturnType<import('./types.js').GamesDoor['openGame']>, 'wantsBook' | 'learn'>} Game */

/** A count waits no longer for the book than this. */
const PATIENCE_MS = 1000;

/**
 * @param {() => Promise<Uint8Array>} load
 * @param {() => void} onMissing told once, where it could not be had
 */
export function createBook(load, onMissing) {
  /** @type {Uint8Array | null} */
  let book = null;
  let missing = false;
  /** @type {Promise<unknown> | null} */
  let patience = null;

  function miss() {
    missing = true;
    onMissing();
  }

  function fetched() {
    const coming = load().then((bytes) => {
      book = bytes;
    }, miss);
    return Promise.race([coming, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  }

  /** Hands the book over where it is there and helps the count for a player. @param {Game} game @param {number} player */
  function learn(game, player) {
    if (!book || missing || !game.wantsBook(player)) return;
    try {
      game.learn(book);
    } catch {
      miss();
    }
  }

  return {
    learn,
    /**
     * @param {Game} game
     * @param {number} player
     * @returns {Promise<unknown> | null} what a count for that player had better wait for; null where there is nothing
     */
    awaited(game, player) {
      if (missing || book || !game.wantsBook(player)) return null;
      patience ??= fetched();
      return patience;
    },
  };
}

/** @typedef {ReturnType<typeof createBook>} Book */
