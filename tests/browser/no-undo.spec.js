// `no-undo`: what a person has done in an element is not taken back, by no button, key, call or way round; it is looked through all the same.
import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {elementTests} from './elements.mjs';
import {freshRecord, watersOf} from './oracle.mjs';

/** @typedef {import('playwright-core').Page} Page */

const {asked, cell, embedded, eventsOf, setAttribute, tells} = elementTests();

const PUZZLE = 'puzzle-6-easy-7;3:1,2:2,1:3;3,1,1,2,3,0;2,0,4,1,2,1;c@1,5';
const REFUSED = {code: 'no-undo'};

/** @typedef {{name: string, attributes: string, acted: string, steps: number, act: (page: Page, cell: string) => Promise<unknown>, action: (cell: string) => string}} Game */
const [water] = watersOf(
  freshRecord({rules: 'admiral', seed: '42', players: 'race:you,parity'}),
  1,
);

/** @type {Game[]} */
const GAMES = [
  {
    name: 'a race',
    attributes: 'mode="race" seed="42"',
    acted: water,
    steps: 2,
    act: (page, at) => cell(page, at).click(),
    action: (at) => `F${at}`,
  },
  {
    name: 'a puzzle',
    attributes: `position="${PUZZLE}" mode="puzzle"`,
    acted: 'A2',
    steps: 1,
    act: (page, at) => cell(page, at).click(),
    action: (at) => `W${at}`,
  },
  {
    name: 'Reversi',
    attributes: 'game="reversi" mode="play" agent="beginner-1" seed="3"',
    acted: 'D3',
    // The agent's move is one.
    steps: 2,
    act: (page, at) => cell(page, at).click(),
    action: (at) => `M${at.toLowerCase()}`,
  },
];

const stateOf = (/** @type {Page} */ page) => asked(page, 'state');

/** @param {Page} page @param {number} least */
const stepsOf = (page, least) =>
  page.waitForFunction((least) => {
    const board = /** @type {any} */ (document.getElementById('board'));
    const {step, steps, over} = board.api(1).state();
    return step >= least && step === steps && !over;
  }, least);

for (const {name, attributes, acted, steps, act, action} of GAMES)
  test(`${name}: nothing is taken back, and all of it is looked through`, async () => {
    const {page, leave} = await embedded(
      `<spyglass-board id="board" no-undo ${attributes}></spyglass-board>`,
    );
    const undo = page.locator('spyglass-board').getByRole('button', {name: /^(Undo|Redo)$/});
    await act(page, acted);
    await stepsOf(page, steps);
    const before = await stateOf(page);
    assert.equal(await undo.count(), 0);
    await cell(page, acted).press('z');
    await tells(page, 'board-error');
    assert.equal((await eventsOf(page, 'board-error')).at(-1).code, 'no-undo');
    assert.deepEqual(await asked(page, 'undo'), REFUSED);
    // Looked at from before, nothing else is done there: by nobody.
    await asked(page, 'seek', [0]);
    assert.deepEqual(await asked(page, 'play', [action(acted)]), REFUSED);
    const answers = (await eventsOf(page, 'board-answer')).length;
    await act(page, acted);
    await tells(page, 'board-error', 4);
    assert.ok(
      (await eventsOf(page, 'board-error')).every(
        (/** @type {any} */ {code}) => code === 'no-undo',
      ),
    );
    assert.equal((await eventsOf(page, 'board-answer')).length, answers);
    await asked(page, 'seek', [before.steps]);
    assert.deepEqual(await stateOf(page), before);
    // It is what the page around allows: taken away, all is as usual.
    await setAttribute(page, 'no-undo', null);
    await undo.first().waitFor();
    const back = await asked(page, 'undo');
    assert.ok(back.step < before.steps, JSON.stringify(back));
    await page.evaluate(() => {
      /** @type {any} */ (document.getElementById('board')).noUndo = true;
    });
    await undo.first().waitFor({state: 'detached'});
    assert.equal(await page.locator('spyglass-board[no-undo]').count(), 1);
    await leave();
  });

quickTest('in a lesson the marks of a puzzle stay, in an element and in a frame', async () => {
  const lesson = JSON.stringify({
    'spyglass-lesson': 1,
    title: 'x',
    chapters: [{position: PUZZLE, prompt: 'Solve it.', ask: 'solve'}],
  });
  for (const [html, isFrame] of /** @type {const} */ ([
    [`<spyglass-board id="board" no-undo lesson='${lesson}'></spyglass-board>`, false],
    [
      `<iframe id="board" title="x" width="700" height="900" src="/embed/?v=2&amp;origin=*&amp;no-undo=1&amp;lesson=${encodeURIComponent(lesson)}"></iframe>`,
      true,
    ],
    [`<spyglass-board id="board" lesson='${lesson}'></spyglass-board>`, false],
  ])) {
    const {page, leave} = await embedded(html, {ready: !isFrame});
    const within = isFrame ? page.frameLocator('iframe') : page.locator('spyglass-board');
    await within.locator('[data-cell=A2]').first().click();
    await within.getByRole('button', {name: 'Give up'}).waitFor();
    const undo = within.getByRole('button', {name: 'Undo'});
    assert.equal(await undo.count(), html.includes('no-undo') ? 0 : 1);
    await leave();
  }
});
