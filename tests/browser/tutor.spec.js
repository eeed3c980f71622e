// Certain reasoning: hints in four stages, proofs, deductions and knowledge; seen, heard, lit on the board, and counted as help.

import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {
  atStep,
  button,
  cell,
  cellNames,
  drawn,
  heard,
  inSight,
  press,
  pressTwice,
  record,
  seen,
  timeline,
  unfolded,
  wholeRecord,
} from './hands.mjs';
import {accessibilityFaults, browserTests, devices} from './harness.mjs';
import {allCells, reasoned, viewOf} from './oracle.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('../../www/src/engine/types.js').Hint} Hint */
/** @typedef {import('../../www/src/engine/types.js').Expert} Expert */
/** @typedef {import('../../www/src/engine/types.js').Deduction} Deduction */

const {visitor} = browserTests();
const race = '?v=1&mode=race&game=solitaire&seed=7';

/** @param {string} game @returns {Hint | null} */
const hintOf = (game) => reasoned(game, (told) => told.hint(1, 4));
/** @param {string} game @returns {Expert} */
const expertOf = (game) => reasoned(game, (told) => told.deductions(1));
/** @param {string} game @param {string} name @returns {Deduction[]} */
const proofOf = (game, name) => reasoned(game, (told) => told.prove(1, name));

/** The cells that are said to be this, in row order. @param {Page} page @param {string} what */
const litAs = async (page, what) =>
  (await cellNames(page))
    .filter((name) => name.includes(`, ${what}`))
    .map((name) => name.split(',')[0]);

/** @param {import('../../www/src/engine/types.js').View} view @param {string[]} cells */
const inRowOrder = (view, cells) => allCells(view.rules).filter((name) => cells.includes(name));

/** Waits until the cell is lit so. @param {Page} page @param {string} name @param {string} what */
const lit = (page, name, what) =>
  page.locator(`[data-board="sea-1"] [data-cell="${name}"][aria-label*=", ${what}"]`).waitFor();

/**
 * What lies over the board is one step, and nothing else.
 *
 * @param {Page} page
 * @param {import('../../www/src/engine/types.js').View} view
 * @param {Pick<Deduction, 'because' | 'water' | 'ship' | 'contents'>} step
 */
async function assertLit(page, view, {because, water = [], ship = [], contents = []}) {
  await drawn(page);
  const ships = [...ship, ...contents.map((one) => one.cell)];
  const {cells = [], ships: found = [], rows = [], cols = []} = because;
  const premises = [...cells, ...found].filter((one) => ![...ships, ...water].includes(one));
  for (const [what, wanted] of /** @type {[string, string[]][]} */ ([
    ['so it is ship', ships],
    ['so it is water', water.filter((one) => !ships.includes(one))],
    ['part of the reason', premises],
  ])) {
    if (wanted.length > 0) await lit(page, wanted[0], what);
    assert.deepEqual(await litAs(page, what), inRowOrder(view, wanted), what);
  }
  const lines = await page.locator('[data-board="sea-1"] .board-head[data-lit]').count();
  assert.equal(lines, rows.length + cols.length);
}

/** @param {Page} page @param {number} stage */
const atStage = (page, stage) => seen(page, `${stage} of 4`);

/** The button waits for its part of the page. @param {Page} page */
async function open(page) {
  await page.locator('button:text-is("Hint"):not([aria-disabled="true"])').waitFor();
  return record(page);
}

/** The record once a person has done this much more, and the rival has answered each time. @param {Page} page @param {string} before @param {number} actions */
const acted = (page, before, actions) => record(page, viewOf(before).steps + 2 * actions);

quickTest(
  'hints by mouse: four stages, lit and said, counted once each and told with the result',
  async () => {
    const visit = await visitor();
    const page = await visit.open(race);
    let game = await open(page);
    const view = viewOf(game);
    let hints = 0;
    for (let hint = hintOf(game); hint; hint = hintOf(game)) {
      hints += 1;
      for (let stage = 1; stage <= 4; stage += 1) {
        if (stage === 3) await press(page, 'Show more');
        else await press(page, 'Hint');
        await atStage(page, stage);
        const {cells, rows, cols} = hint;
        const concluded = stage < 3 ? {} : {water: hint.water, ship: hint.ship};
        await assertLit(page, view, {because: {cells, rows, cols}, ...concluded});
        if (hints > 1) break;
      }
      if (hints === 1) {
        assert.deepEqual(await accessibilityFaults(page), []);
        // There is no fifth stage.
        await press(page, 'Hint');
        await atStage(page, 4);
      }
      const {flags} = viewOf(game).boards[0];
      for (const name of (hint.ship ?? []).filter((one) => !flags.includes(one))) {
        await cell(page, name).click();
        await lit(page, name, 'flagged as ship');
      }
      const {ship = []} = hint;
      const added = ship.filter((one) => !flags.includes(one)).length;
      game = await acted(page, game, added);
    }
    assert.ok(hints > 0);
    await press(page, 'Hint');
    await heard(page, /^Nothing more is certain/);
    await seen(page, /^Nothing more is certain/);
    assert.deepEqual(await litAs(page, 'part of the reason'), []);

    await page.reload();
    await open(page);
    await pressTwice(page, 'Solve');
    await wholeRecord(page);
    await page.getByText(new RegExp(` · ${hints} hints?$`)).waitFor();
    await visit.leave();
  },
);

