// Packages for learning platforms are saved where something is handed out, and hold what the site was built with.

import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {strFromU8, unzipSync} from 'fflate';
import {at} from '../../scripts/lib/paths.mjs';
import {readLesson} from '../../www/src/features/lessons/format.js';
import {readContent} from '../../www/src/packaging/scorm/content.js';
import {packedLesson} from '../../www/src/packaging/scorm/package.js';
import {quickTest, test} from '../suite.mjs';
import {contentOf, press} from './hands.mjs';
import {browserTests} from './harness.mjs';

/** @typedef {import('playwright-core').Page} Page */

const {visitor} = browserTests();

const NAME = 'Save as SCORM package';
const built = (/** @type {string} */ name) =>
  new Uint8Array(readFileSync(at(`dist/scorm/${name}`)));

/** @param {Page} page */
async function saved(page) {
  const [download] = await Promise.all([
    // Packing megabytes takes long where another browser wants the same core.
    page.waitForEvent('download', {timeout: 60_000}),
    page.getByRole('button', {name: NAME, exact: true}).click(),
  ]);
  const zip = new Uint8Array(await contentOf(download));
  const text = strFromU8(unzipSync(zip)['index.html']);
  const [, data = ''] = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(text) ?? [];
  return {name: download.suggestedFilename(), zip, content: readContent(data)};
}

quickTest('a lesson is saved as a package, the same as anywhere', async () => {
  const visit = await visitor();
  const page = await visit.open('lesson/?v=2&lesson=counting&teachers=1');
  const {name, zip} = await saved(page);
  assert.equal(name, 'counting-by-hand.zip');
  const lesson = readLesson(readFileSync(at('www/src/data/lessons/counting.json'), 'utf8'));
  const scripts = {
    single: built('spyglass-board.single.js'),
    reporting: built('scorm.js'),
  };
  assert.deepEqual(zip, packedLesson(lesson, scripts));
  await page.getByText('Saved as a package.').first().waitFor();
  await visit.leave();
});

test('what is seen is saved as a package, of both games', async () => {
  const visit = await visitor();
  const record = 'spyglass2 admiral s.42 race:you,parity FC3';
  const page = await visit.open(`?${new URLSearchParams({v: '2', mode: 'race', g: record})}`);
  await press(page, 'Share');
  const hunt = await saved(page);
  assert.equal(hunt.content?.attributes.mode, 'race');
  assert.match(
    hunt.content?.attributes.record ?? '',
    /^spyglass2 admiral s\.42 race:you,parity FC3/,
  );
  await page.getByText(`Saved as ${hunt.name}`).first().waitFor();

  await page.goto(
    `${page.url().split('?')[0]}reversi/?v=2&g=spyglass2%20reversi%20s.7%20duel:you,engine-1%20Mf5.Md6&step=2`,
  );
  await page.getByRole('tab', {name: 'Position'}).click();
  const reversi = await saved(page);
  assert.deepEqual(reversi.content?.attributes, {
    ...{v: '2', game: 'reversi', step: '2', 'no-undo': ''},
    record: 'spyglass2 reversi s.7 duel:you,engine-1 Mf5.Md6',
  });
  await visit.leave();
});

test('where the parts do not come, that is said, and the next press asks again', async () => {
  const visit = await visitor();
  const page = await visit.open('lesson/?v=2&lesson=counting&teachers=1');
  await page.route('**/scorm/*', (route) => route.abort());
  await page.getByRole('button', {name: NAME, exact: true}).click();
  await page.locator('.notice[data-kind=fault]', {hasText: 'couldn’t be loaded'}).waitFor();
  await page.unroute('**/scorm/*');
  for (const complaint of visit.complaints.splice(0))
    assert.match(complaint, /Failed to load resource/);
  assert.equal((await saved(page)).name, 'counting-by-hand.zip');
  await visit.leave();
});
