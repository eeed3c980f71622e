// Puzzles: whole ones by mouse, by keys and by touch; what helps; how they come and go.
import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {
  address,
  atStep,
  button,
  cell,
  heard,
  inSight,
  press,
  record,
  seen,
  unfolded,
  wholeRecord,
} from './hands.mjs';
import {accessibilityFaults, browserTests, devices} from './harness.mjs';
import {madePuzzle, viewOf} from './oracle.mjs';

const {visitor} = browserTests();

/** @typedef {import('playwright-core').Page} Page */

const link = (
  /** @type {string} */ size,
  /** @type {string} */ level,
  /** @type {string} */ seed,
) => `?mode=puzzle&game=puzzle-${size}&level=${level}&seed=${seed}`;

/** A newspaper's puzzle, which no seed makes. */
const newspaper = 'csplib-113;4:1,3:2,2:3,1:4;2,4,3,3,2,4,1,1,0,0;0,5,0,2,2,3,1,3,2,2;c@6,9 w@0,5';

/** @param {Page} page @param {string} name @param {RegExp} said */
const called = (page, name, said) =>
  page.getByRole('gridcell', {name: new RegExp(`^${name}, .*${said.source}`)}).waitFor();

/** @param {Page} page @param {string[]} names one drag over cells in a line */
async function drag(page, names) {
  const boxes = await Promise.all(names.map((name) => cell(page, name).boundingBox()));
  const at = boxes.map((box) => ({
    x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
    y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
  }));
  await page.mouse.move(at[0].x, at[0].y);
  await page.mouse.down();
  for (const {x, y} of at.slice(1)) await page.mouse.move(x, y, {steps: 3});
  await page.mouse.up();
}

/** @param {string[]} cells those in one line with the first of them, next to each other */
function runOf(cells) {
  const [first] = cells;
  const row = Number(first.slice(1));
  const run = [first];
  for (let col = first.charCodeAt(0) + 1; ; col += 1) {
    const next = `${String.fromCharCode(col)}${row}`;
    if (!cells.includes(next)) return run;
    run.push(next);
  }
}

/** @param {{waters: string[]}} puzzle three or more cells of water side by side */
function openRun({waters}) {
  const run = waters
    .map((first) => runOf(waters.slice(waters.indexOf(first))))
    .find(({length}) => length >= 3);
  assert(run);
  return run;
}

quickTest(
  'a whole puzzle by mouse: clicks, strokes, the right button, the numbers, a check',
  async () => {
    const puzzle = madePuzzle({rules: 'puzzle-8', level: 'medium', seed: '5'});
    const visit = await visitor();
    const page = await visit.open(link('8', 'medium', '5'));
    await heard(page, 'Puzzle 8×8, no. 5, Medium. Mark water and ships.');
    await page.getByRole('heading', {name: 'Puzzle 8×8, no. 5'}).waitFor();

    const run = openRun(puzzle);
    await drag(page, run);
    await heard(page, `${run.length} cells marked as water.`);
    for (const name of run) await called(page, name, /water/);
    // A stroke is taken back, and made again, as one.
    await press(page, 'Undo');
    await called(page, run[0], /unknown/);
    await called(page, run[run.length - 1], /unknown/);
    await press(page, 'Redo');
    await called(page, run[run.length - 1], /water/);
    await press(page, 'Undo');

    const [wrong] = puzzle.waters;
    await cell(page, wrong).click({button: 'right'});
    await called(page, wrong, /water/);
    await cell(page, wrong).click();
    await called(page, wrong, /ship/);
    await press(page, 'Check');
    await heard(page, `One mark is wrong: ${wrong}.`);
    await called(page, wrong, /wrong/);
    await cell(page, wrong).click();
    await called(page, wrong, /unknown/);
    await press(page, 'Check');
    await heard(page, 'No mark is wrong so far.');

    for (const name of puzzle.ships.slice(1)) {
      await cell(page, name).click();
      await cell(page, name).click();
      await called(page, name, /ship/);
    }
    const [last] = puzzle.ships;
    const row = last.slice(1);
    const open = puzzle.waters.filter((name) => name.slice(1) === row && name !== wrong);
    // The number fills what is open, the last ship cell too, and that is taken back.
    await page
      .getByRole('button', {name: new RegExp(`^row ${row}, .*: fill the rest with water$`)})
      .click();
    await called(page, last, /water/);
    for (const name of open) await called(page, name, /water/);
    await cell(page, last).click();
    await heard(page, /^Solved: Puzzle 8×8, no\. 5, Medium, with 2 checks\.$/);
    await seen(page, 'Solved: Puzzle 8×8, no. 5, Medium, with 2 checks.');
    const view = viewOf(await wholeRecord(page));
    assert.equal(view.result?.code, 'solved');
    await button(page, 'Hint').waitFor({state: 'detached'});

    await press(page, 'Next puzzle');
    await page.getByRole('heading', {name: 'Puzzle 8×8, no. 6'}).waitFor();
    await called(page, 'A1', /(unknown|shown at start)/);
    await page.goBack();
    await seen(page, 'Solved: Puzzle 8×8, no. 5, Medium, with 2 checks.');
    await visit.leave();
  },
);

