// Small boards: the solver's door, its worker, and what Learn knows of them.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createExplorerClient} from '../../www/src/engine/client-kinds.js';
import {createExplorer} from '../../www/src/engine/explorer-responder.js';
import {halt} from '../../www/src/engine/worker-client.js';
import {readLearn, writeLearn} from '../../www/src/pages/learn/address.js';
import {announcementOf} from '../../www/src/pages/learn/announcements.js';
import {createLearning} from '../../www/src/pages/learn/flow.js';
import {initialState, reduce, rulesOf, trailOf} from '../../www/src/pages/learn/state.js';
import {createStore} from '../../www/src/shell/store.js';
import {explorer as door} from './engine.mjs';
import {speech} from './speech.mjs';

/** @typedef {import('../../www/src/pages/learn/state.js').BoardConfig} BoardConfig */

/** @type {BoardConfig} */
const small = {cols: 4, rows: 3, lengths: [3, 2], contact: 'free', announce: 'sunk'};

/** A worker in this thread, which remembers what it was sent. */
function inner() {
  /** @type {any} */
  const worker = {onmessage: null, onerror: null, terminate() {}, sent: []};
  const respond = createExplorer(door, (data) => worker.onmessage?.({data}));
  worker.postMessage = (/** @type {any} */ message) => {
    worker.sent.push(message);
    void respond(message);
  };
  return worker;
}

const createSolver = (startWorker = inner) => createExplorerClient({startWorker});

/** @param {string} [search] */
function learn(search = '') {
  const store = createStore(initialState(readLearn(search)), reduce);
  const client = createSolver();
  const learning = createLearning(store, client);
  /** @param {(state: import('../../www/src/pages/learn/state.js').State) => boolean} is */
  const until = (is) =>
    new Promise((resolve) => {
      const check = () => {
        if (is(store.get())) resolve(store.get());
      };
      store.subscribe(check);
      check();
    });
  return {store, client, learning, until};
}

test('a board is solved by both policies, and its tree walked to the end', async () => {
  const client = createSolver();
  const {optimal, greedy} = await client.call('solve', [rulesOf(small)]);
  assert.deepEqual([optimal.totalShots, optimal.layouts, greedy.totalShots], [771, 102, 784]);
  for (const policy of /** @type {const} */ (['optimal', 'greedy'])) {
    /** @type {number[]} */
    const path = [];
    for (;;) {
      const nodes = await client.call('walk', [policy, path]);
      assert.equal(nodes.length, path.length + 1);
      const node = nodes.at(-1);
      if (!node.shot) break;
      const after = node.answers.reduce((sum, {totalShots}) => sum + totalShots, 0);
      assert.equal(after + node.layouts, node.totalShots);
      path.push(node.answers.length - 1);
    }
    assert.ok(path.length >= 5, `${path}`);
  }
  await assert.rejects(client.call('walk', ['optimal', [9]]), {code: 'no-such-branch'});
});

test('a count that is stopped, or overtaken, says so and leaves the solver whole', async () => {
  const client = createSolver();
  const large = rulesOf({...small, cols: 5, rows: 4});
  const stopped = client.call('solve', [large]);
  halt(client);
  await assert.rejects(stopped, {code: 'stopped'});
  const overtaken = client.call('solve', [large]);
  const solved = client.call('solve', [rulesOf({...small, rows: 1, lengths: [2]})]);
  await assert.rejects(overtaken, {code: 'stopped'});
  assert.equal((await solved).optimal.layouts, 3);
});

test('what cannot be solved is refused by its code', async () => {
  const client = createSolver();
  const refused = async (
    /** @type {Partial<BoardConfig>} */ change,
    /** @type {'solve' | 'mix'} */ method = 'solve',
  ) => client.call(method, [rulesOf({...small, ...change})]).catch(({code}) => code);
  assert.equal(await refused({cols: 4, rows: 3, lengths: [5]}), 'bad-ruleset');
  assert.equal(await refused({cols: 6, rows: 6, lengths: [3, 2, 2]}), 'too-many-layouts');
  assert.equal(await refused({cols: 16, rows: 16}), 'small-board-too-large');
  assert.equal(
    await refused({cols: 3, rows: 1, lengths: [1, 1, 1], contact: 'apart'}),
    'no-legal-deployment',
  );
  assert.equal(await refused({cols: 4, rows: 4}, 'mix'), 'numbers-too-large');
  await assert.rejects(client.call('walk', ['optimal', []]), {code: 'not-solved-yet'});
});

