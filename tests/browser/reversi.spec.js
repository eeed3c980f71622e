// Reversi: whole games by mouse, keys and touch; links, texts, the tree, analysis.
import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {reversi} from '../web/reversi-engine.mjs';
import {address, cell, drawn, openGames, press} from './hands.mjs';
import {accessibilityFaults, browserTests, devices, slowWorkers} from './harness.mjs';

const {visitor} = browserTests();

/** @typedef {import('playwright-core').Page} Page */

/** @param {string} record @param {Record<string, string>} [more] */
const link = (record, more = {}) => `reversi/?${new URLSearchParams({v: '1', g: record, ...more})}`;

/** @param {Page} page @param {string} name */
const square = (page, name) => cell(page, name.toUpperCase(), 'reversi');

/** @param {Page} page @param {RegExp} said what the region says, sooner or later */
const heard = (page, said) =>
  page.locator('[role="status"]').filter({hasText: said}).waitFor({state: 'attached'});

/** @param {Page} page @param {string | RegExp} text */
const shown = (page, text) => page.getByText(text).first().waitFor();

/** The squares that may be played now. @param {Page} page */
const legal = (page) =>
  page
    .locator('[data-board="reversi"] [data-cell]:not([aria-disabled])')
    .evaluateAll((all) => all.map((one) => String(one.getAttribute('data-cell'))));

/** The step of the game as the page tells it. @param {Page} page @param {number} step */
const atStep = (page, step) => page.getByText(new RegExp(`^step ${step} of`)).waitFor();

/** Waits until a person is to move, or the game is over; false where it is. @param {Page} page */
async function yourTurn(page) {
  const turn = page.locator('.status').filter({hasText: /\(you\) to move|must pass/});
  const end = page.locator('.status').filter({hasText: /wins,|A draw/});
  await turn.or(end).waitFor();
  return (await end.count()) === 0;
}

/** Plays until the end, each move by `act`. @param {Page} page @param {(legal: string[], moves: number) => Promise<void>} act @param {() => Promise<void>} [pass] */
async function playOn(page, act, pass = () => press(page, 'Pass')) {
  for (let moves = 0; await yourTurn(page); moves += 1) {
    assert(moves < 40, 'a game of Reversi ends');
    const before = await page.locator('.scrubber-step').textContent();
    const squares = await legal(page);
    if (squares.length === 0) await pass();
    else await act(squares, moves);
    await page.waitForFunction(
      (step) => document.querySelector('.scrubber-step')?.textContent !== step,
      before,
    );
  }
}

/** The record of a whole game of moves drawn by chance. @param {string} seed */
function randomGame(seed) {
  const players = 'duel:reversi-random,reversi-random';
  const game = reversi.newGame({rules: 'reversi', seed, players});
  while (!game.glance().over) game.aiMove();
  const record = game.record();
  game.free();
  return record;
}

const small = 'spyglass1 reversi-4 s.5 duel:you,minimax-novice -';

quickTest('a whole game by mouse, then back through it, and a rematch', async () => {
  const visit = await visitor();
  const page = await visit.open(link(small));
  await playOn(page, ([first]) => square(page, first).click());
  await heard(page, /wins,|A draw/);
  // The address is written a little later: the whole game, as many steps as the page tells.
  const told = await page.locator('.scrubber-step').textContent();
  const steps = Number(/of (\d+)$/.exec(told ?? '')?.[1]);
  assert(steps >= 8, 'a game on 4×4 takes at least some moves');
  const query = await address(
    page,
    (query) => query.get('g')?.split(' ')[4]?.split('.').length === steps,
  );
  assert.match(
    query.get('g') ?? '',
    /^spyglass1 reversi-4 s\.5 duel:you,minimax-novice (M[a-d][1-4]|P)(\.(M[a-d][1-4]|P))+$/,
  );
  await press(page, 'First step');
  await atStep(page, 0);
  await press(page, 'Forward');
  await atStep(page, 1);
  await press(page, 'New game');
  await page.getByText('step 0 of 0').waitFor();
  await visit.leave();
});

quickTest('a whole game by keys alone, and told by ear', async () => {
  const visit = await visitor();
  const page = await visit.open(link(small));
  await yourTurn(page);
  const passByKey = () => page.keyboard.press('p');
  await playOn(
    page,
    async ([first], moves) => {
      if (moves % 2 === 1) return page.keyboard.press('1');
      await square(page, first).focus();
      await page.keyboard.press('Enter');
    },
    passByKey,
  );
  await heard(page, /disc.* flipped|passes\..*(wins|draw)/i);
  await page.keyboard.press('Home');
  await atStep(page, 0);
  await square(page, 'a1').focus();
  await page.keyboard.press('ArrowDown');
  await page.waitForFunction(() =>
    document.activeElement?.getAttribute('aria-label')?.startsWith('a2, empty'),
  );
  await page.keyboard.press('s');
  await heard(page, /Black \(you\) to move/);
  await page.keyboard.press('/');
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'entry');
  await page.keyboard.type('zz');
  await page.keyboard.press('Enter');
  await heard(page, /That isn’t a move here/);
  await visit.leave();
});