test('a whole puzzle by keys alone', async () => {
  const puzzle = madePuzzle({rules: 'puzzle-6', level: 'easy', seed: '3'});
  const visit = await visitor();
  const page = await visit.open('?mode=race&game=admiral&seed=1');
  await page.getByRole('link', {name: 'Puzzles'}).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Size').focus();
  await page.getByLabel('Size').selectOption({label: 'Puzzle 6×6'});
  await page.getByLabel('Number').fill('3');
  await page.keyboard.press('Enter');
  await heard(page, 'Puzzle 6×6, no. 3, Easy. Mark water and ships.');
  await page.getByRole('link', {name: 'To the board'}).focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-cell="A1"]:focus').waitFor();
  let [row, col] = [0, 0];
  /** @param {string} name */
  async function go(name) {
    const [toRow, toCol] = [Number(name.slice(1)) - 1, name.charCodeAt(0) - 65];
    for (; row < toRow; row += 1) await page.keyboard.press('ArrowDown');
    for (; row > toRow; row -= 1) await page.keyboard.press('ArrowUp');
    for (; col < toCol; col += 1) await page.keyboard.press('ArrowRight');
    for (; col > toCol; col -= 1) await page.keyboard.press('ArrowLeft');
    await page.locator(`[data-cell="${name}"]:focus`).waitFor();
  }
  const [first, ...others] = puzzle.ships;
  const [water] = puzzle.waters;
  await go(water);
  await page.keyboard.press('w');
  await heard(page, `${water} water.`);
  await page.keyboard.press('Delete');
  await heard(page, `${water} cleared.`);
  await page.keyboard.press('Enter');
  await page.keyboard.press(' ');
  await called(page, water, /ship/);
  await page.keyboard.press('x');
  await heard(page, `One mark is wrong: ${water}.`);
  await page.keyboard.press('z');
  await called(page, water, /water/);
  await page.keyboard.press('Shift+Z');
  await called(page, water, /ship/);
  await page.keyboard.press('g');
  await called(page, water, /unknown/);
  await page.keyboard.press('r');
  await heard(page, new RegExp(`^row ${water.slice(1)}: \\d cells? filled with water\\.$`));
  await page.keyboard.press('z');
  await called(page, water, /unknown/);
  await page.keyboard.press('c');
  await heard(page, new RegExp(`^column ${water[0]}: \\d cells? filled with water\\.$`));
  await page.keyboard.press('z');
  await called(page, water, /unknown/);
  await page.keyboard.press('s');
  await heard(page, /^Puzzle 6×6, no\. 3 row \d: \d of \d ship cells, .* Still to be found: /);
  await page.keyboard.press('h');
  await heard(page, /^Look here: /);
  await page.keyboard.press('Escape');
  for (const name of others) {
    await go(name);
    await page.keyboard.press('g');
    await called(page, name, /ship/);
  }
  // Or the cell is typed.
  await page.keyboard.press('/');
  await page.getByLabel('Cell:').fill(first);
  await page.keyboard.press('Enter');
  await called(page, first, /water/);
  await page.getByLabel('Cell:').fill(first);
  await page.keyboard.press('Enter');
  await heard(page, /^Solved: Puzzle 6×6, no\. 3, Easy, with 1 hint and 1 check\.$/);
  await visit.leave();
});

