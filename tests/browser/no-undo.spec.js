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
const [water, second, third, fourth, fifth] = watersOf(
  freshRecord({rules: 'admiral', seed: '42', players: 'race:you,parity'}),
  5,
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

/** @param {Page} page @param {string} name */
const buttonsOf = (page, name) =>
  page
    .locator('spyglass-board')
    .getByRole('button', {name, exact: true, includeHidden: true})
    .count();

test('no way round is offered at the end of a race', async () => {
  for (const isKept of [true, false]) {
    const {page, leave} = await embedded(
      `<spyglass-board id="board" ${isKept ? 'no-undo' : ''} mode="race" seed="42"></spyglass-board>`,
    );
    await cell(page, water).click();
    await stepsOf(page, 2);
    const within = page.locator('spyglass-board');
    await within.getByRole('button', {name: 'Give up'}).click();
    await within
      .getByRole('button', {name: /^Give up|^Yes/})
      .first()
      .click();
    await page.waitForFunction(
      () => /** @type {any} */ (document.getElementById('board')).api(1).state().view.ended,
    );
    await asked(page, 'seek', [1]);
    await within.getByRole('button', {name: 'Share', includeHidden: true}).first().waitFor();
    const many = isKept ? 0 : 1;
    assert.equal(await buttonsOf(page, 'Play on from here'), many);
    assert.equal(await buttonsOf(page, 'The same sea again'), many);
    await leave();
  }
});

test('a record opened before its last step is played on from there, and then from no step before', async () => {
  const at = `mode="race" record="spyglass2 admiral s.42 solo:you F${water}.F${second}.F${third}" step="1"`;
  const {page, leave} = await embedded(
    `<spyglass-board id="board" no-undo ${at}></spyglass-board>`,
  );
  await asked(page, 'seek', [1]);
  assert.deepEqual((({step, steps}) => [step, steps])(await stateOf(page)), [1, 3]);
  await cell(page, fourth).click();
  await page.waitForFunction(
    () => /** @type {any} */ (document.getElementById('board')).api(1).state().steps === 2,
  );
  await asked(page, 'seek', [1]);
  assert.deepEqual(await asked(page, 'play', [`F${fifth}`]), REFUSED);
  await leave();
});

test('a prediction and a finished lesson stay', async () => {
  const predicted = await embedded(
    '<spyglass-board id="board" no-undo predict mode="watch" seed="42"></spyglass-board>',
  );
  const {page} = predicted;
  await page.locator('spyglass-board').getByRole('button', {name: 'Skip'}).waitFor();
  await cell(page, 'C3').click();
  await tells(page, 'board-answer');
  assert.equal(await buttonsOf(page, 'Take my answer back'), 0);
  assert.equal(await buttonsOf(page, 'Take over here'), 0);
  await cell(page, 'C3').press('z');
  await tells(page, 'board-error');
  assert.equal((await eventsOf(page, 'board-error')).at(-1).code, 'no-undo');
  await predicted.leave();

  const lesson = JSON.stringify({
    'spyglass-lesson': 1,
    title: 'x',
    chapters: [{position: PUZZLE, prompt: 'Solve it.', ask: 'solve', tries: 1}],
  });
  for (const isKept of [true, false]) {
    const {page, leave} = await embedded(
      `<spyglass-board id="board" ${isKept ? 'no-undo' : ''} lesson='${lesson}'></spyglass-board>`,
    );
    const giveUp = page.locator('spyglass-board').getByRole('button', {name: 'Give up'});
    await giveUp.click();
    await giveUp.click();
    await tells(page, 'board-end');
    assert.equal(await buttonsOf(page, 'Start the lesson again'), isKept ? 0 : 1);
    await leave();
  }
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
