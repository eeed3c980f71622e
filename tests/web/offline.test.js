// Keeping the site: which file an address asks for, what is taken and what is not.
import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {test} from 'node:test';
import {initialState, reduce} from '../../www/src/games/sea/reduce.js';
import {createOffline} from '../../www/src/offline/flow.js';
import {fileAt, listedIn, listedOf} from '../../www/src/offline/listed.js';
import {createShelf, shelfName} from '../../www/src/offline/shelf.js';
import {createStore} from '../../www/src/shell/store.js';

const root = 'https://host.example/a/path/';
const hashOf = (/** @type {string} */ text) =>
  createHash('sha256').update(text).digest('hex').slice(0, 32);

/** As much of the browser's caches as is used. */
function createCaches() {
  /** @type {Map<string, Map<string, Response>>} */
  const all = new Map();
  const cacheOf = (/** @type {string} */ name) => all.get(name) ?? new Map();
  return {
    all,
    keys: async () => [...all.keys()],
    delete: async (/** @type {string} */ name) => all.delete(name),
    async open(/** @type {string} */ name) {
      if (!all.has(name)) all.set(name, new Map());
      return {
        put: async (/** @type {string} */ url, /** @type {Response} */ answer) =>
          void cacheOf(name).set(url, answer),
        match: async (/** @type {string} */ url) => cacheOf(name).get(url)?.clone(),
      };
    },
    match: async (/** @type {string} */ url) =>
      [...all.values()]
        .map((held) => held.get(url))
        .find(Boolean)
        ?.clone(),
  };
}

/** @param {Record<string, string>} files @param {string} version */
const listOf = (files, version) => ({
  version,
  files: Object.entries(files).map(
    ([path, text]) => /** @type {[string, string]} */ ([path, hashOf(text)]),
  ),
});

/**
 * @param {Record<string, string>} served
 * @param {ReturnType<typeof listOf>} listed
 */
function shelfOn(served, listed, caches = createCaches()) {
  /** @type {string[]} */
  const asked = [];
  const shelf = createShelf({
    root,
    listed,
    caches: () => /** @type {any} */ (caches),
    async fetch(address) {
      asked.push(address.slice(root.length));
      const path = fileAt(address, root, true) ?? '';
      if (served[path] === undefined) return new Response('', {status: 404});
      return new Response(served[path], {headers: {'content-encoding': 'br', 'x-said': 'yes'}});
    },
  });
  return {shelf, caches, asked};
}

const site = {
  'index.html': 'home',
  'lab/index.html': 'lab',
  'a.00c0ffee.js': 'script',
  'x.wasm': 'engine',
};

test('an address asks for a file of the site, below its path and nowhere else', () => {
  const at = (/** @type {string} */ rest, isPage = true) =>
    fileAt(new URL(rest, root).href, root, isPage);
  assert.equal(at(''), 'index.html');
  assert.equal(at('?mode=watch#x'), 'index.html');
  assert.equal(at('lab/?game=admiral'), 'lab/index.html');
  assert.equal(at('parts/a.js', false), 'parts/a.js');
  assert.equal(at('parts/a.js?1', false), null);
  assert.equal(at('/a/pathology'), null);
  assert.equal(at('/other/'), null);
  assert.equal(at('https://elsewhere.example/a/path/'), null);
});

test('the list is read from the script of a worker, and a page of another kind is none', () => {
  const list = listOf(site, 'v1');
  assert.deepEqual(listedIn(`self.SPYGLASS=${JSON.stringify(list)};\ncode();`), list);
  assert.deepEqual(listedIn('  \n')?.files, []);
  for (const text of [
    '<!doctype html>',
    'code();',
    'self.SPYGLASS={;',
    'self.SPYGLASS={"version":1',
  ])
    assert.equal(listedIn(text), null, text);
  for (const told of [
    undefined,
    null,
    {},
    {version: 'v1'},
    {files: []},
    {version: '', files: [['a', 'b']]},
    {version: 'v1', files: [['a']]},
    {version: 'v1', files: [null]},
  ])
    assert.deepEqual(listedOf(told).files, []);
});

