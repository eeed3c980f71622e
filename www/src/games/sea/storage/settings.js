// What outlives the visit: settings, and the fleet being placed. Games and the like are rows of a database, whose code comes with the first of them.
// Where storage is forbidden everything is kept in memory, and the page says so.
import {isNumber, isObject} from '../../../shell/checks.js';
import {defaultSettings} from '../../../shell/default-settings.js';
import {pauseOf} from '../../../shell/speed.js';
import {fits} from './stored-schema.js';

/** @import {Settings} from '../types.js' */
/** @import {StoredRows} from './games-database.js' */
/** @import {Laying} from './laying.js' */

const SETTINGS = 'spyglass-settings';
const LAYING = 'spyglass-laying';

/**
 * What can be used of settings read back: another version, or another hand, may have written them.
 * @param {unknown} read
 * @returns {Partial<Settings>}
 */
export function usable(read) {
  if (!isObject(read)) return {};
  const {pace, ...kept} = read;
  // An earlier version kept the milliseconds before an opponent's shot by themselves.
  if (isNumber(pace) && pace >= 0) kept.speed ??= pauseOf(pace);
  return Object.fromEntries(
    Object.entries(defaultSettings)
      .filter(([name, usual]) => Object.hasOwn(kept, name) && fits(name, kept[name], usual))
      .map(([name]) => [name, kept[name]]),
  );
}

/**
 * @param {object} [options]
 * @param {() => Promise<StoredRows>} [options.fetch]
 * @param {() => Promise<boolean>} [options.exists] whether there may be rows from an earlier visit
 * @param {() => Pick<Storage, 'getItem' | 'setItem'>} [options.storage] touching it may throw
 * @param {() => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>} [options.visit] that of this tab alone; touching it may throw
 */
export function createKeep({
  fetch = () => Promise.reject(new Error('no rows')),
  exists = async () => false,
  storage = () => globalThis.localStorage,
  visit = () => globalThis.sessionStorage,
} = {}) {
  let forgetful = false;
  /** @type {StoredRows | null} */
  let rows = null;
  /** Their code could not be had when it was last asked for. */
  let isMissing = false;

  /** @returns {Promise<StoredRows | null>} null where their code cannot be had now */
  async function openRows() {
    try {
      rows ??= await fetch();
      isMissing = false;
    } catch {
      isMissing = true;
    }
    return rows;
  }

  /** @returns {Partial<Settings>} */
  function readSettings() {
    try {
      return usable(JSON.parse(storage().getItem(SETTINGS) ?? '{}'));
    } catch {
      return {};
    }
  }

  /** Whether anything was ever chosen here, as far as that is known before the first paint. */
  function isFirstVisit() {
    try {
      return storage().getItem(SETTINGS) === null;
    } catch {
      return true;
    }
  }

  return {
    isFirstVisit,
    forgetful: () => forgetful || isMissing || rows?.forgetful() === true,
    rows: openRows,

    /** All rows, the newest game first. A first visit, which has none, fetches nothing for them. */
    async kept() {
      const stored = rows || (await exists()) ? await openRows() : null;
      return {
        games: (await stored?.games()) ?? [],
        fleets: (await stored?.fleets()) ?? [],
        ownRules: (await stored?.ownRules()) ?? [],
      };
    },

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

    /** @returns {unknown} what is kept of the fleet that was being laid out in this tab */
    laying() {
      try {
        return JSON.parse(visit().getItem(LAYING) ?? 'null');
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
  };
}

/** @typedef {ReturnType<typeof createKeep>} Keep */
