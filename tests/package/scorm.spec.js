// A package on a learning platform: unpacked, played by hand inside the SCORM 1.2 run time of scorm-again, and where no platform is or none that works.

import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import process from 'node:process';
import {after, before, test} from 'node:test';
import {openChromium} from '../../scripts/lib/chromium.mjs';
import {at as inProject} from '../../scripts/lib/paths.mjs';
import {serve} from '../../scripts/lib/serve.mjs';
import {readLesson} from '../../www/src/features/lessons/format.js';
import {packedGame, packedLesson} from '../../www/src/packaging/scorm/package.js';
import {MOST} from '../../www/src/packaging/scorm/suspended.js';
import {built} from '../browser/harness.mjs';
import {freshRecord, targetsOf} from '../browser/oracle.mjs';
import {scriptsIn, writePlatform} from './platform.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Frame} Frame */

const folder = mkdtempSync(join(tmpdir(), 'spyglass-scorm-'));
/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof serve>>} */
let server;
/** Those that the page has; in a shell the same are built, see below. */
const scripts = scriptsIn(join(built, 'scorm'));

before(async () => {
  // Megabytes that were not packed beforehand, and have no way to go.
  server = await serve({folder, said: () => ({}), packs: false});
  browser = await openChromium();
});
after(async () => {
  await browser?.close();
  await server?.close();
  rmSync(folder, {recursive: true, force: true});
});

let platforms = 0;

/** A platform with this package, and a pupil there. @param {Uint8Array} zip @param {import('playwright-core').BrowserContextOptions} [options] */
async function pupilWith(zip, options) {
  const name = `platform-${++platforms}`;
  mkdirSync(join(folder, name));
  writePlatform(join(folder, name), zip);
  const context = await browser.newContext({
    ...{viewport: {width: 1000, height: 640}, reducedMotion: 'reduce'},
    ...options,
  });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const faults = /** @type {string[]} */ ([]);
  page.on('pageerror', (error) => faults.push(String(error)));
  const url = `${server.url}${name}/`;
  return {
    page,
    faults,
    url,
    context,
    /** @param {string} [at] of the platform's pages */
    async open(at = '') {
      await page.goto(url + at);
      return unitIn(page);
    },
  };
}

/** The unit, wherever it stands, once it is there. @param {Page} page @returns {Promise<Frame>} */
async function unitIn(page) {
  for (;;) {
    const frame = page.frames().find((one) => one.url().endsWith('/unit/index.html'));
    if (frame) {
      await frame.locator('[data-cell]').first().waitFor();
      return frame;
    }
    await page.waitForEvent('framenavigated');
  }
}

/** What the platform has kept. @param {Page} page @returns {Promise<any>} */
const attemptIn = (page) => page.evaluate(() => /** @type {any} */ (window).attempt());

/** @param {Page} page @returns {Promise<string[][]>} */
const callsIn = (page) => page.evaluate(() => /** @type {any} */ (window).calls);

/** @param {Frame} unit @param {string} name */
const press = (unit, name) => unit.getByRole('button', {name, exact: true}).click();
/** @param {Frame} unit @param {string} at */
const cell = (unit, at) => unit.locator(`[data-cell="${at}"]`).first();
/** @param {Frame} unit @param {string} text */
const says = (unit, text) => unit.locator(`:not(.spoken):text("${text}")`).first().waitFor();
/** @param {Frame} unit */
const notice = (unit) => unit.locator('.scorm-notice').textContent();
/** What is heard is what is seen. @param {Frame} unit */
const isHeard = (unit) =>
  unit.waitForFunction(() => {
    const region = document.querySelector('body > .spoken[role=status][aria-live=polite]');
    return region?.textContent === document.querySelector('.scorm-notice')?.textContent;
  });

const FOUR = {rows: 4, cols: 4, fleet: [{name: 'ship-3', length: 3}]};
/** @param {any[]} shots */
const at = (...shots) => ({rules: FOUR, shots});
const PUZZLE = 'puzzle-6-easy-7;3:1,2:2,1:3;3,1,1,2,3,0;2,0,4,1,2,1;c@1,5';
const SHIPS = ['A1', 'C1', 'D1', 'C3', 'C4', 'E4', 'A5', 'C5', 'E5'];

