// A promise a call to a worker whose counts can be stopped. When it dies, what waits is refused and the next call starts another.

import {coded} from '../shell/refusal.js';

/** @typedef {import('./client.js').WorkerLike} WorkerLike */
/**
 * @typedef {object} Waiting
 * @property {(result: any) => void} resolve
 * @property {(error: Error) => void} reject
 * @property {(progress: any) => void} onProgress
 */

/** Codes after which the module cannot be used again. */
const DEADLY = new Set(['engine-trapped', 'engine-died', 'engine-not-loaded', 'connect-refused']);

/**
 * @template Calls
 * @typedef {object} CountingClient
 * @property {import('./calls.js').CountingCall<Calls>} call
 * @property {(kind?: string) => void} stop ends what is being counted, of one kind or all
 */

/**
 * @template Calls
 * @param {() => WorkerLike} startWorker
 * @returns {CountingClient<Calls>}
 */
export function createCountingClient(startWorker) {
  /** @type {Map<number, Waiting>} */
  const waiting = new Map();
  let nextId = 1;
  /** @type {WorkerLike | null} */
  let worker = null;

  /** @param {{code: string, message: string}} failure */
  function die(failure) {
    if (worker) {
      worker.onmessage = worker.onerror = null;
      worker.terminate();
    }
    worker = null;
    const calls = [...waiting.values()];
    waiting.clear();
    for (const {reject} of calls) reject(coded(failure));
  }

  /** @param {{data: any}} event */
  function hear({data: {id, result, error, progress}}) {
    const call = waiting.get(id);
    if (error && DEADLY.has(error.code)) return die(error);
    if (!call) return;
    if (progress !== undefined) return call.onProgress(progress);
    waiting.delete(id);
    if (error) call.reject(coded(error));
    else call.resolve(result);
  }

  function employed() {
    if (worker) return worker;
    worker = startWorker();
    worker.onmessage = hear;
    worker.onerror = (event) => {
      event?.preventDefault?.();
      die({code: 'engine-died', message: String(event?.message ?? 'the worker did not start')});
    };
    return worker;
  }

  return {
    call(method, ...given) {
      const [args = [], onProgress = () => {}] = given;
      const id = nextId++;
      return new Promise((resolve, reject) => {
        waiting.set(id, {resolve, reject, onProgress});
        employed().postMessage({id, method, args});
      });
    },
    stop(kind) {
      worker?.postMessage({stop: kind ?? true});
    },
  };
}