test('a version is kept whole, told file by file, and given back as it was', async () => {
  const {shelf, caches, asked} = shelfOn(site, listOf(site, 'v1'));
  /** @type {number[]} */
  const told = [];
  await shelf.fill((done, total) => {
    assert.equal(total, 4);
    told.push(done);
  });
  assert.deepEqual(told, [1, 2, 3, 4]);
  // Hosts lead `index.html` elsewhere.
  assert.deepEqual(asked.sort(), ['', 'a.00c0ffee.js', 'lab/', 'x.wasm']);
  for (const [path, text] of Object.entries(site)) {
    const address = shelf.holds({url: root + path, method: 'GET', mode: 'cors'});
    const answer = await shelf.take(/** @type {string} */ (address));
    assert.equal(await answer?.text(), text);
    assert.equal(answer?.headers.get('x-said'), 'yes');
    assert.equal(answer?.headers.get('content-encoding'), null);
  }
  assert.equal(
    shelf.holds({url: `${root}lab/?seed=1`, method: 'GET', mode: 'navigate'}),
    `${root}lab/index.html`,
  );
  assert.equal(shelf.holds({url: `${root}lab/`, method: 'POST', mode: 'navigate'}), null);
  assert.equal(shelf.holds({url: `${root}none.js`, method: 'GET', mode: 'cors'}), null);
  assert.equal(caches.all.size, 1);
});

test('of a new version only what is new is asked for, and the old one goes', async () => {
  const {shelf, caches} = shelfOn(site, listOf(site, 'v1'));
  await shelf.fill(() => {});
  caches.all.set('spyglass /a/ v1', new Map());
  const newer = {...site, 'index.html': 'new home', 'more.js': 'more'};
  const next = shelfOn(newer, listOf(newer, 'v2'), caches);
  await next.shelf.fill(() => {});
  assert.deepEqual(next.asked.sort(), ['', 'more.js']);
  await next.shelf.clear();
  assert.deepEqual([...caches.all.keys()], ['spyglass /a/ v1', `${shelfName(root)}v2`]);
  const answer = await next.shelf.take(`${root}index.html`);
  assert.equal(await answer?.text(), 'new home');
  await next.shelf.clearAll();
  assert.deepEqual([...caches.all.keys()], ['spyglass /a/ v1']);
});

test('a file that is missing, or another than is listed, spoils the whole', async () => {
  const missing = shelfOn({...site, 'x.wasm': /** @type {any} */ (undefined)}, listOf(site, 'v1'));
  await assert.rejects(
    missing.shelf.fill(() => {}),
    {code: 'offline-network'},
  );
  for (const path of Object.keys(site)) {
    const changed = shelfOn({...site, [path]: 'something else'}, listOf(site, 'v1'));
    await assert.rejects(
      changed.shelf.fill(() => {}),
      {code: 'offline-mixed'},
      path,
    );
  }
});

