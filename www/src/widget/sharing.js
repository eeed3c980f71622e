// Few workers for the boards of a page: to each board it is as if it had one of its own.

/** @typedef {import('../engine/client.js').WorkerLike} WorkerLike */
/** @typedef {{worker: WorkerLike, seats: Map<string, WorkerLike>}} Shared */

/** A board moved to another place shall find its worker still there. */
const LINGER_MS = 2000;

/**
 * @param {() => WorkerLike} start
 * @param {object} [around]
 * @param {number} [around.most] workers
 * @param {(done: () => void, ms: number) => unknown} [around.later]
 */
export function createSharing(start, {most = 2, later = setTimeout} = {}) {
  /** @type {Shared[]} those that take boards */
  const shared = [];
  let joined = 0;

  /** @param {Shared} one it takes no more boards */
  function retire(one) {
    const place = shared.indexOf(one);
    if (place >= 0) shared.splice(place, 1);
  }

  /** @param {Shared} one @param {any} event what befell it befalls all its boards */
  function end(one, event) {
    retire(one);
    one.worker.onmessage = one.worker.onerror = null;
    one.worker.terminate();
    const seats = [...one.seats.values()];
    one.seats.clear();
    for (const seat of seats) seat.onerror?.(event);
  }

  /** @param {Shared} one @param {any} message */
  function pass(one, {board, ...message}) {
    const code = message.error?.code;
    // Where nothing could be loaded each board is told so by its own call; the next that asks begins anew.
    if (code === 'engine-not-loaded' || code === 'connect-refused') retire(one);
    one.seats.get(board)?.onmessage?.({data: message});
    if (code === 'engine-trapped') end(one, {message: message.error.message});
  }

  /** @param {Shared} one */
  function dismiss(one) {
    if (one.seats.size > 0) return;
    retire(one);
    one.worker.terminate();
  }

  /** @returns {Shared} the one with the fewest boards; a further one where each has some */
  function pick() {
    const [least] = [...shared].sort((one, other) => one.seats.size - other.seats.size);
    if (least && (least.seats.size === 0 || shared.length >= most)) return least;
    /** @type {Shared} */
    const one = {worker: start(), seats: new Map()};
    one.worker.onmessage = ({data}) => pass(one, data);
    one.worker.onerror = (event) => end(one, event);
    shared.push(one);
    return one;
  }

  return {
    /** @returns {WorkerLike} a board's own, as far as it can tell */
    start() {
      joined += 1;
      const board = `board-${joined}`;
      const one = pick();
      /** @type {WorkerLike} */
      const seat = {
        onmessage: null,
        onerror: null,
        // A board that has been given up asks for nothing: the worker would make it anew, and keep it for nobody.
        postMessage(message) {
          if (one.seats.has(board)) one.worker.postMessage({board, ...message});
        },
        terminate() {
          if (!one.seats.delete(board)) return;
          one.worker.postMessage({board, close: true});
          later(() => dismiss(one), LINGER_MS);
        },
      };
      one.seats.set(board, seat);
      return seat;
    },
    /** How many workers take boards. */
    count: () => shared.length,
  };
}
