// Saving. Where storage is forbidden everything is kept in memory, and the page is told so.
import {openDatabase} from '../../../shell/storage/database.js';
import {defaultSettings} from '../reduce.js';
import {fits, isLaying, isWhole} from './stored-schema.js';

/** @import {KeptFleet, KeptGame, OwnRules, Settings} from '../types.js' */
/** @import {Laying} from './stored-schema.js' */

export const MOST_GAMES = 20;
const SETTINGS = 'spyglass-settings';
const LAYING = 'spyglass-laying';

/**
 * The newest games, at most twenty: what falls out is forgotten.
 * @param {KeptGame[]} games
 */
export const newest = (games) =>
  [...games].sort((a, b) => b.updated - a.updated).slice(0, MOST_GAMES);

/**
 * What can be used of settings read back: another version, or another hand, may have written them.
 * @param {any} read
 * @returns {Partial<Settings>}
 */
export function usable(read) {
  if (typeof read !== 'object' || read === null) return {};
  return Object.fromEntries(
    Object.entries(defaultSettings)
      .filter(([name, usual]) => Object.hasOwn(read, name) && fits(name, read[name], usual))
      .map(([name]) => [name, read[name]]),
  );
}

/** @returns {Promise<Shelf>} */
async function openShelf() {
  const db = await openDatabase('spyglass', 2, {
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

/** @typedef {'games' | 'fleets' | 'rules'} StoreName */
/**
 * @typedef {object} Shelf
 * @property {(store: StoreName) => Promise<any[]>} all
 * @property {(store: StoreName, key: string) => Promise<any>} get
 * @property {(store: StoreName, value: any) => Promise<void>} put
 * @property {(store: StoreName, key: string) => Promise<void>} remove
 */

/** @param {StoreName} store @param {any} row */
const keyOf = (store, row) => (store === 'games' ? row.id : row.name);

/** @returns {Shelf} */
export function memoryShelf() {
  /** @type {Record<StoreName, Map<string, any>>} */
  const stores = {games: new Map(), fleets: new Map(), rules: new Map()};
  return {
    all: async (store) => [...stores[store].values()],
    get: async (store, key) => stores[store].get(key),
    put: async (store, value) =>
      void stores[store].set(keyOf(store, value), structuredClone(value)),
    remove: async (store, key) => void stores[store].delete(key),
  };
}

/**
 * @param {object} [options]
 * @param {() => Promise<Shelf>} [options.open]
 * @param {() => Pick<Storage, 'getItem' | 'setItem'>} [options.storage] touching it may throw
 * @param {() => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>} [options.visit] that of this tab alone; touching it may throw
 */
export function createKeep({
  open = openShelf,
  storage = () => globalThis.localStorage,
  visit = () => globalThis.sessionStorage,
} = {}) {
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

  /** @param {StoreName} store @param {any} row */
  const put = (store, row) =>
    safely(
      async (on) => {
        await on.put(store, row);
        if (on !== memory) await memory.remove(store, keyOf(store, row));
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
   * @param {StoreName} store
   */
  async function everything(store) {
    const kept = [...(await safely((on) => on.all(store))), ...(await memory.all(store))];
    const rows = kept.filter(isWhole[store]);
    return [...new Map(rows.map((row) => [keyOf(store, row), row])).values()];
  }

  /** @returns {Partial<Settings>} */
  function readSettings() {
    try {
      return usable(JSON.parse(storage().getItem(SETTINGS) ?? '{}'));
    } catch {
      return {};
    }
  }

  return {
    forgetful: () => forgetful,

    /** Read before the first paint, hence not from the database. */
    settings: readSettings,
    /**
     * Only what has changed: another tab may have changed something else.
     * @param {Partial<Settings>} settings
     * @param {Partial<Settings>} [before]
     */
    saveSettings(settings, before = {}) {
      const changed = Object.entries(settings).filter(
        ([name, value]) => before[/** @type {keyof Settings} */ (name)] !== value,
      );
      try {
        const whole = {...readSettings(), ...Object.fromEntries(changed)};
        storage().setItem(SETTINGS, JSON.stringify(whole));
      } catch {
        forgetful = true;
      }
    },

    /** @returns {Laying | null} the fleet that was being laid out in this tab */
    laying() {
      try {
        const read = JSON.parse(visit().getItem(LAYING) ?? 'null');
        return isLaying(read) ? read : null;
      } catch {
        return null;
      }
    },
    /** @param {Laying | null} laying where nothing can be kept, a reload draws another fleet */
    saveLaying(laying) {
      try {
        if (laying) visit().setItem(LAYING, JSON.stringify(laying));
        else visit().removeItem(LAYING);
      } catch {
        forgetful = true;
      }
    },

    /** @returns {Promise<KeptGame[]>} newest first */
    games: async () => newest(await everything('games')),
    /** @param {string} id @returns {Promise<number | undefined>} when it was last written, by whichever tab */
    async updated(id) {
      const row = (await memory.get('games', id)) ?? (await safely((on) => on.get('games', id)));
      return row?.updated;
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

/** @typedef {ReturnType<typeof createKeep>} Keep */
