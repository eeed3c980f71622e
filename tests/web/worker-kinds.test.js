// A worker of any kind may trap, die or hang: the first time nobody notices, the second time the call is refused, and the next goes on.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createBatches} from '../../www/src/engine/batch-responder.js';
import {
  createExplorerClient,
  createReversiClient,
  createSeaClient,
} from '../../www/src/engine/client-kinds.js';
import {createExplorer} from '../../www/src/engine/explorer-responder.js';
import {createMatches} from '../../www/src/engine/match-responder.js';
import {createPool} from '../../www/src/engine/pool.js';
import {createResponder} from '../../www/src/engine/responder.js';
import {createReversi} from '../../www/src/engine/reversi-responder.js';
import {createEngines} from '../../www/src/widget/engines.js';
import {door, explorer} from './engine.mjs';
import {reversi} from './reversi-engine.mjs';

const TIMEOUT_MS = 10_000;
const small = {
  cols: 4,
  rows: 1,
  fleet: [{name: 'boat', count: 1, length: 2}],
  contact: 'free',
  announce: 'sunk',
};

const lab = {rules: 'admiral', seed: '1', agents: ['random'], deploy: 'uniform'};
const match = {rules: 'reversi-4', seed: '1', agents: ['reversi-random', 'reversi-random']};

/** A pool of one worker, asked as a client is. @param {any} options */
function createPlayers({startWorker, timeoutMs}) {
  const pool = createPool(startWorker, {size: 1, timeoutMs});
  return {
    call: (/** @type {any} */ method, /** @type {any} */ args) =>
      /** @type {any} */ (pool).ask(method, ...args),
    stop: pool.close,
  };
}

/** What a worker does of a call it does not survive. @type {Record<string, {code: string, befall: (worker: any, id: number, tick: () => void) => void}>} */
const FATES = {
  trap: {
    code: 'engine-trapped',
    befall: (worker, id) =>
      worker.onmessage?.({data: {id, error: {code: 'engine-trapped', message: 'unreachable'}}}),
  },
  death: {code: 'engine-died', befall: (worker) => worker.onerror?.({message: 'out of memory'})},
  hang: {
    code: 'engine-timeout',
    befall(worker, _id, tick) {
      worker.isDeaf = true;
      setImmediate(tick);
    },
  },
};

/**
 * Each kind: its state made, the call that is not survived, and what tells that the state is there.
 * @type {Record<string, {respond: (post: any) => (call: any) => void, create: (options: any) => any, before: [string, any[]][], fatal: [string, any[]], after: [string, any[]]}>}
 */
const KINDS = {
  seas: {
    respond: (post) => createResponder(door, post),
    create: createSeaClient,
    before: [
      ['newGame', [{rules: 'admiral', seed: '1', players: 'solo:you'}]],
      ['shoot', ['A1']],
    ],
    fatal: ['shoot', ['B2']],
    after: ['shoot', ['C3']],
  },
  'a position': {
    respond: (post) => createResponder(door, post),
    create: createSeaClient,
    before: [['openPosition', ['{"rules":"admiral","shots":[]}']]],
    fatal: ['verdict', []],
    after: ['verdict', []],
  },
  reversi: {
    respond: (post) => createReversi(reversi, post, async () => [new Uint8Array()]),
    create: createReversiClient,
    before: [
      ['openGame', ['spyglass1 reversi s.1 duel:you,you Mf5.Md6.Mc3', 1]],
      ['move', ['f4']],
      ['tree', ['spyglass1 reversi s.1 duel:you,you Mf5', 1, {depth: 2}]],
    ],
    fatal: ['chooseLine', [0]],
    after: ['node', [3]],
  },
  'small boards': {
    respond: (post) => createExplorer(explorer, post),
    create: createExplorerClient,
    before: [['solve', [small]]],
    fatal: ['walk', ['optimal', [0]]],
    after: ['walk', ['greedy', [0]]],
  },
  batches: {
    respond: (post) => createBatches(door, post, () => 0),
    create: createPlayers,
    before: [['describe', [lab]]],
    fatal: ['results', [lab, 0, 2]],
    after: ['record', [lab, 1, 0]],
  },
  matches: {
    respond: (post) =>
      createMatches(
        reversi,
        post,
        async () => [new Uint8Array()],
        () => 0,
      ),
    create: createPlayers,
    before: [['describe', [match]]],
    fatal: ['results', [match, 0, 2]],
    after: ['record', [match, 1, 0]],
  },
};