test('a hint begins with a mark that cannot be right', async () => {
  const visit = await visitor();
  const page = await visit.open(race);
  const game = await open(page);
  const water = expertOf(game).steps.flatMap((step) => step.water ?? []);
  await cell(page, water[0]).click();
  const marked = await acted(page, game, 1);
  assert.equal(hintOf(marked)?.mistake, true);
  await press(page, 'Hint');
  await heard(page, /^Not all of your marks can be right\.$/);
  await press(page, 'Show more');
  await heard(page, `${water[0]} is wrong.`);
  await press(page, 'Show more');
  await heard(page, new RegExp(`^So .*\\b${water[0]}\\b.* water\\.$`));
  await press(page, 'Show more');
  await heard(page, /^Rule “.*Why: /);
  await press(page, `Prove ${water[0]}`);
  await page.getByRole('region', {name: `Proof of ${water[0]}`}).waitFor();
  await seen(page, `${water[0]} is water, in`);
  // With the mark the hint goes.
  await cell(page, water[0]).click();
  await acted(page, marked, 1);
  await page.getByRole('region', {name: 'Hint'}).waitFor({state: 'detached'});
  await visit.leave();
});

test('hints and proofs by keys, for the ear', async () => {
  const visit = await visitor();
  const page = await visit.open(race);
  const game = await open(page);
  const view = viewOf(game);
  const hint = hintOf(game);
  assert(hint?.ship?.length);
  const [ship] = hint.ship;
  await cell(page, ship).focus();
  await page.keyboard.press('h');
  await heard(page, /^Look here: /);
  await page.keyboard.press('h');
  await heard(page, /^Rule “/);
  await page.keyboard.press('h');
  await heard(page, new RegExp(`^So .*\\b${ship}\\b`));
  await page.keyboard.press('h');
  await heard(page, /^Why: /);
  await page.keyboard.press('l');
  await heard(page, /^Why: /);
  await page.keyboard.press('Escape');
  await heard(page, 'Closed.');
  await page.getByRole('region', {name: 'Hint'}).waitFor({state: 'detached'});
  assert.deepEqual(await litAs(page, 'so it is ship'), []);

  // The cell that has the focus is proved, and nothing is done to it.
  const steps = proofOf(game, ship);
  await page.keyboard.press('p');
  await heard(
    page,
    `${ship} is a ship cell, in ${steps.length === 1 ? '1 step' : `${steps.length} steps`}.`,
  );
  await assertLit(page, view, steps[0]);
  // A single step needs no number.
  const numbered = (/** @type {number} */ number) =>
    steps.length === 1 ? /So .*\.$/ : `Step ${number} of ${steps.length}, `;
  for (const [place, step] of steps.entries()) {
    if (place > 0) await page.keyboard.press('n');
    await heard(page, numbered(place + 1));
    await assertLit(page, view, step);
  }
  await page.keyboard.press('Shift+N');
  await heard(page, numbered(Math.max(steps.length - 1, 1)));
  assert.equal(viewOf(await record(page)).steps, 0);

  const doubtful = allCells(view.rules).find(
    (one, index) => view.boards[0].marks[index] === 'unknown' && proofOf(game, one).length === 0,
  );
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await press(page, 'Prove');
  await heard(page, 'Choose a cell to prove.');
  await cell(page, doubtful ?? '').focus();
  await page.keyboard.press('Enter');
  await heard(page, `${doubtful} is not certain from what you know`);
  const [known] = view.boards[0].known;
  await cell(page, known).focus();
  await page.keyboard.press('p');
  await heard(page, `${known} has already been revealed`);
  assert.equal(viewOf(await record(page)).steps, 0);
  await pressTwice(page, 'Solve');
  await wholeRecord(page);
  // One hint, and two cells to be proved; what had been told is none.
  await page.getByText(/ · 1 hint, proofs viewed 2 times$/).waitFor();
  await visit.leave();
});

