// A promise a call. When the worker dies, traps or hangs: a new one, each game replayed to where it stood, the call once more.

import {coded, refusal} from '../shell/refusal.js';

/** @typedef {import('./answering.js').Failure} Failure */
/**
 * @typedef {{phase: 'loading', loaded: number, total: number} | {phase: 'ready'}
 *   | {phase: 'restarted', code: string} | {phase: 'failed', code: string, message: string}} EngineStatus
 */
/** @typedef {{onStatus: (status: EngineStatus) => void, onNote: (note: string) => void}} Listeners `onNote`: what went wrong beside the calls */
/**
 * A worker, or what behaves like one. Its events are `any`: a worker's own handlers want a whole MessageEvent or ErrorEvent, and what
 * stands in for it has only what is read of them.
 * @typedef {{postMessage(message: import('./answering.js').Call): void, terminate(): void, onmessage: ((event: any) => void) | null, onerror: ((event: any) => void) | null}} WorkerLike
 */
/** @typedef {{method: string, args: unknown[]}} Asked */
/**
 * The calls by which a new worker comes to where an answer left its board. They take the place of those that made the same part before.
 * @typedef {{part: string, calls: Asked[]}} Replay
 */
/**
 * A call of any worker: what it takes and answers is in calls.d.ts. `tried`: it was being worked on when a worker died; `part`: what it
 * replays, for which nobody outside waits.
 * @typedef {Asked & {board: string, resolve(result: unknown): void, reject(error: Error): void, onProgress?(progress: unknown): void, tried?: boolean, part?: string}} Waiting
 */
/**
 * @template Calls
 * @typedef {object} WorkerClient
 * @property {import('./calls.js').Call<Calls>} call a count that takes long is heard of now and then: how far it has come, where that is known
 * @property {() => void} restart a fresh try at loading; what waits goes on waiting
 * @property {() => void} stop ends the worker; what waits is refused, and the next call starts a new one
 */
/** Codes after which the module cannot be used again. */
const DEADLY = new Set(['engine-trapped', 'engine-timeout', 'engine-died']);
/** Where no engine is, nothing is open or counted; to start one for these would look like an answer to a person's 'Try again'. */
const ENDING = new Set(['close', 'halt']);
const noop = () => {};

/**
 * @template Calls
 * @param {object} options
 * @param {() => WorkerLike} options.startWorker
 * @param {(asked: Asked, result: unknown) => Replay | null} [options.replay] null where an answer leaves its board as it was
 * @param {Listeners['onStatus']} [options.onStatus]
 * @param {Listeners['onNote']} [options.onNote]
 * @param {number} [options.timeoutMs] how long the engine may say nothing while it is asked for something
 * @returns {WorkerClient<Calls>}
 */
export function createWorkerClient({
  startWorker,
  replay = () => null,
  onStatus = noop,
  onNote = noop,
  timeoutMs = 10_000,
}) {
  /** Unanswered calls by number; a Map keeps them in the order they were asked. @type {Map<number, Waiting>} */
  const waiting = new Map();
  /** By which calls each part of each board is made again. @type {Map<string, {board: string, calls: Asked[]}>} */
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

  const isReplaying = () => [...waiting.values()].some(({part}) => part !== undefined);

  /** @param {number} id @param {Waiting} call */
  const post = (id, {board, method, args}) => worker?.postMessage({id, board, method, args});

  /** What is asked waits until everything is there again. @param {Waiting} call */
  function send(call) {
    const id = nextId++;
    const waits = call.part === undefined && isReplaying();
    waiting.set(id, call);
    if (!waits) post(id, call);
    if (waiting.size === 1) watch();
  }

  /** @param {import('./serving.js').LoadingMessage} message */
  function standsAt(message) {
    if (message.status === 'failed') return fail(message.error);
    if (message.status === 'loading')
      return onStatus({phase: 'loading', loaded: message.loaded, total: message.total});
    ready = true;
    watch();
    onStatus({phase: 'ready'});
  }

  /** @param {{data: import('./serving.js').WorkerMessage}} event */
  function hear({data}) {
    if ('status' in data) return standsAt(data);
    const {working, note, id = 0, error} = data;
    if (working) {
      if ('progress' in data) waiting.get(working)?.onProgress?.(data.progress);
      return watch();
    }
    if (note) return onNote(note);
    const call = waiting.get(id);
    if (error && DEADLY.has(error.code)) return revive(error.code, call);
    if (!call) return;
    waiting.delete(id);
    watch();
    settle(call, data);
    if (call.part !== undefined && !isReplaying()) for (const [id, one] of waiting) post(id, one);
    if (data.heavy) relieve();
    takeOver();
  }

  /** @param {Waiting} call @param {import('./answering.js').Message} message */
  function settle({board, method, args, part, resolve, reject}, {result, error}) {
    if (error) return reject(coded(error));
    if (method === 'close') forget(board);
    const made = part === undefined ? replay({method, args}, result) : null;
    if (made) standing.set(`${made.part} ${board}`, {board, calls: made.calls});
    resolve(result);
  }

  /** @param {string} board */
  function forget(board) {
    for (const [part, one] of standing) if (one.board === board) standing.delete(part);
  }

  /** @param {Failure} failure */
  function fail(failure) {
    stop();
    const calls = [...waiting.values()];
    waiting.clear();
    onStatus({phase: 'failed', code: failure.code, message: failure.message});
    for (const call of calls) call.reject(coded(failure));
  }

  /** @param {WorkerLike} one */
  function end(one) {
    one.onmessage = one.onerror = null;
    one.terminate();
  }

  function stop() {
    clearTimeout(clock);
    if (worker) end(worker);
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
    if (relief) end(relief.worker);
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
    for (const [part, {board, calls}] of standing)
      for (const asked of calls) send({...asked, board, part, resolve: noop, reject: noop});
  }

  /** Ends the worker and hands over what others still wait for. */
  function takeCalls() {
    stop();
    const calls = [...waiting.values()].filter(({part}) => part === undefined);
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
    // What itself kills the engine when it is made again would do so for ever.
    if (worked?.part !== undefined) standing.delete(worked.part);
    const guilty = worked?.tried ? worked : undefined;
    if (worked) worked.tried = true;
    const others = calls.filter((call) => call !== guilty);
    // Where nothing waits and nothing stood, the next call starts one.
    if (others.length > 0 || standing.size > 0) start();
    others.forEach(send);
    onStatus({phase: 'restarted', code});
    guilty?.reject(coded({code, message: 'the engine failed twice on this call'}));
  }

  start();

  return {
    call(method, ...given) {
      const [args = [], board = 'main', onProgress] = given;
      if (!worker) {
        if (ENDING.has(method)) {
          if (method === 'close') forget(board);
          // Both of these answer nothing, which a type for every call cannot know: hence `any`.
          return /** @type {Promise<any>} */ (Promise.resolve());
        }
        start();
      }
      return new Promise((resolve, reject) =>
        send({board, method, args, onProgress, resolve, reject}),
      );
    },
    restart() {
      const calls = takeCalls();
      start();
      calls.forEach(send);
    },
    stop() {
      for (const call of takeCalls()) call.reject(refusal('engine-died'));
    },
  };
}

/** Ends what is being counted for the main board, of one kind or all. @param {{call: (method: 'halt', args: any) => Promise<unknown>}} client `any`: which kinds there are differs from worker to worker @param {[kind?: string]} kind */
export function halt({call}, ...kind) {
  // Where no worker is, nothing is counted.
  call('halt', kind).catch(noop);
}
