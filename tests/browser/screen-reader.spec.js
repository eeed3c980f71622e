// What assistive software is told: the tree of a turn, one message a turn, cells that stay the same cells.

import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {atStep, cell, chooseSpeed, fire, heard, press, record, revealed} from './hands.mjs';
import {browserTests} from './harness.mjs';
import {freshRecord, targetsOf, viewOf, watersOf} from './oracle.mjs';

/** @typedef {import('playwright-core').Page} Page */

const {visitor} = browserTests();

const race = '?v=2&mode=race&game=admiral&seed=42';
const begun = freshRecord({rules: 'admiral', seed: '42', players: 'race:you,parity'});

/** Begins to take down what the live region says. @param {Page} page */
const listen = (page) =>
  page.evaluate(() => {
    const region = document.querySelector('[role=status]');
    const said = /** @type {string[]} */ ([]);
    Object.assign(window, {said});
    new MutationObserver(() => {
      const text = region?.textContent ?? '';
      if (text !== '' && text !== said.at(-1)) said.push(text);
    }).observe(/** @type {Node} */ (region), {childList: true, characterData: true, subtree: true});
  });

/** @param {Page} page @returns {Promise<string[]>} */
const saidIn = (page) => page.evaluate(() => /** @type {any} */ (window).said);

/** Puts a mark on every cell that a new one would not have. @param {Page} page */
const markCells = (page) =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll('[data-cell]'))
      Object.assign(one, {seenBefore: true});
  });

/** @param {Page} page */
const newCells = (page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('[data-cell]')].filter((one) => !('seenBefore' in one)).length,
  );

quickTest('the tree of a turn: the row, the status, the message', async () => {
  const visit = await visitor();
  const page = await visit.open(race);
  const [water] = watersOf(begun, 1);
  const [target] = targetsOf(begun);
  await record(page, 0);
  const row = (/** @type {string} */ name) =>
    page
      .getByRole('row')
      .filter({has: page.getByRole('rowheader', {name: name.slice(1), exact: true})});
  const letters = 'ABCDEFGHIJ';
  const plain = (/** @type {string} */ name) => {
    const number = name.slice(1);
    return [...letters].map((letter) => `${letter}${number}, unknown`);
  };
  /** @param {string} name @param {string[]} cells @param {string[]} off */
  const tree = (name, cells, off) =>
    [
      `- row "${name.slice(1)} ${cells.join(' ')}":`,
      `  - rowheader "${name.slice(1)}"`,
      ...cells.map((one) => `  - gridcell "${one}"${off.includes(one) ? ' [disabled]' : ''}`),
    ].join('\n');
  assert.equal(await row(water).ariaSnapshot(), tree(water, plain(water), []));

  await listen(page);
  await markCells(page);
  await fire(page, water);
  const missed = `${water}, miss, last shot`;
  assert.equal(
    await row(water).ariaSnapshot(),
    tree(
      water,
      plain(water).map((one) => (one.startsWith(`${water},`) ? missed : one)),
      [missed],
    ),
  );
  await heard(page, `${water} miss. Your turn.`);
  await cell(page, target).focus();
  await page.keyboard.press('Enter');
  await revealed(page, target);
  await heard(page, `${target} hit. Your turn.`);
  const name = await cell(page, target).getAttribute('aria-label');
  assert.equal(name, `${target}, hit, last shot`);
  assert.equal(
    await page.evaluate(() => document.activeElement?.getAttribute('data-cell')),
    target,
  );
  assert.equal(await cell(page, water).getAttribute('aria-label'), `${water}, miss`);
  assert.deepEqual(await saidIn(page), [`${water} miss. Your turn.`, `${target} hit. Your turn.`]);
  assert.equal(await newCells(page), 0, 'a cell stays the same cell');

  await cell(page, target).click({force: true});
  await heard(page, 'This cell was already shot.');
  await visit.leave();
});

