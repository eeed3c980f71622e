// The page of Reversi without a browser: its worker, its state, and what happens over time.
import {createReversiClient} from '../../www/src/engine/client-kinds.js';
import {createReversi} from '../../www/src/engine/reversi-responder.js';
import {readReversi} from '../../www/src/games/reversi/address.js';
import {createPlaying} from '../../www/src/games/reversi/flow.js';
import {createTreeFlow} from '../../www/src/games/reversi/flow-tree.js';
import {createValuing} from '../../www/src/games/reversi/flow-values.js';
import {initialState, reduce} from '../../www/src/games/reversi/state.js';
import {defaultSettings} from '../../www/src/shell/default-settings.js';
import {createStore} from '../../www/src/shell/store.js';
import {reversi as door, learned} from './reversi-engine.mjs';

/** @typedef {import('../../www/src/games/reversi/types.js').State} State */

/** A worker in this thread; `broken` makes it trap at the call of that name, `traps` times. @param {{broken: string | null, traps: number, offline: boolean, calls?: {method: string, args: any[]}[]}} fate */
export function inner(fate) {
  /** @type {any} */
  const worker = {onmessage: null, onerror: null, terminate() {}};
  const respond = createReversi(
    door,
    (data) => worker.onmessage?.({data}),
    async () => {
      if (fate.offline) throw new Error('no network');
      return learned();
    },
  );
  worker.postMessage = (/** @type {any} */ message) => {
    fate.calls?.push(message);
    if (message.method && message.method === fate.broken) {
      fate.traps -= 1;
      if (fate.traps === 0) fate.broken = null;
      const error = {code: 'engine-trapped', message: 'trapped'};
      queueMicrotask(() => worker.onmessage?.({data: {id: message.id, error}}));
    } else void respond(message);
  };
  return worker;
}

/** @param {string} [search] @param {string} [hash] @param {Partial<State>} [known] @param {Parameters<typeof createPlaying>[3]} [around] */
export async function page(search = '', hash = '', known = {}, around = {}) {
  const fate = {
    ...{broken: /** @type {string | null} */ (null), traps: 1, offline: false},
    calls: /** @type {{method: string, args: any[]}[]} */ ([]),
  };
  const store = createStore(
    initialState({settings: {...defaultSettings, speed: 0}, ...known}),
    reduce,
  );
  const client = createReversiClient({startWorker: () => inner(fate)});
  const time = {pause: () => 0, wait: async () => {}};
  const playing = createPlaying(store, client, time, around);
  createValuing(store, client);
  createTreeFlow(store, client);
  /** @param {(state: State) => unknown} is @returns {Promise<any>} */
  const until = (is) =>
    new Promise((resolve) => {
      const forget = store.subscribe(check);
      function check() {
        if (!is(store.get())) return;
        forget();
        resolve(store.get());
      }
      check();
    });
  await playing.start(readReversi(search, hash));
  return {...store, fate, client, until, view: () => viewOf(store.get())};
}

/** @param {State} state */
export const viewOf = ({game}) => /** @type {NonNullable<State['game']>} */ (game).view;

/** @param {string} record @param {number} [step] */
export const link = (record, step) =>
  `?${new URLSearchParams({v: '1', g: record, ...(step === undefined ? {} : {step: String(step)})})}`;

export const people = 'spyglass1 reversi s.1 duel:you,you';
/** The shortest wipe-out. */
export const wiped = `${people} Me6.Mf4.Me3.Mf6.Mg5.Md6.Me7.Mf5.Mc5`;
