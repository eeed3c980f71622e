// What a person chose for Reversi, kept for the next visit.
import {firstOptions, THRESHOLDS} from './state.js';

/** @import {Options} from './types.js' */

const KEPT = 'spyglass-reversi';

/** @param {() => Pick<Storage, 'getItem' | 'setItem'>} [storage] touching it may throw @returns {Options} */
export function readOptions(storage = () => globalThis.localStorage) {
  try {
    const read = JSON.parse(storage().getItem(KEPT) ?? '{}');
    return {
      notation: read.notation === 'row-column' ? 'row-column' : firstOptions.notation,
      numbers: typeof read.numbers === 'boolean' ? read.numbers : firstOptions.numbers,
      valuer: typeof read.valuer === 'string' ? read.valuer : firstOptions.valuer,
      teaching: THRESHOLDS.includes(read.teaching) ? read.teaching : 0,
    };
  } catch {
    return firstOptions;
  }
}

/** @param {Options} options @param {() => Pick<Storage, 'getItem' | 'setItem'>} [storage] */
export function saveOptions(options, storage = () => globalThis.localStorage) {
  try {
    storage().setItem(KEPT, JSON.stringify(options));
  } catch {
    // Where nothing may be kept, the next visit begins anew.
  }
}
