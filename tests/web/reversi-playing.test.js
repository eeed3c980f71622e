// Reversi played: moves of people and agents, branches, refusals, what is typed, and what outlives a worker.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createReversiClient} from '../../www/src/engine/client-kinds.js';
import {readReversi} from '../../www/src/games/reversi/address.js';
import {typedMove} from '../../www/src/games/reversi/entry.js';
import {createPlaying} from '../../www/src/games/reversi/flow.js';
import {positionOf, shownValues, valuerOf} from '../../www/src/games/reversi/select.js';
import {hintSentence, reasonSentence} from '../../www/src/games/reversi/sentences.js';
import {initialState, reduce} from '../../www/src/games/reversi/state.js';
import {defaultSettings} from '../../www/src/shell/default-settings.js';
import {createStore} from '../../www/src/shell/store.js';
import {inner, link, page, people, viewOf, wiped} from './reversi-page.mjs';
import {speech} from './speech.mjs';

/** @typedef {import('../../www/src/games/reversi/types.js').State} State */

test('a person moves, the agent answers, undo takes both back, and another move makes a branch', async () => {
  const {dispatch, until, view} = await page(
    link('spyglass1 reversi s.7 duel:you,minimax-novice -'),
  );
  dispatch({type: 'put', cell: 'F5'});
  await until((state) => viewOf(state).step === 2);
  const {moves} = view();
  dispatch({type: 'undo'});
  await until((state) => viewOf(state).step === 0);
  assert.deepEqual(view().moves, moves);
  dispatch({type: 'redo'});
  await until((state) => viewOf(state).step === 2);
  dispatch({type: 'undo'});
  await until((state) => viewOf(state).step === 0);
  dispatch({type: 'put-number', number: 1});
  await until((state) => viewOf(state).step === 2 && viewOf(state).line === 1);
  assert.equal(view().lines.length, 2);
  dispatch({type: 'line', line: 0});
  await until((state) => viewOf(state).line === 0);
  assert.deepEqual(view().moves, moves, 'the main line is as it was');
});

test('an agent that thinks long is told once, and one that does not is not', async () => {
  for (const quick of [true, false]) {
    const store = createStore(initialState({settings: {...defaultSettings, speed: 0}}), reduce);
    /** @type {string[]} */
    const told = [];
    store.hear(({type}) => void told.push(type));
    const opened = await page(link('spyglass1 reversi-4 s.3 duel:reversi-random,you -'));
    await opened.until((state) => viewOf(state).step === 1);
    /** @type {() => void} */
    let decide = () => {};
    const game = opened.get().game;
    const client = /** @type {any} */ ({
      call: (/** @type {string} */ method) =>
        method === 'aiMove' && !quick
          ? new Promise((resolve) => {
              decide = () => resolve({answer: game, decision: null});
            })
          : Promise.resolve(method === 'aiMove' ? {answer: game, decision: null} : game),
    });
    const wait = async (/** @type {number} */ ms) => {
      // The clock of the page: what is awaited comes after all that is ready.
      if (ms > 0) await new Promise((done) => setImmediate(done));
    };
    createPlaying(store, client, {pause: () => 0, wait});
    store.dispatch({type: 'opened', game: first(game)});
    await new Promise((done) => setImmediate(() => setImmediate(done)));
    decide();
    assert.equal(told.filter((type) => type === 'still-acting').length, quick ? 0 : 1);
  }

  /** As it stood before the agent's first move. @param {any} game */
  function first(game) {
    const {view} = game;
    return {...game, view: {...view, step: 0, steps: 0, toMove: 'black', over: false}};
  }
});

test('an agent that begins does so by itself, and agents play on only while they shall', async () => {
  const first = await page(link('spyglass1 reversi s.3 duel:reversi-random,you -'));
  await first.until((state) => viewOf(state).step === 1);
  const agents = await page(link('spyglass1 reversi-4 s.3 duel:reversi-random,minimax-novice -'));
  assert.equal(agents.view().step, 0);
  agents.dispatch({type: 'go', where: 'forward'});
  await agents.until((state) => viewOf(state).step === 1);
  agents.dispatch({type: 'go', where: 'toggle'});
  await agents.until((state) => viewOf(state).over && !state.playing);
});

