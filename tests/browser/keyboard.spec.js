// One whole game from the keyboard alone, from the page's load to its last look back.

import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {atStep, endedSo, heard, revealed, wholeRecord} from './hands.mjs';
import {browserTests} from './harness.mjs';
import {freshRecord, targetsOf, viewOf, watersOf} from './oracle.mjs';

/** @typedef {import('playwright-core').Page} Page */

const {visitor} = browserTests();

/** What has the focus: a cell's name, or else its text or label. @param {Page} page */
const focused = (page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return 'nothing';
    return at.getAttribute('data-cell') ?? at.getAttribute('aria-label') ?? at.textContent?.trim();
  });

/**
 * Presses a key until the focus is where it should be.
 *
 * @param {Page} page
 * @param {string} key
 * @param {string} wanted
 */
async function pressTo(page, key, wanted) {
  for (let presses = 0; presses < 40; presses += 1) {
    if ((await focused(page)) === wanted) return;
    await page.keyboard.press(key);
  }
  assert.fail(`${key} never leads to ${wanted}, but to ${await focused(page)}`);
}

/** @param {string} name */
const place = (name) => [Number(name.slice(1)), name.charCodeAt(0)];

/** @param {string} name @param {number} by Columns to the right. */
const beside = (name, by) => String.fromCharCode(name.charCodeAt(0) + by) + name.slice(1);

/**
 * Goes from the focused cell to another by arrows.
 *
 * @param {Page} page
 * @param {string} name
 */
async function walkTo(page, name) {
  const [row, col] = place((await focused(page)) ?? '');
  const [toRow, toCol] = place(name);
  const steps = [
    ...Array(Math.abs(toRow - row)).fill(toRow > row ? 'ArrowDown' : 'ArrowUp'),
    ...Array(Math.abs(toCol - col)).fill(toCol > col ? 'ArrowRight' : 'ArrowLeft'),
  ];
  for (const key of steps) await page.keyboard.press(key);
  await page.locator(`[data-cell="${name}"]:focus`).waitFor();
}

