// Games, fleets and rules of one's own, in the browser's database. It is fetched with the first of them: whoever keeps nothing loads nothing for it.
import {areAll, isCount, isObject, isOneOf, isText} from '../../../shell/checks.js';
import {openDatabase} from '../../../shell/storage/database.js';
import {MODES} from '../address.js';
import {DATABASE} from './site-rows.js';
import {isPlaced, isRules} from './stored-schema.js';

/** @import {KeptFleet, KeptGame, OwnRules} from '../types.js' */
/** @typedef {{games: KeptGame, fleets: KeptFleet, rules: OwnRules}} Rows what a row of each store is */

export const MOST_GAMES = 20;

/** Which rows of each store can be used. @type {{[Name in keyof Rows]: (row: unknown) => row is Rows[Name]}} */
const isWhole = {
  games: /** @returns {row is KeptGame} */ (row) =>
    isObject(row) &&
    [row.id, row.record, row.rules].every(isText) &&
    [row.step, row.steps, row.updated].every(isCount) &&
    isOneOf(MODES, row.mode),
  fleets: /** @returns {row is KeptFleet} */ (row) =>
    isObject(row) &&
    isText(row.name) &&
    isRules(row.rules) &&
    areAll(row.fleet, isPlaced) &&
    row.fleet.length > 0,
  rules: /** @returns {row is OwnRules} */ (row) =>
    isObject(row) && isText(row.name) && isObject(row.rules) && isRules(row.rules),
};

/**
 * The newest games, at most twenty: what falls out is forgotten.
 * @param {KeptGame[]} games
 */
export const newest = (games) =>
  [...games].sort((a, b) => b.updated - a.updated).slice(0, MOST_GAMES);

/** @returns {Promise<Shelf>} */
async function openShelf() {
  const db = await openDatabase(DATABASE, 2, {
    upgrade(fresh, from) {
      if (from < 1) {
        fresh.createObjectStore('games', {keyPath: 'id'});
        fresh.createObjectStore('fleets', {keyPath: 'name'});
      }
      fresh.createObjectStore('rules', {keyPath: 'name'});
    },
    // Another tab with a newer page may open it anew; this one goes on in memory.
    blocking: () => db.close(),
  });
  return {
    all: (store) => db.getAll(store),
    get: (store, key) => db.get(store, key),
    put: (store, value) => db.put(store, value).then(() => {}),
    remove: (store, key) => db.delete(store, key),
  };
}

/** @typedef {keyof Rows} StoreName */
/**
 * @typedef {object} Shelf
 * @property {(store: StoreName) => Promise<unknown[]>} all another version, or another hand, may have written it
 * @property {(store: StoreName, key: string) => Promise<unknown>} get
 * @property {<Name extends StoreName>(store: Name, row: Rows[Name]) => Promise<void>} put
 * @property {(store: StoreName, key: string) => Promise<void>} remove
 */

/** @param {Rows[StoreName]} row */
const keyOf = (row) => ('id' in row ? row.id : row.name);

/** @returns {Shelf} */
export function memoryShelf() {
  /** @type {Record<StoreName, Map<string, unknown>>} */
  const stores = {games: new Map(), fleets: new Map(), rules: new Map()};
  return {
    all: async (store) => [...stores[store].values()],
    get: async (store, key) => stores[store].get(key),
    put: async (store, row) => void stores[store].set(keyOf(row), structuredClone(row)),
    remove: async (store, key) => void stores[store].delete(key),
  };
}

/**
 * @param {() => Promise<Shelf>} [open]
 */
export function createRows(open = openShelf) {
  let forgetful = false;
  /** What the disk would not take: it lies over what the disk has. */
  const memory = memoryShelf();
  const shelf = open().catch(() => {
    forgetful = true;
    return memory;
  });

  /**
   * A disk may also fill up, or a permission be withdrawn, in the middle of a visit.
   * @template T
   * @param {(on: Shelf) => Promise<T>} work
   * @param {(memory: Shelf) => Promise<T>} otherwise
   */
  async function safely(work, otherwise = work) {
    try {
      return await work(await shelf);
    } catch {
      forgetful = true;
      return otherwise(memory);
    }
  }

  /** @template {StoreName} Name @param {Name} store @param {Rows[Name]} row */
  const put = (store, row) =>
    safely(
      async (on) => {
        await on.put(store, row);
        if (on !== memory) await memory.remove(store, keyOf(row));
      },
      (on) => on.put(store, row),
    );

  /** @param {StoreName} store @param {string} key */
  async function remove(store, key) {
    await memory.remove(store, key);
    await safely((on) => on.remove(store, key));
  }

  /**
   * Everything of a kind that can be used, the newest state of each.
   * @template {StoreName} Name
   * @param {Name} store
   * @returns {Promise<Rows[Name][]>}
   */
  async function everything(store) {
    const kept = [...(await safely((on) => on.all(store))), ...(await memory.all(store))];
    const rows = kept.filter(isWhole[store]);
    return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
  }

  return {
    forgetful: () => forgetful,

    /** @returns {Promise<KeptGame[]>} newest first */
    games: async () => newest(await everything('games')),
    /** @param {string} id @returns {Promise<number | undefined>} when it was last written, by whichever tab */
    async updated(id) {
      const row = (await memory.get('games', id)) ?? (await safely((on) => on.get('games', id)));
      return isWhole.games(row) ? row.updated : undefined;
    },
    /** @param {KeptGame} game */
    async saveGame(game) {
      await put('games', game);
      const all = await everything('games');
      const kept = newest(all);
      const gone = all.filter((one) => !kept.includes(one));
      await Promise.all(gone.map(({id}) => remove('games', id)));
      return kept;
    },
    /** @param {string} id */
    forgetGame: (id) => remove('games', id),

    /** @returns {Promise<KeptFleet[]>} */
    fleets: () => everything('fleets'),
    /** @param {KeptFleet} fleet */
    saveFleet: (fleet) => put('fleets', fleet),
    /** @param {string} name */
    forgetFleet: (name) => remove('fleets', name),

    /** @returns {Promise<OwnRules[]>} */
    ownRules: () => everything('rules'),
    /** @param {OwnRules} rules */
    saveRules: (rules) => put('rules', rules),
  };
}

/** @typedef {ReturnType<typeof createRows>} StoredRows */
