// Laying out a fleet: by mouse, by keys, by text and by touch.

import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {button, cell, heard, pick, press, seen, unfold} from './hands.mjs';
import {browserTests, devices} from './harness.mjs';
import {faultsOf} from './oracle.mjs';

/** @typedef {import('playwright-core').Page} Page */

const {visitor} = browserTests();

/** The fleet as it lies, each ship by its words. @param {Page} page @returns {Promise<Record<string, string[]>>} */
const lying = (page) =>
  page.locator('[data-board=deploy] [data-cell]').evaluateAll((cells) => {
    /** @type {Record<string, string[]>} */
    const ships = {};
    for (const one of cells) {
      const ship = /, your ([^,]+)/.exec(one.getAttribute('aria-label') ?? '')?.[1];
      if (ship) ships[ship] = [...(ships[ship] ?? []), one.getAttribute('data-cell') ?? ''];
    }
    return ships;
  });

/**
 * Waits until a ship lies where it should.
 *
 * @param {Page} page
 * @param {string} ship
 * @param {string[]} cells
 */
async function lies(page, ship, cells) {
  for (const name of cells) {
    const there = cell(page, name, 'deploy').and(page.locator(`[aria-label*="your ${ship}"]`));
    await there.waitFor();
  }
  assert.deepEqual((await lying(page))[ship].sort(), [...cells].sort());
}

/**
 * Waits until a ship stands in a column.
 *
 * @param {Page} page
 * @param {string} ship
 * @param {string} column
 */
async function stands(page, ship, column) {
  const named = page.locator(`[data-board=deploy] [data-cell][aria-label*="your ${ship}"]`);
  await named
    .and(page.locator(`:not([data-cell^="${column}"])`))
    .first()
    .waitFor({state: 'detached'});
  assert((await lying(page))[ship].length > 1);
}

/**
 * Picks a ship from the tray and writes where it is to lie.
 *
 * @param {Page} page
 * @param {string} ship
 * @param {string} text
 */
async function write(page, ship, text) {
  await page.getByRole('list', {name: 'Fleet'}).getByRole('button', {name: ship}).click();
  await page.getByRole('list', {name: 'Fleet'}).locator('button[aria-pressed=true]').waitFor();
  await unfold(page, 'Place by text');
  await page.getByLabel('Place by text').fill(text);
  await press(page, 'Place it there');
}

/** @param {Page} page */
async function open(page) {
  await pick(page, 'Kind of game', 'Two players');
  await page.getByRole('heading', {name: 'Place your fleet'}).waitFor();
  await seen(page, 'Your fleet is ready. Press Start.');
}

test('the dialog opens with a legal fleet and Start in focus; Shuffle and Clear', async () => {
  const visit = await visitor();
  const page = await visit.open();
  await open(page);
  await page.locator('button:focus', {hasText: 'Start'}).waitFor();
  const first = await lying(page);
  assert.deepEqual(
    Object.values(first)
      .map(({length}) => length)
      .sort(),
    [2, 3, 3, 4, 5],
  );
  await press(page, 'Shuffle');
  for (let looks = 0; looks < 100; looks += 1) {
    if (JSON.stringify(await lying(page)) !== JSON.stringify(first)) break;
    await page.waitForTimeout(50);
  }
  assert.notDeepEqual(await lying(page), first);

  await press(page, 'Clear');
  await seen(page, '5 ships are still to be placed.');
  assert.deepEqual(await lying(page), {});
  assert.equal(await button(page, 'Start').getAttribute('aria-disabled'), 'true');
  await button(page, 'Start').click({force: true});
  await heard(page, '5 ships are still to be placed.');
  await page.getByRole('heading', {name: 'Place your fleet'}).waitFor();

  // From the tray to the board by mouse alone: pick, then click where it is to lie.
  await page.getByRole('list', {name: 'Fleet'}).getByRole('button', {name: 'carrier'}).click();
  await seen(page, /^Picked up: carrier\./);
  await page.locator('[data-board=deploy] [aria-label*="the ship can go here"]').first().waitFor();
  await cell(page, 'C3', 'deploy').click();
  await lies(page, 'carrier', ['C3', 'D3', 'E3', 'F3', 'G3']);
  await seen(page, '4 ships are still to be placed.');
  await visit.leave();
});