test('what was played plays on from any step of it, and no further than it shall', async () => {
  const whole = await page(link('spyglass1 reversi-4 s.3 duel:reversi-random,minimax-novice -'));
  whole.dispatch({type: 'go', where: 'toggle'});
  await whole.until((state) => viewOf(state).over && !state.playing);
  const {steps, moves} = whole.view();
  whole.dispatch({type: 'go', where: 2});
  await whole.until((state) => viewOf(state).step === 2);
  /** @type {number[]} */
  const seen = [];
  whole.subscribe((/** @type {State} */ state) => {
    const {step} = viewOf(state);
    if (seen.at(-1) !== step) seen.push(step);
  });
  whole.dispatch({type: 'go', where: 'toggle'});
  await whole.until((state) => viewOf(state).step === steps && !state.playing);
  assert.deepEqual(
    seen,
    Array.from({length: steps - 1}, (_, at) => at + 2),
  );
  assert.deepEqual(whole.view().moves, moves);
  // Paused at once, it stays.
  whole.dispatch({type: 'go', where: 'first'});
  await whole.until((state) => viewOf(state).step === 0);
  whole.dispatch({type: 'go', where: 'toggle'});
  whole.dispatch({type: 'go', where: 'toggle'});
  await new Promise((done) => setTimeout(done, 20));
  assert.ok(whole.view().step <= 1 && !whole.get().playing);
});

test('what is refused changes nothing and says why', async () => {
  const {dispatch, get, until} = await page(link(`${people} Mf5`));
  const before = get().game;
  for (const [action, code] of /** @type {[any, string][]} */ ([
    [{type: 'put', cell: 'A1'}, 'flips-nothing'],
    [{type: 'put', cell: 'F5'}, 'occupied'],
    [{type: 'type-move', text: 'x'}, 'bad-square'],
    [{type: 'undo'}, ''],
    [{type: 'undo'}, 'nothing-to-undo'],
  ])) {
    dispatch(action);
    if (code === '') await until((state) => viewOf(state).step === 0);
    else await until(({notice}) => notice?.code === code);
    if (code.startsWith('f') || code === 'occupied') assert.deepEqual(get().game, before);
  }
});

test('a count is stopped, and the game goes on', async () => {
  const {dispatch, until, get} = await page(link(wiped, 6));
  dispatch({type: 'tree-wish', change: {depth: 4}});
  dispatch({type: 'tree-grow'});
  dispatch({type: 'tree-stop'});
  await until(({tree}) => tree.growing === null);
  assert.equal(get().notice, null);
  dispatch({type: 'go', where: 'first'});
  await until((state) => viewOf(state).step === 0);
});

test('a trap is not seen: the game is there again, and the move is played', async () => {
  const {dispatch, get, until, fate, view} = await page(link(`${people} Mf5.Md6`));
  fate.broken = 'move';
  dispatch({type: 'put', cell: 'C3'});
  await until((state) => viewOf(state).step === 3);
  assert.equal(view().transcript, 'f5d6c3');
  assert.equal(get().notice, null);
});

test('after a second trap at the same move the game is there again, and the next move is played', async () => {
  const {dispatch, until, fate, view} = await page(link(`${people} Mf5.Md6`));
  Object.assign(fate, {broken: 'move', traps: 2});
  dispatch({type: 'put', cell: 'C3'});
  await until(({notice}) => notice?.code === 'engine-trapped');
  dispatch({type: 'put', cell: 'C3'});
  await until((state) => viewOf(state).step === 3);
  assert.equal(view().transcript, 'f5d6c3');
});

test('after two traps all lines are there again, at the place in them that was shown', async () => {
  const {dispatch, get, until, fate} = await page(link(`${people} Mf5.Md6.Mc3`, 1));
  dispatch({type: 'put', cell: 'F4'});
  await until((state) => viewOf(state).line === 1);
  dispatch({type: 'put', cell: 'E3'});
  await until((state) => viewOf(state).step === 3);
  dispatch({type: 'go', where: 2});
  await until((state) => viewOf(state).step === 2);
  const before = get().game;
  assert.equal(before?.records.length, 2);
  Object.assign(fate, {broken: 'seek', traps: 2});
  dispatch({type: 'go', where: 0});
  await until(({notice}) => notice?.code === 'engine-trapped');
  dispatch({type: 'undo'});
  await until((state) => viewOf(state).step === 1);
  dispatch({type: 'redo'});
  await until((state) => viewOf(state).step === 2);
  assert.deepEqual(get().game, before);
  dispatch({type: 'line', line: 0});
  await until((state) => viewOf(state).line === 0);
  assert.equal(viewOf(get()).transcript, 'f5d6c3');
});

test('whatever a worker died of, the game goes on', async () => {
  for (const [method, ask] of Object.entries({
    values: {type: 'values'},
    tree: {type: 'tree-grow'},
    hint: {type: 'hint', agent: 'minimax-novice'},
  })) {
    const {dispatch, until, fate, view} = await page(link(`${people} Mf5.Md6`));
    Object.assign(fate, {broken: method, traps: 2});
    dispatch(/** @type {any} */ (ask));
    await until(({notice}) => notice?.code === 'engine-trapped');
    dispatch({type: 'put', cell: 'C3'});
    await until((state) => viewOf(state).step === 3);
    assert.equal(view().transcript, 'f5d6c3', method);
  }
});

