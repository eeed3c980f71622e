import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createSeaClient as createTypedClient} from '../../www/src/engine/client-kinds.js';
import {createResponder} from '../../www/src/engine/responder.js';

/** A counting engine: a game is the list of cells shot, its record the list joined. */
function createDoor(trapAt = '') {
  const open = (record) => {
    const shots = record ? record.split('.') : [];
    let step = shots.length;
    const view = () => ({step, shots: shots.slice(0, step)});
    return {
      view,
      glance: view,
      think: () => true,
      wantsBook: () => false,
      record: () => shots.join('.') || '-',
      shoot(cell) {
        if (cell === trapAt) throw new WebAssembly.RuntimeError('unreachable');
        if (cell === 'Z99')
          throw Object.assign(new Error('off the board'), {code: 'off-board', args: {cell}});
        shots.splice(step, Infinity, cell);
        step += 1;
      },
      seek(to) {
        step = to;
      },
      free() {},
    };
  };
  return {
    newGame: () => open(''),
    openGame: (record) => open(record === '-' ? '' : record),
    openPosition: (text) => ({
      view: () => ({}),
      play: (players) => `${text} for ${players}`,
      free() {},
    }),
    tables: () => ({rules: []}),
  };
}

/** The door here has a small game of its own, and a call that none knows. @type {(options: any) => any} */
const createSeaClient = createTypedClient;

/** Workers that live in this process. Each takes its behaviour from the list, the last one for all later ones. */
function createWorkers(...behaviours) {
  const started = [];
  const startWorker = () => {
    const behaviour = behaviours[Math.min(started.length, behaviours.length - 1)];
    const worker = {
      onmessage: null,
      onerror: null,
      heard: [],
      dead: false,
      terminate() {
        worker.dead = true;
      },
      postMessage: (message) => {
        worker.heard.push(message);
        queueMicrotask(() => !worker.dead && worker.onmessage && respond(message));
      },
    };
    const post = (data) => queueMicrotask(() => worker.onmessage?.({data}));
    const respond =
      behaviour.respond?.(worker, post) ?? createResponder(behaviour.door ?? createDoor(), post);
    started.push(worker);
    post(behaviour.failed ? {status: 'failed', error: behaviour.failed} : {status: 'ready'});
    return worker;
  };
  return {startWorker, started};
}

test('answers come back to the call that asked', async () => {
  const client = createSeaClient(createWorkers({}));
  await client.call('newGame', [{}]);
  const [first, second] = await Promise.all([
    client.call('shoot', ['A1']),
    client.call('shoot', ['B2']),
  ]);
  assert.deepEqual([first.record, second.record], ['A1', 'A1.B2']);
  client.stop();
});

test('a refusal keeps its code and arguments and changes nothing', async () => {
  const client = createSeaClient(createWorkers({}));
  await client.call('newGame', [{}]);
  await assert.rejects(client.call('shoot', ['Z99']), {code: 'off-board', args: {cell: 'Z99'}});
  assert.equal((await client.call('shoot', ['A1'])).record, 'A1');
  await assert.rejects(client.call('dance'), {code: 'no-such-call'});
  client.stop();
});

test('after a trap a new worker replays every game to its step and the call is answered', async () => {
  const workers = createWorkers({door: createDoor('C3')}, {});
  const statuses = [];
  const client = createSeaClient({...workers, onStatus: (status) => statuses.push(status)});
  await client.call('newGame', [{}]);
  await client.call('newGame', [{}], 'own');
  await client.call('shoot', ['A1']);
  await client.call('shoot', ['B2']);
  await client.call('seek', [1]);
  assert.deepEqual((await client.call('shoot', ['C3'])).view.shots, ['A1', 'C3']);
  assert.equal((await client.call('shoot', ['D4'], 'own')).record, 'D4');
  assert.equal(workers.started.length, 2);
  assert.ok(workers.started[0].dead);
  assert.deepEqual(
    statuses.filter((status) => status.phase === 'restarted'),
    [{phase: 'restarted', code: 'engine-trapped'}],
  );
  client.stop();
});

