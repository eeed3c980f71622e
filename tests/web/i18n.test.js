// The words of the page: every key there is, none too many, each a sentence in every language.
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {FluentResource} from '@fluent/bundle';
import {messagesFrom} from '../../scripts/lib/messages.mjs';
import {cellName, parseCell} from '../../www/src/i18n/notation.js';
import {pseudo} from '../../www/src/i18n/pseudo.js';
import {wordsFrom} from '../../www/src/i18n/words.js';
import {argumentsByCode, errorCodes, rustSource} from './codes.mjs';
import {english as source} from './english.mjs';

const here = (/** @type {string} */ path) => new URL(`../../${path}`, import.meta.url);
const {body: messages} = new FluentResource(source);
const read = messagesFrom(source);
const keys = new Set(messages.map(({id}) => id));
const pageCode = filesBelow('www/src', '.js');

/** Before a code, where no template of the page shows it: `codedSentence` joins them. */
const CODED = ['reason-', 'error-', 'fault-', 'deploy-'];

/** @param {string} folder @param {string} ending */
function filesBelow(folder, ending) {
  return readdirSync(here(folder), {recursive: true})
    .map(String)
    .filter((path) => path.endsWith(ending))
    .map((path) => readFileSync(here(`${folder}/${path}`), 'utf8'))
    .join('\n');
}

/** @param {RegExp} pattern @param {string} text */
const found = (pattern, text) => [...text.matchAll(pattern)].map(([, group]) => group);

/** @param {(key: string) => string} [onMissing] */
const englishWords = (onMissing) => wordsFrom({locale: 'en', messages: read, onMissing});

/** A missing key or argument ends the test. @param {string} fault @returns {string} */
function refuse(fault) {
  throw new Error(fault);
}

/** The arguments a pattern asks for. @param {any} pattern @returns {string[]} */
function argumentsOf(pattern) {
  if (pattern === null || typeof pattern !== 'object') return [];
  const own = pattern.type === 'var' ? [pattern.name] : [];
  return [...own, ...Object.values(pattern).flatMap(argumentsOf)];
}

/** @param {any} message @returns {Record<string, string | number>} */
function sampleFor(message) {
  const names = argumentsOf(message.value);
  return Object.fromEntries(names.map((name) => [name, SAMPLES[name] ?? 7]));
}

/** @type {Record<string, string | number>} */
const SAMPLES = {
  cell: 'C7',
  square: 'f5',
  hit: 'C6',
  next: 'D7',
  agent: 'Parity',
  better: 'Map',
  worse: 'Hunter',
  few: '40',
  fewest: 30,
  difference: '21.7',
  ship: 'carrier',
  points: '0.8',
  error: '0.8',
  about: '1.86 quadrillion',
  who: 'Parity',
  // Never one: fewer than two share nothing, and what is too large is larger.
  ties: 12,
  many: '1,284',
  column: 'B',
  lines: 'column B',
  rows: 17,
  cols: 17,
  cells: 17,
  max: 256,
  key: 'motion',
};

