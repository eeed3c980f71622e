// Words are read at build time, and say what Fluent itself says.

import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {FluentBundle, FluentResource} from '@fluent/bundle';
import {messagesFrom} from '../../scripts/lib/messages.mjs';
import {PACKS} from '../../scripts/lib/word-packs.mjs';
import words from '../../scripts/lib/words-loader.mjs';
import {wordsFrom} from '../../www/src/i18n/words.js';

const here = (/** @type {string} */ path) => new URL(`../../www/src/i18n/${path}`, import.meta.url);
const filesOf = (/** @type {string} */ language) =>
  readdirSync(here(language)).map((file) => readFileSync(here(`${language}/${file}`), 'utf8'));

/** @param {string} said as Fluent writes a message @param {string} [locale] @returns {import('../../www/src/i18n/words.js').Words} */
const wordsOf = (said, locale = 'en') => wordsFrom({locale, messages: messagesFrom(said)});

/** Numbers of every plural category, and words that no message chooses by: one of them every object has. */
const VALUES = [0, 1, 2, 3, 5, 11, 21, 1.5, 12345.678, 'x', 'constructor'];

/** What each argument of a pattern may be: beside those what it chooses by. @param {any} pattern @param {Map<string, Set<string | number>>} [found] */
function argumentsOf(pattern, found = new Map()) {
  if (pattern === null || typeof pattern !== 'object') return found;
  const {type, name, selector, variants} = pattern;
  if (type === 'var' && !found.has(name)) found.set(name, new Set(VALUES));
  for (const value of Object.values(pattern)) argumentsOf(value, found);
  for (const {key} of type === 'select' ? variants : []) found.get(selector.name)?.add(key.value);
  return found;
}

/** At most some hundred of all ways to choose one of each. @param {Map<string, Set<string | number>>} sets */
function* choices(sets) {
  const all = [...sets].map(([name, values]) => ({name, values: [...values]}));
  const count = all.reduce((product, {values}) => product * values.length, 1);
  const step = Math.ceil(count / 300) | 1;
  for (let chosen = 0; chosen < count; chosen += step) {
    let rest = chosen;
    yield Object.fromEntries(
      all.map(({name, values}) => {
        const value = values[rest % values.length];
        rest = Math.floor(rest / values.length);
        return [name, value];
      }),
    );
  }
}

for (const language of ['en', 'it', 'ru', 'tr', 'el'])
  test(`${language}: every message is what Fluent makes of it`, () => {
    const source = filesOf(language).join('\n');
    const resource = new FluentResource(source);
    const bundle = new FluentBundle(language, {useIsolating: false});
    bundle.addResource(resource);
    const ours = wordsOf(source, language);
    let count = 0;
    for (const {id, value} of resource.body)
      for (const args of choices(argumentsOf(value))) {
        const theirs = bundle.formatPattern(/** @type {any} */ (value), args);
        assert.equal(ours(id, args), theirs, `${id} ${JSON.stringify(args)}`);
        count += 1;
      }
    assert.ok(count > 10_000, `${count}`);
  });

test('a number below zero is written with a minus, in the form of its plural', () => {
  const source = 'points = { $n ->\n    [one] { $n } point\n   *[other] { $n } points\n  }';
  assert.equal(wordsOf(source)('points', {n: -1}), '−1 point');
  assert.equal(wordsOf(source)('points', {n: -3}), '−3 points');
});

test('what every object has is no message, and no case of one', () => {
  const said = wordsOf('known = { $by ->\n    [fleet] of fleets\n   *[other] of none\n  }');
  for (const name of ['constructor', 'toString', 'hasOwnProperty', '__proto__']) {
    assert.equal(said.has(name), false, name);
    assert.equal(said(name), name, 'as every key without a message');
    assert.equal(said('known', {by: name}), 'of none', name);
  }
  assert.equal(said('known', {by: 'fleet'}), 'of fleets');
});

test('in Russian the first move alone is named without its number, 21 of them with it', () => {
  const said = wordsOf(filesOf('ru').join('\n'), 'ru');
  assert.deepEqual(
    [1, 2, 5, 21].map((moves) => said('reversi-open-first', {moves})),
    [
      'Открыть первый ход',
      'Открыть первые 2 хода',
      'Открыть первые 5 ходов',
      'Открыть первые 21 ход',
    ],
  );
});

test('what the page cannot say is no message', () => {
  for (const said of ['{ -term }', '{ NUMBER($n) }', '{ "{" }', '{ other.attribute }', '{ none }'])
    assert.throws(() => messagesFrom(`key = a ${said}`), said);
});

test('a pack brings every file of it along', () => {
  for (const [first, others] of Object.entries(PACKS)) {
    const resourcePath = fileURLToPath(here(`el/${first}.ftl`));
    /** @type {string[]} */
    const read = [];
    const context = {
      ...{resourcePath, resourceQuery: '?pack'},
      addDependency: (/** @type {string} */ file) => read.push(file),
    };
    const packed = Reflect.apply(words, context, [readFileSync(resourcePath, 'utf8')]);
    const messages = JSON.parse(packed.slice('export default '.length, -1));
    for (const name of [first, ...others])
      for (const {id} of new FluentResource(readFileSync(here(`el/${name}.ftl`), 'utf8')).body)
        assert.ok(id in messages, `${name}: ${id}`);
    assert.equal(read.length, others.length);
  }
});
