// What the readers of lessons are fuzzed with.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';

/** @param {string} path from the project */
const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** Our own lessons. */
export const LESSONS = ['counting', 'likeliest', 'proof'].map((name) =>
  read(`www/src/data/lessons/${name}.json`),
);

/** The codes that the document has for lessons. */
export const CODES = new Set(
  [
    ...read('docs/formats.md')
      .split('\n## Lesson\n')[1]
      .split('\n## ')[0]
      .matchAll(/^\| `([a-z-]+)` \|/gm),
  ].map(([, code]) => code),
);

/** @template T @param {Set<string>} codes @param {() => T} act @returns {T | string} what came of it, or the code it was refused with; anything else is thrown */
export function refusedWith(codes, act) {
  try {
    return act();
  } catch (error) {
    const {code, args} = /** @type {{code?: string, args?: Record<string, unknown>}} */ (error);
    if (code === undefined || !codes.has(code)) throw error;
    return `${code} ${Object.values(args ?? {}).join(' ')}`;
  }
}

/** @param {string} text @returns {any} undefined where it is no JSON */
export function valueIn(text) {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

/** The same as JSON, where a nought has no sign. @param {unknown} one @param {unknown} other */
export const assertSame = (one, other) => assert.equal(JSON.stringify(one), JSON.stringify(other));
