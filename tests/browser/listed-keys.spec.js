// What is told beside the board has the board's keys, and gives the focus back to the board when it goes.
import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {cell, heard, press} from './hands.mjs';
import {browserTests} from './harness.mjs';

const {visitor} = browserTests();

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page */
async function begin(page) {
  await heard(page, 'Puzzle 8×8, no. 9, Easy. Mark water and ships.');
  await cell(page, 'C4').focus();
}

/** @param {Page} page @param {string} name the cell that has the focus */
const focused = (page, name) =>
  page.waitForFunction((one) => document.activeElement?.getAttribute('data-cell') === one, name);

/** @param {Page} page */
async function openReasons(page) {
  await press(page, 'Reasons');
  const reasons = page.getByRole('region', {name: 'Solve it step by step'});
  await reasons.getByText(/^Step 1 of /).waitFor();
  return reasons;
}

test('the reasons of a puzzle: their keys where their buttons stand, and every way out leads to the board', async () => {
  const visit = await visitor();
  const page = await visit.open('?mode=puzzle&game=puzzle-8&level=easy&seed=9');
  await begin(page);
  const reasons = await openReasons(page);
  const next = reasons.getByRole('button', {name: 'Next step'});
  await next.click();
  await reasons.getByText(/^Step 2 of /).waitFor();
  await page.keyboard.press('n');
  await reasons.getByText(/^Step 3 of /).waitFor();
  await page.keyboard.press('Shift+N');
  await reasons.getByText(/^Step 2 of /).waitFor();
  assert.ok(await next.evaluate((one) => one === document.activeElement), 'the focus stayed');
  await page.keyboard.press('Escape');
  await reasons.waitFor({state: 'detached'});
  await focused(page, 'C4');

  await openReasons(page);
  await reasons.getByRole('button', {name: 'Close'}).click();
  await reasons.waitFor({state: 'detached'});
  await focused(page, 'C4');

  await openReasons(page);
  await next.click();
  await reasons.getByRole('button', {name: 'Play on from here'}).click();
  await reasons.waitFor({state: 'detached'});
  await focused(page, 'C4');

  // Its button is among the further actions again, and the keys are at the board.
  await openReasons(page);
  await press(page, 'Reasons');
  await reasons.waitFor({state: 'detached'});
  await focused(page, 'C4');
  await visit.leave();
});

quickTest(
  'a hint in a puzzle: more of it by button and key, to its last stage and out',
  async () => {
    const visit = await visitor();
    const page = await visit.open('?mode=puzzle&game=puzzle-8&level=easy&seed=9');
    await begin(page);
    await page.keyboard.press('h');
    const hint = page.getByRole('region', {name: 'Hint'});
    const more = hint.getByRole('button', {name: 'Show more'});
    await hint.getByText('1 of 4').waitFor();
    await more.click();
    await hint.getByText('2 of 4').waitFor();
    await page.keyboard.press('h');
    await hint.getByText('3 of 4').waitFor();
    await more.click();
    await hint.getByText('4 of 4').waitFor();
    // There is no more, and the keys are not lost.
    assert.equal(await more.getAttribute('aria-disabled'), 'true');
    assert.ok(await more.evaluate((one) => one === document.activeElement));
    await page.keyboard.press('Escape');
    await hint.waitFor({state: 'detached'});
    await focused(page, 'C4');

    await press(page, 'Prove');
    await cell(page, 'C4').click();
    const proof = page.getByRole('region', {name: 'Proof of C4'});
    await proof.locator('.proof-step').first().focus();
    await page.keyboard.press('Escape');
    await proof.waitFor({state: 'detached'});
    await focused(page, 'C4');
    await visit.leave();
  },
);
