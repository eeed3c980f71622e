// One's own results: the sea of the day, where a hunt lies among the agents', statistics.
import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {address, button, cell, fireAll, heard, press, seen} from './hands.mjs';
import {accessibilityFaults, browserTests, devices} from './harness.mjs';
import {freshRecord, targetsOf} from './oracle.mjs';

const {visitor} = browserTests();

quickTest('the sea of the day is hunted, laid beside the agents’ hunts, and counted', async () => {
  const visit = await visitor();
  const page = await visit.open('?day=2026-11-22');
  await page.getByRole('heading', {name: 'Sea of the day, 22 November 2026'}).waitFor();
  const begun = freshRecord({rules: 'admiral', seed: '20261122', players: 'race:you,parity'});
  const targets = targetsOf(begun);
  await fireAll(page, targets);
  const standing = page.getByRole('region', {name: 'Your result among the agents’'});
  await standing.getByText(`You needed ${targets.length} shots.`).waitFor();
  await standing.getByRole('button', {name: 'Exact', pressed: true}).waitFor();
  await standing.getByRole('button', {name: 'Random'}).click();
  await standing.getByRole('button', {name: 'Random', pressed: true}).waitFor();
  await page.getByRole('img', {name: /^The hunts of Random by how many shots/}).waitFor();
  await page
    .getByRole('img', {name: /^Ship cells found, shot by shot: You: 17 in 17 shots/})
    .waitFor();
  await standing.getByText('Random’s games as a table').click();
  await standing.getByRole('rowheader', {name: /^92–95/}).waitFor();
  // What still fades in has less contrast than what it comes to.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({finished}) => finished)));
  assert.deepEqual(await accessibilityFaults(page), []);

  await press(page, 'Statistics');
  const dialog = page.getByRole('dialog', {name: 'Statistics'});
  const row = dialog.getByRole('heading', {name: 'Classic (5-4-3-3-2)'});
  await row.waitFor();
  const told = await dialog.getByRole('definition').allTextContents();
  assert.deepEqual(told, [
    '1',
    `${targets.length}.0`,
    `${targets.length}`,
    '1 now, 1 at most',
    '0',
  ]);
  assert.deepEqual(await accessibilityFaults(page), []);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', {name: 'Save as a file'}).click();
  assert.equal((await saved).suggestedFilename(), 'spyglass-results.json');
  // After a reload it is still there, until it is forgotten.
  await page.reload();
  await press(page, 'Statistics');
  await row.waitFor();
  await dialog.getByRole('button', {name: 'Delete all', exact: true}).click();
  await dialog.getByRole('button', {name: 'Delete all?'}).click();
  await dialog.getByText('You haven’t finished a game yet.').waitFor();
  await visit.leave();
});

test('today’s sea is a button away, by touch and by keys', async () => {
  const visit = await visitor(devices.phone);
  const page = await visit.open();
  const today = new Date().toISOString().slice(0, 10).replaceAll('-', '');
  await button(page, 'Change game').tap();
  await button(page, 'Sea of the day').tap();
  await address(page, (query) => query.get('g')?.startsWith(`spyglass2 admiral s.${today} race:`));
  await page.getByRole('heading', {name: /^Sea of the day, /}).waitFor();
  const wide = await visitor();
  const keys = await wide.open();
  await button(keys, 'Change game').focus();
  await keys.keyboard.press('Enter');
  await button(keys, 'Sea of the day').focus();
  await keys.keyboard.press('Enter');
  await keys.getByRole('heading', {name: /^Sea of the day, /}).waitFor();
  await visit.leave();
  await wide.leave();
});

test('one sea is that of the day, whatever was played last; other fleets have their own, by name', async () => {
  const visit = await visitor();
  const page = await visit.open('?game=sea-battle');
  const today = new Date().toISOString().slice(0, 10).replaceAll('-', '');
  const opens = (/** @type {string} */ rules) =>
    address(page, (query) => query.get('g')?.startsWith(`spyglass2 ${rules} s.${today} race:`));
  await press(page, 'Change game');
  await press(page, 'Sea of the day: Sea battle (4-3-3-2-2-2-1-1-1-1)');
  await opens('sea-battle');
  await page.getByRole('heading', {name: /^Sea of the day, .*: Sea battle \(4-/}).waitFor();
  await press(page, 'Change game');
  await press(page, 'Sea of the day');
  await opens('admiral');
  await page.getByRole('heading', {name: /^Sea of the day, [^:]*$/}).waitFor();
  await press(page, 'Change game');
  assert.equal(await button(page, 'Sea of the day').count(), 1);
  assert.equal(await page.getByRole('button', {name: /^Sea of the day:/}).count(), 0);
  await visit.leave();
});

test('a day that is none is refused, and where nothing can be kept the visit’s games are told', async () => {
  const visit = await visitor();
  const none = await visit.open('?day=2026-02-31');
  await seen(none, 'There is no such day');
  await heard(none, 'There is no such day');
  await cell(none, 'A1').waitFor();
  await visit.leave();

  const forgetful = await visitor();
  await forgetful.context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new Error('denied');
    };
  });
  const page = await forgetful.open('?game=admiral&seed=7');
  const begun = freshRecord({rules: 'admiral', seed: '7', players: 'race:you,parity'});
  await fireAll(page, targetsOf(begun));
  await page.getByRole('region', {name: 'Your result among the agents’'}).waitFor();
  await press(page, 'Statistics');
  await page
    .getByText('This browser isn’t saving games: these are the games of this visit.')
    .waitFor();
  await forgetful.leave();
});

test('days in a row are counted, and a past day is opened from the list by keys', async () => {
  const visit = await visitor();
  const dayAgo = (/** @type {number} */ back) => new Date(Date.now() - back * 24 * 60 * 60 * 1000);
  const days = [3, 2, 1].map(dayAgo).map((date) => date.toISOString().slice(0, 10));
  const results = days.map((day) => ({
    ...{sea: `admiral s.${day.replaceAll('-', '')}`, rules: 'admiral', points: 40},
    ...{won: true, helped: false, at: Date.parse(`${day}T12:00:00Z`)},
  }));
  await visit.context.addInitScript(
    (kept) => {
      try {
        localStorage.setItem('spyglass-results', kept);
      } catch {
        // A frame without an origin of its own keeps nothing.
      }
    },
    JSON.stringify({version: 1, results: [...results, {sea: 'torn'}]}),
  );
  const page = await visit.open();
  await press(page, 'Statistics');
  const dialog = page.getByRole('dialog', {name: 'Statistics'});
  await dialog.getByText('Finished on their day 3 days in a row.').waitFor();
  await dialog.getByText('A new sea begins at midnight UTC.').waitFor();
  const rows = dialog.locator('.days-list > li');
  assert.equal(await rows.count(), 14);
  assert.match(String(await rows.nth(1).textContent()), /40 shots/);
  assert.match(String(await rows.nth(4).textContent()), /not played/);
  assert.deepEqual(await accessibilityFaults(page), []);
  await rows.nth(4).getByRole('button').focus();
  await page.keyboard.press('Enter');
  const seed = dayAgo(4).toISOString().slice(0, 10).replaceAll('-', '');
  await address(page, (query) => query.get('g')?.startsWith(`spyglass2 admiral s.${seed} race:`));
  await page.getByRole('heading', {name: /^Sea of the day, /}).waitFor();
  await visit.leave();
});
