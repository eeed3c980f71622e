// Stores runs that go on or were left, each under its configuration, so that a reload, a closed page or another run loses no game. Where storage is forbidden nothing is stored.
import {areAll, isCount, isNumber, isObject, isText} from '../../shell/checks.js';
import {openDatabase} from '../../shell/storage/database.js';
import {firstConfig, isMatch, keyOf, MOST_AGENTS, MOST_GAMES, widthOf} from './state.js';

/** @typedef {{config: import('./state.js').RunConfig, results: Int32Array}} Kept */
/** @typedef {{wish: Kept['config'], results: Int32Array}} Stored */

const STORE = 'runs';
/** So many runs are stored, the latest ones. */
const MOST_KEPT = 5;

const open = () =>
  openDatabase('spyglass-lab', 2, {
    upgrade(fresh, from) {
      // The first version held one run, by no name.
      if (from === 1) fresh.deleteObjectStore(STORE);
      fresh.createObjectStore(STORE);
    },
  });

/** @param {unknown} wish @returns {wish is import('./state.js').RunConfig} */
const isRunConfig = (wish) =>
  isObject(wish) &&
  Object.entries(firstConfig).every(([name, usual]) => typeof wish[name] === typeof usual) &&
  areAll(wish.agents, isText) &&
  wish.agents.length >= 1 &&
  wish.agents.length <= MOST_AGENTS &&
  isCount(wish.games) &&
  wish.games <= MOST_GAMES;

/** @param {unknown} read whatever was stored @returns {read is Stored} whether the run can go on: another version, or another hand, may have written it */
export function isStored(read) {
  if (!isObject(read) || !isRunConfig(read.wish)) return false;
  const {wish, results} = read;
  return (
    (!isMatch(wish) || wish.agents.length === 2) &&
    results instanceof Int32Array &&
    results.length % widthOf(wish) === 0 &&
    results.length <= wish.games * widthOf(wish)
  );
}

/** @typedef {{key: string, at: number}} Row */
/** @param {unknown} read @returns {read is Row} a row that this version wrote: any other is neither gone on with nor dropped */
const isRow = (read) => isObject(read) && isText(read.key) && isNumber(read.at);

/**
 * @param {() => Promise<Pick<import('idb').IDBPDatabase, 'getAll' | 'getAllKeys' | 'put' | 'delete'>>} [openShelf]
 * @param {() => number} [now] orders the runs
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

  /** @param {NonNullable<Awaited<typeof shelf>>} on @returns {Promise<Row[]>} the newest first */
  const all = async (on) =>
    (await on.getAll(STORE)).filter(isRow).sort((one, other) => other.at - one.at);

  /** @param {NonNullable<Awaited<typeof shelf>>} on */
  async function dropOldest(on) {
    if ((await on.getAllKeys(STORE)).length <= MOST_KEPT) return;
    for (const {key} of (await all(on)).slice(MOST_KEPT)) await on.delete(STORE, key);
  }

  return {
    /** @param {Kept} kept */
    save: ({config, results}) =>
      safely(async (on) => {
        const key = keyOf(config);
        await on.put(STORE, {wish: config, results, key, at: now()}, key);
        await dropOldest(on);
      }, undefined),
    /** @param {import('./state.js').RunConfig} config what was played of any other stays */
    forget: (config) => safely((on) => on.delete(STORE, keyOf(config)), undefined),
    /** @returns {Promise<Kept | null>} the one left last */
    read: () =>
      safely(async (on) => {
        const stored = (await all(on)).find((row) => isStored(row));
        return stored ? {config: stored.wish, results: stored.results} : null;
      }, null),
  };
}
