// The element without a browser: what attributes mean, who gets which worker, what may be wished.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {reduceEditing} from '../../www/src/features/solver/state.js';
import {readPosition} from '../../www/src/games/sea/position.js';
import {presetRules} from '../../www/src/games/sea/presets.js';
import {initialState, reduce} from '../../www/src/games/sea/reduce.js';
import {ATTRIBUTES} from '../../www/src/shell/share/frame-address.js';
import {createStore} from '../../www/src/shell/store.js';
import {actionOf, actionsOf, callOf} from '../../www/src/widget/actions.js';
import {createAnswering} from '../../www/src/widget/answering.js';
import {createApi} from '../../www/src/widget/api.js';
import {readAttributes} from '../../www/src/widget/attributes.js';
import {detour} from '../../www/src/widget/cross-origin-worker.js';
import {createEnds} from '../../www/src/widget/ends.js';
import {createEngines} from '../../www/src/widget/engines.js';
import {endOf, tellEvents} from '../../www/src/widget/events.js';
import {createInPage, withFallback} from '../../www/src/widget/fallback.js';
import {mayWish} from '../../www/src/widget/readonly-policy.js';
import {
  createSeaCalls,
  failureIn,
  isOpen,
  isShown,
  seaStanding,
} from '../../www/src/widget/sea-calls.js';
import {createShowing} from '../../www/src/widget/showing.js';
import {takesBack} from '../../www/src/widget/takes-back.js';
import {door} from './engine.mjs';
import {speech} from './speech.mjs';

/** @param {Record<string, string>} said */
const read = (said) => readAttributes((name) => said[name] ?? null);

const settled = () => new Promise((done) => setTimeout(done));

test('nothing said is a paused hunt, and every attribute has a value that is taken', () => {
  const {wish, fault} = read({});
  assert.equal(fault, null);
  assert.equal(wish?.mode, 'watch');
  assert.equal(wish?.play, false);
  assert.deepEqual(wish?.show, ['overlay', 'reason']);
  /** @type {Record<string, string>} */
  const values = {
    v: '2',
    game: 'sea-battle',
    mode: 'race',
    record: 'spyglass1 admiral s.1 solo:you -',
    position: '{}',
    seed: '18446744073709551615',
    agent: 'hunt, parity(k=longest)',
    step: '12',
    from: '3',
    show: '',
    deductions: 'line-full refutation',
    lang: 'it',
    theme: 'dark',
  };
  for (const name of ATTRIBUTES) assert.equal(read({[name]: values[name] ?? ''}).fault, null, name);
  const versions = [{}, {v: '1'}, {v: '2'}].map((said) => read(said).wish?.version);
  assert.deepEqual(versions, [1, 1, 2]);
  assert.deepEqual(read({agent: values.agent}).wish?.agents, ['hunt', 'parity(k=longest)']);
  assert.deepEqual(read({show: ''}).wish?.show, []);
  assert.equal(read({position: '{}'}).wish?.mode, 'edit');
  assert.equal(read({game: 'puzzle-8'}).wish?.mode, 'puzzle');
});

test('what cannot be meant is refused by its name', () => {
  const wrong = {
    game: ['chess', 'unknown-rules'],
    mode: ['fly', 'bad-attribute'],
    seed: ['18446744073709551616', 'bad-seed'],
    step: ['-1', 'bad-attribute'],
    show: ['overlay all', 'bad-attribute'],
    theme: ['pink', 'bad-attribute'],
    deductions: ['magic', 'bad-attribute'],
  };
  for (const [name, [value, code]] of Object.entries(wrong)) {
    const {wish, fault} = read({[name]: value});
    assert.equal(wish, null);
    assert.equal(fault?.code, code, name);
    if (code === 'bad-attribute') assert.equal(fault?.args?.attribute, name);
  }
  assert.equal(read({record: 'r', position: '{}'}).fault?.code, 'two-starts');
});

