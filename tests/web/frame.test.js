// The frame's address, its messages and its manners.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  ATTRIBUTES,
  readFrameAddress,
  writeFrameAddress,
} from '../../www/src/shell/share/frame-address.js';
import {createFrame, HELLOS_MS, MOST_OPEN} from '../../www/src/widget/frame/frame.js';
import {isFrameEvent} from '../../www/src/widget/frame/frame-event-schema.js';
import {isOurs, LARGEST, readMessage} from '../../www/src/widget/frame/messages.js';
import {statementOf} from '../../www/src/widget/frame/statement.js';
import {EVENTS} from '../../www/src/widget/protocol.js';

const FLAGS = ['play', 'predict', 'readonly', 'no-undo', 'friend'];

test('what is written into an address is read from it', () => {
  const texts = Object.fromEntries(
    ATTRIBUTES.map((name, index) => [name, FLAGS.includes(name) ? '1' : `${name} & ${index} "+é`]),
  );
  texts.v = '2';
  const said = {...texts, origin: 'https://course.example:8443', id: 'a'};
  const {attributes, origin, id, fault} = readFrameAddress(writeFrameAddress(said));
  assert.deepEqual(attributes, texts);
  assert.deepEqual({origin, id, fault}, {origin: said.origin, id: 'a', fault: null});
  for (const name of ATTRIBUTES) {
    const one = {[name]: FLAGS.includes(name) ? true : 'x'};
    const {attributes: read} = readFrameAddress(writeFrameAddress(one));
    assert.deepEqual(Object.keys(read), [...new Set(['v', name])]);
  }
  assert.deepEqual(readFrameAddress('?v=1&play=0&predict=false&readonly').attributes, {
    v: '1',
    readonly: '',
  });
});

test('an origin is one origin, written as a browser writes it', () => {
  for (const origin of ['https://a.example', 'http://localhost:8080', '*'])
    assert.deepEqual(readFrameAddress(writeFrameAddress({origin})).origin, origin);
  for (const origin of [
    '',
    'null',
    'a.example',
    'https://a.example/',
    'https://A.example',
    'https://*.example',
    'https://a.example:443',
    '**',
  ])
    assert.deepEqual(
      (({origin: read, fault}) => ({read, fault}))(readFrameAddress(writeFrameAddress({origin}))),
      {read: null, fault: 'bad-origin'},
      origin,
    );
});

test('of a later version nothing is taken for granted', () => {
  const read = readFrameAddress('?v=3&game=solitaire&origin=https://a.example');
  assert.deepEqual(read, {attributes: {v: '3'}, origin: null, id: null, fault: 'unknown-version'});
  assert.deepEqual(readFrameAddress('?v=2&seed=7').attributes, {v: '2', seed: '7'});
  assert.deepEqual(readFrameAddress('?seed=7').attributes, {seed: '7'});
});

