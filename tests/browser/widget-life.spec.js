// The element's life: what goes on by itself and what sleeps, what fails, what is only read, and what is left once it is gone.

import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {elementTests} from './elements.mjs';
import {viewOf} from './oracle.mjs';

/** @typedef {import('playwright-core').Page} Page */

const {embedded, eventsOf, tells, asked, setAttribute, cell} = elementTests();

/** Long enough for a step that shall not come. @param {Page} page */
const aWhile = (page) => page.waitForTimeout(1500);

/** @param {Page} page @param {string} id @param {number} step */
const comesTo = (page, id, step) =>
  page.waitForFunction(
    ({id, step}) => /** @type {any} */ (document.getElementById(id)).api(1).state().step >= step,
    {id, step},
  );

/** Collections, a second apart, after which nothing more is expected to be freed. */
const QUIET = 4;

/** What the page holds once nothing more is freed, which the browser does bit by bit. @param {Page} page */
async function held(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  const counted = /** @type {number[]} */ ([]);
  for (;;) {
    await session.send('HeapProfiler.collectGarbage');
    const {nodes, jsEventListeners} = await session.send('Memory.getDOMCounters');
    const {usedSize} = await session.send('Runtime.getHeapUsage');
    if (counted.slice(-QUIET).filter((count) => count <= nodes).length === QUIET) {
      await session.detach();
      return {nodes, listeners: jsEventListeners, bytes: usedSize};
    }
    counted.push(nodes);
    await page.waitForTimeout(1000);
  }
}

/** Elements put in, opened and taken out, ten at a time. @param {Page} page @param {string} game @param {number} tens */
const mounted = (page, game, tens) =>
  page.evaluate(
    async ({game, tens}) => {
      for (let round = 0; round < tens; round += 1) {
        let left = 10;
        await new Promise((done) => {
          const boards = Array.from({length: 10}, () => {
            const board = document.createElement('spyglass-board');
            board.setAttribute('game', game);
            board.setAttribute('seed', '5');
            // One over the other: what nobody sees does not open.
            board.style.position = 'absolute';
            board.style.inset = '0';
            board.addEventListener('board-ready', () => --left === 0 && done(null));
            return board;
          });
          document.body.prepend(...boards);
        });
        // Drawn, as a reader sees them.
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        for (const board of document.querySelectorAll('spyglass-board')) board.remove();
        /** @type {any} */ (window).told.length = 0;
        await new Promise((done) => setTimeout(done, 50));
      }
    },
    {game, tens},
  );

for (const game of ['admiral', 'reversi-6'])
  test(`two hundred elements of ${game} put in and taken out leave the memory as it was`, async () => {
    const {page, leave} = await embedded('', {ready: false});
    await page.waitForFunction(() => customElements.get('spyglass-board'));
    await mounted(page, game, 2);
    const before = await held(page);
    await mounted(page, game, 20);
    const after = await held(page);
    // One element alone is hundreds of nodes, dozens of listeners, half a megabyte.
    const told = JSON.stringify({before, after});
    assert(after.nodes - before.nodes < 200, told);
    assert(after.listeners - before.listeners < 20, told);
    assert(after.bytes - before.bytes < 1_000_000, told);
    await leave();
  });

const WALKED = 'spyglass1 reversi s.1 duel:you,you Mf5.Md6.Mc3.Md3.Me3.Mb2.Ma1.Md2.Me1.Md1';

test('with `play` a game steps by itself, and sleeps while nobody sees it', async () => {
  const {page, leave} = await embedded(
    `<spyglass-board id="board" seed="42" play></spyglass-board>
    <spyglass-board id="walk" record="${WALKED}" step="0" play></spyglass-board>
    <div style="height: 4000px"></div>`,
  );
  await comesTo(page, 'board', 1);
  await comesTo(page, 'walk', 1);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  // The step on its way comes.
  await aWhile(page);
  const steps = async () => [
    (await asked(page, 'state')).step,
    (await asked(page, 'state', [], 'walk')).step,
  ];
  const asleep = await steps();
  await aWhile(page);
  assert.deepEqual(await steps(), asleep);
  assert(asleep[1] < 10, 'the game walked through has not come to its end');
  await page.evaluate(() => scrollTo(0, 0));
  await comesTo(page, 'board', asleep[0] + 1);
  await comesTo(page, 'walk', asleep[1] + 1);
  await setAttribute(page, 'play', null);
  await aWhile(page);
  const {step} = await asked(page, 'state');
  await aWhile(page);
  assert.equal((await asked(page, 'state')).step, step);
  await leave();
});

