// Keeping the site for use without a network: asked for, taken back, and never by itself.

import {createLatest} from '../shell/latest.js';
import {codeOf, refusal} from '../shell/refusal.js';
import {reduceOffline} from './state.js';

/** @import {Store} from '../games/sea/engine-request.js' */
/** @import {PageMessage, WorkerMessage} from './types.js' */
/** @typedef {(address: string, how?: RequestInit) => Promise<Response>} Fetch */
/**
 * @typedef {object} OfflineWorld what of the browser this needs
 * @property {string} root of the site
 * @property {boolean} isSecure
 * @property {ServiceWorkerContainer | undefined} workers
 * @property {() => CacheStorage} caches touching it may throw
 * @property {Fetch} fetch
 * @property {string} shelf how the names of the site's caches begin
 */

/** For a single file on the slowest of networks; a browser that ends a worker tells nobody. */
const SILENCE_MS = 120_000;

/** @param {ServiceWorker} worker @param {PageMessage} message */
export const ask = (worker, message) => worker.postMessage({spyglass: 'offline', ...message});

/** @param {OfflineWorld} world @returns {Promise<ServiceWorkerRegistration | undefined>} ours: another may be registered above this site */
export async function registrationOf({root, workers}) {
  const found = await workers?.getRegistration(root).catch(() => undefined);
  return found?.scope === root ? found : undefined;
}

/**
 * @param {Store} store
 * @param {OfflineWorld} world
 * @param {(next: () => void, ms: number) => unknown} [later]
 */
export function createOffline(store, world, later = setTimeout) {
  const {root, workers} = world;
  const script = new URL('service-worker.js', root).href;
  /** What is under way: only the last wish counts. */
  const latest = createLatest();

  /** @param {import('./types.js').Offline['phase']} phase @param {Partial<import('./types.js').Offline>} [more] */
  const tell = (phase, more) => store.dispatch({type: 'offline', phase, ...more});

  /** What would keep a browser from it, found before anything is registered. */
  async function check() {
    if (!world.isSecure) throw refusal('offline-insecure');
    if (!workers) throw refusal('offline-unsupported');
    try {
      await world.caches().keys();
    } catch {
      throw refusal('offline-storage');
    }
    const answer = await world.fetch(script, {cache: 'no-store'}).catch(() => null);
    if (!answer) throw refusal('offline-network');
    if (!answer.ok || !/^self\.SPYGLASS=/.test(await answer.text()))
      throw refusal('offline-not-served');
  }

  /**
   * Once all is kept. A worker that is given up, or falls silent, has kept nothing.
   * @param {ServiceWorkerContainer} container
   * @param {ServiceWorker} worker ours: those of other sites on this host are heard too
   * @param {(done: number, total: number) => void} progress
   * @returns {Promise<void>}
   */
  const filled = (container, worker, progress) =>
    new Promise((resolve, reject) => {
      const settled = new AbortController();
      const {signal} = settled;
      /** @param {() => void} how */
      function settle(how) {
        settled.abort();
        how();
      }
      const fail = (/** @type {string} */ code) => settle(() => reject(refusal(code)));
      function awaitWord() {
        const isSilent = latest('word');
        later(() => isSilent() && fail('offline-network'), SILENCE_MS);
      }
      /** @param {{data: {spyglass?: unknown} & WorkerMessage | undefined, source: unknown}} event */
      function hear({data, source}) {
        if (data?.spyglass !== 'offline' || source !== worker) return;
        awaitWord();
        if (data.type === 'progress') progress(data.done, data.total);
        else if (data.type === 'kept') settle(resolve);
        else fail(codeOf(data, 'offline-not-served'));
      }
      // Why it was given up it may have said just before.
      const look = () => worker.state === 'redundant' && later(() => fail('offline-refused'), 0);
      container.addEventListener('message', hear, {signal});
      worker.addEventListener('statechange', look, {signal});
      container.startMessages();
      awaitWord();
      look();
    });

  async function keep() {
    const isWanted = latest('wish');
    tell('coming');
    try {
      await check();
      const container = /** @type {ServiceWorkerContainer} */ (workers);
      const registration = await container.register(script, {scope: root}).catch(() => {
        throw refusal('offline-refused');
      });
      const {installing, waiting, active} = registration;
      const worker = installing ?? waiting ?? active;
      if (!worker) throw refusal('offline-refused');
      const whole = filled(
        container,
        worker,
        (done, total) => isWanted() && tell('coming', {done, total}),
      );
      // One that was switched off a moment ago comes back as it was, without what it kept.
      if (!installing) ask(worker, {type: 'fill'});
      await whole;
      if (isWanted()) tell('on');
    } catch (fault) {
      if (!isWanted()) return;
      await clear();
      // What is not refused in particular is an answer that broke off.
      tell('off', {code: codeOf(fault, 'offline-network')});
    }
  }

  async function clear() {
    await (await registrationOf(world))?.unregister();
    try {
      const names = await world.caches().keys();
      for (const name of names) if (name.startsWith(world.shelf)) await world.caches().delete(name);
    } catch {
      // Where nothing may be kept nothing was.
    }
  }

  async function leave() {
    const isWanted = latest('wish');
    tell('leaving');
    await clear();
    if (isWanted()) tell('off');
  }

  /** How it stands: another tab may have changed it. */
  async function look() {
    const {phase, code} = store.get().offline ?? {};
    if (phase === 'coming' || phase === 'leaving') return;
    const isWanted = latest('wish');
    if (!phase) tell('unknown');
    const registration = await registrationOf(world);
    if (isWanted()) tell(registration?.active ? 'on' : 'off', {code});
  }

  store.extend(reduceOffline);
  store.hear((action, state, before) => {
    if (action.type === 'offline-keep') void keep();
    if (action.type === 'offline-leave') void leave();
    if (state.dialog === 'settings' && before.dialog !== 'settings') void look();
  });
  void look();
}
