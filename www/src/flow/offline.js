// Keeping the site for use without a network: asked for, taken back, and never by itself.
import {reduceOffline} from '../state/offline.js';
import {codeOf, refusal} from '../state/refusal.js';

/** @typedef {import('./asking.js').Store} Store */
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

/** @param {OfflineWorld} world @returns {Promise<ServiceWorkerRegistration | undefined>} ours: another may be registered above this site */
export async function registrationOf({root, workers}) {
  const found = await workers?.getRegistration(root).catch(() => undefined);
  return found?.scope === root ? found : undefined;
}

/**
 * @param {Store} store
 * @param {OfflineWorld} world
 */
export function createOffline(store, world) {
  const {root, workers} = world;
  const script = new URL('service-worker.js', root).href;
  /** What is under way: only the last wish counts. */
  let wish = 0;

  /** @param {import('../state/offline.js').Offline['phase']} phase @param {object} [more] */
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

  /** @param {ServiceWorkerContainer} container @param {(done: number, total: number) => void} progress @returns {Promise<void>} once all is kept */
  const filled = (container, progress) =>
    new Promise((resolve, reject) => {
      /** @param {MessageEvent} event */
      function hear({data}) {
        if (data?.spyglass !== 'offline') return;
        if (data.type === 'progress') return progress(data.done, data.total);
        container.removeEventListener('message', hear);
        if (data.type === 'kept') resolve();
        else reject(refusal(codeOf(data, 'offline-not-served')));
      }
      container.addEventListener('message', hear);
      container.startMessages();
    });

  async function keep() {
    const mine = ++wish;
    const isWanted = () => mine === wish;
    tell('coming');
    try {
      await check();
      const container = /** @type {ServiceWorkerContainer} */ (workers);
      const whole = filled(container, (done, total) => isWanted() && tell('coming', {done, total}));
      // Heard of below, unless the registration fails before it.
      whole.catch(() => {});
      const registration = await container.register(script, {scope: root}).catch(() => {
        throw refusal('offline-refused');
      });
      // One that was switched off a moment ago comes back as it was, without what it kept.
      if (!registration.installing)
        (registration.waiting ?? registration.active)?.postMessage({
          spyglass: 'offline',
          type: 'fill',
        });
      await whole;
      if (isWanted()) tell('on');
    } catch (/** @type {any} */ fault) {
      if (!isWanted()) return;
      await clear();
      tell('off', {code: fault.code});
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
    const mine = ++wish;
    tell('leaving');
    await clear();
    if (mine === wish) tell('off');
  }

  /** How it stands: another tab may have changed it. */
  async function look() {
    const {phase, code} = store.get().offline ?? {};
    if (phase === 'coming' || phase === 'leaving') return;
    const mine = wish;
    if (!phase) tell('unknown');
    const registration = await registrationOf(world);
    if (mine === wish) tell(registration?.active ? 'on' : 'off', {code});
  }

  store.extend(reduceOffline);
  store.hear((action, state, before) => {
    if (action.type === 'offline-keep') void keep();
    if (action.type === 'offline-leave') void leave();
    if (state.dialog === 'settings' && before.dialog !== 'settings') void look();
  });
  void look();
}
