// Calls in, answers out: each call by the method of its name, each refusal by its code.
import {refusal, refusalOf} from '../shell/refusal.js';

/**
 * What a worker posts: what came of a call, or that it is still being worked on, so far where that is known.
 * @typedef {object} Message
 * @property {number} [id] of the call that is answered
 * @property {unknown} [result] the answer, as calls.d.ts says of its call
 * @property {Failure} [error]
 * @property {boolean} [heavy] a new worker would need less memory
 * @property {number} [working] the call that is still being worked on
 * @property {unknown} [progress]
 * @property {string} [note] what went wrong beside the calls
 */
/** @typedef {{id: number, board: string, method: string, args: unknown[]}} Call `board`: which of the worker's games is meant */
/**
 * @typedef {import('../shell/game.js').Refusal & {message: string}} Failure
 */
/**
 * What answers the calls of a kind of worker.
 * @template Calls
 * @typedef {{[Name in keyof Calls]: (id: number, ...args: import('./calls.js').Arguments<Calls, Name>) => import('./calls.js').Answer<Calls, Name> | Promise<import('./calls.js').Answer<Calls, Name>>}} Methods
 */

/** A call that takes long says that often that it lives. */
export const SIGN_OF_LIFE_MS = 1000;

/**
 * @param {unknown} error
 * @returns {Failure}
 */
export function failure(error) {
  // What the engine refuses has a code. All else is a fault of its own, a trap or worse, and leaves the module in doubt:
  // the client starts a new worker and replays. A browser's own errors carry numbers.
  const message = error instanceof Error ? error.message : String(error);
  return {...refusalOf(error, 'engine-trapped'), message};
}

/**
 * Makes a call by its name. The arguments come from a message: the door checks them. `any`: the name is known only when it is called.
 * @param {object} on
 * @param {string} method
 * @param {readonly unknown[]} args
 * @returns {any} what calls.d.ts says of that call
 */
export const invoke = (on, method, args) => Reflect.apply(Reflect.get(on, method), on, args);

/**
 * Methods of one form, by their names.
 * @template {string} Name
 * @param {Name[]} names
 * @param {(name: Name) => (id: number, ...args: unknown[]) => any} make `any`: what each answers is in calls.d.ts
 */
export const methodsNamed = (names, make) =>
  /** @type {Record<Name, ReturnType<typeof make>>} */ (
    Object.fromEntries(names.map((name) => [name, make(name)]))
  );

/** @param {(message: Message) => void} post */
export function createAnswering(post) {
  /** @type {Set<number>} */
  const open = new Set();

  /** @param {number} id what was refused meanwhile is not answered again @param {Pick<Message, 'result' | 'error'>} outcome */
  function settle(id, outcome) {
    if (open.delete(id)) post({id, ...outcome});
  }

  /** What a call waits for, which may be long in coming without a fault of the worker's. @template T @param {number} id @param {Promise<T>} coming */
  async function alive(id, coming) {
    const clock = setInterval(() => post({working: id}), SIGN_OF_LIFE_MS);
    try {
      return await coming;
    } finally {
      clearInterval(clock);
    }
  }

  return {
    settle,
    /**
     * What is loaded by the first call that needs it; where that fails, the next one tries again.
     * @template T
     * @param {() => Promise<T>} load
     * @param {string} [code] of the refusal where it fails
     * @returns {(id: number) => Promise<T>} for the call that waits
     */
    loadedOnce(load, code = 'engine-not-loaded') {
      /** @type {Promise<T> | null} */
      let coming = null;
      return async (id) => {
        coming ??= load();
        try {
          return await alive(id, coming);
        } catch (error) {
          coming = null;
          throw refusal(code, {}, String(error));
        }
      };
    },
    /** @param {Call} call @param {object} methods */
    answer({id, method, args}, methods) {
      const fail = (/** @type {unknown} */ error) => settle(id, {error: failure(error)});
      open.add(id);
      try {
        if (!Object.hasOwn(methods, method)) throw refusal('no-such-call', {}, method);
        const result = invoke(methods, method, [id, ...args]);
        if (result instanceof Promise) result.then((result) => settle(id, {result}), fail);
        else settle(id, {result});
      } catch (error) {
        fail(error);
      }
    },
  };
}

/** @typedef {ReturnType<typeof createAnswering>} Answering */

/**
 * Many boards behind one door: each is answered as if it were alone, and one that is closed is forgotten.
 * @param {Answering['answer']} answer
 * @param {(board: string) => object} open what answers the calls of a board
 */
export function createBoards(answer, open) {
  /** @type {Map<string, object>} */
  const boards = new Map();

  return (/** @type {Call} */ call) => {
    const {board, method} = call;
    const methods = boards.get(board) ?? open(board);
    if (method === 'close') boards.delete(board);
    else boards.set(board, methods);
    answer(call, methods);
  };
}
