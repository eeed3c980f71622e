// Learn: small boards solved, their trees walked, the game of both players, the ways to lie in a line, and the questions measured.
import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {button, cell, overflow, press} from './hands.mjs';
import {accessibilityFaults, browserTests, devices, slowWorkers} from './harness.mjs';

const {visitor} = browserTests();

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page @param {RegExp} said what the region says, sooner or later */
const heard = (page, said) =>
  page.locator('[role="status"]').filter({hasText: said}).waitFor({state: 'attached'});

/** @param {Page} page @param {string | RegExp} text */
const shown = (page, text) => page.getByText(text).first().waitFor();

/** @param {Page} page @param {string} query what the address holds, sooner or later */
const linked = (page, query) => page.waitForURL((url) => url.search.includes(query));

quickTest(
  'a board is chosen, solved and walked, and the address leads back to the same place',
  async () => {
    const visit = await visitor();
    const page = await visit.open();
    await page.getByRole('link', {name: 'Learn', exact: true}).click();
    await page.getByRole('cell', {name: '90/16'}).waitFor();
    await page.getByLabel('Rows').selectOption('3');
    await page.getByLabel('Length of ship 2').selectOption('2');
    await shown(page, /You’ve changed the board/);
    await press(page, 'Solve');
    await page.getByRole('cell', {name: '771/102'}).waitFor();
    await page.getByRole('cell', {name: '784/102'}).waitFor();
    await heard(page, /13 shots more/);
    await press(page, 'miss');
    await heard(page, /miss\. .* fit; on average/);
    await press(page, 'hit');
    await linked(page, 'path=0.1');
    const here = await page.locator('#tree-here').textContent();
    await page.reload();
    await page.locator('#tree-here', {hasText: here ?? ''}).waitFor();
    await press(page, 'Start');
    await shown(page, 'Nothing is known yet.');
    await press(page, 'Likeliest cell');
    await linked(page, 'policy=greedy');
    await page.getByRole('link', {name: 'Watch', exact: true}).click();
    await page.waitForURL(/mode=watch/);
    await visit.leave();
  },
);

test('by keys alone: form, answers, cells, and nothing loses the focus', async () => {
  const visit = await visitor();
  const page = await visit.open('docs/?size=3x1&fleet=2');
  await page.getByRole('cell', {name: '5/2'}).first().waitFor();
  await page.getByLabel('Columns').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await button(page, 'Solve').focus();
  await page.keyboard.press('Enter');
  await linked(page, 'size=2x1');
  await page.getByRole('cell', {name: '2/1'}).first().waitFor();
  for (const answer of [/^hit$/, /^hit, ship of 2 sunk$/]) {
    await page.getByRole('button', {name: answer}).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', {name: answer}).waitFor({state: 'detached'});
  }
  await shown(page, /whole fleet is sunk, after 2 shots/);
  await page.waitForFunction(() => document.activeElement?.id === 'tree-here');
  await cell(page, 'A1', 'tree').focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(
    () => document.activeElement?.getAttribute('aria-label') === 'B1, hit',
  );
  await visit.leave();
});

test('what of a link cannot be followed is said and heard', async () => {
  const visit = await visitor();
  const page = await visit.open('docs/?size=99x99&fleet=2&path=9.9.9');
  const told =
    'Part of the link wasn’t understood (size of the board and place in the tree), so defaults are used there.';
  await page.locator('.notice').filter({hasText: told}).waitFor();
  await page.getByRole('status').filter({hasText: told}).waitFor();
  await page.getByText('about 25 groups').waitFor();
  await page.getByLabel('Length of ship 1').selectOption('3');
  await press(page, 'Solve');
  await page.locator('.notice').waitFor({state: 'detached'});
  await visit.leave();
});

