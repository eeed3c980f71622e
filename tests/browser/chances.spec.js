// Chances over the sea one hunts, and over that of an agent that counts: seen, heard, explained, and counted as help.

import assert from 'node:assert/strict';
import {sounding} from '../../www/src/i18n/notation.js';
import {quickTest, test} from '../suite.mjs';
import {
  address,
  atStep,
  button,
  cell,
  cellNames,
  endedSo,
  fire,
  fireAll,
  heard,
  overflow,
  press,
  pressTwice,
  record,
  revealed,
  timeline,
} from './hands.mjs';
import {accessibilityFaults, browserTests, devices} from './harness.mjs';
import {allCells, beliefOf, freshRecord, targetsOf, viewOf, watersOf} from './oracle.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('../../www/src/engine/types.js').View} View */

const {visitor} = browserTests();
const race = '?v=2&mode=race&game=admiral&seed=42';
const begun = freshRecord({rules: 'admiral', seed: '42', players: 'race:you,parity'});
const waters = watersOf(begun, 12);

/** @param {number} chance */
const percent = (chance) => `${sounding(chance) || '0'} percent`;

/** What is said of the chance in each cell, '' where nothing is. @param {Page} page @param {string} [board] */
const percents = async (page, board) =>
  (await cellNames(page, board)).map((name) => /[<\d]+ percent/.exec(name)?.[0] ?? '');

/** @param {View} view @param {number[]} values */
const percentsOf = (view, values) =>
  view.boards[0].marks.map((mark, index) => (mark === 'unknown' ? percent(values[index]) : ''));

/**
 * Waits for the chances of the position that a record leads to, or that of one of its steps.
 *
 * @param {Page} page
 * @param {string} game
 * @param {number} [step]
 */
async function assertChances(page, game, step) {
  const {chances} = beliefOf(game, step);
  const view = viewOf(game, step);
  const wanted = percentsOf(view, chances);
  const open = wanted.findIndex(Boolean);
  const name = allCells(view.rules)[open];
  await page
    .locator(`[data-board="sea-1"] [data-cell="${name}"][aria-label*=", ${wanted[open]}"]`)
    .waitFor();
  assert.deepEqual(await percents(page), wanted);
}

quickTest('chances by mouse: of this very position, explained, and counted as help', async () => {
  const visit = await visitor();
  const page = await visit.open(race);
  await fire(page, waters[0]);
  await revealed(page, waters[0]);
  assert.ok((await percents(page)).every((one) => one === ''));
  await press(page, 'Chances');
  await assertChances(page, await record(page, 2));
  assert.equal(await page.getByText('Press Chances').count(), 0);
  const {basis} = beliefOf(await record(page, 2));
  assert(basis.kind === 'counted');
  const fleets = BigInt(basis.fleets).toLocaleString('en');
  await page.getByText(`Counted: ${fleets} fleets fit.`).first().waitFor();
  assert.equal(await page.locator('.depth-step').count(), 9);
  assert.equal(await page.locator('[data-board="sea-1"] .mark-score').count(), 0, 'no discs');
  assert.deepEqual(await accessibilityFaults(page), []);

  // The likeliest cell can be fired at where it stands.
  await page.getByRole('button', {name: /^Fire [A-J]\d+$/}).waitFor();
  await fire(page, waters[1]);
  await assertChances(page, await record(page, 4));
  await press(page, 'Chances');
  assert.ok((await percents(page)).every((one) => one === ''));
  await fire(page, waters[2]);
  await record(page, 6);
  await press(page, 'Chances');
  await assertChances(page, await record(page, 6));
  await press(page, 'Undo');
  await assertChances(page, await record(page, 6), 4);

  // Seen again is not seen anew; and what was seen is remembered.
  await press(page, 'Chances');
  await page.reload();
  await revealed(page, waters[1]);
  assert.equal(await button(page, 'Chances').getAttribute('aria-pressed'), 'false');
  await press(page, 'Chances');
  await assertChances(page, await record(page, 6), 4);
  await fireAll(page, targetsOf(begun));
  await endedSo(page, /^\d+ shots, and all five are sunk\.$/);
  // Two shots in water stand, the third was taken back.
  const shots = targetsOf(begun).length + 2;
  await endedSo(page, `${shots} shots, and all five are sunk.`);
  await page.getByText(/ · chances shown in \d+ positions, 1 take-back$/).waitFor();

  // Back in the game, what one might have known.
  await timeline(page).fill('4');
  await atStep(page, 4);
  // Four shots of one's own, and as many of the rival.
  await assertChances(page, await record(page), 8);
  await visit.leave();
});

