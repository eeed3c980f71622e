// Somebody else's page is no place to keep things: all is forgotten with the element.

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

/** Fleets and rules under a name: their code is fetched with the first of them. */
function createNamed() {
  /** @type {import('../games/sea/storage/games-database.js').StoredRows | null} */
  let rows = null;
  let isMissing = false;
  return {
    forgetful: () => isMissing,
    async rows() {
      try {
        const {createRows, memoryShelf} = await import(
          /* webpackChunkName: "database" */ '../games/sea/storage/games-database.js'
        );
        rows ??= createRows(async () => memoryShelf());
        isMissing = false;
      } catch {
        isMissing = true;
      }
      return rows;
    },
  };
}

/** Where an element keeps what a page keeps in the browser. */
export function createMemory() {
  const store = forgetfulStorage();
  const storage = () => store;
  return {
    keep: createNamed(),
    world: {storage, open: () => Promise.reject(new Error('nothing is kept here'))},
  };
}
