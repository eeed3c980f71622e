// Agents compared, by mouse and keys: one clock, forwards, backwards and by link the same; on a phone, in the dark, and where a link cannot be followed.

import assert from 'node:assert/strict';
import {partingOf, roundsIn, stepAfter} from '../../www/src/features/compare/state.js';
import {quickTest, test} from '../suite.mjs';
import {
  address,
  assertBoard,
  button,
  cell,
  cellNames,
  heard,
  press,
  record as recordOf,
  seen,
  timeline,
  wholeRecord,
} from './hands.mjs';
import {accessibilityFaults, browserTests, devices} from './harness.mjs';
import {drawnShips, freshRecord, playedOut, viewOf} from './oracle.mjs';

/** @typedef {import('playwright-core').Page} Page */

const {visitor} = browserTests();

/** @param {Page} page @param {number} round */
const atRound = (page, round) =>
  page.locator(`input[type=range][aria-valuetext^="round ${round} of "]`).waitFor();

/** @param {string} players @param {any} [rules] */
const played = (players, rules = 'admiral') =>
  playedOut(freshRecord({rules, seed: '42', players: `race:${players}`}));

/** @param {string} agents @param {Record<string, string>} [more] */
const link = (agents, more = {}) =>
  `?${new URLSearchParams({v: '2', mode: 'compare', seed: '42', agent: agents, ...more})}`;

/** The record, once the game has been played on to its end. @param {Page} page */
async function playedOn(page) {
  await recordOf(page);
  return wholeRecord(page);
}

/** Every board is the one its agent stands before at this round. @param {Page} page @param {ReturnType<typeof played>} game @param {number} round */
async function assertRound(page, {record, view}, round) {
  await atRound(page, round);
  for (const {player} of view.players) {
    const there = viewOf(record, stepAfter(view, player, round));
    await page.getByText('Counting…').waitFor({state: 'detached'});
    await assertBoard(page, there, player);
    const {decision} = there;
    if (decision?.player === player && decision.cell)
      assert.match(
        (await cell(page, decision.cell, `sea-${player}`).getAttribute('aria-label')) ?? '',
        /chosen next/,
      );
  }
}

for (const [agents, rules] of /** @type {[string, any][]} */ ([
  ['hunt,probability-map', 'admiral'],
  ['parity,p-matrix', 'admiral-apart'],
  ['exact,parity,random', 'sea-battle'],
  ['expert-greedy,expert-standard', 'solitaire'],
  ['fixed-scan,random-repeat', 'moving'],
  ['p-matrix,random', drawnShips],
])) {
  test(`${agents} on ${rules.fleet ? 'ships that are drawn' : rules}: forwards, backwards, by link`, async () => {
    const visit = await visitor();
    const players = `race:${agents}`;
    const page = await visit.open(
      rules.fleet
        ? `?${new URLSearchParams({v: '2', mode: 'compare', g: freshRecord({rules, seed: '42', players})})}`
        : link(agents, {game: rules}),
    );
    const game = played(agents, rules);
    const rounds = roundsIn(game.view);
    await atRound(page, 0);
    assert.equal(await playedOn(page), game.record);
    const forwards = /** @type {string[][]} */ ([]);
    for (let round = 0; round <= 3; round += 1) {
      await assertRound(page, game, round);
      forwards.push(await cellNames(page, 'sea-2'));
      if (round < 3) await press(page, 'Forward');
    }
    for (let round = 2; round >= 0; round -= 1) {
      await press(page, 'Back');
      await assertRound(page, game, round);
      assert.deepEqual(await cellNames(page, 'sea-2'), forwards[round]);
    }
    await press(page, 'Last step');
    await assertRound(page, game, rounds);
    await timeline(page).fill('2');
    await assertRound(page, game, 2);
    const query = await address(page, (query) => query.get('step') === '2');
    assert.equal(query.get('mode'), 'compare');
    await page.close();

    const again = await visit.open(`?${query}`);
    await assertRound(again, game, 2);
    assert.deepEqual(await cellNames(again, 'sea-2'), forwards[2]);
    assert.deepEqual(await accessibilityFaults(again), []);
    await visit.leave();
  });
}

