// Watching each agent step by step: forwards, backwards and by link a step is the same.

import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {
  address,
  assertBoard,
  atStep,
  button,
  cellNames,
  chooseSpeed,
  countOf,
  heard,
  pick,
  press,
  record,
  seen,
  timeline,
  wholeRecord,
} from './hands.mjs';
import {browserTests} from './harness.mjs';
import {freshRecord, playedOut, viewOf} from './oracle.mjs';

/** @typedef {import('playwright-core').Page} Page */

const {visitor} = browserTests();

/** An agent for each way in which a choice comes about, and is drawn; that every agent has one view a step is held without a browser, in tests/web/same-step.test.js. */
const WATCHED = [
  ['random', 'solitaire'],
  ['parity', 'admiral'],
  ['probability-map(bonus=once)', 'admiral'],
  ['p-matrix', 'sea-battle'],
  ['exact', 'sea-battle'],
  ['expert-standard', 'solitaire'],
  ['fixed-scan', 'moving'],
  ['tracker', 'moving'],
];

/** All that a step shows of the board and the thought. @param {Page} page */
async function sight(page) {
  const thought = page.locator('.reason');
  // What the last answer changed is counted once nobody waits for anything else.
  await thought.filter({hasNotText: 'Counting…'}).waitFor();
  return {
    cells: await cellNames(page),
    thought: await thought.innerText(),
    discs: await page.locator('[data-board="sea-1"] .chart').innerHTML().then(comparable),
  };
}

/** Without what a drawing holds besides its signs: lit's comments, and the fade from the step before. @param {string} drawn */
const comparable = (drawn) =>
  drawn
    .replace(/<!--.*?-->/g, '')
    .replace(/<g[^>]*>\s*(<rect class="depth"[^>]*><\/rect>\s*){2}<\/g>/g, '')
    // Which of them was set first is no matter.
    .replace(/(?: data-[a-z]+="[^"]*"){2,}/g, (all) =>
      all
        .split(/(?= data-)/)
        .sort()
        .join(''),
    )
    .replace(/\s+/g, ' ');

/** @param {string} agent @param {string} game */
const link = (agent, game) =>
  `?v=2&mode=watch&game=${game}&seed=42&agent=${encodeURIComponent(agent)}`;

for (const [agent, game] of WATCHED) {
  test(`${agent} on ${game}: forwards, backwards, by link`, async () => {
    const visit = await visitor({moves: true});
    const page = await visit.open(link(agent, game));
    if (agent === 'exact') {
      // A count waits for the book of openings no longer than a second, and says what it then counts: here the book is at hand.
      await page.waitForResponse(/\.book$/);
      await page.reload();
    }
    const whole = playedOut(freshRecord({rules: game, seed: '42', players: `solo:${agent}`}));
    await timeline(page).waitFor();
    await record(page, 0);

    /** @type {Awaited<ReturnType<typeof sight>>[]} */
    const forwards = [];
    for (let step = 0; step <= 4; step += 1) {
      await atStep(page, step);
      forwards.push(await sight(page));
      const {decision} = viewOf(whole.record, step);
      assert(forwards[step].thought.includes(`${decision?.cell}:`), forwards[step].thought);
      if (step < 4) await press(page, 'Forward');
    }
    for (let step = 3; step >= 0; step -= 1) {
      await press(page, 'Back');
      await atStep(page, step);
      assert.deepEqual(await sight(page), forwards[step], `backwards at step ${step}`);
    }
    const there = await record(page, 4);
    await page.close();

    const again = await visit.open(
      `?${new URLSearchParams({v: '2', g: there, step: '2', mode: 'watch'})}`,
    );
    await atStep(again, 2);
    assert.deepEqual(await sight(again), forwards[2], 'by link');

    // What it weighed, and what it did, as lists.
    const {decision} = viewOf(whole.record, 2);
    assert(decision);
    await again.getByRole('tab', {name: 'Candidates'}).click();
    const rows = again
      .getByRole('list', {name: 'Cells considered, best first'})
      .getByRole('listitem');
    if (decision.candidates.length === 0) await again.getByText('compares no cells').waitFor();
    else {
      // The list is a part that may still be on its way.
      await rows.first().waitFor();
      const more = again.getByRole('button', {name: 'Show all'});
      if ((await more.count()) > 0) {
        assert.equal(await rows.count(), 6);
        await more.click();
        await rows.nth(6).waitFor();
      }
      assert.equal(await rows.count(), decision.sensible);
      assert.deepEqual(
        (await rows.locator('.candidate-name').allInnerTexts()).slice(
          0,
          decision.candidates.length,
        ),
        decision.candidates.map(({cell}) => cell),
      );
    }
    await again.getByRole('tab', {name: 'Moves'}).click();
    await again.getByRole('list', {name: 'Moves'}).getByRole('listitem').nth(3).waitFor();
    assert.equal(await again.locator('li[aria-current=step]').innerText().then(Number.parseInt), 2);

    await chooseSpeed(again, 'instant');
    await press(again, 'Last step');
    await atStep(again, countOf(whole.record));
    assert.equal(await wholeRecord(again), whole.record);
    await assertBoard(again, whole.view);
    await visit.leave();
  });
}

