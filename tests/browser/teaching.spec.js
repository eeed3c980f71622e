// A teaching game in the browser: chosen in the settings, it takes a costly shot back with its reason, and says so at the end.

import assert from 'node:assert/strict';
import {test} from '../suite.mjs';
import {cell, fireAll} from './hands.mjs';
import {accessibilityFaults, browserTests} from './harness.mjs';
import {freshRecord, targetsOf} from './oracle.mjs';

const {visitor} = browserTests();
const begun = freshRecord({rules: 'admiral', seed: '42', players: 'race:you,parity'});

test('a shot that gives up ten points is taken back, and fired once it is meant', async () => {
  const visit = await visitor();
  const page = await visit.open('?v=2&mode=race&game=admiral&seed=42');
  await page.getByRole('button', {name: 'Settings'}).first().click();
  await page
    .getByLabel('Teaching game: take back shots that give up')
    .selectOption({label: '10 points or more'});
  await page.keyboard.press('Escape');
  await cell(page, 'A1').click();
  await page.locator('.notice', {hasText: 'Taken back: A1 8%'}).waitFor();
  assert.match(String(await cell(page, 'A1').getAttribute('aria-label')), /^A1, unknown/);
  assert.deepEqual(await accessibilityFaults(page), []);
  await cell(page, 'A1').click();
  await page.locator('[data-cell="A1"][aria-label^="A1, miss"]').first().waitFor();
  await page.getByRole('button', {name: 'Settings'}).first().click();
  await page.getByLabel('Teaching game: take back shots that give up').selectOption({label: 'off'});
  await page.keyboard.press('Escape');
  await fireAll(page, targetsOf(begun));
  await page.getByText('1 shot taken back by the teaching game').first().waitFor();
  await visit.leave();
});
