// The page of Reversi without a browser: its worker, its state, and what happens over time.
import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import {test} from 'node:test';
import {createCountingClient} from '../../www/src/engine/counting-client.js';
import {createReversi} from '../../www/src/engine/reversi-responder.js';
import {readReversi, writeReversi} from '../../www/src/reversi/address.js';
import {flipped, turned} from '../../www/src/reversi/editing.js';
import {typedMove} from '../../www/src/reversi/entry.js';
import {createPlaying} from '../../www/src/reversi/flow.js';
import {createTreeFlow} from '../../www/src/reversi/flow-tree.js';
import {createValuing} from '../../www/src/reversi/flow-values.js';
import {readOptions, saveOptions} from '../../www/src/reversi/options.js';
import {createRestoring} from '../../www/src/reversi/restoring.js';
import {
  bestOf,
  isOutdated,
  judged,
  nodeShown,
  shownDecision,
  shownValues,
  worstStep,
} from '../../www/src/reversi/select.js';
import {surpriseSentence} from '../../www/src/reversi/sentences.js';
import {firstOptions, initialState, reduce} from '../../www/src/reversi/state.js';
import {defaultSettings} from '../../www/src/state/reduce.js';
import {createStore} from '../../www/src/state/store.js';
import {reversi as door} from './reversi-engine.mjs';
import {surprisingSteps} from './reversi-surprises.mjs';
import {speech} from './speech.mjs';

/** @typedef {import('../../www/src/reversi/state.js').State} State */

/** A worker in this thread; `broken` makes it trap once at the call of that name. @param {{broken: string | null, offline: boolean}} fate */
function inner(fate) {
  /** @type {any} */
  const worker = {onmessage: null, onerror: null, terminate() {}};
  const respond = createReversi(
    door,
    (data) => worker.onmessage?.({data}),
    async () => {
      if (fate.offline) throw new Error('no network');
      return readFile(new URL('../../www/books/reversi.weights', import.meta.url));
    },
  );
  worker.postMessage = (/** @type {any} */ message) => {
    if (message.method && message.method === fate.broken) {
      fate.broken = null;
      const error = {code: 'engine-trapped', message: 'trapped'};
      queueMicrotask(() => worker.onmessage?.({data: {id: message.id, error}}));
    } else void respond(message);
  };
  return worker;
}

/** @param {string} [search] @param {string} [hash] */
async function page(search = '', hash = '') {
  const fate = {broken: /** @type {string | null} */ (null), offline: false};
  const store = createStore(initialState({settings: defaultSettings}), reduce);
  const client = createRestoring(
    createCountingClient(() => inner(fate)),
    () => store.get().game,
  );
  const time = {pace: () => 0, wait: async () => {}};
  const playing = createPlaying(store, client, time);
  createValuing(store, client);
  createTreeFlow(store, client);
  /** @param {(state: State) => unknown} is @returns {Promise<any>} */
  const until = (is) =>
    new Promise((resolve) => {
      const forget = store.subscribe(check);
      function check() {
        if (!is(store.get())) return;
        forget();
        resolve(store.get());
      }
      check();
    });
  await playing.start(readReversi(search, hash));
  return {...store, fate, client, until, view: () => viewOf(store.get())};
}

/** @param {State} state */
const viewOf = ({game}) => /** @type {NonNullable<State['game']>} */ (game).view;

/** @param {string} record @param {number} [step] */
const link = (record, step) =>
  `?${new URLSearchParams({v: '1', g: record, ...(step === undefined ? {} : {step: String(step)})})}`;

const people = 'spyglass1 reversi s.1 duel:you,you';
/** The shortest wipe-out. */
const wiped = `${people} Me6.Mf4.Me3.Mf6.Mg5.Md6.Me7.Mf5.Mc5`;

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

test('why the agent moved is told after its move, and its tree grows from before it', async () => {
  const {dispatch, get, until} = await page(
    link('spyglass1 reversi s.7 duel:you,minimax-novice -'),
  );
  dispatch({type: 'put', cell: 'F5'});
  await until((state) => viewOf(state).step === 2);
  const decision = shownDecision(get());
  assert.equal(decision?.square, viewOf(get()).last?.square);
  dispatch({type: 'tree-of', agent: 'minimax-novice', step: 1});
  const {tree} = await until((state) => state.tree.summary);
  assert.equal(viewOf(get()).step, 1);
  const chosen = decision?.candidates.find(({square}) => square === decision.square);
  assert.equal(-tree.summary.value, chosen?.value);
  assert.equal(tree.summary.choice, decision?.square);
});

