// Share → Embed: the position goes into a page of one's own, as the preview shows it.

import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {embeddingTests} from './embedding.mjs';
import {accessibilityFaults, browserTests} from './harness.mjs';

/** @typedef {import('playwright-core').Page} Page */

const {visitor} = browserTests();
const {page: write} = embeddingTests();

/** @param {Page} page */
const snippet = (page) => page.locator('#embed-text').inputValue();

/** @param {Page} page */
async function openEmbed(page) {
  await page.getByRole('button', {name: 'Share', exact: true}).first().click();
  const summary = page.getByText('Show it in a page of your own');
  await summary.focus();
  await page.keyboard.press('Enter');
  await page.locator('iframe.embed-preview').waitFor();
  // What nobody sees sleeps, here too.
  await page.locator('iframe.embed-preview').scrollIntoViewIfNeeded();
}

const PLACES = {
  watch: '?v=1&game=admiral&seed=42&agent=probability-map&mode=watch',
  race: '?v=1&game=sea-battle&seed=42&mode=race',
  puzzle: '?v=1&game=puzzle-6&seed=7&mode=puzzle',
  compare: '?v=1&mode=compare&game=admiral&seed=42&agent=hunt,probability-map',
  edit: '?v=1&mode=edit',
};

for (const [mode, place] of Object.entries(PLACES))
  test(`what is shown in ${mode} is shown by frame and by element`, async () => {
    const visit = await visitor();
    const page = await visit.open(place);
    await page.locator('[data-cell="A1"]').first().waitFor();
    await openEmbed(page);
    await page.frameLocator('iframe.embed-preview').locator('[data-cell="A1"]').first().waitFor();
    const frame = await snippet(page);
    await page.getByRole('button', {name: 'Element', exact: true}).click();
    await page.waitForFunction(() =>
      /** @type {any} */ (document.querySelector('#embed-text')).value.includes('<spyglass-board'),
    );
    const element = await snippet(page);
    const other = await visit.context.newPage();
    await other.goto(write(frame + element, {bare: true}));
    await other.frameLocator('iframe').locator('[data-cell="A1"]').first().waitFor();
    await other.locator('spyglass-board [data-cell="A1"]').first().waitFor();
    assert.equal(await other.locator('spyglass-board .notice').count(), 0);
    await visit.context.close();
  });

test('each choice is in the text and in the preview, and the way back is not longer for it', async () => {
  const visit = await visitor();
  const page = await visit.open(PLACES.watch);
  await page.locator('[data-cell="A1"]').first().waitFor();
  await openEmbed(page);
  const before = await page.evaluate(() => history.length);
  await page.getByLabel('Readers may play').uncheck();
  await page.getByLabel('Reason', {exact: true}).last().uncheck();
  await page.locator('#embed-theme').selectOption({index: 2});
  await page.locator('#embed-lang').selectOption({label: 'Italiano'});
  await page.locator('#embed-height').selectOption({index: 0});
  const inside = page.frameLocator('iframe.embed-preview');
  await inside.locator('html[lang="it"] [data-cell="A1"]').first().waitFor();
  const text = await snippet(page);
  for (const part of ['readonly=1', 'theme=dark', 'lang=it', 'show=overlay', 'height="480"'])
    assert(text.includes(part), part);
  assert.equal(await page.evaluate(() => history.length), before);
  assert.deepEqual(await accessibilityFaults(page), []);
  await page.getByRole('button', {name: 'Markdown', exact: true}).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', {name: /spyglass-watch-0\.svg/}).click(),
  ]);
  assert.equal(download.suggestedFilename(), 'spyglass-watch-0.svg');
  assert.match(readFileSync(await download.path(), 'utf8'), /^<svg|^<\?xml/);
  await visit.leave();
});

test('in each language it has room on the smallest phone', async () => {
  const visit = await visitor({viewport: {width: 280, height: 650}});
  for (const lang of ['en', 'it', 'ru', 'tr', 'el']) {
    const page = await visit.open(`${PLACES.watch}&lang=${lang}`);
    await page.locator('[data-cell="A1"]').first().waitFor();
    await page.evaluate(() => {});
    const share =
      {en: 'Share', it: 'Condividi', ru: 'Поделиться', tr: 'Paylaş', el: 'Κοινοποίηση'}[lang] ?? '';
    await page.getByRole('button', {name: share, exact: true}).first().click();
    await page.locator('details.embed > summary').click();
    await page.locator('iframe.embed-preview').scrollIntoViewIfNeeded();
    await page.frameLocator('iframe.embed-preview').locator('[data-cell="A1"]').first().waitFor();
    const wide = await page
      .locator('dialog')
      .evaluate((dialog) =>
        [...dialog.querySelectorAll('*')]
          .filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5)
          .map((one) => one.outerHTML.slice(0, 80)),
      );
    assert.deepEqual(wide, [], lang);
    await page.close();
  }
  await visit.leave();
});
