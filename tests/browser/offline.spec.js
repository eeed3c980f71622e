// The site without a network, for those who asked for it; and its way out again.
import assert from 'node:assert/strict';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after} from 'node:test';
import {listFiles, WORKER, writeList} from '../../scripts/lib/finish.mjs';
import {quickTest, test} from '../suite.mjs';
import {button, cell, fire, press} from './hands.mjs';
import {browserTests, built} from './harness.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** A copy, which becomes newer below. */
const folder = mkdtempSync(join(tmpdir(), 'spyglass-offline-'));
cpSync(built, folder, {recursive: true});
// What was packed beforehand would outlive what is changed here.
for (const path of readdirSync(folder, {recursive: true}).map(String))
  if (/(\.html|service-worker\.js)\.(br|gz)$/.test(path)) rmSync(join(folder, path));
after(() => rmSync(folder, {recursive: true, force: true}));

const {visitor, stopServer} = browserTests({base: '/a/path/', folder});
const {visitor: visitorOf} = browserTests();

const KEEP = 'Save for offline use';

/** @param {Page} page what the browser holds of the site */
const kept = (page) =>
  page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    const names = await caches.keys();
    const held = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).length),
    );
    return {registrations: registrations.length, caches: names.length, files: held};
  });

const NOTHING = {registrations: 0, caches: 0, files: []};

/** @param {Page} page */
async function keep(page) {
  await press(page, 'Settings');
  await page.getByLabel(KEEP).check();
  await page.getByText(/Saved: every page/).waitFor();
  await press(page, 'Close');
}

/** @param {Page} page opened on a game of the seas: one shot at its first unknown cell */
async function shoot(page) {
  await cell(page, 'A1').waitFor();
  await fire(page, 'A1');
}

/** @param {Page} page with an element, which is drawn by its engine once it is seen */
async function showsBoard(page) {
  await page.locator('spyglass-board').first().scrollIntoViewIfNeeded();
  await page.locator('spyglass-board [data-cell="A1"][aria-label]').first().waitFor();
}

/** Every page, and what is done on it. @type {[string, (page: Page) => Promise<unknown>][]} */
const pages = [
  ['?game=admiral&seed=3', shoot],
  [
    '?mode=watch&game=admiral&seed=3&agent=exact',
    async (page) => {
      await press(page, 'Forward');
      await page
        .getByText(/^step 1 of/)
        .first()
        .waitFor();
    },
  ],
  [
    '?mode=puzzle&game=puzzle-6&level=easy&seed=2',
    async (page) => {
      const open = '[data-board="sea-1"] [data-cell][aria-label*=", unknown"]';
      const name = await page.locator(open).first().getAttribute('data-cell');
      await fire(page, String(name));
    },
  ],
  [
    'lab/?game=admiral&agents=hunt&games=100&seed=1',
    async (page) => {
      await page.getByText('Ready to run.').waitFor();
      await page.getByRole('button', {name: /^Run /}).click();
      await page
        .locator('#lab-progress')
        .filter({hasText: /^All 100/})
        .waitFor();
    },
  ],
  ['docs/', (page) => page.locator('#tree-here').waitFor()],
  ['docs/course/', showsBoard],
  [
    'embed/?v=1&mode=race&seed=42',
    async (page) => {
      await cell(page, 'A1').click();
      await page.locator('[data-cell="A1"]:not([aria-label*="unknown"])').first().waitFor();
    },
  ],
  ['demo/', (page) => page.locator('a[href]').first().waitFor()],
  ['demo/element.html', showsBoard],
  [
    'reversi/?v=1&g=spyglass1+reversi-4+s.5+duel%3Ayou%2Cminimax-novice+-',
    async (page) => {
      await page.locator('[data-board="reversi"] [data-cell]:not([aria-disabled])').first().click();
      await page
        .getByText(/^step [12] of/)
        .first()
        .waitFor();
    },
  ],
];

quickTest('nothing is kept unasked; asked for, every page works without a network', async () => {
  const visit = await visitor();
  const first = await visit.open('?game=admiral&seed=3');
  await shoot(first);
  assert.deepEqual(await kept(first), NOTHING);
  await keep(first);
  const {files} = await listFiles(folder);
  assert.deepEqual(await kept(first), {registrations: 1, caches: 1, files: [files.length]});
  const start = await stopServer();
  try {
    for (const [path, use] of pages) {
      const page = await visit.open(path);
      await use(page);
      await page.reload();
      await page.locator('main, spyglass-board').first().waitFor();
      await page.close();
    }
  } finally {
    await start();
  }
  await visit.context.setOffline(true);
  for (const [path, use] of pages) {
    const page = await visit.open(path);
    await use(page);
    await page.close();
  }
  await visit.context.setOffline(false);
  await visit.leave();
});