test('every key the page names exists', () => {
  const literal = found(/words\(\s*'([\w-]+)'/g, pageCode);
  assert.deepEqual(
    literal.filter((key) => !keys.has(key)),
    [],
  );
  for (const prefix of found(/words\(\s*`([\w-]+)\$\{/g, pageCode)) {
    assert.ok(
      [...keys].some((key) => key.startsWith(prefix)),
      prefix,
    );
  }
});

test('every message is given the arguments it asks for', () => {
  const calls = pageCode.matchAll(/words\(\s*'([\w-]+)'(?:,\s*\{([^{}]*)\})?\s*,?\s*\)/g);
  for (const [call, key, given = ''] of calls) {
    if (given.includes('...')) continue;
    const names = found(/(?:^|,)\s*(\w+)/g, given);
    const message = messages.find(({id}) => id === key);
    for (const name of argumentsOf(message?.value))
      assert.ok(names.includes(name), `${name}: ${call}`);
  }
});

test('no key is left over', () => {
  const literal = new Set([
    ...found(/'([\w-]+)'/g, pageCode),
    ...found(/data-l10n="([\w-]+)"/g, filesBelow('www/demo', '.html')),
  ]);
  const prefixes = [...CODED, ...found(/`([\w-]+-)\$\{/g, pageCode)];
  const codes = new Set([
    ...literal,
    ...found(/\b(\w+)[:+]/g, pageCode),
    ...found(/'([\w-]+)'/g, filesBelow('www/src/engine', '.d.ts')),
    ...found(/"([\w-]+)"/g, filesBelow('src', '.rs')),
  ]);
  /** A code, or several joined. @param {string} text @returns {boolean} */
  const isCode = (text) =>
    codes.has(text) ||
    /^\d+$/.test(text) ||
    [...text.matchAll(/-/g)].some(
      ({index}) => codes.has(text.slice(0, index)) && isCode(text.slice(index + 1)),
    );
  const used = (/** @type {string} */ key) =>
    literal.has(key) ||
    prefixes.some((prefix) => key.startsWith(prefix) && isCode(key.slice(prefix.length)));
  assert.deepEqual(
    [...keys].filter((key) => !used(key)),
    [],
  );
});

test('one of a thing is said in the singular', () => {
  const words = englishWords(refuse);
  for (const message of messages) {
    const ones = argumentsOf(message.value).map((name) => [name, SAMPLES[name] ?? 1]);
    const said = words(message.id, Object.fromEntries(ones));
    // A step and its count, a row: numbers of an order are no counts.
    assert.doesNotMatch(said, /(?<!of |step |row |\d )\b1 [a-z]+s\b/i, message.id);
  }
});

test('no key is written twice', () => {
  assert.equal(keys.size, messages.length);
});

test('every code of the engine has its sentence', () => {
  // The lab's refusals are said in the shell alone.
  const rust = rustSource(['lab']);
  const tables = [
    ...found(/^error_codes! \{([\s\S]*?)^\}/gm, rust),
    // Of a reason's arguments their keys stand there too.
    ...found(/^reasons! \{([\s\S]*?)^\}/gm, rust).map((table) =>
      table.replace(/ = "[a-z-]+"/g, ''),
    ),
    ...found(/fn code\(&self\) -> &'static str \{([\s\S]*?)\n {4}\}/g, rust),
  ];
  const codes = tables.flatMap((table) => found(/"([a-z-]+)"/g, table));
  assert.ok(codes.length > 100, `${codes.length}`);
  // How a game ended is a sentence of its own, made of more than its code.
  const results = ['won', 'drawn', 'lost', 'ended', 'solved', 'resigned'];
  for (const code of codes.filter((each) => !results.includes(each))) {
    assert.ok(
      ['reason', 'error', 'fault'].some((prefix) => keys.has(`${prefix}-${code}`)),
      code,
    );
  }
});

test('the sentence of a code asks for arguments of that code alone', () => {
  // What the page adds: the sentence of a cause, how squares are written, what was opened instead.
  const added = new Set(['why', 'notation', 'instead']);
  const codes = errorCodes(rustSource(['lab']));
  const isFault = (/** @type {{error: string}} */ {error}) => error.endsWith('Fault');
  const args = {
    fault: argumentsByCode(codes.filter(isFault)),
    error: argumentsByCode(codes.filter((code) => !isFault(code))),
  };
  let count = 0;
  for (const message of messages) {
    const [, kind, code] = /^(error|fault)-(.+)$/.exec(message.id) ?? [];
    const own =
      kind === undefined ? undefined : args[/** @type {keyof typeof args} */ (kind)].get(code);
    for (const name of own === undefined ? [] : argumentsOf(message.value)) {
      assert.ok(own?.has(name) || added.has(name), `${message.id}: ${name}`);
      count += 1;
    }
  }
  assert.ok(count > 30, `${count}`);
});

test('every message can be said', () => {
  const words = englishWords(refuse);
  for (const message of messages) {
    const text = words(message.id, sampleFor(message));
    assert.ok(text.length > 0 && !text.includes('{'), `${message.id}: ${text}`);
  }
});

test('a reason has at most thirty words', () => {
  const words = englishWords(refuse);
  for (const message of messages.filter(({id}) => id.startsWith('reason-'))) {
    const text = words(message.id, sampleFor(message));
    assert.ok(text.split(/\s+/).length <= 30, text);
  }
});

test('a missing key shows itself, and tells the one who asked to know', () => {
  assert.equal(englishWords()('no-such-key'), 'no-such-key');
  /** @type {string[]} */
  const missed = [];
  const words = englishWords((key) => {
    missed.push(key);
    return key;
  });
  words('no-such-key');
  words('end-solo', {agent: 'Parity'});
  assert.equal(missed.length, 2);
});

test('numbers are written as the language writes them', () => {
  const words = englishWords();
  assert.equal(words.count('30093975536'), '30,093,975,536');
  assert.deepEqual(['3241', '27123456789', '1862140000000000'].map(words.rough), [
    '3,240',
    '27.1 billion',
    '1.86 quadrillion',
  ]);
  assert.equal(words.number(0.5), '0.5');
  assert.equal(words.number(-280), '−280');
  assert.equal(words.number(-0), '0');
});

test('one shot is one shot, and a minus no hyphen', () => {
  const words = englishWords(refuse);
  const shots = {shots: 1, agent: 'Parity', guesses: 1};
  for (const key of ['end-won', 'end-lost', 'end-won-agents', 'end-solo', 'status-left'])
    assert.doesNotMatch(words(key, shots), /1 (shot|flag)s/, key);
  assert.equal(words('end-solved', {score: -280}), 'The game ends with −280 points.');
});

test('the made-up language is longer and keeps what it is given', () => {
  const words = wordsFrom({
    locale: 'pseudo',
    messages: read,
    transform: pseudo,
    onMissing: refuse,
  });
  const plain = englishWords(refuse);
  for (const message of messages) {
    // Digits pass through unaltered and keep selectors on their branch.
    const args = sampleFor(message);
    const [text, long] = [plain(message.id, args), words(message.id, args)];
    const given = Object.values(args)
      .map(String)
      .filter((value) => text.includes(value));
    for (const value of given) assert.ok(long.includes(value), long);
    const letters = (/** @type {string} */ said) =>
      found(
        /([\p{L}~])/gu,
        given.reduce((rest, value) => rest.replaceAll(value, ''), said),
      ).length;
    assert.ok(letters(long) >= 1.35 * letters(text), `${message.id}: ${long}`);
  }
});

test('a cell is written in the reader’s letters and read from any', () => {
  const board = {rows: 10, cols: 10};
  assert.equal(cellName('C7', 'en'), 'C7');
  assert.equal(cellName('C7', 'it-IT'), 'C7');
  assert.equal(cellName('C7', 'ru'), 'В7');
  assert.equal(cellName('J10', 'ru-RU'), 'К10');
  assert.equal(cellName('C7', 'el'), 'Γ7');
  for (const text of ['C7', 'c7', ' c 7 ', 'В7', 'в7', 'Γ7', 'γ7']) {
    assert.equal(parseCell(text, board), 'C7', text);
  }
  for (const text of ['', '7C', 'C', 'C0', 'C11', 'K1', 'Й1', 'Ё1', 'C7x', '😀7', 'C007']) {
    assert.equal(parseCell(text, board), null, text);
  }
  for (const locale of ['en', 'ru', 'el']) {
    for (let col = 0; col < 16; col += 1) {
      const cell = `${'ABCDEFGHIJKLMNOP'[col]}${col + 1}`;
      assert.equal(parseCell(cellName(cell, locale), {rows: 16, cols: 16}), cell);
    }
  }
});
