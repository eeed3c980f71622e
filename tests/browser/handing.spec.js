// A position as a picture, as a text and on paper; and back from what was handed out.
import assert from 'node:assert/strict';
import {carriedIn, KEYWORD} from '../../www/src/shell/share/extract-link.js';
import {textOf} from '../../www/src/shell/share/png.js';
import {quickTest, test} from '../suite.mjs';
import {embeddingTests} from './embedding.mjs';
import {button, cell, cellNames, contentOf, drop, openGames, press, unfolded} from './hands.mjs';
import {browserTests} from './harness.mjs';

const {visitor} = browserTests();
const {page: write, origin} = embeddingTests();

/** @typedef {import('playwright-core').Page} Page */

const RECORD = 'spyglass1 admiral s.42 race:you,parity FE5.2FB3.FE6.2FG8';
/** A puzzle of a newspaper. */
const PUZZLE = 'csplib-113;4:1,3:2,2:3,1:4;2,4,3,3,2,4,1,1,0,0;0,5,0,2,2,3,1,3,2,2;c@6,9 w@0,5';
const POSITION = {rules: 'solitaire', shots: [['C7', 'shot', 'water']]};

/** @param {Record<string, string>} query */
const link = (query) => `?${new URLSearchParams({v: '1', ...query})}`;

/** Where a board is handed out: in a dialog, or on a tab. */
const SEAS = {
  path: '',
  other: '?mode=watch&game=sea-battle&seed=1',
  async opens(/** @type {Page} */ page) {
    await unfolded(page, 'Share');
    await page.getByRole('button', {name: 'Share', exact: true}).first().click();
  },
  takes: openGames,
  link: /^Link( to this game|$)/,
};
const positionTab = (/** @type {Page} */ page) => page.getByRole('tab', {name: 'Position'}).click();
const REVERSI = {
  path: 'reversi/',
  other: 'reversi/',
  opens: positionTab,
  takes: positionTab,
  link: /^A link to what is on screen$/,
};

/** @type {[string, typeof SEAS, Record<string, string>][]} */
const places = [
  ['a hunt', SEAS, {g: RECORD, step: '3', mode: 'race'}],
  [
    'an agent watched',
    SEAS,
    {g: 'spyglass1 admiral s.42 solo:exact FE5.FA1', step: '1', mode: 'watch'},
  ],
  ['a puzzle', SEAS, {game: 'puzzle-6', level: 'easy', seed: '2', mode: 'puzzle'}],
  [
    'agents compared',
    SEAS,
    {mode: 'compare', g: 'spyglass1 admiral s.42 race:hunt,parity -', step: '2'},
  ],
  [
    'a position',
    SEAS,
    {mode: 'edit', p: Buffer.from(JSON.stringify(POSITION)).toString('base64url')},
  ],
  [
    'a position of Reversi',
    REVERSI,
    {g: 'spyglass1 reversi s.7 duel:you,minimax-novice Mf5.Md6.Mc3', step: '2'},
  ],
];

/** @param {Page} page @param {string} name */
async function saved(page, name) {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, name)]);
  return contentOf(download);
}

/** @param {Page} page the board drawn first, cell by cell */
const board = async (page) =>
  cellNames(
    page,
    String(await page.locator('main [data-board]').first().getAttribute('data-board')),
  );

