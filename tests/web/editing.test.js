// A position edited: its text, what is told of cells and taken back, and what it is asked and taken from.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createEditingFlow} from '../../www/src/flow/editing.js';
import {parseAnswer} from '../../www/src/i18n/answers.js';
import {wordsFrom} from '../../www/src/i18n/words.js';
import {createSpeaking} from '../../www/src/speak/announcer.js';
import {clashSentence, editingSpoken, verdictSentence} from '../../www/src/speak/editing.js';
import {createNames} from '../../www/src/speak/names.js';
import {noticeSentence} from '../../www/src/speak/sentences.js';
import {readAddress, writePositionAddress} from '../../www/src/state/address.js';
import {reduceEditing, toldOf, toolsOf} from '../../www/src/state/editing.js';
import {examples} from '../../www/src/state/examples.js';
import {
  briefRules,
  emptyPosition,
  gamePosition,
  missingCounts,
  readPosition,
  writePosition,
} from '../../www/src/state/position.js';
import {gameIds, presetIds, presetRules, sameRules} from '../../www/src/state/presets.js';
import {initialState, reduce} from '../../www/src/state/reduce.js';
import {createStore} from '../../www/src/state/store.js';
import {renderEdit} from '../../www/src/view/edit.js';
import {drawn} from './drawn.mjs';
import {door} from './engine.mjs';
import {english} from './english.mjs';

const words = wordsFrom({
  locale: 'en',
  source: english,
  onMissing: (key) => assert.fail(`no words for ${key}`),
});
const speech = {words, names: createNames(words)};

/** A state in which a position of these rules is edited. */
const begun = (rules = 'admiral') =>
  reduceEditing(initialState({mode: 'edit'}), {
    type: 'edit-begin',
    rules,
    whole: presetRules(rules),
  });
const after = (state, ...actions) => actions.reduce(reduceEditing, state);
const use = (cell, tool, ship) => ({type: 'edit-use', cell, tool, ship});

/** Numbers from 0 up to a bound, the same in every run. */
function numbers(seed) {
  let last = seed;
  return (below) => {
    last = (last * 48_271) % 2_147_483_647;
    return last % below;
  };
}

/** Many edits, one after the other, drawn at random. @returns {any[]} */
function drawnEdits(rules, seed, count) {
  const draw = numbers(seed);
  const whole = presetRules(rules);
  const tools = [...toolsOf(whole), 'clear'];
  return Array.from({length: count}, () => {
    if (whole.clues && draw(3) === 0)
      return {
        type: 'edit-count',
        line: draw(2) === 0 ? 'rows' : 'cols',
        index: draw(10),
        count: draw(4) === 0 ? null : draw(7),
      };
    const cell = `${'ABCDEFGHIJ'[draw(10)]}${draw(10) + 1}`;
    return use(cell, tools[draw(tools.length)], whole.fleet[draw(whole.fleet.length)].name);
  });
}

for (const rules of gameIds) {
  test(`on ${rules} what is written is read as it was, and every edit can be taken back and done again`, () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const texts = [];
      let state = begun(rules);
      texts.push(state.editing.text);
      for (const edit of drawnEdits(rules, seed, 40)) {
        state = reduceEditing(state, edit);
        const {position, text} = state.editing;
        assert.equal(writePosition(readPosition(text)), text);
        assert.deepEqual(readPosition(text), position);
        if (text !== texts.at(-1)) texts.push(text);
      }
      const {past} = state.editing;
      assert.equal(past.length, texts.length - 1, 'every change is a step');
      for (const text of texts.slice(0, -1).reverse()) {
        state = reduceEditing(state, {type: 'edit-undo'});
        assert.equal(state.editing.text, text);
      }
      assert.equal(reduceEditing(state, {type: 'edit-undo'}).editing.text, texts[0]);
      for (const text of texts.slice(1)) {
        state = reduceEditing(state, {type: 'edit-redo'});
        assert.equal(state.editing.text, text);
      }
    }
  });

  test(`on ${rules} each cell is told at most one thing`, () => {
    let state = begun(rules);
    for (const edit of drawnEdits(rules, 7, 300)) {
      state = reduceEditing(state, edit);
      const {shots, known, flags} = state.editing.position;
      const told = [...shots.map(([cell]) => cell), ...known.map(([cell]) => cell), ...flags];
      assert.equal(new Set(told).size, told.length);
    }
  });
}