quickTest('play, pause, speed, the scrubber and the list of moves lead to steps', async () => {
  const visit = await visitor();
  const page = await visit.open(link('parity', 'admiral'));
  const whole = playedOut(freshRecord({rules: 'admiral', seed: '42', players: 'solo:parity'}));
  await timeline(page).waitFor();
  await chooseSpeed(page, '5 a second');
  await press(page, 'Play');
  await page.locator('input[aria-valuetext^="step"]:not([aria-valuetext$=" of 0"])').waitFor();
  await press(page, 'Pause');
  await heard(page, /Paused at step \d+ of \d+\./);
  await button(page, 'Play').waitFor();
  const paused = await timeline(page).getAttribute('aria-valuetext');
  await page.waitForTimeout(600);
  assert.equal(await timeline(page).getAttribute('aria-valuetext'), paused, 'paused is paused');

  await chooseSpeed(page, 'instant');
  await press(page, 'Play');
  await atStep(page, countOf(whole.record));
  await button(page, 'Play').waitFor();
  assert.equal(await wholeRecord(page), whole.record);
  assert.equal(await button(page, 'Forward').getAttribute('aria-disabled'), 'true');

  await press(page, 'First step');
  await atStep(page, 0);
  assert.equal(await button(page, 'Back').getAttribute('aria-disabled'), 'true');
  for (const step of [17, 4, 30]) {
    await timeline(page).fill(String(step));
    await atStep(page, step);
    await assertBoard(page, viewOf(whole.record, step));
  }
  await page.getByRole('tab', {name: 'Moves'}).click();
  await page.getByRole('list', {name: 'Moves'}).getByRole('button').nth(8).click();
  await atStep(page, 9);
  const {view} = whole;
  assert.equal(await timeline(page).getAttribute('aria-valuetext'), `step 9 of ${view.steps}`);
  await visit.leave();
});

test('the line leads to steps still to be played; why a shot was fired, and what a cell is worth, are one press away', async () => {
  const visit = await visitor();
  const page = await visit.open('?v=2&mode=watch&game=admiral&seed=42&agent=exact&step=3');
  const line = page.getByRole('slider', {name: 'Timeline'});
  await page.locator('.scale-pointer > text', {hasText: /^3$/}).waitFor();
  // The line grows while the hunt is played ahead.
  let length = 0;
  for (let known = -1; known !== length; ) {
    known = length;
    await page.waitForTimeout(500);
    length = Number(await line.getAttribute('max'));
  }
  assert.ok(length >= 13, String(length));
  const along = await page.locator('.scale').boundingBox();
  assert.ok(along);
  await page.mouse.click(along.x + (along.width * 11) / length, along.y + 18);
  await atStep(page, 11);
  const shot = await page.locator('.thought-block .reason-before').innerText();
  const [, cell] = /^Why (\w+)\?$/.exec(shot) ?? [];
  assert.ok(cell, shot);
  await button(page, shot).click();
  await atStep(page, 10);
  assert.equal(await page.locator('.thought-name').innerText(), cell);
  // A cell that is not among the best takes the place of the last of them.
  const rows = page.locator('.candidate');
  const listed = await rows.locator('.candidate-name').allInnerTexts();
  const other = (await cellNames(page)).find(
    (name) => /unknown/.test(name) && !listed.includes(name.split(',')[0]),
  );
  assert.ok(other);
  const [chosen] = other.split(',');
  await page.locator(`[data-board="sea-1"] [data-cell="${chosen}"]`).click();
  await page.locator('.candidate[data-asked]', {hasText: chosen}).waitFor();
  assert.equal(await rows.count(), listed.length);
  await visit.leave();
});

quickTest('the fleet stays hidden until Reveal; one plays on from a step watched', async () => {
  const visit = await visitor();
  const page = await visit.open(link('hunt', 'admiral'));
  await timeline(page).waitFor();
  const hulls = page.locator('[data-board="sea-1"] .ship');
  assert.equal(await hulls.count(), 0);
  await press(page, 'Forward');
  await press(page, 'Forward');
  await atStep(page, 2);
  await press(page, 'Reveal fleet');
  await hulls.nth(4).waitFor({state: 'attached'});
  await press(page, 'Hide fleet');
  await hulls.first().waitFor({state: 'detached'});

  // Other parameters and agents hunt the same sea.
  await pick(page, 'Agent', 'Map 45');
  await page.getByRole('grid', {name: 'Map on this sea'}).waitFor();
  await pick(page, 'Bonus', 'none');
  await page.getByRole('grid', {name: /^Map \(bonus: none\) on this sea$/}).waitFor();
  const query = await address(page, (one) => one.get('g')?.includes('bonus=none'));
  assert.match(query.get('g') ?? '', /s\.42 solo:probability-map\(bonus=none\) -$/);
  await press(page, 'Forward');
  await atStep(page, 1);
  await seen(page, /Step 1 of 1\.$/);
  await press(page, 'Take over here');
  await page.getByRole('grid', {name: 'Hidden sea'}).waitFor();
  await seen(page, /Your turn\.$/);
  assert.equal(countOf(await record(page)), 1);
  await visit.leave();
});
