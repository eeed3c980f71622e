// The worker's half of a call: counting in slices, on an engine made up for it.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createResponder} from '../../www/src/engine/responder.js';
import {createSlices} from '../../www/src/engine/slices.js';

/**
 * An engine in which every decision takes `needs` units of work, and a slice as many milliseconds as it has units.
 * @param {{needs?: number, wantsBook?: boolean, bytes?: number}} [how]
 */
function createEngine(how = {}) {
  const engine = {
    needs: how.needs ?? 0,
    bytes: how.bytes ?? 0,
    time: 0,
    freed: 0,
    /** @type {string[]} */
    done: [],
    /** @type {number[]} */
    slices: [],
    book: /** @type {Uint8Array | null} */ (null),
    door: /** @type {any} */ (null),
  };
  function open() {
    let step = 0;
    let left = engine.needs;
    const advance = (/** @type {number} */ work) => {
      engine.slices.push(work);
      engine.time += Math.min(work, left) / 1000;
      left = Math.max(0, left - work);
      return left === 0;
    };
    const view = () => ({step, toMove: 1, thinking: false, decision: `after ${step}`});
    return {
      view,
      glance: () => (left > 0 ? {step, toMove: 1, thinking: true, decision: null} : view()),
      record: () => `record ${step}`,
      think: advance,
      progress: () => 1 - left / engine.needs,
      ponder: (/** @type {number} */ player, /** @type {number} */ work) => {
        if (player === 2) throw Object.assign(new Error('no'), {code: 'chances-withheld'});
        return advance(work);
      },
      belief: (/** @type {number} */ player) => ({player}),
      wantsBook: (/** @type {number} */ player) =>
        player === 1 && Boolean(how.wantsBook) && engine.book === null,
      learn(/** @type {Uint8Array} */ book) {
        if (book.length === 0) throw Object.assign(new Error('empty'), {code: 'bad-book'});
        engine.book = book;
      },
      shoot(/** @type {string} */ cell) {
        if (cell === 'Z9') throw Object.assign(new Error('no'), {code: 'off-board'});
        engine.done.push(cell);
        step += 1;
        left = engine.needs;
      },
      aiMove() {
        assert.equal(left, 0, 'decides only what has been counted');
        engine.done.push('agent');
        step += 1;
        left = engine.needs;
      },
      free() {
        engine.freed += 1;
      },
    };
  }
  /** @param {string} text */
  function openPosition(text) {
    if (text === 'bad') throw Object.assign(new Error('no'), {code: 'bad-position'});
    const {think: advance, free} = open();
    return {
      advance,
      free,
      view: () => `view of ${text}`,
      result: () => ({verdict: text}),
      play: (/** @type {string} */ players) => `record for ${players}`,
    };
  }
  engine.door = {newGame: open, openPosition, tables: () => 'tables'};
  return engine;
}

