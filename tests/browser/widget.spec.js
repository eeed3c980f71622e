// The element in other people's pages: every mode, strict policies, other origins, moved, taken out, many at once.

import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {elementTests} from './elements.mjs';
import {STRICT} from './embedding.mjs';
import {viewOf} from './oracle.mjs';

const {embedded, eventsOf, tells, asked, setAttribute, cell} = elementTests();

const PLAIN = '<spyglass-board id="board"></spyglass-board>';
const HUNT = '<spyglass-board id="board" mode="race" seed="42"></spyglass-board>';

quickTest(
  'without attributes a paused hunt stands at its first step, under a strict policy',
  async () => {
    const {page, leave} = await embedded(PLAIN, {policy: STRICT});
    const {view, ...state} = await asked(page, 'state');
    assert.equal(state.mode, 'watch');
    assert.equal(state.step, 0);
    assert.deepEqual(view, viewOf(state.record));
    await page.waitForTimeout(1500);
    assert.equal((await asked(page, 'state')).steps, 0, 'nothing plays unasked');
    assert.equal(page.workers().length, 1);
    await leave();
  },
);

quickTest('from another origin the worker is fetched by a script of the page', async () => {
  const {page, leave} = await embedded(PLAIN, {other: true});
  assert.match(page.workers()[0].url(), /^blob:/);
  assert.equal((await asked(page, 'state')).step, 0);
  await leave();
});

test('where no such script is allowed the engine runs on the page itself', async () => {
  const policy = "script-src http://localhost:* 'wasm-unsafe-eval'; worker-src 'self'";
  const {page, complaints} = await embedded(
    '<spyglass-board id="board" seed="42" step="3"></spyglass-board>',
    {other: true, policy},
  );
  assert.equal(page.workers().length, 0);
  const {view, record} = await asked(page, 'state');
  assert.deepEqual(view, viewOf(record));
  assert.equal(view.step, 3);
  // That the worker was refused the browser itself says.
  assert(complaints.every((one) => /worker/.test(one)));
  await page.context().close();
});

for (const other of [false, true])
  test(`where no worker at all is allowed seas and Reversi are played on the page itself, the script ${other ? 'of another' : 'of its own'} origin`, async () => {
    const policy = "script-src http://localhost:* 'wasm-unsafe-eval'; worker-src 'none'";
    const {page, complaints} = await embedded(
      `<spyglass-board id="board" mode="race" seed="42" agent="probability-map"></spyglass-board>
      <spyglass-board id="hunt" seed="42" step="3"></spyglass-board>
      <spyglass-board id="reversi" game="reversi-6" mode="play" seed="5" agent="minimax-novice"></spyglass-board>`,
      {other, policy},
    );
    // Both are served at once, by one engine on the page.
    const [played, sought] = await Promise.all([
      asked(page, 'play', ['FA1']),
      asked(page, 'seek', [6], 'hunt'),
    ]);
    assert.equal(played.steps, 2, 'the agent has answered');
    assert.equal(sought.step, 6);
    assert.deepEqual(sought.view, viewOf(sought.record, 6));
    const {square} = (await asked(page, 'seek', [0], 'reversi')).view.legal[0];
    const moved = await asked(page, 'play', [`M${square}`], 'reversi');
    assert.equal(moved.steps, 2);
    assert.equal(page.workers().length, 0);
    await page.evaluate(() =>
      document.querySelectorAll('spyglass-board').forEach((one) => void one.remove()),
    );
    await page.waitForTimeout(300);
    const count = (await eventsOf(page)).length;
    await page.waitForTimeout(500);
    assert.equal((await eventsOf(page)).length, count, 'nothing is told of what is gone');
    assert(
      complaints.every((one) => /worker/i.test(one)),
      complaints.join(),
    );
    await page.context().close();
  });

