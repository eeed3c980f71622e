import assert from 'node:assert/strict';
import {test} from 'node:test';
import {messagesFrom} from '../../scripts/lib/messages.mjs';
import {initialState} from '../../www/src/games/sea/reduce.js';
import {pseudo} from '../../www/src/i18n/pseudo.js';
import {wordsFrom} from '../../www/src/i18n/words.js';
import {copyText, showDocument} from '../../www/src/shell/document.js';
import {createNames} from '../../www/src/shell/names.js';
import {english as source} from './english.mjs';

/** @param {any} known @param {string} [locale] */
function shown(known, locale = 'en') {
  const words = wordsFrom({
    locale,
    messages: messagesFrom(source),
    ...(locale === 'pseudo' ? {transform: pseudo} : {}),
  });
  const attributes = {};
  const documentElement = {
    attributes,
    getAttribute: (name) => attributes[name] ?? null,
    setAttribute: (name, value) => Object.assign(attributes, {[name]: value}),
    removeAttribute: (name) => delete attributes[name],
  };
  const document = /** @type {any} */ ({title: '', documentElement, querySelector: () => null});
  const speech = {words, names: createNames(words)};
  showDocument(document, initialState(known), speech);
  return document;
}

test('the language said is the one spoken, not the one asked for', () => {
  assert.equal(shown({lang: 'ru'}).documentElement.attributes.lang, 'en');
  assert.equal(shown({lang: 'pseudo'}, 'pseudo').documentElement.attributes.lang, 'en');
});

test('the title names the game once there is one', () => {
  assert.equal(shown({}).title, 'Battleship · Spyglass');
  const game = {view: {rules: {id: 'admiral'}, seed: '42'}};
  assert.equal(shown({game}).title, 'Classic (5-4-3-3-2), sea no. 42 · Battleship on Spyglass');
});

test('colours and motion of the settings stand on the root, those of the device nowhere', () => {
  const {attributes} = shown({settings: {theme: 'dark'}}).documentElement;
  assert.deepEqual(attributes, {lang: 'en', 'data-theme': 'dark'});
  assert.deepEqual(shown({}).documentElement.attributes, {lang: 'en'});
});

test('a page without HTTPS, which has no clipboard, refuses to copy and throws nothing', async () => {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  const copied = /** @type {string[]} */ ([]);
  const clipboard = {writeText: async (/** @type {string} */ text) => void copied.push(text)};
  try {
    for (const navigator of [{}, {clipboard}]) {
      Object.defineProperty(globalThis, 'navigator', {configurable: true, value: navigator});
      const done = copyText('A1');
      await ('clipboard' in navigator ? done : assert.rejects(done));
    }
  } finally {
    if (own) Object.defineProperty(globalThis, 'navigator', own);
  }
  assert.deepEqual(copied, ['A1']);
});
