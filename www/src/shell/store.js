// The state, the one way to change it, and who wants to know.

/**
 * @template State
 * @template {{type: string}} Action
 * @param {State} state
 * @param {(state: State, action: Action) => State} reduce pure
 */
export function createStore(state, reduce) {
  const reducers = [reduce];
  /** @type {Set<(state: State) => void>} */
  const readers = new Set();
  /** @type {Set<(action: Action, state: State, before: State) => void>} */
  const hearers = new Set();
  /** What is still to be told: hearers that act in turn are heard after it. @type {[Action, State, State][]} */
  const untold = [];
  let telling = false;

  function tell() {
    telling = true;
    try {
      for (let next = untold.shift(); next; next = untold.shift()) {
        for (const hear of hearers) hear(...next);
      }
    } finally {
      telling = false;
    }
  }

  return {
    get: () => state,
    /** @param {Action} action */
    dispatch(action) {
      const before = state;
      state = reducers.reduce((next, change) => change(next, action), state);
      if (state !== before) for (const read of readers) read(state);
      untold.push([action, state, before]);
      if (!telling) tell();
    },
    /** @param {(state: State, action: Action) => State} change what a part that came later makes of each action, after the others */
    extend(change) {
      reducers.push(change);
    },
    /** @param {(state: State) => void} read after every change */
    subscribe(read) {
      readers.add(read);
      return () => void readers.delete(read);
    },
    /** @param {(action: Action, state: State, before: State) => void} hear every action, also one that changes nothing */
    hear(hear) {
      hearers.add(hear);
      return () => void hearers.delete(hear);
    },
  };
}