test('keys act at once on a game just opened, also where New game was pressed', async () => {
  const visit = await visitor();
  const page = await visit.open(link('spyglass1 reversi s.1 duel:you,you -'));
  await yourTurnOfTwo(page);
  await onBoard(page);
  const frame = () =>
    page.evaluate(
      () => getComputedStyle(/** @type {Element} */ (document.activeElement)).boxShadow,
    );
  assert.equal(await frame(), 'none', 'nobody has chosen the square');
  await page.keyboard.press('1');
  await atStep(page, 1);
  assert.notEqual(await frame(), 'none');
  // What is typed after the slash is a move typed, however soon it comes.
  await square(page, 'a1').focus();
  const typedInto = await page.evaluate(() => {
    const at = document.activeElement;
    at?.dispatchEvent(new KeyboardEvent('keydown', {key: '/', code: 'Slash', bubbles: true}));
    return document.activeElement?.id;
  });
  assert.equal(typedInto, 'entry');
  await press(page, 'New game');
  await atStep(page, 0);
  await onBoard(page);
  await page.getByLabel('Move:').focus();
  await page.keyboard.type('zz');
  await page.keyboard.press('Enter');
  await heard(page, /Type a square as f5/);
  await visit.leave();
});

/** @param {Page} page waits until the focus is on a square */
const onBoard = (page) =>
  page.waitForFunction(() => document.activeElement?.closest('[data-board="reversi"]') !== null);

quickTest('a whole game by touch on a phone, and nothing is wider than the screen', async () => {
  const visit = await visitor(devices.phone);
  const page = await visit.open(link(small));
  await playOn(
    page,
    ([first]) => square(page, first).tap(),
    () => page.locator('#pass').tap(),
  );
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.equal(wide, 0);
  assert.deepEqual(await accessibilityFaults(page), []);
  await visit.leave();
});

test('undo takes back the answer too, another move makes a branch, and the link leads back', async () => {
  const visit = await visitor();
  const page = await visit.open(link('spyglass1 reversi s.7 duel:you,minimax-novice -'));
  await square(page, 'f5').click();
  await atStep(page, 2);
  await yourTurn(page);
  await press(page, 'Undo');
  await atStep(page, 0);
  await square(page, 'd3').click();
  await atStep(page, 2);
  await page.getByRole('tab', {name: 'Moves'}).click();
  await press(page, 'Main line, 2 moves');
  await page.getByRole('button', {name: /^1 Black f5/}).waitFor();
  await press(page, 'Line 1: from move 1, 2 moves');
  await page.getByRole('button', {name: /^1 Black d3/}).click();
  await atStep(page, 1);
  await address(page, (query) => query.get('step') === '1' && query.get('g')?.includes('Md3'));
  await page.reload();
  await atStep(page, 1);
  assert.match(String(await square(page, 'd3').getAttribute('aria-label')), /black, last move/);
  await visit.leave();
});

test('a link to Reversi on the first page leads here', async () => {
  const visit = await visitor();
  const page = await visit.open('?v=1&g=spyglass1+reversi+s.1+duel:you,you+Mf5&step=0');
  await page.waitForURL(/\/reversi\/\?/);
  await page.getByText('step 0 of 1').waitFor();
  await page.goto(new URL('..?game=reversi-6', page.url()).href);
  await page.waitForURL(/\/reversi\/\?/);
  await square(page, 'f6').waitFor();
  await page.goto(new URL('../', page.url()).href);
  await page.getByRole('link', {name: 'Reversi', exact: true}).click();
  await page.getByRole('heading', {name: 'Reversi'}).waitFor();
  await visit.leave();
});

