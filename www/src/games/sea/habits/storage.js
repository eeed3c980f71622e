// Where habits are kept: in a database of their own, which only those open who let agents learn.
import {openDatabase} from '../../../shell/storage/database.js';

/** @import {Habits} from './types.js' */
/** @typedef {{change: (how: (rows: unknown[]) => Habits[]) => Promise<Habits[]>}} HabitsShelf what is kept as it becomes, and nothing between reading and writing, whichever tab writes */

const STORE = 'habits';

/** @returns {Promise<HabitsShelf>} */
export async function openHabits() {
  const db = await openDatabase('spyglass-habits', 1, {
    upgrade: (fresh) => void fresh.createObjectStore(STORE, {keyPath: ['rules', 'name']}),
    // Another tab with a newer page may open it anew; this one goes on in memory.
    blocking: () => db.close(),
  });
  return {
    async change(how) {
      const work = db.transaction(STORE, 'readwrite');
      const before = await work.store.getAll();
      const after = how(before);
      if (after !== before) {
        await work.store.clear();
        await Promise.all(after.map((row) => work.store.put(row)));
      }
      await work.done;
      return after;
    },
  };
}
