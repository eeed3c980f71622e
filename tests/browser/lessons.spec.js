// A lesson is written without code, previewed, saved, opened again, put into a plain page, and played there to its end.

import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {at} from '../../scripts/lib/paths.mjs';
import {escaped} from '../../www/src/shell/share/extract-link.js';
import {quickTest, test} from '../suite.mjs';
import {elementTests} from './elements.mjs';
import {fireAll} from './hands.mjs';
import {accessibilityFaults, browserTests, devices} from './harness.mjs';
import {freshRecord, targetsOf, watersOf} from './oracle.mjs';

/** @typedef {import('playwright-core').Page} Page */

const {visitor} = browserTests();
const {embedded, eventsOf, tells} = elementTests();

const FOUR = {rows: 4, cols: 4, fleet: [{name: 'ship-3', length: 3}]};
const position = (/** @type {any[]} */ ...shots) => JSON.stringify({rules: FOUR, shots});
const PUZZLE = 'puzzle-6-easy-7;3:1,2:2,1:3;3,1,1,2,3,0;2,0,4,1,2,1;c@1,5';
const SHIPS = ['A1', 'C1', 'D1', 'F2', 'C3', 'C4', 'E4', 'A5', 'C5', 'E5'];
const CELLS = [...'1234'].flatMap((row) => [...'ABCD'].map((col) => `${col}${row}`));
const REVERSI = `${'-'.repeat(27)}OX${'-'.repeat(6)}XO${'-'.repeat(27)} X`;

/** @param {Page | import('playwright-core').Locator} within @param {string} name */
const press = (within, name) => within.getByRole('button', {name, exact: true}).click();

/** @param {Page} page @param {string} label @param {string} text */
async function fill(page, label, text) {
  const field = page.getByLabel(label, {exact: true});
  await field.fill(text);
  await field.blur();
}

/** @param {Page} page @param {string} cell */
const cell = (page, cell) => page.locator(`[data-cell="${cell}"]`);

/** Says it where it is seen. @param {Page} page @param {string} text */
const says = (page, text) => page.locator(`:not(.spoken):text("${text}")`).first().waitFor();

/** A chapter is there with its board, and no longer the one before. @param {Page} page @param {string} prompt */
async function asks(page, prompt) {
  await page.locator('.lesson-panel .lesson-text', {hasText: prompt}).waitFor();
  await page.locator('.lesson-panel .lesson-ask').waitFor();
}

/** A chapter as its author makes one. @param {Page} page @param {{start: string, prompt: string, kind: string}} chapter */
async function write(page, {start, prompt, kind}) {
  await page.getByLabel('Position', {exact: true}).fill(start);
  await press(page, 'Use this position');
  await page.locator('.lesson-form [data-cell]').first().waitFor();
  await fill(page, 'What the pupil reads', prompt);
  await page.getByLabel('Kind', {exact: true}).selectOption({label: kind});
}

/** Seven chapters of all kinds. @param {Page} page */
async function writeLesson(page) {
  await press(page, 'Write a lesson');
  await fill(page, 'Title of the lesson', 'Seven questions <b>');
  await write(page, {start: position(), prompt: 'Where is it likeliest?', kind: 'Choose a cell'});
  await fill(page, 'Hint 1', 'In the middle.');
  await fill(page, 'If it is right', 'Yes: four ways.');
  await page.getByLabel('For one cell').fill('a1');
  await press(page, 'Add a sentence');
  await fill(page, 'If it is A1', 'A corner has two ways.');
  await press(page, 'Add a chapter');
  await write(page, {start: position(), prompt: 'What is its chance?', kind: 'Name a chance'});
  await cell(page, 'B2').click();
  await says(page, 'Asked for: B2');
  await press(page, 'Add a chapter');
  await write(page, {
    start: position(['B2', 'miss'], ['C3', 'miss']),
    prompt: 'What is water?',
    kind: 'Mark what is certain',
  });
  await press(page, 'Add a chapter');
  await write(page, {
    start: position(['B2', 'miss']),
    prompt: 'And Exact?',
    kind: 'Predict an agent',
  });
  await page.getByLabel('Agent', {exact: true}).selectOption({label: 'Exact'});
  await press(page, 'Add a chapter');
  await write(page, {start: REVERSI, prompt: 'Any move.', kind: 'Choose a cell'});
  await press(page, 'Add a chapter');
  await write(page, {start: PUZZLE, prompt: 'Solve it.', kind: 'Solve the puzzle'});
  await press(page, 'Add a chapter');
  await write(page, {start: position(), prompt: 'Sink it.', kind: 'Reach a result'});
  await fill(page, 'At most so many shots', '16');
  // The last one goes up by its arrow, back and forth by keys, and down by dragging.
  await press(page, 'Move chapter 7 up');
  await page.getByRole('button', {name: '6. Sink it.'}).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.getByRole('button', {name: '7. Sink it.'}).waitFor();
  // The focus goes with the chapter: two presses move it by two.
  for (const at of [6, 5]) {
    await page.keyboard.press('Alt+ArrowUp');
    await page.locator(`:focus:text("${at}. Sink it.")`).waitFor();
  }
  await press(page, 'Move chapter 5 down');
  await page.locator('[aria-label="Move chapter 6 down"]:focus').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', {name: '7. Sink it.'}).waitFor();
  // A chapter goes at the second press only.
  await press(page, 'Add a chapter');
  await press(page, 'Remove this chapter');
  assert.equal(await page.locator('.lesson-row').count(), 8);
  await press(page, 'Remove this chapter?');
  await page.locator('.lesson-row').nth(7).waitFor({state: 'detached'});
  await page
    .getByRole('button', {name: '7. Sink it.'})
    .dragTo(page.getByRole('button', {name: '6. Solve it.'}));
  await page.getByRole('button', {name: '7. Solve it.'}).waitFor();
}