/** @param {ReturnType<typeof createEngine>} engine @param {any} [around] */
function createWorker(engine, around = {}) {
  /** @type {any[]} */
  const posted = [];
  /** @type {(() => void)[]} */
  const paused = [];
  const respond = createResponder(engine.door, (message) => posted.push(message), {
    now: () => engine.time,
    bytes: () => engine.bytes,
    pause: () => new Promise((resolve) => paused.push(() => resolve())),
    ...around,
  });
  let id = 0;
  return {
    posted,
    call(/** @type {string} */ method, args = [], board = 'main') {
      id += 1;
      respond({id, board, method, args});
      return id;
    },
    /** Lets every count take one more slice. */
    async go(slices = 1) {
      for (let slice = 0; slice < slices; slice += 1) {
        for (const next of paused.splice(0)) next();
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    answerTo: (/** @type {number} */ call) => posted.find((message) => message.id === call),
  };
}

test('what a slice is enough for comes whole with its answer', () => {
  const engine = createEngine({needs: 90_000});
  const {call, posted} = createWorker(engine);
  call('newGame');
  call('shoot', ['A1']);
  assert.deepEqual(
    posted.map(({result}) => result.view.decision),
    ['after 0', 'after 1'],
  );
});

test('a longer count is answered at once without its decision, and goes on when asked', async () => {
  const engine = createEngine({needs: 350_000});
  const {call, go, answerTo} = createWorker(engine);
  assert.deepEqual(answerTo(call('newGame')).result.view, {
    step: 0,
    toMove: 1,
    thinking: true,
    decision: null,
  });
  const thought = call('think');
  assert.equal(answerTo(thought), undefined);
  await go();
  assert.deepEqual(answerTo(call('tables', [])).result, 'tables', 'others are heard meanwhile');
  await go(30);
  assert.deepEqual(answerTo(thought).result, {
    view: {step: 0, toMove: 1, thinking: false, decision: 'after 0'},
    record: 'record 0',
  });
});

test('a newer call on the board makes its count stale; that of another board goes on', async () => {
  const engine = createEngine({needs: 500_000});
  const {call, go, answerTo, posted} = createWorker(engine);
  call('newGame');
  call('newGame', [], 'other');
  const stale = call('think');
  const other = call('think', [], 'other');
  await go();
  const shot = call('shoot', ['A1']);
  assert.equal(answerTo(stale).error.code, 'stale');
  assert.equal(answerTo(shot).result.view.step, 1);
  assert.ok(posted.indexOf(answerTo(stale)) < posted.indexOf(answerTo(shot)), 'in order');
  const newer = call('think');
  await go(40);
  assert.equal(answerTo(newer).result.view.decision, 'after 1');
  assert.equal(answerTo(other).result.view.decision, 'after 0');
  assert.equal(posted.filter(({id}) => id === stale).length, 1, 'answered once');
});

test('an agent moves once it has counted, and not at all where it was halted', async () => {
  const engine = createEngine({needs: 400_000});
  const {call, go, answerTo} = createWorker(engine);
  call('newGame');
  const halted = call('aiMove');
  await go();
  call('halt');
  await go(30);
  assert.equal(answerTo(halted).error.code, 'stale');
  assert.deepEqual(engine.done, []);
  const move = call('aiMove');
  await go(30);
  assert.equal(answerTo(move).result.view.step, 1);
  assert.deepEqual(engine.done, ['agent']);
});

test('a count for a board that is closed ends', async () => {
  const engine = createEngine({needs: 10_000_000});
  const {call, go, answerTo} = createWorker(engine);
  call('newGame');
  const thought = call('think');
  await go();
  call('close');
  assert.equal(answerTo(thought).error.code, 'stale');
  assert.equal(engine.freed, 1);
  const {length} = engine.slices;
  await go(5);
  assert.equal(engine.slices.length, length);
});

test('chances are counted in slices too, and refused with their code', async () => {
  const engine = createEngine({needs: 300_000});
  const {call, go, answerTo} = createWorker(engine);
  call('newGame');
  const chances = call('belief', [1]);
  await go(20);
  assert.deepEqual(answerTo(chances).result, {player: 1});
  const withheld = call('belief', [2]);
  await go();
  assert.equal(answerTo(withheld).error.code, 'chances-withheld');
  assert.equal(answerTo(call('think', [], 'never opened')).error.code, 'no-game');
});

test('the work of a slice follows the time it takes', () => {
  let time = 0;
  const slice = createSlices(() => time);
  /** @type {number[]} */
  const works = [];
  /** @param {number} perMs */
  const run = (perMs) =>
    slice((work) => {
      works.push(work);
      time += work / perMs;
      return false;
    });
  for (let index = 0; index < 8; index += 1) run(20_000);
  assert.equal(works.at(-1), 400_000, 'a fast engine gets more');
  for (let index = 0; index < 12; index += 1) run(500);
  assert.equal(works.at(-1), 10_000, 'a slow one less');
  for (let index = 0; index < 40; index += 1) run(1);
  assert.equal(works.at(-1), 5_000, 'yet it gets on');
});

test('a long count says every second that it lives', async () => {
  const engine = createEngine({needs: 200_000_000});
  const {call, go, posted} = createWorker(engine);
  call('newGame');
  const thought = call('think');
  await go(110);
  const signs = posted.filter(({working}) => working === thought).length;
  assert.ok(signs >= 1 && signs <= 3, `${signs} in some two seconds`);
});

test('and how far it has come', async () => {
  const engine = createEngine({needs: 200_000_000});
  const {call, go, posted} = createWorker(engine);
  call('newGame');
  call('think');
  await go(1000);
  const shares = posted.flatMap(({progress}) => progress ?? []);
  assert.ok(shares.length > 2);
  assert.deepEqual(
    shares,
    shares.toSorted((one, other) => one - other),
  );
  assert.ok(shares[0] > 0 && shares.at(-1) < 1);
});

test('much memory is told of once counts have become light again, and not while one runs', async () => {
  const engine = createEngine({needs: 300_000});
  const {call, go, answerTo, posted} = createWorker(engine);
  call('newGame');
  engine.bytes = 200 * 2 ** 20;
  for (let turn = 0; turn < 4; turn += 1) {
    call('think');
    await go(20);
    call('shoot', [`A${turn}`]);
  }
  assert.ok(
    posted.every(({heavy}) => !heavy),
    'it would need as much again',
  );
  engine.needs = 10;
  call('shoot', ['B1']);
  call('shoot', ['B2']);
  assert.equal(answerTo(call('shoot', ['B3'])).heavy, true);
  engine.bytes = 2 ** 20;
  assert.equal(answerTo(call('shoot', ['B4'])).heavy, undefined);
});

test('the book is fetched when it is first wanted, and waited for', async () => {
  const engine = createEngine({needs: 200_000, wantsBook: true});
  let loads = 0;
  /** @type {(book: Uint8Array) => void} */
  let arrive = () => {};
  const loadBook = () => {
    loads += 1;
    return new Promise((resolve) => (arrive = resolve));
  };
  const {call, go, answerTo} = createWorker(engine, {loadBook});
  assert.equal(answerTo(call('newGame')).result.view.thinking, true);
  const thought = call('think');
  await go(3);
  assert.deepEqual(engine.slices, [], 'not begun without it');
  arrive(new Uint8Array([1]));
  await go(20);
  assert.deepEqual(engine.book, new Uint8Array([1]));
  assert.ok(answerTo(thought).result);
  call('shoot', ['A1']);
  assert.equal(loads, 1);
});

test('without the book the count goes on, and that it was missing is told once', async () => {
  for (const loadBook of [
    () => Promise.reject(new Error('offline')),
    () => Promise.resolve(new Uint8Array()),
  ]) {
    const engine = createEngine({needs: 200_000, wantsBook: true});
    const {call, go, answerTo, posted} = createWorker(engine, {loadBook});
    call('newGame');
    const thought = call('think');
    await go(20);
    assert.ok(answerTo(thought).result);
    call('shoot', ['A1']);
    call('think');
    await go(20);
    assert.deepEqual(
      posted.filter(({note}) => note),
      [{note: 'no-book'}],
    );
  }
});

test('a position is shown at once and judged in slices, and a newer one makes that stale', async () => {
  const engine = createEngine({needs: 250_000});
  const {call, go, answerTo} = createWorker(engine);
  const opened = call('openPosition', ['one'], 'edit');
  assert.deepEqual(answerTo(opened).result, {view: 'view of one', result: null});
  const old = call('verdict', [], 'edit');
  await go();
  call('openPosition', ['two'], 'edit');
  assert.equal(answerTo(old).error.code, 'stale');
  assert.equal(engine.freed, 1);
  const judged = call('verdict', [], 'edit');
  await go(30);
  const {view, result} = answerTo(judged).result;
  assert.deepEqual([view, result.verdict], ['view of two', 'two']);
  const bad = call('openPosition', ['bad'], 'edit');
  assert.equal(answerTo(bad).error.code, 'bad-position');
  const played = call('play', ['solo:you', '1'], 'edit');
  assert.equal(answerTo(played).result, 'record for solo:you', 'the position before stays');
});
