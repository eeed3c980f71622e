// Share → Embed: the position goes into a page of one's own, as the preview shows it.

import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {embeddingTests} from './embedding.mjs';
import {contentOf, unfolded} from './hands.mjs';
import {accessibilityFaults, browserTests} from './harness.mjs';

/** @typedef {import('playwright-core').Page} Page */

const {visitor} = browserTests();
const {page: write, origin} = embeddingTests();

/** @param {Page} page */
const snippet = (page) => page.locator('#embed-text').inputValue();

/** @param {Page} page */
async function openEmbed(page) {
  await unfolded(page, 'Share');
  await page.getByRole('button', {name: 'Share', exact: true}).first().click();
  const summary = page.getByText('Embed in your page');
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

/** Runs in the page, before its scripts: from the fourth move of an agent on they wait, until `goOn`. */
function holdMoves() {
  const held = /** @type {(() => void)[]} */ ([]);
  const {postMessage} = Worker.prototype;
  let left = 3;
  Worker.prototype.postMessage = function (/** @type {any} */ message) {
    const post = () => postMessage.call(this, message);
    if (message?.method === 'aiMove' && left-- <= 0) held.push(post);
    else post();
  };
  const goOn = () => {
    left = Number.POSITIVE_INFINITY;
    for (const post of held) post();
  };
  Object.assign(window, {goOn});
}

test('while a comparison is played on, its preview does not begin anew', async () => {
  const visit = await visitor();
  await visit.context.addInitScript(holdMoves);
  const page = await visit.open(PLACES.compare);
  await page.locator('[data-cell="A1"]').first().waitFor();
  await openEmbed(page);
  const before = await snippet(page);
  const preview = await page.locator('iframe.embed-preview').elementHandle();
  await page.evaluate(() => /** @type {any} */ (window).goOn());
  await page.waitForFunction(
    (before) => /** @type {any} */ (document.querySelector('#embed-text')).value !== before,
    before,
  );
  assert(await preview?.evaluate((frame) => frame.isConnected));
  await visit.context.close();
});

quickTest(
  'each choice is in the text and in the preview, and the way back is not longer for it',
  async () => {
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
    assert.match(String(await contentOf(download)), /^<svg|^<\?xml/);
    await visit.leave();
  },
);

test('with its origin a page hears what readers foretell, and a mistyped one is said and left out', async () => {
  const visit = await visitor();
  const page = await visit.open(PLACES.watch);
  await page.locator('[data-cell="A1"]').first().waitFor();
  await openEmbed(page);
  await page.getByLabel('Readers predict each move').check();
  const field = page.getByLabel('Origin of your page');
  await field.fill('course.example');
  await field.blur();
  await page.getByText('This isn’t the address of a page.').waitFor();
  assert.equal(await field.getAttribute('aria-invalid'), 'true');
  assert.doesNotMatch(await snippet(page), /origin=/);
  await field.fill(`${origin()}/a/page.html`);
  await field.blur();
  await page.getByText('Optional. That page').waitFor();
  const text = await snippet(page);
  assert.ok(text.includes(`origin=${encodeURIComponent(origin())}"`), text);
  const other = await visit.context.newPage();
  await other.goto(write(text, {bare: true}));
  const told = other.evaluate(
    () =>
      new Promise((resolve) =>
        document
          .querySelector('iframe')
          ?.addEventListener('board-answer', (event) =>
            resolve(/** @type {CustomEvent} */ (event).detail.statement.result.response),
          ),
      ),
  );
  await other.frameLocator('iframe').locator('[data-cell="C3"]').first().click();
  assert.equal(await told, 'C3');
  await visit.leave();
});

test('a position of Reversi is shown by frame and by element, by keys too', async () => {
  const visit = await visitor();
  const record = 'spyglass1 reversi s.7 duel:you,minimax-novice Mf5.Md6';
  const page = await visit.open(`reversi/?${new URLSearchParams({v: '1', g: record})}`);
  await page.getByRole('tab', {name: 'Position'}).click();
  const summary = page.getByText('Embed in your page');
  await summary.focus();
  await page.keyboard.press('Enter');
  await page.locator('iframe.embed-preview').waitFor();
  assert.equal(
    await page.evaluate(() => document.activeElement?.localName),
    'summary',
    'the focus stays where it is',
  );
  await page.locator('iframe.embed-preview').scrollIntoViewIfNeeded();
  const inside = page.frameLocator('iframe.embed-preview');
  await inside.locator('[data-cell="F5"][aria-label*="black"]').waitFor();
  assert.equal(await page.getByLabel('Chances on the board').count(), 0);
  assert.deepEqual(await accessibilityFaults(page), []);
  const frame = await snippet(page);
  await page.getByRole('button', {name: 'Element', exact: true}).click();
  await page.waitForFunction(() =>
    /** @type {any} */ (document.querySelector('#embed-text')).value.includes('<spyglass-board'),
  );
  const element = await snippet(page);
  const other = await visit.context.newPage();
  await other.goto(write(frame + element, {bare: true}));
  for (const place of [other, other.frameLocator('iframe')])
    await place.locator('spyglass-board [data-cell="F5"][aria-label*="black"]').waitFor();
  assert.equal(await other.locator('spyglass-board .notice').count(), 0);
  await summary.click();
  await page.locator('iframe.embed-preview').waitFor({state: 'detached'});
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
      .locator('dialog[open]')
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
