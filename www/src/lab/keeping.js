// The run that is on, kept so that a reload or a closed page loses no game. Where storage is forbidden nothing is kept.
import {openDatabase} from '../state/database.js';
import {firstWish, isMatch, MOST_AGENTS, MOST_GAMES, widthOf} from './state.js';

/** @typedef {{wish: import('./state.js').Wish, results: Int32Array}} Kept */

const STORE = 'runs';
const KEY = 'left';

const open = () =>
  openDatabase('spyglass-lab', 1, {upgrade: (fresh) => void fresh.createObjectStore(STORE)});

/** @param {any} read @returns {read is Kept} whether it can be gone on with: another version, or another hand, may have written it */
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

/** @param {() => Promise<Pick<import('idb').IDBPDatabase, 'get' | 'put' | 'delete'>>} [openShelf] */
export function createKeeping(openShelf = open) {
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
  return {
    /** @param {Kept} kept */
    save: (kept) => safely(async (on) => void (await on.put(STORE, kept, KEY)), undefined),
    forget: () => safely((on) => on.delete(STORE, KEY), undefined),
    /** @returns {Promise<Kept | null>} */
    async read() {
      const read = await safely((on) => on.get(STORE, KEY), null);
      return isKept(read) ? read : null;
    },
  };
}