test('Reversi: to the step wished for and on from there, and nothing once it is gone', async () => {
  const {page, leave} = await embedded(
    '<spyglass-board id="board" game="reversi-6" agent="minimax-novice" seed="5" step="3" play></spyglass-board>',
    {
      prepare: (context) =>
        context.addInitScript(() => {
          const posted = /** @type {any[]} */ ([]);
          const {postMessage} = Worker.prototype;
          Worker.prototype.postMessage = function (/** @type {any} */ message) {
            posted.push(message);
            return postMessage.call(this, message);
          };
          // Whether it plays by itself is seen on its button, which is drawn after the first step that it plays.
          const plays = /** @type {boolean[]} */ ([]);
          document.addEventListener('board-step', ({target}) => {
            const root = /** @type {Element} */ (target).shadowRoot;
            plays.push(root?.querySelector('[part=frame] button[aria-label="Pause"]') !== null);
          });
          Object.assign(window, {posted, plays});
        }),
    },
  );
  await comesTo(page, 'board', 5);
  const plays = await page.evaluate(() => /** @type {any} */ (window).plays);
  assert.equal(plays[0], false, 'step 3 is shown, not played');
  assert.equal(plays.at(-1), true, 'step 5 is played');
  const [ready] = await eventsOf(page, 'board-ready');
  assert.equal(ready.step, 3, 'the step wished for is the first that is told');
  assert.match(ready.record, /^spyglass2 reversi-6 s\.5 /);
  const {record, view} = await asked(page, 'state');
  const steps = await eventsOf(page, 'board-step');
  const actions = steps.map(({action}) => action);
  assert.deepEqual(record.split(' ')[4].split('.').slice(2), actions);
  assert(steps.every(({reason}) => typeof reason.code === 'string'));
  assert.equal(view.step, 2 + actions.length);

  await page.evaluate(async () => {
    document.getElementById('board')?.remove();
    await new Promise((done) => setTimeout(done));
    Object.assign(window, {
      gone: /** @type {any} */ (window).posted.length,
      heard: /** @type {any} */ (window).told.length,
    });
  });
  await aWhile(page);
  const after = await page.evaluate(() => {
    const {posted, gone, told, heard} = /** @type {any} */ (window);
    return [...posted.slice(gone), ...told.slice(heard)];
  });
  assert.deepEqual(after, []);
  await leave();
});

for (const [name, attributes, scoreOf] of /** @type {[string, string, (view: any) => any][]} */ ([
  ['a hunt', 'game="admiral" seed="42" agent="exact"', ({players}) => players[0].shots],
  ['a game of Reversi', 'game="reversi-4" agent="minimax-novice" seed="5"', ({discs}) => discs],
]))
  test(`${name} has its end told once, with the score, however often one comes back to it`, async () => {
    const {page, leave} = await embedded(
      `<spyglass-board id="board" mode="watch" ${attributes}></spyglass-board>`,
    );
    const {over, steps, record, view} = await asked(page, 'seek', [200]);
    assert(over);
    await tells(page, 'board-end');
    assert.equal((await eventsOf(page, 'board-step')).at(-1).step, steps);
    await asked(page, 'undo');
    for (const step of [steps, 0, steps, 5, steps])
      assert.equal((await asked(page, 'seek', [step])).step, step);
    const ends = await eventsOf(page, 'board-end');
    assert.equal(ends.length, 1);
    assert.deepEqual(ends[0].score, scoreOf(view));
    assert.equal(ends[0].record, record);
    await asked(page, 'load', [{record, step: steps}]);
    await tells(page, 'board-end', 2);
    await leave();
  });

