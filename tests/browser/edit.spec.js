// A position edited: by clicks, keys, text, paste and file; what follows from it; and on into a game.
import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {address, button, cell, drop, heard, overflow, press, seen} from './hands.mjs';
import {accessibilityFaults, browserTests, devices, slowWorkers} from './harness.mjs';

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

/** @param {Page} page the one field for all that can be typed or pasted */
const field = (page) => page.getByRole('textbox', {name: /^Add what you know/});

/** @param {Page} page @param {string} text */
async function paste(page, text) {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** @param {Page} page @param {RegExp | string} name */
const verdict = (page, name) => page.getByRole('heading', {level: 1, name}).waitFor();

/** @param {Page} page @param {string} name of a shot result */
const choose = (page, name) => page.getByRole('radio', {name, exact: true}).click();

/** @param {Page} page @param {string} label */
async function example(page, label) {
  await button(page, 'More').click();
  await page.getByLabel('Example', {exact: true}).selectOption({label});
  await page.keyboard.press('Escape');
}

/** @param {Page} page what is known, as its tokens say it */
const tokens = (page) =>
  page
    .getByRole('group', {name: 'Known so far'})
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));

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
    await page.getByRole('link', {name: 'Solver'}).click();
    await verdict(page, /fleets fit/);
    await page.getByLabel(/^Add what you know/).waitFor();
    await edited(page, 'E5').click();
    await told(page, 'E5', /miss/);
    await choose(page, 'Hit');
    await edited(page, 'C3').click();
    await edited(page, 'C4').click();
    await choose(page, 'Sunk');
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
    await verdict(page, /^[\d,]+ fleets fit$/);
    await press(page, 'Clear');
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
  await page.locator('textarea:focus').waitFor();
  await page.keyboard.type('d2 sunk submarine');
  await page.keyboard.press('Enter');
  await told(page, 'D2', /sunk, submarine/);
  // What is heard next is no longer of this.
  await heard(page, /^D2 sunk, submarine\. .*fleets? fit/);
  for (const [line, why] of [
    ['nonsense', 'This isn’t a mark, a position, a puzzle line, a record or a link.'],
    ['z9 hit', 'That isn’t a cell'],
    ['k9 hit', 'K9 is not on this board.'],
    ['d3 perhaps', 'After the cell, type a result these rules allow: miss, hit, sunk, clear.'],
    ['d3 sunk', 'Which ship?'],
  ]) {
    await paste(page, line);
    await heard(page, why);
    await page.getByRole('region', {name: 'Details'}).getByText(why).waitFor();
    assert.equal(await field(page).inputValue(), line, 'what was entered stays');
  }
  await press(page, 'Position as text');
  assert.deepEqual(JSON.parse(await field(page).inputValue()).shots, [
    ['B2', 'miss'],
    ['C2', 'hit'],
    ['D2', 'sunk', 'submarine'],
  ]);
  await visit.leave();
});

quickTest(
  'what is known stands in the field as tokens, walked and taken away by keys',
  async () => {
    const visit = await visitor();
    const page = await visit.open('?mode=edit');
    for (const line of ['c7 miss', 'd8 hit', 'd7 sunk destroyer']) await paste(page, line);
    assert.deepEqual(await tokens(page), [
      'C7 miss, remove',
      'D8 hit, remove',
      'D7 sunk, destroyer, remove',
    ]);
    const focused = (/** @type {string} */ name) =>
      page.locator(`.token:focus[aria-label^="${name} "]`).waitFor();
    await field(page).press('ArrowLeft');
    await focused('D7');
    await page.keyboard.press('Home');
    await focused('C7');
    await page.keyboard.press('ArrowRight');
    await focused('D8');
    await page.keyboard.press('Backspace');
    await told(page, 'D8', /unknown/);
    await heard(page, /^D8 cleared\./);
    await focused('D7');
    await page.keyboard.press('Delete');
    await told(page, 'D7', /unknown/);
    await focused('C7');
    // The way back brings it back, and one press takes the last one away.
    await press(page, 'Undo');
    await told(page, 'D7', /sunk/);
    await button(page, 'D7 sunk, destroyer, remove').click();
    await button(page, 'C7 miss, remove').click();
    await page.locator('textarea:focus').waitFor();
    await told(page, 'C7', /unknown/);
    // What is typed is not lost to a mark set meanwhile.
    await field(page).fill('half a th');
    await edited(page, 'A1').click();
    await told(page, 'A1', /miss/);
    assert.equal(await field(page).inputValue(), 'half a th');
    assert.deepEqual(await accessibilityFaults(page), []);
    await visit.leave();
  },
);

