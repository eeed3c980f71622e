// The languages of the page beside English: each says all that English says, of the same things, in words of its own.
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {FluentResource} from '@fluent/bundle';
import {messagesFrom} from '../../scripts/lib/messages.mjs';
import {PACKS} from '../../scripts/lib/word-packs.mjs';
import {LANGUAGES} from '../../www/src/i18n/locales.js';
import {wordsFrom} from '../../www/src/i18n/words.js';

const root = new URL('../../', import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, root), 'utf8');
const others = Object.keys(LANGUAGES).filter((language) => language !== 'en');

/** @typedef {{id: string, value: any}} Message */

/** Every file of a language, with its messages. @param {string} language @returns {Record<string, Message[]>} */
const filesOf = (language) =>
  Object.fromEntries(
    readdirSync(new URL(`www/src/i18n/${language}/`, root))
      .filter((file) => file.endsWith('.ftl'))
      .map((file) => {
        const {body} = new FluentResource(read(`www/src/i18n/${language}/${file}`));
        return [file, /** @type {Message[]} */ (/** @type {unknown} */ (body))];
      }),
  );

const english = filesOf('en');
const originals = new Map(
  Object.values(english)
    .flat()
    .map((message) => [message.id, message]),
);

/** Everything a pattern is made of. @param {any} pattern @returns {any[]} */
const partsOf = (pattern) =>
  pattern === null || typeof pattern !== 'object'
    ? []
    : [pattern, ...Object.values(pattern).flatMap(partsOf)];

/** @param {any} pattern @returns {Set<string>} */
const variablesOf = (pattern) =>
  new Set(
    partsOf(pattern)
      .filter(({type}) => type === 'var')
      .map(({name}) => name),
  );

/** What a message chooses by, each with what it tells apart. @param {any} pattern @returns {[string, string[]][]} */
const choicesOf = (pattern) =>
  partsOf(pattern)
    .filter(({type, selector}) => type === 'select' && selector.type === 'var')
    .map(({selector, variants}) => [
      selector.name,
      variants.map((/** @type {any} */ {key}) => String(key.value)),
    ]);

/** The words themselves, without what is put in them. @param {any} pattern @returns {string[]} */
const textsOf = (pattern) => {
  if (typeof pattern === 'string') return [pattern];
  if (Array.isArray(pattern)) return pattern.flatMap(textsOf);
  return pattern?.type === 'select'
    ? pattern.variants.flatMap((/** @type {any} */ {value}) => textsOf(value))
    : [];
};

/** @param {any} pattern @param {string} name whether it only tells one from many */
const formsOnly = (pattern, name) =>
  partsOf(pattern).filter((part) => part.type === 'var' && part.name === name).length ===
    choicesOf(pattern).filter(([by]) => by === name).length &&
  choicesOf(pattern).every(([by, keys]) => by !== name || keys.every((key) => CATEGORIES.has(key)));

const CATEGORIES = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/** How whole numbers a game comes to are counted. @param {string} language */
const counted = (language) =>
  new Set(Array.from({length: 1000}, (_, number) => new Intl.PluralRules(language).select(number)));

test('the folders are those of the languages', () => {
  const folders = readdirSync(new URL('www/src/i18n/', root), {withFileTypes: true});
  const named = folders.filter((entry) => entry.isDirectory()).map(({name}) => name);
  assert.deepEqual(named.sort(), Object.keys(LANGUAGES).sort());
});

test('what is fetched together is every file, once', () => {
  const named = Object.entries(PACKS).flat(2);
  const own = [
    'exercises',
    'lesson-result',
    'lab',
    'lab-match',
    'learn',
    'lesson-writer',
    'lessons',
    'likeliest',
    'questions',
    'reversi',
    'scorm',
    'teachers',
  ];
  const files = [...named, ...own].map((name) => `${name}.ftl`);
  assert.deepEqual(files.sort(), Object.keys(english).sort());
});