test('where the engine cannot be loaded whatever is asked is refused, and once it can the next game opens', async () => {
  let offline = true;
  const {page} = await embedded(
    '<spyglass-board id="board" seed="1"></spyglass-board><spyglass-board id="reversi" game="reversi-6"></spyglass-board>',
    {
      ready: false,
      prepare: (context) =>
        context.route(/\.wasm/, (route) => (offline ? route.abort() : route.continue())),
    },
  );
  await tells(page, 'board-error', 2);
  for (const id of ['board', 'reversi'])
    for (const [call, args] of /** @type {[string, any[]][]} */ ([
      ['seek', [2]],
      ['export', []],
    ]))
      assert.deepEqual(await asked(page, call, args, id), {code: 'engine-not-loaded'}, id);
  const ids = async () => (await eventsOf(page, 'board-error')).map(({id}) => id).toSorted();
  assert.deepEqual(await ids(), ['board', 'reversi'], 'each failure is told once');
  for (const id of ['board', 'reversi']) await asked(page, 'load', [{seed: 2}], id);
  await tells(page, 'board-error', 4);
  // Each tries anew then what it had been asked for first, which fails as before.
  await page.waitForTimeout(1500);
  assert.deepEqual(await ids(), ['board', 'board', 'reversi', 'reversi']);
  offline = false;
  assert.equal((await asked(page, 'load', [{seed: 3}])).code, undefined);
  assert.equal(
    (await asked(page, 'load', [{game: 'reversi-6', seed: 3}], 'reversi')).code,
    undefined,
  );
  // The browser itself tells of every file it could not have.
  await page.context().close();
});

quickTest(
  'a refused load leaves the element as it was, and lists are written as they are read',
  async () => {
    const {page, leave} = await embedded(
      '<spyglass-board id="board" seed="42" step="3"></spyglass-board>',
    );
    const before = await asked(page, 'state');
    assert.deepEqual(await asked(page, 'load', [{game: 'chess', step: 1}]), {
      code: 'unknown-rules',
    });
    await tells(page, 'board-error');
    assert.deepEqual(await asked(page, 'state'), before);
    await setAttribute(page, 'theme', 'dark');
    await page.locator('spyglass-board .widget[data-theme="dark"]').waitFor();
    await page.evaluate(() => {
      const board = /** @type {any} */ (document.getElementById('board'));
      board.show = ['overlay', 'candidates'];
      board.deductions = ['line-full', 'end-cell'];
    });
    await page.locator('spyglass-board [part=panel][aria-label]').waitFor();
    assert.equal((await eventsOf(page, 'board-error')).length, 1);
    // Nor does an attribute nobody can mean take away the game of one that is put back.
    await setAttribute(page, 'game', 'chess');
    await tells(page, 'board-error', 2);
    await page.evaluate(async () => {
      const board = /** @type {Element} */ (document.getElementById('board'));
      board.remove();
      await new Promise((done) => setTimeout(done, 50));
      document.body.append(board);
    });
    await tells(page, 'board-ready', 2);
    assert.deepEqual(await asked(page, 'state'), before);
    await leave();
  },
);

test('a comparison is waited for, and a position also where nobody sees it', async () => {
  const {page, leave} = await embedded(
    '<spyglass-board id="board" mode="compare" seed="4" agent="hunt,parity"></spyglass-board><div style="height: 3000px"></div><spyglass-board id="edit" mode="edit"></spyglass-board>',
    {ready: false},
  );
  await page.waitForFunction(() => customElements.get('spyglass-board'));
  const [compared, sought, position] = await Promise.all([
    asked(page, 'export'),
    asked(page, 'seek', [4]),
    asked(page, 'export', [], 'edit'),
  ]);
  assert.match(compared, /^spyglass1 admiral s\.4 race:hunt,parity/);
  assert.equal(sought.mode, 'compare', sought.code);
  await comesTo(page, 'board', 4);
  assert.equal(JSON.parse(position).rules, 'admiral');
  const start = {mode: 'compare', seed: 4, agent: 'hunt,parity', step: 12};
  assert.equal((await asked(page, 'load', [start])).step, 12);
  assert.equal((await asked(page, 'seek', [15])).step, 15);
  assert.equal((await asked(page, 'seek', [3])).step, 3);
  await leave();
});

