// A promise a call. When the worker dies, traps or hangs: a new one, each game replayed to where it stood, the call once more.

import {coded} from '../shell/refusal.js';

/** @typedef {import('./responder.js').Failure} Failure */
/**
 * @typedef {{phase: 'loading', loaded: number, total: number} | {phase: 'ready'}
 *   | {phase: 'restarted', code: string} | {phase: 'failed', code: string, message: string}} EngineStatus
 */
/**
 * @typedef {object} WorkerLike
 * @property {(message: any) => void} postMessage
 * @property {() => void} terminate
 * @property {((event: any) => void) | null} onmessage
 * @property {((event: any) => void) | null} onerror
 */
/**
 * @typedef {object} Waiting
 * @property {string} board
 * @property {string} method
 * @property {unknown[]} args
 * @property {(result: any) => void} resolve what it comes to is in calls.d.ts
 * @property {(error: Error) => void} reject
 * @property {(progress: any) => void} [onWorking] it is still being counted for, so far where that is known
 * @property {boolean} tried it was being worked on when a worker died
 * @property {boolean} [inner] part of a replay: nobody outside waits for it
 */
/**
 * @typedef {object} Client
 * @property {import('./calls.js').Call<import('./calls.js').SeaCalls>} call a count that takes long is heard of once a second: how far it has come, from 0 to 1, where that is known
 * @property {() => void} restart a fresh try at loading; what waits goes on waiting
 * @property {() => void} stop ends the worker; what waits is refused, and the next call starts a new one
 */

/** Codes after which the module cannot be used again. */
const DEADLY = new Set(['engine-trapped', 'engine-timeout', 'engine-died']);

/**
 * @param {object} options
 * @param {() => WorkerLike} options.startWorker
 * @param {(status: EngineStatus) => void} [options.onStatus]
 * @param {(note: string) => void} [options.onNote] what went wrong beside the calls
 * @param {number} [options.timeoutMs] how long the engine may say nothing while it is asked for something
 * @returns {Client}
 */