quickTest('a step is the same by attribute, by seek and by record', async () => {
  const attributes = 'game="solitaire" seed="42" agent="expert-standard"';
  const {page, leave} = await embedded(
    `<spyglass-board id="board" ${attributes} step="12"></spyglass-board>`,
  );
  const first = await asked(page, 'state');
  assert.equal(first.step, 12);
  assert.deepEqual(first.view, viewOf(first.record));
  assert.deepEqual(first, await asked(page, 'load', [{record: first.record, step: 12}]));
  const back = await asked(page, 'seek', [4]);
  assert.equal(back.step, 4);
  await setAttribute(page, 'step', '7');
  await page.waitForFunction(
    () => /** @type {any} */ (document.getElementById('board')).api(1).state().step === 7,
  );
  const {record} = await asked(page, 'seek', [14]);
  assert(record.startsWith(first.record), 'what has still to be played is played on');
  assert.equal(await asked(page, 'export'), record);
  assert.deepEqual(JSON.parse(await asked(page, 'export', ['json'])), viewOf(record));
  await leave();
});

test('what an author cannot have meant is said, and what was shown stays', async () => {
  const {page, leave} = await embedded('<spyglass-board id="board" seed="42"></spyglass-board>');
  const before = await asked(page, 'state');
  const wrong = [
    ['game', 'chess', 'unknown-rules'],
    ['mode', 'fly', 'bad-attribute'],
    ['seed', '-1', 'bad-seed'],
    ['show', 'overlay everything', 'bad-attribute'],
    ['record', 'spyglass1 admiral nothing', 'bad-record'],
    ['agent', 'nobody', 'unknown-agent'],
  ];
  for (const [index, [name, value, code]] of wrong.entries()) {
    const kept = await page.locator('spyglass-board').getAttribute(name);
    await setAttribute(page, name, value);
    await tells(page, 'board-error', index + 1);
    const error = (await eventsOf(page, 'board-error')).at(-1);
    assert.equal(error.code, code);
    await page.locator('spyglass-board').getByText(error.sentence).first().waitFor();
    assert.deepEqual(await asked(page, 'state'), before, name);
    await setAttribute(page, name, kept);
  }
  await leave();
});

test('moved it keeps its game, and taken out and put back it goes on', async () => {
  const {page, leave} = await embedded(`${HUNT}<div id="else"></div>`);
  for (const action of ['FA1', 'FJ10']) await asked(page, 'play', [action]);
  const {record} = await asked(page, 'state');
  await page.evaluate(() =>
    document.getElementById('else')?.append(/** @type {Node} */ (document.getElementById('board'))),
  );
  await cell(page, 'C3').click();
  await page
    .locator('spyglass-board [data-cell="C3"]:not([aria-label*="unknown"])')
    .first()
    .waitFor();
  const moved = await asked(page, 'state');
  assert(moved.record.startsWith(record), 'the game went on in its new place');
  await page.evaluate(async () => {
    const board = /** @type {Element} */ (document.getElementById('board'));
    board.remove();
    await new Promise((done) => setTimeout(done, 100));
    document.body.append(board);
  });
  await tells(page, 'board-ready', 2);
  assert.equal((await asked(page, 'state')).record, moved.record);
  await leave();
});

test('a hundred elements put in and taken out leave no worker behind', async () => {
  const {page, leave} = await embedded(PLAIN);
  for (let round = 0; round < 10; round += 1) {
    await page.evaluate(async () => {
      const boards = Array.from({length: 10}, () => document.createElement('spyglass-board'));
      document.body.prepend(...boards);
      await new Promise((done) => setTimeout(done, 50));
      for (const board of boards) board.remove();
      await new Promise((done) => setTimeout(done));
    });
    assert(page.workers().length <= 2);
  }
  await page.evaluate(() => document.getElementById('board')?.remove());
  for (let tries = 0; page.workers().length > 0; tries += 1) {
    assert(tries < 100, 'a worker goes on for nobody');
    await page.waitForTimeout(100);
  }
  await leave();
});

test('many share two workers, and those that nobody sees sleep', async () => {
  const board = (/** @type {number} */ index) =>
    `<div style="width: 300px; float: left"><spyglass-board id="${index === 0 ? 'board' : `board-${index}`}" show="overlay" seed="${index}" step="3"></spyglass-board></div>`;
  const {page, leave} = await embedded(
    `${[0, 1, 2, 3].map(board).join('')}<div style="clear: both; height: 3000px"></div>${board(4)}${board(5)}`,
  );
  await tells(page, 'board-ready', 4);
  assert(page.workers().length <= 2);
  assert.equal((await asked(page, 'state', [], 'board-5')).record, null);
  // What is asked of it wakes it, seen or not.
  assert.equal((await asked(page, 'seek', [5], 'board-5')).step, 5);
  await page.locator('#board-4').scrollIntoViewIfNeeded();
  await tells(page, 'board-ready', 6);
  await leave();
});