test('readonly is neither opened by a drop nor by hand, and is handed on', async () => {
  const {page, leave} = await embedded(
    '<spyglass-board id="board" mode="compare" seed="4" agent="hunt,parity" readonly></spyglass-board>',
  );
  const other = 'spyglass1 admiral s.9 solo:exact -';
  const drop = () =>
    page.evaluate((text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData('text/plain', text);
      const root = document.querySelector('spyglass-board')?.shadowRoot;
      const event = new DragEvent('drop', {bubbles: true, cancelable: true, dataTransfer});
      root?.querySelector('.board')?.dispatchEvent(event);
      return event.defaultPrevented;
    }, other);
  const share = page.locator('spyglass-board').getByRole('button', {name: 'Share', exact: true});
  await share.click();
  await page.locator('spyglass-board #share-link').waitFor();
  assert.equal(await page.locator('spyglass-board #share-record').count(), 0);
  assert.equal(await page.locator('spyglass-board #share-file').count(), 0);
  assert.equal(await drop(), false, 'what is dropped is the page’s own');
  const {record} = await asked(page, 'state');
  assert.match(record, / s\.4 /);
  await setAttribute(page, 'readonly', null);
  await page.locator('spyglass-board #share-record').waitFor();
  assert.equal(await drop(), true);
  await page.waitForFunction(() =>
    / s\.9 /.test(/** @type {any} */ (document.getElementById('board')).api(1).state().record),
  );
  await leave();
});

test('readonly leaves the fleet that is laid out where it lies', async () => {
  const {page, leave} = await embedded(
    '<spyglass-board id="board" mode="play" readonly></spyglass-board>',
    {
      ready: false,
      // The same fleet is drawn every time.
      prepare: (context) =>
        context.addInitScript(() => {
          crypto.getRandomValues = (/** @type {any} */ numbers) => numbers.fill(7n);
        }),
    },
  );
  const ships = page.locator('spyglass-board [data-board=deploy] [aria-label*="your"]');
  await ships.first().waitFor();
  const lies = () => ships.evaluateAll((all) => all.map((one) => one.getAttribute('data-cell')));
  async function drag() {
    const [from, to] = [await ships.first().boundingBox(), await cell(page, 'E5').boundingBox()];
    assert(from && to);
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, {steps: 5});
    await page.mouse.up();
  }
  const before = await lies();
  await drag();
  await ships.first().click({force: true});
  await page.waitForTimeout(500);
  assert.deepEqual(await lies(), before);
  await setAttribute(page, 'readonly', null);
  await drag();
  await page
    .locator(
      `spyglass-board [data-board=deploy] [data-cell="${before[0]}"]:not([aria-label*="your"])`,
    )
    .waitFor();
  await leave();
});

test('a page reaches its parts and colours, and without the script stands what it holds', async () => {
  const {page, leave} = await embedded(
    '<spyglass-board id="board" seed="42"><a href="/">The same game</a></spyglass-board>',
    {
      bare: true,
      ready: false,
      head: `<style>
        spyglass-board { --board-ink: rgb(9, 8, 7); --board-paper: rgb(250, 240, 230); }
        spyglass-board::part(cell) { outline: 3px solid rgb(1, 2, 3); }
        spyglass-board::part(overlay) { outline: 4px solid rgb(1, 2, 3); }
        spyglass-board::part(timeline) { outline: 5px solid rgb(1, 2, 3); }
      </style>`,
    },
  );
  assert(await page.getByText('The same game').isVisible());
  await page.addScriptTag({type: 'module', url: '/widget/spyglass-board.js'});
  await tells(page, 'board-ready');
  assert(!(await page.getByText('The same game').isVisible()));
  /** @param {string} selector @param {string} property */
  const look = (selector, property) =>
    page
      .locator(`spyglass-board ${selector}`)
      .first()
      .evaluate(
        (element, property) => getComputedStyle(element).getPropertyValue(property),
        property,
      );
  assert.equal(await look('[part~=cell]', 'outline-width'), '3px');
  assert.equal(await look('[part~=overlay]', 'outline-width'), '4px');
  assert.equal(await look('[part~=timeline]', 'outline-width'), '5px');
  assert.equal(await look('[part~=root]', 'color'), 'rgb(9, 8, 7)');
  assert.equal(await look('[part~=root]', 'background-color'), 'rgb(250, 240, 230)');
  await leave();
});