/** Answered from the first chapter to the last, the first one wrongly at first. @param {Page} page */
async function answerAll(page) {
  await cell(page, 'A1').click();
  await press(page, 'Answer A1');
  await says(page, 'A corner has two ways.');
  // What was pressed is gone: the focus is where the reading goes on.
  await page.locator('.lesson-panel #lesson-here:focus, .lesson-panel .kicker:focus').waitFor();
  await press(page, 'Show the hint');
  await press(page, 'Try again');
  await cell(page, 'B2').click();
  await cell(page, 'B2').click();
  await says(page, 'Yes: four ways.');
  await press(page, 'Next chapter');
  await page.getByLabel('Chance in percent').fill('25');
  await press(page, 'Answer');
  await says(page, 'Right.');
  await press(page, 'Next chapter');
  await press(page, 'Water');
  for (const water of ['C2', 'B3']) await cell(page, water).click();
  await press(page, 'Answer');
  await says(page, 'Right.');
  await press(page, 'Next chapter');
  await asks(page, 'And Exact?');
  await cell(page, 'C3').press('Enter');
  await cell(page, 'C3').press('Enter');
  await says(page, 'Exact shoots at C3.');
  await press(page, 'Next chapter');
  await asks(page, 'Any move.');
  await cell(page, 'D3').click();
  await press(page, 'Answer d3');
  await says(page, 'Right.');
  await press(page, 'Next chapter');
  await asks(page, 'Sink it.');
  // Shot by shot, until the ship is sunk.
  for (const at of CELLS) {
    await cell(page, at).click();
    const over = page.locator('.lesson-feedback');
    const shot = page.locator(`[data-cell="${at}"]:not([aria-label*="unknown"])`);
    await over.or(shot).first().waitFor();
    if (await over.count()) break;
  }
  await says(page, 'Right.');
  await press(page, 'Next chapter');
  await asks(page, 'Solve it.');
  for (const ship of SHIPS.filter((one) => one !== 'F2')) await cell(page, ship).click();
  await says(page, 'The lesson is finished.');
}