export function createClient({
  startWorker,
  onStatus = () => {},
  onNote = () => {},
  timeoutMs = 10_000,
}) {
  /** Unanswered calls by number; a Map keeps them in the order they were asked. @type {Map<number, Waiting>} */
  const waiting = new Map();
  /** Where each game stands, for the replay. @type {Map<string, {record: string, step: number}>} */
  const standing = new Map();
  let nextId = 1;
  let ready = false;
  /** @type {WorkerLike | null} */
  let worker = null;
  /** A worker that is to take the place of one grown heavy. @type {{worker: WorkerLike, ready: boolean} | null} */
  let relief = null;
  /** A second worker could not be had: the heavy one is better than none, and is kept. */
  let alone = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let clock;

  /** Every sign of life begins the wait anew; in a silence the oldest call is taken for the one that hangs. */
  function watch() {
    clearTimeout(clock);
    if (ready && waiting.size > 0) clock = setTimeout(() => revive('engine-timeout'), timeoutMs);
  }

  /** @param {Waiting} call */
  function send(call) {
    const id = nextId++;
    waiting.set(id, call);
    worker?.postMessage({id, board: call.board, method: call.method, args: call.args});
    if (waiting.size === 1) watch();
  }

  /** @param {{data: any}} event */
  function hear({data}) {
    if (data.working) {
      waiting.get(data.working)?.onWorking?.(data.progress);
      return watch();
    }
    if (data.note) return onNote(data.note);
    if (data.status === 'loading')
      return onStatus({phase: 'loading', loaded: data.loaded, total: data.total});
    if (data.status === 'ready') {
      ready = true;
      watch();
      return onStatus({phase: 'ready'});
    }
    if (data.status === 'failed') return fail(data.error);
    const call = waiting.get(data.id);
    if (data.error && DEADLY.has(data.error.code)) return revive(data.error.code, call);
    if (!call) return;
    waiting.delete(data.id);
    watch();
    settle(call, data);
    if (data.heavy) relieve();
    takeOver();
  }

  /** @param {Waiting} call @param {import('./responder.js').Message} message */
  function settle({board, method, resolve, reject}, {result, error}) {
    if (error) return reject(coded(error));
    if (method === 'close') standing.delete(board);
    // A record without a view is told, and not what stands on the board.
    else if (result?.record && result.view)
      standing.set(board, {record: result.record, step: result.view.step});
    resolve(result);
  }

  /** @param {Failure} failure */
  function fail(failure) {
    stop();
    const calls = [...waiting.values()];
    waiting.clear();
    onStatus({phase: 'failed', code: failure.code, message: failure.message});
    for (const call of calls) call.reject(coded(failure));
  }

  function stop() {
    clearTimeout(clock);
    if (worker) {
      worker.onmessage = worker.onerror = null;
      worker.terminate();
    }
    worker = null;
    ready = false;
    dismiss();
  }

  /** An engine grown heavy works on until another is there. */
  function relieve() {
    if (relief || alone) return;
    const fresh = startWorker();
    const next = {worker: fresh, ready: false};
    relief = next;
    const giveUp = () => {
      alone = true;
      dismiss();
    };
    fresh.onerror = (event) => {
      event?.preventDefault?.();
      giveUp();
    };
    fresh.onmessage = ({data}) => {
      if (data.status === 'failed') return giveUp();
      next.ready = data.status === 'ready';
      takeOver();
    };
  }

  function dismiss() {
    if (relief) relief.worker.onmessage = relief.worker.onerror = null;
    relief?.worker.terminate();
    relief = null;
  }

  /** The new engine takes the place of the old one as soon as nothing is asked of that. */
  function takeOver() {
    if (!relief?.ready || waiting.size > 0) return;
    const {worker: fresh} = relief;
    relief = null;
    stop();
    ready = true;
    employ(fresh);
  }

  function start() {
    employ(startWorker());
  }

  /** @param {WorkerLike} fresh a new worker, in which each game is brought to where it stood */
  function employ(fresh) {
    worker = fresh;
    fresh.onmessage = hear;
    fresh.onerror = (event) => {
      event?.preventDefault?.();
      // Before it was ready, a second try would meet the same wall.
      if (!ready)
        return fail({
          code: 'engine-not-loaded',
          message: String(event?.message ?? 'the worker did not start'),
        });
      revive('engine-died');
    };
    for (const [board, {record, step}] of standing) {
      const inner = {board, resolve: () => {}, reject: () => {}, tried: false, inner: true};
      send({...inner, method: 'openGame', args: [record]});
      send({...inner, method: 'seek', args: [step]});
    }
  }

  /** Ends the worker and hands over what others still wait for. */
  function takeCalls() {
    stop();
    const calls = [...waiting.values()].filter((call) => !call.inner);
    waiting.clear();
    return calls;
  }

  /**
   * The one call that was being worked on is tried once more; a second death is its own fault.
   * @param {string} code
   * @param {Waiting} [worked] that call, where it is known
   */
  function revive(code, worked = waiting.values().next().value) {
    const calls = takeCalls();
    // A game whose replay itself kills the engine would do so for ever.
    if (worked?.inner) standing.delete(worked.board);
    const guilty = worked?.tried ? worked : undefined;
    if (worked) worked.tried = true;
    start();
    calls.filter((call) => call !== guilty).forEach(send);
    onStatus({phase: 'restarted', code});
    guilty?.reject(coded({code, message: 'the engine failed twice on this call'}));
  }

  start();

  return {
    call(method, ...given) {
      const [args = [], board = 'main', onWorking] = given;
      if (!worker) {
        // Where no engine is, nothing is open; to start one for that would look like an answer to a person's 'Try again'.
        if (method === 'close') {
          standing.delete(board);
          return /** @type {Promise<any>} */ (Promise.resolve());
        }
        start();
      }
      return new Promise((resolve, reject) =>
        send({board, method, args, onWorking, resolve, reject, tried: false}),
      );
    },
    restart() {
      const calls = takeCalls();
      start();
      calls.forEach(send);
    },
    stop() {
      for (const call of takeCalls())
        call.reject(coded({code: 'engine-died', message: 'the engine was stopped'}));
    },
  };
}
