// What the first visit loads, and what comes after it.
import assert from 'node:assert/strict';
import {readdirSync} from 'node:fs';
import {quickTest, test} from '../suite.mjs';
import {button, cell, pick, press, unfolded} from './hands.mjs';
import {browserTests, built} from './harness.mjs';

const {visitor, address} = browserTests();

/** How many parts come after the first visit; those of other pages do not, and that of the sound comes with its switch, that of packages with the first. */
const parts = readdirSync(`${built}/parts`).filter((name) =>
  /^(?!lab-|lesson|reversi-|likeliest|questions|scorm|sound).*\.js$/.test(name),
).length;

/** @typedef {import('playwright-core').Page} Page */

/** @param {string} url the script without the mark of its content */
const nameOf = (url) => new URL(url).pathname.replace(/\.[0-9a-f]{8}\.js$/, '');

/** @param {Page} page once the sea is there and every part has come */
async function whole(page) {
  await page.waitForFunction(
    (parts) =>
      performance.getEntriesByType('resource').filter(({name}) => name.includes('/parts/'))
        .length >= parts,
    parts,
  );
  await page.locator('[data-board="sea-1"] [data-cell][tabindex]').first().waitFor();
}

quickTest(
  'a first visit loads the page, the worker and its bindings, and the parts once it is idle',
  async () => {
    const visit = await visitor({first: true});
    const page = await visit.context.newPage();
    /** @type {string[]} */
    const asked = [];
    visit.context.on('request', (request) => {
      if (request.url().endsWith('.js')) asked.push(nameOf(request.url()));
    });
    /** @type {(value?: unknown) => void} */
    let arrive = () => {};
    const held = new Promise((resolve) => (arrive = resolve));
    await visit.context.route('**/*.wasm', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(address());
    await cell(page, 'J10').waitFor();
    await page.waitForTimeout(500);
    const first = ['/before.js', '/door', '/index', '/www_src_engine_worker_js'];
    assert.deepEqual([...new Set(asked)].sort(), first);
    arrive();
    await whole(page);
    assert.ok(asked.includes('/address-bar'));
    await visit.leave();
  },
);

test('without a network the parts are there that an idle page has fetched', async () => {
  const visit = await visitor();
  const page = await visit.open();
  await whole(page);
  await visit.context.setOffline(true);
  await press(page, 'Settings');
  await page.getByLabel('Colours').waitFor();
  await press(page, 'Close');
  await pick(page, 'Kind of game', 'Two players');
  await button(page, 'Start').waitFor();
  await page.waitForFunction(() => document.activeElement?.id === 'deploy-start');
  await press(page, 'Start');
  await cell(page, 'A1').click();
  await page
    .locator('[data-board="sea-1"] [data-cell="A1"]:not([aria-label*="unknown"])')
    .waitFor();
  await visit.leave();
});

test('a part on its way says so, and one that does not come can be asked for again', async () => {
  const visit = await visitor();
  /** @type {'hold' | 'fail' | 'go'} */
  let network = 'hold';
  /** @type {(() => void)[]} */
  const held = [];
  await visit.context.route('**/parts/*.js', async (route) => {
    if (network === 'hold') await new Promise((resolve) => held.push(() => resolve(null)));
    await (network === 'fail' ? route.abort() : route.continue());
  });
  const page = await visit.context.newPage();
  // A page whose part is held is never loaded whole.
  await page.goto(address('?mode=play&game=admiral'), {waitUntil: 'commit'});
  await page.getByText('Loading…').waitFor();
  network = 'fail';
  for (const go of held) go();
  await page.getByText('This part of the page didn’t load.').waitFor();
  await press(page, 'Try again');
  await page.getByText('This part of the page didn’t load.').waitFor();
  await press(page, 'Settings');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('This part of the page didn’t load.').waitFor();
  network = 'go';
  await dialog.getByRole('button', {name: 'Try again'}).click();
  await page.getByLabel('Colours').waitFor();
  await dialog.getByRole('button', {name: 'Close'}).click();
  await press(page, 'Try again');
  await press(page, 'Start');
  await cell(page, 'A1').waitFor();
  // The browser itself complains of each script that did not come.
  assert.ok(visit.complaints.every((line) => /ERR_FAILED/.test(line)));
  visit.complaints.length = 0;
  await visit.leave();
});

test('a fleet not laid out can be left before its part has come, and the game is as it was', async () => {
  const visit = await visitor();
  await visit.context.route('**/parts/deploy*.js', () => {});
  const page = await visit.open('?v=1&game=admiral&seed=5');
  await cell(page, 'A1').click();
  await page
    .locator('[data-board="sea-1"] [data-cell="A1"]:not([aria-label*="unknown"])')
    .waitFor();
  await pick(page, 'Kind of game', 'Two players');
  await page.getByText('Loading…').waitFor();
  await press(page, 'Cancel');
  await cell(page, 'A1').waitFor();
  await visit.leave();
});

test('a dialog that Escape has called off does not come any more, neither before it is drawn nor once its part is there', async () => {
  const visit = await visitor();
  let release = () => {};
  const held = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  await visit.context.route('**/parts/dialogs*.js', async (route) => {
    await held;
    await route.continue();
  });
  const page = await visit.open('?v=1&mode=race&game=admiral&seed=42');
  await cell(page, 'A1').waitFor();
  const dialog = page.getByRole('dialog');
  await press(page, 'Share');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({state: 'detached'});
  const fetched = page.waitForResponse(/parts\/dialogs/);
  release();
  await fetched;
  await twoFrames(page);
  assert.equal(await dialog.count(), 0);
  for (const name of ['Share', 'Help', 'Settings', 'About'])
    assert.equal(await calledOff(page, name), 0, name);
  // It comes all the same when it is wanted again.
  await press(page, 'Share');
  await page.getByRole('heading', {name: 'Share'}).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({state: 'detached'});
  await visit.leave();
});

/** @param {Page} page */
const twoFrames = (page) =>
  page.evaluate(
    () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
  );

/** Pressed, and Escape before anything can be drawn. @param {Page} page @param {string} name @returns {Promise<number>} the dialogs that are there then */
async function calledOff(page, name) {
  await unfolded(page, name);
  await button(page, name).evaluate((/** @type {HTMLElement} */ button) => {
    button.focus();
    button.click();
    // Of a list that has closed the focus is at the button that opened it.
    const at = button.checkVisibility() ? button : document.activeElement;
    at?.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}));
  });
  await twoFrames(page);
  return page.getByRole('dialog').count();
}