const lesson = readLesson(
  JSON.stringify({
    'spyglass-lesson': 1,
    title: 'Six chapters <b>&amp;',
    language: 'en',
    chapters: [
      {position: at(), prompt: 'Where is it likeliest?', ask: 'cell', points: 2},
      {position: at(), prompt: 'What is its chance?', ask: 'chance', goal: {cell: 'B2'}},
      {
        position: at(['B2', 'miss'], ['C3', 'miss']),
        prompt: 'What is water?',
        ask: 'certain',
      },
      {position: at(['B2', 'miss']), prompt: 'And Exact?', ask: 'predict', goal: {agent: 'exact'}},
      {position: at(), prompt: 'Sink it.', ask: 'score', goal: {shots: 16}},
      {position: PUZZLE, prompt: 'Solve it.', ask: 'solve'},
    ],
  }),
);

/** As most want it: packing takes as long as a visit. */
const plain = packedLesson(lesson, scripts);

/** By hand, chapter after chapter: the first wrongly at first, the second nearly right. @type {((unit: Frame) => Promise<void>)[]} */
const CHAPTERS = [
  async (unit) => {
    await cell(unit, 'A1').click();
    await press(unit, 'Answer A1');
    await press(unit, 'Try again');
    await cell(unit, 'B2').click();
    await cell(unit, 'B2').click();
    await says(unit, 'Right.');
  },
  async (unit) => {
    for (let turn = 0; turn < 3; turn += 1) {
      await unit.getByLabel('Chance in percent').fill('30');
      await press(unit, 'Answer');
      await unit.locator('[data-judgement=near]').waitFor();
      if (turn < 2) await press(unit, 'Try again');
    }
  },
  async (unit) => {
    await press(unit, 'Water');
    for (const water of ['C2', 'B3']) await cell(unit, water).click();
    await press(unit, 'Answer');
    await says(unit, 'Right.');
  },
  async (unit) => {
    await cell(unit, 'C3').press('Enter');
    await cell(unit, 'C3').press('Enter');
    await says(unit, 'Exact shoots at C3.');
  },
  async (unit) => {
    for (const target of [...'1234'].flatMap((row) => [...'ABCD'].map((col) => col + row))) {
      await cell(unit, target).click();
      const over = unit.locator('.lesson-feedback');
      const shot = unit.locator(`[data-cell="${target}"]:not([aria-label*="unknown"])`);
      await over.or(shot).first().waitFor();
      if (await over.count()) break;
    }
    await says(unit, 'Right.');
  },
  async (unit) => {
    for (const ship of SHIPS) await cell(unit, ship).click();
  },
];

/** Two chapters do where only the score matters. */
const short = {...lesson, chapters: lesson.chapters.slice(0, 2)};
const packedShort = (/** @type {number | undefined} */ mastery) =>
  packedLesson(short, scripts, {mastery});
/** 2.5 of 3 points. */
const RAW_SHORT = 83.33;

/** @param {Frame} unit @param {number} from @param {number} to chapters, from 0 */
async function answer(unit, from, to, {chapters} = lesson) {
  for (let place = from; place < to; place += 1) {
    await unit.locator('.lesson-text', {hasText: chapters[place].prompt}).waitFor();
    await unit.locator('.lesson-panel .lesson-ask').waitFor();
    await CHAPTERS[place](unit);
    if (place + 1 < chapters.length) await press(unit, 'Next chapter');
    else await says(unit, 'The lesson is finished.');
  }
}

/** 6.5 of 7 points. */
const RAW = 92.86;

