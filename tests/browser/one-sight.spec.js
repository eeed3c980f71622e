// What each screen shows at one sight, without scrolling, and that nothing jumps in it.

import assert from 'node:assert/strict';
import {examples} from '../../www/src/features/solver/examples.js';
import {writePositionAddress} from '../../www/src/games/sea/address-written.js';
import {LANGUAGES} from '../../www/src/i18n/locales.js';
import {quickTest, test} from '../suite.mjs';
import {cell, drawn} from './hands.mjs';
import {browserTests, devices} from './harness.mjs';
import {freshRecord, playedOut} from './oracle.mjs';

/** @typedef {import('playwright-core').Page} Page */

const {visitor} = browserTests();

const viewport = {width: 1280, height: 860};
const SEED = '12';

/** @param {string} agent @param {string} [seed] */
const huntOf = (agent, seed = SEED) =>
  playedOut(freshRecord({rules: 'admiral', seed, players: `solo:${agent}`})).record;
/** @param {string} agent */
const shotsOf = (agent) => huntOf(agent).split(' ')[4].split('.');

/** @param {string[]} own @param {number} rounds a race against Parity, after so many */
function raceOf(own, rounds) {
  const theirs = shotsOf('parity');
  const both = own
    .slice(0, rounds)
    .flatMap((action, at) => (at < theirs.length ? [action, `2${theirs[at]}`] : [action]));
  return `spyglass1 admiral s.${SEED} race:you,parity ${both.join('.')}`;
}

/** @param {Record<string, string>} query */
const link = (query) => `?${new URLSearchParams({v: '2', ...query})}`;

const [position] = examples;
/** @type {Record<string, {at: string, first?: boolean, until: string, next?: (page: Page) => Promise<void>, after?: (page: Page) => Promise<void>}>} `after`: done once it was measured, and measured again */
const screens = {
  'a first visit': {at: '', first: true, until: '.button-cell[data-tint]'},
  'a hunt': {at: link({g: raceOf(shotsOf('exact'), 11)}), until: '.scores'},
  'a hunt with its chances': {
    at: link({g: raceOf(shotsOf('exact'), 11)}),
    until: '.scores',
    async next(page) {
      await page.locator('.bar-group > .button[aria-pressed]').first().click();
      await page.locator('.candidates[data-counted]').waitFor();
    },
  },
  'a hunt that is watched': {
    at: link({g: huntOf('exact', '5'), step: '17'}),
    until: '.candidates',
    async after(page) {
      await page.locator('#predict').click();
      await page.locator('.prediction').waitFor();
      assert.equal(await page.locator('.candidate').count(), 0);
    },
  },
  'solitaire that is watched': {
    at: '?v=2&mode=watch&game=solitaire&seed=42&agent=expert-standard&step=9',
    until: '.candidates',
  },
  'scores that are watched': {
    at: link({
      g: playedOut(freshRecord({rules: 'sea-battle', seed: '5', players: 'solo:probability-map'}))
        .record,
      step: '12',
    }),
    until: '.candidates',
  },
  'an empty position': {at: '?mode=edit', until: '.candidates'},
  'a position': {at: writePositionAddress({text: position.text}), until: '.candidates'},
};

for (const locale of Object.keys(LANGUAGES))
  test(`beside a chart of ten rows nothing has to be scrolled to: ${locale}`, async () => {
    for (const [screen, {at, first = false, until, next, after}] of Object.entries(screens)) {
      const visit = await visitor({viewport, locale, first});
      const page = await visit.open(at);
      await page.locator(until).first().waitFor();
      for (const act of [next, after]) {
        await act?.(page);
        await drawn(page);
        // What is still counted or fetched may stand there for a moment.
        const over = () => document.documentElement.scrollHeight - innerHeight;
        await page
          .waitForFunction(() => document.documentElement.scrollHeight <= innerHeight)
          .catch(async () => assert.fail(`${screen}: ${await page.evaluate(over)} px`));
      }
      await visit.leave();
    }
  });

