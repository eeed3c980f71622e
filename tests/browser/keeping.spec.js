// Nothing is lost: not by a reload, not by Back, not by a link, not without storage.

import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {
  address,
  assertBoard,
  atStep,
  bothBoards,
  button,
  cell,
  cellNames,
  endedSo,
  fileOf,
  fire,
  fireAll,
  openGames,
  pick,
  press,
  record,
  revealed,
  seen,
  unfolded,
} from './hands.mjs';
import {browserTests} from './harness.mjs';
import {freshRecord, playedOut, rulesWord, targetsOf, viewOf, watersOf} from './oracle.mjs';

/** @typedef {import('playwright-core').Page} Page */

const {visitor, address: site} = browserTests();

const begun = freshRecord({rules: 'admiral', seed: '42', players: 'race:you,parity'});
const waters = watersOf(begun, 9);
const race = '?v=2&mode=race&game=admiral&seed=42';

/** @param {Page} page @param {string[]} names */
async function shot(page, names) {
  for (const name of names) await revealed(page, name);
  const hidden = (await cellNames(page)).filter((name) => name.endsWith(', unknown'));
  assert.equal(hidden.length, 100 - names.length);
}

quickTest('a reload in the middle goes on at the same step, however soon it comes', async () => {
  const visit = await visitor();
  const page = await visit.open(race);
  await fireAll(page, waters.slice(0, 3));
  await page.reload();
  await shot(page, waters.slice(0, 3));
  await fire(page, waters[3]);
  await record(page, 8);
  await press(page, 'Undo');
  await address(page, (query) => query.get('step') === '6');
  await page.reload();
  await shot(page, waters.slice(0, 3));
  await press(page, 'Redo');
  await shot(page, waters.slice(0, 4));
  // Also where the address says nothing, the last game goes on.
  await page.goto(site());
  await shot(page, waters.slice(0, 4));

  await page.goto(site('?v=2&mode=play&game=admiral&seed=4&agent=hunt'));
  const [water] = watersOf(await record(page, 0), 1);
  await fire(page, water);
  const after = await record(page, 2);
  await page.reload();
  await revealed(page, water);
  await seen(page, /Your turn\.$/);
  assert.equal(await record(page), after);
  await assertBoard(page, viewOf(after), 2);

  await page.goto(site('?v=2&mode=watch&game=admiral&seed=9&agent=parity'));
  await press(page, 'Last step');
  await page.locator('button[aria-label=Forward][aria-disabled=true]').waitFor();
  await page.getByRole('slider', {name: 'Timeline'}).fill('7');
  await address(page, (query) => query.get('step') === '7');
  await page.reload();
  await atStep(page, 7);
  await visit.leave();
});

test('a link opens the same step elsewhere', async () => {
  const visit = await visitor();
  const page = await visit.open(race);
  await fireAll(page, [...waters.slice(0, 2), ...targetsOf(begun)]);
  await bothBoards(page, 'Parity');
  await page.getByRole('slider', {name: 'Timeline'}).fill('11');
  await atStep(page, 11);
  await press(page, 'Share');
  const link = await page.getByLabel(/^Link( to this game|$)/).inputValue();
  const shown = [await cellNames(page), await cellNames(page, 'sea-2')];
  await visit.leave();

  const elsewhere = await visitor();
  const there = await elsewhere.open(link);
  await atStep(there, 11);
  await bothBoards(there, 'Parity');
  assert.deepEqual([await cellNames(there), await cellNames(there, 'sea-2')], shown);
  await assertBoard(there, viewOf(await record(there), 22), 2);
  await elsewhere.leave();
});

test('with storage forbidden a whole game is played, and that nothing is kept is said', async () => {
  const rules = {
    rows: 3,
    cols: 3,
    fleet: [
      {
        name: 'raft',
        cells: [
          [0, 0],
          [1, 1],
        ],
      },
    ],
  };
  const fresh = ['spyglass1', rulesWord(rules), 's.5', 'race:you,random', '-'].join(' ');
  const visit = await visitor({storage: false});
  const page = await visit.open(`?${new URLSearchParams({v: '2', g: fresh, mode: 'race'})}`);
  await page.getByRole('gridcell').nth(8).waitFor();
  const [water] = watersOf(fresh, 1);
  await fire(page, water);
  await page.getByText('This browser isn’t saving games').first().waitFor();
  await press(page, 'Undo');
  await cell(page, water).and(page.locator('[aria-label$=", unknown"]')).waitFor();
  await fireAll(page, targetsOf(fresh));
  await endedSo(page, / sunk\.$/);
  await press(page, 'Settings');
  await page.getByLabel('Colours').selectOption({label: 'dark'});
  await page.locator('html[data-theme=dark]').waitFor();
  await page.getByRole('dialog').getByRole('button', {name: 'Close'}).click();
  await press(page, 'Hunt the next sea');
  await page.getByRole('grid', {name: 'Hidden sea'}).waitFor();
  // Within the visit even the game before is still there.
  await page.getByRole('button', {name: /^Review\b.*:/}).waitFor();
  await visit.leave();
});