test('hints and proofs by touch', async () => {
  const visit = await visitor(devices.phone);
  const page = await visit.open(race);
  const game = await open(page);
  const hint = hintOf(game);
  assert(hint?.ship?.length);
  await button(page, 'Hint').tap();
  await atStage(page, 1);
  for (const stage of [2, 3, 4]) {
    await button(page, 'Show more').tap();
    await atStage(page, stage);
  }
  await lit(page, hint.ship[0], 'so it is ship');
  // What is said and what it is said of are in sight together.
  await inSight(page, page.getByRole('region', {name: 'Hint'}).getByText('Why: '));
  await inSight(page, cell(page, hint.ship[0]));
  await page.getByRole('region', {name: 'Hint'}).getByRole('button', {name: 'Close'}).tap();
  await unfolded(page, 'Prove');
  await button(page, 'Prove').tap();
  await seen(page, 'Choose a cell to prove.');
  await cell(page, hint.ship[0]).tap();
  const proof = page.getByRole('region', {name: `Proof of ${hint.ship[0]}`});
  // Told under the board, where it stays in sight, and so not here again.
  await seen(page, 'is a ship cell');
  const steps = proofOf(game, hint.ship[0]);
  assert.equal(await proof.locator('.proof-step').count(), steps.length);
  await proof.locator('.proof-step').last().tap();
  await assertLit(page, viewOf(game), /** @type {Deduction} */ (steps.at(-1)));
  assert.deepEqual(await accessibilityFaults(page), []);
  assert.equal(viewOf(await record(page)).steps, 0, 'proved, not flagged');
  // The next tap flags again.
  await proof.getByRole('button', {name: 'Close'}).tap();
  await cell(page, hint.ship[0]).tap();
  await acted(page, game, 1);
  await visit.leave();
});

/** @param {Page} page @param {number} number */
const step = (page, number) => page.locator('.proof-step').nth(number - 1);

test('everything the rules deduce is gone through while an expert is watched', async () => {
  const visit = await visitor();
  const page = await visit.open('?v=1&mode=watch&agent=expert-greedy&game=solitaire&seed=7');
  for (let shots = 1; shots <= 3; shots += 1) {
    await press(page, 'Forward');
    await atStep(page, shots);
  }
  const game = await record(page, 3);
  const view = viewOf(game);
  const {steps} = expertOf(game);
  await page.getByRole('tab', {name: 'Proofs'}).click();
  const list = page.getByRole('list', {name: 'What is proved, step by step'});
  await list.waitFor();
  assert.equal(await list.getByRole('listitem').count(), steps.length);
  assert(steps.length > 3);

  await step(page, 2).click();
  await assertLit(page, view, steps[1]);
  await step(page, 4).hover();
  await assertLit(page, view, steps[3]);
  await press(page, 'Previous step');
  await assertLit(page, view, steps[2]);
  await press(page, 'Next step');
  await assertLit(page, view, steps[3]);
  assert.equal(await step(page, 4).getAttribute('aria-current'), 'step');
  assert.deepEqual(await accessibilityFaults(page), []);

  // By keys within the list, and about the board.
  await step(page, 4).focus();
  await page.keyboard.press('ArrowDown');
  await assertLit(page, view, steps[4] ?? steps[3]);
  await page.keyboard.press('Home');
  await assertLit(page, view, steps[0]);
  await page.keyboard.press('End');
  await assertLit(page, view, /** @type {Deduction} */ (steps.at(-1)));
  await cell(page, 'A1').focus();
  await page.keyboard.press('Shift+N');
  await heard(page, `Step ${steps.length - 1} of ${steps.length}, `);
  await assertLit(page, view, /** @type {Deduction} */ (steps.at(-2)));
  await page.keyboard.press('Escape');
  await heard(page, 'Closed.');
  assert.deepEqual(await litAs(page, 'part of the reason'), []);

  // A rule is explained, and belongs to a group.
  await page.getByText('The rules, by group').click();
  await page.getByRole('heading', {name: 'Combinations'}).waitFor();
  assert.equal(await page.locator('dl.rules dt').count(), 20);

  // Another step, other deductions; and any cell can be proved there.
  await press(page, 'Back');
  await atStep(page, 2);
  const earlier = reasoned(game, (told) => {
    told.seek(2);
    return told.deductions(1).steps.length;
  });
  await page.waitForFunction(
    (count) => document.querySelectorAll('.proof-step').length === count,
    earlier,
  );
  const [proved] = steps.find(({water}) => water)?.water ?? [];
  await press(page, 'Forward');
  await atStep(page, 3);
  await press(page, 'Prove a cell…');
  await seen(page, 'Choose a cell to prove.');
  await cell(page, proved).click();
  await page.getByRole('region', {name: `Proof of ${proved}`}).waitFor();
  await visit.leave();
});