test('told again the same, a cell is cleared; told something else it is the last shot', () => {
  const state = after(begun(), use('C7', 'hit'), use('D7', 'hit'), use('C7', 'sunk', 'submarine'));
  assert.deepEqual(state.editing.position.shots, [
    ['D7', 'hit'],
    ['C7', 'sunk', 'submarine'],
  ]);
  const cleared = after(state, use('C7', 'sunk', 'submarine'), use('D7', 'clear'));
  assert.deepEqual(cleared.editing.position.shots, []);
  assert.equal(toldOf(state.editing.position, 'C7').ship, 'submarine');
});

test('solitaire tells contents as given cells, and a shot stays a shot', () => {
  const shot = {...begun('solitaire').editing.position, shots: [['A1', 'shot', 'water']]};
  const state = after(
    begun('solitaire'),
    {type: 'edit-taken', position: shot, whole: presetRules('solitaire')},
    use('A1', 'sub'),
    use('B5', 'left'),
    use('C9', 'flag'),
  );
  const {shots, known, flags} = state.editing.position;
  assert.deepEqual([shots, known, flags], [[['A1', 'shot', 'sub']], [['B5', 'left']], ['C9']]);
  assert.equal(missingCounts(state.editing.position), 20);
});

test('an older verdict is never shown for a newer text', () => {
  const result = {verdict: 'unique', fleets: '1', examples: [[]], differs: [], clash: []};
  const first = after(begun(), use('A1', 'miss'));
  const {text} = first.editing;
  const later = after(first, use('B1', 'miss'), {type: 'edit-verdict', text, view: {}, result});
  assert.equal(later.editing.verdict, null);
  const there = after(first, {type: 'edit-verdict', text, view: {}, result});
  assert.equal(there.editing.verdict.result, result);
  assert.equal(after(there, use('B1', 'miss')).editing.verdict, null);
});

test('the link holds the position, whatever stands in it', () => {
  for (const {text} of examples) {
    assert.equal(readAddress(writePositionAddress({text})).position, text);
    assert.equal(readAddress(writePositionAddress({text})).mode, 'edit');
  }
  const odd = '{"rules":{"fleet":[{"name":"Ёж ⛵ +/="}]}}';
  assert.equal(readAddress(writePositionAddress({text: odd})).position, odd);
  assert.match(writePositionAddress({text: odd}), /^\?v=1&mode=edit&p=[\w-]+$/);
  assert.equal(readAddress('?mode=edit').position, null);
  assert.throws(() => readAddress('?v=1&p=gA'), {code: 'bad-link'});
  // Where it can be mended it is taken as it stands.
  assert.equal(readAddress('?v=1&mode=edit&p=gA').position, 'gA');
});

test('of rules only what is unlike the usual is written', () => {
  for (const id of presetIds) assert.equal(briefRules(presetRules(id)), id);
  const own = {rows: 8, fleet: [{name: 'x', count: 2, length: 3}], contact: 'apart'};
  const whole = presetRules(/** @type {any} */ (own));
  assert.ok(sameRules(briefRules(whole), whole));
  assert.deepEqual(Object.keys(briefRules(whole)).sort(), ['contact', 'fleet', 'rows']);
});

test('a game gives the position of each of its steps', () => {
  for (const rules of gameIds) {
    const agent = rules === 'solitaire' ? 'random' : 'hunt';
    const game = door.newGame({rules, seed: '5', players: `solo:${agent}`});
    for (let step = 0; step < 12; step += 1) game.aiMove();
    const view = game.view();
    const whole = gamePosition(view);
    const told = view.moves.filter(({answer}) => answer).length;
    assert.equal(whole.shots.length, told);
    assert.equal(missingCounts(whole), 0);
    game.seek(4);
    assert.ok(gamePosition(game.view()).shots.length <= 4);
    assert.deepEqual(
      gamePosition(game.view()).shots,
      whole.shots.slice(0, gamePosition(game.view()).shots.length),
    );
    assert.equal(typeof whole.rules, 'string');
    assert.equal(Boolean(whole.rows), rules === 'solitaire');
  }
});