test('a call that kills two workers is refused, and the game goes on', async () => {
  const workers = createWorkers({door: createDoor('C3')});
  const client = createSeaClient(workers);
  await client.call('newGame', [{}]);
  await client.call('shoot', ['A1']);
  await assert.rejects(client.call('shoot', ['C3']), {code: 'engine-trapped'});
  assert.equal((await client.call('shoot', ['B2'])).record, 'A1.B2');
  assert.equal(workers.started.length, 3);
  client.stop();
});

test('a hang and an uncaught error in the worker both lead to a new one', async () => {
  const deaf = {
    respond: (_worker, post) => {
      const answer = createResponder(/** @type {any} */ (createDoor()), post);
      return (message) => message.method !== 'shoot' && answer(message);
    },
  };
  const crashing = {
    respond: (worker, post) => {
      const answer = createResponder(/** @type {any} */ (createDoor()), post);
      return (message) =>
        message.method === 'shoot' ? worker.onerror({message: 'boom'}) : answer(message);
    },
  };
  for (const [behaviour, code] of [
    [deaf, 'engine-timeout'],
    [crashing, 'engine-died'],
  ]) {
    const statuses = [];
    const workers = createWorkers(behaviour, {});
    const client = createSeaClient({
      ...workers,
      timeoutMs: 20,
      onStatus: (status) => statuses.push(status),
    });
    await client.call('newGame', [{}]);
    assert.equal((await client.call('shoot', ['A1'])).record, 'A1');
    assert.ok(statuses.some((status) => status.phase === 'restarted' && status.code === code));
    client.stop();
  }
});

test('a position is there again as well, and what is asked of it waits for that', async () => {
  const workers = createWorkers({door: createDoor('C3')}, {});
  const client = createSeaClient(workers);
  await client.call('newGame', [{}]);
  await client.call('openPosition', ['ship at A1'], 'edit');
  const shot = client.call('shoot', ['C3']);
  const played = client.call('play', ['solo:you'], 'edit');
  assert.equal((await shot).record, 'C3');
  assert.equal(await played, 'ship at A1 for solo:you');
  const {heard} = workers.started[1];
  assert.deepEqual(
    heard.map(({method}) => method),
    ['openGame', 'openPosition', 'shoot', 'play'],
  );
  client.stop();
});

test('a game whose replay kills the engine is given up, not replayed for ever', async () => {
  const fatal = () => ({
    ...createDoor('B2'),
    openGame: () => {
      throw new WebAssembly.RuntimeError('unreachable');
    },
  });
  const workers = createWorkers({door: createDoor('B2')}, {door: fatal()}, {door: fatal()}, {});
  const client = createSeaClient(workers);
  await client.call('newGame', [{}]);
  await client.call('shoot', ['A1']);
  await assert.rejects(client.call('shoot', ['B2']), {code: 'no-game'});
  assert.ok(workers.started.length <= 4);
  client.stop();
});

/** A worker that answers by hand. */
function createHand() {
  const hand = {heard: [], post: null};
  return {
    hand,
    behaviour: {
      respond: (_worker, post) => {
        hand.post = post;
        return (message) => hand.heard.push(message);
      },
    },
  };
}

test('an engine that is still counting is not taken for dead', async () => {
  const {hand, behaviour} = createHand();
  const workers = createWorkers(behaviour, {});
  const client = createSeaClient({...workers, timeoutMs: 60});
  const thought = client.call('think');
  for (let sign = 0; sign < 6; sign += 1) {
    await new Promise((resolve) => setTimeout(resolve, 25));
    hand.post({working: 1});
  }
  hand.post({id: 1, result: 'thought'});
  assert.equal(await thought, 'thought');
  assert.equal(workers.started.length, 1);
  client.stop();
});

test('the call in which the engine trapped is the guilty one, not one that waits longer', async () => {
  const {hand, behaviour} = createHand();
  const workers = createWorkers(behaviour, {door: createDoor('C3')}, {});
  const client = createSeaClient(workers);
  const counted = client.call('newGame', [{}]);
  const shot = client.call('newGame', [{}], 'other');
  await new Promise((resolve) => setTimeout(resolve));
  hand.post({id: 2, error: {code: 'engine-trapped', message: 'trap'}});
  assert.ok((await counted).view && (await shot).view);
  await assert.rejects(client.call('seek', [0], 'never opened'), {code: 'no-game'});
  assert.equal((await client.call('shoot', ['C3'])).record, 'C3', 'tried for the first time');
  client.stop();
});