test('six chapters answered by hand are in the run time; a reload goes on; done, it stays done', async () => {
  const {page, open, faults} = await pupilWith(plain);
  let unit = await open();
  assert.equal(await unit.locator('.lesson-panel b').count(), 0);
  assert.equal(await notice(unit), '');
  await answer(unit, 0, 3);
  const before = await attemptIn(page);
  assert.equal(before.core.lesson_status, 'incomplete');
  assert.equal(Number(before.core.score.raw), Math.round((100 * 100 * 3.5) / 7) / 100);
  assert.equal(before.core.exit, 'suspend');

  unit = await open();
  // Where it was left: at the fourth chapter, with the points of those before.
  await unit.locator('.lesson-text', {hasText: 'And Exact?'}).waitFor();
  await says(unit, '3.5 of 7 points so far');
  assert.equal(await unit.locator('.lesson-step[data-mark=right]').count(), 2);
  assert.equal(await unit.locator('.lesson-step[data-mark=near]').count(), 1);
  await answer(unit, 3, 6);
  const attempt = await attemptIn(page);
  assert.equal(attempt.core.lesson_status, 'completed');
  assert.equal(Number(attempt.core.score.raw), RAW);
  assert.equal(attempt.core.exit, '');
  assert.match(attempt.core.session_time, /^\d+:\d\d:\d\d(\.\d+)?$/);
  assert.ok(attempt.suspend_data.length <= MOST);
  const rows = Object.values(attempt.interactions);
  assert.deepEqual(
    rows.map(({id, type, result, weighting}) => [id, type, result, weighting]),
    [
      ['chapter_1', 'fill-in', 'correct', '2'],
      ['chapter_2', 'numeric', '0.5', '1'],
      ['chapter_3', 'performance', 'correct', '1'],
      ['chapter_4', 'fill-in', 'correct', '1'],
      ['chapter_5', 'numeric', 'correct', '1'],
      ['chapter_6', 'true-false', 'correct', '1'],
    ],
  );
  assert.deepEqual(rows.map(({student_response}) => student_response).toSpliced(4, 1), [
    'B2',
    '30',
    'ship water C2 B3',
    'C3',
    't',
  ]);
  for (const {time, latency} of rows) {
    assert.match(time, /^\d\d:\d\d:\d\d$/);
    assert.match(latency, /^\d+:\d\d:\d\d(\.\d+)?$/);
  }
  assert.equal(await notice(unit), 'Your result has been submitted.');
  const refused = (await callsIn(page)).filter(
    ([name, , , said]) => name === 'SetValue' && said !== 'true',
  );
  assert.deepEqual(refused, []);

  unit = await open();
  await says(unit, 'The lesson is finished.');
  await page.goto('about:blank');
  await open();
  const last = await attemptIn(page);
  assert.equal(last.core.lesson_status, 'completed');
  assert.equal(Number(last.core.score.raw), RAW);
  assert.deepEqual(last.interactions, attempt.interactions);
  assert.deepEqual(faults, []);
  await page.context().close();
});

test('leaving is told once, and what was seen last is kept', async () => {
  const {page, open} = await pupilWith(plain);
  const unit = await open();
  await answer(unit, 0, 1);
  await press(unit, 'Next chapter');
  await unit.evaluate(() => location.replace('about:blank'));
  await page.waitForFunction(() =>
    /** @type {any} */ (window).calls.some(([name]) => name === 'Finish'),
  );
  const names = (await callsIn(page)).map(([name]) => name);
  assert.equal(names.filter((name) => name === 'Finish').length, 1);
  assert.equal(names.at(-1), 'Finish');
  const again = await open();
  await again.locator('.lesson-text', {hasText: lesson.chapters[2].prompt}).waitFor();
  await page.context().close();
});

test('where no platform is, or none that answers, the lesson is played and this browser keeps it', async () => {
  for (const how of ['missing', 'refuses', 'throws']) {
    const {page, open, faults} = await pupilWith(plain);
    let unit = await open(`?how=${how}`);
    assert.match((await notice(unit)) ?? '', /is not reported. Your progress is kept/);
    await isHeard(unit);
    await answer(unit, 0, 2);
    unit = await open(`?how=${how}`);
    await unit.locator('.lesson-text', {hasText: 'What is water?'}).waitFor();
    await answer(unit, 2, 6);
    assert.match((await notice(unit)) ?? '', /is not reported/);
    assert.deepEqual(faults, []);
    await page.context().close();
  }
});

