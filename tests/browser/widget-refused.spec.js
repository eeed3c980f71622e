// What an element refuses leaves all as it was, and what is mended is followed.

import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {elementTests} from './elements.mjs';

/** @typedef {import('playwright-core').Page} Page */

const {embedded, eventsOf, tells, asked, setAttribute, cell} = elementTests();

/** What is written on the element. @param {Page} page */
const attributesOf = (page) =>
  page
    .locator('spyglass-board')
    .evaluate((board) =>
      [...board.attributes].map(({name, value}) => `${name}=${value}`).toSorted(),
    );

/** Until what an element shows is so. @param {Page} page @param {Record<string, any>} wanted */
const shows = (page, wanted) =>
  page.waitForFunction((wanted) => {
    const state = /** @type {any} */ (document.getElementById('board')).api(1).state();
    return Object.entries(wanted).every(([name, value]) =>
      name === 'sea' ? state.record?.includes(value) : state[name] === value,
    );
  }, wanted);

const POSITION = '{"rules":"admiral","shots":[["A1","miss"]]}';

/** Each with what is wrong about it, how that is mended, and what was meant. @type {{said: string, name: string, value: string | null, meant: Record<string, any>, code: string}[]} */
const MISTYPED = [
  {
    said: 'seed="42" show="everything"',
    name: 'show',
    value: null,
    meant: {mode: 'watch', sea: ' s.42 '},
    code: 'bad-attribute',
  },
  {
    said: 'mode="race" seed="-1"',
    name: 'seed',
    value: '7',
    meant: {mode: 'race', sea: ' s.7 '},
    code: 'bad-seed',
  },
  {
    said: 'mode="compare" agent="hunt,parity" seed="4" theme="pink"',
    name: 'theme',
    value: 'dark',
    meant: {mode: 'compare', sea: ' s.4 race:hunt,parity'},
    code: 'bad-attribute',
  },
  {
    said: `position='${POSITION}' deductions="magic"`,
    name: 'deductions',
    value: 'line-full',
    meant: {mode: 'edit', position: POSITION},
    code: 'bad-attribute',
  },
  {
    said: 'game="puzzle-6" seed="7" step="soon"',
    name: 'step',
    value: null,
    meant: {mode: 'puzzle', sea: ' puzzle-6 '},
    code: 'bad-attribute',
  },
  {
    said: 'game="reversi-6" seed="5" step="x"',
    name: 'step',
    value: '2',
    meant: {mode: 'watch', sea: ' reversi-6 s.5 ', step: 2},
    code: 'bad-attribute',
  },
];

for (const {said, name, value, meant, code} of MISTYPED)
  test(`opens nothing with ${said}, and once that is mended what is meant`, async () => {
    const {page, leave} = await embedded(`<spyglass-board id="board" ${said}></spyglass-board>`, {
      ready: false,
    });
    await tells(page, 'board-error');
    const [error] = await eventsOf(page, 'board-error');
    assert.equal(error.code, code);
    await page.locator('spyglass-board').getByText(error.sentence).first().waitFor();
    assert.equal(await page.locator('spyglass-board [data-cell]').count(), 0, 'nothing is opened');
    assert.deepEqual(await asked(page, 'seek', [1]), {code});
    assert.equal((await asked(page, 'state')).record, null);
    await setAttribute(page, name, value);
    await shows(page, meant);
    await cell(page, 'A1').waitFor();
    assert.equal(await page.locator('spyglass-board [data-kind=fault]').count(), 0);
    await leave();
  });

test('an agent that there is not is mended by one that there is', async () => {
  const {page, leave} = await embedded(
    '<spyglass-board id="board" seed="42" agent="nobody"></spyglass-board>',
    {ready: false},
  );
  await tells(page, 'board-error');
  assert.deepEqual(await asked(page, 'seek', [2]), {code: 'unknown-agent'});
  await setAttribute(page, 'agent', 'hunt');
  await shows(page, {sea: ' s.42 solo:hunt'});
  assert.equal((await asked(page, 'seek', [2])).step, 2);
  await leave();
});

