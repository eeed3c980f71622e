// A class of thirty: each pupil on a device of their own, one lesson, no server of ours; every result arrives where the teacher collects, with the right score.
import assert from 'node:assert/strict';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before} from 'node:test';
import {serve} from '../../scripts/lib/serve.mjs';
import {readLesson} from '../../www/src/features/lessons/format.js';
import {packedLesson} from '../../www/src/packaging/scorm/package.js';
import {scriptsIn, writePlatform} from '../package/platform.mjs';
import {test} from '../suite.mjs';
import {browserTests, built} from './harness.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Frame} Frame */

const PUPILS = 30;
/** So many devices at a time: each has an engine of its own. */
const TOGETHER = 4;

const position = {rules: {rows: 4, cols: 4, fleet: [{name: 'ship-3', length: 3}]}, shots: []};
const lesson = readLesson(
  JSON.stringify({
    'spyglass-lesson': 1,
    title: 'A class test',
    chapters: [
      {
        ...{position, prompt: 'Where is it likeliest?', ask: 'cell', tries: 1, points: 2},
        goal: {cells: ['B2'], nearCells: ['C3']},
      },
      {position, prompt: 'What is its chance?', ask: 'chance', tries: 1, goal: {cell: 'B2'}},
    ],
  }),
);

/** Answers with what each is worth, of 2 points and of 1: the chance is one in four, 2 percentage points off is right, 6 is half. */
const CELLS = /** @type {const} */ ([
  ['B2', 2],
  ['C3', 1],
  ['A1', 0],
  ['D4', 0],
]);
const CHANCES = /** @type {const} */ ([
  ['25', 1],
  ['30', 0.5],
  ['19,5', 0.5],
  ['26.5', 1],
  ['80', 0],
]);

/** Each pupil answers otherwise than the neighbours. */
const pupils = Array.from({length: PUPILS}, (_, at) => {
  const [cell, first] = CELLS[at % CELLS.length];
  const [chance, second] = CHANCES[at % CHANCES.length];
  return {name: `Pupil ${at + 1}`, cell, chance, score: (100 * (first + second)) / 3};
});

/** A page of a teacher: the lesson, and a file to hand in once it is finished. */
const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A class test</title>
<script type="module" src="widget/spyglass-board.js"></script></head><body>
<label>Name <input id="name"></label>
<spyglass-board id="board" v="2" lesson="lesson.json"></spyglass-board>
<p id="hand-in"></p>
<script>
  let progress = null;
  document.addEventListener('board-lesson', ({detail}) => (progress = detail));
  document.addEventListener('board-end', () => {
    const name = document.getElementById('name').value;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([JSON.stringify({name, ...progress})]));
    link.download = name + '.json';
    link.textContent = 'Hand in';
    document.getElementById('hand-in').replaceChildren(link);
  });
</script></body></html>`;

const folder = mkdtempSync(join(tmpdir(), 'spyglass-class-'));
/** @type {Awaited<ReturnType<typeof serve>>} */
let server;
// A host of files as a school has one, without a policy.
before(async () => {
  server = await serve({folder, said: () => ({})});
});
after(async () => {
  await server?.close();
  rmSync(folder, {recursive: true, force: true});
});
const {visitor} = browserTests();

/** As one pupil answers. @param {Page | Frame} page @param {typeof pupils[number]} pupil */
async function answer(page, {cell, chance}) {
  await page.locator(`[data-cell="${cell}"]`).first().click();
  await page.getByRole('button', {name: `Answer ${cell}`, exact: true}).click();
  await page.locator('[data-judgement]').waitFor();
  await page.getByRole('button', {name: 'Next chapter', exact: true}).click();
  await page.getByLabel('Chance in percent').fill(chance);
  await page.getByRole('button', {name: 'Answer', exact: true}).click();
  await page.getByText('The lesson is finished.').first().waitFor();
}

/** Some at a time, in any order. @template T @param {(pupil: typeof pupils[number]) => Promise<T>} work @param {typeof pupils} [of] @returns {Promise<T[]>} */
async function each(work, of = pupils) {
  const waiting = [...of];
  const done = /** @type {T[]} */ ([]);
  const seat = async () => {
    for (let pupil = waiting.shift(); pupil; pupil = waiting.shift()) done.push(await work(pupil));
  };
  await Promise.all(Array.from({length: TOGETHER}, seat));
  return done;
}

/** A score as a gradebook has it. @param {number} score */
const rounded = (score) => Math.round(100 * score) / 100;

test('on a plain page with the element each pupil hands in a file with the right score', async () => {
  cpSync(join(built, 'widget'), join(folder, 'widget'), {recursive: true});
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'lesson.json'), JSON.stringify(lesson));
  const files = await each(async (pupil) => {
    const visit = await visitor({first: true});
    const page = await visit.open(server.url);
    await page.getByLabel('Name').fill(pupil.name);
    await answer(page, pupil);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', {name: 'Hand in'}).click(),
    ]);
    const text = readFileSync(await file.path(), 'utf8');
    await visit.leave();
    return {name: file.suggestedFilename(), ...JSON.parse(text)};
  });
  assert.equal(files.length, PUPILS);
  const scores = new Map(files.map((file) => [file.name, file]));
  for (const {name, cell, chance, score} of pupils) {
    const handed = scores.get(name);
    assert.ok(handed?.done, name);
    assert.equal(rounded(handed.score), rounded(score), name);
    assert.deepEqual(
      handed.outcomes.map((/** @type {any} */ {answer: given}) => given),
      [cell, Number(chance.replace(',', '.'))],
    );
  }
  assert.ok(new Set(files.map(({score}) => score)).size > 4, 'a class is not of one mind');
});

test('as a package the results of every third are in the log of the platform’s run time', async () => {
  const third = pupils.filter((_, at) => at % 3 === 0);
  mkdirSync(join(folder, 'platform'));
  writePlatform(join(folder, 'platform'), packedLesson(lesson, scriptsIn(join(built, 'scorm'))));
  const kept = await each(async (pupil) => {
    const visit = await visitor({first: true});
    const page = await visit.open(`${server.url}platform/`);
    const unit = /** @type {Frame} */ (page.frame('unit'));
    await answer(unit, pupil);
    const {core} = await page.evaluate(() => /** @type {any} */ (window).attempt());
    await visit.leave();
    return {pupil, core};
  }, third);
  assert.equal(kept.length, third.length);
  for (const {pupil, core} of kept) {
    assert.equal(rounded(Number(core.score.raw)), rounded(pupil.score), pupil.name);
    assert.equal(core.lesson_status, 'completed', pupil.name);
  }
});
