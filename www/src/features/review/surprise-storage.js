// Which kinds of surprising steps a person wants, kept for the next visit.
import {KINDS} from './appraisal.js';

/** @import {Kind} from './types.js' */
/** @typedef {() => Pick<Storage, 'getItem' | 'setItem'>} Open touching it may throw */

const KEPT = 'spyglass-surprises';

/** @type {Open} */
const browser = () => globalThis.localStorage;

/** @param {Open} [storage] @returns {Kind[] | null} null where nothing was chosen */
export function readKinds(storage = browser) {
  try {
    const read = JSON.parse(storage().getItem(KEPT) ?? 'null');
    return Array.isArray(read) ? KINDS.filter((kind) => read.includes(kind)) : null;
  } catch {
    return null;
  }
}

/** @param {Kind[]} kinds @param {Open} [storage] */
export function saveKinds(kinds, storage = browser) {
  try {
    storage().setItem(KEPT, JSON.stringify(kinds));
  } catch {
    // Where nothing may be kept, the next visit begins anew.
  }
}