test('a mode in which a game is not played is refused; one of a record or a position is theirs', () => {
  for (const [game, ...modes] of [
    ['solitaire', 'play'],
    ['puzzle-6', 'watch', 'race', 'play', 'compare'],
    ['reversi', 'race', 'compare', 'puzzle'],
  ])
    for (const mode of modes)
      assert.deepEqual(read({game, mode}).fault, {
        code: 'bad-attribute',
        args: {attribute: 'mode', value: mode},
      });
  for (const [game, mode] of [
    ['solitaire', 'race'],
    ['puzzle-6', 'puzzle'],
    ['moving', 'play'],
  ])
    assert.equal(read({game, mode}).fault, null);
  assert.equal(read({game: 'puzzle-6', mode: 'watch', position: '{}'}).fault, null);
});

test('an action is a call and back, and anything else is none', () => {
  for (const action of ['FA1', 'GJ10', 'WP16', 'UC7', 'S']) {
    const call = callOf(action);
    assert(call);
    assert.equal(actionOf(call.method, call.args), action);
  }
  for (const none of ['', 'C7', 'FC0', 'FC17', 'FQ1', 'fC7', 'XC7', 'FC7.FC8', 7, null])
    assert.equal(callOf(none), null, String(none));
  assert.equal(actionOf('seek', [3]), null);
});

test('a worker script of another origin, or of a page without one, is fetched by a script of the page', () => {
  const page = {
    origin: 'https://here.test',
    location: {origin: 'https://here.test', href: 'https://here.test/a/b.html'},
  };
  assert.equal(detour('https://here.test/w.js', page), null);
  for (const [url, origin] of [
    ['https://there.test/w.js', page.origin],
    ['https://here.test/w.js', 'null'],
  ]) {
    const script = detour(url, {...page, origin}) ?? '';
    assert(script.includes(`import("${url}")`));
    assert.doesNotThrow(() => new Function(script));
  }
});

/** Engines that note what they are asked. */
function engines() {
  const made = /** @type {any[]} */ ([]);
  const later = /** @type {(() => void)[]} */ ([]);
  const pool = createEngines(
    (told) => {
      const engine = {
        told,
        calls: /** @type {any[]} */ ([]),
        stopped: false,
        call: async (/** @type {any[]} */ ...call) => void engine.calls.push(call),
        restart() {},
        stop() {
          engine.stopped = true;
        },
      };
      made.push(engine);
      return engine;
    },
    {later: (done) => later.push(done)},
  );
  const here = {awake: async () => {}, begun: Promise.resolve()};
  return {pool, made, here, linger: () => later.splice(0).forEach((done) => void done())};
}

const deaf = () => ({onStatus() {}, onNote() {}});

test('elements share two workers, each with boards of its own, and the last one ends its worker', async () => {
  const {pool, made, here, linger} = engines();
  const clients = Array.from({length: 6}, () => pool.join(deaf(), here));
  assert.equal(made.length, 0, 'nobody has asked for anything');
  for (const client of clients) await client.call('newGame', [{rules: 'hunt'}], 'game-1');
  assert.equal(made.length, 2);
  assert.deepEqual(
    made.map(({calls}) => calls.length),
    [3, 3],
  );
  const boards = made.flatMap(({calls}) => calls.map(([, , board]) => board));
  assert.equal(new Set(boards).size, 6);
  for (const client of clients) client.stop();
  const closed = made.flatMap(({calls}) => calls.filter(([method]) => method === 'close'));
  assert.deepEqual(closed.map(([, , board]) => board).sort(), [...boards].sort());
  assert(
    made.every(({stopped}) => !stopped),
    'one that is moved shall find it again',
  );
  linger();
  assert(made.every(({stopped}) => stopped));
  assert.equal(pool.count(), 0);
});

test('an engine that is ready is told to whoever comes later, and not to whoever has gone', async () => {
  const {pool, made, here} = engines();
  const heard = /** @type {string[]} */ ([]);
  const teller = (/** @type {string} */ name) => ({
    onStatus: ({phase}) => void heard.push(`${name} ${phase}`),
    onNote() {},
  });
  const one = pool.join(teller('one'), here);
  await one.call('tables');
  made[0].told.onStatus({phase: 'ready'});
  one.stop();
  const two = pool.join(teller('two'), here);
  await two.call('tables');
  await settled();
  assert.deepEqual(heard, ['one ready', 'two ready']);
  await assert.rejects(one.call('tables'), {code: 'engine-ended'});
});