test('while it is counted the title says so, and the map before stays', async () => {
  const visit = await visitor();
  await slowWorkers(visit.context);
  const page = await visit.open('?mode=edit');
  await verdict(page, '30,093,975,536 fleets fit');
  const counts = page.getByRole('heading', {level: 1, name: 'Counting…'});
  await edited(page, 'E5').click();
  await counts.waitFor();
  await told(page, 'A1', /8 percent/);
  await page.locator('.legend-behind').getByText('30,093,975,536').waitFor();
  await button(page, 'Play on from here').waitFor();
  await verdict(page, /^2\d,[\d,]+ fleets fit$/);
  await visit.leave();
});

test('nothing of it is scrolled to at 1280 × 860', async () => {
  const visit = await visitor({viewport: {width: 1280, height: 860}});
  const page = await visit.open('?mode=edit');
  await verdict(page, /fleets fit/);
  const over = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  assert.ok((await over()) <= 0, `empty: ${await over()} px`);
  const cells = ['E5', 'F6', 'G7', 'D4', 'C3', 'H8', 'C7', 'E8', 'B2', 'I9', 'A10', 'J1'];
  await paste(page, JSON.stringify({rules: 'admiral', shots: cells.map((at) => [at, 'miss'])}));
  await told(page, 'J1', /miss/);
  await verdict(page, /fleets fit/);
  await page.locator('.thought-block').waitFor();
  assert.ok((await over()) <= 0, `marked: ${await over()} px`);
  await page.getByRole('button', {name: 'no fleet fits'}).click();
  await verdict(page, 'No fleet fits: these clash');
  assert.ok((await over()) <= 0, `clash: ${await over()} px`);
  await page.getByRole('button', {name: 'two fleets fit'}).click();
  await verdict(page, 'Two fleets fit');
  assert.ok((await over()) <= 0, `two: ${await over()} px`);
  await visit.leave();
});

test('what is typed and sent before a frame is drawn is taken as it stands', async () => {
  const visit = await visitor();
  const page = await visit.open('?mode=edit');
  await verdict(page, /fleets fit/);
  await field(page).evaluate((/** @type {HTMLTextAreaElement} */ typed) => {
    typed.value = 'c3 miss';
    typed.dispatchEvent(new Event('input', {bubbles: true}));
    typed.dispatchEvent(
      new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}),
    );
  });
  await told(page, 'C3', /miss/);
  await visit.leave();
});

test('several fleets: two are shown, and where they differ', async () => {
  const visit = await visitor();
  const page = await visit.open('?mode=edit');
  await paste(page, five(['A1', 'hit']));
  await verdict(page, 'Two fleets fit');
  await heard(page, 'You see one of two examples.');
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
  await page.getByRole('button', {name: 'None', pressed: true}).waitFor();
  assert.equal(await differ(), 0);
  assert.equal(await shown(), '');
  await told(page, 'B1', /100 percent/);
  await visit.leave();
});

test('a puzzle of a newspaper: one fleet fits; its counts are written, and one too many clashes', async () => {
  const visit = await visitor();
  const page = await visit.open('?mode=edit');
  await paste(page, puzzle);
  await verdict(page, 'One fleet fits');
  await told(page, 'J7', /one-cell ship, given/);
  // It is there to be solved: neither its fleet nor chances that come to the same.
  const drawn = page.getByRole('gridcell', {
    name: /ship in the fleet shown|one-cell ship, given|percent/,
  });
  assert.equal(await drawn.count(), 1);
  await page.locator('.button-main').getByText('Solve it step by step').waitFor();
  await press(page, 'The fleet');
  await page.getByRole('button', {name: 'The fleet', pressed: true}).waitFor();
  assert.equal(await drawn.count(), 20);
  const row = page.getByLabel('row 9, ship cells');
  assert.equal(await row.inputValue(), '0');
  await row.fill('');
  await verdict(page, '1 row or column still needs its count');
  await row.fill('9');
  await verdict(page, /^No fleet fits/);
  await page.getByRole('listitem').filter({hasText: 'Row 9 has 9 ship cells'}).waitFor();
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
  await verdict(page, 'No fleet fits: these clash');
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
  await verdict(page, /fleets fit/);
  await visit.leave();
});

test('what is no position says why and changes nothing', async () => {
  const visit = await visitor();
  const page = await visit.open('?mode=edit');
  await edited(page, 'A1').click();
  await told(page, 'A1', /miss/);
  for (const [text, sentence] of [
    ['hello', 'This isn’t a mark, a position, a puzzle line, a record or a link'],
    ['{"rules":"admiral","shots":[["A1","perhaps"]]}', 'The position can’t be read'],
    ['{"rules":"admiral","shots":', 'This isn’t valid JSON. (\u2068EOF'],
    ['{"rules":"admiral","bogus":1}', 'unknown field `bogus`'],
    ['{"rules":"atlantis"}', 'We don’t know these rules. (\u2068atlantis\u2069)'],
    ['spyglass1 admiral', 'The record can’t be read'],
    ['?v=9&g=x', 'A newer version of this page made'],
  ]) {
    await paste(page, text);
    await page.getByText(sentence).first().waitFor();
    assert.equal(await field(page).inputValue(), text, 'what was entered stays');
    await told(page, 'A1', /miss/);
  }
  await visit.leave();
});