test('what the expert knows: lines, ships, ways, and the score to be expected, term by term', async () => {
  const visit = await visitor();
  const page = await visit.open('?v=1&mode=watch&agent=expert-greedy&game=solitaire&seed=7');
  await press(page, 'Last step');
  await page
    .getByText(/has finished/)
    .first()
    .waitFor();
  const game = await wholeRecord(page);
  const {steps: last} = viewOf(game);
  await page.getByRole('tab', {name: 'Known so far'}).click();
  // The end has its score, counted.
  const {score} = viewOf(game).boards[0];
  const total = page.locator('#tab-panel .sheet tfoot td').first();
  await page.getByText('The final score').waitFor();
  assert.equal(await total.textContent(), String(score?.total).replace('-', '−'));

  const at = Math.min(8, last - 1);
  await timeline(page).fill(String(at));
  await atStep(page, at);
  await page.getByText('On average, if solved now').waitFor();
  const {expert, expected} = reasoned(game, (told) => {
    told.seek(at);
    return {expert: told.deductions(1), expected: told.expected(1)};
  });
  const number = (/** @type {number} */ value) =>
    value.toLocaleString('en', {maximumFractionDigits: 2}).replace('-', '−');
  assert.equal(await total.textContent(), number(expected.total));
  await page
    .getByText(
      expected.fleets === 1
        ? 'only 1 fleet fits'
        : `all ${expected.fleets.toLocaleString('en')} fleets that fit`,
    )
    .waitFor();
  const rows = await page.locator('.known-lines tbody tr').allInnerTexts();
  assert.deepEqual(
    rows.map((row) => row.split('\t').slice(1).map(Number)),
    [...expert.rows, ...expert.cols].map(({left, candidates}) => [left, candidates]),
  );
  assert.equal(await page.locator('.known-found button').count(), expert.found.length);
  assert.equal(
    await page.locator('.known-ways button').count(),
    expert.combinations.flatMap(({ways}) => ways).length,
  );
  const shut = page.locator('details:not([open]) > summary:has-text("left")');
  while ((await shut.count()) > 0) await shut.first().click();
  const first = page.locator('.known-ways button').first();
  await first.click();
  const [way] = expert.combinations[0].ways;
  await lit(page, way[0], 'a ship can be here');
  assert.deepEqual(await litAs(page, 'a ship can be here'), inRowOrder(viewOf(game), way));
  assert.equal(await first.getAttribute('aria-pressed'), 'true');
  assert.deepEqual(await accessibilityFaults(page), []);
  await first.click();
  await page.waitForFunction(() => !document.querySelector('[aria-label*="a ship can be here"]'));

  // The source's table stands beside ours.
  await press(page, 'Published results and ours');
  const dialog = page.getByRole('dialog', {name: 'Published results and ours'});
  await dialog.getByRole('table').waitFor();
  assert.equal(await dialog.locator('tbody tr:has(td)').count(), 18);
  assert.deepEqual(await accessibilityFaults(page), []);
  await visit.leave();
});

test('in a game of one’s own, knowledge is asked for and counted', async () => {
  const visit = await visitor();
  const page = await visit.open(race);
  await open(page);
  await page.getByRole('tab', {name: 'Proofs'}).click();
  await page.getByText(/counts as help/).waitFor();
  assert.equal(await page.locator('.proof-step').count(), 0);
  await press(page, 'Show what is proved');
  await page.locator('.proof-step').first().waitFor();
  await page.getByRole('tab', {name: 'Known so far'}).click();
  await page.locator('.known-lines').first().waitFor();
  await press(page, 'Show the score if solved now');
  await page.getByText('On average, if solved now').waitFor();
  // The same position looked at as chances is the same look.
  await press(page, 'Chances');
  await page.locator('[data-board="sea-1"] [aria-label*=" percent"]').first().waitFor();
  await press(page, 'Hide what is proved');
  await page.getByText(/counts as help/).waitFor();
  await pressTwice(page, 'Solve');
  await wholeRecord(page);
  await page.getByText(/ · proofs viewed once, chances shown in 1 position$/).waitFor();
  await visit.leave();
});

test('other games have neither hints nor proofs', async () => {
  const visit = await visitor();
  const page = await visit.open('?v=1&mode=race&game=sea-battle&seed=7');
  await record(page);
  await button(page, 'Chances').waitFor();
  assert.equal(await button(page, 'Hint').count(), 0);
  assert.equal(await page.getByRole('tab', {name: 'Proofs'}).count(), 0);
  await cell(page, 'A1').focus();
  for (const key of ['h', 'p', 'n', 'Escape']) await page.keyboard.press(key);
  await page.keyboard.press('s');
  await heard(page, 'You: 0 shots');
  assert.equal(await page.locator('.tutored').count(), 0);
  await visit.leave();
});