quickTest(
  'a whole puzzle by touch, on a phone: taps and strokes, and the page stays where it is',
  async () => {
    const puzzle = madePuzzle({rules: 'puzzle-6', level: 'hard', seed: '2'});
    const visit = await visitor(devices.phone);
    const page = await visit.open(link('6', 'hard', '2'));
    await heard(page, 'Puzzle 6×6, no. 2, Hard. Mark water and ships.');
    const run = openRun(puzzle);
    const client = await visit.context.newCDPSession(page);
    const stood = await cell(page, 'A1').boundingBox();
    const scrolled = await page.evaluate(() => window.scrollY);
    for (const [index, name] of [...run, ''].entries()) {
      const box = name ? await cell(page, name).boundingBox() : null;
      const touchPoints = box ? [{x: box.x + box.width / 2, y: box.y + box.height / 2}] : [];
      const type = index === 0 ? 'touchStart' : box ? 'touchMove' : 'touchEnd';
      await client.send('Input.dispatchTouchEvent', {type, touchPoints});
    }
    await heard(page, `${run.length} cells marked as water.`);
    assert.equal(await page.evaluate(() => window.scrollY), scrolled);
    assert.deepEqual(await cell(page, 'A1').boundingBox(), stood, 'nothing moves under the finger');
    for (const name of puzzle.ships) {
      await cell(page, name).tap();
      await called(page, name, /water/);
      await cell(page, name).tap();
      await called(page, name, /ship/);
    }
    await seen(page, 'Solved: Puzzle 6×6, no. 2, Hard, without help.');
    await button(page, 'Next puzzle').tap();
    await page.getByRole('heading', {name: 'Puzzle 6×6, no. 3'}).waitFor();
    await visit.leave();
  },
);

test('the puzzle of a day is the same for all, and says which day', async () => {
  const visit = await visitor();
  const page = await visit.open('?mode=puzzle&day=2026-11-16');
  await page.getByRole('heading', {name: 'Puzzle of the day, 16 November 2026: 6×6'}).waitFor();
  const puzzle = madePuzzle({rules: 'puzzle-6', level: 'easy', seed: '20261116'});
  assert.equal((await record(page, 0)).replace(/ -$/, ''), puzzle.record.replace(/ -$/, ''));
  await press(page, 'Puzzle of the day');
  const today = new Date().toISOString().slice(0, 10).replaceAll('-', '');
  await address(page, (query) =>
    new RegExp(`^spyglass2 \\S+ \\w\\.${today}\\.`).test(query.get('g') ?? ''),
  );
  await visit.leave();
});

test('whatever is wrong with a link to a puzzle, it is said, and a puzzle opens', async () => {
  const visit = await visitor();
  for (const [query, said, heading] of [
    ['mode=puzzle&g=garbage', 'The record can’t be read', /^Puzzle 8×8, no\. /],
    ['mode=puzzle&seed=-1&game=puzzle-6', 'A sea number is a whole number', /^Puzzle 6×6, no\. /],
    ['game=puzzle-9&seed=4', 'We don’t know these rules.', /^Puzzle 8×8, no\. 4$/],
    ['mode=puzzle&level=silly', 'There is no such puzzle level.', /^Puzzle 8×8, no\. /],
    ['mode=puzzle&day=0001-01-01', 'There is no such day', /^Puzzle 8×8, no\. /],
  ]) {
    const page = await visit.open(`?${query}`);
    await page.getByRole('heading', {name: heading}).waitFor();
    await seen(page, said);
    await heard(page, said);
    await called(page, 'A1', /(unknown|shown at start)/);
    await page.close();
  }
  await visit.leave();
});