for (const language of others) {
  const files = filesOf(language);
  const messages = Object.values(files).flat();

  test(`${language}: every message of English, in the same file, and no other`, () => {
    assert.deepEqual(Object.keys(files), Object.keys(english));
    for (const [file, all] of Object.entries(english)) {
      const [here, there] = [files[file], all].map((each) => each.map(({id}) => id).sort());
      assert.deepEqual(here, there, file);
      assert.equal(new Set(here).size, here.length, file);
    }
  });

  test(`${language}: a message says what is put in it, and is chosen by what English is chosen by`, () => {
    for (const {id, value} of messages) {
      const original = originals.get(id)?.value;
      const known = new Map(choicesOf(original));
      const [put, wanted] = [variablesOf(value), variablesOf(original)];
      for (const name of put) assert.ok(wanted.has(name), `${id}: nothing gives ${name}`);
      // A number that only tells forms apart is not missed where there is one form.
      for (const name of wanted)
        assert.ok(put.has(name) || formsOnly(original, name), `${id}: ${name} is lost`);
      for (const [name, keys] of choicesOf(value))
        for (const key of keys.filter((each) => !CATEGORIES.has(each) && !/^\d+$/.test(each)))
          assert.ok(known.get(name)?.includes(key), `${id}: ${name} is never ${key}`);
    }
  });

  test(`${language}: where numbers are told apart, all are that the language does`, () => {
    for (const {id, value} of messages)
      for (const [name, keys] of choicesOf(value)) {
        const told = keys.filter((key) => CATEGORIES.has(key));
        if (told.every((key) => key === 'other')) continue;
        for (const category of counted(language))
          assert.ok(told.includes(category), `${id}: ${name} has no form ‘${category}’`);
      }
  });

  test(`${language}: every message can be said, of every number, and a reason in thirty words`, () => {
    const words = wordsFrom({
      locale: language,
      messages: messagesFrom(
        Object.keys(files)
          .map((file) => read(`www/src/i18n/${language}/${file}`))
          .join('\n'),
      ),
      onMissing: (fault) => assert.fail(fault),
    });
    for (const {id, value} of messages)
      for (const number of [0, 1, 2, 5, 21, 1000]) {
        const args = Object.fromEntries([...variablesOf(value)].map((name) => [name, number]));
        const text = words(id, args);
        assert.ok(text.trim().length > 0 && !text.includes('{'), `${id}: ${text}`);
        if (id.startsWith('reason-')) assert.ok(text.split(/\s+/).length <= 30, `${id}: ${text}`);
      }
  });

  test(`${language}: no letters of another alphabet but in names`, () => {
    for (const {id, value} of messages)
      for (const word of textsOf(value).flatMap((text) => text.match(/[\p{L}\p{M}]+/gu) ?? [])) {
        const own = OWN[language].test(word);
        assert.ok(own || isLetter(word) || FOREIGN.has(word), `${id}: ${word}`);
      }
  });

  test(`${language}: a thing has one name`, () => {
    const rows = [
      ...read(`docs/languages/${language}.md`).matchAll(/^\|([^|]*)\|([^|]*)\|([^|]*)\|$/gm),
    ];
    const avoided = rows
      .slice(2)
      .flatMap(([, , , never]) => never.split(','))
      .map((word) => word.trim())
      .filter(Boolean);
    assert.ok(avoided.length > 10);
    for (const {id, value} of messages) {
      const said = textsOf(value).join(' ').toLocaleLowerCase(language);
      for (const word of avoided) {
        const pattern = new RegExp(`(?<!\\p{L})${word.toLocaleLowerCase(language)}`, 'u');
        assert.ok(!pattern.test(said), `${id}: ${word} in ${said}`);
      }
    }
  });
}

/** @type {Record<string, RegExp>} */
const OWN = {
  it: /^\p{Script=Latin}+$/u,
  tr: /^\p{Script=Latin}+$/u,
  ru: /^\p{Script=Cyrillic}+$/u,
  el: /^\p{Script=Greek}+$/u,
};

/** What is written alike everywhere: names, formats, keys, what an error or a text of ours quotes. */
const FOREIGN = new Set(
  [
    'Spyglass Reversi Minimax WebAssembly SIMD HTML JSON CSV SVG PNG SCORM UTF Markdown GGF SGF KB II',
    'Enter Shift Ctrl Esc Home End Del',
    'min max rows cols known contact apart script src connect wasm unsafe eval',
    'Racanati Sansonetti Battaglia navale in CLIPS Akyüz Amiral Battı Yapay Zeka Modeli',
    'MIT Apache SIL Open Font License Licence Commissioner Literata',
  ].flatMap((line) => line.split(' ')),
);
/** A key, or a letter of a cell or a form. */
const isLetter = (/** @type {string} */ word) => /^[A-Za-z]$/.test(word);
