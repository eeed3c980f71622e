// A position edited, in time: what it is asked, taken from, and played on to.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {parseAnswers} from '../../www/src/features/solver/answers-text.js';
import {examples, taught} from '../../www/src/features/solver/examples.js';
import {createEditingFlow} from '../../www/src/features/solver/flow.js';
import {editingSpoken} from '../../www/src/features/solver/sentences.js';
import {judgedOf} from '../../www/src/features/solver/state.js';
import {writePositionAddress} from '../../www/src/games/sea/address-written.js';
import {createSpeaking} from '../../www/src/games/sea/announcer.js';
import {presetRules} from '../../www/src/games/sea/presets.js';
import {initialState, reduce} from '../../www/src/games/sea/reduce.js';
import {createStore} from '../../www/src/shell/store.js';
import {after, begun, use} from './editing.mjs';
import {door} from './engine.mjs';
import {speech} from './speech.mjs';

/** An engine that knows positions by what a test says of them; its verdicts wait until they are let go. */
function createPage(/** @type {any} */ known = {}) {
  /** @type {string[]} */
  const log = [];
  /** @type {((value?: any) => void)[]} */
  const held = [];
  let open = '';
  const refusal = (/** @type {string} */ code) => Object.assign(new Error(code), {code, args: {}});
  const games = new Map();
  const client = {
    async call(method, args = [], board = 'main') {
      log.push(`${method} ${board}`);
      if (method === 'openGame') {
        const game = door.openGame(args[0]);
        games.set(board, game);
        return {view: game.view(), record: game.record()};
      }
      if (method === 'seek') {
        games.get(board).seek(args[0]);
        return {view: games.get(board).view()};
      }
      if (method === 'openPosition') {
        const [text] = args;
        if (text.includes('"bad"')) throw refusal('bad-position');
        if (!text.startsWith('{') && text.split(';').length < 4) throw refusal('bad-puzzle');
        if (board === 'edit') open = text;
        const position = text.startsWith('{') ? JSON.parse(text) : {rules: 'solitaire'};
        const rules = presetRules(position.rules);
        const line = (count) => Array(count).fill({count: 1, found: 0, over: false});
        const sea = {marks: [], sunk: [], known: [], contents: [], flags: []};
        return {
          view: {rules, board: {...sea, clues: {rows: line(10), cols: line(10)}}},
          result: null,
        };
      }
      if (method === 'verdict') {
        const text = open;
        await new Promise((resolve) => held.push(resolve));
        if (text !== open) throw refusal('stale');
        const result = {
          verdict: 'unique',
          fleets: '1',
          belief: null,
          examples: [[]],
          differs: [],
          clash: [],
          smallest: true,
        };
        return {view: {rules: {}, board: {marks: [], sunk: []}}, result};
      }
      if (method === 'play') return `record for ${args[0]}`;
    },
  };
  const store = createStore(initialState({mode: 'edit', ...known}), reduce);
  /** @type {string[]} */
  const opened = [];
  /** @type {string[]} */
  const left = [];
  const heard = [];
  const speak = createSpeaking((text) => heard.push(text), [editingSpoken]);
  store.hear((action, state, before) => speak(action, state, before, speech));
  createEditingFlow(
    store,
    /** @type {any} */ (client),
    {openRecord: async (record) => void opened.push(record), tellAble() {}},
    {focusCell() {}, focusId() {}, leave: (address) => void left.push(address)},
  );
  return {
    store,
    log,
    opened,
    left,
    heard,
    editing: () => store.get().editing,
    judge: () => held.splice(0).forEach((go) => void go()),
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

test('every change is asked of the engine, and only the newest answer is shown', async () => {
  const page = createPage();
  await settled();
  page.store.dispatch(use('A1', 'miss'));
  await settled();
  page.store.dispatch(use('B1', 'miss'));
  await settled();
  assert.equal(page.editing().verdict.result, null);
  page.judge();
  await settled();
  assert.equal(page.editing().verdict.text, page.editing().text);
  assert.equal(page.editing().verdict.result.verdict, 'unique');
  assert.deepEqual(page.heard, ['B1 miss. One fleet fits.'], 'one message, when it is known');
});

test('however often one position is asked about, it is judged once', async () => {
  const page = createPage();
  /** @type {any[]} */
  const judged = [];
  page.store.hear((action) => action.type === 'edit-verdict' && judged.push(action.result));
  await settled();
  // The engine is ready while the position is already asked about.
  page.store.dispatch({type: 'engine', status: {phase: 'ready'}});
  await settled();
  page.judge();
  await settled();
  assert.equal(judged.filter(Boolean).length, 1);
  assert.notEqual(page.editing().verdict.result, null, 'and the answer stays');
});

test('a sentence on an older position is taken back, and a long count is told of', async () => {
  const page = createPage();
  await settled();
  page.judge();
  await settled();
  assert.equal(page.heard.at(-1), 'One fleet fits.');
  page.store.dispatch(use('A1', 'miss'));
  assert.equal(page.heard.at(-1), '', 'nothing is left to be read');
  page.store.dispatch({type: 'speak-last'});
  assert.equal(page.heard.at(-1), 'Counting…');
  page.store.dispatch({type: 'edit-late', text: page.editing().text});
  assert.equal(page.heard.at(-1), 'A1 miss. Counting…');
  await settled();
  page.judge();
  await settled();
  assert.equal(page.heard.at(-1), 'One fleet fits.', 'what was told is not said twice');
  page.store.dispatch({type: 'edit-rules', rules: 'solitaire', whole: presetRules('solitaire')});
  assert.match(page.heard.at(-1), /^20 rows and columns/);
});

test('a refusal is not lost to the verdict that follows it', async () => {
  const page = createPage({wished: 'garbage'});
  await settled();
  page.judge();
  await settled();
  assert.match(page.heard.at(-1), /^This isn’t a mark, a position.* One fleet fits\.$/);
  assert.equal(page.editing().entry, 'garbage', 'the text stays to be mended');
  page.store.dispatch(use('A1', 'miss'));
  assert.equal(page.editing().entry, '');
});

test('a key goes through the ships, and says which is next', async () => {
  const page = createPage();
  await settled();
  const key = (/** @type {any} */ does, /** @type {any} */ what = undefined) =>
    page.store.dispatch({type: 'key', does, with: what, cell: 'A1', board: 'edit'});
  key('next-ship');
  assert.equal(page.heard.at(-1), 'Ship: battleship.');
  key('tell', 'sunk');
  assert.deepEqual(page.editing().position.shots, [['A1', 'sunk', 'battleship']]);
  for (let ship = 0; ship < 4; ship += 1) key('next-ship');
  assert.equal(page.editing().ship, 'carrier', 'round and round');
  page.store.dispatch({type: 'edit-rules', rules: 'solitaire', whole: presetRules('solitaire')});
  const {ship} = page.editing();
  key('next-ship');
  assert.equal(page.editing().ship, ship, 'where no ship is named there is none to choose');
});

test('counts still to be filled in are taken over as they are', async () => {
  const page = createPage();
  const {text} = after(begun('solitaire'), {
    type: 'edit-count',
    line: 'rows',
    index: 2,
    count: 3,
  }).editing;
  page.store.dispatch({type: 'edit-take', text});
  await settled();
  assert.equal(page.editing().text, text);
});

test('counts not told yet are asked for, and the engine is not', async () => {
  const page = createPage({settings: {...initialState().settings, rules: 'solitaire'}});
  await settled();
  assert.ok(!page.log.includes('openPosition edit'));
  page.store.dispatch({type: 'edit-count', line: 'rows', index: 0, count: 3});
  assert.match(page.heard.at(-1), /^19 rows and columns/);
});

test('what cannot be taken over says why, and the position stays', async () => {
  const page = createPage();
  page.store.dispatch(use('A1', 'miss'));
  await settled();
  const {text} = page.editing();
  for (const [wrong, code] of [
    ['', 'no-position'],
    ['hello', 'no-position'],
    ['{"shots": "bad"}', 'bad-position'],
    ['a;b', 'bad-puzzle'],
    ['spyglass1 admiral', 'bad-record'],
    ['?v=9&mode=edit', 'unknown-link-version'],
    ['https://example.org/?v=1&mode=edit', 'bad-link'],
    ['http://[', 'bad-link'],
    ['x'.repeat(300_000), 'too-much-text'],
  ]) {
    page.store.dispatch({type: 'edit-take', text: wrong});
    await settled();
    assert.equal(page.editing().fault?.code, code, wrong.slice(0, 40));
    assert.equal(page.editing().text, text);
  }
});

test('a game of Reversi is led over to its page, and the position stays', async () => {
  const page = createPage();
  await settled();
  const text = page.editing().text;
  page.store.dispatch({type: 'edit-take', text: ' f5d6c3\n'});
  await settled();
  assert.deepEqual(page.left, ['reversi/#f5d6c3']);
  assert.deepEqual([page.editing().text, page.editing().fault], [text, null]);
});

test('a position, a record, a link to a step and one line of several are taken over', async () => {
  const page = createPage();
  await settled();
  const take = async (/** @type {string} */ text) => {
    page.store.dispatch({type: 'edit-take', text});
    await settled();
    return page.editing();
  };
  assert.equal((await take(`\n${examples[0].text} \n`)).text, examples[0].text);
  const record = 'spyglass1 admiral s.5 solo:you FA1.FB2.FC3';
  assert.equal((await take(`${record}\n`)).position.shots.length, 3);
  const link = `https://example.org/x/?v=1&g=${encodeURIComponent(record)}&step=1`;
  assert.equal((await take(link)).position.shots.length, 1);
  const inner = writePositionAddress({text: examples[1].text});
  assert.equal((await take(`https://example.org/${inner}`)).text, examples[1].text);
  const puzzle = examples.at(-1).text;
  const list = await take(`# from a paper\n${puzzle}\n\n${puzzle}\n`);
  assert.equal(list.puzzles.lines.length, 2);
  assert.equal(list.text, examples[1].text, 'nothing is taken before one is chosen');
  const chosen = await take(puzzle);
  assert.equal(chosen.puzzles, null);
  assert.equal(chosen.position.rules, 'solitaire');
});

test('a tell that the rules do not know is taken back, with its reason', async () => {
  const page = createPage();
  await settled();
  page.store.dispatch(use('A1', 'hit'));
  await settled();
  const {text} = page.editing();
  page.store.dispatch(use('B1', 'sunk', 'bad'));
  await settled();
  assert.equal(page.editing().text, text);
  assert.equal(page.editing().fault.code, 'bad-position');
  assert.deepEqual(page.editing().future, []);
});

test('one plays and watches on from what is told, once a fleet is known to fit', async () => {
  const page = createPage();
  await settled();
  page.store.dispatch({type: 'edit-play'});
  await settled();
  assert.equal(page.editing().fault.code, 'nothing-to-play');
  page.judge();
  await settled();
  page.store.dispatch({type: 'edit-play'});
  page.store.dispatch({type: 'edit-watch', agent: 'hunt'});
  await settled();
  assert.deepEqual(page.opened, ['record for solo:you', 'record for solo:hunt']);
});

test('what is left is not counted on, and asked anew when one comes back', async () => {
  const page = createPage();
  await settled();
  page.store.dispatch({type: 'left', mode: 'race'});
  await settled();
  assert.equal(page.log.at(-1), 'halt edit');
  page.store.dispatch({type: 'edit-open', text: null, history: 'replace'});
  await settled();
  page.judge();
  await settled();
  assert.equal(page.editing().verdict.result.verdict, 'unique');
});

test('one field takes a mark, or whatever holds a position', async () => {
  const page = createPage();
  await settled();
  const enter = async (/** @type {string} */ text) => {
    const {whole} = page.editing();
    page.store.dispatch({type: 'edit-entry', text});
    page.store.dispatch({type: 'edit-typed', text, meant: parseAnswers(text, whole, speech)});
    await settled();
    return page.editing();
  };
  const marked = await enter('b4 hit');
  assert.deepEqual([marked.position.shots, marked.entry], [[['B4', 'hit']], '']);
  for (const [text, code] of [
    ['B4 perhaps', 'no-such-answer'],
    ['k9 hit', 'outside-board'],
    ['zz9 hit', 'bad-cell'],
    ['hello', 'no-position'],
    ['{"shots": "bad"}', 'bad-position'],
    ['a;b', 'bad-puzzle'],
    ['spyglass1 admiral', 'bad-record'],
    ['?v=9&mode=edit', 'unknown-link-version'],
  ]) {
    const refused = await enter(text);
    assert.deepEqual([refused.fault?.code, refused.entry], [code, text]);
    assert.deepEqual(refused.position.shots, [['B4', 'hit']]);
  }
  assert.equal((await enter('B4 hit')).fault, null, 'written twice it is meant twice');
  // Of a list all is taken or nothing.
  for (const [text, code] of [
    ['C1 miss, D2 perhaps', 'no-such-answer'],
    ['C1 miss; k9 hit', 'outside-board'],
  ]) {
    const refused = await enter(text);
    assert.deepEqual([refused.fault?.code, refused.entry], [code, text]);
    assert.deepEqual(refused.position.shots, [['B4', 'hit']]);
  }
  const listed = await enter('C1, D2 miss; C4 hit\nE5 water');
  assert.deepEqual(listed.position.shots, [
    ['B4', 'hit'],
    ['C1', 'miss'],
    ['D2', 'miss'],
    ['C4', 'hit'],
    ['E5', 'miss'],
  ]);
  const record = await enter('spyglass1 admiral s.5 solo:you FA1.FB2.FC3');
  assert.deepEqual([record.position.shots.length, record.entry, record.fault], [3, '', null]);
  assert.equal((await enter(` ${examples[0].text}\n`)).text, examples[0].text);
  await enter('f5d6c3');
  assert.deepEqual(page.left, ['reversi/#f5d6c3']);
});

test('while a position is counted, what was judged before it stays, under the same rules', async () => {
  const page = createPage();
  await settled();
  page.judge();
  await settled();
  const {verdict} = page.editing();
  page.store.dispatch(use('A1', 'miss'));
  assert.equal(page.editing().verdict, null);
  assert.equal(judgedOf(page.editing()), verdict);
  page.store.dispatch(use('B1', 'miss'));
  assert.equal(judgedOf(page.editing()), verdict, 'however many follow');
  page.store.dispatch({type: 'edit-rules', rules: 'sea-battle', whole: presetRules('sea-battle')});
  assert.equal(judgedOf(page.editing()), null);
});

test('the positions that teach come to what they say', () => {
  for (const [text, fleets, clash] of /** @type {const} */ ([
    [taught.two, '2', 0],
    [taught.none, '0', 3],
  ])) {
    const position = door.openPosition(text);
    while (!position.advance(1_000_000));
    const result = position.result();
    assert.deepEqual([result?.fleets ?? '0', result?.clash.length], [fleets, clash]);
    position.free();
  }
});