quickTest('a ship is dragged by mouse, and a click turns it', async () => {
  const visit = await visitor();
  const page = await visit.open();
  await open(page);
  await press(page, 'Clear');
  await write(page, 'carrier', 'C3 right');
  await lies(page, 'carrier', ['C3', 'D3', 'E3', 'F3', 'G3']);

  const from = await middle(page, 'D3');
  const to = await middle(page, 'E8');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 20, {steps: 3});
  await page.mouse.move(to.x, to.y, {steps: 6});
  await page.mouse.up();
  await lies(page, 'carrier', ['D8', 'E8', 'F8', 'G8', 'H8']);

  // Let go well beside the board it lies where it lay.
  const edge = await middle(page, 'J8');
  await page.mouse.move(to.x, to.y);
  await page.mouse.down();
  await page.mouse.move(edge.x, edge.y, {steps: 6});
  await lies(page, 'carrier', ['F8', 'G8', 'H8', 'I8', 'J8']);
  await page.mouse.move(edge.x + (3 * (edge.x - to.x)) / 5, edge.y, {steps: 3});
  await page.mouse.up();
  await lies(page, 'carrier', ['D8', 'E8', 'F8', 'G8', 'H8']);

  await cell(page, 'E8', 'deploy').click();
  await stands(page, 'carrier', 'E');
  await visit.leave();
});

/** @param {Page} page @param {string} name */
async function middle(page, name) {
  const box = await cell(page, name, 'deploy').boundingBox();
  assert(box);
  return {x: box.x + box.width / 2, y: box.y + box.height / 2};
}

test('an illegal fleet: every fault is said at once, Start is refused, nothing is corrected', async () => {
  const visit = await visitor();
  const page = await visit.open();
  await pick(page, 'Game', 'Classic, ships apart');
  await open(page);
  await press(page, 'Clear');
  /** @type {[string, string, string, string[]][]} */
  const fleet = [
    ['carrier', 'carrier', 'A1 right', ['A1', 'B1', 'C1', 'D1', 'E1']],
    ['battleship', 'battleship', 'A1 down', ['A1', 'A2', 'A3', 'A4']],
    ['destroyer', 'destroyer', 'F2 down', ['F2', 'F3', 'F4']],
    ['attack boat', 'attack-boat', 'G2 d', ['G2', 'G3', 'G4']],
    ['submarine', 'submarine', 'j10 left', ['I10', 'J10']],
  ];
  for (const [ship, , text] of fleet) await write(page, ship, text);
  const faults = page.getByRole('list', {name: 'This fleet breaks the rules.'});
  await faults.waitFor();
  const wanted = faultsOf(
    'admiral-apart',
    fleet.map(([, name, , cells]) => ({name, cells})),
  );
  assert(wanted.length >= 3, 'an overlap and two touches at least');
  assert.equal(await faults.getByRole('listitem').count(), wanted.length);
  await faults
    .getByText(/^The (carrier|battleship) and the (carrier|battleship) share A1\.$/)
    .waitFor();
  await faults
    .getByText(/^The (destroyer|attack boat) and the (destroyer|attack boat) touch\.$/)
    .waitFor();
  await button(page, 'Start').click({force: true});
  await heard(page, 'This fleet breaks the rules.');
  assert.equal(await faults.getByRole('listitem').count(), wanted.length);

  // A reload finds the fleet as it lay, faults and all.
  const laid = await lying(page);
  await page.reload();
  await faults.waitFor();
  assert.deepEqual(await lying(page), laid);

  await write(page, 'carrier', 'A9 right');
  await write(page, 'attack boat', 'J2 down');
  await faults.waitFor({state: 'detached'});
  await seen(page, 'Your fleet is ready. Press Start.');

  await write(page, 'carrier', 'J9 right');
  await seen(page, /^That isn’t on the board\./);

  // A fleet can be kept under a name and is there again after a reload.
  await page.keyboard.press('Escape');
  await unfold(page, 'Save this fleet');
  await page.getByLabel('Name of the fleet').fill('Home fleet');
  await press(page, 'Save this fleet');
  await button(page, 'Home fleet').waitFor();
  const before = await lying(page);
  await press(page, 'Clear');
  await button(page, 'Home fleet').click();
  await lies(page, 'carrier', before.carrier);
  assert.deepEqual(await lying(page), before);
  await visit.leave();
});

