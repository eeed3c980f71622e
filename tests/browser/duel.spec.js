// Two players: from two clicks to the end of the game, and the next one.

import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {
  address,
  assertBoard,
  atStep,
  button,
  cell,
  endedSo,
  fire,
  heard,
  pick,
  press,
  pressTwice,
  record,
  seen,
  setUp,
  wholeRecord,
} from './hands.mjs';
import {browserTests, devices} from './harness.mjs';
import {targetsOf, viewOf, watersOf} from './oracle.mjs';

/** @typedef {import('playwright-core').Page} Page */

const {visitor} = browserTests();

/**
 * Waits until it is the person's turn, or the game is over.
 *
 * @param {Page} page
 */
const turn = (page) =>
  page
    .getByRole('status')
    .filter({hasText: /Your turn\.|wins?\./})
    .waitFor();

quickTest('two clicks lead to the first shot; the shots of the agent come one by one', async () => {
  const visit = await visitor({moves: true});
  const page = await visit.open();
  await pick(page, 'Kind of game', 'Two players');
  await press(page, 'Start');
  await page.getByRole('grid', {name: 'Parity’s sea'}).waitFor();
  await page.getByRole('grid', {name: 'Your sea'}).waitFor();
  const begun = await record(page, 0);
  const [water] = watersOf(begun, 1, 1);

  const before = Date.now();
  // Both at once: what stands for half a second is not to be looked for after it.
  await Promise.all([seen(page, `${water} miss. Parity is thinking.`), fire(page, water)]);
  await heard(
    page,
    new RegExp(`^${water} miss\\. Parity fires at [A-J]\\d+: (miss|hit)\\. Your turn\\.$`),
  );
  assert(Date.now() - before >= 500, 'the answer of the agent is given time to be seen');
  const view = viewOf(await record(page, 2));
  await assertBoard(page, view, 1);
  const shots = await page.locator('[data-board="sea-2"] [aria-label*="last shot"]').count();
  assert.equal(shots, 1);

  // A key skips the wait.
  const [, other] = watersOf(begun, 2, 1);
  await cell(page, other).focus();
  await page.keyboard.press('Enter');
  await seen(page, `${other} miss. Parity is thinking.`);
  await page.keyboard.press('ArrowDown');
  await turn(page);

  // Undo takes back to your own last decision, the answer of the agent included.
  await press(page, 'Undo');
  await page.locator(`[data-board="sea-1"] [aria-label="${other}, unknown"]`).waitFor();
  await address(page, (query) => query.get('step') === '2');
  await visit.leave();
});

