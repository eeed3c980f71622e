// Two people on one device: each lays a fleet, the device changes hands, and neither sees the other's sea.
import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {button, cell, heard, press, pressTwice, record, seen} from './hands.mjs';
import {accessibilityFaults, browserTests, devices} from './harness.mjs';
import {targetsOf, viewOf, watersOf} from './oracle.mjs';

/** @typedef {import('playwright-core').Page} Page */

const {visitor} = browserTests();

/** Both fleets laid as they are drawn, up to the first turn. @param {Page} page */
async function laid(page) {
  await page.locator('#deploy-start:focus').waitFor();
  await seen(page, 'Your fleet is ready.');
  await press(page, 'Two people here');
  await page.getByRole('heading', {name: 'Player 1, place your fleet'}).waitFor();
  await heard(page, /^Player 1, place your fleet\. /);
  // Nothing is committed yet: another fleet can be drawn.
  await press(page, 'Shuffle');
  await seen(page, 'Your fleet is ready. Hand the device over.');
  await press(page, 'Hand over to player 2');
  await heard(page, 'The next fleet is for player 2 to place.');
  await taken(page, 2);
  await page.getByRole('heading', {name: 'Player 2, place your fleet'}).waitFor();
  await seen(page, 'Your fleet is ready.');
  await press(page, 'Start');
  await covered(page, 1);
}

/** @param {Page} page @param {number} player */
async function covered(page, player) {
  await page.getByRole('heading', {name: `Player ${player}’s turn.`}).waitFor();
  assert.equal(await page.locator('[data-cell]').count(), 0, 'no sea is shown');
  await page.locator('#uncover:focus').waitFor();
}

/** By the key that the covered screen waits for. @param {Page} page @param {number} player */
async function taken(page, player) {
  await page.getByRole('button', {name: `I am player ${player}`}).waitFor();
  await page.locator('#uncover:focus').waitFor();
  await page.keyboard.press('Enter');
}

/** The cells of ships that can be seen or heard on a sea that is shot at. @param {Page} page @param {number} shooter */
const betrayed = (page, shooter) =>
  page
    .locator(`[data-board="sea-${shooter}"] [data-cell]`)
    .evaluateAll((cells) =>
      cells
        .map((one) => one.getAttribute('aria-label') ?? '')
        .filter((name) => /carrier|battleship|destroyer|attack boat|submarine/.test(name)),
    );

test('a reload while player 2 places a fleet loses neither, and shows none', async () => {
  const visit = await visitor();
  const page = await visit.open('?mode=play&game=admiral');
  await page.locator('#deploy-start:focus').waitFor();
  await press(page, 'Two people here');
  await seen(page, 'Your fleet is ready. Hand the device over.');
  const laid = () =>
    page.evaluate(() => {
      const {ships, first} = JSON.parse(sessionStorage.getItem('spyglass-laying') ?? '{}');
      return {ships, first};
    });
  await press(page, 'Hand over to player 2');
  await taken(page, 2);
  await seen(page, 'Your fleet is ready.');
  const before = await laid();
  assert.equal(before.first.length, 5);
  await page.reload();
  await page.locator('#uncover').waitFor();
  assert.equal(await page.locator('[data-cell]').count(), 0, 'no fleet is shown');
  await press(page, 'I am player 2');
  await page.getByRole('heading', {name: 'Player 2, place your fleet'}).waitFor();
  await seen(page, 'Your fleet is ready.');
  assert.deepEqual(await laid(), before);
  await press(page, 'Start');
  await covered(page, 1);
  await visit.leave();
});

quickTest('two people take turns on one device, and neither sees the other’s fleet', async () => {
  const visit = await visitor();
  const page = await visit.open('?mode=play&game=admiral');
  await laid(page);
  const begun = await record(page, 0);
  assert.match(begun, / duel:you,you -$/);
  assert.deepEqual(await accessibilityFaults(page), []);
  await taken(page, 1);
  const [water, other] = watersOf(begun, 2, 1);
  const [mine] = watersOf(begun, 1, 2);
  await page.getByRole('grid', {name: 'Player 2’s sea'}).waitFor();
  await page.getByRole('grid', {name: 'Your sea'}).waitFor();
  assert.deepEqual(await betrayed(page, 1), []);
  assert.equal((await betrayed(page, 2)).length, 17, 'one’s own ships are named');
  await cell(page, water).click();
  await heard(page, `Player 1 fires at ${water}: miss. Player 2’s turn.`);
  await covered(page, 2);
  await page
    .getByRole('region', {name: 'The screen is covered'})
    .getByText(`Player 1 fires at ${water}: miss.`)
    .waitFor();
  // A reload covers it too.
  await record(page, 1);
  await page.reload();
  await page.getByRole('heading', {name: 'Player 2’s turn.'}).waitFor();
  assert.equal(await page.locator('[data-cell]').count(), 0);
  await press(page, 'I am player 2');
  await page.getByRole('grid', {name: 'Player 1’s sea'}).waitFor();
  assert.deepEqual(await betrayed(page, 2), []);
  assert.equal((await betrayed(page, 1)).length, 17);
  await cell(page, mine, 'sea-2').click();
  await covered(page, 1);
  await taken(page, 1);
  await seen(page, `${water} miss. Player 2 fires at ${mine}: miss. Your turn.`);
  await heard(page, /Your turn\.$/);
  // The answer is known to both: no shot is taken back.
  assert.equal(await button(page, 'Undo').getAttribute('aria-disabled'), 'true');
  await page.getByRole('tab', {name: 'Fleet', exact: true}).click();
  for (const name of ['Player 2’s sea', 'Your sea'])
    await page.getByRole('tabpanel').getByRole('heading', {name}).waitFor();
  await cell(page, other).click();
  await covered(page, 2);
  await taken(page, 2);
  await pressTwice(page, 'Give up');
  await heard(page, 'Player 2 gave up. Player 1 wins.');
  await page.getByRole('grid', {name: 'Player 1’s sea'}).waitFor();
  await page.getByRole('grid', {name: 'Player 2’s sea'}).waitFor();
  assert.deepEqual(await accessibilityFaults(page), []);
  await visit.leave();
});

test('by touch, to the last ship: who wins is said, and it is none of one’s own games', async () => {
  const visit = await visitor(devices.phone);
  const page = await visit.open('?mode=play&game=sea-battle');
  await laid(page);
  const begun = await record(page, 0);
  await button(page, 'I am player 1').tap();
  await button(page, 'Menu').tap();
  await button(page, 'Settings').tap();
  await page.getByLabel('One tap fires').tap();
  await page.getByRole('dialog').getByRole('button', {name: 'Close'}).tap();
  // A hit shoots again, so that nobody else has the device before the end.
  for (const target of targetsOf(begun, 1)) {
    await cell(page, target).tap();
    await page
      .locator(`[data-board="sea-1"] [data-cell="${target}"]:not([aria-label*=", unknown"])`)
      .waitFor();
  }
  await page
    .getByRole('heading', {level: 1, name: '20 shots: Player 1 has sunk all ten.'})
    .waitFor();
  assert.equal(viewOf(await record(page, 20)).over, true);
  await button(page, 'Statistics').tap();
  await page.getByText('You haven’t finished a game yet.').waitFor();
  await visit.leave();
});