for (const [what, {path, other: elsewhere, opens, takes, link: label}, query] of places) {
  test(`${what} goes out as SVG, as PNG and as text, and each opens it again`, async () => {
    const visit = await visitor({
      acceptDownloads: true,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await visit.open(path + link(query));
    await page.locator('main [data-cell][tabindex]').first().waitFor();
    // Agents that are compared play to the end, and their link grows until then.
    await page.locator('.compare-parting .counting').waitFor({state: 'detached'});
    await opens(page);
    const shared = await page.getByLabel(label).inputValue();
    // A record without moves is played first.
    if (query.g && !query.g.endsWith(' -'))
      assert.equal(new URL(shared).searchParams.get('g'), query.g);
    const svg = await saved(page, 'Save as SVG');
    const png = await saved(page, 'Save as PNG');
    await press(page, 'Copy as text for a forum');
    const text = Buffer.from(await page.evaluate(() => navigator.clipboard.readText()));
    assert.equal(carriedIn(svg.toString()), shared);
    assert.equal(textOf(new Uint8Array(png), KEYWORD), shared);
    assert.equal(carriedIn(text.toString()), shared);
    // It stands by itself: nothing of the page, and nothing of elsewhere, is needed to see it.
    assert.doesNotMatch(svg.toString(), / class=| style=|var\(|light-dark|<!--|href|NaN|color\(/);
    await page.keyboard.press('Escape');
    const before = await board(page);
    for (const [name, buffer] of Object.entries({'a.svg': svg, 'a.png': png, 'a.txt': text})) {
      const other = await visit.open(elsewhere);
      await other.locator('main [data-cell][tabindex]').first().waitFor();
      await takes(other);
      await other.getByLabel('Open a file').setInputFiles({name, mimeType: '', buffer});
      await other.locator('dialog[open]').waitFor({state: 'detached'});
      await other.waitForFunction((cells) => {
        const figure = document.querySelector('main [data-board]');
        const names = [...(figure?.querySelectorAll('[data-cell]') ?? [])];
        return JSON.stringify(names.map((one) => one.getAttribute('aria-label'))) === cells;
      }, JSON.stringify(before));
      await opens(other);
      assert.equal(await other.getByLabel(label, {exact: true}).inputValue(), shared);
      await other.close();
    }
    await visit.leave();
  });
}

test('a picture is the same in either theme, and shows every mark of the board', async () => {
  const visit = await visitor({acceptDownloads: true, colorScheme: 'dark'});
  const bright = await visitor({acceptDownloads: true, colorScheme: 'light'});
  /** @type {string[]} */
  const svgs = [];
  for (const {open} of [visit, bright]) {
    const page = await open(link({g: RECORD, mode: 'race'}));
    await cell(page, 'E5').waitFor();
    await page
      .locator('[data-board="sea-1"] [data-cell="E5"]:not([aria-label*="unknown"])')
      .waitFor();
    await press(page, 'Share');
    svgs.push((await saved(page, 'Save as SVG')).toString().replace(/<metadata.*/, ''));
  }
  assert.ok(svgs[0] === svgs[1]);
  assert.match(svgs[0], /<text[^>]*>A<\/text>/);
  await visit.leave();
  await bright.leave();
});

test('a file that is no game says so, and changes nothing', async () => {
  const visit = await visitor();
  const page = await visit.open(link({g: RECORD, mode: 'race'}));
  await page.getByRole('gridcell', {name: 'E5, miss'}).waitFor();
  const before = await board(page);
  await openGames(page);
  const bad = /** @type {[string, Buffer, RegExp][]} */ ([
    [
      'a.png',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]),
      /contains no game/,
    ],
    ['a.svg', Buffer.from('<svg><rect/></svg>'), /can’t be read/],
    ['a.txt', Buffer.alloc(5_000_000, 65), /too large to be a game/],
  ]);
  for (const [name, buffer, said] of bad) {
    await page.getByLabel('Open a file').setInputFiles({name, mimeType: '', buffer});
    await page.getByRole('alert').filter({hasText: said}).waitFor();
  }
  await page.keyboard.press('Escape');
  assert.deepEqual(await board(page), before);
  await visit.leave();
});

quickTest('the link to the start leads a friend to the same sea, before any shot', async () => {
  const visit = await visitor();
  const page = await visit.open('?v=2&mode=race&game=admiral&seed=42');
  await cell(page, 'E5').click();
  await cell(page, 'E5').and(page.locator(':not([aria-label*="unknown"])')).waitFor();
  await press(page, 'Share');
  const start = await page.getByLabel('Link to this sea from its start').inputValue();
  const friend = await (await visitor()).open(start);
  await cell(friend, 'E5').and(friend.locator('[aria-label*="unknown"]')).waitFor();
  await cell(friend, 'E5').click();
  await cell(friend, 'E5').and(friend.locator(':not([aria-label*="unknown"])')).waitFor();
  const told = (/** @type {Page} */ one) => cell(one, 'E5').getAttribute('aria-label');
  await page.keyboard.press('Escape');
  assert.equal(await told(friend), await told(page));
  await visit.leave();
});

quickTest('a puzzle dropped where one plays is opened where puzzles are read', async () => {
  const visit = await visitor();
  const page = await visit.open(link({g: RECORD, step: '2', mode: 'race'}));
  await cell(page, 'E5').waitFor();
  await press(page, 'Settings');
  await press(page, 'Close');
  await drop(page, 'puzzle.txt', PUZZLE);
  await page.locator('[data-board="edit"] [data-cell]').first().waitFor();
  await page.getByText('One fleet fits.').first().waitFor();
  assert.equal(await page.getByRole('alert').count(), 0);
  await visit.leave();
});

quickTest('a picture dropped on the page opens its game', async () => {
  const visit = await visitor({acceptDownloads: true});
  const page = await visit.open(link({g: RECORD, step: '2', mode: 'race'}));
  await cell(page, 'E5').waitFor();
  await press(page, 'Share');
  const svg = (await saved(page, 'Save as SVG')).toString();
  const other = await visit.open('?mode=watch&game=sea-battle&seed=1');
  await button(other, 'Share').first().waitFor();
  await press(other, 'Settings');
  await press(other, 'Close');
  await drop(other, 'a.svg', svg);
  await other
    .locator('[data-board="sea-1"] [data-cell="E5"]:not([aria-label*="unknown"])')
    .waitFor();
  await visit.leave();
});

/** How many shapes and texts of each kind a picture has. @param {string} svg */
const drawnIn = (svg) =>
  ['rect', 'path', 'circle', 'line', 'text'].map(
    (shape) => `${shape} ${svg.match(new RegExp(`<${shape}[ >]`, 'g'))?.length ?? 0}`,
  );

test('out of an element, and out of a frame, goes the picture that the page gives', async () => {
  const query = {mode: 'puzzle', game: 'puzzle-6', seed: '2'};
  const attributes = Object.entries(query)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');
  const visit = await visitor({acceptDownloads: true});
  /** @type {string[]} */
  const svgs = [];
  for (const address of [
    link({...query, level: 'easy'}),
    write(`<spyglass-board theme="dark" ${attributes}></spyglass-board>`),
    `${origin()}/embed/${link({...query, theme: 'light'})}`,
  ]) {
    const page = await visit.open(address);
    await cell(page, 'A1').waitFor();
    await press(page, 'Share');
    await button(page, 'Save as PNG').waitFor();
    const prints = page.getByRole('dialog').getByRole('button', {name: 'Print', exact: true});
    assert.equal(await prints.count(), svgs.length === 0 ? 1 : 0);
    const before = await page.evaluate(() => document.body.childElementCount);
    const svg = (await saved(page, 'Save as SVG')).toString();
    assert.doesNotMatch(svg, / class=| style=|var\(|light-dark|<!--|href|NaN|Infinity|color\(/);
    assert.match(svg, /viewBox="0 0 [1-9]\d\d \d{3}"/);
    assert.ok((await saved(page, 'Save as PNG')).length > 2000);
    assert.equal(await page.evaluate(() => document.body.childElementCount), before);
    svgs.push(svg);
    // A sheet of paper would be the author's page.
    await page.keyboard.press('Escape');
    const printing = page.locator('.more-list button', {hasText: /^\s*Print: The puzzle\s*$/});
    assert.equal(await printing.count(), svgs.length === 1 ? 1 : 0);
    await page.close();
  }
  const [whole, element, frame] = svgs.map(drawnIn);
  assert.deepEqual(element, whole);
  assert.deepEqual(frame, whole);
  await visit.leave();
});

quickTest(
  'a game goes on paper: its board in greys that tell, its steps, and what opens it again',
  async () => {
    const visit = await visitor({acceptDownloads: true});
    // The sheet goes once it is printed.
    await visit.context.addInitScript(() => {
      window.print = () => {};
    });
    const page = await visit.open(link({g: RECORD, mode: 'race'}));
    await page
      .locator('[data-board="sea-1"] [data-cell="E6"]:not([aria-label*="unknown"])')
      .waitFor();
    await press(page, 'Share');
    const shared = await page.getByLabel(/^Link( to this game|$)/).inputValue();
    await page.getByRole('dialog').getByRole('button', {name: 'Print', exact: true}).click();
    await page.locator('.paper-sheet').waitFor({state: 'attached'});
    assert.ok(!(await page.locator('.paper-sheet').isVisible()), 'the page shows nothing of it');
    await page.emulateMedia({media: 'print'});
    const sheet = page.locator('.paper-sheet');
    assert.ok(await sheet.isVisible());
    assert.equal(await page.locator('main').isVisible(), false);
    assert.equal(await page.getByRole('dialog').isVisible(), false);
    assert.equal(await sheet.locator('ol > li').count(), 2);
    const numbered = await sheet
      .locator('ol > li')
      .evaluateAll((all) => all.map((step) => getComputedStyle(step).listStyleType));
    assert.deepEqual(numbered, ['decimal', 'decimal']);
    assert.deepEqual(await sheet.locator('footer p').allTextContents(), [RECORD, shared]);
    const colours = await sheet
      .locator('svg *')
      .evaluateAll((all) =>
        all.flatMap((one) =>
          [getComputedStyle(one).fill, getComputedStyle(one).stroke].filter(
            (colour) => colour !== 'none',
          ),
        ),
      );
    const greys = new Set();
    for (const colour of colours) {
      const [red, green, blue] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      assert.ok(red === green && green === blue, `${colour} is a grey`);
      greys.add(red);
    }
    assert.ok(Math.max(...greys) - Math.min(...greys) > 128, 'dark marks on a light ground');
    assert.ok(greys.size >= 3, 'marks are told apart');
    const pdf = await page.pdf();
    assert.equal(pdf.subarray(0, 5).toString(), '%PDF-');
    assert.equal(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length, 1, 'one page');
    assert.ok(pdf.length > 8000);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    assert.equal(await sheet.count(), 0);
    await visit.leave();
  },
);