test('two players go on with the game shown, and with the opponent chosen for it', async () => {
  const visit = await visitor();
  const page = await visit.open('?game=moving&mode=race');
  await cell(page, 'A1').waitFor();
  await address(page, (query) => query.get('g')?.includes('race:you,fixed-scan') === true);
  await pick(page, 'Kind of game', 'Two players');
  await page.getByText('Moving ships (5-4-3-3-2), against Fixed scan.').waitFor();
  await press(page, 'Start');
  await address(page, (query) => / moving .* duel:you,fixed-scan /.test(query.get('g') ?? ''));
  // Back, and on again: a game of this kind is there, and is no other one anew.
  await pick(page, 'Kind of game', 'Hunt');
  await address(page, (query) => / moving .* race:you,fixed-scan /.test(query.get('g') ?? ''));
  // Chosen, but not opened.
  await setUp(page, {Game: /^Classic \(/, Opponent: 'Robust', 'Kind of game': 'Two players'});
  await page.getByText('Classic (5-4-3-3-2), against Robust.').waitFor();
  await press(page, 'Start');
  await address(page, (query) => / admiral .* duel:you,robust /.test(query.get('g') ?? ''));
  await visit.leave();
});

test('a whole duel won: the result, the rematch that the loser begins', async () => {
  const visit = await visitor();
  const page = await visit.open();
  await pick(page, 'Kind of game', 'Two players');
  await press(page, 'Start');
  await page.getByRole('grid', {name: 'Parity’s sea'}).waitFor();
  const begun = await record(page, 0);
  for (const target of targetsOf(begun, 1)) {
    await fire(page, target);
    await turn(page);
  }
  await endedSo(page, '17 shots, and all five are sunk.');
  await page.getByText('You win against Parity.', {exact: true}).waitFor();
  const whole = await wholeRecord(page);
  const view = viewOf(whole);
  await assertBoard(page, view, 1);
  await assertBoard(page, view, 2);

  await press(page, 'Review');
  await atStep(page, 0);
  await press(page, 'Last step');
  await atStep(page, 17);
  await press(page, 'Rematch');
  await seen(page, 'Your fleet is ready. Press Start.');
  await press(page, 'Start');
  // The loser begins: the first shot comes from the agent.
  await page.getByRole('grid', {name: 'Your sea'}).waitFor();
  await turn(page);
  const next = viewOf(await record(page, 1));
  assert.deepEqual(
    next.players.map(({kind}) => kind),
    ['agent', 'you'],
  );
  assert.equal(next.moves[0].player, 1);
  assert.equal(await page.locator('[data-board="sea-1"] [aria-label*="last shot"]').count(), 1);
  const [water] = watersOf(await record(page), 1, 2);
  await fire(page, water, 'sea-2');
  await visit.leave();
});

test('a whole duel lost, and one given up', async () => {
  const visit = await visitor();
  const page = await visit.open('?v=1&mode=play&game=admiral&seed=4&agent=p-matrix');
  await page.getByRole('grid', {name: 'Matrix’s sea'}).waitFor();
  const begun = await record(page, 0);
  for (const water of watersOf(begun, 83)) {
    await fire(page, water);
    await turn(page);
    if ((await button(page, 'Rematch').count()) > 0) break;
  }
  await endedSo(page, /^\d+ shots: Matrix has sunk all five\.$/);
  await page.getByText('Matrix wins. You had sunk 0 of 5.').waitFor();
  const view = viewOf(await wholeRecord(page));
  assert.deepEqual(view.result, {code: 'lost', winner: 2});
  await assertBoard(page, view, 1);
  await assertBoard(page, view, 2);
  await press(page, 'Rematch');
  await seen(page, 'Your fleet is ready. Press Start.');
  await press(page, 'Start');
  await page.getByRole('grid', {name: 'Matrix’s sea'}).waitFor();
  const again = await record(page, 0);
  assert.equal(viewOf(again).toMove, 1);
  assert.equal(viewOf(again).players[0].kind, 'you', 'you lost, so you begin');

  const [water] = watersOf(again, 1);
  await fire(page, water);
  await turn(page);
  await pressTwice(page, 'Give up');
  await endedSo(page, '1 shot, then you gave up.');
  await visit.leave();
});

test('your own sea shows what the agent thinks, and enlarges on a phone', async () => {
  const visit = await visitor(devices.phone);
  const page = await visit.open('?v=1&mode=play&game=admiral&seed=4&agent=parity');
  await page.getByRole('grid', {name: 'Your sea'}).waitFor();
  const begun = await record(page, 0);
  const [water] = watersOf(begun, 1);
  await cell(page, water).tap();
  await button(page, `Fire ${water}`).tap();
  await turn(page);
  const small = await page.getByRole('grid', {name: 'Your sea'}).boundingBox();
  await tapBelow('Enlarge Your sea');
  await button(page, 'Make Your sea small again').waitFor();
  const large = await page.getByRole('grid', {name: 'Your sea'}).boundingBox();
  assert((large?.width ?? 0) > (small?.width ?? 0) * 1.2, `${small?.width} to ${large?.width} px`);
  await tapBelow('Make Your sea small again');
  await tapBelow('What Parity thinks');
  await page.locator('button[aria-pressed=true]', {hasText: 'What Parity thinks'}).waitFor();
  await visit.leave();

  /** Between the board that sticks to the top and the thumb's button: as far as a person scrolls. @param {string} name */
  async function tapBelow(name) {
    await button(page, name).evaluate((one) => {
      one.scrollIntoView({block: 'end'});
      scrollBy(0, 96);
    });
    await button(page, name).tap();
  }
});
