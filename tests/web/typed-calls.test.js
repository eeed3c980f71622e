// A call that a worker does not know, or one with wrong arguments, does not compile: each expected error that is none fails the types
// of the tests.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createReversiClient, createSeaClient} from '../../www/src/engine/client-kinds.js';

/** A worker that answers each call with its name and arguments. */
function startEcho() {
  /** @type {import('../../www/src/engine/worker-client.js').WorkerLike} */
  const worker = {
    postMessage: ({id, method, args}) =>
      queueMicrotask(() => worker.onmessage?.({data: {id, result: [method, ...args]}})),
    terminate() {},
    onmessage: null,
    onerror: null,
  };
  return worker;
}

test('a call to the seas has a known name, its own arguments and its own answer', async () => {
  const {call, stop} = createSeaClient({startWorker: startEcho});
  // @ts-expect-error no call has that name
  await call('shot', ['A1']);
  // @ts-expect-error the step is missing
  await call('seek');
  // @ts-expect-error a step is a number
  await call('seek', ['3']);
  // @ts-expect-error nothing goes with it
  await call('undo', [1]);
  // @ts-expect-error an answer has a view, and no score
  await call('redo').then(({score}) => score);
  // @ts-expect-error a call that counts tells a number
  await call('belief', [1], 'main', (/** @type {string} */ progress) => progress);
  assert.deepEqual(await call('seek', [3]), ['seek', 3]);
  assert.deepEqual(await call('undo'), ['undo']);
  stop();
});

test('so has a call to Reversi', async () => {
  const {call, stop} = createReversiClient({startWorker: startEcho});
  // @ts-expect-error the seas have that call
  await call('shoot', ['A1']);
  // @ts-expect-error a move is made on a square
  await call('move', [19]);
  // @ts-expect-error it tells values on the way, and no number
  await call('values', ['', 0, ''], undefined, (/** @type {number} */ progress) => progress);
  assert.deepEqual(await call('pass'), ['pass']);
  assert.deepEqual(await call('seek', [3]), ['seek', 3]);
  stop();
});