test('what is pasted is read or refused in words; a position is set up and played', async () => {
  const visit = await visitor();
  const page = await visit.open('reversi/');
  await page.getByRole('tab', {name: 'Position'}).click();
  const paste = page.getByLabel('Paste a game or a position');
  for (const [text, said] of /** @type {[string, RegExp][]} */ ([
    ['f5d6c9', /Character 5, “c9”, is neither/],
    ['f5f5', /Move 2, “f5”.* There is already a disc on f5/],
    ['XXO', /A board has 64, 36 or 16 squares/],
    ['-'.repeat(64), /There are no discs on the board/],
  ])) {
    await paste.fill(text);
    await press(page, 'Open');
    await page.locator('#misread').filter({hasText: said}).waitFor();
    await page.getByText('step 0 of 0').waitFor();
  }
  await paste.fill(
    '(;GM[Othello]PB[a]PW[b]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]B[f5]W[d6];)',
  );
  await press(page, 'Open');
  await page.getByText('step 2 of 2').waitFor();
  const moves = page.getByRole('textbox', {name: 'The game as moves'});
  await moves.waitFor();
  assert.equal(await moves.inputValue(), 'f5d6');
  await press(page, 'Set up a position');
  await page.getByRole('button', {name: 'white', exact: true}).click();
  await cell(page, 'A1', 'edit').click();
  await page.locator('[data-board="edit"] [aria-label="a1, white"]').waitFor();
  await press(page, 'Mirror');
  await page.locator('[data-board="edit"] [aria-label="h1, white"]').waitFor();
  assert.deepEqual(await accessibilityFaults(page), []);
  await press(page, 'Play from here');
  await page.locator('[data-board="reversi"] [aria-label^="h1, white"]').waitFor();
  await visit.leave();
});

test('the tree is walked node by node, its positions on the board, cuts in words', async () => {
  const visit = await visitor();
  const page = await visit.open('reversi/');
  await page.getByRole('tab', {name: 'Tree'}).click();
  await press(page, 'Tutorial: 4×4, three moves deep');
  const here = page.locator('#tree-here');
  await here.filter({hasText: 'Root: Black to move takes the maximum'}).waitFor();
  await press(page, 'Next node');
  await here.filter({hasText: 'White to move takes the minimum'}).waitFor();
  await page.getByRole('grid', {name: 'A position of the tree'}).waitFor();
  assert.deepEqual(await page.locator('.score strong').allTextContents(), ['4', '1']);
  for (const _ of [1, 2]) await press(page, 'Next node');
  await here.filter({hasText: 'end of the search'}).waitFor();
  await press(page, 'Next decision');
  await here.filter({hasText: 'Black to move takes the maximum'}).waitFor();
  assert.deepEqual(await accessibilityFaults(page), []);
  await page.getByLabel('Alpha-beta').check();
  await press(page, 'Build the tree');
  await shown(page, /^\d+ nodes searched, \d+ cut off; plain search visits \d+, \d+ more\./);
  const values = page.getByRole('button', {name: 'Values', exact: true});
  assert.equal(await values.getAttribute('aria-disabled'), 'false');
  const cut = page.locator('.tree-node[data-worth="cut"]').first();
  for (let steps = 0; (await cut.count()) === 0; steps += 1) {
    assert(steps < 40, 'a branch was cut off');
    const before = await here.textContent();
    await press(page, 'Next node');
    await here.filter({hasNotText: String(before)}).waitFor();
  }
  assert.match(
    String(await cut.getAttribute('aria-label')),
    /Not searched: (Black|White) already has/,
  );
  assert.deepEqual(await accessibilityFaults(page), []);
  assert.equal(await values.getAttribute('aria-disabled'), 'true');
  await values.click({force: true});
  await heard(page, /The board shows a position of the tree/);
  assert.equal(await values.getAttribute('aria-pressed'), 'false');
  await page.getByLabel('Alpha-beta').uncheck();
  await shown(page, /built with other settings/);
  await visit.leave();
});

test('values stand on the squares, the game is analysed and the page answers meanwhile', async () => {
  const visit = await visitor();
  // Move 5 gives a lot up, whatever the engine has learned.
  const record = 'spyglass1 reversi s.1 duel:you,you Mf5.Md6.Mc3.Md3.Me3.Mb2.Ma1.Md2.Me1.Md1';
  const page = await visit.open(link(record));
  await yourTurnOfTwo(page);
  await press(page, 'Values');
  await page.locator('.worth[data-best]').first().waitFor();
  await heard(page, /^Best: /);
  // The keys obey the numbers, so they stay beside the values.
  await page.locator('[data-cell]:has(.worth) .legal-number').first().waitFor();
  assert.deepEqual(await accessibilityFaults(page), []);
  await page.getByRole('tab', {name: 'Graph'}).click();
  await press(page, 'Analyse game');
  await press(page, 'Back');
  await atStep(page, 9);
  await shown(page, /Lost in all: Black \d+(\.\d)?, White \d+(\.\d)?\./);
  // The bar of the last move lies within the picture.
  const bars = await page
    .locator('.course-loss')
    .evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().right));
  const sheet = await page.locator('.course-sheet').boundingBox();
  assert(sheet && bars.length > 0 && Math.max(...bars) <= sheet.x + sheet.width);
  await press(page, 'Jump to the worst move');
  await drawn(page);
  assert.deepEqual(await accessibilityFaults(page), []);
  await visit.leave();
});

