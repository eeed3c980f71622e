// A position edited: by clicks, keys, text, paste and file; what follows from it; and on into a game.
import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {address, cell, drop, heard, press, seen} from './hands.mjs';
import {accessibilityFaults, browserTests, devices} from './harness.mjs';

const {visitor} = browserTests();

/** @typedef {import('playwright-core').Page} Page */

/** Two ships of two in five cells: few enough to be counted by hand. */
const five = (/** @type {any[]} */ ...shots) =>
  JSON.stringify({
    rules: {rows: 1, cols: 5, fleet: [{name: 'barge', count: 2, length: 2}]},
    shots,
  });

const puzzle = 'csplib-113;4:1,3:2,2:3,1:4;2,4,3,3,2,4,1,1,0,0;0,5,0,2,2,3,1,3,2,2;c@6,9 w@0,5';

/** @param {Page} page @param {string} name */
const edited = (page, name) => cell(page, name, 'edit');

/** @param {Page} page @param {string} name @param {RegExp} said */
const told = (page, name, said) =>
  page.getByRole('gridcell', {name: new RegExp(`^${name}, .*${said.source}`)}).waitFor();

/** @param {Page} page @param {string} text */
async function paste(page, text) {
  await page.getByLabel('The position as text').fill(text);
  await press(page, 'Take it over');
}

/** @param {URLSearchParams} query */
const positionIn = (query) => Buffer.from(query.get('p') ?? '', 'base64url').toString();

/** @param {Page} page @param {string} cellName @returns {Promise<string>} the position in the address, once that cell is told there */
const linked = async (page, cellName) =>
  positionIn(await address(page, (query) => positionIn(query).includes(`"${cellName}"`)));

quickTest(
  'by mouse: tools, cells, the ship that sank; told again is cleared; forth and back',
  async () => {
    const visit = await visitor();
    const page = await visit.open();
    await page.getByRole('link', {name: 'Edit'}).click();
    await seen(page, /fleets fit/);
    await page.getByText('Choose what was told, then the cell').waitFor();
    await edited(page, 'E5').click();
    await told(page, 'E5', /miss/);
    await press(page, 'hit');
    await edited(page, 'C3').click();
    await edited(page, 'C4').click();
    await press(page, 'sunk');
    await page.getByLabel('Ship', {exact: true}).selectOption({label: 'destroyer'});
    await edited(page, 'C5').click();
    await told(page, 'C5', /sunk, destroyer/);
    await edited(page, 'C5').click();
    await told(page, 'C5', /unknown/);
    await press(page, 'Undo');
    await told(page, 'C5', /sunk, destroyer/);
    await press(page, 'Undo');
    await press(page, 'Undo');
    await told(page, 'C4', /unknown/);
    await press(page, 'Redo');
    await told(page, 'C4', /hit/);
    await seen(page, /fleets fit; two of them are shown\./);
    await press(page, 'Empty');
    await told(page, 'E5', /unknown/);
    await visit.leave();
  },
);