quickTest('by keys alone: digits pick, arrows carry, R turns, Enter puts down', async () => {
  const visit = await visitor();
  const page = await visit.open();
  await open(page);
  await press(page, 'Clear');
  await button(page, 'Clear').focus();
  /** @param {string[]} keys */
  const type = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await type('1');
  await heard(page, /^Picked up: carrier\./);
  await page.locator('[data-board=deploy] [data-cell]:focus').waitFor();
  await type('ArrowDown', 'ArrowDown', 'ArrowRight');
  await heard(page, 'B3–F3');
  await type('Enter');
  await heard(page, 'Placed: carrier at B3.');
  await lies(page, 'carrier', ['B3', 'C3', 'D3', 'E3', 'F3']);

  await type('Enter');
  await heard(page, /^Picked up: carrier\./);
  await page.locator('[data-board=deploy] [aria-label*="the ship can go here"]').first().waitFor();
  await type('r', 'Enter');
  await heard(page, 'Placed: carrier at B3.');
  await lies(page, 'carrier', ['B3', 'B4', 'B5', 'B6', 'B7']);

  await type('2');
  await heard(page, /^Picked up: battleship\./);
  await type('Escape');
  await seen(page, '4 ships are still to be placed.');
  for (const [digit, ship, row] of [
    ['2', 'battleship', 1],
    ['3', 'destroyer', 8],
    ['4', 'attack boat', 9],
    ['5', 'submarine', 10],
  ]) {
    await type(String(digit));
    await heard(page, `Picked up: ${ship}.`);
    await page.locator('[data-cell=A1]:focus').waitFor();
    await type(...Array(Number(row) - 1).fill('ArrowDown'), 'Enter');
    await heard(page, `Placed: ${ship} at A${row}.`);
  }
  await seen(page, 'Your fleet is ready. Press Start.');
  await button(page, 'Start').focus();
  await type('Enter');
  await page.getByRole('grid', {name: 'Your sea'}).waitFor();
  await page.getByRole('gridcell', {name: 'B3, unknown, your carrier'}).waitFor();
  await visit.leave();
});

quickTest('by touch: a drag carries the ship above the finger, a tap turns it', async () => {
  const visit = await visitor(devices.phone);
  const page = await visit.open();
  await button(page, 'Change game').tap();
  await page.getByRole('radio', {name: 'Two players'}).tap();
  await button(page, 'Place your fleet').tap();
  await seen(page, 'Your fleet is ready. Press Start.');
  await button(page, 'Clear').tap();
  await page.getByRole('list', {name: 'Fleet'}).getByRole('button', {name: 'carrier'}).tap();
  await seen(page, /^In hand: carrier\./);
  await cell(page, 'B2', 'deploy').tap();
  await lies(page, 'carrier', ['B2', 'C2', 'D2', 'E2', 'F2']);

  await cell(page, 'B2', 'deploy').scrollIntoViewIfNeeded();
  const from = await middle(page, 'C2');
  const {height} = /** @type {{height: number}} */ (await cell(page, 'C2', 'deploy').boundingBox());
  const finger = await visit.context.newCDPSession(page);
  /** @param {'touchStart' | 'touchMove' | 'touchEnd'} type @param {number} [y] */
  const touch = (type, y) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{x: from.x, y}],
    });
  const scrolled = await page.evaluate(() => scrollY);
  await touch('touchStart', from.y);
  // The ship rides one and a half cells above the finger.
  for (const rows of [0.5, 1, 2, 3, 4, 5, 6.5]) await touch('touchMove', from.y + rows * height);
  await touch('touchEnd');
  await lies(page, 'carrier', ['B7', 'C7', 'D7', 'E7', 'F7']);
  assert.equal(await page.evaluate(() => scrollY), scrolled, 'a drag does not scroll the page');

  await cell(page, 'B7', 'deploy').tap();
  await stands(page, 'carrier', 'B');
  await button(page, 'Shuffle').tap();
  await seen(page, 'Your fleet is ready. Press Start.');
  await button(page, 'Start').tap();
  await page.getByRole('grid', {name: 'Your sea'}).waitFor();
  await visit.leave();
});