test('hints keep to the rules an author permits', async () => {
  const {page, leave} = await embedded(
    '<spyglass-board id="board" game="solitaire" mode="race" seed="42"></spyglass-board>',
  );
  const first = await asked(page, 'hint');
  const other = first.rule === 'line-full' ? 'end-cell' : 'line-full';
  await setAttribute(page, 'deductions', other);
  const permitted = await asked(page, 'hint');
  assert(permitted === null || permitted.rule === other, JSON.stringify(permitted));
  await setAttribute(page, 'deductions', first.rule);
  assert.equal((await asked(page, 'hint')).rule, first.rule);
  await setAttribute(page, 'deductions', 'magic');
  await tells(page, 'board-error');
  assert.equal((await asked(page, 'hint')).rule, first.rule);
  await leave();
});

test('a choice is shown once it is predicted; a prediction that the page takes is not counted, and that is said', async () => {
  const {page, leave} = await embedded(
    '<spyglass-board id="board" seed="42" agent="probability-map" predict></spyglass-board>',
  );
  const {cell: choice} = viewOf((await asked(page, 'state')).record).decision ?? {cell: ''};
  await page.locator('spyglass-board .prediction').first().waitFor();
  const told = page.locator('spyglass-board .reason-sentence', {hasText: choice});
  assert.equal(await told.count(), 0);
  await page.evaluate(() =>
    document.addEventListener('board-answer', (event) => event.preventDefault(), {once: true}),
  );
  await cell(page, 'A1').click();
  await page
    .locator('spyglass-board')
    .getByText('A1 went to the host page, so it isn’t counted here.')
    .first()
    .waitFor();
  assert.equal(await told.count(), 0);
  await cell(page, 'B2').click();
  await told.first().waitFor();
  const answers = await eventsOf(page, 'board-answer');
  assert.deepEqual(
    answers.map(({prediction}) => prediction),
    ['A1', 'B2'],
  );
  await leave();
});

for (const [name, attributes, action] of [
  ['a hunt', 'game="admiral" mode="race" seed="42" agent="parity"', 'FD5'],
  ['a game of Reversi', 'game="reversi" mode="play" agent="minimax-novice" seed="4"', 'Mf5'],
])
  test(`${name} that is taken out twice in quick succession goes on where it was left`, async () => {
    const {page, leave} = await embedded(
      `<spyglass-board id="board" v="2" ${attributes}></spyglass-board>`,
    );
    const {record} = await page.evaluate(
      (action) => /** @type {any} */ (document.getElementById('board')).api(1).play(action),
      action,
    );
    for (const gap of [0, 5, 30])
      await page.evaluate(async (gap) => {
        const board = /** @type {HTMLElement} */ (document.getElementById('board'));
        const pause = (/** @type {number} */ ms) => new Promise((done) => setTimeout(done, ms));
        for (let times = 0; times < 2; times += 1) {
          board.remove();
          await pause(20);
          document.body.append(board);
          await pause(gap);
        }
      }, gap);
    await page.waitForFunction(
      (record) => {
        const board = /** @type {any} */ (document.getElementById('board'));
        return board.api(1).state().record === record;
      },
      record,
      {timeout: 10_000},
    );
    await leave();
  });

test('what cannot be done now is refused, and nothing waits behind it', async () => {
  const {page, leave} = await embedded(
    `<spyglass-board id="reversi" game="reversi" mode="play" seed="4"></spyglass-board>
    <spyglass-board id="fleet" v="2" mode="play"></spyglass-board>
    <spyglass-board id="compare" v="2" mode="compare" agent="hunt,parity" seed="4"></spyglass-board>`,
  );
  const codeOf = (
    /** @type {string} */ id,
    /** @type {string} */ call,
    /** @type {any[]} */ ...args
  ) =>
    page.evaluate(
      ({id, call, args}) =>
        /** @type {any} */ (document.getElementById(id))
          .api(1)
          [call](...args)
          .then(
            () => '',
            (/** @type {any} */ {code}) => code,
          ),
      {id, call, args},
    );
  assert.equal(await codeOf('reversi', 'play', 'P'), 'may-not-pass');
  assert.equal(await codeOf('reversi', 'undo'), 'nothing-to-undo');
  await page.locator('#fleet [data-board="deploy"]').first().waitFor();
  for (const call of ['undo', 'hint', 'export'])
    assert.equal(await codeOf('fleet', call), 'no-game');
  assert.equal(await codeOf('compare', 'undo'), 'no-game');
  await leave();
});
