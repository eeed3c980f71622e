// Saving. Where storage is forbidden everything is kept in memory, and the page is told so.
import {openDB} from 'idb';
import {defaultSettings} from './reduce.js';

/** @typedef {import('./reduce.js').KeptGame} KeptGame */
/** @typedef {import('./reduce.js').KeptFleet} KeptFleet */
/** @typedef {import('./reduce.js').Settings} Settings */

export const MOST_GAMES = 20;
const SETTINGS = 'spyglass-settings';

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
  const size = (/** @type {unknown} */ value) =>
    value === undefined || (Number.isInteger(value) && Number(value) > 0 && Number(value) <= 16);
  const fits = (/** @type {string} */ name, /** @type {any} */ value, /** @type {any} */ usual) => {
    if (name === 'rules' && typeof value === 'object' && value !== null) {
      return size(value.rows) && size(value.cols) && Array.isArray(value.fleet);
    }
    return typeof value === typeof usual && Array.isArray(value) === Array.isArray(usual);
  };
  return Object.fromEntries(
    Object.entries(defaultSettings)
      .filter(([name, usual]) => Object.hasOwn(read, name) && fits(name, read[name], usual))
      .map(([name]) => [name, read[name]]),
  );
}

/** @returns {Promise<Shelf>} */
async function openShelf() {
  const db = await openDB('spyglass', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('games', {keyPath: 'id'});
      fresh.createObjectStore('fleets', {keyPath: 'name'});
    },
  });
  return {
    all: (store) => db.getAll(store),
    put: (store, value) => db.put(store, value).then(() => {}),
    remove: (store, key) => db.delete(store, key),
  };
}

/** A database that another tab holds may never open; the game does not wait for it. */
const OPENING_MS = 2000;

/**
 * @template T
 * @param {number} ms
 * @param {Promise<T>} work
 * @returns {Promise<T>}
 */
function within(ms, work) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let clock;
  const late = new Promise((_, reject) => {
    clock = setTimeout(() => reject(new Error('too late')), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(clock));
}

/**
 * @typedef {object} Shelf
 * @property {(store: 'games' | 'fleets') => Promise<any[]>} all
 * @property {(store: 'games' | 'fleets', value: any) => Promise<void>} put
 * @property {(store: 'games' | 'fleets', key: string) => Promise<void>} remove
 */

/** @returns {Shelf} */
export function memoryShelf() {
  /** @type {Record<string, Map<string, any>>} */
  const stores = {games: new Map(), fleets: new Map()};
  return {
    all: async (store) => [...stores[store].values()],
    put: async (store, value) =>
      void stores[store].set(value.id ?? value.name, structuredClone(value)),
    remove: async (store, key) => void stores[store].delete(key),
  };
}

/**
 * @param {object} [options]
 * @param {() => Promise<Shelf>} [options.open]
 * @param {() => Pick<Storage, 'getItem' | 'setItem'>} [options.storage] touching it may throw
 */
export function createKeep({open = openShelf, storage = () => globalThis.localStorage} = {}) {
  let forgetful = false;
  const memory = memoryShelf();
  const shelf = within(OPENING_MS, open()).catch(() => {
    forgetful = true;
    return memory;
  });

  /**
   * A disk may also fill up, or a permission be withdrawn, in the middle of a visit.
   * @template T
   * @param {(on: Shelf) => Promise<T>} work
   */
  async function safely(work) {
    try {
      return await work(await shelf);
    } catch {
      forgetful = true;
      return work(memory);
    }
  }

  /**
   * What lies on the disk, and over it what only memory has taken since the disk failed.
   * @param {'games' | 'fleets'} store
   * @param {'id' | 'name'} key
   */
  async function everything(store, key) {
    const kept = [...(await safely((on) => on.all(store))), ...(await memory.all(store))];
    return [...new Map(kept.map((one) => [one[key], one])).values()];
  }

  return {
    forgetful: () => forgetful,

    /** Read before the first paint, hence not from the database. @returns {Partial<Settings>} */
    settings() {
      try {
        return usable(JSON.parse(storage().getItem(SETTINGS) ?? '{}'));
      } catch {
        return {};
      }
    },
    /** @param {Settings} settings */
    saveSettings(settings) {
      try {
        storage().setItem(SETTINGS, JSON.stringify(settings));
      } catch {
        forgetful = true;
      }
    },

    /** @returns {Promise<KeptGame[]>} newest first */
    games: async () => newest(await everything('games', 'id')),
    /** @param {KeptGame} game */
    async saveGame(game) {
      await safely((on) => on.put('games', game));
      const all = await everything('games', 'id');
      const kept = newest(all);
      const gone = all.filter((one) => !kept.includes(one));
      await Promise.all(gone.map((one) => safely((on) => on.remove('games', one.id))));
      return kept;
    },
    /** @param {string} id */
    forgetGame: (id) => safely((on) => on.remove('games', id)),

    /** @returns {Promise<KeptFleet[]>} */
    fleets: () => everything('fleets', 'name'),
    /** @param {KeptFleet} fleet */
    saveFleet: (fleet) => safely((on) => on.put('fleets', fleet)),
    /** @param {string} name */
    forgetFleet: (name) => safely((on) => on.remove('fleets', name)),
  };
}

/** @typedef {ReturnType<typeof createKeep>} Keep */
