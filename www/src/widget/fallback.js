// What behaves like a worker: the engine on the page itself, in short slices; and a worker that gives way to it.
/** @typedef {import('../engine/worker-client.js').WorkerLike} WorkerLike */
/** @typedef {import('../engine/answering.js').Call} Call */
/** @typedef {(post: import('../engine/serving.js').Post) => import('../engine/serving.js').Respond} Serve */

/**
 * @param {() => Promise<Serve>} load what serves it
 * @returns {WorkerLike} what behaves like a worker
 */
export function createInPage(load) {
  let ended = false;
  /** @type {WorkerLike} */
  const own = {onmessage: null, onerror: null, postMessage, terminate};
  const served = load().then((serve) =>
    serve((message) => setTimeout(() => !ended && own.onmessage?.({data: message}))),
  );
  served.catch((error) => !ended && own.onerror?.(error));

  /** @param {Call} message */
  function postMessage(message) {
    served.then(
      (respond) => !ended && respond(structuredClone(message)),
      () => {},
    );
  }

  function terminate() {
    ended = true;
  }

  return own;
}

/**
 * A worker; one that is refused before it has said anything gives way to `instead`.
 * @param {() => WorkerLike} start
 * @param {() => WorkerLike} instead
 * @returns {WorkerLike}
 */
export function withFallback(start, instead) {
  /** What was asked before the first answer, for whoever takes over. @type {Call[]} */
  let asked = [];
  let spoke = false;

  /** @type {WorkerLike} */
  const own = {
    onmessage: null,
    onerror: null,
    postMessage(message) {
      if (!spoke) asked.push(message);
      inner.postMessage(message);
    },
    terminate: () => inner.terminate(),
  };

  /** @param {WorkerLike} worker @param {WorkerLike['onerror']} fail */
  function employ(worker, fail) {
    worker.onmessage = (event) => {
      spoke = true;
      asked = [];
      own.onmessage?.(event);
    };
    worker.onerror = fail;
    return worker;
  }

  const replacement = () => employ(instead(), (event) => own.onerror?.(event));

  /** @param {{preventDefault?: () => void} | undefined} event a worker's, or what the page threw in its place */
  function giveWay(event) {
    if (spoke) return own.onerror?.(event);
    event?.preventDefault?.();
    inner.onmessage = inner.onerror = null;
    inner.terminate();
    inner = replacement();
    for (const message of asked) inner.postMessage(message);
  }

  function begun() {
    try {
      return employ(start(), giveWay);
    } catch {
      return replacement();
    }
  }

  let inner = begun();
  return own;
}
