// Where the files of the site are kept: one cache a build, of which each file was seen to be the one that the build lists.
import {refusal} from '../shell/refusal.js';
import {fileAt} from './listed.js';

/** @import {Listed} from './listed.js' */

/** Browsers hold more than that back anyway. */
const AT_ONCE = 6;

/** @param {string} root the caches of this site begin so: others may stand on the same origin */
export const shelfName = (root) => `spyglass ${new URL(root).pathname} `;

const refuseStorage = () => Promise.reject(refusal('offline-storage'));

/** @param {ArrayBuffer} bytes */
async function hashOf(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * @param {object} site
 * @param {string} site.root
 * @param {Listed} site.listed
 * @param {() => CacheStorage} site.caches touching it may throw
 * @param {import('./flow.js').Fetch} site.fetch
 */
export function createShelf({root, listed, caches, fetch}) {
  const paths = new Set(listed.files.map(([path]) => path));
  const own = shelfName(root) + listed.version;
  const addressOf = (/** @type {string} */ path) => new URL(path, root).href;

  /** @param {Response | undefined} answer @param {string} hash @returns {Promise<Response | null>} the same, where it is the file that is listed */
  async function sound(answer, hash) {
    if (!answer?.ok) return null;
    const bytes = await answer.arrayBuffer();
    if ((await hashOf(bytes)) !== hash) return null;
    const headers = new Headers(answer.headers);
    // They tell of how it travelled.
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    // Made anew: browsers refuse to show a page whose answer was led elsewhere, as hosts do that hide `index.html`.
    return new Response(bytes, {headers});
  }

  /** @param {string} path @param {string} hash */
  async function fetched(path, hash) {
    const page = path.replace(/(^|\/)index\.html$/, '$1');
    // The servers' caches are not asked twice for what is named after its content.
    const isNamed = /\.[0-9a-f]{8}\.\w+$/.test(path);
    const answer = await fetch(addressOf(page), {cache: isNamed ? 'default' : 'no-cache'}).catch(
      () => null,
    );
    if (!answer?.ok) throw refusal('offline-network');
    const file = await sound(answer, hash);
    if (!file) throw refusal('offline-mixed');
    return file;
  }

  /** Caches of this site. */
  async function names() {
    const all = await caches().keys();
    return all.filter((name) => name.startsWith(shelfName(root)));
  }

  return {
    isEmpty: paths.size === 0,
    /** @param {(done: number, total: number) => void} tell */
    async fill(tell) {
      const cache = await Promise.resolve()
        .then(() => caches().open(own))
        .catch(refuseStorage);
      const left = [...listed.files];
      let done = 0;
      async function fillNext() {
        for (let next = left.shift(); next; next = left.shift()) {
          const [path, hash] = next;
          // Most of a new build is the one before.
          const kept = await sound(await caches().match(addressOf(path)), hash);
          const file = kept ?? (await fetched(path, hash));
          await cache.put(addressOf(path), file).catch(refuseStorage);
          done += 1;
          tell(done, listed.files.length);
        }
      }
      try {
        await Promise.all(Array.from({length: AT_ONCE}, fillNext));
      } catch (fault) {
        // The others need not go on.
        left.length = 0;
        throw fault;
      }
    },
    /** Nothing of what was fetched for this build. */
    drop: () => caches().delete(own),
    /** What other builds had. */
    async clear() {
      for (const name of await names()) if (name !== own) await caches().delete(name);
    },
    async clearAll() {
      for (const name of await names()) await caches().delete(name);
    },
    /** @param {{url: string, method: string, mode: string}} request @returns {string | null} where the answer is kept */
    holds({url, method, mode}) {
      if (method !== 'GET') return null;
      const path = fileAt(url, root, mode === 'navigate');
      if (path === null) return null;
      return paths.has(path) ? addressOf(path) : null;
    },
    /** @param {string} address */
    async take(address) {
      const cache = await caches().open(own);
      return cache.match(address);
    },
  };
}