test('chances by keys, for the ear', async () => {
  const visit = await visitor();
  const page = await visit.open(race);
  await fire(page, waters[0]);
  // What the rival's move says would be said over the answer.
  await record(page, 2);
  await page.keyboard.press('t');
  await heard(page, 'Chances are off.');
  await page.keyboard.press('c');
  await heard(page, /^Chances are shown \(counted: [\d,]+ fleets fit\)\.$/);
  const {likeliest} = beliefOf(await record(page, 2));
  await page.keyboard.press('t');
  await heard(
    page,
    `Likeliest: ${likeliest.map(({cell: name, chance}) => `${name} ${percent(chance)}`).join(', ')}.`,
  );
  await page.keyboard.press('c');
  await heard(page, 'Chances are off.');
  assert.ok((await percents(page)).every((one) => one === ''));
  await visit.leave();
});

test('chances on a phone: the controls stay, the three likeliest keep their numeral', async () => {
  const visit = await visitor(devices.phone);
  const page = await visit.open(race);
  for (let tap = 0; tap < 2; tap += 1) await cell(page, waters[0]).tap();
  await record(page, 2);
  const place = () =>
    button(page, 'Chances').evaluate((one) => one.getBoundingClientRect().top + window.scrollY);
  const before = await place();
  await button(page, 'Chances').tap();
  await assertChances(page, await record(page, 2));
  assert.equal(await place(), before);
  const sticksOut = await overflow(page);
  assert.equal(sticksOut, 0);
  const numerals = await page
    .locator('[data-board="sea-1"] .sounding')
    .evaluateAll(
      (all) => all.filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) > 0).length,
    );
  assert.ok(numerals >= 3 && numerals <= 4, `${numerals} numerals`);
  await visit.leave();
});

test('in a duel the chances lie on their sea alone', async () => {
  const visit = await visitor();
  const page = await visit.open('?v=2&mode=play&game=admiral&seed=4&agent=hunt');
  const [water] = watersOf(await record(page, 0), 1);
  await press(page, 'Chances');
  await assertChances(page, await record(page, 0));
  await fire(page, water);
  await assertChances(page, await record(page, 2));
  assert.ok((await percents(page, 'sea-2')).every((one) => one === ''));
  await pressTwice(page, 'Give up');
  await page.getByText(/ · chances shown in 2 positions$/).waitFor();
  assert.equal(await button(page, 'Chances').count(), 0, 'at the end all is known');
  await visit.leave();
});

/** @param {string} agent @param {string} game */
const watch = (agent, game) => `?v=2&mode=watch&game=${game}&seed=42&agent=${agent}`;

test('an agent that counts shows chances, one that scores shows discs', async () => {
  const visit = await visitor();
  const page = await visit.open(watch('exact', 'admiral'));
  for (let step = 0; step < 3; step += 1) {
    await atStep(page, step);
    const view = viewOf(await record(page, step));
    assert(view.decision?.map);
    const wanted = percentsOf(view, view.decision.map.values);
    await page
      .locator(`[data-cell][aria-label*=", ${wanted.find(Boolean)}"]`)
      .first()
      .waitFor();
    assert.deepEqual(await percents(page), wanted);
    assert.equal(await page.locator('.mark-score').count(), 0);
    const reason = await page.locator('.reason').textContent();
    assert.ok(reason?.includes(`${view.decision.cell}: `), String(reason));
    assert.match(String(reason), /fleets/);
    await page.getByText('Chance of a ship, in percent').first().waitFor();
    await page
      .getByText(/Counted by Exact: [\d,]+ fleets fit\./)
      .first()
      .waitFor();
    await press(page, 'Forward');
  }
  await page.getByRole('tab', {name: 'Candidates'}).click();
  await page
    .getByRole('list', {name: 'Cells considered, best first'})
    .getByText(/^[A-J]\d+, [\d.]+%, [\d,]+ fleets$/)
    .first()
    .waitFor();

  await page.goto(new URL(watch('probability-map', 'admiral'), page.url()).href);
  await page.locator('.mark-score').first().waitFor({state: 'attached'});
  assert.ok((await percents(page)).every((one) => one === ''));
  await visit.leave();
});