test('the sentence is in the language of the lesson, or else of the browser', async () => {
  const parts = {
    it: /piattaforma didattica/,
    ru: /учебной платформы/,
    tr: /öğrenme platformu/,
    el: /πλατφόρμα μάθησης/,
    en: /learning platform/,
  };
  for (const [language, part] of Object.entries(parts)) {
    const {page, open} = await pupilWith(packedLesson({...lesson, language}, scripts));
    assert.match((await notice(await open('?how=missing'))) ?? '', part);
    await page.context().close();
  }
  const {language: _, ...bare} = lesson;
  const {page, open} = await pupilWith(packedLesson(bare, scripts), {locale: 'tr-TR'});
  const unit = await open('?how=missing');
  assert.match((await notice(unit)) ?? '', parts.tr);
  assert.equal(await unit.evaluate(() => document.documentElement.lang), 'tr');
  await page.context().close();
});

test('in a mode for looking it says so, and tells the platform nothing', async () => {
  const {page, open} = await pupilWith(plain);
  await answer(await open(), 0, 1);
  /** What was left behind when the lesson was. @type {any} */
  let left = null;
  for (const mode of ['review', 'browse']) {
    const unit = await open(`?how=${mode}`);
    left ??= await attemptIn(page);
    await says(unit, '2 of 7 points so far');
    assert.match((await notice(unit)) ?? '', /only looking/);
    await answer(unit, 1, 2);
    const names = (await callsIn(page)).map(([name]) => name);
    assert.ok(!names.includes('SetValue') && !names.includes('Commit'));
  }
  const {interactions, suspend_data} = await attemptIn(page);
  assert.deepEqual([interactions, suspend_data], [left.interactions, left.suspend_data]);
  await page.context().close();
});

test('a mastery score of the package or of the platform decides over passed and failed', async () => {
  for (const [mastery, asked, status] of /** @type {const} */ ([
    [83, '', 'passed'],
    [84, '', 'failed'],
    [84, '?mastery=50', 'passed'],
  ])) {
    const {page, open} = await pupilWith(packedShort(mastery));
    await answer(await open(asked), 0, 2, short);
    assert.equal((await attemptIn(page)).core.lesson_status, status);
    await page.context().close();
  }
});

test('a lesson half done is not failed, where a platform judges every score by its mastery score', async () => {
  for (const [mastery, asked] of /** @type {const} */ ([
    [80, '?overrides'],
    [undefined, '?overrides&mastery=80'],
  ])) {
    const {page, open, url} = await pupilWith(packedShort(mastery));
    await answer(await open(asked), 0, 1, short);
    await page.goto('about:blank');
    await page.goto(`${url}index.html?how=missing`);
    assert.equal((await attemptIn(page)).core.lesson_status, 'incomplete');
    await answer(await open(asked), 1, 2, short);
    await page.goto('about:blank');
    await page.goto(`${url}index.html?how=missing`);
    const {core} = await attemptIn(page);
    assert.deepEqual([core.lesson_status, Number(core.score.raw)], ['passed', RAW_SHORT]);
    await page.context().close();
  }
});

test('a record that the element refuses is let go, and the game begins from its start', async () => {
  const record = 'spyglass2 admiral s.42 race:you,parity FC3';
  const {page, open, url} = await pupilWith(gameOf({mode: 'race', record, step: '1'}));
  await open();
  await page.goto('about:blank');
  await page.goto(`${url}index.html?how=missing`);
  await page.evaluate(() => {
    const attempt = /** @type {any} */ (window).attempt();
    attempt.suspend_data = attempt.suspend_data.replace('FC3', 'FZ9.FC3');
    localStorage.setItem('attempt', JSON.stringify(attempt));
  });
  const unit = await open();
  await unit.locator('[data-cell="C3"]:not([aria-label*="unknown"])').first().waitFor();
  await page.waitForFunction(
    () => !(/** @type {any} */ (window).attempt().suspend_data.includes('Z9')),
  );
  await page.context().close();
});