test('an answer is read in words, in English and by its beginning', () => {
  const meant = (text, rules = 'admiral') => parseAnswer(text, presetRules(rules), speech);
  const read = (...from) => {
    const {cell, answer} = meant(...from);
    return {cell, answer};
  };
  const refusal = (...from) => noticeSentence(meant(...from).fault, speech);
  const told = (tool, ship = null) => ({tool, ship});
  assert.deepEqual(read('C7 hit'), {cell: 'C7', answer: told('hit')});
  assert.deepEqual(read(' c7   MISS '), {cell: 'C7', answer: told('miss')});
  assert.deepEqual(read('D7 sunk submarine'), {cell: 'D7', answer: told('sunk', 'submarine')});
  assert.deepEqual(read('D7 sunk attack boat').answer, told('sunk', 'attack-boat'));
  assert.deepEqual(read('D7 sunk attack').answer, told('sunk', 'attack-boat'));
  assert.deepEqual(read('D7 sunk 3').answer, told('sunk', 3));
  assert.deepEqual(read('D7 clear').answer, told('clear'));
  assert.deepEqual(read('D7 sunk'), {cell: 'D7', answer: null});
  assert.deepEqual(read('D7 sunk yacht').answer, null);
  assert.deepEqual(read('D7 hit carrier').answer, null);
  assert.deepEqual(read('K7 hit').cell, null);
  assert.deepEqual(read('hit').cell, null);
  assert.deepEqual(read('D7').answer, null);
  assert.deepEqual(read('B10 left end', 'solitaire'), {cell: 'B10', answer: told('left')});
  assert.deepEqual(read('B10 one', 'solitaire').answer, told('sub'));
  assert.deepEqual(read('B10 water', 'solitaire').answer, told('water'));
  assert.equal(meant('C7 hit').fault, null);
  // Each fault has its own sentence.
  assert.match(refusal('hit'), /^That is no cell/);
  assert.equal(refusal('K7 hit'), 'K7 is not on this board.');
  assert.match(refusal('C7 perhaps'), /these rules tell of it: miss, hit, sunk, clear\.$/);
  assert.match(refusal('C7'), /these rules tell of it/);
  assert.match(refusal('B10 sunk', 'solitaire'), /: water, left end, .*, flag, clear\.$/);
  assert.match(refusal('D7 sunk'), /^Which ship\? .*carrier.*submarine\.$/);
  assert.match(refusal('D7 sunk yacht'), /^Which ship\?/);
});

test('what clashes is said, and so is every verdict', () => {
  const sentences = [
    {kind: 'shot', number: 3, cell: 'C7', answer: {kind: 'sunk', ship: 'carrier'}},
    {kind: 'known', cell: 'B1', content: 'water'},
    {kind: 'row', row: 3, count: 2},
    {kind: 'col', col: 2, count: 1},
  ].map((item) => clashSentence(/** @type {any} */ (item), speech));
  assert.deepEqual(sentences, [
    'Shot 3: C7 hit, carrier sunk',
    'Given: B1 water',
    'Row 3 holds 2 ship cells',
    'Column B holds 1 ship cell',
  ]);
  const said = (/** @type {any} */ result, example = 'first') =>
    verdictSentence(
      /** @type {any} */ ({...begun().editing, example, verdict: {text: '', view: {}, result}}),
      speech,
    );
  const usual = {fleets: null, belief: null, examples: [[], []], differs: [], clash: []};
  assert.equal(said(null), 'Counting…');
  assert.equal(said({...usual, verdict: 'unique'}), 'One fleet fits.');
  assert.equal(
    said({...usual, verdict: 'several', fleets: '1284'}),
    '1,284 fleets fit; two of them are shown.',
  );
  assert.equal(said({...usual, verdict: 'several', fleets: '1284'}, 'none'), '1,284 fleets fit.');
  assert.match(said({...usual, verdict: 'several'}), /^Several fleets fit;/);
  const drawn = {basis: {kind: 'sampled'}};
  assert.match(said({...usual, verdict: 'several', belief: drawn}), /estimated, and two fleets/);
  const few = (/** @type {any[]} */ examples) =>
    said({...usual, verdict: 'undecided', belief: drawn, examples});
  assert.match(few([[]]), /estimated, and only one fleet was found to be shown\.$/);
  assert.match(few([]), /estimated, and no fleet was found to be shown\.$/);
  assert.match(said({...usual, verdict: 'undecided'}), /could not be decided/);
  const clash = (count, smallest = true) =>
    said({...usual, verdict: 'contradictory', clash: Array(count).fill({}), smallest});
  assert.equal(clash(3), 'No fleet fits: these 3 clash.');
  assert.equal(clash(3, false), 'No fleet fits: the clash is among these 3.');
  assert.match(clash(0), /no room/);
  assert.equal(clash(0, false), 'No fleet fits what was told.');
  assert.equal(
    verdictSentence(begun('solitaire').editing, speech),
    '20 counts of rows and columns are still to be filled in.',
  );
});

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
  const heard = [];
  const speak = createSpeaking((text) => heard.push(text), [editingSpoken]);
  store.hear((action, state, before) => speak(action, state, before, speech));
  createEditingFlow(
    store,
    /** @type {any} */ (client),
    {openRecord: async (record) => void opened.push(record), tellAble() {}},
    {focusCell() {}, focusId() {}},
  );
  return {
    store,
    log,
    opened,
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
  assert.match(page.heard.at(-1), /^20 counts of rows and columns/);
});

