// The page in each of its languages: as the browser, the link and the reader want it, at once and on every page.

import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {messagesFrom} from '../../scripts/lib/messages.mjs';
import {LANGUAGES} from '../../www/src/i18n/locales.js';
import {cellName} from '../../www/src/i18n/notation.js';
import {wordsFrom} from '../../www/src/i18n/words.js';
import {quickTest, test} from '../suite.mjs';
import {browserTests} from './harness.mjs';

const {visitor} = browserTests();

const folder = new URL('../../www/src/i18n/', import.meta.url);
const others = Object.keys(LANGUAGES).filter((language) => language !== 'en');

/** @param {string} language */
function wordsOf(language) {
  const files = readdirSync(new URL(`${language}/`, folder)).filter((file) =>
    file.endsWith('.ftl'),
  );
  const source = files.map((file) => readFileSync(new URL(`${language}/${file}`, folder), 'utf8'));
  return wordsFrom({locale: language, messages: messagesFrom(source.join('\n'))});
}

/** Where each page stands, and the key of its heading. */
const pages = {
  './': 'title-race',
  'lab/': 'lab-question',
  'docs/': 'learn-title',
  'reversi/': 'reversi-title',
};

/** @param {import('playwright-core').Page} page @param {string} language @param {string} heading */
async function speaks(page, language, heading) {
  await page.locator(`html[lang=${language}]`).waitFor({state: 'attached'});
  assert.equal(await page.locator('h1').innerText(), wordsOf(language)(heading));
}

/** @param {import('playwright-core').Page} page */
const description = (page) => page.locator('meta[name=description]').getAttribute('content');

for (const language of others) {
  test(`every page begins in the language of the browser: ${language}`, async () => {
    const visit = await visitor({locale: language});
    const words = wordsOf(language);
    for (const [path, heading] of Object.entries(pages)) {
      const page = await visit.open(path);
      // English is never seen before.
      await page.locator('h1').waitFor();
      await speaks(page, language, heading);
      const key = heading.replace(/-(title|question)$|^title-.*/, '') || 'page';
      assert.equal(await description(page), words(`${key}-description`));
      if (key !== 'page')
        assert.equal(await page.title(), words('page-title-mode', {mode: words(`nav-${key}`)}));
      await page.close();
    }
    await visit.leave();
  });
}

const [another = 'en'] = others;

quickTest(
  'a language chosen is spoken at once, with its letters, and kept for every page',
  async () => {
    const visit = await visitor();
    const page = await visit.open('?v=1&mode=race&game=admiral&seed=42');
    await speaks(page, 'en', 'title-race');
    await page.evaluate(() => Object.assign(window, {stays: true}));
    await page.getByRole('banner').getByRole('button').nth(2).click();
    for (const language of [...others, 'en', another]) {
      await page.locator('#set-language').selectOption(language);
      await speaks(page, language, 'title-race');
      const words = wordsOf(language);
      assert.equal(
        await page.locator('#set-language option:checked').innerText(),
        LANGUAGES[language],
      );
      assert.equal(
        await page.getByRole('dialog').getByRole('heading').innerText(),
        words('settings'),
      );
      assert.equal(await description(page), words('page-description'));
      const heads = page.locator('[data-board="sea-1"] [role=columnheader]');
      const last = cellName('J1', language).slice(0, -1);
      assert.equal((await heads.allInnerTexts()).at(-1), last);
    }
    assert.equal(await page.evaluate(() => /** @type {any} */ (window).stays), true, 'no reload');
    for (const [path, heading] of Object.entries(pages)) {
      const other = await visit.open(path);
      await speaks(other, another, heading);
      await other.close();
    }
    await visit.leave();
  },
);

test('what was told to the ear in the language before is not left to be read', async () => {
  const visit = await visitor();
  const words = wordsOf('en');
  /** What makes each page say something. @type {Record<string, (page: import('playwright-core').Page) => Promise<unknown>>} */
  const speaking = {
    '.?v=1&mode=race&game=admiral&seed=42': (page) =>
      page
        .getByRole('banner')
        .getByRole('button', {name: words('settings')})
        .click(),
    async 'lab/?games=20'(page) {
      await page.getByRole('button', {name: /^Run /}).click();
      await page.locator('#lab-progress').filter({hasText: 'All 20 games played.'}).waitFor();
    },
    'docs/': async () => {},
    'reversi/?game=reversi-6': async () => {},
  };
  for (const [path, speak] of Object.entries(speaking)) {
    const page = await visit.open(path);
    const region = page.locator('.spoken');
    await speak(page);
    await region.filter({hasText: /\S/}).waitFor({state: 'attached'});
    await page.locator('#set-language').selectOption(another);
    await page.locator(`html[lang=${another}]`).waitFor({state: 'attached'});
    assert.equal(await region.textContent(), '', path);
    await page.close();
    const fresh = await visit.open();
    await fresh.evaluate(() => localStorage.clear());
    await fresh.close();
  }
  await visit.leave();
});

test('a link’s language counts for its page and those it leads to, and is not kept', async () => {
  const visit = await visitor();
  const page = await visit.open(`?v=1&mode=race&game=admiral&seed=42&lang=${another}`);
  await speaks(page, another, 'title-race');
  await page.waitForURL(/g=spyglass1/);
  assert.equal(new URL(page.url()).searchParams.get('lang'), another);
  for (const [name, heading] of [
    ['lab', 'lab-question'],
    ['learn', 'learn-title'],
    ['reversi', 'reversi-title'],
  ]) {
    await page
      .getByRole('banner')
      .getByRole('link', {name: wordsOf(another)(`nav-${name}`)})
      .click();
    await speaks(page, another, heading);
  }
  await page.waitForURL(/g=/);
  assert.equal(new URL(page.url()).searchParams.get('lang'), another);
  // What is chosen on the page counts for more, there and from then on.
  await page.locator('#set-language').selectOption('en');
  await speaks(page, 'en', 'reversi-title');
  assert.equal(new URL(page.url()).searchParams.get('lang'), null);
  const fresh = await visit.open();
  await speaks(fresh, 'en', 'title-race');
  await visit.leave();
});

test('words that cannot be fetched leave English, and a notice says so', async () => {
  const visit = await visitor({locale: another});
  await visit.context.route('**/words/**', (route) => route.abort());
  for (const [path, heading] of Object.entries(pages)) {
    const page = await visit.open(path);
    await speaks(page, 'en', heading);
    const notice = page.locator('[data-kind=fault]');
    await notice.waitFor();
    const told = wordsOf('en')('error-no-words', {language: LANGUAGES[another]});
    assert.match(await notice.innerText(), new RegExp(told));
    await page.close();
  }
  // A request that fails is told on the console by the browser itself.
  visit.complaints.splice(0);
  await visit.leave();
});

test('a first visit in Russian hunts the sea of Russian rules', async () => {
  const visit = await visitor({locale: 'ru-RU'});
  const page = await visit.open();
  await page.waitForURL(/g=spyglass2\+sea-battle/);
  await visit.leave();
});
