// Runs that are on or were left, each by what it plays, so that a reload, a closed page or another run loses no game. Where storage is forbidden nothing is kept.
import {openDatabase} from '../../shell/storage/database.js';
import {firstWish, isMatch, keyOf, MOST_AGENTS, MOST_GAMES, widthOf} from './state.js';

/** @typedef {{wish: import('./state.js').Wish, results: Int32Array}} Kept */

const STORE = 'runs';
/** Of so many runs what was played is kept, those played last. */
const MOST_KEPT = 5;

const open = () =>
  openDatabase('spyglass-lab', 2, {
    upgrade(fresh, from) {
      // The first version held one run, by no name.
      if (from === 1) fresh.deleteObjectStore(STORE);
      fresh.createObjectStore(STORE);
    },
  });

/** @param {any} read whatever the shelf held @returns {read is Kept} whether it can be gone on with: another version, or another hand, may have written it */
export function isKept(read) {
  const wish = read?.wish;
  return (
    typeof wish === 'object' &&
    wish !== null &&
    Object.entries(firstWish).every(([name, usual]) => typeof wish[name] === typeof usual) &&
    Array.isArray(wish.agents) &&
    wish.agents.length >= 1 &&
    wish.agents.length <= MOST_AGENTS &&
    wish.agents.every((/** @type {unknown} */ agent) => typeof agent === 'string') &&
    Number.isInteger(wish.games) &&
    wish.games <= MOST_GAMES &&
    (!isMatch(wish) || wish.agents.length === 2) &&
    read.results instanceof Int32Array &&
    read.results.length % widthOf(wish) === 0 &&
    read.results.length <= wish.games * widthOf(wish)
  );
}

/**
 * @param {() => Promise<Pick<import('idb').IDBPDatabase, 'getAll' | 'getAllKeys' | 'put' | 'delete'>>} [openShelf]
 * @param {() => number} [now] by which the newest is told
 */
export function createKeeping(openShelf = open, now = Date.now) {
  const shelf = openShelf().catch(() => null);
  /** @template T @param {(on: NonNullable<Awaited<typeof shelf>>) => Promise<T>} work @param {T} otherwise @returns {Promise<T>} */
  async function safely(work, otherwise) {
    const on = await shelf;
    try {
      return on ? await work(on) : otherwise;
    } catch {
      return otherwise;
    }
  }

  /** @param {NonNullable<Awaited<typeof shelf>>} on @returns {Promise<any[]>} whatever it held, the newest first */
  const all = async (on) =>
    (await on.getAll(STORE)).sort((one, other) => (other?.at ?? 0) - (one?.at ?? 0));

  /** @param {NonNullable<Awaited<typeof shelf>>} on */
  async function dropOldest(on) {
    if ((await on.getAllKeys(STORE)).length <= MOST_KEPT) return;
    for (const {key} of (await all(on)).slice(MOST_KEPT)) await on.delete(STORE, key);
  }

  return {
    /** @param {Kept} kept */
    save: (kept) =>
      safely(async (on) => {
        const key = keyOf(kept.wish);
        await on.put(STORE, {...kept, key, at: now()}, key);
        await dropOldest(on);
      }, undefined),
    /** @param {import('./state.js').Wish} wish what was played of any other stays */
    forget: (wish) => safely((on) => on.delete(STORE, keyOf(wish)), undefined),
    /** @returns {Promise<Kept | null>} the one left last */
    read: () => safely(async (on) => (await all(on)).find(isKept) ?? null, null),
  };
}