test('the numbers side by side are those of the game, so far and at the end', async () => {
  const visit = await visitor();
  const page = await visit.open(link('hunt,parity'));
  const {record, view} = played('hunt,parity');
  await playedOn(page);
  for (const round of [0, 20, roundsIn(view)]) {
    await timeline(page).fill(String(round));
    await atRound(page, round);
    for (const {player, shots} of view.players) {
      const there = viewOf(record, stepAfter(view, player, round));
      const {hits, sunk, shots: now} = there.players[player - 1];
      const row = page.locator('.compare-table tbody').nth(player - 1);
      assert.deepEqual(
        await row.locator('td.number').allInnerTexts(),
        [now, shots, hits, sunk].map(String),
      );
      const {decision} = there;
      const text = await row.innerText();
      assert(
        text.includes(decision?.player === player ? `${decision.cell}:` : 'Has finished.'),
        text,
      );
    }
  }
  await visit.leave();
});

quickTest('where they first differ is said, and one click away', async () => {
  const visit = await visitor();
  const page = await visit.open(link('hunt,parity,probability-map'));
  const {view} = played('hunt,parity,probability-map');
  const parting = partingOf({whole: view, steps: roundsIn(view)});
  await playedOn(page);
  await seen(page, `First different choice, in round ${(parting?.step ?? 0) + 1}`);
  await press(page, 'Last step');
  await atRound(page, roundsIn(view));
  await press(page, 'Show that round');
  await atRound(page, parting?.step ?? -1);
  const mark = page.locator('.scrubber-mark[data-kind=surprise]');
  assert.equal(await mark.count(), 1);
  await visit.leave();
});

test('by keys: steps, the fleet, cells; each round is one sentence', async () => {
  const visit = await visitor();
  const page = await visit.open(link('hunt,parity'));
  await atRound(page, 0);
  await cell(page, 'A1').focus();
  await page.keyboard.press(']');
  await atRound(page, 1);
  const [first, second] = played('hunt,parity').view.moves;
  await heard(
    page,
    new RegExp(`^Round 1. Hunter fires at ${first.cell}: .*Parity fires at ${second.cell}: `),
  );
  await page.keyboard.press('.');
  await atRound(page, 2);
  await page.keyboard.press('[');
  await atRound(page, 1);
  await page.keyboard.press('End');
  await heard(page, 'All have finished:');
  await page.keyboard.press('Home');
  await atRound(page, 0);
  await page.keyboard.press('v');
  await page.locator('.more-list', {hasText: 'Hide fleet'}).waitFor({state: 'attached'});
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => document.activeElement?.getAttribute('data-cell') === 'B1');
  await page.keyboard.press('Enter');
  await page.keyboard.press('s');
  await heard(page, /Nobody has moved yet. First different choice, in round \d+/);
  await page.keyboard.press(' ');
  await button(page, 'Pause').waitFor();
  // A round passes in half a second: which one is seen first is chance.
  await page.locator('.scrubber input:not([aria-valuetext^="round 0 "])').waitFor();
  await page.keyboard.press(' ');
  await button(page, 'Play').waitFor();
  await visit.leave();
});

test('agents, their parameters and the rules are choices; what is chosen is compared at once', async () => {
  const visit = await visitor();
  const page = await visit.open(link('hunt,parity'));
  await playedOn(page);
  await press(page, 'Add an agent');
  await page.locator('[data-board="sea-3"]').waitFor();
  await page.getByLabel('Lattice').selectOption({label: 'of the longest ship'});
  await address(page, (query) => (query.get('g') ?? '').includes('parity(k=longest)'));
  await page.getByLabel('Agent 1', {exact: true}).selectOption({label: 'Exact'});
  await address(page, (query) => (query.get('g') ?? '').includes('race:exact,'));
  assert.equal(new URL(page.url()).searchParams.get('g')?.split(' ')[2], 's.42');
  const chance = await cell(page, 'A1').getAttribute('aria-label');
  await page.getByRole('slider', {name: /^Rows/}).fill('7');
  await page.locator('[data-board="sea-1"] [data-cell="J7"]').waitFor();
  await page.locator('[data-board="sea-1"] [data-cell="J8"]').waitFor({state: 'detached'});
  // The belief answers: on fewer cells a ship is likelier in each.
  await page.waitForFunction(
    ([before]) => {
      const now = document
        .querySelector('[data-board="sea-1"] [data-cell="A1"]')
        ?.getAttribute('aria-label');
      return /\d percent/.test(now ?? '') && now !== before;
    },
    [chance],
  );
  await page.getByRole('slider', {name: /^Rows/}).fill('4');
  await page.getByRole('slider', {name: /^Columns/}).fill('4');
  await seen(page, 'The fleet has 17 cells, the board only 16.');
  await press(page, 'Close');
  await page.getByLabel('Game', {exact: true}).selectOption({label: 'Solitaire with clues'});
  await seen(page, 'so others take their place');
  await page.getByRole('columnheader', {name: 'Points at the end'}).waitFor();
  await visit.leave();
});

