// How many types of the page are `any`: each gives up what the compiler would find, so each has its reason beside it.
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';

const root = new URL('../../www/src/', import.meta.url);

/** So many are left; fewer is better, and then this is to follow. */
const MOST = 9;

/** `any`, and what means the same. */
const LOOSE =
  /\b(?:any|Function|Object)\b(?!\s*\??:)|(?<=[<,(|&:{]\s*)\*(?=\s*[}>,)|&;=])|@ts-(?:ignore|nocheck|expect-error)/g;
const STRING = /'(?:[^'\\\n]|\\.)*'/g;

/** Without touching the place of anything else. @param {string} text @param {RegExp} what */
const blanked = (text, what) => text.replace(what, (found) => found.replace(/[^\n]/g, ' '));

/** @param {string} text that begins with a brace @returns {string} as far as the brace that closes it */
function braced(text) {
  let depth = 0;
  for (const [at, sign] of [...text].entries()) {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth === 0) return text.slice(0, at + 1);
  }
  return text;
}

/** The types of a source, each with where it begins. @param {string} name @param {string} source @returns {[number, string][]} */
function typesIn(name, source) {
  if (name.endsWith('.ts'))
    return [[0, blanked(source, /\/\*[\s\S]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'/g)]];
  return [...source.matchAll(/\/\*\*[\s\S]*?\*\//g)].flatMap(({0: comment, index}) => {
    // The star at the beginning of a line is none of a type's.
    const text = blanked(comment, /(?<=\n)\s*\*(?!\/)/g);
    return [...text.matchAll(/@\w+\s*(?=\{)/g)].map(
      ({0: tag, index: at}) =>
        /** @type {[number, string]} */ ([
          index + at + tag.length,
          blanked(braced(text.slice(at + tag.length)), STRING),
        ]),
    );
  });
}

/**
 * @param {string} name
 * @param {string} source
 * @returns {{place: string, reason: boolean}[]} `reason`: a sentence of the comment around it, or right above it, names `any`
 */
function looseIn(name, source) {
  const lines = source.split('\n');
  return typesIn(name, source).flatMap(([begin, type]) =>
    [...type.matchAll(LOOSE)].map(({index}) => {
      const line = source.slice(0, begin + index).split('\n').length;
      const near = lines.slice(Math.max(0, line - 6), line + 1).join('\n');
      return {place: `${name}:${line}`, reason: /`any`/.test(near)};
    }),
  );
}

const files = readdirSync(root, {recursive: true})
  .map(String)
  .filter((name) => /\.(js|ts)$/.test(name));

test('few types are any, and each of those has its reason beside it', () => {
  const loose = files.flatMap((name) => looseIn(name, readFileSync(new URL(name, root), 'utf8')));
  assert.ok(loose.length <= MOST, `${loose.length}: ${loose.map(({place}) => place).join(', ')}`);
  assert.deepEqual(
    loose.filter(({reason}) => !reason),
    [],
  );
});

test('the count sees any and its disguises, and nothing else', () => {
  const seen = (/** @type {string} */ source, name = 'a.js') => looseIn(name, source).length;
  for (const type of ['any', '*', 'Record<string, any>', '(one: any) => any[]', 'Function'])
    assert.ok(seen(`/** @param {${type}} one */`) > 0, type);
  assert.equal(seen("/** @typedef {{\n *   one: 'any',\n *   any: any,\n * }} Many any one */"), 1);
  assert.equal(seen('/** any at all @param {string} any of these */ const any = 2 * 3;'), 0);
  assert.equal(seen('export type One = any; // any', 'a.d.ts'), 1);
  assert.equal(looseIn('a.js', '/** `any`: whatever comes. @type {any} */')[0].reason, true);
});