test('in the place of a record of Reversi that cannot be read nothing is opened', async () => {
  const {page, leave} = await embedded(
    '<spyglass-board id="board" record="spyglass1 reversi s.1 duel:you,you Ma1"></spyglass-board>',
    {ready: false},
  );
  await tells(page, 'board-error');
  assert.equal((await asked(page, 'state')).record, null);
  const {code} = (await eventsOf(page, 'board-error'))[0];
  assert.deepEqual(await asked(page, 'seek', [1]), {code});
  await setAttribute(page, 'record', 'spyglass1 reversi s.1 duel:you,you Mf5');
  await shows(page, {sea: ' reversi s.1 '});
  assert.equal((await eventsOf(page, 'board-ready')).length, 1);
  await leave();
});

test('of a comparison that cannot be read it is told once, whatever stands in its place', async () => {
  const {page, leave} = await embedded(
    '<spyglass-board id="board" mode="compare" record="spyglass1 admiral nothing"></spyglass-board>',
  );
  await cell(page, 'A1').waitFor();
  await page.waitForTimeout(500);
  assert.deepEqual(
    (await eventsOf(page, 'board-error')).map(({code}) => code),
    ['bad-record'],
  );
  await leave();
});

test('what was changed together with a mistake is followed once that is mended, and the sentence goes', async () => {
  const {page, leave} = await embedded('<spyglass-board id="board" seed="42"></spyglass-board>');
  await page.evaluate(() => {
    const board = document.getElementById('board');
    board?.setAttribute('theme', 'pink');
    board?.setAttribute('seed', '43');
  });
  await tells(page, 'board-error');
  assert.match((await asked(page, 'state')).record, / s\.42 /);
  await setAttribute(page, 'theme', 'dark');
  await shows(page, {sea: ' s.43 '});
  await setAttribute(page, 'show', 'everything');
  const notice = page.locator('spyglass-board [data-kind=fault]');
  await notice.waitFor();
  await setAttribute(page, 'show', 'overlay');
  await notice.waitFor({state: 'detached'});
  await leave();
});

test('a game in play is still there when a mistake about another has been taken back', async () => {
  const {page, leave} = await embedded('<spyglass-board id="board" mode="race"></spyglass-board>');
  const {record} = await asked(page, 'play', ['FA1']);
  await setAttribute(page, 'game', 'chess');
  await tells(page, 'board-error');
  await setAttribute(page, 'game', null);
  await page.locator('spyglass-board [data-kind=fault]').waitFor({state: 'detached'});
  assert.equal((await asked(page, 'state')).record, record);
  assert.equal((await eventsOf(page, 'board-ready')).length, 1);
  await leave();
});

/** What only the engine can refuse. @type {[Record<string, any>, string][]} */
const REFUSED = [
  [{record: 'spyglass1 admiral nothing'}, 'bad-record'],
  [{mode: 'race', seed: 3, agent: 'nobody'}, 'unknown-agent'],
  [{mode: 'compare', record: 'spyglass1 admiral nothing'}, 'bad-record'],
  [{position: {rules: 'admiral', shots: [['Z9', 'miss']]}}, 'bad-position'],
  [{mode: 'compare', record: 'spyglass1 admiral nothing'}, 'bad-record'],
  [{record: 'spyglass1 reversi s.1 duel:you,you Ma1'}, 'bad-record'],
  [{game: 'reversi', position: 'XO-'}, 'bad-board-size'],
];

/** Each kind of board, and a step of it. */
const SHOWN = {
  seas: 'seed="42" step="3" agent="hunt"',
  reversi: 'game="reversi-6" seed="5" step="3" agent="minimax-novice"',
  position: `position='${POSITION}'`,
};