test('an analysis is stopped; the page answers meanwhile', async () => {
  const visit = await visitor();
  await slowWorkers(visit.context);
  // A whole game takes the strongest engine longer than this test would wait for it.
  const page = await visit.open(link(randomGame('4')));
  await press(page, 'First step');
  await atStep(page, 0);
  await press(page, 'Values');
  await page.getByRole('tab', {name: 'Graph'}).click();
  await page.getByLabel('Values by').selectOption('engine-6');
  await press(page, 'Analyse game');
  await shown(page, /Evaluating move/);
  await press(page, 'Forward');
  await atStep(page, 1);
  const stop = page.getByRole('tabpanel').getByRole('button', {name: 'Stop', exact: true});
  await stop.click();
  await heard(page, /^Stopped\.$/);
  await page.getByText(/Evaluating move/).waitFor({state: 'detached'});
  await page.getByRole('tabpanel').getByRole('button', {name: 'Analyse game'}).waitFor();
  // The last words are those of the button that was pressed.
  await page.waitForFunction(() => document.activeElement?.textContent?.trim() === 'Analyse game');
  await visit.leave();
});

/** @param {Page} page */
const yourTurnOfTwo = (page) => page.locator('.status').filter({hasText: 'to move'}).waitFor();

test('every tab and look is sound: light, dark, the numbers of the source', async () => {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    const visit = await visitor({colorScheme});
    const page = await visit.open(link('spyglass1 reversi s.7 duel:minimax-expert,you Mf5.Md6'));
    await yourTurnOfTwo(page);
    for (const tab of ['Reason', 'Tree', 'Moves', 'Graph', 'Position']) {
      await page.getByRole('tab', {name: tab}).click();
      await page.evaluate(() =>
        Promise.allSettled(document.getAnimations().map((one) => one.finished)),
      );
      assert.deepEqual(await accessibilityFaults(page), [], tab);
      const text = await page.locator('body').innerText();
      assert.doesNotMatch(text, /\{\s*\$|undefined|\[object|NaN|reversi-/, tab);
    }
    await visit.leave();
  }
  const visit = await visitor();
  const page = await visit.open('reversi/');
  await page.getByRole('button', {name: 'Settings'}).click();
  await page.getByLabel('How cells are written').selectOption('row-column');
  await page.locator('[data-cell="D3"][aria-label^="row 2, column 3, empty, move 1"]').waitFor();
  await page.getByLabel('Colours').selectOption('dark');
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
  await page.locator('[data-cell="D3"][aria-label^="row 2, column 3"]').waitFor();
  await visit.leave();
});

test('what of Reversi is pasted on the page of the seas is led over', async () => {
  const visit = await visitor();
  const page = await visit.open('');
  await openGames(page);
  // Once the sea's game is in the address, going back leads to it, else to this dialog.
  await page.waitForURL(({hash}) => hash === '');
  await page.getByLabel('Open a record').fill('1. f5 2. d6 3. c3');
  await page.getByRole('button', {name: 'Open', exact: true}).click();
  await atStep(page, 3);
  await page.waitForURL(/\/reversi\/\?v=2&g=/);
  await page.goBack();
  await page.getByRole('link', {name: 'Solver'}).click();
  await page.locator('#edit-line').fill('f5d6zz');
  await page.getByRole('button', {name: 'Add', exact: true}).click();
  await page
    .locator('#misread')
    .filter({hasText: /Character 5, “z/})
    .waitFor();
  await page.goBack();
  await page.getByRole('heading', {level: 1, name: /fleets fit/}).waitFor();
  await page.locator('#edit-line').fill('-----OX--XO----- O');
  await page.getByRole('button', {name: 'Add', exact: true}).click();
  await shown(page, /White.* to move/);
  await visit.leave();
});

test('on a phone on its side the page ends with its last control', async () => {
  const visit = await visitor({viewport: {width: 740, height: 360}});
  const page = await visit.open('reversi/');
  await page.locator('[data-board="reversi"] [data-cell]').first().waitFor();
  const {blank, gap} = await page.locator('main.reversi').evaluate((main) => {
    const {bottom} = /** @type {Element} */ (
      main.querySelector('.reversi-panel')
    ).getBoundingClientRect();
    const {paddingBlockEnd, columnGap} = getComputedStyle(main);
    const end = main.getBoundingClientRect().bottom - Number.parseFloat(paddingBlockEnd);
    return {blank: end - bottom, gap: Number.parseFloat(columnGap)};
  });
  assert.ok(blank >= 0 && blank <= gap, `${blank} px`);
  await visit.leave();
});