test('a note beside the calls is told', async () => {
  const {hand, behaviour} = createHand();
  const notes = [];
  const client = createSeaClient({...createWorkers(behaviour), onNote: (note) => notes.push(note)});
  hand.post({note: 'no-book'});
  await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual(notes, ['no-book']);
  client.stop();
});

/** A worker whose every answer says that it has grown heavy. */
const heavy = {
  respond: (_worker, post) =>
    createResponder(/** @type {any} */ (createDoor()), (message) =>
      post({...message, heavy: true}),
    ),
};

test('an engine grown heavy is replaced unnoticed, its games where they stood', async () => {
  const workers = createWorkers(heavy, {});
  const statuses = [];
  const client = createSeaClient({...workers, onStatus: ({phase}) => statuses.push(phase)});
  await client.call('newGame', [{}]);
  const shots = ['A1', 'B2', 'C3'].map((cell) => client.call('shoot', [cell]));
  assert.deepEqual(
    (await Promise.all(shots)).map(({record}) => record),
    ['A1', 'A1.B2', 'A1.B2.C3'],
  );
  await client.call('seek', [2]);
  await new Promise((resolve) => setTimeout(resolve, 5));
  assert.equal(workers.started.length, 2);
  assert.ok(workers.started[0].dead && !workers.started[1].dead);
  assert.deepEqual((await client.call('shoot', ['D4'])).view.shots, ['A1', 'B2', 'D4']);
  assert.deepEqual(statuses, ['ready']);
  client.stop();
  assert.ok(workers.started[1].dead);
});

test('where no second engine can be had the heavy one is kept, and no third is asked for', async () => {
  const workers = createWorkers(heavy, {failed: {code: 'engine-not-loaded', message: 'offline'}});
  const statuses = [];
  const client = createSeaClient({...workers, onStatus: ({phase}) => statuses.push(phase)});
  await client.call('newGame', [{}]);
  for (const cell of ['A1', 'B2', 'C3']) {
    await client.call('shoot', [cell]);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  assert.equal((await client.call('shoot', ['D4'])).record, 'A1.B2.C3.D4');
  assert.equal(workers.started.length, 2);
  assert.ok(!workers.started[0].dead && workers.started[1].dead);
  assert.deepEqual(statuses, ['ready']);
  client.stop();
});

test('without the rights it needs every call is refused with the cause, and a later call tries again', async () => {
  const workers = createWorkers({failed: {code: 'csp-refused', message: 'no'}}, {});
  const statuses = [];
  const client = createSeaClient({...workers, onStatus: (status) => statuses.push(status)});
  await assert.rejects(client.call('tables'), {code: 'csp-refused'});
  assert.equal(statuses.at(-1).phase, 'failed');
  await client.call('close', [], 'never opened');
  assert.equal(workers.started.length, 1, 'closing is no wish for an engine');
  assert.deepEqual(await client.call('tables'), {rules: []});
  client.stop();
});

test('a fresh try at loading loses no call that waits', async () => {
  const stuck = {respond: () => () => {}, silent: true};
  const workers = createWorkers(stuck, {});
  const client = createSeaClient(workers);
  const opened = client.call('newGame', [{}]);
  const shot = client.call('shoot', ['A1']);
  client.restart();
  await opened;
  assert.equal((await shot).record, 'A1');
  assert.ok(workers.started[0].dead);
  client.stop();
});

test('what waits when the engine is ended is refused, and a later call starts anew', async () => {
  const client = createSeaClient(createWorkers({respond: () => () => {}}, {}));
  const waiting = client.call('tables');
  client.stop();
  await assert.rejects(waiting, {code: 'engine-died'});
  assert.deepEqual(await client.call('tables'), {rules: []});
  client.stop();
});