test('alpha-beta is told against the plain search of the same tree, and is outdated once chosen otherwise', async () => {
  for (const depth of [1, 2, 3]) {
    const {dispatch, get, until} = await page(link(`${people} Mf5.Md6.Mc3`));
    dispatch({type: 'tree-wish', change: {depth, alphaBeta: true, variant: 'as-published'}});
    dispatch({type: 'tree-grow'});
    const {tree: cut} = await until(({tree}) => tree.plain !== null);
    dispatch({type: 'tree-walk', node: 1});
    await until(({tree}) => tree.nodes.at(-1)?.node === 1);
    assert(!isOutdated(get()));
    dispatch({type: 'tree-wish', change: {alphaBeta: false}});
    assert(isOutdated(get()));
    dispatch({type: 'tree-grow'});
    const {tree: plain} = await until(({tree}) => tree.wish?.alphaBeta === false);
    assert.equal(cut.plain, plain.summary.lookedAt);
    assert.equal(cut.summary.value, plain.summary.value);
    assert(depth < 3 || cut.summary.lookedAt < cut.plain, 'something was cut');
    assert(!isOutdated(get()));
  }
});

test('where the board shows a position of the tree, the values of the game are refused', async () => {
  const {dispatch, get, until} = await page(link(`${people} Mf5`));
  dispatch({type: 'tab', tab: 'tree'});
  dispatch({type: 'tree-grow'});
  await until(({tree}) => tree.summary);
  dispatch({type: 'tree-walk', node: 1});
  await until(nodeShown);
  dispatch({type: 'values'});
  assert.equal(get().notice?.code, 'in-tree');
  assert.equal(get().values, false);
  dispatch({type: 'tab', tab: 'moves'});
  dispatch({type: 'values'});
  assert.equal(get().values, true);
  await until(shownValues);
});

test('a board without a disc is refused, and the game stays', async () => {
  const {dispatch, get, until} = await page(link(`${people} Mf5`));
  const before = get().game;
  const rows = Array(8).fill('--------').join('\n');
  for (const text of ['-'.repeat(64), `${'-'.repeat(36)} O`, '.'.repeat(16), `${rows}\nX`]) {
    dispatch({type: 'read', text, rules: 'reversi'});
    await until(({misread}) => misread?.code === 'no-discs');
    assert.equal(get().game, before);
    dispatch({type: 'paste', text: ''});
  }
});

