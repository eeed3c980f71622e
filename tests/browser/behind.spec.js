// Fleets behind a cell: seen, heard, stepped through and laid over the board, while watching, comparing, hunting oneself and editing.

import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {loadTutor} from '../web/engine.mjs';
import {atStep, button, cell, cellNames, drawn, heard, press, record} from './hands.mjs';
import {accessibilityFaults, browserTests} from './harness.mjs';
import {measure} from './layout.mjs';
import {beliefOf, viewOf} from './oracle.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('../../www/src/engine/types.js').FleetsBehind} FleetsBehind */

const {visitor} = browserTests();

/** @param {string} game @param {number} step @param {string} name @returns {Promise<FleetsBehind>} what the engine draws beside the page */
async function behind(game, step, name) {
  const making = (await loadTutor()).fleetsBehind(game, step, 1, name, 12);
  try {
    while (!making.advance(1_000_000));
    return making.result();
  } finally {
    making.free();
  }
}

/** The small charts, as they are read out. @param {Page} page */
const charts = (page) => page.locator('.behind-fleets').getByRole('img');

/** The cells that hold ship in the fleet laid over the board. @param {Page} page @param {number} number */
const laid = async (page, number) =>
  (await cellNames(page))
    .filter((name) => name.includes(`, ship in fleet ${number}`))
    .map((name) => name.split(',')[0])
    .sort();

/** @param {import('../../www/src/engine/types.js').PlacedShip[]} fleet */
const cellsOf = (fleet) => fleet.flatMap(({cells}) => cells).sort();

/** @param {string} number */
const grouped = (number) => BigInt(number).toLocaleString('en');

for (const [rules, name] of /** @type {const} */ ([
  ['admiral', 'B2'],
  ['admiral-apart', 'B2'],
  ['sea-battle', 'C7'],
]))
  test(`${rules} watched: by mouse and keys, read out, laid over the board, gone with the step`, async () => {
    const visit = await visitor();
    const page = await visit.open(`?v=1&mode=watch&game=${rules}&agent=exact&seed=7`);
    for (let step = 0; step < 3; step += 1) {
      await press(page, 'Forward');
      await atStep(page, step + 1);
    }
    const game = await record(page, 3);
    const wanted = await behind(game, 3, name);
    assert(wanted.of !== null && wanted.basis.kind === 'counted');
    await cell(page, name).click();
    await page.getByRole('tab', {name: `Possible fleets at ${name}`}).click();
    const told = `A random 12 of ${grouped(wanted.of)} with a ship at ${name} (all that fit: ${grouped(wanted.basis.fleets)}).`;
    await heard(page, told);
    assert.equal(await charts(page).count(), 12);
    for (const [at, chart] of (await charts(page).all()).entries()) {
      const text = (await chart.getAttribute('aria-label')) ?? '';
      assert.ok(text.startsWith(`Fleet ${at + 1} of 12: `), text);
      assert.equal(text.split(', ').length, wanted.fleets[at].length);
    }
    assert.deepEqual(await laid(page, 1), cellsOf(wanted.fleets[0]));
    const ghosts = page.locator('[data-board="sea-1"] .ship[data-state="ghost"]');
    assert.equal(await ghosts.count(), wanted.fleets[0].length);
    assert.deepEqual(await accessibilityFaults(page), []);

    await cell(page, name).focus();
    await page.keyboard.press('n');
    await heard(page, 'Fleet 2 of 12: ');
    assert.deepEqual(await laid(page, 2), cellsOf(wanted.fleets[1]));
    await button(page, 'Previous fleet').click();
    await button(page, 'Previous fleet').click();
    await heard(page, 'Fleet 12 of 12: ');
    await charts(page).nth(4).click();
    await heard(page, 'Fleet 5 of 12: ');
    assert.deepEqual(await laid(page, 5), cellsOf(wanted.fleets[4]));
    await charts(page).nth(4).click();
    await heard(page, 'The fleet over the board is hidden.');
    assert.equal(await ghosts.count(), 0);

    await press(page, 'Back');
    await atStep(page, 2);
    assert.equal(await charts(page).count(), 0);
  });

