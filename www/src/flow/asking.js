// The one road from an action to the engine: says what is waited for, and gives back what came of it.

/** @typedef {import('../state/reduce.js').State} State */
/** @typedef {import('../state/reduce.js').Action} Action */
/** @typedef {ReturnType<typeof import('../state/store.js').createStore<State, Action>>} Store */
/** @typedef {import('../engine/client.js').Client} Client */
/** @typedef {import('../engine/types.js').GameAnswer} GameAnswer */

/** After this the wait is shown. */
const LATE_MS = 100;

/**
 * @param {Store} store
 * @param {Client} client
 */
export function createAsking(store, client) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let clock;

  /** @param {unknown} error */
  const refuse = (error) => store.dispatch({type: 'refused', error});

  /**
   * A call on the game shown. Answers to a game that is no longer shown are dropped.
   * @param {string} method
   * @param {any[]} [args]
   * @returns {Promise<GameAnswer | null>} null where it was refused
   */
  async function ask(method, args = []) {
    const id = store.get().game?.id;
    store.dispatch({
      type: 'asked',
      method,
      cell: method === 'aiMove' || method === 'seek' ? null : args[0],
    });
    clearTimeout(clock);
    clock = setTimeout(() => store.dispatch({type: 'late'}), LATE_MS);
    try {
      const answer = await client.call(method, args);
      if (store.get().game?.id !== id) return null;
      clearTimeout(clock);
      store.dispatch({type: 'answered', id, answer, method});
      return answer;
    } catch (error) {
      clearTimeout(clock);
      if (store.get().game?.id === id) refuse(error);
      return null;
    }
  }

  return {ask, refuse};
}

/** @typedef {ReturnType<typeof createAsking>} Asking */
