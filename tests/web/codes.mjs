// The codes of the engine, as its tables in Rust have them.

import {readdirSync, readFileSync} from 'node:fs';

const src = new URL('../../src/', import.meta.url);

/** Rust's files, without those of the given folders. @param {string[]} [without] */
const rustFiles = (without = []) =>
  readdirSync(src, {recursive: true})
    .map((path) => String(path).replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.rs') && !without.some((each) => path.startsWith(`${each}/`)))
    .map((path) => ({path: `src/${path}`, text: readFileSync(new URL(path, src), 'utf8')}));

/** Rust's source, without the given folders. @param {string[]} [without] */
export const rustSource = (without = []) =>
  rustFiles(without)
    .map(({text}) => text)
    .join('\n');

/** Each error that has a table of codes, and its file. */
export const errorFiles = () =>
  rustFiles().flatMap(({path, text}) =>
    [...text.matchAll(/^error_codes! \{\s*(?:struct )?(\w+)/gm)].map(([, error]) => ({
      error,
      path,
    })),
  );

/** Each error with the codes of its table. @param {string} rust @returns {{error: string, code: string, args: string[]}[]} */
export const errorCodes = (rust) =>
  [...rust.matchAll(/^error_codes! \{\s*(?:struct )?(\w+)([\s\S]*?)^\}/gm)].flatMap(
    ([, error, table]) =>
      [...table.matchAll(/=>\s*"([a-z-]+)"(?:\s*\{([^}]*)\})?/g)].map(([, code, args = '']) => ({
        error,
        code,
        args: args
          .split(',')
          .map((arg) => arg.split(':')[0].trim())
          .filter((arg) => arg !== ''),
      })),
  );

/** The arguments by code, of all errors that have it. @param {{code: string, args: string[]}[]} codes */
export function argumentsByCode(codes) {
  /** @type {Map<string, Set<string>>} */
  const byCode = new Map();
  for (const {code, args} of codes)
    byCode.set(code, new Set([...(byCode.get(code) ?? []), ...args]));
  return byCode;
}