test('landmarks, one live region, a grid with its heads, one stop in the tab order', async () => {
  const visit = await visitor();
  const page = await visit.open(race);
  await record(page, 0);
  for (const role of /** @type {const} */ ([
    'banner',
    'main',
    'contentinfo',
    'navigation',
    'tablist',
  ]))
    assert.equal(await page.getByRole(role).count(), 1, role);
  const live = page.locator('[aria-live]:not([aria-live=off]), [role=status], [role=log], output');
  assert.equal(await live.count(), 1, 'one live region a page');
  assert.equal(await live.getAttribute('aria-live'), 'polite');
  const grid = page.getByRole('grid', {name: 'Hidden sea'});
  assert.equal(await grid.getByRole('row').count(), 11);
  assert.equal(await grid.getByRole('columnheader').count(), 10);
  assert.equal(await grid.getByRole('rowheader').count(), 10);
  assert.equal(await grid.getByRole('gridcell').count(), 100);
  assert.equal(await grid.locator('[tabindex="0"]').count(), 1);
  assert.equal(await page.getByRole('heading', {level: 1}).count(), 1);
  assert.equal(
    await page
      .locator('[data-cell][aria-label*="percent"], [data-cell][aria-label*="score"]')
      .count(),
    0,
  );
  await visit.leave();
});

test('a duel: your shot and the answer in one message, sunk ships by name', async () => {
  const visit = await visitor();
  const page = await visit.open('?v=2&mode=play&game=admiral&seed=4&agent=parity');
  const fresh = await record(page, 0);
  const waters = watersOf(fresh, 3);
  await listen(page);
  await markCells(page);
  for (const [turn, name] of [...waters, ...targetsOf(fresh).slice(0, 5)].entries()) {
    await fire(page, name);
    await heard(page, new RegExp(`^${name} .*Your turn\\.$`));
    const said = await saidIn(page);
    assert.equal(said.length, turn + 1, 'one message a turn');
    assert.match(
      said[turn],
      /^[A-J]\d+ (miss|hit(, [a-z ]+ sunk)?)\. Parity fires at [A-J]\d+: (miss|hit(, [a-z ]+ sunk)?)\. Your turn\.$/,
    );
  }
  const view = viewOf(await record(page, 16));
  const [sunk] = view.boards[0].sunk;
  const {cells} = sunk;
  for (const name of cells)
    assert.match(
      (await cell(page, name).getAttribute('aria-label')) ?? '',
      new RegExp(`^${name}, sunk, ${sunk.name}`),
    );
  assert.equal(await newCells(page), 0, 'a cell stays the same cell');
  const own = await page.locator('[data-board="sea-2"] [data-cell][aria-label*="your "]').count();
  assert.equal(own, 17, 'your own ships are named on your own sea');
  await visit.leave();
});

test('watching: scores in the names while the map lies there, silence while it plays', async () => {
  const visit = await visitor();
  const page = await visit.open('?v=2&mode=watch&game=admiral&seed=42&agent=probability-map');
  await page.locator('[data-cell][aria-label*=", score "]').first().waitFor();
  await press(page, 'Forward');
  await atStep(page, 1);
  await heard(page, /^Map fires at [A-J]\d+: (miss|hit)\. Step 1 of 1\.$/);
  await listen(page);
  await markCells(page);
  await chooseSpeed(page, '5 a second');
  await press(page, 'Play');
  await page.waitForTimeout(1200);
  assert.deepEqual(await saidIn(page), [], 'nothing is said while it plays by itself');
  await press(page, 'Pause');
  await heard(page, /Paused at step \d+ of \d+\.$/);
  assert.equal((await saidIn(page)).length, 1);
  assert.equal(await newCells(page), 0, 'a cell stays the same cell');
  await page.getByRole('tab', {name: 'Moves'}).click();
  await page.getByRole('list', {name: 'Moves'}).getByRole('listitem').first().waitFor();
  assert.equal(await page.locator('ol[aria-label=Moves]').count(), 1);
  await visit.leave();
});