test('a puzzle that takes long is waited for with a sign, and can be cancelled', async () => {
  const visit = await visitor();
  const page = await visit.open(link('6', 'easy', '1'));
  await page.getByRole('heading', {name: 'Puzzle 6×6, no. 1'}).waitFor();
  // An engine that never gets to it, so that the wait lasts as long as this test looks at it.
  await page.evaluate(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function send(/** @type {any[]} */ ...args) {
      if (args[0]?.method !== 'newPuzzle') post.apply(this, /** @type {any} */ (args));
    };
  });
  await page.getByLabel('Level').selectOption({label: 'Expert'});
  await press(page, 'New puzzle');
  await heard(page, 'Making a puzzle, level expert, which takes a while…');
  assert.deepEqual(await accessibilityFaults(page), []);
  await press(page, 'Cancel');
  await button(page, 'Cancel').waitFor({state: 'detached'});
  // The puzzle before is still there.
  await page.getByRole('heading', {name: 'Puzzle 6×6, no. 1'}).waitFor();
  await cell(page, 'A1').click();
  await called(page, 'A1', /(water|shown at start)/);
  await visit.leave();
});

test('a refutation among the reasons is opened and stepped through on the board', async () => {
  const visit = await visitor();
  const page = await visit.open('?mode=puzzle&game=puzzle-6&level=expert&seed=6');
  await press(page, 'Reasons');
  const reasons = page.getByRole('region', {name: 'Solve it step by step'});
  await reasons.getByText(/^1 of \d+$/).waitFor();
  const open = reasons.getByText(/^Show the (\d+ )?deductions?$/);
  for (let step = 0; step < 99 && !(await open.isVisible()); step += 1) {
    await press(page, 'Next step');
    await reasons.getByText(new RegExp(`^${step + 2} of`)).waitFor();
  }
  const assumed = /Assume (?<cell>\w+) is (?<as>ship|water)/.exec(await reasons.innerText());
  assert(assumed?.groups);
  const {cell: named, as} = assumed.groups;
  await open.focus();
  await page.keyboard.press('Enter');
  await called(page, named, new RegExp(`${as}, if the assumption holds`));
  const deductions = reasons.getByRole('list', {name: `Refutation: ${named} ${as}`});
  const first = deductions.getByRole('listitem').first().getByRole('button');
  await first.and(page.locator('[aria-current="step"]')).waitFor();
  assert.deepEqual(await accessibilityFaults(page), []);
  await first.focus();
  await page.keyboard.press('End');
  const last = deductions.getByRole('listitem').last().getByRole('button');
  await last.and(page.locator('[aria-current="step"]')).waitFor();
  assert.match(await last.innerText(), /Contradiction: “.*So the assumption is wrong\./s);
  // Gone on with, the board is that of the reasons again.
  await press(page, 'Next step');
  await page.locator('[data-cell][aria-label*="if the assumption"]').waitFor({state: 'detached'});
  await visit.leave();
});

test("a newspaper's puzzle is solved reason by reason, and played on from there", async () => {
  const visit = await visitor();
  const page = await visit.open('?mode=edit');
  const field = page.getByRole('textbox', {name: /^Add what you know/});
  await field.fill(newspaper);
  await field.press('Enter');
  await page.getByRole('heading', {level: 1, name: 'One fleet fits'}).waitFor();
  await press(page, 'Solve it step by step');
  const reasons = page.getByRole('region', {name: 'Solve it step by step'});
  await reasons.getByText(/^1 of \d+$/).waitFor();
  await heard(page, /^Step 1 of \d+, Corners are water\. J7 is ship, .* So I6, I8 are water\.$/);
  await called(page, 'J7', /part of the reason/);
  await called(page, 'I6', /so it is water/);
  await press(page, 'Next step');
  await page.getByRole('gridcell', {name: 'I6, water', exact: true}).waitFor();
  await reasons.getByText(/^2 of \d+$/).waitFor();
  assert.deepEqual(await accessibilityFaults(page), []);
  // By keys too, from the board.
  await cell(page, 'A1').focus();
  await page.keyboard.press('n');
  await heard(page, /^Step 3 of \d+, /);
  await page.keyboard.press('Shift+N');
  await heard(page, /^Step 2 of \d+, /);
  await press(page, 'Previous step');
  await called(page, 'I6', /so it is water/);
  await press(page, 'Next step');
  await press(page, 'Play on from here');
  await heard(page, /^\d marks transferred\.$/);
  await called(page, 'I6', /water/);
  await press(page, 'Reasons');
  await press(page, 'Last step');
  await reasons.getByText('Every cell is settled.').waitFor();
  await press(page, 'Play on from here');
  await heard(page, /^Solved: Puzzle 10×10, \w.*, with reasons viewed\.$/);
  await visit.leave();
});

