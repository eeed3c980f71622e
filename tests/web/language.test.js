// From one language to another: what is wished, what is spoken until its words are there, and where they never come.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {folded} from '../../www/src/i18n/folded.js';
import {createLanguage} from '../../www/src/i18n/language.js';
import {LANGUAGES, languageAsked, languageFor} from '../../www/src/i18n/locales.js';
import {linkIn, linkOut} from '../../www/src/shell/links.js';

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A page whose words come when they are let go; what it says is written down. */
function createPage({sight = 1} = {}) {
  /** @type {Record<string, {come: () => void, fail: () => void}>} */
  const asked = {};
  /** @type {string[]} */
  const log = [];
  /** @type {() => void} */
  let lose = () => {};
  const pack = (/** @type {string} */ name) => (/** @type {string} */ language) =>
    /** @type {Promise<{default: Record<string, string>}>} */ (
      new Promise((resolve, reject) => {
        asked[`${language} ${name}`] = {
          come: () => resolve({default: {[name]: `${name} of ${language}`}}),
          fail: () => reject(new Error('no network')),
        };
      })
    );
  const language = createLanguage({
    packs: [pack('first'), pack('parts')],
    sight,
    changed: () =>
      log.push(
        `${language.spoken()}: ${language.translated().flatMap(Object.values).join(', ') || 'own'}`,
      ),
    failed: (wanted) => log.push(`no ${wanted}`),
    wait: /** @type {any} */ ((/** @type {() => void} */ patience) => (lose = patience)),
  });
  return {language, asked, log, losePatience: () => lose()};
}

test('English is spoken without waiting', () => {
  const {language, log} = createPage();
  assert.equal(language.spoken(), null);
  language.speak('en');
  language.speak('en');
  assert.deepEqual(log, ['en: own']);
});

test('the first sight waits for its own words alone', async () => {
  const {language, asked, log} = createPage();
  language.speak('ru');
  assert.equal(language.spoken(), null);
  asked['ru first'].come();
  await settled();
  assert.deepEqual(log, ['ru: first of ru']);
  asked['ru parts'].come();
  await language.settled();
  assert.deepEqual(log.slice(1), ['ru: first of ru, parts of ru']);
});

test('where the first sight needs more, English is not seen before that has come', async () => {
  const {language, asked, log} = createPage({sight: 2});
  language.speak('ru');
  asked['ru first'].come();
  await settled();
  assert.equal(language.spoken(), null);
  asked['ru parts'].come();
  await language.settled();
  assert.deepEqual(log, ['ru: first of ru, parts of ru']);
});

test('the language before goes on until all words of the next are there', async () => {
  const {language, asked, log} = createPage();
  language.speak('en');
  language.speak('it');
  asked['it first'].come();
  await settled();
  assert.equal(language.spoken(), 'en');
  asked['it parts'].come();
  await language.settled();
  assert.deepEqual(log, ['en: own', 'it: first of it, parts of it']);
});

test('of two wishes the later counts, whichever words come first', async () => {
  const {language, asked, log} = createPage();
  language.speak('en');
  language.speak('it');
  language.speak('tr');
  for (const words of ['tr first', 'tr parts', 'it first', 'it parts']) asked[words].come();
  await settled();
  assert.deepEqual(log, ['en: own', 'tr: first of tr, parts of tr']);
});

test('words that cannot be had leave the language before, are told once, and are asked for again', async () => {
  const {language, asked, log} = createPage();
  language.speak('el');
  for (const words of ['el first', 'el parts']) asked[words].fail();
  await language.settled();
  assert.deepEqual(log, ['en: own', 'no el']);
  language.speak('el');
  for (const words of ['el first', 'el parts']) asked[words].come();
  await language.settled();
  assert.deepEqual(log.slice(2), ['el: first of el, parts of el']);
});

test('nobody waits long for the first sight', async () => {
  const {language, asked, log, losePatience} = createPage();
  language.speak('el');
  losePatience();
  assert.deepEqual(log, ['en: own']);
  for (const words of ['el first', 'el parts']) asked[words].come();
  await language.settled();
  losePatience();
  assert.deepEqual(log.slice(1), ['el: first of el, parts of el']);
});

test('the first wish that can be spoken counts, in whatever form', () => {
  for (const language of Object.keys(LANGUAGES)) {
    const region = `${language.toUpperCase()}-XX`;
    assert.equal(languageFor([null, undefined, 'system', 'xx', region, 'en']), language);
    assert.equal(languageAsked(`?v=1&lang=${region}`), language);
  }
  assert.equal(languageFor(['xx', '../en', '__proto__']), 'en');
  for (const search of ['', '?lang=', '?lang=xx', '?lang=system'])
    assert.equal(languageAsked(search), null, search);
});

test('a link is led on in a language, and out of it again', () => {
  assert.equal(linkIn('../', null), '../');
  for (const href of ['../', './', '?mode=watch', 'docs/#small-boards', '..?v=1&g=a+b.c#x']) {
    const link = linkIn(href, 'ru');
    const [plain, other] = [href, link].map((each) => new URL(each, 'https://spyglass.example/a/'));
    assert.equal(other.searchParams.get('lang'), 'ru');
    assert.equal(other.hash, plain.hash);
    assert.equal(linkOut(other.search), plain.search);
  }
  assert.equal(linkOut('?lang=ru&v=1'), '?v=1');
  assert.equal(linkOut('?v=1&lang=ru&g=x'), '?v=1&g=x');
  assert.equal(linkOut('?slang=ru'), '?slang=ru');
});

test('a word is known in either case, with its accents or without', () => {
  for (const [one, other] of [
    ['isabet', 'İSABET'],
    ['ISKA', 'ıska'],
    ['ΧΤΥΠΗΜΑ', 'χτύπημα'],
    ['giù', ' GIU'],
    ['СВЁРНУТО', 'свернуто'],
    ['ΝΕΡΟΣ', 'νερός'],
  ])
    assert.equal(folded(one), folded(other));
  assert.notEqual(folded('мимо'), folded('мило'));
});
