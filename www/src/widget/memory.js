// Somebody else's page is no place to keep things: all is forgotten with the element.
import {createKeep, memoryShelf} from '../games/sea/storage/keep.js';

/** @returns {Storage} */
function forgetfulStorage() {
  /** @type {Map<string, string>} */
  const items = new Map();
  return /** @type {any} */ ({
    getItem: (/** @type {string} */ key) => items.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => void items.set(key, value),
    removeItem: (/** @type {string} */ key) => void items.delete(key),
  });
}

/** Where an element keeps what a page keeps in the browser. */
export function createMemory() {
  const store = forgetfulStorage();
  const storage = () => store;
  return {
    keep: createKeep({open: async () => memoryShelf(), storage, visit: storage}),
    world: {storage, open: () => Promise.reject(new Error('nothing is kept here'))},
  };
}