test('solitaire: fewer than twelve are all there are, and a told cell of water has none', async () => {
  const visit = await visitor();
  const page = await visit.open('?v=1&mode=watch&game=solitaire&agent=exact&seed=7');
  await press(page, 'Forward');
  await atStep(page, 1);
  const game = await record(page, 1);
  const view = viewOf(game, 1);
  const {chances} = beliefOf(game, 1);
  const rarest = chances.indexOf(Math.min(...chances.filter((chance) => chance > 0)));
  const water = chances.indexOf(0);
  const nameOf = (/** @type {number} */ index) =>
    `${'ABCDEFGHIJ'[index % view.rules.cols]}${Math.floor(index / view.rules.cols) + 1}`;
  await cell(page, nameOf(rarest)).click();
  const wanted = await behind(game, 1, nameOf(rarest));
  await page.keyboard.press('b');
  await heard(page, `a ship at ${nameOf(rarest)}`);
  assert.equal(await charts(page).count(), wanted.fleets.length);
  assert.equal(await charts(page).count(), Math.min(12, Number(wanted.of)));
  await page.keyboard.press('Escape');
  await drawn(page);
  assert.equal(await charts(page).count(), 0);
  await cell(page, nameOf(water)).click();
  await page.keyboard.press('b');
  await heard(page, `No fleet that fits has a ship at ${nameOf(water)}: it is water.`);
});

quickTest(
  'where ships move, and where a score is no chance, the key says why there are none',
  async () => {
    const visit = await visitor();
    for (const [game, agent] of [
      ['moving', 'tracker'],
      ['admiral', 'probability-map'],
    ]) {
      const page = await visit.open(`?v=1&mode=watch&game=${game}&agent=${agent}&seed=7`);
      await press(page, 'Forward');
      await atStep(page, 1);
      await cell(page, 'C7').click();
      await page.keyboard.press('b');
      await heard(page, 'Possible fleets are shown only where');
      assert.equal(await page.getByRole('button', {name: /^Possible fleets at/}).count(), 0);
    }
  },
);

test('in a game of one’s own, on a position one edits and among agents compared, down to 280 px', async () => {
  const visit = await visitor();
  /** @type {Map<string, string[]>} */
  const faults = new Map();
  const own = await visit.open('?v=1&mode=race&game=admiral&seed=42');
  await press(own, 'Chances');
  await own.getByText(/^Counted: .* fleets fit\.$/).waitFor();
  await cell(own, 'A1').focus();
  await own.keyboard.press('ArrowDown');
  await own.keyboard.press('b');
  await heard(own, 'with a ship at A2 ');
  await measure(own, 'own', faults, [280, 1280]);

  const position = JSON.stringify({rules: 'admiral', shots: [['C7', 'hit']]});
  const edited = await visit.open(
    `?v=1&mode=edit&p=${Buffer.from(position).toString('base64url')}`,
  );
  // Not those that fit the empty board.
  await edited.getByRole('heading', {level: 1, name: /^(?!30,093,975,536).* fleets fit/}).waitFor();
  await cell(edited, 'A1', 'edit').focus();
  await edited.keyboard.press('ArrowRight');
  await edited.keyboard.press('b');
  await heard(edited, 'with a ship at B1 ');
  assert.equal(await edited.locator('[data-board="edit"] .ship[data-state="ghost"]').count(), 5);
  await measure(edited, 'edit', faults, [280]);
  await edited.keyboard.press('Escape');
  await drawn(edited);
  assert.equal(await charts(edited).count(), 0);

  const compared = await visit.open('?v=1&mode=compare&game=admiral&seed=42&agent=exact,hunt');
  // Before any key it is the cell that the reason is about.
  const offered = compared.getByRole('button', {name: /^Possible fleets at/});
  const chosen = (await offered.innerText()).split(' ').at(-1);
  await compared.getByText(new RegExp(`^${chosen}: 21% of`)).waitFor();
  await offered.click();
  await heard(compared, `with a ship at ${chosen} `);
  assert.equal(await charts(compared).count(), 12);
  assert.equal((await laid(compared, 1)).length, 17);
  assert.deepEqual([...faults], []);
});