test('a puzzle is kept: after a reload, on its card, and behind Back', async () => {
  const puzzle = madePuzzle({rules: 'puzzle-6', level: 'easy', seed: '3'});
  const [water] = puzzle.waters;
  const visit = await visitor();
  const page = await visit.open(link('6', 'easy', '3'));
  await cell(page, water).click();
  await called(page, water, /water/);
  await record(page, 1);
  await page.reload();
  await called(page, water, /water/);
  await page.getByRole('link', {name: 'Play'}).click();
  await page.getByRole('grid', {name: 'Hidden sea'}).waitFor();
  await page.getByRole('button', {name: /^Continue ?: Puzzle 6×6, no\. 3$/}).waitFor();
  await page.goBack();
  await called(page, water, /water/);
  await page.getByRole('link', {name: 'Play'}).click();
  await page.getByRole('grid', {name: 'Hidden sea'}).waitFor();
  await page.getByRole('link', {name: 'Puzzles'}).click();
  await called(page, water, /water/);
  const other = await visit.open(`?${await page.evaluate(() => location.search.slice(1))}`);
  await called(other, water, /water/);
  await visit.leave();
});

test('giving up shows the fleet, and the steps can be gone through', async () => {
  const puzzle = madePuzzle({rules: 'puzzle-6', level: 'easy', seed: '3'});
  const [water] = puzzle.waters;
  const visit = await visitor();
  const page = await visit.open(link('6', 'easy', '3'));
  await cell(page, water).click();
  await cell(page, water).click();
  await called(page, water, /ship/);
  // One press is a slip as long as something else follows.
  await press(page, 'Give up');
  await heard(page, 'Give up? Press again.');
  await cell(page, puzzle.waters[1]).click();
  await called(page, puzzle.waters[1], /water/);
  await unfolded(page, 'Give up');
  await button(page, 'Give up').focus();
  await page.keyboard.press('Enter');
  await button(page, 'Give up?').waitFor();
  await page.keyboard.press('Enter');
  await heard(page, 'You gave up: Puzzle 6×6, no. 3. The fleet is shown.');
  await called(page, water, /wrong flag/);
  // The button is gone; the keys are at the board.
  await page.locator('[data-board="sea-1"] [data-cell]:focus').waitFor();
  await press(page, 'First step');
  await atStep(page, 0);
  await called(page, water, /unknown/);
  // Every way along the timeline, by buttons, by keys and by the slider.
  const slider = page.getByRole('slider');
  const steps = Number(await slider.getAttribute('max'));
  assert.ok(steps >= 3, String(steps));
  const ways = [
    ...[() => press(page, 'Last step'), () => page.keyboard.press('End')].map((act) => ({
      act,
      to: steps,
    })),
    ...[() => press(page, 'Back'), () => page.keyboard.press('[')].map((act) => ({
      act,
      to: steps - 1,
    })),
    ...[() => press(page, 'First step'), () => page.keyboard.press('Home')].map((act) => ({
      act,
      to: 0,
    })),
    ...[() => press(page, 'Forward'), () => page.keyboard.press(']')].map((act) => ({act, to: 1})),
    {act: () => slider.fill('2'), to: 2},
  ];
  for (const {act, to} of ways) {
    // From the neighbour that the way leads away from.
    await slider.fill(String({0: 1, 1: 0, 2: 0, [steps]: 0, [steps - 1]: steps}[to]));
    await page.locator('[data-board="sea-1"] [tabindex="0"]').focus();
    await act();
    await atStep(page, to);
    if (to === steps) await called(page, water, /wrong flag/);
    if (to === 0) await called(page, water, /unknown/);
  }
  await visit.leave();
});

