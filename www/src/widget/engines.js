// The engines of all elements of a page: few workers, shared, started when an element first asks and ended when none is left.

import {refusal} from '../shell/refusal.js';

/** @typedef {import('../engine/worker-client.js').EngineStatus} EngineStatus */
/** @typedef {import('../engine/worker-client.js').Listeners} Listeners */
/**
 * @template Calls
 * @typedef {object} Engine
 * @property {import('../engine/worker-client.js').WorkerClient<Calls>} client
 * @property {Set<Listeners>} users
 * @property {EngineStatus | null} status the last that was told
 */

/** An element moved to another place shall find its engine still there. */
const LINGER_MS = 2000;

/** What only whoever looks at the element would see: while nobody does it waits. */
const IDLE = new Set(['think', 'belief', 'values', 'tree', 'node', 'peek', 'decision']);

/**
 * @template Calls
 * @param {(listeners: Listeners) => import('../engine/worker-client.js').WorkerClient<Calls>} createEngine
 * @param {object} [around]
 * @param {number} [around.most] workers
 * @param {(done: () => void, ms: number) => unknown} [around.later]
 */
export function createEngines(createEngine, {most = 2, later = setTimeout} = {}) {
  /** @type {Engine<Calls>[]} */
  const engines = [];
  let joined = 0;

  /** @returns {Engine<Calls>} the one with the fewest elements; a further one where each has some */
  function pick() {
    const [least] = [...engines].sort((one, other) => one.users.size - other.users.size);
    if (least && (least.users.size === 0 || engines.length >= most)) return least;
    /** @type {Set<Listeners>} */
    const users = new Set();
    const tell = (/** @type {EngineStatus} */ status) => {
      engine.status = status;
      for (const {onStatus} of users) onStatus(status);
    };
    /** @type {Engine<Calls>} */
    const engine = {
      users,
      status: null,
      client: createEngine({
        onStatus: tell,
        onNote(note) {
          for (const {onNote} of users) onNote(note);
        },
      }),
    };
    engines.push(engine);
    return engine;
  }

  /** @param {Engine<Calls>} engine */
  function dismiss(engine) {
    if (engine.users.size > 0 || !engines.includes(engine)) return;
    engines.splice(engines.indexOf(engine), 1);
    engine.client.stop();
  }

  return {
    /**
     * An element's own client: its boards are its own, whoever shares the worker.
     * @param {Listeners} listeners
     * @param {{awake: () => Promise<unknown>, begun?: Promise<unknown>, asked?: Promise<unknown>}} around `awake`: somebody can see the element; `begun`: somebody has seen it, or asked for its game; `asked`: the page around has asked, also where nobody looks
     * @returns {import('../engine/worker-client.js').WorkerClient<Calls>}
     */
    join(listeners, {awake, begun, asked = awake()}) {
      const name = `element-${++joined}`;
      /** @type {Set<string>} */
      const boards = new Set();
      /** @type {Engine<Calls> | null} */
      let engine = null;
      let gone = false;

      function employed() {
        if (engine) return engine;
        engine = pick();
        engine.users.add(listeners);
        // Later, as from a worker: whoever asks is still being put together. One that has failed is tried anew.
        const {status} = engine;
        if (status && status.phase !== 'failed')
          queueMicrotask(() => !gone && listeners.onStatus(status));
        return engine;
      }

      return {
        async call(method, ...given) {
          await begun;
          // A position is only there once it is judged: whoever asks for it waits for that.
          if (method === 'verdict') await Promise.race([awake(), asked]);
          else if (IDLE.has(method)) await awake();
          // Not as a call that a newer one has overtaken: that would be asked again, for ever.
          if (gone) throw refusal('engine-ended');
          const [args, board = 'main', onProgress] = given;
          const own = `${name} ${board}`;
          if (method === 'close') boards.delete(own);
          else boards.add(own);
          const passed = /** @type {typeof given} */ ([args, own, onProgress]);
          return employed().client.call(method, ...passed);
        },
        restart: () => employed().client.restart(),
        /** The engine goes on for the others. */
        stop() {
          gone = true;
          const left = engine;
          if (!left) return;
          left.users.delete(listeners);
          // Every kind of worker forgets a board that is closed.
          const {call} =
            /** @type {{call: (method: 'close', args: unknown[], board: string) => Promise<unknown>}} */ (
              /** @type {unknown} */ (left.client)
            );
          for (const board of boards) call('close', [], board).catch(() => {});
          boards.clear();
          later(() => dismiss(left), LINGER_MS);
        },
      };
    },
    /** How many workers there are. */
    count: () => engines.length,
  };
}

/**
 * @template Calls
 * @typedef {ReturnType<typeof createEngines<Calls>>} Engines
 */