quickTest(
  'a lesson of all kinds and of both games is written, previewed, saved, opened again, embedded and played',
  async () => {
    const visit = await visitor({permissions: ['clipboard-read', 'clipboard-write']});
    const page = await visit.open('lesson/');
    await writeLesson(page);
    assert.deepEqual(await accessibilityFaults(page), []);

    await press(page, '1. Where is it likeliest?');
    await press(page, 'Preview as a pupil');
    await says(page, 'You see the lesson as a pupil does.');
    assert.equal(await page.locator('.lesson-panel b').count(), 0);
    await answerAll(page);
    await press(page, 'Back to writing');

    await press(page, 'Hand out the lesson');
    await page.getByRole('heading', {name: 'For teachers', level: 1}).waitFor();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      press(page, 'Save as a file'),
    ]);
    assert.equal(saved.suggestedFilename(), 'seven-questions-b.json');
    const buffer = readFileSync(await saved.path());
    const lesson = JSON.parse(buffer.toString());
    assert.deepEqual(
      lesson.chapters.map((/** @type {any} */ {ask}) => ask),
      ['cell', 'chance', 'certain', 'predict', 'cell', 'score', 'solve'],
    );
    await press(page, 'Copy link');
    await says(page, 'Copied.');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await press(page, 'Copy the element');
    await page.locator('[data-way=element] .field-hint').waitFor();
    const html = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(
      html,
      /^<script type="module" src="http:\/\/[^"]+\/widget\/spyglass-board\.js"><\/script>\n<spyglass-board v="2" lesson="\{/,
    );
    await visit.leave();

    // On another device.
    const other = await visitor();
    const opened = await other.open('lesson/');
    await opened.getByLabel('A lesson from a file').setInputFiles({
      ...{name: 'lesson.json', mimeType: 'application/json', buffer},
    });
    await opened.getByRole('heading', {name: 'Seven questions <b>'}).waitFor();
    await opened.goto(link);
    await says(opened, 'Where is it likeliest?');
    await other.leave();

    const element = html.split('\n')[1].replace('<spyglass-board', '<spyglass-board id="board"');
    const {page: host, leave} = await embedded(element);
    await answerAll(host);
    await tells(host, 'board-end');
    const heard = await eventsOf(host, 'board-lesson');
    const {outcomes, score, done, earned, possible} = heard.at(-1);
    assert.deepEqual(
      {score, done, earned, possible},
      {score: 100, done: true, earned: 7, possible: 7},
    );
    const {answer: shots} = outcomes[5];
    assert.ok(shots >= 3 && shots <= 16);
    assert.deepEqual(
      outcomes.map((/** @type {any} */ {answer, tries, hints}) => [answer, tries, hints]),
      [
        ['B2', 2, 1],
        [25, 1, 0],
        [{ship: [], water: ['C2', 'B3']}, 1, 0],
        ['C3', 1, 0],
        ['d3', 1, 0],
        [shots, 1, 0],
        [true, 1, 0],
      ],
    );
    await leave();
  },
);

const begun = freshRecord({rules: 'admiral', seed: '42', players: 'race:you,parity'});

test('the costliest shots of a hunt come back as exercises, which are kept, saved, brought in and deleted', async () => {
  const visit = await visitor();
  const page = await visit.open('?v=2&mode=race&game=admiral&seed=42');
  await fireAll(page, [...watersOf(begun, 12), ...targetsOf(begun)]);
  const link = page.getByRole('link', {name: 'Try the costliest again'});
  await link.waitFor();
  const [again] = await Promise.all([visit.context.waitForEvent('page'), link.click()]);
  await says(again, 'Chapter 1 of 3');
  // The cell that was shot at then is not shown.
  assert.equal(await again.locator('.lesson-panel [data-judgement]').count(), 0);
  const open = again.locator('[data-cell]:not([aria-disabled])').first();
  await open.click();
  assert.equal(await again.locator('[data-cell]').count(), 100);
  await open.click();
  await again.locator('[data-judgement]').waitFor();
  await press(again, 'All lessons');
  await says(again, '3 exercises in all.');
  const [saved] = await Promise.all([
    again.waitForEvent('download'),
    press(again, 'Save the exercises as a file'),
  ]);
  const buffer = readFileSync(await saved.path());
  const {exercises} = JSON.parse(buffer.toString());
  assert.equal(exercises.length, 3);
  await press(again, 'Delete all exercises');
  await says(again, 'Delete all your exercises from this device?');
  await press(again, 'Yes, delete');
  await says(again, 'None yet.');
  const bring = (/** @type {Buffer} */ content) =>
    again
      .getByLabel('Exercises from a file')
      .setInputFiles({name: 'deck.json', mimeType: 'application/json', buffer: content});
  // No record, none that the engine opens, and a file of something else.
  const strange = {record: 'spyglass2 nowhere s.1 solo:you -', step: 0, due: 1, streak: 0};
  for (const [content, said] of [
    [
      '{"spyglass-deck":1,"exercises":[{"record":"<script>"}]}',
      'There is a mistake in exercise 1: “record”.',
    ],
    [
      JSON.stringify({'spyglass-deck': 1, exercises: [exercises[0], strange]}),
      'There is a mistake in exercise 2: “record”.',
    ],
    ['{}', 'This is no file of exercises.'],
  ]) {
    await bring(Buffer.from(content));
    await says(again, said);
    await says(again, 'None yet.');
  }
  await bring(buffer);
  await says(again, '3 exercises added.');
  assert.deepEqual(await accessibilityFaults(again), []);
  await visit.leave();
});