for (const [kind, said] of Object.entries(SHOWN))
  test(`a refused load leaves all as it was: ${kind}`, async () => {
    const {page, leave} = await embedded(`<spyglass-board id="board" ${said}></spyglass-board>`);
    if (kind !== 'position') await shows(page, {step: 3});
    const told = ({mode, record, position, step, steps} = /** @type {any} */ ({})) => ({
      mode,
      record,
      position,
      step,
      steps,
    });
    const [before, attributes] = [told(await asked(page, 'state')), await attributesOf(page)];
    const heard = async () =>
      (await Promise.all(['board-ready', 'board-step'].map((name) => eventsOf(page, name)))).flat();
    const beforeLoad = await heard();
    for (const [index, [start, code]] of REFUSED.entries()) {
      const label = JSON.stringify(start);
      assert.equal((await asked(page, 'load', [start])).code, code, label);
      assert.deepEqual(await attributesOf(page), attributes, label);
      assert.deepEqual(told(await asked(page, 'state')), before, label);
      await tells(page, 'board-error', index + 1);
      const {sentence} = (await eventsOf(page, 'board-error')).at(-1);
      await page.locator('spyglass-board').getByText(sentence).first().waitFor();
    }
    assert.equal((await eventsOf(page, 'board-error')).length, REFUSED.length, 'each told once');
    assert.deepEqual(await heard(), beforeLoad, 'the game of before is not told again');
    const {mode, record} = await asked(page, 'load', [{seed: 9, mode: 'race'}]);
    assert.equal(mode, 'race');
    assert.match(record, / s\.9 /);
    assert.deepEqual(await attributesOf(page), ['id=board', 'mode=race', 'seed=9']);
    await leave();
  });

/** Calls that are refused, each with its code. @type {[string, any[], string][]} */
const REFUSED_CALLS = [
  ['play', ['FZ9'], 'bad-action'],
  ['play', ['FE5'], 'already-shot'],
  ['seek', [-1], 'bad-step'],
  ['redo', [], 'nothing-to-redo'],
  ['export', ['pdf'], 'bad-format'],
  ['load', [7], 'bad-command'],
  ['load', [{theme: 'pink', step: 'x'}], 'bad-attribute'],
  ...REFUSED.map((one) => /** @type {[string, any[], string]} */ (['load', [one[0]], one[1]])),
  ['load', [{mode: 'fly'}], 'bad-attribute'],
  ['play', ['P'], 'bad-action'],
  ['load', [REFUSED[1][0]], 'unknown-agent'],
];

quickTest('each failure is told once, however fast one follows another', async () => {
  const {page, leave} = await embedded(
    '<spyglass-board id="board" mode="race" seed="42"></spyglass-board>',
  );
  await asked(page, 'play', ['FE5']);
  const codes = await page.evaluate(async (calls) => {
    const api = /** @type {any} */ (document.getElementById('board')).api(1);
    const met = [];
    for (const [call, args] of calls)
      met.push(await api[call](...args).catch((/** @type {any} */ {code}) => code));
    return met;
  }, REFUSED_CALLS);
  const meant = REFUSED_CALLS.map(([, , code]) => code);
  assert.deepEqual(codes, meant);
  await tells(page, 'board-error', meant.length);
  await page.waitForTimeout(300);
  const errors = await eventsOf(page, 'board-error');
  assert.deepEqual(
    errors.map(({code}) => code),
    meant,
  );
  for (const {code, sentence} of errors)
    if (code === 'unknown-agent') assert.match(sentence, /nobody/);
  await leave();
});