quickTest('by keys alone: a cell, what was told, taken back, and a line of text', async () => {
  const visit = await visitor();
  const page = await visit.open('?mode=edit');
  await edited(page, 'A1').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('m');
  await told(page, 'B2', /miss/);
  await heard(page, /^B2 miss\. [\d,]+ fleets fit/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('h');
  await told(page, 'C2', /hit/);
  await page.keyboard.press('Delete');
  await told(page, 'C2', /unknown/);
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await told(page, 'C2', /hit/);
  await page.keyboard.press('z');
  await told(page, 'C2', /unknown/);
  await page.keyboard.press('Shift+Z');
  await told(page, 'C2', /hit/);
  await page.keyboard.press('/');
  // Letters typed before the line has the focus would be tools.
  await page.locator('input:focus').waitFor();
  await page.keyboard.type('d2 sunk submarine');
  await page.keyboard.press('Enter');
  await told(page, 'D2', /sunk, submarine/);
  for (const [line, why] of [
    ['nonsense', 'That is no cell'],
    ['z9 hit', 'That is no cell'],
    ['k9 hit', 'K9 is not on this board.'],
    ['d3 perhaps', 'After the cell goes what these rules tell of it: miss, hit, sunk, clear.'],
    ['d3 sunk', 'Which ship?'],
  ]) {
    await page.getByLabel('Tell by text').fill(line);
    await page.keyboard.press('Enter');
    await heard(page, why);
    await seen(page, why);
  }
  assert.deepEqual(JSON.parse(await page.getByLabel('The position as text').inputValue()).shots, [
    ['B2', 'miss'],
    ['C2', 'hit'],
    ['D2', 'sunk', 'submarine'],
  ]);
  await visit.leave();
});

test('several fleets: two are shown, and where they differ', async () => {
  const visit = await visitor();
  const page = await visit.open('?mode=edit');
  await paste(page, five(['A1', 'hit']));
  await seen(page, '2 fleets fit; two of them are shown.');
  await page.getByText('Diamonds mark the 2 cells where A and B differ.').waitFor();
  const differ = () => page.locator('.mark-differs').count();
  assert.equal(await differ(), 2);
  const shown = () =>
    page
      .locator('[data-board="edit"] [data-cell][aria-label*="ship in the fleet shown"]')
      .evaluateAll((cells) => cells.map((one) => one.getAttribute('data-cell')).join());
  const first = await shown();
  await press(page, 'Example B');
  await page.getByRole('button', {name: 'Example B', pressed: true}).waitFor();
  assert.notEqual(await shown(), first);
  await press(page, 'None');
  await seen(page, '2 fleets fit.');
  assert.equal(await differ(), 0);
  assert.equal(await shown(), '');
  await told(page, 'B1', /100 percent/);
  await visit.leave();
});

test('a puzzle of a newspaper: one fleet fits; its counts are written, and one too many clashes', async () => {
  const visit = await visitor();
  const page = await visit.open('?mode=edit');
  await paste(page, puzzle);
  await seen(page, 'One fleet fits.');
  await told(page, 'J7', /one-cell ship, given/);
  // It is there to be solved: neither its fleet nor chances that come to the same.
  const drawn = page.getByRole('gridcell', {
    name: /ship in the fleet shown|one-cell ship, given|percent/,
  });
  assert.equal(await drawn.count(), 1);
  await page.locator('.button-main').getByText('Solve it by reasons').waitFor();
  await press(page, 'The fleet');
  await page.getByRole('button', {name: 'The fleet', pressed: true}).waitFor();
  assert.equal(await drawn.count(), 20);
  const row = page.getByLabel('row 9, ship cells');
  assert.equal(await row.inputValue(), '0');
  await row.fill('');
  await seen(page, '1 count of a row or column is still to be filled in.');
  await row.fill('9');
  await seen(page, /^No fleet fits/);
  await page.getByRole('listitem').filter({hasText: 'Row 9 holds 9 ship cells'}).waitFor();
  await page.getByLabel('row 9, ship cells, clashes').waitFor();
  await visit.leave();
});

test('a contradiction: what clashes is lit and listed', async () => {
  const visit = await visitor();
  const page = await visit.open('?mode=edit');
  await paste(
    page,
    '{"rules":"admiral","shots":[["J9","miss"],["A1","hit"],["B1","miss"],["A2","miss"]]}',
  );
  await seen(page, 'No fleet fits: these 3 clash.');
  const clash = page.getByRole('list', {name: 'What clashes'}).getByRole('listitem');
  assert.deepEqual(await clash.allTextContents(), [
    'Shot 2: A1 hit',
    'Shot 3: B1 miss',
    'Shot 4: A2 miss',
  ]);
  assert.equal(await page.locator('.mark-clash').count(), 3);
  await told(page, 'A1', /clashes/);
  await edited(page, 'B1').focus();
  await page.keyboard.press('Delete');
  await seen(page, /fleets fit/);
  await visit.leave();
});

test('what is no position says why and changes nothing', async () => {
  const visit = await visitor();
  const page = await visit.open('?mode=edit');
  await edited(page, 'A1').click();
  await told(page, 'A1', /miss/);
  for (const [text, sentence] of [
    ['hello', 'This is no position, no puzzle line, no record and no link'],
    ['{"rules":"admiral","shots":[["A1","perhaps"]]}', 'The position cannot be read'],
    ['{"rules":"admiral","shots":', 'The JSON is not written as it should be. (\u2068EOF'],
    ['{"rules":"admiral","bogus":1}', 'unknown field `bogus`'],
    ['{"rules":"atlantis"}', 'These rules are not known here. (\u2068atlantis\u2069)'],
    ['spyglass1 admiral', 'The record cannot be read'],
    ['?v=9&g=x', 'made by a later version'],
  ]) {
    await paste(page, text);
    await seen(page, sentence);
    await told(page, 'A1', /miss/);
  }
  await visit.leave();
});

test('a link that is no position opens an empty one, says so, and keeps the text to be mended', async () => {
  const visit = await visitor();
  const page = await visit.open('?v=1&mode=edit&p=garbage');
  await seen(page, 'This is no position, no puzzle line, no record and no link');
  await seen(page, /fleets fit/);
  assert.equal(await page.getByLabel('The position as text').inputValue(), 'garbage');
  await page.getByLabel('The position as text').fill('{"rules":"admiral","shots":[["D4","miss"]]}');
  await press(page, 'Take it over');
  await told(page, 'D4', /miss/);
  await visit.leave();
});

test('by keys: another ship for sunk, told to the ear; where none is shown the verdict goes', async () => {
  const visit = await visitor();
  const page = await visit.open('?mode=edit');
  await heard(page, /fleets fit/);
  await edited(page, 'A1').focus();
  await page.keyboard.press('n');
  await heard(page, 'Ship: battleship.');
  await page.keyboard.press('x');
  await told(page, 'A1', /sunk, battleship/);
  await page.getByLabel('Game', {exact: true}).selectOption({label: 'Solitaire with clues'});
  await heard(page, /^20 counts of rows and columns are still to be filled in\.$/);
  await page.getByText('Write how many ship cells each row and column holds').waitFor();
  const border = await page
    .getByLabel('row 1, ship cells')
    .evaluate((field) => getComputedStyle(field).borderTopWidth);
  assert.equal(border, '1px', 'a count to be written looks like a field');
  await visit.leave();
});

test('the outline of an example is cased, so that it shows on every tint', async () => {
  const visit = await visitor();
  const page = await visit.open('?mode=edit');
  await paste(page, '{"rules":"admiral","shots":[["A1","hit"]]}');
  await seen(page, 'two of them are shown');
  const [casing, outline, paper, ink] = await page
    .locator('.ship[data-state="ghost"]')
    .first()
    .evaluate((ship) => {
      const stroke = (/** @type {string} */ part) => {
        const {display, stroke, strokeWidth} = getComputedStyle(
          /** @type {Element} */ (ship.querySelector(part)),
        );
        return `${display} ${stroke} ${strokeWidth}`;
      };
      const {color, backgroundColor} = getComputedStyle(document.body);
      return [stroke('.hull-line'), stroke('.hull'), backgroundColor, color];
    });
  assert.equal(casing, `inline ${paper} 6px`);
  assert.equal(outline, `inline ${ink} 2px`);
  await visit.leave();
});

test('a file is dropped or opened; of several puzzles one is chosen', async () => {
  const visit = await visitor();
  const page = await visit.open('?mode=edit');
  await seen(page, /fleets fit/);
  await drop(page, 'one.json', '{"rules":"sea-battle","shots":[["C3","miss"]]}');
  await told(page, 'C3', /miss/);
  await drop(page, 'puzzles.txt', `# two\n${puzzle}\n${puzzle.replace('csplib-113', 'other')}\n`);
  await page.getByLabel('2 puzzles in the text: choose one').selectOption({label: 'other'});
  await press(page, 'Open');
  await seen(page, 'One fleet fits.');
  await page.getByLabel('Open a file').setInputFiles({
    name: 'game.spyglass',
    mimeType: 'text/plain',
    buffer: Buffer.from('spyglass1 admiral s.5 solo:you FA1.FB2\n'),
  });
  await told(page, 'B2', /(miss|hit)/);
  await page.getByLabel('Open a file').setInputFiles({
    name: 'large.txt',
    mimeType: 'text/plain',
    buffer: Buffer.alloc(300_000, 'x'),
  });
  await seen(page, 'This is more than 256 KB; nothing was changed.');
  await visit.leave();
});

test('the address holds the position, a reload keeps it, and Back comes back to it', async () => {
  const visit = await visitor();
  const page = await visit.open();
  await cell(page, 'J10').waitFor();
  await page.getByRole('link', {name: 'Edit'}).click();
  await edited(page, 'D4').click();
  assert.deepEqual(JSON.parse(await linked(page, 'D4')), {
    rules: 'admiral',
    shots: [['D4', 'miss']],
  });
  await page.reload();
  await told(page, 'D4', /miss/);
  await press(page, 'Share');
  assert.equal(await page.getByLabel('Link', {exact: true}).inputValue(), page.url());
  await page.keyboard.press('Escape');
  await page.getByRole('link', {name: 'Play'}).click();
  // Only a game that is there has an entry of its own to come back from.
  await address(page, (query) => query.has('g'));
  await page.goBack();
  await told(page, 'D4', /miss/);
  const other = await visit.open(new URL(page.url()).search);
  await told(other, 'D4', /miss/);
  await visit.leave();
});

test('one plays on and an agent plays on from what is told', async () => {
  const visit = await visitor();
  const page = await visit.open('?mode=edit');
  await page.getByLabel('Example', {exact: true}).selectOption({label: 'Classic, ships apart'});
  await seen(page, /fleets fit/);
  const there = await linked(page, 'D7');
  await press(page, 'Play from here');
  await page.locator('[data-board="sea-1"] [data-cell="D7"][aria-label*="hit"]').waitFor();
  await seen(page, 'Your turn.');
  // What was told is where this game begins: it is not taken back, here and in the link reopened.
  const undo = page.getByRole('button', {name: 'Undo', exact: true});
  assert.equal(await undo.getAttribute('aria-disabled'), 'true');
  const query = await address(page, (query) => query.get('from'));
  const again = await visit.open(`?${query}`);
  await again.locator('[data-board="sea-1"] [data-cell="D7"][aria-label*="hit"]').waitFor();
  const open = again.locator('[data-board="sea-1"] [data-cell][aria-label*=", unknown"]').first();
  await open.click();
  await again.locator('button[aria-disabled="false"]', {hasText: /^\s*Undo\s*$/}).click();
  await again.locator('button[aria-disabled="true"]', {hasText: /^\s*Undo\s*$/}).waitFor();
  await again.close();
  await page.goBack();
  await told(page, 'D7', /hit/);
  assert.equal(await linked(page, 'D7'), there);
  await seen(page, /fleets fit/);
  await page.getByLabel('Agent', {exact: true}).selectOption({label: 'Hunter'});
  await press(page, 'Watch from here');
  await page.locator('[data-board="sea-1"] [data-cell="D7"][aria-label*="hit"]').waitFor();
  await page.getByText('Step 9 of 9.').first().waitFor();
  await visit.leave();
});

test('every look of the page is accessible, on a desk and on a phone', async () => {
  for (const device of [
    devices.desktop,
    {...devices.phone, colorScheme: /** @type {const} */ ('dark')},
  ]) {
    const visit = await visitor(device);
    const page = await visit.open('?mode=edit');
    await seen(page, /fleets fit/);
    assert.deepEqual(await accessibilityFaults(page), []);
    for (const label of ['Sea battle (4-3-3-2-2-2-1-1-1-1)', 'Solitaire with clues']) {
      await page.getByLabel('Example', {exact: true}).selectOption({label});
      await seen(page, /fits?[.;]/);
      assert.deepEqual(await accessibilityFaults(page), []);
    }
    await paste(page, '{"rules":"admiral","shots":[["A1","hit"],["B1","miss"],["A2","miss"]]}');
    await seen(page, /^No fleet fits/);
    assert.deepEqual(await accessibilityFaults(page), []);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    assert.ok(wide <= 0, 'nothing is wider than the page');
    await visit.leave();
  }
});
