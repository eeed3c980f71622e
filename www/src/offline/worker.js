// The service worker, of those who asked for it: gives the pages what is kept of them, and gets out of the way where the site has it no more.
import {isObject} from '../shell/checks.js';
import {codeOf} from '../shell/refusal.js';
import {listedIn, listedOf} from './listed.js';
import {createShelf} from './shelf.js';

const scope = /** @type {import('./types.js').ServiceScope} */ (/** @type {unknown} */ (self));
const {registration, clients} = scope;
const root = registration.scope;
const shelf = createShelf({
  root,
  listed: listedOf(scope.SPYGLASS),
  caches: () => caches,
  fetch: (address, how) => fetch(address, how),
});

/** @param {import('./types.js').WorkerMessage} message to all pages, also those that were there before */
async function tell(message) {
  const all = await clients.matchAll({includeUncontrolled: true, type: 'window'});
  for (const client of all) client.postMessage({spyglass: 'offline', ...message});
}

async function fill() {
  try {
    await shelf.fill((done, total) => void tell({type: 'progress', done, total}));
    await tell({type: 'kept'});
  } catch (fault) {
    await tell({type: 'failed', code: codeOf(fault, 'offline-storage')});
    throw fault;
  }
}

async function install() {
  if (shelf.isEmpty) return scope.skipWaiting();
  try {
    await fill();
  } catch (fault) {
    await shelf.drop().catch(() => {});
    throw fault;
  }
}

async function activate() {
  if (shelf.isEmpty) return retire();
  await shelf.clear();
  await clients.claim();
}

async function retire() {
  await registration.unregister();
  await shelf.clearAll();
  await tell({type: 'gone'});
}

/** A site that has no service worker any more, or an empty one, wants none. What only looks like an answer, as that of a hotel's network, means nothing. */
async function retireIfUnwanted() {
  const answer = await fetch(scope.location.href, {cache: 'no-cache'}).catch(() => null);
  if (!answer) return;
  const isGone = answer.status === 404 || answer.status === 410;
  if (isGone || (answer.ok && listedIn(await answer.text())?.files.length === 0)) await retire();
}

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('fetch', (event) => {
  const {request} = event;
  const address = shelf.holds(request);
  if (request.mode === 'navigate') event.waitUntil(retireIfUnwanted());
  if (address === null) return;
  event.respondWith(
    shelf
      .take(address)
      .catch(() => undefined)
      .then((kept) => kept ?? fetch(request)),
  );
});
scope.addEventListener('message', (event) => {
  const {data} = event;
  if (!isObject(data) || data.spyglass !== 'offline') return;
  const {type} = /** @type {import('./types.js').PageMessage} */ (data);
  if (type === 'take-over') event.waitUntil(scope.skipWaiting());
  if (type === 'fill') event.waitUntil(fill().catch(() => {}));
});
