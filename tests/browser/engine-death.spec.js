// The engine dies in the middle: by a trap, without a word, by an error. Nothing is lost.

import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {
  assertBoard,
  atStep,
  chooseSpeed,
  countOf,
  fire,
  fireAll,
  pick,
  press,
  record,
  revealed,
  seen,
} from './hands.mjs';
import {browserTests} from './harness.mjs';
import {freshRecord, playedOut, viewOf, watersOf} from './oracle.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').BrowserContext} BrowserContext */

const {visitor} = browserTests();

const race = '?v=2&mode=race&game=admiral&seed=42';
const begun = freshRecord({rules: 'admiral', seed: '42', players: 'race:you,parity'});
const waters = watersOf(begun, 8);

/** Runs in the worker before its script, and only keeps hold of the engine's memory. */
const hold = `
  for (const name of ['instantiate', 'instantiateStreaming']) {
    const make = WebAssembly[name];
    WebAssembly[name] = async (...args) => {
      const made = await make.apply(WebAssembly, args);
      self.engineMemory = (made.instance ?? made).exports.memory;
      return made;
    };
  }
`;

/** @param {BrowserContext} context @param {string} before A script that runs first in every worker. */
const prepareWorkers = (context, before) =>
  context.route(/worker[^/]*\.js$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({response: answer, body: before + (await answer.text())});
  });

/** The engine’s memory is wiped, so that its next call traps as any fault inside it would. @param {Page} page */
async function ruin(page) {
  const [worker] = page.workers();
  await worker.evaluate(async () => {
    const scope = /** @type {any} */ (self);
    // A worker just started may still be loading its engine.
    while (!scope.engineMemory) await new Promise((resolve) => setTimeout(resolve, 20));
    new Uint8Array(scope.engineMemory.buffer).fill(0);
  });
  return worker;
}

quickTest('a real trap in the middle of a hunt: the shot is answered all the same', async () => {
  const visit = await visitor();
  await prepareWorkers(visit.context, hold);
  const page = await visit.open(race);
  await fireAll(page, waters.slice(0, 3));
  await record(page, 6);
  const first = await ruin(page);
  await fire(page, waters[3]);
  assert.notEqual(page.workers()[0], first, 'there is a new worker');
  assert.equal(page.workers().length, 1);
  await seen(page, `${waters[3]} miss. Your turn.`);
  assert.equal(await page.locator('[data-kind=fault]').count(), 0);
  const whole = await record(page, 8);
  await assertBoard(page, viewOf(whole));

  // Taken back, then killed, then done again: the line beyond the step is there too.
  await press(page, 'Undo');
  await page.locator(`[data-cell="${waters[3]}"][aria-label$=", unknown"]`).waitFor();
  await ruin(page);
  await press(page, 'Redo');
  await revealed(page, waters[3]);
  assert.equal(await record(page), whole);
  await ruin(page);
  await fire(page, waters[4]);
  await assertBoard(page, viewOf(await record(page, 10)));
  await visit.leave();
});

test('a trap while an agent plays, while one deploys, and in a duel', async () => {
  const visit = await visitor();
  await prepareWorkers(visit.context, hold);
  const page = await visit.open('?v=2&mode=watch&game=admiral&seed=42&agent=parity');
  const whole = playedOut(freshRecord({rules: 'admiral', seed: '42', players: 'solo:parity'}));
  await page.getByRole('slider', {name: 'Timeline'}).waitFor();
  await press(page, 'Forward');
  await atStep(page, 1);
  await chooseSpeed(page, '5 a second');
  await press(page, 'Play');
  await page.waitForTimeout(500);
  await ruin(page);
  await page.waitForTimeout(500);
  await chooseSpeed(page, 'instant');
  await atStep(page, countOf(whole.record));
  assert.equal(await record(page, countOf(whole.record)), whole.record);

  await page.getByRole('link', {name: 'Play'}).click();
  await pick(page, 'Kind of game', 'Two players');
  await seen(page, /^Your fleet is ready\./);
  await ruin(page);
  await press(page, 'Shuffle');
  await page.waitForTimeout(300);
  await seen(page, /^Your fleet is ready\./);
  await ruin(page);
  await press(page, 'Start');
  await page.getByRole('grid', {name: 'Your sea'}).waitFor();
  const duel = await record(page, 0);
  const [water, other] = watersOf(duel, 2);
  await fire(page, water);
  await seen(page, /Your turn\.$/);
  await ruin(page);
  await fire(page, other);
  await seen(page, /Your turn\.$/);
  const view = viewOf(await record(page, 4));
  await assertBoard(page, view, 1);
  await assertBoard(page, view, 2);
  await visit.leave();
});

test('a worker that falls silent, and one that throws: a pending sign, then the answer', async () => {
  const visit = await visitor();
  const page = await visit.open(race);
  await fire(page, waters[0]);
  await record(page, 2);
  await page.workers()[0].evaluate(() => {
    setTimeout(() => {
      throw new Error('the worker fails outside of every call');
    });
  });
  await page.waitForTimeout(200);
  await fire(page, waters[1]);
  await assertBoard(page, viewOf(await record(page, 4)));

  await page.workers()[0].evaluate(() => self.close());
  await page.locator(`[data-cell="${waters[2]}"]`).click();
  await page.locator(`[data-cell="${waters[2]}"][aria-label*="waiting for the answer"]`).waitFor();
  await revealed(page, waters[2]);
  await assertBoard(page, viewOf(await record(page, 6)));
  await visit.leave();
});

test('an engine that does not come: the reason, a retry, and the shot fired meanwhile', async () => {
  const visit = await visitor();
  let cut = true;
  await visit.context.route(/\.wasm$/, (route) => (cut ? route.abort() : route.continue()));
  const page = await visit.open(race);
  await page.locator(`[data-cell="${waters[0]}"]`).click();
  await seen(page, 'The engine didn’t load. Check your connection and try again.');
  cut = false;
  await press(page, 'Try again');
  await revealed(page, waters[0]);
  assert.match(await record(page, 2), / s\.42 /, 'the sea asked for, not another');
  // What the browser itself says of the failed request is no fault of the page.
  visit.complaints.splice(0).forEach((complaint) => {
    assert.match(complaint, /^console: Failed to load resource/);
  });
  await visit.leave();

  const without = await visitor();
  await prepareWorkers(without.context, 'delete self.WebAssembly;');
  const still = await without.open(race);
  await seen(still, 'This browser doesn’t allow WebAssembly, which the engine needs.');
  await still.getByRole('gridcell', {name: 'A1, unknown'}).waitFor();
  await without.leave();
});