test('a page of another version says so, and the platform hears nothing', async () => {
  const {page, url} = await pupilWith(plain);
  const file = join(folder, new URL(url).pathname.slice(1), 'unit', 'index.html');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('"spyglass-scorm":1', '"spyglass-scorm":2'),
  );
  await page.goto(url);
  const unit = page.frameLocator('iframe');
  await unit.locator('.scorm-notice', {hasText: '(package-unread)'}).waitFor();
  assert.deepEqual(await callsIn(page), []);
  await page.context().close();
});

test('the run time is found frames away, past a frame of another origin, and in the window that has opened this one', async () => {
  const {page, open, url, context} = await pupilWith(plain);
  await answer(await open('deep.html'), 0, 1);
  assert.equal(Number((await attemptIn(page)).core.score.raw), 28.57);

  const foreign = url.replace('localhost', '127.0.0.1');
  const path = join(folder, new URL(url).pathname.slice(1));
  writeFileSync(
    join(path, 'foreign.html'),
    `<!doctype html><title>Between</title><iframe title="The unit" width="900" height="600" src="${url}unit/index.html"></iframe>`,
  );
  writeFileSync(
    join(path, 'far.html'),
    `<!doctype html><title>A platform</title><script src="scorm12.js"></script><script src="runtime.js"></script><iframe title="Between" width="950" height="620" src="${foreign}foreign.html"></iframe>`,
  );
  await answer(await open('far.html'), 1, 2);
  assert.equal(Number((await attemptIn(page)).core.score.raw), 35.71);

  await page.goto(`${url}opens.html`);
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', {name: 'Open the unit'}).click(),
  ]);
  await answer(await unitIn(opened), 2, 3);
  assert.equal(Number((await attemptIn(page)).core.score.raw), 50);
  await opened.close();
  await page.waitForFunction(() =>
    /** @type {any} */ (window).calls.some(([name]) => name === 'Finish'),
  );
  await context.close();
});

/** @param {Record<string, string | boolean>} attributes */
const gameOf = (attributes) =>
  packedGame({title: 'A game', attributes: {v: '2', ...attributes}}, scripts);

test('a hunt goes on after a reload, and is worth all points once the fleet is sunk', async () => {
  const rules = {rows: 4, cols: 4, fleet: [{name: 'ship-3', length: 3, count: 1}]};
  const record = freshRecord({rules, seed: '5', players: 'solo:you'});
  const targets = targetsOf(record);
  const {page, open, faults} = await pupilWith(gameOf({mode: 'race', record, step: '0'}));
  let unit = await open();
  const fire = async (/** @type {string} */ target) => {
    await cell(unit, target).click();
    await unit.locator(`[data-cell="${target}"]:not([aria-label*="unknown"])`).first().waitFor();
  };
  await fire(targets[0]);
  const {lesson_status, score} = (await attemptIn(page)).core;
  assert.deepEqual([lesson_status, score.raw], ['incomplete', '']);
  unit = await open();
  await unit.locator(`[data-cell="${targets[0]}"]:not([aria-label*="unknown"])`).first().waitFor();
  for (const target of targets.slice(1)) await fire(target);
  await page.waitForFunction(
    () => /** @type {any} */ (window).attempt().core.lesson_status === 'completed',
  );
  assert.equal((await attemptIn(page)).core.score.raw, '100');
  // Seen again it is over, and stays so.
  await open();
  await page.goto('about:blank');
  await open();
  const {core} = await attemptIn(page);
  assert.deepEqual([core.lesson_status, core.score.raw], ['completed', '100']);
  assert.deepEqual(faults, []);
  await page.context().close();
});