test('in solitaire chances lie below flags and known cells', async () => {
  const visit = await visitor();
  const page = await visit.open('?v=2&mode=race&game=solitaire&seed=4');
  await record(page, 0);
  await cell(page, 'A1').click();
  await cell(page, 'A1').and(page.locator('[aria-label*="flagged"]')).waitFor();
  await press(page, 'Chances');
  await page.locator('[data-cell="A1"][aria-label*="percent"]').waitFor();
  await page
    .getByText(/Counted: .* fleets? fits?\./)
    .first()
    .waitFor();
  const known = page.locator('[data-cell][aria-label*="shown at start"]').first();
  assert.doesNotMatch((await known.getAttribute('aria-label')) ?? '', /percent/);
  await visit.leave();
});

test('without its book the engine counts all the same, and the page says it once', async () => {
  const visit = await visitor();
  await visit.context.route('**/*.book', (route) => route.abort());
  const page = await visit.open('?v=2&mode=race&game=sea-battle&seed=5');
  await record(page, 0);
  await press(page, 'Chances');
  await page.locator('[data-cell="A1"][aria-label*="percent"]').waitFor({timeout: 60_000});
  await page
    .getByText(/opening book/)
    .first()
    .waitFor();
  // The browser tells of the refused file; nothing else may have gone wrong.
  const others = visit.complaints.filter((complaint) => !/Failed to load resource/.test(complaint));
  assert.deepEqual(others, []);
  visit.complaints.length = 0;
  await visit.leave();
});

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test(`on a moving sea the numbers beside marks and on ships can be read, ${colorScheme}`, async () => {
    const visit = await visitor({colorScheme});
    const page = await visit.open('?v=1&game=moving&mode=watch&seed=4&agent=tracker');
    await address(page, (query) => query.get('g')?.includes('solo:tracker') === true);
    await cell(page, 'A1').focus();
    await page.keyboard.press('.');
    await page.locator('.sounding').first().waitFor();
    await page.keyboard.press('.');
    await page.locator('[data-cell] .sounding[data-over=mark]').first().waitFor();
    await press(page, 'Reveal fleet');
    await page.locator('.sounding[data-over=ship]').first().waitFor();
    const [low, near] = await page.evaluate(() => {
      const light = (/** @type {string} */ colour) =>
        [...colour.matchAll(/[\d.]+/g)]
          .slice(0, 3)
          .map(Number)
          .map((part) => part / 255)
          .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
          .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at], 0);
      const over = [...document.querySelectorAll('.sounding[data-over]')];
      const contrasts = over.map((each) => {
        const {color, backgroundColor} = getComputedStyle(each);
        const [dim, bright] = [light(color), light(backgroundColor)].sort((a, b) => a - b);
        return (bright + 0.05) / (dim + 0.05);
      });
      const boxes = (/** @type {string} */ what) =>
        [...document.querySelectorAll(what)].map((each) => each.getBoundingClientRect());
      // Marks are round: from the middle of one to the nearest point of a number.
      const marks = boxes('[data-shares] > .mark:not(.mark-corners)');
      const overlaps = boxes('.sounding[data-over=mark]').map((number) =>
        marks.some((mark) => {
          const [x, y] = [mark.x + mark.width / 2, mark.y + mark.height / 2];
          const across = Math.max(number.left - x, x - number.right, 0);
          const down = Math.max(number.top - y, y - number.bottom, 0);
          return Math.hypot(across, down) < mark.width / 2;
        }),
      );
      return [Math.min(...contrasts), overlaps.filter(Boolean).length];
    });
    assert.ok(low >= 4.5, `contrast ${low}`);
    assert.equal(near, 0, 'a number stands on a mark');
    await visit.leave();
  });
}