test('a position seen elsewhere comes into a lesson, of Reversi too', async () => {
  const visit = await visitor();
  const page = await visit.open('?v=2&mode=watch&game=admiral&seed=42&agent=hunt&step=3');
  await page.getByRole('button', {name: 'Share'}).first().click();
  const add = async (/** @type {Page} */ from) => {
    const [opened] = await Promise.all([
      visit.context.waitForEvent('page'),
      from.getByRole('link', {name: 'Add to a lesson'}).click(),
    ]);
    await opened.locator('.lesson-form [data-cell]').first().waitFor();
    return opened;
  };
  const first = await add(page);
  await says(first, 'This position can become chapter 1 of “New lesson”.');
  await press(first, 'Keep this chapter');
  await says(first, 'Added to “New lesson” as chapter 1.');
  const reversi = await visit.open(
    'reversi/?v=2&g=spyglass2%20reversi%20s.7%20duel:you,you%20Mf5.Md6&step=2',
  );
  await reversi.getByRole('tab', {name: 'Position'}).click();
  const second = await add(reversi);
  await press(second, 'Keep this chapter');
  await says(second, 'Added to “New lesson” as chapter 2.');
  await second.getByRole('button', {name: '2. without a title'}).waitFor();
  // The other tab has it too, and loses nothing when it is written on there.
  await first.getByRole('button', {name: '2. without a title'}).waitFor();
  await visit.leave();
});

test('a lesson is played on a phone, in the dark, and with the keys alone', async () => {
  const visit = await visitor({...devices.phone, colorScheme: 'dark'});
  const page = await visit.open('lesson/?lesson=counting');
  await cell(page, 'A1').waitFor();
  assert.deepEqual(await accessibilityFaults(page), []);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
  await cell(page, 'A1').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await says(page, 'Right.');
  assert.deepEqual(await accessibilityFaults(page), []);
  // What was answered is there after a reload.
  await page.reload();
  await says(page, '1 of 6 points so far');
  await visit.leave();
});

test('a hostile lesson changes nothing, and says why', async () => {
  const visit = await visitor();
  const page = await visit.open('lesson/?lesson=counting');
  await cell(page, 'A1').waitFor();
  await press(page, 'All lessons');
  const open = (/** @type {string} */ text) =>
    page
      .getByLabel('A lesson from a file')
      .setInputFiles({name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text)});
  const script = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
  const chapter = {position: PUZZLE, prompt: script, ask: 'solve', hints: [script], title: script};
  const lesson = {'spyglass-lesson': 1, title: script, chapters: [chapter]};
  for (const [text, said] of /** @type {[string, string][]} */ ([
    ['{', 'This is not a lesson.'],
    [
      JSON.stringify({...lesson, 'spyglass-lesson': 7}),
      'The lesson has version 7, which this page does not know.',
    ],
    [
      JSON.stringify({...lesson, chapters: [{...chapter, ask: 'sing'}]}),
      'Chapter 1: this page does not know what is asked.',
    ],
    [
      JSON.stringify({...lesson, chapters: [{...chapter, position: 'x'}]}),
      'Chapter 1: its position cannot be opened',
    ],
  ])) {
    await open(text);
    await says(page, said);
    assert.equal(await page.locator('.lesson-player').count(), 0);
  }
  await open(JSON.stringify(lesson));
  await page.getByRole('heading', {name: script, level: 1}).waitFor();
  await page.getByRole('button', {name: 'Show the hint'}).click();
  assert.equal(await page.locator('main img, main script').count(), 0);
  assert.notEqual(await page.title(), '1');
  await visit.leave();
});

