// A code with arguments, as a sentence: what the engine refuses, and what it says of a fault.

/** @import {Refusal} from './game.js' */
/** @import {Names} from './names.js' */
/** @typedef {{words: import('../i18n/words.js').Words, names: Names}} Speech */

/** Arguments of codes that hold names, each with how it is written. @type {Record<string, (names: Names, value: unknown) => string>} */
const NAMED = {
  cell: (names, value) => names.cell(String(value)),
  hit: (names, value) => names.cell(String(value)),
  best: (names, value) => names.cell(String(value)),
  next: (names, value) => (value === 'none' ? 'none' : names.cell(String(value))),
  ship: (names, value) => names.ship(String(value)),
  other: (names, value) => names.ship(String(value)),
  agent: (names, value) => names.agent(String(value)),
};

/** @param {import('../i18n/words.js').Args} args @param {Names} names */
export const named = (args, names) =>
  Object.fromEntries(
    Object.entries(args).map(([key, value]) => [key, NAMED[key]?.(names, value) ?? value]),
  );

/** @param {Refusal} coded @param {string} prefix @param {Speech} speech */
export function codedSentence({code, args}, prefix, {words, names}) {
  const key = `${prefix}-${code}`;
  return words(words.has(key) ? key : `${prefix}-unknown`, named(args ?? {}, names));
}