test('a call right after a change is answered of what is then meant', async () => {
  const {page, leave} = await embedded('<spyglass-board id="board" seed="42"></spyglass-board>');
  /** @param {Record<string, string | null>} changes @returns {Promise<string>} what is shown, asked for at once */
  const changed = (changes) =>
    page.evaluate((changes) => {
      const board = /** @type {any} */ (document.getElementById('board'));
      for (const [name, value] of Object.entries(changes))
        if (value === null) board.removeAttribute(name);
        else board.setAttribute(name, value);
      return board.api(1).export();
    }, changes);
  assert.match(await changed({seed: '7'}), / s\.7 /);
  assert.match(await changed({seed: '8', game: 'sea-battle'}), / sea-battle s\.8 /);
  assert.deepEqual(JSON.parse(await changed({position: POSITION})), JSON.parse(POSITION));
  assert.deepEqual(JSON.parse(await changed({position: null, mode: 'edit'})), JSON.parse(POSITION));
  assert.match(await changed({mode: null, seed: '9', game: null}), / admiral s\.9 /);
  assert.match(await changed({mode: 'compare', agent: 'hunt,parity'}), / s\.9 race:hunt,parity/);
  await leave();
});

quickTest('a position that cannot be is not opened, and is mended', async () => {
  const bad = JSON.stringify({rules: 'admiral', shots: [['Z9', 'miss']]});
  const {page, leave} = await embedded(
    `<spyglass-board id="board" position='${bad}'></spyglass-board>`,
    {ready: false},
  );
  await tells(page, 'board-error');
  assert.equal((await eventsOf(page, 'board-error'))[0].code, 'bad-position');
  assert.deepEqual(await asked(page, 'export'), {code: 'bad-position'});
  assert.equal((await eventsOf(page, 'board-ready')).length, 0);
  await setAttribute(page, 'position', POSITION);
  await tells(page, 'board-ready');
  assert.deepEqual(JSON.parse(await asked(page, 'export')), JSON.parse(POSITION));
  await leave();
});

test('a load refused before anything was shown leaves what the attributes say to be opened', async () => {
  const {page, leave} = await embedded(
    '<div style="height: 3000px"></div><spyglass-board id="board" seed="42"></spyglass-board>',
    {ready: false},
  );
  await page.waitForFunction(() => customElements.get('spyglass-board'));
  assert.deepEqual(await asked(page, 'load', [{agent: 'nobody', seed: 1}]), {
    code: 'unknown-agent',
  });
  await page.locator('spyglass-board').scrollIntoViewIfNeeded();
  await shows(page, {sea: ' s.42 '});
  await leave();
});

const BAD = [
  {record: 'spyglass1 admiral s.1 race:you,nobody -'},
  {game: 'reversi', record: 'spyglass1 reversi s.1 duel:you,nobody -'},
  {seed: 'x'},
  {game: 'admiral', mode: 'watch', agent: 'nobody'},
];
const GOOD = [
  {game: 'sea-battle', mode: 'race', seed: '9'},
  {game: 'reversi-6', mode: 'play', seed: '2'},
];

