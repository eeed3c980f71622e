// Whole games by mouse, of every rule set and of a fleet of odd shapes.

import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {
  address,
  assertBoard,
  atStep,
  bothBoards,
  button,
  cell,
  chooseSpeed,
  endedSo,
  fire,
  fireAll,
  heard,
  pick,
  press,
  pressTwice,
  record,
  seen,
  timeline,
  wholeRecord,
} from './hands.mjs';
import {browserTests} from './harness.mjs';
import {freshRecord, targetsOf, viewOf, watersOf} from './oracle.mjs';

const {visitor} = browserTests();

/** @param {string} game */
const target = (game) => freshRecord({rules: game, seed: '42', players: 'race:you,parity'});

/**
 * The race is over: both games side by side, in step with the timeline.
 *
 * @param {import('playwright-core').Page} page
 */
async function assertRaceEnd(page) {
  await page.getByRole('grid', {name: 'You on this sea'}).waitFor();
  await bothBoards(page, 'Parity');
  const whole = await wholeRecord(page);
  const view = viewOf(whole);
  const [you, parity] = view.players;
  await endedSo(page, new RegExp(`^${you.shots} shots, and `));
  const result = page.getByRole('region', {name: 'Result'});
  await result.getByText(`Parity needed ${parity.shots}`).waitFor();
  await result.getByText(/First difference at shot \d+: you [A-J]\d+, Parity [A-J]\d+\./).waitFor();
  await assertBoard(page, view, 1);
  await assertBoard(page, view, 2);

  await press(page, 'Review');
  await atStep(page, 0);
  await assertBoard(page, viewOf(whole, 0), 2);
  // A shot of each by turns, until one of them is done.
  const rounds = Math.max(you.shots, parity.shots);
  const middle = Math.floor(rounds / 2);
  const step = Math.min(middle, you.shots) + Math.min(middle, parity.shots);
  await timeline(page).fill(String(middle));
  await atStep(page, middle);
  await assertBoard(page, viewOf(whole, step), 1);
  await assertBoard(page, viewOf(whole, step), 2);
  await result
    .getByText(/First difference/)
    .getByRole('button', {name: 'Show it', exact: true})
    .click();
  await press(page, 'Last step');
  await atStep(page, rounds);
  await assertBoard(page, view, 2);
}

quickTest('admiral: the first shot is the first click, the last one shows both hunts', async () => {
  const visit = await visitor({moves: true});
  const page = await visit.open('?v=2&mode=race&game=admiral&seed=42');
  const [water, other] = watersOf(target('admiral'), 2);
  const targets = targetsOf(target('admiral'));
  await fire(page, water);
  await heard(page, `${water} miss. Your turn.`);
  await fire(page, targets[0]);
  await heard(page, `${targets[0]} hit. Your turn.`);

  // A shot at a cell that was shot is refused with a sentence, and nothing else.
  await cell(page, targets[0]).click({force: true});
  await seen(page, 'This cell was already shot.');
  await press(page, 'Close');

  await fire(page, other);
  await press(page, 'Undo');
  await page.locator(`[data-cell="${other}"][aria-label="${other}, unknown"]`).waitFor();
  await press(page, 'Redo');
  await page.locator(`[data-cell="${other}"][aria-label^="${other}, miss"]`).waitFor();

  await fireAll(page, targets.slice(1));
  await heard(page, /You needed fewer\./);
  await assertRaceEnd(page);
  await visit.leave();
});

test('sea-battle: a sunk ship shows the water about it', async () => {
  const visit = await visitor();
  const page = await visit.open('?v=2&mode=race&game=sea-battle&seed=42');
  const targets = targetsOf(target('sea-battle'));
  await fireAll(page, targets.slice(0, 4));
  const view = viewOf(await record(page, 8));
  assert.equal(view.boards[0].sunk.length, 1);
  assert(view.boards[0].marks.includes('water'));
  await assertBoard(page, view);
  const water = page.locator('[data-cell][aria-label$=", water"]').first();
  assert.equal(await water.getAttribute('aria-disabled'), 'true');
  await water.click({force: true});
  await seen(page, 'This cell is known to be water.');
  await fireAll(page, targets.slice(4));
  await assertRaceEnd(page);
  await visit.leave();
});

