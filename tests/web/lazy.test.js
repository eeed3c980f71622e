// Parts of the page come when they are needed, once each, and a failure is said and can be mended.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createLazy, neededParts} from '../../www/src/app/parts.js';
import {initialState, reduce} from '../../www/src/games/sea/reduce.js';
import {createStore} from '../../www/src/shell/store.js';

/** Parts that come when they are let go; all that happens to them is written down. */
function createPage(/** @type {any} */ known = {}) {
  /** @type {string[]} */
  const log = [];
  /** @type {Record<string, {come: () => void, fail: () => void}>} */
  const asked = {};
  const store = createStore(initialState(known), reduce);
  const load = (/** @type {string} */ name) => () =>
    new Promise((resolve, reject) => {
      log.push(`ask ${name}`);
      asked[name] = {
        come: () => resolve({words: {from: name}, start: () => log.push(`start ${name}`)}),
        fail: () => reject(new Error('no network')),
      };
    });
  const names = ['review', 'dialogs', 'deploy', 'compare', 'teach', 'sound'];
  const lazy = createLazy(
    /** @type {any} */ ({store, settled: async () => {}, addWords: () => log.push('ask words')}),
    Object.fromEntries(names.map((name) => [name, load(name)])),
  );
  return {log, asked, store, lazy};
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a first visit to a hunt needs no part', () => {
  assert.deepEqual(neededParts(initialState()), []);
  assert.deepEqual(createPage().log, []);
  assert.deepEqual(createPage({mode: 'watch'}).log, ['ask words', 'ask teach', 'ask review']);
  // Shots to go stand beside what an agent thinks and below a position.
  for (const mode of /** @type {const} */ (['watch', 'edit']))
    assert.ok(neededParts(initialState({mode})).includes('shots'), mode);
});

test('a part that is needed is asked for once, and started once it is there', async () => {
  const {log, asked, store, lazy} = createPage();
  store.dispatch({type: 'dialog', dialog: 'help'});
  store.dispatch({type: 'dialog', dialog: null});
  store.dispatch({type: 'dialog', dialog: 'share'});
  assert.equal(store.get().parts.dialogs, 'coming');
  asked.dialogs.come();
  await settled();
  assert.equal(store.get().parts.dialogs, 'there');
  assert.deepEqual(log, ['ask dialogs', 'start dialogs']);
  assert.deepEqual(lazy.words(), [{from: 'dialogs'}]);
  store.dispatch({type: 'dialog', dialog: 'about'});
  assert.equal(log.length, 2);
});

test('a part that cannot be fetched says so, and is asked for again when it is wished', async () => {
  const {log, asked, store} = createPage();
  store.dispatch({type: 'dialog', dialog: 'help'});
  asked.dialogs.fail();
  await settled();
  assert.equal(store.get().parts.dialogs, 'failed');
  store.dispatch({type: 'focus', board: 'sea-1', cell: 'A1'});
  assert.equal(log.length, 1, 'not over and over');
  store.dispatch({type: 'part-retry', name: 'dialogs'});
  asked.dialogs.fail();
  await settled();
  store.dispatch({type: 'dialog', dialog: null});
  store.dispatch({type: 'dialog', dialog: 'help'});
  asked.dialogs.come();
  await settled();
  assert.deepEqual(log, ['ask dialogs', 'ask dialogs', 'ask dialogs', 'start dialogs']);
});

test('an idle page fetches every part but the sounds, one after the other', async () => {
  const {log, asked, lazy} = createPage();
  const all = lazy.fetchAll();
  assert.deepEqual(log, ['ask review']);
  asked.review.fail();
  await settled();
  asked.dialogs.come();
  await settled();
  asked.deploy.come();
  await settled();
  asked.compare.fail();
  await settled();
  asked.teach.come();
  await all;
  assert.deepEqual(log, [
    'ask review',
    'ask dialogs',
    'start dialogs',
    'ask deploy',
    'start deploy',
    // What they share is fetched once.
    'ask words',
    'ask compare',
    'ask teach',
    'start teach',
  ]);
});
