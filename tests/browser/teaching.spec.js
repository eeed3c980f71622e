// A teaching game in the browser: chosen in the settings, it takes a costly shot or move back with its reason, and says so at the end.

import assert from 'node:assert/strict';
import {test} from '../suite.mjs';
import {cell, fireAll} from './hands.mjs';
import {accessibilityFaults, browserTests} from './harness.mjs';
import {freshRecord, targetsOf} from './oracle.mjs';

const {visitor} = browserTests();
/** A press as soon as this after another is the second of a double click. */
const DOUBLE_MS = 600;
/** White has d6, and e2, which gives up some 16 discs. */
const GIVEN = 'spyglass2 reversi s.1 duel:engine-1,you Me6.Mf4.Me3.Mf6.Mg5';
const begun = freshRecord({rules: 'admiral', seed: '42', players: 'race:you,parity'});

test('a shot that gives up ten points is taken back, and fired once it is meant', async () => {
  const visit = await visitor();
  const page = await visit.open('?v=2&mode=race&game=admiral&seed=42');
  await page.getByRole('button', {name: 'Settings'}).first().click();
  await page
    .getByLabel('Teaching game: take costly shots back')
    .selectOption({label: 'that give up 10 points or more'});
  await page.keyboard.press('Escape');
  await cell(page, 'A1').click();
  await page.locator('.notice', {hasText: 'Taken back: A1 8%'}).waitFor();
  assert.match(String(await cell(page, 'A1').getAttribute('aria-label')), /^A1, unknown/);
  assert.deepEqual(await accessibilityFaults(page), []);
  await page.waitForTimeout(DOUBLE_MS);
  await cell(page, 'A1').click();
  await page.locator('[data-cell="A1"][aria-label^="A1, miss"]').first().waitFor();
  await page.getByRole('button', {name: 'Settings'}).first().click();
  await page.getByLabel('Teaching game: take costly shots back').selectOption({label: 'off'});
  await page.keyboard.press('Escape');
  await fireAll(page, targetsOf(begun));
  await page.getByText('1 shot taken back by the teaching game').first().waitFor();
  await visit.leave();
});

test('a costly move of Reversi is taken back, and after the analysis the costliest come back as exercises', async () => {
  const visit = await visitor();
  const at = (/** @type {string} */ record) =>
    `reversi/?${new URLSearchParams({v: '2', g: record})}`;
  const page = await visit.open(at(GIVEN));
  await page.locator('#settings summary').click();
  await page
    .getByLabel('Teaching game: take back moves that cost')
    .selectOption({label: '8 discs or more'});
  await cell(page, 'E2', 'reversi').click();
  await page.locator('.notice', {hasText: 'Taken back: in discs e2 is worth'}).waitFor();
  await page.getByText('1 move taken back by the teaching game').waitFor();
  assert.match(String(await cell(page, 'E2', 'reversi').getAttribute('aria-label')), /^e2, empty/);
  assert.deepEqual(await accessibilityFaults(page), []);
  await page.waitForTimeout(DOUBLE_MS);
  await cell(page, 'E2', 'reversi').click();
  await page.locator('[data-cell="E2"]:not([aria-label*="empty"])').waitFor();

  await page.goto(new URL(at(`${GIVEN}.Me2.Md6.Mh6`), page.url().replace(/reversi\/.*/, '')).href);
  await page.getByRole('tab', {name: 'Graph'}).click();
  await page.getByRole('button', {name: 'Analyse game'}).click();
  const link = page.getByRole('link', {name: 'Try the costliest again'});
  await link.waitFor();
  const [again] = await Promise.all([visit.context.waitForEvent('page'), link.click()]);
  await again.getByText('Chapter 1 of 2').waitFor();
  await again.getByText('Choose a move for White.').waitFor();
  // The move of then is not shown.
  assert.equal(await again.locator('[data-judgement]').count(), 0);
  await cell(again, 'D6', 'lesson').click();
  await cell(again, 'D6', 'lesson').click();
  const said = again.locator('[data-judgement="right"]');
  await said.getByText('The best line: d6 ').waitFor();
  assert.match(String(await said.textContent()), /up to \d discs below the best count as right/);
  assert.deepEqual(await accessibilityFaults(again), []);
  await again.getByRole('button', {name: 'All lessons'}).click();
  await again.getByText('2 exercises in all.').waitFor();
  const kept = await again.evaluate(() => JSON.parse(localStorage.getItem('spyglass-deck') ?? ''));
  assert.equal(kept['spyglass-deck'], 2);
  assert.deepEqual(
    kept.exercises.map((/** @type {{step: number, by: string}} */ {step, by}) => [step, by]),
    [
      [5, 'engine-4(book=best)'],
      [7, 'engine-4(book=best)'],
    ],
  );
  await visit.leave();
});

/** Somebody who has chosen a teaching game of Reversi. */
async function taughtVisit() {
  const visit = await visitor();
  await visit.context.addInitScript(() => {
    // A frame in a sandbox has no storage.
    if (location.pathname.includes('reversi'))
      localStorage.setItem('spyglass-reversi', JSON.stringify({teaching: 8}));
  });
  return visit;
}

test('where the teaching game does not load, that is said once, and the move is made when it is chosen again', async () => {
  const visit = await taughtVisit();
  await visit.context.route(/parts\/reversi-later/, (route) => route.abort());
  const page = await visit.open(`reversi/?${new URLSearchParams({v: '2', g: GIVEN})}`);
  await cell(page, 'E2', 'reversi').click();
  await page.locator('.notice', {hasText: 'Not judged'}).waitFor();
  assert.match(String(await cell(page, 'E2', 'reversi').getAttribute('aria-label')), /^e2, empty/);
  await cell(page, 'E2', 'reversi').click();
  await page.locator('[data-cell="E2"]:not([aria-label*="empty"])').waitFor();
  // The browser tells of what did not load; nothing else may have gone wrong.
  const others = visit.complaints.filter((complaint) => !/Failed to load resource/.test(complaint));
  assert.deepEqual(others, []);
  visit.complaints.length = 0;
  await visit.leave();
});

test('a move before the teaching game has come is judged once it has', async () => {
  const visit = await taughtVisit();
  /** @type {() => void} */
  let come = () => {};
  const coming = new Promise((resolve) => (come = () => resolve(null)));
  await visit.context.route(/parts\/reversi-later/, async (route) => {
    await coming;
    await route.continue();
  });
  const page = await visit.open(`reversi/?${new URLSearchParams({v: '2', g: GIVEN})}`);
  await cell(page, 'E2', 'reversi').click();
  come();
  await page.locator('.notice', {hasText: 'Taken back: in discs e2 is worth'}).waitFor();
  await visit.leave();
});
