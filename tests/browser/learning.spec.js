// An agent that learns: switched on where the fleet is laid, looked at, saved, forgotten and brought in again.
import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {address, button, fileOf, fire, press, pressTwice, record, seen} from './hands.mjs';
import {accessibilityFaults, browserTests, devices} from './harness.mjs';
import {viewOf, watersOf} from './oracle.mjs';

/** @typedef {import('playwright-core').Page} Page */

const {visitor} = browserTests();
const SWITCH = 'Let agents learn where I place ships';

/**
 * Lays a fleet against an agent that learns.
 *
 * @param {Page} page
 */
async function layAgainstMatrix(page) {
  await page.getByRole('grid', {name: 'Matrix’s sea'}).waitFor();
  await pressTwice(page, 'Give up');
  await button(page, 'Rematch').click();
  await seen(page, 'Your fleet is ready.');
}

/**
 * One shot, and the game is given up.
 *
 * @param {Page} page
 */
async function shootAndResign(page) {
  await page.getByRole('grid', {name: /^Matrix.*’s sea$/}).waitFor();
  const begun = await address(page, (query) => / duel:.*-$/.test(query.get('g') ?? ''));
  const text = begun.get('g') ?? '';
  const you = viewOf(text).players.findIndex(({kind}) => kind === 'you') + 1;
  await page
    .getByRole('status')
    .filter({hasText: /Your turn/})
    .waitFor();
  await fire(page, watersOf(text, 1, you)[0], `sea-${you}`);
  await page
    .getByRole('status')
    .filter({hasText: /Your turn/})
    .waitFor();
  await pressTwice(page, 'Give up');
  await button(page, 'Rematch').waitFor();
}

test('Matrix learns from a game, plays the next with it, and it can be looked at, saved, forgotten, brought in', async () => {
  const visit = await visitor();
  const page = await visit.open('?v=1&mode=play&game=admiral&seed=4&agent=p-matrix');
  const begun = await record(page, 0);
  await fire(page, watersOf(begun, 1)[0]);
  await page
    .getByRole('status')
    .filter({hasText: /Your turn/})
    .waitFor();
  await layAgainstMatrix(page);
  const learns = page.getByRole('checkbox', {name: SWITCH});
  await learns.check();
  await page.getByText('Nothing learned yet.').waitFor();
  assert.deepEqual(await accessibilityFaults(page), []);
  await press(page, 'Start');
  await shootAndResign(page);

  await button(page, 'Rematch').click();
  await page.getByText('Learned from 1 game.').waitFor();
  await press(page, 'Start');
  await page.getByRole('grid', {name: 'Matrix (has learned your habits)’s sea'}).waitFor();
  await address(page, (query) => /p-matrix\(learned=[\w-]{100}\)/.test(query.get('g') ?? ''));

  await press(page, 'Statistics');
  const dialog = page.getByRole('dialog', {name: 'Statistics'});
  const map = dialog.getByRole('table', {name: 'Classic (5-4-3-3-2), from 1 game'});
  await map.waitFor();
  assert.equal(
    await map
      .getByRole('cell')
      .filter({hasText: /^\d\.\d$/})
      .count(),
    100,
  );
  assert.deepEqual(await accessibilityFaults(page), []);
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', {name: 'Save this as a file'}).click();
  const saved = await saving;
  assert.equal(saved.suggestedFilename(), 'spyglass-habits.json');

  await dialog.getByLabel('Import a file').setInputFiles({
    name: 'bad.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"version": 1, "habits": [{}]}'),
  });
  await dialog.getByRole('alert').filter({hasText: 'see entry 1'}).waitFor();
  await map.waitFor();
  await dialog.getByRole('button', {name: 'Delete this player', exact: true}).click();
  await dialog.getByRole('button', {name: 'Delete this player?'}).click();
  await dialog.getByText('Agents have learned nothing under this name.').waitFor();
  await dialog.getByLabel('Import a file').setInputFiles(await fileOf(saved));
  await map.waitFor();
  await dialog.getByText('Imported:').waitFor();
  assert.equal(await dialog.getByRole('alert').filter({hasText: 'see entry 1'}).count(), 0);

  // After a reload it is still there, and another name has none of it.
  await page.reload();
  await press(page, 'Statistics');
  await map.waitFor();
  await dialog.getByLabel('Whose ships').fill('Ben');
  await dialog.getByLabel('Whose ships').press('Enter');
  await dialog.getByText('Agents have learned nothing under this name.').waitFor();
  await visit.leave();
});

quickTest('on a phone that keeps nothing it learns for the visit, and says so', async () => {
  const visit = await visitor({...devices.phone, storage: false});
  const page = await visit.open('?v=1&mode=play&game=sea-battle&seed=4&agent=p-matrix');
  await page.getByRole('grid', {name: 'Matrix’s sea'}).waitFor();
  await button(page, 'Statistics').first().click();
  const dialog = page.getByRole('dialog', {name: 'Statistics'});
  await dialog.getByRole('checkbox', {name: SWITCH}).check();
  await dialog.getByText('This browser isn’t saving games: what agents learn lasts').waitFor();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 360, `${wide}`);
  await visit.leave();
});