test('from watching one comes to compare, and from there on to watching, playing and back', async () => {
  const visit = await visitor();
  const page = await visit.open('?v=2&mode=watch&game=admiral&seed=42&agent=parity');
  await recordOf(page, 0);
  await page.getByRole('radio', {name: '2', exact: true}).click();
  await page.getByRole('heading', {name: 'Compare agents'}).waitFor();
  const query = await address(page, (query) => query.get('mode') === 'compare');
  assert.match(query.get('g') ?? '', / s\.42 race:parity,/);
  assert.equal(await page.title(), 'Compare agents · Spyglass');
  await press(page, 'Watch Parity');
  await address(page, (query) => query.get('mode') === 'watch');
  await page.goBack();
  await address(page, (query) => query.get('mode') === 'compare');
  await atRound(page, 0);
  await press(page, 'Play this sea yourself');
  const mine = await address(page, (query) => query.get('mode') === 'race');
  assert.match(mine.get('g') ?? '', / s\.42 race:you,parity -$/);
  await page.goBack();
  await atRound(page, 0);
  await press(page, 'Share');
  const shared = await page.getByLabel(/^Link( to this game|$)/).inputValue();
  assert.equal(new URL(shared).searchParams.get('mode'), 'compare');
  await visit.leave();
});

for (const [players, said] of [
  ['solo:hunt', 'One agent can’t be compared'],
  ['race:hunt,hunt,hunt,hunt,hunt', '5 agents can’t be compared'],
  ['race:you,hunt', 'A person plays in this game'],
]) {
  test(`a link to compare ${players} is refused, and leads on`, async () => {
    const visit = await visitor();
    const query = new URLSearchParams({
      v: '1',
      mode: 'compare',
      g: `spyglass1 admiral s.1 ${players} -`,
    });
    const page = await visit.open(`?${query}`);
    await seen(page, said);
    await atRound(page, 0);
    await press(page, 'Forward');
    await atRound(page, 1);
    await visit.leave();
  });
}

test('on a phone one agent a row, nothing wider than the screen; in the dark and by axe no fault', async () => {
  const visit = await visitor({...devices.phone, colorScheme: 'dark'});
  const page = await visit.open(link('hunt,parity,probability-map,exact'));
  await page.locator('[data-board="sea-4"]').waitFor();
  await playedOn(page);
  await press(page, 'Forward');
  await atRound(page, 1);
  const boxes = await page
    .locator('[data-board]')
    .evaluateAll((boards) => boards.map((board) => board.getBoundingClientRect().toJSON()));
  assert.equal(boxes.length, 4);
  for (const [at, {left, right, top}] of boxes.entries()) {
    assert(left >= 0 && right <= 360, `${left} to ${right}`);
    if (at > 0) assert(top >= boxes[at - 1].bottom);
  }
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
  assert.deepEqual(await accessibilityFaults(page), []);
  await visit.leave();
});

test('on a desktop two to four boards stand side by side', async () => {
  const visit = await visitor();
  for (const agents of ['hunt,parity', 'hunt,parity,random', 'hunt,parity,random,directional']) {
    const page = await visit.open(link(agents));
    const count = agents.split(',').length;
    await page.locator(`[data-board="sea-${count}"]`).waitFor();
    const tops = await page
      .locator('[data-board]')
      .evaluateAll((boards) =>
        boards.map((board) => Math.round(board.getBoundingClientRect().top)),
      );
    assert.deepEqual(tops, Array(count).fill(tops[0]));
    await page.close();
  }
  await visit.leave();
});