test('switched off, nothing is left of it, and it can be switched on again', async () => {
  const visit = await visitor();
  const page = await visit.open();
  await keep(page);
  for (let round = 0; round < 2; round += 1) {
    await press(page, 'Settings');
    await page.getByLabel(KEEP).uncheck();
    await page.getByText(/Nothing is saved unless you ask/).waitFor();
    assert.deepEqual(await kept(page), NOTHING);
    await page.getByLabel(KEEP).check();
    await page.getByText(/Saved: every page/).waitFor();
    const {files} = await listFiles(folder);
    assert.deepEqual(await kept(page), {registrations: 1, caches: 1, files: [files.length]});
    await press(page, 'Close');
  }
  await visit.leave();
});

test('a new version asks first, on whichever page; then the old one goes', async () => {
  const visit = await visitor();
  const first = await visit.open();
  await keep(first);
  const page = join(folder, 'index.html');
  const before = readFileSync(page, 'utf8');
  writeFileSync(page, before.replace('</head>', '<meta name="newer"></head>'));
  await writeList(folder);
  const isNewer = (/** @type {Page} */ page) => page.locator('meta[name="newer"]').count();

  const lab = await visit.open('lab/');
  await button(lab, 'Reload').waitFor();
  await lab.close();
  const seas = await visit.open();
  await button(seas, 'Reload').waitFor();
  assert.equal(await isNewer(seas), 0);
  await press(seas, 'Later');
  assert.equal(await button(seas, 'Reload').count(), 0);
  await seas.reload();
  assert.equal(await isNewer(seas), 0, 'unasked nothing is renewed');
  await button(seas, 'Reload').click();
  await seas.locator('meta[name="newer"]').waitFor({state: 'attached'});
  await cell(seas, 'A1').waitFor();
  const {files} = await listFiles(folder);
  assert.deepEqual(await kept(seas), {registrations: 1, caches: 1, files: [files.length]});
  // The tab that did not ask is told: what it has still to fetch may be gone.
  await button(first, 'Reload').click();
  await first.locator('meta[name="newer"]').waitFor({state: 'attached'});
  await visit.leave();
  writeFileSync(page, before);
  await writeList(folder);
});

test('a version of which a file is not the one listed is not taken, and says so', async () => {
  const visit = await visitor();
  const page = await visit.open();
  const path = join(folder, 'lab/index.html');
  const sound = readFileSync(path, 'utf8');
  writeFileSync(path, `${sound}<!-- later -->`);
  await press(page, 'Settings');
  await page.getByLabel(KEEP).click();
  await page.getByText(/offline-mixed/).waitFor();
  assert.deepEqual(await kept(page), NOTHING);
  assert.equal(await page.getByLabel(KEEP).isChecked(), false);
  writeFileSync(path, sound);
  await page.getByLabel(KEEP).check();
  await page.getByText(/Saved: every page/).waitFor();
  await visit.leave();
});

test('a site that serves no service worker any more, or an empty one, gets rid of the old one', async () => {
  const worker = join(folder, WORKER);
  const script = readFileSync(worker, 'utf8');
  const ways = [
    () => renameSync(worker, `${worker}.away`),
    () => writeFileSync(worker, ''),
    () => writeFileSync(worker, script.replace(/"files":\[.*\]\}/, '"files":[]}')),
  ];
  for (const way of ways) {
    const visit = await visitor();
    const first = await visit.open();
    await keep(first);
    await first.close();
    way();
    const second = await visit.open('lab/');
    await second.waitForFunction(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      return registrations.length === 0 && (await caches.keys()).length === 0;
    });
    await second.reload();
    await second.locator('main').waitFor();
    writeFileSync(worker, script);
    await visit.context.close();
  }
});

test('what another site of the same origin keeps is left alone', async () => {
  const visit = await visitor();
  const page = await visit.open();
  await page.evaluate(async () => {
    await (await caches.open('spyglass /another/ 1')).put('/another/x', new Response('theirs'));
  });
  await keep(page);
  await press(page, 'Settings');
  await page.getByLabel(KEEP).uncheck();
  await page.getByText(/Nothing is saved unless you ask/).waitFor();
  assert.deepEqual(await page.evaluate(() => caches.keys()), ['spyglass /another/ 1']);
  await visit.leave();
});

test('where nothing may be kept it says so, and registers nothing', async () => {
  const visit = await visitorOf({storage: false});
  const page = await visit.open();
  await press(page, 'Settings');
  await page.getByLabel(KEEP).click();
  await page.getByText(/offline-storage/).waitFor();
  assert.equal(await page.getByLabel(KEEP).isChecked(), false);
  const all = await page.evaluate(() => navigator.serviceWorker.getRegistrations());
  assert.equal(all.length, 0);
  await visit.leave();
});

test('without a network nothing can be asked for that has not come', async () => {
  const visit = await visitor();
  const page = await visit.open();
  await cell(page, 'A1').waitFor();
  await press(page, 'Settings');
  // The settings are fetched when they are first opened.
  await page.getByLabel(KEEP).waitFor();
  const start = await stopServer();
  await page.getByLabel(KEEP).click();
  await page.getByText(/offline-network/).waitFor();
  await start();
  assert.deepEqual(await kept(page), NOTHING);
  await visit.context.close();
});