test('refused storage has its code', async () => {
  const shelf = createShelf({
    root,
    listed: listOf(site, 'v1'),
    caches: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
    fetch: async () => new Response('home'),
  });
  await assert.rejects(
    shelf.fill(() => {}),
    {code: 'offline-storage'},
  );
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

/** @param {Partial<import('../../www/src/offline/flow.js').OfflineWorld>} world */
async function asked(world) {
  const store = createStore(initialState(), reduce);
  let registered = 0;
  const workers = /** @type {any} */ ({
    getRegistration: async () => undefined,
    addEventListener() {},
    removeEventListener() {},
    startMessages() {},
    async register() {
      registered += 1;
      throw new TypeError('refused');
    },
  });
  createOffline(store, {
    root,
    isSecure: true,
    workers,
    caches: () => /** @type {any} */ (createCaches()),
    fetch: async () => new Response('self.SPYGLASS={"version":"1","files":[["a","b"]]};'),
    shelf: shelfName(root),
    ...world,
  });
  await settled();
  const before = store.get().offline?.phase;
  store.dispatch({type: 'offline-keep'});
  await settled();
  return {before, after: store.get().offline, registered};
}

test('whatever stands in its way is told by its code, and nothing is registered', async () => {
  const refuse = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  const brokenOff = () =>
    new ReadableStream({pull: (stream) => stream.error(new TypeError('no network'))});
  const serves =
    (/** @type {string} */ text, status = 200) =>
    async () =>
      new Response(text, {status});
  /** @type {[string, Parameters<typeof asked>[0]][]} */
  const cases = [
    ['offline-insecure', {isSecure: false}],
    ['offline-unsupported', {workers: undefined}],
    ['offline-storage', {caches: refuse}],
    ['offline-network', {fetch: () => Promise.reject(new TypeError('no network'))}],
    ['offline-network', {fetch: async () => new Response(brokenOff())}],
    ['offline-not-served', {fetch: serves('', 404)}],
    ['offline-not-served', {fetch: serves('<!doctype html>')}],
  ];
  for (const [code, world] of cases) {
    const {before, after, registered} = await asked(world);
    assert.equal(before, 'off');
    assert.deepEqual([after?.phase, after?.code, registered], ['off', code, 0]);
  }
  const {after, registered} = await asked({});
  assert.deepEqual([after?.code, registered], ['offline-refused', 1]);
});

/** A registration whose worker is the test, and what has come of the wish to keep the site. @param {'installing' | 'active'} place */
async function keeping(place) {
  const store = createStore(initialState(), reduce);
  const container = Object.assign(new EventTarget(), {
    getRegistration: async () => undefined,
    startMessages() {},
    register: async () => ({installing: null, waiting: null, active: null, [place]: worker}),
  });
  /** @type {any[]} */
  const posted = [];
  const worker = Object.assign(new EventTarget(), {
    state: place === 'active' ? 'activated' : 'installing',
    postMessage: (/** @type {any} */ message) => posted.push(message),
  });
  /** @type {{next: () => void, ms: number}[]} */
  const waiting = [];
  createOffline(
    store,
    {
      root,
      isSecure: true,
      workers: /** @type {any} */ (container),
      caches: () => /** @type {any} */ (createCaches()),
      fetch: async () => new Response('self.SPYGLASS={"version":"1","files":[["a","b"]]};'),
      shelf: shelfName(root),
    },
    (next, ms) => waiting.push({next, ms}),
  );
  await settled();
  store.dispatch({type: 'offline-keep'});
  await settled();
  return {
    posted,
    /** @param {any} message @param {any} [source] */
    async say(message, source = worker) {
      const data = {spyglass: 'offline', ...message};
      container.dispatchEvent(Object.assign(new Event('message'), {data, source}));
      await settled();
    },
    async giveUp() {
      worker.state = 'redundant';
      worker.dispatchEvent(new Event('statechange'));
      await settled();
    },
    /** Lets pass what is waited for: all of it, or what is due at once. @param {number} [most] */
    async wait(most = Number.POSITIVE_INFINITY) {
      for (const {next, ms} of waiting.splice(0)) if (ms <= most) next();
      await settled();
    },
    stands: () => [store.get().offline?.phase, store.get().offline?.code],
  };
}

test('only our own worker says what is kept', async () => {
  const {say, stands} = await keeping('installing');
  for (const type of ['progress', 'kept', 'failed', 'gone'])
    for (const source of [null, {}, new EventTarget()])
      await say({type, done: 1, total: 1}, source);
  assert.deepEqual(stands(), ['coming', null]);
  await say({type: 'progress', done: 1, total: 1});
  assert.deepEqual(stands(), ['coming', null]);
  await say({type: 'kept'});
  assert.deepEqual(stands(), ['on', null]);
});

test('a worker that is given up has kept nothing, for the cause it says or for none', async () => {
  const silent = await keeping('installing');
  await silent.giveUp();
  await silent.wait(0);
  assert.deepEqual(silent.stands(), ['off', 'offline-refused']);

  const told = await keeping('installing');
  await told.giveUp();
  await told.say({type: 'failed', code: 'offline-mixed'});
  await told.wait(0);
  assert.deepEqual(told.stands(), ['off', 'offline-mixed']);
});

test('a worker that falls silent is not waited for for ever', async () => {
  for (const place of /** @type {const} */ (['installing', 'active'])) {
    const {say, wait, stands, posted} = await keeping(place);
    assert.deepEqual(
      posted.map(({type}) => type),
      place === 'active' ? ['fill'] : [],
    );
    await wait(0);
    await say({type: 'progress', done: 1, total: 2});
    assert.deepEqual(stands(), ['coming', null]);
    await wait();
    assert.deepEqual(stands(), ['off', 'offline-network']);
  }
});