test('loads that overlap are followed one after another: what is refused changes nothing', async () => {
  const {page, leave} = await embedded(
    '<spyglass-board id="board" mode="race" seed="42"></spyglass-board>',
  );
  await asked(page, 'play', ['FC3']);
  await cell(page, 'A1').waitFor();
  /** @param {object[]} starts all at once @returns what came of each */
  const loadAll = (starts) =>
    page.evaluate(async (starts) => {
      const api = /** @type {any} */ (document.getElementById('board')).api(1);
      const load = (/** @type {object} */ start) =>
        api.load(start).then(
          (/** @type {any} */ {record}) => record,
          (/** @type {any} */ {code}) => code,
        );
      return Promise.all(starts.map(load));
    }, starts);
  const state = () => asked(page, 'state');
  const [shown, written] = [await state(), await attributesOf(page)];
  for (const pair of BAD.flatMap((one) => BAD.map((other) => [one, other]))) {
    const codes = await loadAll(pair);
    assert(
      codes.every((code) => /^[a-z-]+$/.test(code)),
      `${codes}`,
    );
    assert.deepEqual([await state(), await attributesOf(page)], [shown, written], `${codes}`);
  }
  await cell(page, 'C3').and(page.locator(':not([aria-label*="unknown"])')).waitFor();
  // After one that can be opened a refused one leaves that, and attributes that say it.
  for (const good of GOOD)
    for (const bad of BAD) {
      const [record, code] = await loadAll([good, bad]);
      assert.match(record, new RegExp(` ${good.game} s.${good.seed} `));
      assert.match(code, /^[a-z-]+$/);
      assert.equal(
        (await state()).record.split(' ').slice(0, 3).join(' '),
        record.split(' ').slice(0, 3).join(' '),
      );
      const said = await attributesOf(page);
      for (const [name, value] of Object.entries(good))
        assert(said.includes(`${name}=${value}`), `${said}`);
      assert(!said.some((one) => one.startsWith('record=') || one.startsWith('agent=')), `${said}`);
      // And the other way round.
      const [refused, opened] = await loadAll([bad, good]);
      assert.equal(refused, code);
      assert.match(opened, new RegExp(` ${good.game} s.${good.seed} `));
    }
  // What is asked while a game is opened is asked of that, or where it is refused of what is shown.
  const [step, kept] = await page.evaluate(
    async ([good, bad]) => {
      const api = /** @type {any} */ (document.getElementById('board')).api(1);
      void api.load(good);
      const {step} = await api.seek(0);
      api.load(bad).catch(() => {});
      return [step, await api.export('record')];
    },
    /** @type {any} */ ([GOOD[0], BAD[0]]),
  );
  assert.equal(step, 0);
  assert.match(kept, / sea-battle s\.9 /);
  await leave();
});

test('where there is no hint to give null is given, and a code where none can be asked for', async () => {
  const {page, leave} = await embedded(
    '<spyglass-board id="board" mode="race" seed="42"></spyglass-board>',
  );
  assert.equal(await asked(page, 'hint'), null);
  for (const game of ['sea-battle', 'moving', 'admiral-apart']) {
    await asked(page, 'load', [{game, mode: 'race', seed: 1}]);
    assert.equal(await asked(page, 'hint'), null, game);
  }
  assert.equal((await eventsOf(page, 'board-error')).length, 0);
  await asked(page, 'load', [{game: 'solitaire', mode: 'race', seed: 42}]);
  assert.equal(typeof (await asked(page, 'hint')).rule, 'string');
  await asked(page, 'load', [{game: 'reversi-4', seed: 1, agent: 'minimax-novice'}]);
  assert.notEqual(await asked(page, 'hint'), null);
  await asked(page, 'seek', [99]);
  assert.equal(await asked(page, 'hint'), null, 'a game that is over');
  await asked(page, 'load', [{mode: 'edit'}]);
  assert.deepEqual(await asked(page, 'hint'), {code: 'no-game'});
  await leave();
});

test('neither by call nor by button what was before a person took over is taken back', async () => {
  const record = 'spyglass1 admiral s.42 race:you,parity FE5.2FB3.FE6.2FG8.FA1.2FC2';
  const {page, leave} = await embedded(
    `<spyglass-board id="board" record="${record}" step="4" from="2"></spyglass-board>`,
  );
  assert.equal((await asked(page, 'undo')).step, 2);
  assert.deepEqual(await asked(page, 'undo'), {code: 'nothing-to-undo'});
  assert.equal((await asked(page, 'state')).step, 2);
  assert.equal((await asked(page, 'redo')).step, 4);
  // Between a person's shot and the agent's there is nothing of the person's to be taken back.
  await setAttribute(page, 'from', '3');
  await tells(page, 'board-ready', 2);
  const undo = page.getByRole('button', {name: 'Undo', exact: true});
  assert.equal(await undo.getAttribute('aria-disabled'), 'true');
  assert.deepEqual(await asked(page, 'undo'), {code: 'nothing-to-undo'});
  await cell(page, 'A1').focus();
  await page.keyboard.press('z');
  await page.locator('spyglass-board').getByText('nothing to undo').first().waitFor();
  assert.equal((await asked(page, 'state')).step, 4);
  await leave();
});