test('a hint is the choice of the agent asked, and plays nothing', async () => {
  const {dispatch, get, until} = await page(link(`${people} Mf5.Mf6.Me6.Mf4`, 2));
  const before = get().game;
  dispatch({type: 'hint', agent: 'minimax-medium'});
  const {hint} = await until(({hint}) => hint);
  const legal = viewOf(get()).legal.map(({square}) => square);
  assert(legal.includes(String(hint?.decision.square)));
  assert.deepEqual(get().game, before);
});

test('engines play openings by the book against a person, and hints and values know it too', async () => {
  const {dispatch, get, until} = await page();
  const said = /** @type {const} */ ({...speech, notation: 'square'});
  for (const agent of ['engine-1', 'strongest(nodes=1000)']) {
    dispatch({type: 'wish', change: {black: 'you', white: agent}});
    dispatch({type: 'start'});
    await until(({game}) => game?.view.players[1].agent?.startsWith(agent.slice(0, 8)));
    dispatch({type: 'put', cell: 'F5'});
    await until((state) => viewOf(state).step === 2);
    assert.equal(get().decided?.decision.reason.code, 'engine-book');
    assert.match(reasonSentence(get(), said), /opening book.* drawn from the book’s \d moves/);
    dispatch({type: 'hint', agent: valuerOf(get())});
    const {hint} = await until(({hint, game}) => game && hint?.of === positionOf(game));
    const sentence = hintSentence(get(), said);
    assert.match(sentence, /would play/);
    assert.doesNotMatch(sentence, /book|vary/, 'options that nobody chose are not named');
    assert.equal(hint?.decision.reason.args.book, 'best');
    dispatch({type: 'values'});
    await until((state) => shownValues(state)?.done);
    const {moves, best} = shownValues(get()) ?? {moves: [], best: null};
    assert.equal(hint?.decision.square, best, 'a hint is the best of the values');
    const values = moves.map(({value}) => value);
    assert.equal(moves.find(({square}) => square === best)?.value, Math.max(...values));
    assert.equal(hint?.decision.reason.args.discs, Math.max(...values));
    dispatch({type: 'values'});
  }
});

test('a move can be typed as a square, as row and column, as a number', async () => {
  const {view} = await page();
  const [move] = view().legal;
  const first = {type: 'put-number', number: 1};
  for (const notation of /** @type {const} */ (['square', 'row-column'])) {
    assert.deepEqual(typedMove('F5', view(), notation), {type: 'put', cell: 'F5'});
    assert.deepEqual(typedMove(' pass ', view(), notation), {type: 'pass'});
    assert.deepEqual(typedMove('1', view(), notation), first);
    const {row, col} = move;
    for (const text of [`${row}, ${col}`, `${row} ${col}`, `${row}${col}`])
      assert.deepEqual(typedMove(text, view(), notation), first, text);
    for (const text of [`row ${row}, column ${col}`, `Row ${row} column ${col}`])
      assert.deepEqual(typedMove(text, view(), notation), first, text);
    for (const text of ['', '9', 'z3', '0,0', '00', 'f55', 'f2d3', 'row 2', '2,'])
      assert.equal(typedMove(text, view(), notation), null, text);
  }
});

test('two digits are a row and a column where squares are written so, else a number', () => {
  const legal = [
    {number: 12, square: 'a1', row: 0, col: 0, flips: []},
    {number: 3, square: 'c2', row: 1, col: 2, flips: []},
  ];
  const view = /** @type {any} */ ({legal});
  assert.deepEqual(typedMove('12', view, 'square'), {type: 'put-number', number: 12});
  assert.deepEqual(typedMove('12', view, 'row-column'), {type: 'put-number', number: 3});
});

test('a game that nobody sees goes on only once somebody does, and one given up says nothing', async () => {
  const store = createStore(initialState({settings: {...defaultSettings, speed: 0}}), reduce);
  const client = createReversiClient({
    startWorker: () => inner({broken: null, traps: 0, offline: false}),
  });
  let wake = () => {};
  /** @type {Promise<void>} */
  const seen = new Promise((resolve) => {
    wake = resolve;
  });
  let gone = false;
  const playing = createPlaying(
    store,
    {
      ...client,
      async call(method, ...given) {
        if (gone) throw Object.assign(new Error('gone'), {code: 'stale'});
        return client.call(method, ...given);
      },
    },
    {pause: () => 0, wait: async () => {}, awake: () => seen},
  );
  await playing.start(readReversi(link(wiped, 0)));
  store.dispatch({type: 'go', where: 'toggle'});
  await new Promise((done) => setTimeout(done));
  assert.equal(viewOf(store.get()).step, 0);
  const end = new Promise((resolve) => {
    store.subscribe((state) => viewOf(state).step === 9 && resolve(null));
  });
  wake();
  await end;
  gone = true;
  store.dispatch({type: 'undo'});
  await new Promise((done) => setTimeout(done));
  assert.equal(store.get().notice, null);
});