quickTest('solitaire: flags, shots and notes, and a score term by term', async () => {
  const visit = await visitor();
  const page = await visit.open('?v=2&mode=race&game=solitaire&seed=7');
  const begun = freshRecord({rules: 'solitaire', seed: '7', players: 'race:you,random'});
  const {known, contents} = viewOf(begun).boards[0];
  const open = (/** @type {string} */ name) => !known.includes(name);
  const targets = targetsOf(begun).filter(open);
  const waters = watersOf(begun, 40).filter(open);
  assert.equal(contents?.filter(Boolean).length, known.length);
  await page.getByRole('rowheader', {name: /^row 1, \d of \d ship cells found$/}).waitFor();
  await page.getByRole('columnheader', {name: /^column J, \d of \d ship cells found$/}).waitFor();

  const [shot, missed, ...flagged] = [targets[0], waters[0], ...targets.slice(1, 9), waters[1]];
  await page.locator('button[aria-pressed=true]', {hasText: 'Flag'}).waitFor();
  await press(page, 'Fire');
  await fire(page, shot);
  await fire(page, missed);
  await press(page, 'Flag');
  for (const name of flagged) {
    await cell(page, name).click();
    await page.locator(`[data-cell="${name}"][aria-label*="flagged as ship"]`).waitFor();
  }
  await cell(page, flagged[0]).click();
  await page.locator(`[data-cell="${flagged[0]}"]:not([aria-label*="flagged"])`).waitFor();
  await press(page, 'Water');
  await cell(page, waters[2]).click();
  await page.locator(`[data-cell="${waters[2]}"][aria-label*="your note: water"]`).waitFor();
  await press(page, 'Clear');
  await cell(page, waters[2]).click();
  await page.locator(`[data-cell="${waters[2]}"]:not([aria-label*="note"])`).waitFor();

  await pressTwice(page, 'Solve');
  const table = page.getByRole('table', {name: 'Score'});
  await table.waitFor();
  const {view, score} = await ended();
  await assertBoard(page, view);
  assert.equal(score.fok, 1);
  assert.equal(score.fko, 1);
  assert.equal(score.gok, flagged.length - 2);
  assert.equal(score.gko, 1);
  /** @type {[string, number, number][]} */
  const terms = [
    ['shots on ships', score.fok, 10],
    ['right flags', score.gok, 10],
    ['ships sunk', score.sink, 15],
    ['shots into water', score.fko, -25],
    ['wrong flags', score.gko, -15],
    ['ship cells not found', score.safe, -10],
  ];
  const shown = (/** @type {number} */ value) => new Intl.NumberFormat('en').format(value);
  for (const [name, count, weight] of terms) {
    const said = await table.getByRole('row', {name}).getByRole('cell').first().innerText();
    const plain = said.replaceAll('−', '-');
    assert.equal(plain, `${count} × ${shown(weight)} = ${shown(count * weight)}`, name);
  }
  const total = terms.reduce((sum, [, count, weight]) => sum + count * weight, 0);
  assert.equal(score.total, total);
  const said = await table.getByRole('row', {name: 'total'}).getByRole('cell').first().innerText();
  assert.equal(Number(said.replaceAll('−', '-')), total);
  await page.locator(`[aria-label*="wrong flag"]`).first().waitFor();
  assert.equal(
    await page.locator('[data-board="sea-1"] [aria-label*="correct flag"]').count(),
    flagged.length - 2,
  );
  await visit.leave();

  async function ended() {
    const view = viewOf(await wholeRecord(page));
    const {score} = view.boards[0];
    assert(score);
    return {view, score};
  }
});

