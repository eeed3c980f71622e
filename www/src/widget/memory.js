// Somebody else's page is no place to keep things: all is forgotten with the element.
import {createKeep} from '../games/sea/storage/settings.js';

/** @returns {Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>} */
function forgetfulStorage() {
  /** @type {Map<string, string>} */
  const items = new Map();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

async function fetchRows() {
  const {createRows, memoryShelf} = await import(
    /* webpackChunkName: "database" */ '../games/sea/storage/games-database.js'
  );
  return createRows(async () => memoryShelf());
}

/** Where an element keeps what a page keeps in the browser. */
export function createMemory() {
  const store = forgetfulStorage();
  const storage = () => store;
  return {
    keep: createKeep({
      fetch: fetchRows,
      exists: async () => false,
      storage,
      visit: storage,
    }),
    world: {storage, open: () => Promise.reject(new Error('nothing is kept here'))},
  };
}