test('what nobody sees is not counted until somebody does', async () => {
  const {pool, made} = engines();
  let wake = () => {};
  const awake = new Promise((resolve) => {
    wake = () => resolve(null);
  });
  const client = pool.join(deaf(), {awake: () => awake, begun: Promise.resolve()});
  const thought = client.call('think', [], 'game-1');
  await client.call('seek', [3], 'game-1');
  assert.deepEqual(
    made[0].calls.map(([method]) => method),
    ['seek'],
  );
  wake();
  await thought;
  assert.deepEqual(
    made[0].calls.map(([method]) => method),
    ['seek', 'think'],
  );
});

test('an answer that the page keeps never comes to the engine, and is no fault', async () => {
  const calls = /** @type {any[]} */ ([]);
  const asked = /** @type {string[][]} */ ([]);
  let keeps = true;
  const client = createAnswering(
    /** @type {any} */ ({
      call: async (/** @type {any[]} */ ...call) => void calls.push(call),
      restart() {},
      stop() {},
    }),
    actionsOf,
    (actions) => {
      asked.push(actions);
      return !keeps;
    },
    () => {},
  );
  await assert.rejects(client.call('shoot', ['C7'], 'b'), {code: 'stale'});
  await assert.rejects(
    client.call(
      'mark',
      [
        [
          ['note', 'A1'],
          ['guess', 'A2'],
        ],
      ],
      'b',
    ),
    {code: 'stale'},
  );
  assert.deepEqual(calls, []);
  keeps = false;
  await client.call('shoot', ['C7'], 'b');
  await client.call('seek', [1], 'b');
  assert.equal(calls.length, 2);
  assert.deepEqual(asked, [['FC7'], ['WA1', 'GA2'], ['FC7']]);
});

test('readonly lets through what only looks', () => {
  /** @type {any[]} */
  const looks = [
    {type: 'go', where: 3},
    {type: 'key', does: 'move'},
    {type: 'setting'},
    {type: 'dialog', dialog: 'help'},
    {type: 'hand-out', form: 'svg'},
    {type: 'embedding', change: {}},
  ];
  /** @type {any[]} */
  const acts = [
    {type: 'cell'},
    {type: 'take', method: 'undo'},
    {type: 'key', does: 'enter'},
    {type: 'puzzle-fill'},
    {type: 'typed-cell'},
    {type: 'open-record'},
    {type: 'open-file'},
  ];
  for (const action of looks) assert(mayWish(action, true), action.type);
  for (const action of acts) {
    assert(!mayWish(action, true), action.type);
    assert(mayWish(action, false), action.type);
  }
  assert(!mayWish({type: 'dialog', dialog: 'settings'}, false));
});

test('what is foretold is an answer, and readonly forbids moves alone', () => {
  /** @type {any[]} */
  const answers = [
    {type: 'cell'},
    {type: 'typed-cell'},
    {type: 'key', does: 'enter'},
    {type: 'prediction-back'},
  ];
  for (const action of answers) {
    assert(mayWish(action, true, true), action.type);
    assert(!mayWish(action, true, false), action.type);
  }
  /** @type {any[]} */
  const moves = [{type: 'take', method: 'undo'}, {type: 'key', does: 'use'}, {type: 'puzzle-fill'}];
  for (const action of moves) assert(!mayWish(action, true, true), action.type);
});

test('a worker that is refused gives way to the page, with all that was asked', async () => {
  const served = /** @type {any[]} */ ([]);
  const inPage = () =>
    createInPage(async () => (post) => (call) => {
      served.push(call);
      post({id: call.id, result: 'done'});
    });
  const refusing = () => {
    const worker = {
      onmessage: null,
      onerror: /** @type {any} */ (null),
      postMessage() {},
      terminate() {},
    };
    setTimeout(() => worker.onerror({}));
    return worker;
  };
  const throwing = () => {
    throw new Error('not here');
  };
  for (const start of [refusing, throwing]) {
    served.length = 0;
    const worker = withFallback(start, inPage);
    const answer = new Promise((resolve) => {
      worker.onmessage = ({data}) => resolve(data);
    });
    worker.postMessage(/** @type {any} */ ({id: 1}));
    assert.deepEqual(await answer, {id: 1, result: 'done'});
    assert.deepEqual(served, [{id: 1}]);
  }
});