quickTest('a whole hunt by keys alone, and the way back through it', async () => {
  const visit = await visitor();
  const page = await visit.open('?v=2&mode=race&game=admiral&seed=42');
  const begun = freshRecord({rules: 'admiral', seed: '42', players: 'race:you,parity'});
  const targets = targetsOf(begun);
  const waters = watersOf(begun, 60);

  await page.keyboard.press('Tab');
  assert.equal(await focused(page), 'To the board');
  await pressTo(page, 'Tab', 'A1');
  await page.keyboard.press('ArrowUp');
  assert.equal(await focused(page), 'A1');
  await walkTo(page, waters[3]);
  await page.keyboard.press('Enter');
  await revealed(page, waters[3]);
  assert.equal(await focused(page), waters[3]);
  await page.keyboard.press('Enter');
  await heard(page, 'This cell was already shot.');

  // Ctrl with an arrow leaps over what has been shot.
  const [left, right] = [-1, 1].map((by) => beside(waters[3], by));
  await walkTo(page, left);
  await page.keyboard.press('Control+ArrowRight');
  await page.locator(`[data-cell="${right}"]:focus`).waitFor();
  await page.keyboard.press('Control+ArrowLeft');
  await page.locator(`[data-cell="${left}"]:focus`).waitFor();

  await page.keyboard.press('/');
  await page.getByLabel('Cell:').waitFor();
  await page.locator('#cell-entry:focus').waitFor();
  await page.keyboard.type(targets[0].toLowerCase());
  await page.keyboard.press('Enter');
  await revealed(page, targets[0]);
  await heard(page, `${targets[0]} hit. Your turn.`);
  await page.locator(`[data-cell="${targets[0]}"]:focus`).waitFor();
  assert.equal(await page.locator('#cell-entry').count(), 0);
  await page.keyboard.press('/');
  await page.locator('#cell-entry:focus').waitFor();
  // Its label, field and button stand in one line that begins where the board's column does.
  const [line, field, region] = await Promise.all(
    ['.entry', '#cell-entry', '.region'].map((each) => page.locator(each).boundingBox()),
  );
  assert(line && field && region);
  assert(line.height < 60 && field.height < 60, `${line.height} and ${field.height} px high`);
  assert(field.x - region.x < 100, `the field begins ${field.x - region.x} px from the left`);
  await page.keyboard.type('Z99');
  await page.keyboard.press('Enter');
  await heard(page, 'That isn’t a cell. Type a letter and a number, such as C7.');
  await page.keyboard.press('Escape');
  await page.locator('[data-cell]:focus').waitFor();
  assert.equal(await focused(page), targets[0]);

  await page.keyboard.press('s');
  await heard(page, /You: 2 shots, 5 ships left\. Your turn\./);
  await page.evaluate(() => {
    const region = /** @type {Element} */ (document.querySelector('[role=status]'));
    new MutationObserver(() => region.setAttribute('data-changed', '')).observe(region, {
      childList: true,
    });
  });
  await page.keyboard.press('l');
  await page
    .locator('[role=status][data-changed]')
    .filter({hasText: /You: 2 shots, 5 ships left\. Your turn\./})
    .waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', {name: 'How to play'}).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({state: 'detached'});
  await page.locator('[data-cell]:focus').waitFor();

  await page.keyboard.press('z');
  await page.locator(`[data-cell="${targets[0]}"][aria-label="${targets[0]}, unknown"]`).waitFor();
  await page.keyboard.press('Shift+Z');
  await revealed(page, targets[0]);

  for (const target of targets.slice(1)) {
    await walkTo(page, target);
    await page.keyboard.press('Enter');
    await revealed(page, target);
  }
  await endedSo(page, '18 shots, and all five are sunk.');
  const view = viewOf(await wholeRecord(page));
  await heard(page, /You needed fewer\./);
  await page.locator('h1:focus').waitFor();

  await page.keyboard.press('Home');
  await atStep(page, 0);
  await page.keyboard.press(']');
  await atStep(page, 1);
  await page.keyboard.press(']');
  await atStep(page, 2);
  await page.keyboard.press('[');
  await atStep(page, 1);
  await page.keyboard.press('End');
  await atStep(page, Math.max(...view.players.map(({shots}) => shots)));
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await atStep(page, 2);
  await page.keyboard.press('Space');
  await heard(page, /Paused at shot \d+ of \d+\./);

  await pressTo(page, 'Tab', 'Play on from here');
  await page.keyboard.press('Enter');
  await page.getByRole('grid', {name: 'Hidden sea'}).waitFor();
  await visit.leave();
});

test('the tabs of the panel, the timeline and the dialogs by keys', async () => {
  const visit = await visitor();
  const page = await visit.open('?v=2&mode=watch&game=admiral&seed=42&agent=parity');
  await page.getByRole('grid', {name: 'Parity on this sea'}).waitFor();
  await pressTo(page, 'Tab', 'A1');
  for (const step of [1, 2, 3]) {
    await page.keyboard.press('.');
    await atStep(page, step);
  }
  await page.keyboard.press('v');
  await heard(page, 'The fleet is shown.');
  await page.keyboard.press('v');
  await heard(page, 'The fleet is hidden.');

  await pressTo(page, 'Tab', 'Timeline');
  await page.keyboard.press('ArrowLeft');
  await atStep(page, 2);
  await page.keyboard.press('Home');
  await atStep(page, 0);

  await pressTo(page, 'Tab', 'Candidates');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tab', {name: 'Moves', selected: true}).waitFor();
  assert.equal(await focused(page), 'Moves');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page
    .getByRole('tab', {selected: true})
    .and(page.locator('[role=tab]:last-child'))
    .waitFor();

  await page.keyboard.press('Shift+Tab');
  await pressTo(page, 'Shift+Tab', 'Settings');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', {name: 'Settings'});
  await dialog.waitFor();
  await dialog.getByLabel('Colours').focus();
  await page.keyboard.press('d');
  await page.locator('html[data-theme=dark]').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({state: 'detached'});
  assert.equal(await focused(page), 'Settings', 'the focus returns to where it came from');
  await visit.leave();
});
