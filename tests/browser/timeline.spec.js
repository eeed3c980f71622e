// The timeline of every rule set and of Reversi: first, back, play, forward, last, the scrubber and the speeds, by keys and by hand.
import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {reversi} from '../web/reversi-engine.mjs';
import {surprisingSteps} from '../web/reversi-surprises.mjs';
import {
  assertBoard,
  button,
  cell,
  cellNames,
  chooseSpeed,
  countOf,
  heard,
  press,
  timeline,
} from './hands.mjs';
import {browserTests} from './harness.mjs';
import {drawnShips, freshRecord, playedOut, viewOf} from './oracle.mjs';

/** @typedef {import('playwright-core').Page} Page */

const {visitor} = browserTests();

/** @type {[any, string][]} */
const GAMES = [
  ['admiral', 'probability-map'],
  ['admiral-apart', 'parity'],
  ['sea-battle', 'p-matrix'],
  ['solitaire', 'expert-standard'],
  ['moving', 'fixed-scan'],
  [drawnShips, 'p-matrix'],
];

/** What a square is said to hold. @type {Record<string, string>} */
const HOLDERS = {X: 'black', O: 'white', '-': 'empty'};

/**
 * Every way along the timeline, from the first step on.
 *
 * @param {Page} page
 * @param {number} steps
 * @param {(step: number) => Promise<void>} reached what the step shows is what it should
 * @param {string[]} forward keys that lead on
 */
async function assertTimeline(page, steps, reached, forward) {
  const key = (/** @type {string} */ name) => page.keyboard.press(name);
  const at = async (/** @type {number} */ step) => {
    // Before the game is there the timeline stands at a step of none.
    await page.locator(`input[type=range][aria-valuetext="step ${step} of ${steps}"]`).waitFor();
    await reached(step);
  };
  let step = 0;
  await at(0);
  for (const name of forward) {
    await key(name);
    step += 1;
    await at(step);
  }
  await key('[');
  await at(step - 1);
  // The end is named, but where the pointer has a number of its own.
  const numbers = await page.locator('.scale-number').allTextContents();
  const length = Number(await timeline(page).getAttribute('max'));
  if ((length - step) / length > 0.07) assert.equal(numbers.at(-1), String(length));
  await key('End');
  await at(steps);
  await key('Home');
  await at(0);
  const speed = page.getByLabel('Speed');
  const labels = await speed.locator('option').allInnerTexts();
  assert.equal(labels.length, 5);
  for (const label of labels) await chooseSpeed(page, label);
  const focused = page.locator('[data-cell][tabindex="0"]').first();
  await focused.focus();
  await key(' ');
  await page.waitForFunction(
    () =>
      !document
        .querySelector('input[type=range]')
        ?.getAttribute('aria-valuetext')
        ?.startsWith('step 0 '),
  );
  // At once it may have come to its end before one can stop it.
  await button(page, 'Play').waitFor();
  await press(page, 'First step');
  await at(0);
  await press(page, 'Forward');
  await at(1);
  await press(page, 'Back');
  await at(0);
  await press(page, 'Last step');
  await at(steps);
  for (const to of [Math.floor(steps / 2), 1]) {
    await timeline(page).fill(String(to));
    await at(to);
  }
}

for (const [rules, agent] of GAMES)
  test(`${rules.rows ? 'drawn ships' : rules}: every way along the timeline`, async () => {
    const {record} = playedOut(freshRecord({rules, seed: '42', players: `solo:${agent}`}));
    const visit = await visitor();
    const query = new URLSearchParams({v: '2', g: record, step: '0', mode: 'watch'});
    const page = await visit.open(`?${query}`);
    await timeline(page).waitFor();
    await cell(page, 'A1').focus();
    const shows = (/** @type {number} */ step) => assertBoard(page, viewOf(record, step));
    await assertTimeline(page, countOf(record), shows, [']', '.', ']']);
    if (rules !== 'moving') {
      await cell(page, 'A1').focus();
      await page.keyboard.press('j');
      await heard(page, /Surprising|No surprising step/);
    }
    await visit.leave();
  });

quickTest('Reversi: every way along the timeline', async () => {
  const game = reversi.newGame({
    ...{rules: 'reversi', seed: '42', players: 'duel:minimax-novice,engine-1'},
  });
  while (!game.glance().over) game.aiMove();
  const record = game.record();
  const {steps} = game.glance();
  const visit = await visitor();
  const page = await visit.open(`reversi/?${new URLSearchParams({v: '2', g: record, step: '0'})}`);
  await timeline(page).waitFor();
  await page.locator('[data-cell][tabindex="0"]').first().focus();
  await assertTimeline(
    page,
    steps,
    async (step) => {
      game.seek(step);
      const holders = [...game.glance().board].map(
        (/** @type {string} */ square) => HOLDERS[square],
      );
      const names = await cellNames(page, 'reversi');
      assert.deepEqual(
        names.map((name) => name.split(', ')[1]),
        holders,
      );
    },
    [']', ']'],
  );
  game.free();
  // The first that gives up much or a result, and the one after it, by the values of an agent of the source.
  const values = page.getByRole('button', {name: 'Values', exact: true});
  await values.click();
  await page.locator('#valuer').selectOption('minimax-novice');
  // Shown, they would have the last word.
  await values.click();
  await press(page, 'First step');
  for (const step of surprisingSteps(record, 'minimax-novice').slice(0, 2)) {
    await page.locator('[data-cell][tabindex="0"]').first().focus();
    await page.keyboard.press('j');
    await page.locator(`input[type=range][aria-valuetext="step ${step} of ${steps}"]`).waitFor();
    await heard(page, /Surprising: /);
  }
  await visit.leave();
});
