// The state, the one way to change it, and who wants to know.

/**
 * What is done after actions, by their type.
 * @template State
 * @template {{type: string}} Action
 * @typedef {{[K in Action['type']]?: (action: Extract<Action, {type: K}>, state: State, before: State) => unknown}} Handlers
 */

/**
 * What actions make of a part of the state, by their type.
 * @template Part
 * @template {{type: string}} Action
 * @template {unknown[]} More
 * @typedef {{[K in Action['type']]?: (part: Part, action: Extract<Action, {type: K}>, ...more: More) => Part}} Reducers
 */

/**
 * An object's prototype has keys too, which are no entries of a table.
 * @template {object} Table
 * @param {Table} table
 * @param {string} type
 */
const entryOf = (table, type) =>
  Object.hasOwn(table, type) ? table[/** @type {keyof Table} */ (type)] : undefined;

/**
 * A reducer made of a table; an action that is not in it changes nothing.
 * @template Part
 * @template {{type: string}} Action
 * @template {unknown[]} More
 * @param {Reducers<Part, Action, More>} table
 * @returns {(part: Part, action: Action, ...more: More) => Part}
 */
export const reduceBy =
  (table) =>
  (part, action, ...more) => {
    // The key and the action are of one type, which the compiler cannot relate.
    const change = /** @type {((...all: unknown[]) => Part) | undefined} */ (
      entryOf(table, action.type)
    );
    return change ? change(part, action, ...more) : part;
  };

/**
 * A reducer of one part of the state, where that is there.
 * @template {keyof State} Key
 * @template State
 * @template {{type: string}} Action
 * @param {Key} key
 * @param {(part: NonNullable<State[Key]>, action: Action) => State[Key]} change
 * @returns {(state: State, action: Action) => State}
 */
export const reducePart = (key, change) => (state, action) => {
  const part = state[key];
  const next = part && change(part, action);
  return next === part ? state : {...state, [key]: next};
};

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
  /** Actions that the hearers have still to hear: one dispatched by a hearer is heard after the one it answers. @type {[Action, State, State][]} */
  const unheard = [];
  let isCalling = false;

  function callHearers() {
    isCalling = true;
    try {
      for (let next = unheard.shift(); next; next = unheard.shift()) {
        for (const hear of hearers) hear(...next);
      }
    } finally {
      isCalling = false;
    }
  }

  /** @param {(action: Action, state: State, before: State) => void} hearer hears every action, also one that changes nothing */
  function hear(hearer) {
    hearers.add(hearer);
    return () => void hearers.delete(hearer);
  }

  return {
    get: () => state,
    /** @param {Action} action */
    dispatch(action) {
      const before = state;
      state = reducers.reduce((next, change) => change(next, action), state);
      if (state !== before) for (const read of readers) read(state);
      unheard.push([action, state, before]);
      if (!isCalling) callHearers();
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
    hear,
    /** @param {Handlers<State, Action>} table */
    on: (table) =>
      hear((action, ...states) => {
        // As in `reduceBy`.
        const handle = /** @type {((...all: unknown[]) => unknown) | undefined} */ (
          entryOf(table, action.type)
        );
        handle?.(action, ...states);
      }),
  };
}