test('a refusal is not lost to the verdict that follows it', async () => {
  const page = createPage({wished: 'garbage'});
  await settled();
  page.judge();
  await settled();
  assert.match(page.heard.at(-1), /^This is no position.* One fleet fits\.$/);
  assert.equal(page.editing().mending, 'garbage', 'the text stays to be mended');
  page.store.dispatch(use('A1', 'miss'));
  assert.equal(page.editing().mending, null);
});

test('each refusal names its cause, where the engine gives one', () => {
  const refused = (/** @type {any} */ position) => {
    try {
      door.openPosition(JSON.stringify(position));
    } catch (error) {
      return noticeSentence(/** @type {any} */ (error), speech);
    }
    return '';
  };
  assert.match(refused({rules: 'admiral', bogus: 1}), /^The JSON is not written.*`bogus`/);
  assert.match(refused({rules: 'atlantis'}), /not known here\. \(\S*atlantis\S*\)$/);
  assert.match(refused({rules: {rows: 0}}), /cannot be played\. A board of 0 by 10 cells/);
  const shots = [
    ['A1', 'hit'],
    ['A1', 'miss'],
  ];
  assert.match(refused({rules: 'admiral', shots}), /cannot be read\. \(\S*A1 is told twice/);
});

test('a key goes through the ships, and says which is next', async () => {
  const page = createPage();
  await settled();
  const key = (/** @type {string} */ does, /** @type {string | undefined} */ what = undefined) =>
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
  assert.match(page.heard.at(-1), /^19 counts/);
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
  page.store.dispatch({type: 'edit-open', text: null});
  await settled();
  page.judge();
  await settled();
  assert.equal(page.editing().verdict.result.verdict, 'unique');
});

test('a position is empty before anything is told, with a count for every line where there are counts', () => {
  const {rows, cols, ...rest} = emptyPosition('solitaire', presetRules('solitaire'));
  assert.deepEqual(rest, {rules: 'solitaire', shots: [], known: [], flags: []});
  assert.deepEqual([rows.length, cols.length], [10, 10]);
  assert.equal(emptyPosition('admiral', presetRules('admiral')).rows, null);
});

test('the ear is told of each cell what the eye sees: mark, chance, example and clash', () => {
  const belief = {
    basis: {kind: 'counted', fleets: '2', precision: 'exact'},
    chances: Array.from({length: 100}, (_, index) => (index === 1 ? 0.61 : index === 2 ? 1 : 0)),
    likeliest: [{cell: 'C1', chance: 1}],
  };
  const fleets = [
    ['C1', 'D1'],
    ['C1', 'C2'],
  ].map((cells) => [{name: 'submarine', cells}]);
  /** @param {any} result */
  const page = (result) => {
    const told = after(begun(), use('A1', 'hit'));
    const board = {marks: Array(100).fill('unknown'), sunk: []};
    const state = after(told, {
      type: 'edit-verdict',
      text: told.editing.text,
      view: {board},
      result: {fleets: null, belief: null, examples: [], differs: [], clash: [], ...result},
    });
    return drawn(
      renderEdit(
        /** @type {any} */ ({state, ...speech, dispatch() {}, link: () => '', parts: {}}),
        state.editing,
      ),
    );
  };
  const several = page({
    verdict: 'several',
    fleets: '2',
    belief,
    examples: fleets,
    differs: ['D1', 'C2'],
  });
  assert.match(several, /aria-label=A1, hit aria/);
  assert.match(several, /aria-label=B1, unknown, 61 percent aria/);
  assert.match(
    several,
    /aria-label=D1, unknown, 0 percent, ship in the fleet shown, differs between A and B aria/,
  );
  assert.match(several, /aria-label=C2, unknown, 0 percent, differs between A and B aria/);
  assert.match(several, /Likeliest: C1 100 %/);
  const unique = page({verdict: 'unique', fleets: '1', belief, examples: fleets.slice(0, 1)});
  assert.match(unique, /aria-label=C1, unknown, 100 percent, ship in the fleet shown aria/);
  assert.doesNotMatch(unique, /Likeliest|class="sounding"/);
  const clash = [{kind: 'shot', number: 1, cell: 'A1', answer: {kind: 'hit'}}];
  assert.match(
    page({verdict: 'contradictory', clash, smallest: true}),
    /aria-label=A1, hit, clashes aria/,
  );
});