test('one that has spoken and dies is no longer replaced by the page', () => {
  const worker = {
    onmessage: /** @type {any} */ (null),
    onerror: /** @type {any} */ (null),
    postMessage() {},
    terminate() {},
  };
  const own = withFallback(
    () => worker,
    () => assert.fail('the client starts another worker'),
  );
  let died = false;
  own.onerror = () => {
    died = true;
  };
  worker.onmessage({data: {status: 'ready'}});
  worker.onerror({});
  assert(died);
});

test('an end is told once of each line of a game, and anew of another game', () => {
  const isEnd = createEnds();
  assert(!isEnd('one', 'A1', false));
  assert(isEnd('one', 'A1.B2', true));
  assert(!isEnd('one', 'A1.B2', false));
  assert(!isEnd('one', 'A1.B2', true));
  assert(isEnd('one', 'A1.C3', true));
  assert(!isEnd('one', 'A1.B2', true));
  assert(isEnd('two', 'A1.B2', true));
});

test('an end is told with its outcome and score, of the person before agents', () => {
  /** @param {any} config @param {string[]} shots */
  function ended(config, shots) {
    const game = door.newGame({rules: 'admiral', seed: '42', ...config});
    const isAgents = (/** @type {import('../../www/src/engine/types.js').View} */ view) =>
      view.toMove !== null && view.players[view.toMove - 1].kind === 'agent';
    const agentsAct = () => {
      while (isAgents(game.view())) game.aiMove();
    };
    agentsAct();
    for (const cell of shots) {
      assert.equal(endOf(game.view()), null);
      game.shoot(cell);
      agentsAct();
    }
    game.solve();
    agentsAct();
    return game.view();
  }
  for (const players of ['solo:you', 'race:expert-standard,you']) {
    const view = ended({rules: 'solitaire', players}, ['A1', 'B2']);
    const yours = view.boards.find(({shooter}) => view.players[shooter - 1].kind === 'you');
    assert.equal(typeof yours?.score?.total, 'number');
    const end = endOf(view);
    assert.equal(end?.score, yours?.score?.total, players);
    const rival = view.boards.find(({shooter}) => view.players[shooter - 1].kind === 'agent');
    const lead = Number(end?.score) - Number(rival?.score?.total);
    assert.equal(
      end?.outcome,
      rival ? (lead > 0 ? 'won' : lead < 0 ? 'lost' : 'drawn') : 'finished',
    );
  }
  // Who gives up has no score, whatever the agent then makes of its own sea.
  for (const players of ['solo:you', 'race:you,hunt', 'duel:hunt,you'])
    assert.deepEqual(
      endOf(ended({players}, ['A1', 'B2', 'C3'])),
      {outcome: 'resigned', score: null},
      players,
    );
  assert.deepEqual(endOf(ended({rules: 'puzzle-6', players: 'solo:you'}, [])), {
    outcome: 'resigned',
    score: null,
  });
});

/** The interface of an element whose engine is the test. @param {any} [known] */
function api(known = {}) {
  const life = new AbortController();
  const store = createStore(initialState(known), reduce);
  const client = /** @type {any} */ ({call: () => new Promise(() => {})});
  const game = {
    ...{store, failureIn, isOpen, isShown},
    ...seaStanding(store),
    calls: (/** @type {any} */ following) =>
      createSeaCalls({store, client, turns: /** @type {any} */ ({})}, following),
  };
  return {store, life, api: createApi(game, () => {}, life.signal)};
}

const FAILED = /** @type {const} */ ({
  type: 'engine',
  status: {phase: 'failed', code: 'engine-not-loaded', message: ''},
});

test('what is asked of an element whose engine fails is refused, then and later', async () => {
  for (const mode of ['watch', 'compare', 'edit']) {
    const {store, api: asked} = api({mode});
    const waiting = [asked.seek(1), asked.export()];
    store.dispatch(FAILED);
    for (const call of [...waiting, asked.seek(1), asked.export(), asked.hint()])
      await assert.rejects(call, {code: 'engine-not-loaded'}, mode);
  }
});

