// The table of keys as the help prints it.
import {SHORTCUTS} from '../keys.js';

/** The table as the help prints it: keys that do the same stand together. */
export function helpRows() {
  /** @type {Map<string, string[]>} */
  const rows = new Map();
  for (const {keys, word} of SHORTCUTS) rows.set(word, [...(rows.get(word) ?? []), keys[0]]);
  return [...rows].map(([word, keys]) => ({word, keys}));
}
