// What Reversi's worker holds at once, and what it tells after a trap.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createReversi} from '../../www/src/engine/reversi-responder.js';
import {reversi as door, memory} from './reversi-engine.mjs';

const MOST_BYTES = 64 * 2 ** 20;
const start = 'spyglass1 reversi s.1 duel:engine-6,you Mf5.Md6.Mc3.Md3.Me3.Mb2.Ma1.Md2.Me1.Md1';

/** Its calls, each a promise. @param {any} of the door */
function worker(of) {
  /** @type {Map<number, {resolve: (result: any) => void, reject: (error: any) => void, told: () => void}>} */
  const waiting = new Map();
  let clock = 0;
  const respond = createReversi(
    of,
    ({id = 0, working = 0, result, error}) => {
      const call = waiting.get(working || id);
      if (working) call?.told();
      else if (error) call?.reject(error);
      else call?.resolve(result);
    },
    async () => [new Uint8Array()],
    // Every look at the clock is a second later: slices are as small as can be, and each of them is told of.
    () => {
      clock += 1000;
      return clock;
    },
  );
  let last = 0;
  return {
    /** `answer`: what it comes to; `begun`: once something of it was told. @param {string} method @param {any[]} args */
    call(method, ...args) {
      last += 1;
      const id = last;
      /** @type {() => void} */
      let told = () => {};
      const begun = new Promise((resolve) => {
        told = () => resolve(null);
      });
      const answer = new Promise((resolve, reject) => waiting.set(id, {resolve, reject, told}));
      respond({id, board: 'main', method, args});
      return {answer, begun};
    },
    stop() {
      last += 1;
      respond({id: last, board: 'main', method: 'halt', args: []});
    },
  };
}

test('all that may be counted at once fits into the memory, and a second round takes no more', async () => {
  const {call, stop} = worker({...door, loadWeights() {}});
  const stopped = (/** @type {{answer: Promise<any>}} */ one) =>
    assert.rejects(one.answer, {code: 'stopped'});
  const round = async () => {
    await call('openGame', start, null).answer;
    const hint = call('hint', start, 10, 'engine-6');
    const first = [
      call('aiMove'),
      hint,
      call('values', start, 10, 'engine-6', 'values'),
      call('values', start, 10, 'engine-6', 'analysis'),
    ];
    const firstEnd = Promise.all(first.slice(2).map(stopped));
    const others = Promise.all(first.slice(0, 2).map(stopped));
    await Promise.all(first.map(({begun}) => begun));
    const newer = ['values', 'analysis'].map((kind) => call('values', start, 10, 'engine-6', kind));
    const newerEnd = Promise.all(newer.map(stopped));
    await firstEnd;
    for (const depth of [4, 4]) await call('tree', start, 10, {depth}).answer;
    await Promise.all(newer.map(({begun}) => begun));
    stop();
    await Promise.all([others, newerEnd]);
    return memory.buffer.byteLength;
  };
  const once = await round();
  assert(once <= MOST_BYTES, `${once} bytes`);
  assert.equal(await round(), once);
});

test('a newer count of a kind ends the older, whose end frees nothing of the newer', async () => {
  const {call, stop} = worker({...door, loadWeights() {}});
  const asked = () => call('values', start, 10, 'engine-6', 'values');
  const older = asked();
  const ended = assert.rejects(older.answer, {code: 'stopped'});
  await older.begun;
  const newer = asked();
  const ending = assert.rejects(newer.answer, {code: 'stopped'});
  await ended;
  await newer.begun;
  stop();
  await ending;
  const {moves, done} = await call('values', start, 10, 'engine-1', 'values').answer;
  assert(done && moves.length > 0);
});

test('after a trap its cause is told, not that what it interrupted cannot be freed', async () => {
  const trap = () => {
    throw new WebAssembly.RuntimeError('unreachable');
  };
  const free = () => {
    throw new Error('attempted to take ownership of Rust value while it was borrowed');
  };
  const trapping = {free, seek: trap, addLine: trap, think: trap};
  const glance = () => ({over: false});
  const search = {free, advance: trap, result: () => ({}), progress: () => 0};
  const broken = (/** @type {any} */ game) =>
    worker({...door, loadWeights() {}, openGame: () => game});
  for (const [game, method, ...args] of /** @type {[any, string, ...any[]][]} */ ([
    [trapping, 'openGame', start, 1],
    [trapping, 'restore', [start, start], 0, 0],
    [trapping, 'hint', start, 10, 'engine-6'],
    [{free() {}, glance, analyse: () => search}, 'values', start, 10, 'engine-6'],
    [{free() {}, glance, tree: () => search}, 'values', start, 10, 'minimax-novice'],
    [{free() {}, tree: () => search}, 'tree', start, 10, {}],
    [{free, glance, analyse: trap}, 'values', start, 10, 'engine-6'],
    [{free, tree: trap}, 'tree', start, 10, {}],
  ])) {
    await assert.rejects(broken(game).call(method, ...args).answer, {
      code: 'engine-trapped',
      message: 'unreachable',
    });
  }
});

test('boards behind one door keep apart, learn once, and are forgotten when they close', async () => {
  const told = /** @type {any[]} */ ([]);
  let fetched = 0;
  let learned = 0;
  const whole = {
    ...door,
    loadWeights() {
      learned += 1;
    },
  };
  const respond = createReversi(
    whole,
    (message) => told.push(message),
    async () => {
      fetched += 1;
      return [new Uint8Array()];
    },
  );
  let last = 0;
  /** @param {string} board @param {string} method @param {any[]} args */
  async function call(board, method, ...args) {
    last += 1;
    const id = last;
    respond({board, id, method, args});
    for (;;) {
      const heard = told.find((one) => one.id === id);
      if (heard) return heard;
      await new Promise((done) => setTimeout(done));
    }
  }
  const games = ['engine-1,you', 'engine-2,you', 'you,you'].map(
    (players, seed) => `spyglass1 reversi s.${seed} duel:${players} Mf5`,
  );
  for (const [board, record] of games.entries())
    assert.equal((await call(String(board), 'openGame', record, null)).result.record, record);
  assert.deepEqual([fetched, learned], [1, 1]);
  const moved = (await call('2', 'move', 'd6')).result.record;
  assert.equal(moved, `${games[2]}.Md6`);
  assert.equal((await call('0', 'seek', 0)).result.view.step, 0);
  assert.equal((await call('2', 'seek', 2)).result.view.step, 2, 'no other board was moved');
  await call('2', 'close');
  assert.equal((await call('2', 'seek', 0)).error.code, 'no-game', 'it begins anew');
  assert.equal((await call('1', 'seek', 1)).result.record, games[1]);
});