/**
 * @param {(typeof KINDS)[string]} kind
 * @param {{method: string, times: number, befall: (worker: any, id: number, tick: () => void) => void}} fate
 * @param {() => void} tick
 */
function workers({respond}, fate, tick) {
  const started = /** @type {any[]} */ ([]);
  const startWorker = () => {
    /** @type {any} */
    const worker = {
      onmessage: null,
      onerror: null,
      isDeaf: false,
      terminate() {
        worker.isDeaf = true;
      },
      postMessage(/** @type {any} */ message) {
        queueMicrotask(() => {
          if (worker.isDeaf) return;
          if (message.method !== fate.method || fate.times === 0) return answer(message);
          fate.times -= 1;
          fate.befall(worker, message.id, tick);
        });
      },
    };
    const answer = respond((/** @type {any} */ data) => {
      if (!worker.isDeaf) worker.onmessage?.({data});
    });
    started.push(worker);
    queueMicrotask(() => worker.onmessage?.({data: {status: 'ready'}}));
    return worker;
  };
  return {startWorker, started};
}

for (const [name, kind] of Object.entries(KINDS))
  for (const [what, {code, befall}] of Object.entries(FATES))
    test(`${name}: a ${what}`, async (context) => {
      context.mock.timers.enable({apis: ['setTimeout']});
      const tick = () => context.mock.timers.tick(TIMEOUT_MS);
      /** @param {number} times how often the call is not survived */
      async function lived(times) {
        const fate = {method: '', times, befall};
        const {startWorker, started} = workers(kind, fate, tick);
        const statuses = /** @type {any[]} */ ([]);
        const onStatus = (/** @type {any} */ status) => statuses.push(status);
        const client = kind.create({startWorker, onStatus, timeoutMs: TIMEOUT_MS});
        for (const [method, args] of kind.before) await client.call(method, args);
        [fate.method] = kind.fatal;
        const fatal = await client.call(...kind.fatal).catch((/** @type {any} */ error) => error);
        fate.method = '';
        const after = await client.call(...kind.after);
        client.stop();
        return {fatal, after, started, statuses};
      }
      const whole = await lived(0);
      assert.equal(whole.started.length, 1);
      const once = await lived(1);
      assert.deepEqual([once.fatal, once.after], [whole.fatal, whole.after]);
      assert.equal(once.started.length, 2);
      // The lab tells of no new worker.
      const told = kind.create === createPlayers ? [] : [{phase: 'restarted', code}];
      assert.deepEqual(
        once.statuses.filter(({phase}) => phase === 'restarted'),
        told,
      );
      const twice = await lived(2);
      assert.equal(twice.fatal.code, code);
      assert.equal(twice.started.length, 3);
      assert.ok(!twice.after.code && twice.after);
    });

for (const name of ['seas', 'a position', 'reversi'])
  test(`${name}: what befalls a worker that elements share, none of them notices`, async () => {
    const kind = KINDS[name];
    const fate = {method: '', times: 1, befall: FATES.trap.befall};
    const {startWorker, started} = workers(kind, fate, () => {});
    const engines = createEngines(() => kind.create({startWorker}), {most: 1, later: () => {}});
    const here = {awake: async () => {}};
    const deaf = {onStatus() {}, onNote() {}};
    const clients = [0, 1].map(() => /** @type {any} */ (engines.join(deaf, here)));
    for (const client of clients)
      for (const [method, args] of kind.before) await client.call(method, args);
    [fate.method] = kind.fatal;
    const answers = await Promise.all(clients.map((client) => client.call(...kind.fatal)));
    assert.deepEqual(answers[0], answers[1]);
    assert.equal(started.length, 2);
    for (const client of clients) assert.ok(await client.call(...kind.after));
  });