test('an engine that does not come is told once, whatever it takes along, and anew when it is asked for again', () => {
  const store = createStore(initialState(), reduce);
  /** @type {string[]} */
  const codes = [];
  const {tellErrors} = tellEvents(
    store,
    (_name, detail) => {
      if ('code' in detail) codes.push(detail.code);
      return true;
    },
    () => speech,
  );
  const refuse = (/** @type {any} */ error) => store.dispatch({type: 'refused', error});
  store.dispatch(FAILED);
  refuse({code: 'engine-not-loaded'});
  store.dispatch({type: 'edit-fault', fault: {code: 'engine-not-loaded'}});
  store.dispatch(FAILED);
  tellErrors();
  assert.deepEqual(codes.splice(0), ['engine-not-loaded']);
  store.dispatch({type: 'retry'});
  store.dispatch(FAILED);
  tellErrors();
  assert.deepEqual(codes.splice(0), ['engine-not-loaded']);
  // What is refused by an engine that is there is each time a refusal of its own.
  store.dispatch({type: 'engine', status: {phase: 'ready'}});
  refuse({code: 'game-over'});
  refuse({code: 'game-over'});
  // Another comparison that stands there instead says once more why.
  refuse({code: 'bad-record'});
  refuse({code: 'bad-record', instead: true});
  tellErrors();
  assert.deepEqual(codes, ['game-over', 'game-over', 'bad-record']);
});

test('what waits for an element that is taken out is refused', async () => {
  const {life, api: asked} = api();
  const waiting = asked.export();
  await settled();
  life.abort();
  await assert.rejects(waiting, {code: 'stale'});
  await assert.rejects(asked.undo(), {code: 'stale'});
});

test('a comparison or a position that has still to come is waited for', async () => {
  for (const [mode, opened] of /** @type {const} */ ([
    ['compare', 'compare-opened'],
    ['edit', 'edit-judged'],
  ])) {
    const {store, api: asked} = api({mode});
    store.extend((state, {type}) =>
      type === opened
        ? /** @type {any} */ ({
            ...state,
            comparing: {record: 'there', step: 0, steps: 0, whole: {over: true}},
            editing: {text: 'there'},
          })
        : state,
    );
    let come = false;
    const exported = asked.export().then((text) => {
      assert(come, mode);
      return text;
    });
    await settled();
    come = true;
    store.dispatch(/** @type {any} */ ({type: opened}));
    assert.equal(await exported, 'there');
  }
});

test('a comparison that is loaded or sought in is told once it has come to the round asked for', async () => {
  const {store, api: asked} = api({mode: 'compare'});
  store.extend((state, /** @type {any} */ {type, step}) =>
    type.startsWith('compare-') && type !== 'compare-go'
      ? /** @type {any} */ ({...state, comparing: {record: 'there', step, steps: 9, whole: {}}})
      : state,
  );
  /** @param {Promise<any>} promise @param {number} step only once that is shown the promise is settled */
  async function comesAt(promise, step) {
    let come = false;
    void promise.then(() => (come = true));
    await settled();
    store.dispatch({type: 'compare-round', step: 0, views: []});
    await settled();
    assert(!come, 'too early');
    store.dispatch(/** @type {any} */ ({type: 'compare-there', step}));
    assert.equal((await promise).step, step);
  }
  await comesAt(
    asked.load(() => store.dispatch(/** @type {any} */ ({type: 'compare-opened', step: 0}))),
    3,
  );
  await comesAt(asked.seek(1), 1);
  await comesAt(asked.seek(99), 7);
});

test('of a position in its place nothing comes: it is gone on from the one asked for, once that is judged', async () => {
  const text = '{"rules":"admiral","shots":[["A1","miss"]]}';
  const wish = /** @type {import('../../www/src/widget/attributes.js').Wish} */ (
    read({position: text, mode: 'race'}).wish
  );
  const store = createStore(initialState({}), reduce);
  store.extend(reduceEditing);
  const heard = /** @type {string[]} */ ([]);
  store.hear(({type}) => void heard.push(type));
  const showing = createShowing(store, /** @type {any} */ ({}), wish);
  const result = {examples: [[]]};
  const verdict = (/** @type {string | undefined} */ of) =>
    store.dispatch(/** @type {any} */ ({type: 'edit-verdict', text: of, view: {}, result}));
  store.dispatch({type: 'edit-begin', rules: 'admiral', whole: presetRules('admiral')});
  void showing.show(wish, true);
  const before = store.get().editing?.text;
  verdict(before);
  store.dispatch({type: 'edit-taken', position: readPosition(text), whole: presetRules('admiral')});
  verdict(before);
  assert(!heard.includes('edit-play'));
  verdict(store.get().editing?.text);
  assert(heard.includes('edit-play'));
});