quickTest('Back and Forward never lose a game', async () => {
  const visit = await visitor();
  const page = await visit.open(race);
  await fireAll(page, waters.slice(0, 3));
  await press(page, 'New sea');
  await seen(page, /^Click a cell to fire$/);
  const second = await record(page, 0);
  // Told in one of the two games only, so that it tells them apart.
  const other = /** @type {string} */ (
    watersOf(second, 9).find((one) => !waters.slice(0, 4).includes(one))
  );
  await fire(page, other);
  await page.goBack();
  await shot(page, waters.slice(0, 3));
  await page.goForward();
  await shot(page, [other]);
  await page.goBack();
  await shot(page, waters.slice(0, 3));
  await fire(page, waters[3]);
  await page.goForward();
  await shot(page, [other]);
  await page.goBack();
  await shot(page, waters.slice(0, 4));

  await page.getByRole('link', {name: 'Watch'}).click();
  await page.getByRole('grid', {name: 'Exact on this sea'}).waitFor();
  await press(page, 'Forward');
  await atStep(page, 1);
  await page.goBack();
  await shot(page, waters.slice(0, 4));
  await page.goForward();
  await atStep(page, 1);
  await visit.leave();
});

test('opening a link never takes the place of a kept game', async () => {
  const visit = await visitor();
  const page = await visit.open(race);
  await fireAll(page, waters.slice(0, 3));
  const mine = await record(page, 6);

  // A link to an earlier step of the very same game, then another move from there.
  const two = `?${new URLSearchParams({v: '2', g: mine, step: '4', mode: 'race'})}`;
  await page.goto(site(two));
  await shot(page, waters.slice(0, 2));
  await fire(page, waters[7]);
  await shot(page, [...waters.slice(0, 2), waters[7]]);
  await page.goto(site('?v=2&mode=race&game=sea-battle&seed=3'));
  await page.getByRole('heading', {name: 'Your games'}).waitFor();
  const cards = page.getByRole('button', {name: /^Continue\b.*:/});
  assert.equal(await cards.count(), 2);
  await cards.last().click();
  await shot(page, waters.slice(0, 3));
  // The rival's answer to the last shot may not have been kept before the page was left: it is fired again, the same.
  assert.equal(await record(page, 6), mine);

  await page
    .getByRole('button', {name: /^Delete\b.*:/})
    .first()
    .click();
  await cards.first().waitFor({state: 'detached'});
  await visit.leave();
});

test('a reload shows the race that was opened, not a fleet laid out before it in the same tab', async () => {
  const visit = await visitor();
  const page = await visit.open('?game=admiral-apart');
  await pick(page, 'Kind of game', 'Two players');
  const places = page.getByRole('heading', {name: 'Place your fleet'});
  await places.waitFor();
  await seen(page, /^Your fleet is ready/);
  await page.goto(site('?game=admiral-apart&seed=5'));
  await fireAll(page, ['A1', 'J10']);
  const mine = await record(page, 4);
  await page.reload();
  await revealed(page, 'J10');
  assert.equal(await places.count(), 0);
  assert.equal(await record(page, 4), mine);
  await visit.leave();
});

test('a game that is over is reviewed, not gone on with; a record goes out and comes in as a file', async () => {
  const visit = await visitor();
  const whole = playedOut(freshRecord({rules: 'admiral', seed: '5', players: 'solo:hunt'}));
  const page = await visit.open(race);
  await fireAll(page, waters.slice(0, 2));
  const mine = await record(page, 4);
  await press(page, 'Share');
  assert.equal(await page.getByLabel('As one line of text').inputValue(), mine);
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Save as a file')]);
  const saved = await fileOf(file);
  await openGames(page);
  await page.getByLabel('Open a record').fill(whole.record);
  await page.getByRole('button', {name: 'Open', exact: true}).click();
  await page.getByRole('grid', {name: 'Hunter on this sea'}).waitFor();
  await page.getByRole('dialog').waitFor({state: 'detached'});

  await openGames(page);
  await page.getByLabel('Open a file').setInputFiles(saved);
  await page.getByRole('dialog').waitFor({state: 'detached'});
  await shot(page, waters.slice(0, 2));
  assert.equal(await record(page), mine);
  await unfolded(page, 'Give up');
  assert.equal(await button(page, 'Give up').count(), 1);
  await visit.leave();
});
