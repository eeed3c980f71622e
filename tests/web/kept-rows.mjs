// What a page keeps, on a shelf of a test.
import assert from 'node:assert/strict';
import {createRows} from '../../www/src/games/sea/storage/games-database.js';

/** @param {NonNullable<Parameters<typeof createRows>[0]>} open */
export const rowsIn = (open) => ({fetch: async () => createRows(open), exists: async () => true});

/** @param {import('../../www/src/games/sea/storage/settings.js').Keep} keep */
export async function storedIn(keep) {
  const rows = await keep.rows();
  assert.ok(rows);
  return rows;
}

/** A browser's storage of texts. @param {Map<string, string>} [kept] */
export const storageIn =
  (kept = new Map()) =>
  () => ({
    getItem: (/** @type {string} */ name) => kept.get(name) ?? null,
    setItem: (/** @type {string} */ name, /** @type {string} */ text) => void kept.set(name, text),
    removeItem: (/** @type {string} */ name) => void kept.delete(name),
  });