test('of a whole hunt the outcome says who needed fewer shots, and of a duel who won', () => {
  /** @param {string} players @param {number} seed */
  function played(players, seed) {
    const game = door.newGame({rules: 'admiral', seed: String(seed), players});
    const cells = Array.from(
      {length: 100},
      (_, at) => `${'ABCDEFGHIJ'[at % 10]}${1 + Math.floor(at / 10)}`,
    );
    for (let view = game.view(); !view.over; view = game.view()) {
      const {kind} = view.players[view.toMove - 1];
      if (kind === 'agent') game.aiMove();
      else game.shoot(cells.shift());
    }
    return game.view();
  }
  const met = new Set();
  for (let seed = 1; seed <= 12; seed += 1) {
    const race = played('race:hunt,parity', seed);
    const [first, second] = race.players.map(({shots}) => shots);
    const outcome = first < second ? 'won' : first > second ? 'lost' : 'drawn';
    assert.deepEqual(endOf(race), {outcome, score: first});
    met.add(outcome);
    const duel = played('duel:hunt,parity', seed);
    assert.equal(endOf(duel)?.outcome, duel.final.winner === 1 ? 'won' : 'lost');
  }
  assert(met.has('won') && met.has('lost'));
  // Whoever shoots row by row loses to an agent, and alone has finished.
  for (const [players, outcome] of [
    ['race:you,hunt', 'lost'],
    ['duel:hunt,you', 'lost'],
    ['solo:you', 'finished'],
  ])
    assert.equal(endOf(played(players, 3))?.outcome, outcome, players);
});

test('what cannot be meant together is refused with a code', () => {
  const record = 'spyglass1 admiral s.4 race:you,hunt FA1.2FG3';
  for (const mode of ['race', 'puzzle', 'compare'])
    assert.deepEqual(read({game: 'reversi-6', mode}).fault, {
      code: 'bad-attribute',
      args: {attribute: 'mode', value: mode},
    });
  for (const mode of ['watch', 'play']) assert.equal(read({game: 'reversi', mode}).fault, null);
  for (const from of ['0', '1', '2']) assert.equal(read({record, from}).fault, null);
  assert.deepEqual(read({record, from: '3'}).fault, {
    code: 'bad-attribute',
    args: {attribute: 'from', value: '3'},
  });
  assert.deepEqual(read({mode: 'compare', agent: 'hunt'}).fault, {code: 'one-agent'});
  for (const agent of ['hunt,parity', '']) assert.equal(read({mode: 'compare', agent}).fault, null);
  assert.equal(read({mode: 'watch', agent: 'hunt'}).fault, null);
});

test('what takes back what was done, or does it over, is known by its type; looking and going on is none of it', () => {
  const record = 'spyglass2 admiral s.42 race:you,parity FA1.FB1';
  const takes = (/** @type {object} */ action) => takesBack(action, record);
  for (const type of ['undo', 'puzzle-undo', 'lesson-undo', 'prediction-back'])
    assert.ok(takes({type}), type);
  for (const type of ['play-on', 'try-again', 'lesson-begin']) assert.ok(takes({type}), type);
  assert.ok(takes({type: 'take', method: 'undo'}) && takes({type: 'key', does: 'undo'}));
  for (const same of ['race:you,parity -', 'solo:you FJ9', 'solo:hunt FA1.FB1'])
    assert.ok(takes({type: 'open-record', record: `spyglass1 admiral s.42 ${same}`}), same);
  for (const other of ['admiral s.43 race:you,parity -', 'salvo s.42 race:you,parity FA1'])
    assert.ok(!takes({type: 'open-record', record: `spyglass2 ${other}`}), other);
  for (const type of [
    'cell',
    'go',
    'new-sea',
    'rematch',
    'lesson-visit',
    'toString',
    'constructor',
  ])
    assert.ok(!takes({type}), type);
  assert.ok(!takes({type: 'take', method: 'solve'}) && !takes({type: 'key', does: 'redo'}));
});