test('in an element a lesson goes on from its progress, also taken out and put back; what is refused leaves it', async () => {
  const lesson = readFileSync(at('www/src/data/lessons/counting.json'), 'utf8');
  const {page, leave} = await embedded(
    `<spyglass-board id="board" lesson="${escaped(lesson)}"></spyglass-board>`,
  );
  await cell(page, 'B2').click();
  await cell(page, 'B2').click();
  await tells(page, 'board-lesson');
  const [progress] = await eventsOf(page, 'board-lesson');
  assert.deepEqual([progress.earned, progress.possible, progress.done], [1, 6, false]);

  await page.evaluate(async () => {
    const board = /** @type {HTMLElement} */ (document.getElementById('board'));
    board.remove();
    await new Promise((later) => setTimeout(later, 50));
    document.body.append(board);
  });
  await says(page, '1 of 6 points so far');

  const {id: _, type: __, ...kept} = progress;
  await page.evaluate(
    ({lesson, kept}) => {
      const other = Object.assign(document.createElement('spyglass-board'), {
        ...{id: 'other', lesson: JSON.parse(lesson), progress: {...kept, at: 3}},
      });
      document.getElementById('board')?.replaceWith(other);
    },
    {lesson, kept},
  );
  await says(page, 'Chapter 3 of 6');
  await says(page, '1 of 6 points so far');

  for (const [value, code] of [
    ['{"spyglass-lesson":3}', 'unknown-lesson-version'],
    ['{', 'no-lesson'],
    ['https://elsewhere.invalid/lesson.json', 'lesson-elsewhere'],
    ['/nowhere.json', 'lesson-not-loaded'],
  ]) {
    await page.evaluate(
      (value) => document.getElementById('other')?.setAttribute('lesson', value),
      value,
    );
    await page.waitForFunction(
      (code) =>
        /** @type {any} */ (window).told.some((/** @type {any} */ one) => one.code === code),
      code,
    );
    await says(page, '1 of 6 points so far');
  }
  // The address that leads nowhere is what was asked for.
  await page.context().close();
  void leave;
});

test('in an element a lesson is finished with tries left, and its result copied and saved', async () => {
  const two = {
    'spyglass-lesson': 1,
    title: 'Two questions',
    chapters: [
      {
        position: JSON.parse(position()),
        prompt: 'Where?',
        ask: 'cell',
        tries: 1,
        goal: {cells: ['B2']},
      },
      {
        position: JSON.parse(position()),
        prompt: 'How likely?',
        ask: 'chance',
        tries: 3,
        goal: {cell: 'B2'},
      },
    ],
  };
  const {page, leave} = await embedded(
    `<spyglass-board id="board" lesson="${escaped(JSON.stringify(two))}"></spyglass-board>`,
    {device: {acceptDownloads: true, permissions: ['clipboard-read', 'clipboard-write']}},
  );
  await cell(page, 'B2').click();
  await cell(page, 'B2').click();
  await press(page, 'Next chapter');
  const finish = page.getByRole('button', {name: 'Finish the lesson', exact: true});
  const chance = page.getByLabel('Chance in percent');
  await chance.waitFor();
  assert.equal(await finish.count(), 0, 'a chapter is still open');
  await chance.fill('90');
  await press(page, 'Answer');

  await finish.click();
  assert.equal((await eventsOf(page, 'board-end')).length, 0, 'it is asked for twice');
  await press(page, 'Finish the lesson?');
  await tells(page, 'board-end');
  const progress = (await eventsOf(page, 'board-lesson')).at(-1);
  assert.deepEqual([progress.earned, progress.possible, progress.done], [1, 2, true]);
  const [end] = await eventsOf(page, 'board-end');
  assert.equal(end.outcome, 'finished');
  for (const gone of [chance, page.getByRole('button', {name: 'Try again'})])
    await gone.waitFor({state: 'detached'});

  await fill(page, 'Your name (optional, not kept)', 'Ada');
  await press(page, 'Copy result');
  await says(page, 'Copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const lines = copied.trimEnd().split('\n');
  assert.deepEqual(lines.slice(0, 2), ['Two questions', 'Ada']);
  assert.match(lines.at(-2) ?? '', /^1: B2 \(1 of 1 points?, 1 try, no hint\)$/);
  assert.match(lines.at(-1) ?? '', /^2: 90% \(0 of 1 points?, 1 try, no hint\)$/);
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Save result')]);
  assert.match(file.suggestedFilename(), /ada.*\.txt$/i);
  assert.equal(readFileSync(await file.path(), 'utf8'), copied);
  await says(page, 'Saved as a text file.');
  await leave();
});

test('a board of Reversi has its baize on the page of lessons too', async () => {
  const visit = await visitor();
  const page = await visit.open('lesson/?lesson=likeliest');
  await page.getByRole('button', {name: 'Chapter 6 of 6, not answered'}).click();
  await cell(page, 'F4').waitFor();
  // What has no look is black.
  const fill = await page.locator('.baize').evaluate((baize) => getComputedStyle(baize).fill);
  assert.notEqual(fill, 'rgb(0, 0, 0)');
  await cell(page, 'F4').click();
  await press(page, 'Answer f4');
  await says(page, 'As good as the best.');
  assert.deepEqual(await accessibilityFaults(page), []);
  await visit.leave();
});