test('a long count is stopped, a board too large refused in words, and the next one solved', async () => {
  const visit = await visitor();
  await slowWorkers(visit.context);
  const page = await visit.open('docs/?size=5x5&fleet=4,3,2');
  await shown(page, /has more than/);
  await page.goto(`${new URL('?size=5x5&fleet=3,2', page.url())}`);
  await shown(page, /checked/);
  await press(page, 'Stop');
  await shown(page, /Stopped before the end/);
  await page.getByLabel('Length of ship 1').selectOption('6');
  await press(page, 'Solve');
  await shown(page, 'The ship of 6 doesn’t fit on the board.');
  await page.getByLabel('Length of ship 1').selectOption('none');
  await press(page, 'Solve');
  await page
    .getByRole('cell', {name: /^\d+\/\d+$/})
    .first()
    .waitFor();
  await visit.leave();
});

quickTest('both at their best: value, mix and chances', async () => {
  const visit = await visitor();
  const page = await visit.open('docs/');
  await press(page, 'Solve as a two-player game');
  await shown(page, /108\/19 = 5\.684/);
  await heard(page, /108\/19/);
  await page.getByRole('cell', {name: '11/19, 57.9%'}).waitFor();
  await page.getByRole('gridcell', {name: 'B2, 21 percent'}).waitFor();
  await visit.leave();
});

test('the line: obstacles moved, both formulas and the ways', async () => {
  const visit = await visitor();
  const page = await visit.open('docs/');
  await shown(page, /counts 1 too many/);
  await page.getByLabel('Free cells before').focus();
  await page.keyboard.press('ArrowRight');
  await shown(page, 'Here both formulas agree.');
  await page.getByRole('img', {name: /3 before the tested one and 2 behind it.*: 3$/}).waitFor();
  await linked(page, 'before=3');
  await visit.leave();
});

test('the questions: each with its numbers, its answer, and how it was measured', async () => {
  const visit = await visitor();
  const page = await visit.open('docs/');
  const asked = page.getByRole('region', {name: 'Open questions, measured'});
  await asked.waitFor();
  const questions = asked.getByRole('region');
  await questions.first().waitFor();
  assert.equal(await questions.count(), 4);
  for (const question of await questions.all()) {
    assert.match((await question.locator('.answer').textContent()) ?? '', /\.$/);
    const command = question.locator('code').first();
    assert.equal(await command.isVisible(), false);
    await question.getByText('How this was measured').click();
    await command.waitFor();
    assert.match((await command.textContent()) ?? '', /^lab (play|smallest) /);
  }
  const finish = asked.getByRole('region', {name: 'Leave a wounded ship, or finish it?'});
  assert.equal(await finish.getByRole('row').count(), 7);
  const square = asked
    .getByRole('listitem')
    .filter({hasText: /^\s*Classic 5-4-3-3-2, ships apart/});
  await square.getByText('7×7: smallest square').waitFor();
  await square.getByRole('img').first().waitFor();
  await visit.leave();
});

for (const [name, options] of Object.entries({
  desktop: {},
  dark: {colorScheme: /** @type {const} */ ('dark')},
  phone: devices.phone,
})) {
  test(`nothing is wrong with Learn, ${name}`, async () => {
    const visit = await visitor(options);
    const page = await visit.open('docs/');
    await press(page, 'hit');
    await linked(page, 'path=1');
    await press(page, 'Solve as a two-player game');
    await page.locator('#mix-here').waitFor();
    assert.deepEqual(await accessibilityFaults(page), []);
    assert.ok((await overflow(page)) <= 0);
    await visit.leave();
  });
}

test('without storage and without the solver it says so', async () => {
  const visit = await visitor({storage: false});
  await visit.context.route('**/*.wasm', (route) => route.fulfill({status: 404, body: ''}));
  const page = await visit.open('docs/');
  await shown(page, /didn’t load/);
  await visit.context.unrouteAll();
  await press(page, 'Solve');
  // Without boards the next section, which has such a cell too, is in view.
  await page.locator('#small-boards').getByRole('cell', {name: '90/16'}).waitFor();
  // The browser itself tells of what was not found.
  visit.complaints.splice(0);
  await visit.leave();
});

test('on a phone the help leads to Learn', async () => {
  const visit = await visitor(devices.phone);
  const page = await visit.open();
  await press(page, 'Menu');
  await press(page, 'Help');
  await page.getByRole('link', {name: /^Learn: /}).tap();
  await page.getByRole('cell', {name: '90/16'}).waitFor();
  await visit.leave();
});