test('the game of both is solved to the last digit', async () => {
  const mix = await createSolver().call('mix', [rulesOf({...small, rows: 4, lengths: [3]})]);
  assert.equal(mix.value, '108/19');
  assert.deepEqual(
    mix.groups.map(({probability, count}) => [probability, count]),
    [
      ['11/19', 8],
      ['8/19', 8],
    ],
  );
  const ships = mix.chances.reduce((sum, chance) => sum + chance, 0);
  assert.ok(Math.abs(ships - 3) < 1e-12);
});

test('a worker that dies before it has loaded refuses what waits, and the next call has a new one', async () => {
  /** @type {any[]} */
  const workers = [];
  const client = createSolver(() => {
    const worker = inner();
    if (workers.length === 0) worker.postMessage = () => {};
    workers.push(worker);
    return worker;
  });
  const lost = client.call('solve', [rulesOf(small)]);
  workers[0].onerror({message: 'out of memory'});
  await assert.rejects(lost, {code: 'engine-not-loaded'});
  assert.equal((await client.call('solve', [rulesOf(small)])).optimal.layouts, 102);
  assert.equal(workers.length, 2);
});

test('a link opens the board, the policy and the place it names, and is written back', async () => {
  const search = '?size=4x3&fleet=3,2&policy=greedy&path=0.1&before=5';
  const {store, learning, until} = learn(search);
  learning.start();
  const state = await until(({nodes}) => nodes.length === 3);
  assert.equal(state.policy, 'greedy');
  assert.deepEqual(
    trailOf(state).map(({answer}) => answer.answer),
    ['miss', 'hit'],
  );
  assert.equal(writeLearn(store.get()), search);
});

test('a link out of the tree leads to its start, and what cannot be read is left as it is at first', async () => {
  const {learning, until} = learn('?size=4x3&fleet=3&path=9.9');
  learning.start();
  const state = await until(({nodes}) => nodes.length === 1);
  assert.deepEqual(state.path, []);
  const {unread, ...read} = readLearn('?size=9x9&fleet=0,x&contact=near&path=a&length=99');
  assert.deepEqual({...read, unread: []}, readLearn(''));
  assert.deepEqual(unread, ['size', 'fleet', 'contact', 'path', 'length']);
  assert.deepEqual(readLearn('?fleet=1,2,3,4,5').config, readLearn('').config);
  assert.deepEqual(readLearn('?size=4x3&fleet=3,2&before=0&other=1').unread, []);
});

test('what of a link could not be followed is named, and announcementOf, until something else is solved', async () => {
  const {store, learning, until} = learn('?size=9x9&fleet=2&path=9.9');
  /** @type {string[]} */
  const told = [];
  store.hear((action, state) => void told.push(announcementOf(action, state, speech)));
  learning.start();
  await until(({nodes}) => nodes.length === 1);
  assert.match(
    told.find(Boolean) ?? '',
    /^Part of the link wasn’t understood \(size of the board\), /,
  );
  assert.match(
    told.join('\n'),
    /^Part of the link .*\(size of the board and place in the tree\),/m,
  );
  assert.deepEqual(store.get().unread, ['size', 'path']);
  store.dispatch({type: 'solve'});
  assert.deepEqual(store.get().unread, []);
});

test('going on, back, and to the other policy', async () => {
  const {store, learning, until} = learn('?size=4x3&fleet=3,2');
  learning.start();
  await until(({nodes}) => nodes.length === 1);
  store.dispatch({type: 'go', path: [0]});
  await until(({nodes}) => nodes.length === 2);
  store.dispatch({type: 'policy', policy: 'greedy'});
  assert.deepEqual(store.get().path, []);
  await until(({nodes}) => nodes.length === 1);
  store.dispatch({type: 'configure', change: {lengths: [0, 1, 4]}});
  assert.deepEqual(store.get().board.lengths, [3, 2], 'not solved before it is asked for');
  store.dispatch({type: 'solve'});
  assert.deepEqual(store.get().board.lengths, [4, 1], 'longest first, none left out');
});

test('the line tells both formulas and the ways themselves', async () => {
  const {store, learning, until} = learn();
  learning.start();
  const {ways} = await until(({ways}) => ways !== null);
  assert.deepEqual(ways, {ways: 2, article: 3, beginnings: [1, 2]});
  store.dispatch({type: 'line', change: {length: 3}});
  assert.equal((await until(({ways}) => ways?.article === 3 && ways.ways === 3)).line.length, 3);
});