test('a hint is asked for again with the same finger, and nothing moves under it', async () => {
  const visit = await visitor(devices.phone);
  const page = await visit.open(link('6', 'easy', '3'));
  await page.getByRole('heading', {name: 'Puzzle 6×6, no. 3'}).waitFor();
  const hint = button(page, 'Hint');
  await hint.scrollIntoViewIfNeeded();
  const at = /** @type {{x: number, y: number}} */ (await hint.boundingBox());
  for (const stage of [1, 2, 3, 4]) {
    await page.touchscreen.tap(at.x + 20, at.y + 20);
    await page.getByRole('region', {name: 'Hint'}).getByText(`${stage} of 4`).waitFor();
    const now = /** @type {{x: number, y: number}} */ (await hint.boundingBox());
    assert.ok(Math.abs(now.y - at.y) < 2 && now.x === at.x, `stage ${stage}: ${now.y}, ${at.y}`);
  }
  // What was told stands in the line under the board, which is in sight.
  await inSight(page, page.locator('.status').getByText('Why: '));
  await visit.leave();
});

test('on paper: which puzzle, the board with its numbers, the fleet, and one page', async () => {
  const visit = await visitor({colorScheme: 'dark'});
  const page = await visit.open(link('10', 'medium', '4'));
  await page.getByRole('heading', {name: 'Puzzle 10×10, no. 4'}).waitFor();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  const {waters} = madePuzzle({rules: 'puzzle-10', level: 'medium', seed: '4'});
  const left = page.getByRole('gridcell', {name: 'unknown'});
  const open = await left.count();
  await cell(page, waters[0]).click();
  await called(page, waters[0], /water/);
  /** @type {[string, number][]} */
  const papers = [
    ['The solution', 0],
    ['With my marks', open - 1],
    ['The puzzle', open],
  ];
  for (const [what, unknown] of papers) {
    await page.emulateMedia({media: 'screen'});
    await unfolded(page, `Print: ${what}`);
    const opener = await button(page, 'More').boundingBox();
    const menu = await page.locator('#more-puzzle').boundingBox();
    assert(opener && menu);
    const gap = Math.max(menu.y - opener.y - opener.height, opener.y - menu.y - menu.height);
    const aside = menu.x + menu.width - opener.x - opener.width;
    assert(Math.abs(gap) < 16 && Math.abs(aside) < 16, 'it opens at its button');
    await press(page, `Print: ${what}`);
    await page.locator('[data-printed]').waitFor();
    await page.emulateMedia({media: 'print'});
    assert.equal(await left.count(), unknown, what);
    await page.evaluate(() => {
      document.body.removeAttribute('data-printed');
      dispatchEvent(new Event('afterprint'));
    });
  }
  const lines = await page
    .locator('.frame :is(.intro, .panel)')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderInlineStartWidth));
  assert.deepEqual(new Set(lines), new Set(['0px']), 'no line stands beside the heading');
  await page.getByRole('list', {name: 'Fleet'}).waitFor();
  await page.getByRole('grid').waitFor();
  for (const name of ['Undo', 'More', 'Next puzzle'])
    await button(page, name).waitFor({state: 'hidden'});
  const paper = await page.pdf({format: 'A4'});
  assert.equal(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length, 1);
  await visit.leave();
});

for (const colorScheme of /** @type {const} */ (['light', 'dark']))
  test(`nothing is wrong with a puzzle's looks: ${colorScheme}`, async () => {
    const puzzle = madePuzzle({rules: 'puzzle-8', level: 'easy', seed: '9'});
    const visit = await visitor({colorScheme});
    const page = await visit.open(link('8', 'easy', '9'));
    await heard(page, 'Puzzle 8×8, no. 9, Easy. Mark water and ships.');
    assert.deepEqual(await accessibilityFaults(page), []);
    const [wrong] = puzzle.waters;
    await cell(page, wrong).click();
    await cell(page, wrong).click();
    await press(page, 'Check');
    await called(page, wrong, /wrong/);
    assert.deepEqual(await accessibilityFaults(page), []);
    await cell(page, wrong).click();
    for (const name of puzzle.ships) {
      await cell(page, name).click();
      await cell(page, name).click();
    }
    await seen(page, /^Solved: Puzzle 8×8/);
    assert.deepEqual(await accessibilityFaults(page), []);
    await visit.leave();
  });