test('a person’s answer is told before it counts, and the page may keep it', async () => {
  const {page, leave} = await embedded(HUNT);
  await page.evaluate(() => {
    const keep = (/** @type {Event} */ event) => event.preventDefault();
    document.addEventListener('board-answer', keep);
    Object.assign(window, {letGo: () => document.removeEventListener('board-answer', keep)});
  });
  await cell(page, 'D4').click();
  await tells(page, 'board-answer');
  assert.equal((await asked(page, 'state')).steps, 0);
  await page.evaluate(() => /** @type {any} */ (window).letGo());
  await cell(page, 'D4').click();
  await tells(page, 'board-step', 2);
  const [kept, taken] = await eventsOf(page, 'board-answer');
  assert.equal(kept.action, 'FD4');
  assert.equal(taken.action, 'FD4');
  assert((await eventsOf(page, 'board-step')).some(({action}) => action === 'FD4'));
  await leave();
});

quickTest('keys act only with the focus inside', async () => {
  const {page, leave} = await embedded(`<input id="field"><p>Some text</p>${HUNT}`);
  await page.getByText('Some text').click();
  for (const key of ['Enter', 'z', 'c', ' ', '?', '/']) await page.keyboard.press(key);
  await page.locator('#field').pressSequentially('z/c?');
  assert.equal(await page.locator('#field').inputValue(), 'z/c?');
  assert.equal((await asked(page, 'state')).steps, 0);
  assert.equal(await page.locator('spyglass-board dialog').count(), 0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await tells(page, 'board-step', 2);
  const [, {action}] = await eventsOf(page, 'board-step');
  assert.equal(action, 'FB1');
  await leave();
});

test('nothing is kept, and nothing of the page around is touched', async () => {
  const {page, leave} = await embedded(HUNT, {storage: false});
  const address = page.url();
  for (const action of ['FA1', 'FB2']) await asked(page, 'play', [action]);
  assert.equal(page.url(), address);
  assert.equal(await page.title(), 'A page');
  await leave();

  const kept = await embedded(HUNT);
  await asked(kept.page, 'play', ['FA1']);
  const stores = await kept.page.evaluate(async () => [
    localStorage.length,
    sessionStorage.length,
    (await indexedDB.databases()).length,
  ]);
  assert.deepEqual(stores, [0, 0, 0]);
  await kept.leave();
});

test('readonly can be looked at and not played', async () => {
  const {page, leave} = await embedded(
    '<spyglass-board id="board" mode="race" seed="42" readonly></spyglass-board>',
  );
  await cell(page, 'D4').click();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.waitForTimeout(300);
  assert.equal((await asked(page, 'state')).steps, 0);
  assert.equal((await asked(page, 'play', ['FD4'])).steps > 0, true, 'the page itself may play');
  await setAttribute(page, 'readonly', null);
  await cell(page, 'E5').click();
  await page
    .locator('spyglass-board [data-cell="E5"]:not([aria-label*="unknown"])')
    .first()
    .waitFor();
  await leave();
});

const HUNTED = ['admiral', 'admiral-apart', 'sea-battle', 'solitaire', 'moving'];
const GAMES = [
  ...HUNTED.flatMap((game) => ['watch', 'race', 'compare'].map((mode) => ({game, mode}))),
  // Nobody has a fleet of one's own in solitaire.
  ...HUNTED.filter((game) => game !== 'solitaire').map((game) => ({game, mode: 'play'})),
  ...['puzzle-6', 'puzzle-8', 'puzzle-10'].map((game) => ({game, mode: 'puzzle'})),
];

test('every rule set in every mode', async () => {
  const {page, leave} = await embedded(PLAIN);
  for (const {game, mode} of GAMES) {
    const state = await asked(page, 'load', [{game, mode, seed: '7'}]);
    assert.equal(state.code, undefined, `${game} ${mode}`);
    assert.equal(state.mode, mode);
    assert.equal(state.record.split(' ')[1], game);
    assert.match(state.record.split(' ')[2], /^[sd]\.7\b/, 'the seed is the one asked for');
  }
  await leave();
});

test('any position is judged, and an agent goes on from it', async () => {
  const {page, leave} = await embedded(PLAIN);
  const position = {
    rules: 'admiral',
    shots: [
      ['A1', 'miss'],
      ['E5', 'hit'],
    ],
  };
  const judged = await asked(page, 'load', [{position}]);
  assert.deepEqual(JSON.parse(judged.position), position);
  const watched = await asked(page, 'load', [{position, mode: 'watch', agent: 'hunt'}]);
  assert.equal(watched.code, undefined);
  await tells(page, 'board-ready', 3);
  const wrong = {rules: 'admiral', shots: [['Z9', 'miss']]};
  assert.match((await asked(page, 'load', [{position: wrong}])).code, /^bad-position$/);
  await leave();
});

quickTest('Reversi: watched, played against an agent, by text, and back to the seas', async () => {
  const {page, leave} = await embedded(
    '<input id="field" autofocus><spyglass-board id="board" game="reversi-6" seed="5" agent="minimax-novice" step="3" show="reason candidates moves"></spyglass-board>',
  );
  const watched = await asked(page, 'seek', [3]);
  assert.equal(watched.step, 3);
  assert.match(watched.record, /^spyglass2 reversi-6 s\.5 duel:minimax-novice,minimax-novice M/);
  assert.equal(
    await page.evaluate(() => document.activeElement?.id),
    'field',
    'the focus is not taken from the page around',
  );
  const again = await asked(page, 'load', [{record: watched.record, step: 3}]);
  // What the agent would do next is counted once nobody waits for anything else.
  const bare = (/** @type {any} */ {view}) => ({
    ...view,
    decision: null,
    thinking: false,
  });
  assert.deepEqual(bare(again), bare(watched));
  const played = await asked(page, 'load', [{game: 'reversi', mode: 'play', seed: 1}]);
  assert.equal(played.mode, 'play');
  const {square} = played.view.legal[0];
  const answered = await asked(page, 'play', [`M${square}`]);
  assert.equal(answered.steps, 2, 'the agent has answered');
  assert.equal((await asked(page, 'play', ['Ma1'])).code !== undefined, true);
  const {legal} = (await asked(page, 'state')).view;
  await page
    .locator(`spyglass-board [data-cell="${legal[0].square.toUpperCase()}"]`)
    .first()
    .click();
  await tells(page, 'board-answer');
  assert.equal((await eventsOf(page, 'board-answer'))[0].action, `M${legal[0].square}`);
  const hunt = await asked(page, 'load', [{game: 'admiral', seed: 2}]);
  assert.equal(hunt.record.split(' ')[1], 'admiral');
  await leave();
});

test('where a person took over, undo ends: by attribute, and taken out and put back', async () => {
  const record = 'spyglass1 admiral s.42 race:you,parity FE5.2FB3.FE6.2FG8.FA1.2FC2';
  const {page, leave} = await embedded(
    `<spyglass-board id="board" record="${record}" step="4" from="2"></spyglass-board>`,
  );
  const undo = page.getByRole('button', {name: 'Undo', exact: true});
  const ends = async () => {
    await undo.click();
    await page.locator('spyglass-board [aria-disabled="true"]', {hasText: 'Undo'}).waitFor();
    return (await asked(page, 'state')).step;
  };
  assert.equal(await ends(), 2);
  await page.evaluate(async () => {
    const board = /** @type {HTMLElement} */ (document.getElementById('board'));
    board.remove();
    await new Promise((done) => setTimeout(done, 50));
    document.body.append(board);
  });
  await tells(page, 'board-ready', 2);
  await undo.waitFor();
  assert.equal(await undo.getAttribute('aria-disabled'), 'true');
  assert.equal((await asked(page, 'state')).step, 2);
  await leave();
});