test('the end of a hunt is seen at once, and the board stays where it was', async () => {
  const visit = await visitor({viewport});
  // Hunter looks for no chances, so one of its shots was the costliest.
  const own = shotsOf('hunt');
  const page = await visit.open(link({g: raceOf(own, own.length - 1)}));
  const last = cell(page, own.at(-1)?.slice(1) ?? '');
  await page.locator('.scores').waitFor();
  const board = () => page.locator('.board-sheet').boundingBox();
  const before = await board();
  await last.click();
  for (const part of [
    '.plate-number',
    '.plate-rival',
    '.result-actions > .button-main',
    '.plot >> nth=0',
    '.plot >> nth=1',
    '.costliest',
  ]) {
    await page.locator(part).waitFor();
    await drawn(page);
    const box = await page.locator(part).boundingBox();
    assert.ok(
      box && box.y >= 0 && box.y + box.height <= viewport.height,
      JSON.stringify([part, box]),
    );
  }
  assert.deepEqual(await board(), before);
  // Beginners go by no chances: not each of their shots is marked.
  const marks = await page.locator('.scrubber-mark[data-kind=surprising]').count();
  assert.ok(marks > 0 && marks <= 7, String(marks));
  // The likeliest window of a large screen has it right of the chart, and the lists left of it.
  await page.setViewportSize({width: 1920, height: 1080});
  await drawn(page);
  const [left, sea, right] = await Promise.all(
    ['.panel', '.board-sheet', '.ending'].map((part) => page.locator(part).boundingBox()),
  );
  assert.ok(left && sea && right);
  assert.ok(left.x + left.width <= sea.x && sea.x + sea.width <= right.x);
  assert.ok(right.y + right.height <= 1080, `${right.y + right.height} px`);
  await visit.leave();
});

quickTest('Watch opens with the chances of a whole sea', async () => {
  const visit = await visitor({viewport});
  const page = await visit.open('lab/');
  await page.getByRole('banner').getByRole('link', {name: 'Watch'}).click();
  await page.locator('.candidates').waitFor();
  assert.ok((await page.locator('.sounding').count()) >= 90);
  await visit.leave();
});

quickTest('with reduced motion nothing moves, not even an answer', async () => {
  const visit = await visitor({viewport});
  const page = await visit.open(link({g: raceOf(shotsOf('exact'), 11)}));
  await page.locator('.scores').waitFor();
  await page.locator('.bar-group > .button[aria-pressed]').first().click();
  await page.locator('.candidates[data-counted]').waitFor();
  await page.evaluate(() => {
    const moved = /** @type {string[]} */ ([]);
    Object.assign(window, {moved});
    const look = () => {
      for (const one of document.getAnimations())
        if (Number(one.effect?.getComputedTiming().duration) > 0)
          moved.push(
            `${/** @type {any} */ (one).animationName ?? /** @type {any} */ (one).transitionProperty}`,
          );
      requestAnimationFrame(look);
    };
    look();
  });
  for (const name of ['A1', 'G8']) {
    await cell(page, name).click();
    await page.locator(`[data-cell="${name}"]:not([aria-label*=", unknown"])`).waitFor();
    await drawn(page);
  }
  assert.deepEqual(await page.evaluate(() => /** @type {any} */ (window).moved), []);
  await visit.leave();
});

for (const [name, device] of Object.entries({desktop: {viewport}, phone: devices.phone}))
  test(`the first mark in the Solver moves nothing: ${name}`, async () => {
    const visit = await visitor({...device});
    const page = await visit.open('?mode=edit');
    await page.locator('.candidates').waitFor();
    const places = () =>
      page
        .locator('.region .choices, .intro > .facts, .panel .candidates')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top + scrollY));
    const before = await places();
    await cell(page, 'A1', 'edit').click();
    await page.locator('.token').waitFor();
    await page.locator('h1', {hasText: /^(?!30,093,975,536).* fleets fit$/}).waitFor();
    assert.deepEqual(await places(), before);
    await visit.leave();
  });
