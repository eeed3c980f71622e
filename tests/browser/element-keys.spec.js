// Keys in an element, on pages that have keys of their own.

import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {elementTests} from './elements.mjs';

const {embedded, asked, cell} = elementTests();

/** What a host hears of keys. */
const HEAR = `<script>
  heard = [];
  for (const type of ['keydown', 'keypress', 'keyup'])
    document.addEventListener(type, ({key}) => heard.push(type + ' ' + key));
</script>`;

/** As reveal.js has it: not while somebody types, as far as the target tells. */
const SLIDES = `<script>
  slide = 3;
  black = false;
  document.addEventListener('keydown', ({key, target}) => {
    if (target.matches('input, textarea, [contenteditable]')) return;
    if (['ArrowRight', 'ArrowDown', ' ', 'n', 'PageDown'].includes(key)) slide += 1;
    if (['ArrowLeft', 'ArrowUp', 'p', 'PageUp'].includes(key)) slide -= 1;
    if (['b', '.', 'v'].includes(key)) black = !black;
    if (key === 'Escape') slide = 'overview';
  });
</script>`;

/** As notebooks have it: a key in command mode, and one hears of it before anybody else but leaves out what is marked. */
const NOTEBOOK = `<script>
  cells = ['one', 'two', 'three', 'four'];
  const isTyping = (target) => target.matches('input, textarea, [contenteditable]');
  document.addEventListener('keydown', ({key, target}) => {
    if (!isTyping(target) && ['d', 'x', 'Backspace'].includes(key)) cells.pop();
  });
  document.addEventListener('keydown', ({key, target}) => {
    if (!isTyping(target) && !target.closest('[data-lm-suppress-shortcuts]') && /^[a-z]$/.test(key)) cells.pop();
  }, true);
</script>`;

const BOARD = '<spyglass-board id="board" mode="race" seed="42"></spyglass-board>';

/** @param {import('playwright-core').Page} page @param {string[]} keys */
async function pressAll(page, keys) {
  for (const key of keys) await page.keyboard.press(key);
}

quickTest(
  'what is used or typed in a board moves no slide, and what is not reaches the slides',
  async () => {
    const {page, leave} = await embedded(BOARD, {head: SLIDES + HEAR});
    const now = () => page.evaluate('[slide, black]');
    await page.evaluate(() => document.getElementById('board')?.focus());
    assert.equal(
      await page.evaluate(() =>
        document.getElementById('board')?.shadowRoot?.activeElement?.getAttribute('data-cell'),
      ),
      'A1',
      'focus() leads to the board',
    );
    // At its edge an arrow leads nowhere.
    await pressAll(page, ['ArrowUp', 'ArrowLeft', 'End', 'Home']);
    await pressAll(page, [
      'ArrowRight',
      'ArrowDown',
      'b',
      'n',
      '.',
      'v',
      ' ',
      'Escape',
      'y',
      'Enter',
    ]);
    await cell(page, 'B2').and(page.locator(':not([aria-label*="unknown"])')).waitFor();
    // Buttons, and the slider of a game.
    await page.locator('spyglass-board').getByRole('button', {name: 'Share'}).focus();
    await pressAll(page, [' ', 'Escape']);
    await page.locator('spyglass-board dialog[open]').waitFor({state: 'detached'});
    assert.deepEqual(await now(), [3, false]);
    assert.deepEqual(await page.evaluate('heard'), []);
    // A clicker goes on, whatever has the focus; outside the element keys are the page's.
    await page.evaluate(() => document.getElementById('board')?.focus());
    await pressAll(page, ['PageDown', 'F2']);
    assert.deepEqual(await now(), [4, false]);
    await leave();
  },
);

test('on the slider of a hunt an arrow is a step, and no slide', async () => {
  const {page, leave} = await embedded(
    '<spyglass-board id="board" seed="42" step="4"></spyglass-board>',
    {
      head: SLIDES,
    },
  );
  await asked(page, 'seek', [4]);
  await page.locator('spyglass-board input[type=range]').focus();
  await pressAll(page, ['ArrowLeft', 'Home']);
  await page.waitForFunction(
    () => /** @type {any} */ (document.getElementById('board')).api(1).state().step === 0,
  );
  assert.equal(await page.evaluate('slide'), 3);
  await leave();
});

test('what is typed into the field of a board deletes no cell of a notebook', async () => {
  const {page, leave} = await embedded(BOARD, {head: NOTEBOOK});
  await page.evaluate(() => document.getElementById('board')?.focus());
  await page.keyboard.press('/');
  const field = page.locator('spyglass-board #cell-entry');
  await field.waitFor();
  await page.waitForFunction(
    () => document.getElementById('board')?.shadowRoot?.activeElement?.id === 'cell-entry',
  );
  await page.keyboard.type('dxd7');
  await pressAll(page, ['Backspace', 'Backspace', 'Backspace', 'Backspace']);
  await page.keyboard.type('d7');
  assert.equal(await field.inputValue(), 'd7');
  await page.keyboard.press('Enter');
  await cell(page, 'D7').and(page.locator(':not([aria-label*="unknown"])')).waitFor();
  await pressAll(page, ['d', 'x']);
  assert.deepEqual(await page.evaluate('cells'), ['one', 'two', 'three', 'four']);
  await leave();
});

for (const [name, attributes] of Object.entries({
  seas: 'mode="race" seed="42"',
  Reversi: 'game="reversi" mode="play" seed="1"',
}))
  test(`Escape in a board of ${name} leaves the dialog around it open`, async () => {
    const {page, leave} = await embedded(
      `<dialog id="around"><spyglass-board id="board" ${attributes}></spyglass-board></dialog>`,
      {
        head: `${HEAR}<script>
          addEventListener('DOMContentLoaded', () => document.getElementById('around').showModal());
        </script>`,
      },
    );
    const isOpen = () =>
      page.evaluate(() => /** @type {any} */ (document.getElementById('around')).open);
    await cell(page, 'A1').waitFor();
    await page.evaluate(() => document.getElementById('board')?.focus());
    await pressAll(page, ['Escape', 'Escape']);
    assert(await isOpen());
    // What is open in the element is closed by it, and no more.
    const share = page.locator('spyglass-board').getByRole('button', {name: 'Share'});
    await share.press('Enter');
    const own = page.locator('spyglass-board :is(dialog[open], [popover]:popover-open)');
    await own.waitFor();
    await page.keyboard.press('Escape');
    await own.waitFor({state: 'hidden'});
    await page.keyboard.press('Escape');
    assert(await isOpen());
    assert.deepEqual(await page.evaluate('heard'), []);
    // Outside the element it is the page's.
    await page.evaluate(() => {
      const beside = document.createElement('button');
      document.getElementById('around')?.append(beside);
      beside.focus();
    });
    await page.keyboard.press('Escape');
    assert(!(await isOpen()));
    await leave();
  });