test('a game given up is worth nothing, one that nobody plays has no score', async () => {
  const {page, open} = await pupilWith(
    gameOf({mode: 'race', record: 'spyglass2 admiral s.42 race:you,parity FC3', step: '1'}),
  );
  const unit = await open();
  await press(unit, 'Give up');
  await press(unit, 'Give up?');
  await page.waitForFunction(
    () => /** @type {any} */ (window).attempt().core.lesson_status === 'completed',
  );
  assert.equal((await attemptIn(page)).core.score.raw, '0');
  await page.context().close();

  for (const attributes of [
    {mode: 'watch', game: 'admiral', seed: '42', agent: 'hunt', step: '5'},
    {game: 'reversi', record: 'spyglass2 reversi s.7 duel:engine-1,engine-1 Mf5.Md6', step: '2'},
    {position: JSON.stringify(at(['B2', 'miss']))},
  ]) {
    const {page, open} = await pupilWith(gameOf(attributes));
    await open();
    await page.waitForFunction(
      () => /** @type {any} */ (window).attempt()?.core.lesson_status === 'completed',
    );
    assert.equal((await attemptIn(page)).core.score.raw, '');
    await page.context().close();
  }
});

test('a puzzle is gone on with where it was left, and solved', async () => {
  const {page, open} = await pupilWith(gameOf({mode: 'puzzle', position: PUZZLE}));
  let unit = await open();
  const mark = (/** @type {string[]} */ ships) =>
    unit.evaluate(async (ships) => {
      const board = /** @type {any} */ (document.querySelector('spyglass-board')).api(1);
      for (const ship of ships) await board.play(`G${ship}`);
      return board.state().step;
    }, ships);
  assert.equal(await mark(SHIPS.slice(0, 4)), 4);
  unit = await open();
  assert.equal(await mark(SHIPS.slice(4)), SHIPS.length);
  await page.waitForFunction(
    () => /** @type {any} */ (window).attempt().core.lesson_status === 'completed',
  );
  assert.equal((await attemptIn(page)).core.score.raw, '100');
  await page.context().close();
});

test('on a phone nothing is wider than the screen', async () => {
  const {page, open} = await pupilWith(plain, {
    viewport: {width: 360, height: 740},
  });
  const unit = await open('?how=missing');
  const wide = await unit.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${wide} px too wide`);
  await page.context().close();
});

test('in a shell a folder of lessons becomes the same packages', () => {
  const lessons = join(folder, 'lessons');
  mkdirSync(lessons);
  for (const name of ['counting', 'proof'])
    copyFileSync(inProject(`www/src/data/lessons/${name}.json`), join(lessons, `${name}.json`));
  writeFileSync(join(lessons, 'broken.json'), '{');
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [inProject('scripts/scorm.mjs'), lessons, join(lessons, 'out'), '--mastery', '60'],
    {encoding: 'utf8'},
  );
  assert.equal(status, 1);
  assert.equal(stderr, 'broken.json: no-lesson\n');
  assert.equal(stdout, 'counting.json: counting.zip\nproof.json: proof.zip\n');
  assert.deepEqual(readdirSync(join(lessons, 'out')), ['counting.zip', 'proof.zip']);
  const counting = readFileSync(join(lessons, 'counting.json'), 'utf8');
  assert.deepEqual(
    new Uint8Array(readFileSync(join(lessons, 'out', 'counting.zip'))),
    packedLesson(readLesson(counting), scripts, {mastery: 60}),
  );
  const bare = spawnSync(process.execPath, [inProject('scripts/scorm.mjs')], {encoding: 'utf8'});
  assert.equal(bare.status, 1);
  assert.match(bare.stderr, /^npm run scorm -- FOLDER/);
  // No points are not nought, and nothing is packed.
  for (const wrong of ['', ' ', 'x', '101', '0x10', '1e1', '-1'].map((one) => `--mastery=${one}`)) {
    const asked = [inProject('scripts/scorm.mjs'), lessons, join(lessons, 'other'), wrong];
    const refused = spawnSync(process.execPath, asked, {encoding: 'utf8'});
    assert.deepEqual([refused.status, refused.stderr], [1, bare.stderr], wrong);
  }
  for (const [option, status, said] of /** @type {const} */ ([
    ['--other', 1, 'stderr'],
    ['--help', 0, 'stdout'],
  ])) {
    const answer = spawnSync(process.execPath, [inProject('scripts/scorm.mjs'), option], {
      encoding: 'utf8',
    });
    assert.deepEqual([answer.status, answer[said]], [status, bare.stderr], option);
  }
});