test('a link that is no position opens an empty one, says so, and keeps the text to be mended', async () => {
  const visit = await visitor();
  const page = await visit.open('?v=1&mode=edit&p=garbage');
  await page
    .getByText('This isn’t a mark, a position, a puzzle line, a record or a link')
    .first()
    .waitFor();
  await verdict(page, /fleets fit/);
  assert.equal(await field(page).inputValue(), 'garbage');
  await paste(page, '{"rules":"admiral","shots":[["D4","miss"]]}');
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
  await page.getByLabel('Change game', {exact: true}).selectOption({label: 'Solitaire with clues'});
  await heard(page, /^20 rows and columns still need their counts\.$/);
  await page.getByText('In each field beside the board, type how many').waitFor();
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
  // The empty position has examples too, and they go when it does.
  await told(page, 'A1', /hit/);
  await press(page, 'Show a fleet that fits');
  await heard(page, 'You see one of two examples.');
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
  await verdict(page, /fleets fit/);
  await drop(page, 'one.json', '{"rules":"sea-battle","shots":[["C3","miss"]]}');
  await told(page, 'C3', /miss/);
  await drop(page, 'puzzles.txt', `# two\n${puzzle}\n${puzzle.replace('csplib-113', 'other')}\n`);
  await page.getByLabel('2 puzzles in the text. Choose one').selectOption({label: 'other'});
  await press(page, 'Open');
  await verdict(page, 'One fleet fits');
  await page.getByLabel('Position from a file').setInputFiles({
    name: 'game.spyglass',
    mimeType: 'text/plain',
    buffer: Buffer.from('spyglass1 admiral s.5 solo:you FA1.FB2\n'),
  });
  await told(page, 'B2', /(miss|hit)/);
  await page.getByLabel('Position from a file').setInputFiles({
    name: 'large.txt',
    mimeType: 'text/plain',
    buffer: Buffer.alloc(300_000, 'x'),
  });
  await page.getByText('This is more than 256 KB. Nothing changed.').first().waitFor();
  await visit.leave();
});

test('the address holds the position, a reload keeps it, and Back comes back to it', async () => {
  const visit = await visitor();
  const page = await visit.open();
  await cell(page, 'J10').waitFor();
  await page.getByRole('link', {name: 'Solver'}).click();
  await edited(page, 'D4').click();
  assert.deepEqual(JSON.parse(await linked(page, 'D4')), {
    rules: 'admiral',
    shots: [['D4', 'miss']],
  });
  await page.reload();
  await told(page, 'D4', /miss/);
  await press(page, 'Share');
  assert.equal(await page.getByLabel(/^Link( to this game|$)/).inputValue(), page.url());
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
  await example(page, 'Classic, ships apart');
  await verdict(page, /fleets fit/);
  const there = await linked(page, 'D7');
  await press(page, 'Play on from here');
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
  await again.locator('button[aria-disabled="false"][aria-label=Undo]').click();
  await again.locator('button[aria-disabled="true"][aria-label=Undo]').waitFor();
  await again.close();
  await page.goBack();
  await told(page, 'D7', /hit/);
  assert.equal(await linked(page, 'D7'), there);
  await verdict(page, /fleets fit/);
  await button(page, 'Watch Exact from here').waitFor();
  await button(page, 'More').click();
  await page.getByLabel('Agent', {exact: true}).selectOption({label: 'Hunter'});
  await page.keyboard.press('Escape');
  await press(page, 'Watch Hunter from here');
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
    await verdict(page, /fleets fit/);
    assert.deepEqual(await accessibilityFaults(page), []);
    for (const label of ['Sea battle (4-3-3-2-2-2-1-1-1-1)', 'Solitaire with clues']) {
      await example(page, label);
      await verdict(page, /fits?$/);
      assert.deepEqual(await accessibilityFaults(page), []);
    }
    await paste(page, '{"rules":"admiral","shots":[["A1","hit"],["B1","miss"],["A2","miss"]]}');
    await verdict(page, /^No fleet fits/);
    assert.deepEqual(await accessibilityFaults(page), []);
    const wide = await overflow(page);
    assert.ok(wide <= 0, 'nothing is wider than the page');
    await visit.leave();
  }
});

test('a game is opened from here, whole and with all its steps', async () => {
  const visit = await visitor();
  const page = await visit.open('?mode=edit');
  await press(page, 'Open a game…');
  const dialog = page.getByRole('dialog', {name: 'Open a game'});
  await dialog.getByLabel('Open a record').fill('spyglass1 admiral s.5 solo:hunt FA1.FB2');
  await dialog.getByRole('button', {name: 'Open', exact: true}).click();
  await dialog.waitFor({state: 'detached'});
  await page.getByRole('heading', {level: 1, name: 'Hunter hunts'}).waitFor();
  await seen(page, /B2/);
  await visit.leave();
});