/** Data of every kind, drawn by a small generator of its own. @param {number} seed */
function drawnData(seed) {
  let state = seed;
  const draw = (/** @type {number} */ below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const names = [
    'spyglass',
    'type',
    'id',
    'step',
    'action',
    'start',
    'format',
    'game',
    'seed',
    'agent',
    '__proto__',
  ];
  const types = ['load', 'play', 'undo', 'seek', 'state', 'export', 'hello', 'toString'];
  /** @param {number} depth @returns {any} */
  function value(depth) {
    const kind = draw(depth > 3 ? 8 : 12);
    if (kind < 2) return draw(3);
    if (kind < 4) return types[draw(types.length)];
    if (kind === 4) return null;
    if (kind === 5) return [Number.NaN, -1, 0.5, Infinity, 2 ** 60][draw(5)];
    if (kind === 6) return [new Map(), new Date(0), /x/, new Uint8Array(3), 10n][draw(5)];
    if (kind === 7) return 'FA1';
    if (kind < 10) return Array.from({length: draw(4)}, () => value(depth + 1));
    return object(depth + 1);
  }
  const object = (/** @type {number} */ depth) =>
    Object.fromEntries(
      Array.from({length: draw(4)}, () => [names[draw(names.length)], value(depth)]),
    );
  return {
    spyglass: draw(8) ? 1 : value(1),
    type: types[draw(types.length)],
    id: draw(4) ? 1 : value(1),
    ...object(0),
  };
}

test('whatever comes is a hello, a command that can be followed, or a fault with a code', () => {
  const kinds = new Set();
  for (let seed = 1; seed <= 20_000; seed += 1) {
    const data = drawnData(seed);
    const read = readMessage(data);
    kinds.add(Object.keys(read)[0]);
    if ('fault' in read) assert.match(read.fault.code, /^[a-z-]+$/);
    else if ('command' in read) {
      const {call, args, id} = read.command;
      assert.equal(call, data.type);
      assert(['string', 'number'].includes(typeof id));
      if (call === 'play') assert.equal(typeof args[0], 'string');
      if (call === 'seek') assert(Number.isSafeInteger(args[0]) && Number(args[0]) >= 0);
    }
  }
  assert.deepEqual([...kinds].sort(), ['command', 'fault', 'hello']);
});

test('a message is as large as it may be, and not larger', () => {
  const sized = (/** @type {number} */ length) =>
    readMessage({spyglass: 1, type: 'play', id: 1, action: 'F'.repeat(length)});
  assert('command' in sized(LARGEST - 200));
  assert.deepEqual(sized(LARGEST), {fault: {code: 'message-too-large', args: {}}});
});

test('of a start what is not known is passed over, as by the element, and what is known must be such', () => {
  const load = (/** @type {any} */ start) => readMessage({spyglass: 1, type: 'load', id: 1, start});
  const start = {seed: 7, colour: 'red', toString: 1};
  assert.deepEqual(load(start), {command: {id: 1, call: 'load', args: [start]}});
  assert.deepEqual(load({seed: []}), {fault: {code: 'bad-command', args: {field: 'start'}}});
});

test('others talk on the same line', () => {
  for (const data of [
    null,
    undefined,
    'spyglass',
    1,
    {},
    {type: 'hello'},
    [1],
    Object.create({spyglass: 1}),
  ])
    assert.equal(isOurs(data), false);
});

/** A frame among stand-ins, which tell what it does. @param {{origin?: string | null, call?: (name: string, args: any[]) => any, now?: () => number}} [how] */
function framed({origin = 'https://a.example', call = () => ({}), now} = {}) {
  const posted = /** @type {any[]} */ ([]);
  const warned = /** @type {string[]} */ ([]);
  const waiting = /** @type {(() => void)[]} */ ([]);
  let hear = (/** @type {any} */ _event) => {};
  let resized = () => {};
  let height = 300;
  let sized = 0;
  const board = Object.assign(new EventTarget(), {
    getAttribute: () => '{}',
    api: () =>
      new Proxy(
        {},
        {
          get:
            (_, name) =>
            (/** @type {any[]} */ ...args) =>
              call(String(name), args),
        },
      ),
  });
  createFrame({
    board: /** @type {any} */ (board),
    origin,
    id: 'f',
    site: 'https://host.example/',
    base: 'https://host.example/embed/',
    warn: (code) => warned.push(code),
    parent: {
      post: (message, to) => posted.push({...message, to}),
      hear: (listener) => {
        hear = listener;
      },
    },
    room: {
      height: () => height,
      changed: (listener) => {
        resized = listener;
      },
      sized: () => {
        sized += 1;
      },
    },
    later: (next) => waiting.push(next),
    ...(now && {now}),
  });
  return {
    posted,
    warned,
    board,
    sizedTimes: () => sized,
    of: (/** @type {string} */ type) => posted.filter((one) => one.type === type),
    say: (/** @type {any} */ data, from = 'https://a.example') => hear({data, origin: from}),
    grow(/** @type {number} */ to) {
      height = to;
      resized();
    },
    /** All time there is goes by. */
    wait() {
      for (let next = waiting.shift(); next; next = waiting.shift()) next();
    },
  };
}

test('a frame says hello until it is answered, and not for ever', () => {
  const alone = framed();
  alone.wait();
  assert.equal(alone.of('hello').length, HELLOS_MS.length);

  const {of, say, wait} = framed();
  say({spyglass: 1, type: 'hello', heard: false, sizes: false});
  wait();
  assert.deepEqual(
    of('hello').map(({heard}) => heard),
    [true],
  );
  // Two who have heard each other fall silent.
  say({spyglass: 1, type: 'hello', heard: true, sizes: false});
  assert.equal(of('hello').length, 1);
  // Who has come anew is answered anew.
  say({spyglass: 1, type: 'hello', heard: false, sizes: false});
  assert.equal(of('hello').length, 2);
});

test('a height is told when it changes, and whoever comes hears the last', () => {
  const {of, say, grow, sizedTimes} = framed();
  grow(310.2);
  grow(310.4);
  grow(0);
  assert.deepEqual(
    of('height').map(({height}) => height),
    [311],
  );
  say({spyglass: 1, type: 'hello', heard: false, sizes: false});
  assert.deepEqual(
    of('height').map(({height}) => height),
    [311],
    'a frame that is not shown has no height',
  );
  assert.equal(sizedTimes(), 0);
  grow(400);
  say({spyglass: 1, type: 'hello', heard: false, sizes: true});
  assert.deepEqual(
    of('height').map(({height}) => height),
    [311, 400, 400],
  );
  assert.equal(sizedTimes(), 1);
});

test('all that is said is said to the one origin that is named', async () => {
  const {posted, board, say, grow, wait} = framed();
  wait();
  grow(500);
  for (const name of ['ready', 'step', 'error'])
    board.dispatchEvent(Object.assign(new Event(`board-${name}`), {detail: {step: 1}}));
  say({spyglass: 1, type: 'undo', id: 1});
  say({spyglass: 1, type: 'fly', id: 2});
  await new Promise(setImmediate);
  assert(posted.length > 8);
  assert(
    posted.every(
      ({to, spyglass, frame}) => to === 'https://a.example' && spyglass === 1 && frame === 'f',
    ),
  );
});

test('what is done is told with a statement, which says how long it took where that was begun here', () => {
  const one = {chapter: 1, earned: 1, possible: 1, answer: 'A1', tries: 1, hints: 0};
  const progress = (/** @type {object[]} */ outcomes) => ({
    ...{title: 'x', chapters: 2, at: 1, earned: outcomes.length, possible: 2, outcomes},
  });
  for (const outcomes of [[], [one]]) {
    let view = progress(outcomes);
    let time = 100;
    const frame = framed({
      call: () => ({mode: 'play', record: null, position: null, step: 1, steps: 2, view}),
      now: () => time,
    });
    const tell = (/** @type {string} */ name, /** @type {object} */ detail) =>
      frame.board.dispatchEvent(Object.assign(new Event(`board-${name}`), {detail}));
    tell('ready', {mode: 'play', step: 1, steps: 2});
    time += 1500;
    view = progress([...outcomes, {...one, chapter: 2}]);
    tell('lesson', view);
    tell('step', {step: 2, steps: 2});
    tell('end', {outcome: 'finished', score: 100, record: null});
    const [ready, step, lesson, end] = ['ready', 'step', 'lesson', 'end'].map(
      (type) => frame.of(type)[0],
    );
    assert.deepEqual([ready.statement, step.statement], [undefined, undefined]);
    assert.match(lesson.statement.object.id, /-2$/);
    assert.equal(end.statement.result.duration, outcomes.length === 0 ? 'PT1.50S' : undefined);
  }
});

test('a stranger is refused and told nothing else, and nobody commands where nobody is named', async () => {
  const calls = /** @type {string[]} */ ([]);
  const call = (/** @type {string} */ name) => calls.push(name);
  const {posted, warned, say} = framed({call});
  const strangers = ['https://b.example', 'null', 'https://a.example:444', 'http://a.example'];
  for (const from of strangers) say({spyglass: 1, type: 'undo', id: 1}, from);
  say({spyglass: 1, type: 'hello', heard: false, sizes: true}, strangers[0]);
  say({type: 'of another program'}, strangers[0]);
  await new Promise(setImmediate);
  const told = {to: '*', spyglass: 1, frame: 'f', type: 'refused', code: 'wrong-origin', args: {}};
  assert.deepEqual(posted, [...strangers.map(() => ({...told, id: 1})), {...told, id: null}]);
  assert.deepEqual(warned, ['wrong-origin']);
  for (const origin of ['*', null]) {
    const open = framed({origin, call});
    open.say({spyglass: 1, type: 'undo', id: 3});
    await new Promise(setImmediate);
    assert.deepEqual(
      open.of('refused').map(({id, code}) => ({id, code})),
      [{id: 3, code: 'no-origin'}],
    );
    open.board.dispatchEvent(Object.assign(new Event('board-step'), {detail: {step: 1}}));
    assert.equal(open.of('step').length, origin === '*' ? 1 : 0);
  }
  assert.deepEqual(calls, []);
});

test('a reply carries the id of its command, also of a refusal', async () => {
  const {of, say} = framed({
    call(name, [value]) {
      if (name === 'export') throw new DOMException('gone', 'InvalidStateError');
      if (name === 'seek')
        throw Object.assign(new Error('no'), {code: 'bad-step', args: {step: value}});
      return {called: name, value};
    },
  });
  say({spyglass: 1, type: 'play', id: 'p', action: 'FA1'});
  say({spyglass: 1, type: 'seek', id: 9, step: 4});
  say({spyglass: 1, type: 'export', id: 10});
  await new Promise(setImmediate);
  assert.deepEqual(
    of('reply').map(({id, result}) => ({id, result})),
    [{id: 'p', result: {called: 'play', value: 'FA1'}}],
  );
  assert.deepEqual(
    of('refused').map(({id, code, args}) => ({id, code, args})),
    [
      {id: 9, code: 'bad-step', args: {step: 4}},
      {id: 10, code: 'unknown', args: {}},
    ],
  );
});

test('only so many commands may wait', async () => {
  const {of, say} = framed({call: () => new Promise(() => {})});
  for (let id = 0; id < MOST_OPEN + 3; id += 1) say({spyglass: 1, type: 'undo', id});
  await new Promise(setImmediate);
  assert.deepEqual(
    of('refused').map(({code}) => code),
    Array(3).fill('too-many'),
  );
});

/** What a frame says, whole. @type {Record<string, Record<string, any>>} */
const SAID = {
  hello: {heard: false},
  height: {height: 640},
  reply: {id: 1, result: {step: 3}},
  refused: {id: 2, code: 'bad-step', args: {step: '-1'}},
  ready: {mode: 'race', record: 'spyglass1 admiral s.7 race:you,hunt -', step: 0, steps: 0},
  step: {
    step: 1,
    steps: 1,
    action: 'FB1',
    reason: null,
    record: 'spyglass1 admiral s.7 solo:hunt FB1',
  },
  answer: {
    ...{action: null, actions: [], step: 0, prediction: 'B1', measure: null},
    statement: statementOf(
      'answer',
      {actions: [], prediction: 'B1'},
      {
        state: {
          mode: 'watch',
          record: 'spyglass1 admiral s.7 solo:hunt -',
          position: null,
          step: 0,
          steps: 0,
        },
        site: 'https://host.example/',
        base: 'https://host.example/embed/',
      },
    ),
  },
  lesson: {
    ...{
      title: 'Two questions',
      chapters: 2,
      at: 1,
      earned: 0.5,
      possible: 2,
      score: 25,
      done: false,
    },
    outcomes: [{chapter: 1, earned: 0.5, possible: 1, answer: 'C7', tries: 2, hints: 1}],
  },
  end: {score: -215, record: 'spyglass1 solitaire s.7 solo:you S'},
  error: {code: 'bad-seed', args: {}, sentence: 'A seed is a number.'},
};
/** Nothing that any field may be. */
const NEVER = [Number.NaN, Number.POSITIVE_INFINITY, new Date(0), () => {}, Symbol('x')];

test('the page around follows what a frame tells whole, and nothing that is of another kind', () => {
  for (const name of EVENTS) assert(SAID[name], name);
  for (const [type, fields] of Object.entries(SAID)) {
    const data = {spyglass: 1, type, frame: 'first', ...fields};
    assert(isFrameEvent(data), type);
    assert(isFrameEvent({...data, later: 'a field of a later version'}), type);
    for (const name of Object.keys(fields).filter((one) => one !== 'result'))
      for (const value of NEVER) assert(!isFrameEvent({...data, [name]: value}), `${type} ${name}`);
  }
  for (const height of [-1, 0, 0.5, 30_001, 1e308, '640', '1px; color: red', [640], null])
    assert(!isFrameEvent({spyglass: 1, type: 'height', height}), String(height));
  for (const type of ['toString', '__proto__', 'constructor', 'load', '', 7, null, ['step']])
    assert(!isFrameEvent({spyglass: 1, ...SAID.step, type}), String(type));
  for (const none of [null, undefined, 'hello', 7, [SAID.hello]]) assert(!isFrameEvent(none));
});
