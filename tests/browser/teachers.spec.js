// The page For teachers: a lesson chosen, and all that it is handed out as, in the pages and on the devices where that is used.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {unzipSync} from 'fflate';
import {quickTest, test} from '../suite.mjs';
import {elementTests} from './elements.mjs';
import {accessibilityFaults, browserTests, devices} from './harness.mjs';

/** @typedef {import('playwright-core').Page} Page */

const {visitor} = browserTests();
const {embedded, eventsOf, tells} = elementTests();

const HOSTILE = '"><script>parent.x=1</script><img src=x onerror="x=1">\'&amp;</textarea>';
const FOUR = {rows: 4, cols: 4, fleet: [{name: 'ship-3', length: 3}]};
/** @param {string} text @param {number} [chapters] */
const lessonOf = (text, chapters = 1) => ({
  'spyglass-lesson': 1,
  title: text,
  language: 'en',
  chapters: Array.from({length: chapters}, () => ({
    title: text,
    position: {rules: FOUR, shots: []},
    prompt: text,
    ask: 'cell',
    goal: {cells: ['B2']},
    hints: [text],
    feedback: {right: text, wrong: text, cells: {A1: text}},
  })),
});

/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole('button', {name, exact: true}).click();

/** @param {Page} page @param {object} lesson */
const bring = (page, lesson) =>
  page.getByLabel('A lesson from a file').setInputFiles({
    ...{name: 'lesson.json', mimeType: 'application/json'},
    buffer: Buffer.from(JSON.stringify(lesson)),
  });

/** @param {Page} page @param {string} label */
const textOf = (page, label) => page.getByLabel(label, {exact: true}).inputValue();

/** Nothing of a lesson was taken for markup. @param {Page} page */
async function assertLetters(page) {
  assert.equal(await page.locator('main img, main script').count(), 0);
  assert.equal(await page.evaluate(() => 'x' in globalThis), false);
}

quickTest('a lesson full of scripts is shown as letters, and goes out whole each way', async () => {
  const visit = await visitor({...devices.phone, colorScheme: 'dark'});
  const page = await visit.open('lesson/?v=2&teachers=1');
  const lesson = lessonOf(HOSTILE);
  await bring(page, lesson);
  await page.getByRole('heading', {name: HOSTILE}).waitFor();
  await assertLetters(page);
  assert.deepEqual(await accessibilityFaults(page), []);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${wide} px too wide`);
  const [link, frame, element] = [
    await textOf(page, 'Link to copy'),
    await textOf(page, 'HTML of the frame'),
    await textOf(page, 'HTML of the element'),
  ];
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Save as a file')]);
  assert.deepEqual(JSON.parse(readFileSync(await file.path(), 'utf8')), lesson);
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    press(page, 'Save as SCORM package'),
  ]);
  const packed = unzipSync(new Uint8Array(readFileSync(await zip.path())));
  const manifest = new TextDecoder().decode(packed['imsmanifest.xml']);
  assert.deepEqual(
    await page.evaluate((xml) => {
      const read = new DOMParser().parseFromString(xml, 'text/xml');
      const titles = [...read.getElementsByTagName('title')].map((one) => one.textContent);
      return {
        faults: read.getElementsByTagName('parsererror').length,
        titles: [...new Set(titles)],
      };
    }, manifest),
    {faults: 0, titles: [HOSTILE]},
  );
  await press(page, 'See it as a pupil sees it');
  await page.locator('[data-cell=A1]').click();
  await press(page, 'Answer A1');
  await page.locator('[data-judgement=wrong]').waitFor();
  await assertLetters(page);
  await press(page, 'Back to the page for teachers');
  assert.equal(await textOf(page, 'Link to copy'), link);
  // What was tried is nobody's result.
  await page.goto(link);
  await page.getByText('0 of 1 points so far').waitFor();
  await assertLetters(page);
  await visit.leave();

  for (const html of [frame, element]) {
    const body = html.replace(/<(iframe|spyglass-board)/, '<$1 id="board"');
    const {page: host, leave} = await embedded(body, {bare: true});
    const inside = html === frame ? host.frameLocator('iframe') : host;
    await inside.locator('[data-cell=B2]').click();
    await inside.getByRole('button', {name: 'Answer B2'}).click();
    await tells(host, 'board-end');
    const {title, score, done} = (await eventsOf(host, 'board-lesson')).at(-1);
    assert.deepEqual({title, score, done}, {title: HOSTILE, score: 100, done: true});
    const [{statement}] = await eventsOf(host, 'board-end');
    assert.equal(statement?.result.score.scaled, html === frame ? 1 : undefined);
    await leave();
  }
});

test('by keys: from Learn to a lesson of ours, its link copied, and another that is refused', async () => {
  const visit = await visitor({permissions: ['clipboard-read', 'clipboard-write']});
  const page = await visit.open('docs/');
  await page.getByRole('link', {name: 'For teachers'}).press('Enter');
  await page.getByRole('heading', {name: 'For teachers', level: 1}).waitFor();
  assert.match(await page.title(), /For teachers/);
  await page.getByLabel('Lesson', {exact: true}).selectOption({label: 'Counting by hand'});
  await page.getByRole('heading', {name: 'Counting by hand'}).waitFor();
  await page.waitForURL(/lesson=counting&teachers=1/);
  await page.getByRole('button', {name: 'Copy link'}).press('Enter');
  await page.locator('[data-way=link] .field-hint').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(link, /\/lesson\/\?v=2&lesson=counting$/);
  const said = page.getByLabel('Link to a lesson');
  for (const [typed, told] of [
    [`${link.split('?')[0]}?v=2&l=eyJ4`, /incomplete or changed/],
    ['https://elsewhere.example/', /incomplete or changed/],
    ['{"spyglass-lesson":3}', /has version 3/],
  ]) {
    await said.fill(String(typed));
    await said.press('Enter');
    await page.locator('.notice[data-kind=fault]', {hasText: told}).waitFor();
    // What was refused has changed nothing.
    assert.equal(await page.getByRole('heading', {name: 'Counting by hand'}).count(), 1);
  }
  await said.fill(link.replace('counting', 'proof'));
  await said.press('Enter');
  await page.getByRole('heading', {name: 'Reading a proof'}).waitFor();
  await page.reload();
  await page.getByRole('heading', {name: 'Reading a proof'}).waitFor();
  await visit.leave();
});

test('a lesson that is too long for a link says so, and its element takes it from a file beside the page', async () => {
  const visit = await visitor();
  const page = await visit.open('lesson/?v=2&teachers=1');
  const lesson = {...lessonOf('x'.repeat(100), 40), title: 'A long one'};
  await bring(page, lesson);
  await page.getByText('This lesson is too long for a link').waitFor();
  await page.getByText('This lesson is too long for a frame').waitFor();
  await page.getByText('put it beside your page as a-long-one.json').waitFor();
  assert.match(await textOf(page, 'HTML of the element'), / lesson="a-long-one\.json"/);
  await visit.leave();
});

test('where the engine cannot be had a lesson is handed out all the same', async () => {
  const visit = await visitor();
  // Its engine is not to be had.
  await visit.context.route('**/*.wasm', (route) => route.abort());
  const page = await visit.open('lesson/?v=2&lesson=counting&teachers=1');
  await page.getByRole('heading', {name: 'Counting by hand'}).waitFor();
  assert.match(await textOf(page, 'HTML of the element'), /<spyglass-board v="2" lesson="\{/);
  visit.complaints.length = 0;
  await visit.leave();
});
