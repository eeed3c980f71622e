// What the page around plays is what it names, wherever a person's cursor, aim or tool stands.

import assert from 'node:assert/strict';
import {quickTest} from '../suite.mjs';
import {elementTests} from './elements.mjs';
import {devices} from './harness.mjs';

/** @typedef {import('playwright-core').Page} Page */

const {embedded, eventsOf, tells, asked, cell} = elementTests();

const HUNT = 'mode="race" seed="42"';
const REVERSI = 'game="reversi-6" mode="play" seed="2" agent="minimax-novice"';

const focused = (/** @type {Page} */ page) =>
  page.evaluate(() => document.getElementById('board')?.focus());

/** A person acts on cells, and each act is answered. @param {Page} page @param {...string} names */
async function acts(page, ...names) {
  for (const name of names) {
    const {step} = await asked(page, 'state');
    await cell(page, name).click();
    await page.waitForFunction((step) => {
      const now = /** @type {any} */ (document.getElementById('board')).api(1).state();
      return now.step > step && (now.over || now.view.toMove !== 2) && now.view.toMove !== 'white';
    }, step);
  }
}

async function undoes(/** @type {Page} */ page) {
  const {step} = await asked(page, 'state');
  await page.getByRole('button', {name: 'Undo', exact: true}).click();
  await page.waitForFunction(
    (step) => /** @type {any} */ (document.getElementById('board')).api(1).state().step < step,
    step,
  );
}

/** What a person does first, and what the page then plays. @type {{name: string, said: string, before: (page: Page) => Promise<unknown>, plays: string, device?: import('playwright-core').BrowserContextOptions}[]} */
const ROWS = [
  {name: 'the focus', said: HUNT, before: focused, plays: 'FJ10'},
  {
    name: 'arrow keys',
    said: HUNT,
    async before(page) {
      await focused(page);
      for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
    },
    plays: 'FJ10',
  },
  {
    name: 'a tap that only aims',
    said: HUNT,
    async before(page) {
      await cell(page, 'C3').tap();
      await page.locator('spyglass-board .aim:not([data-empty])').first().waitFor();
    },
    plays: 'FJ10',
    device: devices.phone,
  },
  {name: 'a shot', said: HUNT, before: (page) => acts(page, 'E5'), plays: 'FA1'},
  {
    name: 'shots and Undo',
    said: HUNT,
    async before(page) {
      await acts(page, 'E5', 'F5', 'C7');
      await undoes(page);
    },
    plays: 'FA1',
  },
  {
    name: 'a shot that the page kept',
    said: HUNT,
    async before(page) {
      await page.evaluate(() =>
        document.addEventListener('board-answer', (event) => event.preventDefault(), {once: true}),
      );
      await cell(page, 'E5').click();
      await tells(page, 'board-answer');
    },
    plays: 'FA1',
  },
  {
    name: 'a flag',
    said: 'game="solitaire" mode="race" seed="3"',
    before: (page) => acts(page, 'E5'),
    plays: 'GA1',
  },
  {
    name: 'Reversi: arrow keys',
    said: REVERSI,
    async before(page) {
      await focused(page);
      await page.keyboard.press('ArrowRight');
    },
    plays: 'M',
  },
  {
    name: 'Reversi: a move',
    said: REVERSI,
    before: async (page) => acts(page, (await squaresOf(page))[0].toUpperCase()),
    plays: 'M',
  },
  {
    name: 'Reversi: a move and Undo',
    said: REVERSI,
    async before(page) {
      await acts(page, (await squaresOf(page))[0].toUpperCase());
      await undoes(page);
    },
    plays: 'M',
  },
  {
    name: 'Reversi: a prediction asked for',
    said: `${REVERSI} predict`,
    before: focused,
    plays: 'M',
  },
];

/** @param {Page} page @returns {Promise<string[]>} where a move can be made */
const squaresOf = async (page) =>
  (await asked(page, 'state')).view.legal.map((/** @type {{square: string}} */ {square}) => square);

for (const {name, said, before, plays, device} of ROWS)
  quickTest(`after ${name} the page plays what it names, and nobody is asked`, async () => {
    // Without the width of the device a phone lays the page out at 980 px, and its cells are large enough to fire at once.
    const head = '<meta name="viewport" content="width=device-width">';
    const {page, leave} = await embedded(`<spyglass-board id="board" ${said}></spyglass-board>`, {
      ...{device, head},
    });
    await cell(page, 'A1').waitFor();
    await before(page);
    const action = plays === 'M' ? `M${(await squaresOf(page)).at(-1)}` : plays;
    const {step} = await asked(page, 'state');
    const answers = (await eventsOf(page, 'board-answer')).length;
    const played = await asked(page, 'play', [action]);
    assert.equal(played.code, undefined);
    assert.equal(playedAt(played, step + 1), action);
    // What cannot be done is refused for itself, and whatever is asked then is answered too.
    const again = await asked(page, 'play', [action]);
    assert.match(again.code, /^[a-z-]+$/);
    assert.equal((await asked(page, 'state')).record, played.record);
    assert.equal((await eventsOf(page, 'board-answer')).length, answers);
    await leave();
  });

/** @param {any} state @param {number} step */
const playedAt = ({view}, step) =>
  view.moves.find((/** @type {{step: number}} */ move) => move.step === step)?.action;

quickTest('the page is told how many shots the hunt shown still takes', async () => {
  const {page, leave} = await embedded(
    `<spyglass-board id="board" mode="edit" position='{"rules": "admiral", "shots": [["C7", "hit"]]}'></spyglass-board>`,
  );
  const {v, fleets, cells} = await asked(page, 'shotsToGo', [['C6', 'E5']]);
  assert.deepEqual({v, fleets}, {v: 1, fleets: 4000});
  assert.deepEqual(
    cells.map((/** @type {{cell: string}} */ {cell}) => cell),
    ['C6', 'E5'],
  );
  assert.equal((await asked(page, 'shotsToGo', ['C7'])).code, 'already-shot');
  await leave();
});