test('an agent that thinks long is told once, and one that does not is not', async () => {
  for (const quick of [true, false]) {
    const store = createStore(initialState({settings: defaultSettings}), reduce);
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
    createPlaying(store, client, {pace: () => 0, wait});
    store.dispatch({type: 'opened', answer: first(game)});
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
  agents.dispatch({type: 'playing', on: true});
  await agents.until((state) => viewOf(state).over && !state.playing);
});

test('what was played plays on from any step of it, and no further than it shall', async () => {
  const whole = await page(link('spyglass1 reversi-4 s.3 duel:reversi-random,minimax-novice -'));
  whole.dispatch({type: 'playing', on: true});
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
  whole.dispatch({type: 'playing', on: true});
  await whole.until((state) => viewOf(state).step === steps && !state.playing);
  assert.deepEqual(
    seen,
    Array.from({length: steps - 1}, (_, at) => at + 2),
  );
  assert.deepEqual(whole.view().moves, moves);
  // Paused at once, it stays.
  whole.dispatch({type: 'go', where: 'first'});
  await whole.until((state) => viewOf(state).step === 0);
  whole.dispatch({type: 'playing', on: true});
  whole.dispatch({type: 'playing', on: false});
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

test('what is pasted is opened in each form, or refused where it stands', async () => {
  const {dispatch, get, until, view} = await page(link(`${people} Mf5`));
  const before = get().game;
  for (const [text, code] of [
    ['', 'empty-text'],
    ['f5f5', 'illegal-move'],
    ['f5z9', 'bad-move'],
    ['XO-', 'bad-board-size'],
    ['spyglass1 reversi nonsense', 'bad-record'],
  ]) {
    dispatch({type: 'read', text, rules: 'reversi'});
    await until(({misread}) => misread?.code === code);
    assert.deepEqual(get().game, before);
  }
  dispatch({type: 'read', text: 'f5d6c3', rules: 'reversi'});
  await until((state) => viewOf(state).transcript === 'f5d6c3');
  assert.equal(get().misread, null);
  dispatch({type: 'read', text: '-----XO--OX----- O', rules: 'reversi'});
  await until((state) => viewOf(state).side === 4);
  assert.equal(view().toMove, 'white');
});

test('values come for the position shown, and the analysis of a game tells what each move gave up', async () => {
  const {dispatch, get, until} = await page(link(wiped, 3));
  dispatch({type: 'option', name: 'valuer', value: 'minimax-novice'});
  dispatch({type: 'values'});
  const state = await until((state) => shownValues(state));
  const squares = viewOf(state).legal.map(({square}) => square);
  assert.deepEqual(
    shownValues(state)?.moves.map(({square}) => square),
    squares,
  );
  dispatch({type: 'go', where: 'back'});
  await until((state) => viewOf(state).step === 2 && shownValues(state));
  dispatch({type: 'analyse'});
  await until(({analysis}) => analysis.of !== null && analysis.at === null);
  const known = judged(get());
  assert.equal(known.length, 10);
  for (const {best, played, loss} of known.slice(0, -1)) {
    assert(best && played && Number(loss) >= 0, 'nothing is better than the best');
    const results = [best, played].filter(({kind}) => kind === 'ended').length;
    if (results > 0) assert(loss === null || loss === 0, 'a result is no loss in points');
    for (const {kind, value} of [best, played])
      assert(Math.abs(value) < (kind === 'ended' ? 65 : 20_000), `${kind} ${value}`);
  }
  assert.equal(known[8].best?.kind, 'ended', 'the last move wipes out');
  assert.equal(known[8].value, 64);
  const worst = worstStep(get());
  assert(worst !== null, 'a game lost in nine moves gives something up');
  const {best, played, loss} = known[worst];
  const most = Math.max(...known.map(({loss}) => loss ?? 0));
  assert(loss === null ? best?.kind !== played?.kind || best?.kind === 'ended' : loss === most);
});

test('a value is for whoever moves: the best of the values backs up to the value of the tree', async () => {
  const {dispatch, until} = await page(link(wiped, 4));
  dispatch({type: 'option', name: 'valuer', value: 'minimax-medium'});
  dispatch({type: 'values'});
  const valued = await until((state) => shownValues(state));
  dispatch({type: 'tree-of', agent: 'minimax-medium', step: 4});
  const {tree} = await until((state) => state.tree.summary);
  const sign = viewOf(valued).toMove === 'black' ? 1 : -1;
  assert.equal(sign * Number(bestOf(shownValues(valued))?.value), tree.summary.value);
});

test('the tree is stepped through in the order of the search, and to every decision', async () => {
  const {dispatch, get, until} = await page();
  dispatch({type: 'tutorial'});
  await until((state) => state.tree.summary);
  const {nodes, decisions} = /** @type {any} */ (get().tree.summary);
  /** @type {Set<number>} */
  const seen = new Set();
  for (let node = 0; node < nodes; node += 1) {
    dispatch({type: 'tree-walk', node});
    const {tree} = await until((state) => state.tree.nodes.at(-1)?.node === node);
    // Each is a child of the one before it on the path.
    for (const [depth, next] of tree.nodes.slice(1).entries())
      assert.equal(next.parent, tree.nodes[depth].node);
    seen.add(node);
  }
  dispatch({type: 'tree-walk', node: 0});
  await until((state) => state.tree.nodes.at(-1)?.node === 0);
  const places = [];
  for (let count = 0; count < decisions; count += 1) {
    dispatch({type: 'tree-next-decision'});
    const {tree} = await until((state) => state.tree.decision === count);
    places.push(tree.nodes.at(-1).node);
    assert(tree.nodes.at(-1).best !== null);
  }
  assert.equal(new Set(places).size, decisions);
  assert.equal(places.at(-1), 0, 'the root is decided last');
});

test('what the engine has learned is fetched when it is named, and asked for again after a failure', async () => {
  const {dispatch, fate, until, get} = await page();
  fate.offline = true;
  dispatch({type: 'wish', change: {rules: 'reversi-4', black: 'you', white: 'engine-6'}});
  dispatch({type: 'start'});
  await until(({notice}) => notice?.code === 'weights-not-loaded');
  fate.offline = false;
  dispatch({type: 'start'});
  await until((state) => viewOf(state).side === 4);
  dispatch({type: 'option', name: 'valuer', value: 'engine-6'});
  dispatch({type: 'values'});
  const {valued} = await until((state) => shownValues(state)?.done);
  // White wins the small board by ten, whatever Black begins with.
  assert.deepEqual(
    [...new Set(valued.result.moves.map(({value, kind}) => `${kind} ${value}`))],
    ['exact -10'],
  );
  dispatch({type: 'put-number', number: 1});
  await until((state) => viewOf(state).step === 2);
  dispatch({type: 'go', where: 1});
  const recalled = await until((state) => viewOf(state).step === 1 && viewOf(state).decision);
  assert.equal(viewOf(recalled).decision?.reason.code, 'engine-exact');
  assert.equal(get().notice, null);
});

test('the engine plays out as many empty squares as its level is said to', async () => {
  const {client, get} = await page();
  const engines = get().tables?.agents.filter(({id}) => /^engine-[123]$/.test(id)) ?? [];
  assert.equal(engines.length, 3);
  const {record} = await client.call('newGame', [
    {players: 'duel:reversi-random,reversi-random', seed: '4'},
  ]);
  for (const {id, exact, depth} of engines) {
    const most = Number(exact);
    assert(most > 0 && Number(depth) > 0);
    for (const [empties, kind] of /** @type {const} */ ([
      [most, 'exact'],
      [most + 1, 'estimated'],
    ])) {
      let answer = await client.call('openGame', [record, null]);
      while (answer.view.board.split('-').length - 1 > empties || answer.view.mustPass)
        ({answer} = await client.call('aiMove', []));
      const {moves, done} = await client.call('values', [answer.record, answer.view.step, id]);
      assert(done && moves.length > 0);
      for (const move of moves) assert.equal(move.kind, kind, `${id} with ${empties}`);
    }
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

test('after a trap the game is there again, and the next move is played', async () => {
  const {dispatch, until, fate, view} = await page(link(`${people} Mf5.Md6`));
  fate.broken = 'move';
  dispatch({type: 'put', cell: 'C3'});
  await until(({notice}) => notice?.code === 'engine-trapped');
  dispatch({type: 'put', cell: 'C3'});
  await until((state) => viewOf(state).step === 3);
  assert.equal(view().transcript, 'f5d6c3');
});

test('after a trap all lines are there again, at the place in them that was shown', async () => {
  const {dispatch, get, until, fate} = await page(link(`${people} Mf5.Md6.Mc3`, 1));
  dispatch({type: 'put', cell: 'F4'});
  await until((state) => viewOf(state).line === 1);
  dispatch({type: 'put', cell: 'E3'});
  await until((state) => viewOf(state).step === 3);
  dispatch({type: 'go', where: 2});
  await until((state) => viewOf(state).step === 2);
  const before = get().game;
  assert.equal(before?.records.length, 2);
  fate.broken = 'seek';
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
    fate.broken = method;
    dispatch(ask);
    await until(({notice}) => notice?.code === 'engine-trapped');
    dispatch({type: 'put', cell: 'C3'});
    await until((state) => viewOf(state).step === 3);
    assert.equal(view().transcript, 'f5d6c3', method);
  }
});

test('a text handed over in the address is opened, or stands where it can be mended', async () => {
  const handed = async (/** @type {string} */ text) => page('', `#${encodeURIComponent(text)}`);
  const moves = await handed('F5 D6 c3');
  assert.equal(moves.view().transcript, 'f5d6c3');
  assert.equal((await handed('-----OX--XO----- O')).view().rules, 'reversi-4');
  assert.equal((await handed(wiped)).view().step, 9);
  const wrong = await handed('f5d6a1');
  assert.deepEqual([wrong.view().steps, wrong.get().tab], [0, 'position']);
  assert.deepEqual([wrong.get().pasted, wrong.get().misread?.code], ['f5d6a1', 'illegal-move']);
  assert.equal((await page('', '#%')).get().misread?.code, 'bad-disc');
});

test('a link is opened from where texts are pasted', async () => {
  const {dispatch, until, get} = await page();
  dispatch({type: 'read', text: `https://example.org/${link(wiped, 4)}`, rules: 'reversi'});
  await until((state) => viewOf(state).step === 4);
  dispatch({type: 'read', text: 'https://example.org/', rules: 'reversi'});
  await until(({misread}) => misread);
  assert.equal(get().misread?.code, 'bad-record');
});

test('a link leads back to what was seen; one that cannot be followed to a fresh game and a reason', async () => {
  const {get, until, dispatch} = await page(link(wiped, 4));
  const address = writeReversi(get());
  const seen = {record: wiped, text: null, step: 4, predict: false, present: false, wish: {}};
  assert.deepEqual(readReversi(String(address)), seen);
  for (const lesson of ['predict', 'present']) {
    dispatch({type: lesson});
    assert.deepEqual(readReversi(String(writeReversi(get()))), {...seen, [lesson]: true});
    dispatch({type: lesson});
  }
  dispatch({type: 'go', where: 'last'});
  await until((state) => viewOf(state).step === 9);
  assert.equal(readReversi(String(writeReversi(get()))).step, null);
  const other = await page(link('spyglass1 reversi s.1 duel:you,you Ma1'));
  assert.equal(other.get().notice?.code, 'bad-record');
  assert.equal(other.view().steps, 0);
  const late = await page(link(wiped, 99));
  assert.equal(late.view().step, 9);
  const small = await page('?game=reversi-6&white=minimax-expert');
  assert.deepEqual([small.view().side, small.view().players[1].agent], [6, 'minimax-expert']);
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

test('four quarter turns and two mirrorings are none', () => {
  const board = 'XO--OOX---XX-O-X';
  const all = [1, 2, 3, 4].reduce((turns) => [...turns, turned(turns.at(-1) ?? '', 4)], [board]);
  assert.equal(all[4], board);
  assert.equal(new Set(all).size, 4);
  assert.equal(flipped(flipped(board, 4), 4), board);
  assert.equal(turned('X---------------', 4), '---X------------');
});

test('the editor puts discs down and takes them up, and gives back the game when it is left', async () => {
  const {dispatch, get, until} = await page(link(`${people} Mf5`));
  const {board} = viewOf(get());
  dispatch({type: 'edit-open'});
  assert.equal(get().editor?.board, board);
  dispatch({type: 'edit-put', place: 0});
  assert.equal(get().editor?.board[0], 'X');
  dispatch({type: 'edit-put', place: 0});
  assert.equal(get().editor?.board, board);
  dispatch({type: 'edit-close'});
  assert.equal(viewOf(get()).board, board);
  dispatch({type: 'edit-open'});
  dispatch({type: 'read', text: `${board} O`, rules: 'reversi'});
  await until((state) => state.editor === null && viewOf(state).start.startsWith(board));
});

test('options are kept as far as they can be read', () => {
  /** @type {Record<string, string>} */
  const kept = {};
  const storage = () => ({
    getItem: (/** @type {string} */ key) => kept[key] ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => {
      kept[key] = value;
    },
  });
  assert.deepEqual(readOptions(storage), firstOptions);
  const own = /** @type {const} */ ({notation: 'row-column', numbers: false, valuer: 'x'});
  saveOptions(own, storage);
  assert.deepEqual(readOptions(storage), own);
  kept['spyglass-reversi'] = '{"notation": 7, "numbers": "no"';
  assert.deepEqual(readOptions(storage), firstOptions);
});

test('a game that nobody sees goes on only once somebody does, and one given up says nothing', async () => {
  const store = createStore(initialState({settings: defaultSettings}), reduce);
  const client = createCountingClient(() => inner({broken: null, offline: false}));
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
      async call(...call) {
        if (gone) throw Object.assign(new Error('gone'), {code: 'stale'});
        return client.call(...call);
      },
    },
    {pace: () => 0, wait: async () => {}, awake: () => seen},
  );
  await playing.start(readReversi(link(wiped, 0)));
  store.dispatch({type: 'playing', on: true});
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

test('the next surprising step is the next whose move gives up much or a result, by the values chosen', async () => {
  for (const [rules, seed, players] of [
    ['reversi-6', '3', 'duel:reversi-random,minimax-novice'],
    ['reversi-6', '5', 'duel:minimax-novice,engine-1'],
    ['reversi', '42', 'duel:minimax-novice,engine-1'],
  ]) {
    const game = door.newGame({rules, seed, players});
    while (!game.glance().over) game.aiMove();
    const record = game.record();
    game.free();
    const valuer = 'minimax-novice';
    const expected = surprisingSteps(record, valuer);
    assert.ok(expected.length > 2);
    const {dispatch, get, until, view} = await page(link(record, 0));
    dispatch({type: 'option', name: 'valuer', value: valuer});
    const said = {...speech, notation: /** @type {const} */ ('square')};
    for (const step of expected) {
      dispatch({type: 'surprise-next'});
      await until((state) => viewOf(state).step > step - 1);
      assert.equal(view().step, step);
      assert.match(surpriseSentence(get(), said), /^Surprising: /);
    }
    dispatch({type: 'surprise-next'});
    await until(({analysis}) => analysis.none !== undefined);
    assert.equal(view().step, expected.at(-1));
    assert.equal(surpriseSentence(get(), said), 'No surprising step further on.');
    dispatch({type: 'go', where: 0});
    await until((state) => viewOf(state).step === 0);
    dispatch({type: 'predict', on: true});
    dispatch({type: 'surprise-next'});
    assert.equal(get().notice?.code, 'predicting');
    assert.equal(get().analysis.at, null);
  }
});
