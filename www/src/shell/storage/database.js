// The browser's database. What talks to it is fetched with the first wish to keep something: whoever keeps nothing loads nothing for it.

/** A database that another tab holds may never open; the game does not wait for it. */
const OPENING_MS = 2000;

/**
 * @template T
 * @param {Promise<T>} work
 * @returns {Promise<T>}
 */
function within(work) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let clock;
  const late = new Promise((_, reject) => {
    clock = setTimeout(() => reject(new Error('too late')), OPENING_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(clock));
}

/**
 * @param {string} name
 * @param {number} version
 * @param {import('idb').OpenDBCallbacks<unknown>} how
 */
export async function openDatabase(name, version, how) {
  const {openDB} = await import(/* webpackChunkName: "database" */ 'idb');
  // A slow network is not a database that is held.
  return within(openDB(name, version, how));
}