test('own rules with ships of odd shapes, drawn, then hunted to the end', async () => {
  const visit = await visitor();
  const page = await visit.open('?v=2&mode=race&game=admiral&seed=42');
  await pick(page, 'Game', 'Own rules…');
  const dialog = page.getByRole('dialog', {name: 'Own rules'});
  await dialog.waitFor();
  await dialog.getByLabel('Rows').fill('7');
  await dialog.getByLabel('Columns').fill('6');

  // What is drawn is a ship of three cells around a corner; add it twice, then a longer one.
  await dialog.getByLabel('Name of the ship').fill('hook');
  await dialog.getByLabel('How many').fill('2');
  await dialog.getByRole('button', {name: 'Add this ship'}).click();
  await dialog.getByText('2 × hook', {exact: true}).waitFor();
  // What was the last ship is removed by key, and the keys go on.
  await dialog.getByRole('button', {name: /^Remove/}).focus();
  await page.keyboard.press('Enter');
  await page.locator('#own-ship:focus').waitFor();
  await page.keyboard.type('hook');
  await dialog.getByRole('button', {name: 'Add this ship'}).click();
  await dialog.getByText('2 × hook', {exact: true}).waitFor();
  const drawn = (/** @type {number} */ row, /** @type {number} */ col) =>
    dialog.getByRole('checkbox', {name: `row ${row}, column ${col}`, exact: true});
  await drawn(4, 3).check();
  await drawn(5, 4).check();
  assert.equal(await dialog.locator('[data-turn]').count(), 4);
  await dialog.getByLabel('Name of the ship').fill('dragon');
  await dialog.getByLabel('How many').fill('1');
  await dialog.getByRole('button', {name: 'Add this ship'}).click();
  await dialog.getByText('1 × dragon', {exact: true}).waitFor();
  await dialog.getByRole('button', {name: 'Play with these rules'}).click();
  await dialog.waitFor({state: 'detached'});

  // The board before is larger.
  await page.getByRole('gridcell').nth(42).waitFor({state: 'detached'});
  assert.equal(await page.getByRole('gridcell').count(), 42);
  const begun = await record(page, 0);
  const {rules} = viewOf(begun);
  assert.deepEqual([rules.rows, rules.cols], [7, 6]);
  assert.deepEqual(
    rules.fleet.map(({name, count}) => [name, count]),
    [
      ['hook', 2],
      ['dragon', 1],
    ],
  );
  const targets = targetsOf(begun);
  assert.equal(targets.length, 11);
  const [water] = watersOf(begun, 1);
  await fireAll(page, [water, ...targets]);
  await bothBoards(page, 'Parity');
  const view = viewOf(await wholeRecord(page));
  await assertBoard(page, view, 1);
  await assertBoard(page, view, 2);
  assert.equal(await button(page, 'Hunt the next sea').count(), 1);
  await visit.leave();
});

test('after a race its rival is watched in the very hunt that was raced', async () => {
  const visit = await visitor();
  const page = await visit.open('?v=2&mode=race&game=admiral&seed=818980064&agent=parity');
  const begun = await record(page, 0);
  await fireAll(page, targetsOf(begun));
  const raced = await wholeRecord(page);
  const moves = (/** @type {string} */ whole, /** @type {string} */ digit) =>
    whole
      .split(' ')[4]
      .split('.')
      .filter((action) => /^\d/.test(action) === (digit !== ''))
      .map((action) => action.slice(digit.length));
  await page.getByText(`Parity needed ${moves(raced, '2').length}`).waitFor();
  await press(page, 'More');
  await press(page, 'Watch Parity on this sea');
  await atStep(page, 0);
  await chooseSpeed(page, 'instant');
  await press(page, 'Last step');
  await atStep(page, moves(raced, '2').length);
  const watched = await address(page, (query) => {
    const whole = query.get('g') ?? '';
    return whole.includes(' solo:parity ') && viewOf(whole).over;
  });
  assert.deepEqual(moves(watched.get('g') ?? '', ''), moves(raced, '2'));
  await visit.leave();
});
