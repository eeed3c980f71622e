import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readAddress} from '../../www/src/games/sea/address.js';
import {createLinking} from '../../www/src/games/sea/address-bar.js';
import {initialState, reduce} from '../../www/src/games/sea/reduce.js';
import {createStore} from '../../www/src/shell/store.js';
import {door} from './engine.mjs';

/** A browser's history and address, as far as the page uses them. */
function createWindow(search = '', type = 'navigate') {
  const entries = [{state: null, search}];
  let at = 0;
  const window = Object.assign(new EventTarget(), {
    document: new EventTarget(),
    performance: {getEntriesByType: () => [{type}]},
    location: {
      get search() {
        return entries[at].search;
      },
      get href() {
        return `https://example.org/sub/${entries[at].search}`;
      },
    },
    history: {
      get state() {
        return entries[at].state;
      },
      pushState(state, _title, link) {
        entries.splice(at + 1, Infinity, {state, search: link});
        at += 1;
      },
      replaceState(state, _title, link) {
        entries[at] = {state, search: link};
      },
    },
  });
  return {window: /** @type {any} */ (window), entries};
}

function createPage(search = '', kept = [], laying = null, visit = laying ? 'reload' : 'navigate') {
  const {window, entries} = createWindow(search, visit);
  let laid = laying;
  const store = createStore(initialState(), reduce);
  const opened = [];
  const opening = /** @type {any} */ ({
    asked: () => 0,
    openNew: async (config) => {
      opened.push(['new', config]);
      return null;
    },
    openRecord: async (record, how) => {
      opened.push([record, how]);
      return record.startsWith('spyglass1') ? {} : null;
    },
  });
  const keep = /** @type {any} */ ({
    kept: async () => ({games: kept, fleets: [], ownRules: []}),
    forgetful: () => false,
    laying: () => laid,
    saveLaying: (now) => {
      laid = now;
    },
  });
  const {signal} = new AbortController();
  const linking = createLinking(store, opening, keep, {window, signal});
  return {store, linking, window, entries, opened, laid: () => laid};
}

/** @param {string} record */
function answerOf(record) {
  const game = door.openGame(record);
  const answer = {view: game.view(), record: game.record()};
  game.free();
  return answer;
}

const first = answerOf('spyglass1 admiral s.1 race:you,parity -');
const moved = answerOf('spyglass1 admiral s.1 race:you,parity FA1.2FB2');
const second = answerOf('spyglass1 admiral s.2 race:you,parity -');

/** @param {string} id @param {import('../../www/src/engine/types.js').GameAnswer} answer @param {'push' | 'replace'} history @returns {import('../../www/src/games/sea/types.js').Action} */
const opening = (id, answer, history) => ({
  ...{type: 'opened', mode: 'race', id, board: id},
  ...{answer, history},
});

test('only another game makes an entry, and the one left holds its last move', () => {
  const {store, window, entries} = createPage();
  store.dispatch(opening('a', first, 'replace'));
  store.dispatch({type: 'answered', method: 'shoot', board: 'a', answer: moved});
  store.dispatch(opening('b', second, 'push'));
  assert.equal(entries.length, 2);
  assert.equal(readAddress(entries[0].search).record, moved.record);
  assert.deepEqual(entries[0].state, {id: 'a'});
  assert.equal(readAddress(window.location.search).record, second.record);
});

test('leaving the page writes what was still to be written', () => {
  const {store, window} = createPage();
  store.dispatch(opening('a', first, 'replace'));
  store.dispatch({type: 'answered', method: 'shoot', board: 'a', answer: moved});
  window.dispatchEvent(new Event('pagehide'));
  assert.equal(readAddress(window.location.search).record, moved.record);
});

test('the end of a game is written at once', () => {
  const {store, entries} = createPage();
  const game = door.openGame(first.record);
  store.dispatch({
    type: 'opened',
    mode: 'race',
    id: 'one',
    board: 'b',
    answer: first,
    history: 'push',
  });
  game.solve();
  while (!game.view().ended) game.aiMove();
  const answer = {view: game.view(), record: game.record()};
  store.dispatch({type: 'answered', board: 'b', method: 'solve', answer});
  assert.ok(answer.view.ended);
  assert.equal(readAddress(entries[0].search).record, answer.record);
  game.free();
});

test('the link to what is seen is whole, below any path', () => {
  const {store, linking} = createPage();
  store.dispatch(opening('a', first, 'replace'));
  assert.match(linking.link(), /^https:\/\/example\.org\/sub\/\?v=2&g=spyglass1/);
});

test('without an address the last unfinished game goes on', async () => {
  const game = {id: 'k', mode: 'race', record: moved.record, step: 2, steps: 2, over: false};
  const {linking, opened} = createPage('', [{...game, id: 'o', over: true}, game]);
  await linking.start();
  assert.equal(opened.length, 1);
  assert.equal(opened[0][0], moved.record);
  assert.equal(opened[0][1].id, 'k');
});

test('a link is a game of its own and overwrites no kept one', async () => {
  const search = `?v=1&g=${encodeURIComponent(moved.record)}&step=1`;
  const {linking, opened} = createPage(search, [{id: 'k', record: moved.record, steps: 2}]);
  await linking.start();
  assert.equal(opened[0][1].id, undefined);
  assert.equal(opened[0][1].step, 1);
});

test('who played the game of a link is the reader only where this device keeps it', async () => {
  const own = {id: 'k', record: moved.record, step: 2, steps: 2, over: true, friend: 0};
  for (const [kept, friend, is] of /** @type {[any[], string, number][]} */ ([
    [[], '', 2],
    [[own], '', 0],
    [[{...own, record: `${moved.record}.3FC3`}], '', 0],
    [[{...own, friend: 2}], '', 2],
    [[own], '&friend=1', 1],
  ])) {
    const link = `?v=1&g=${encodeURIComponent(moved.record)}${friend}`;
    const {linking, opened} = createPage(link, kept);
    await linking.start();
    assert.equal(opened[0][1].friend, is);
  }
});

test('only a game of a person that is over is somebody else’s, and no link says so', () => {
  const opened = (/** @type {string} */ record) => {
    const game = door.openGame(record);
    const answer = {view: game.view(), record: game.record()};
    game.free();
    const {store, linking} = createPage();
    const action = /** @type {any} */ (opening('a', answer, 'replace'));
    store.dispatch({...action, friend: 2});
    assert.doesNotMatch(linking.link(), /friend/);
    return store.get().game?.friend;
  };
  assert.equal(opened(moved.record), 0);
  assert.equal(opened('spyglass1 admiral s.1 solo:you FA1.S'), 2);
  assert.equal(opened('spyglass1 admiral s.1 solo:parity -'), 0);
});

test('a link that cannot be followed says so over a fresh game', async () => {
  for (const search of ['?v=7&g=x', '?mode=chess', '?v=1&g=garbage']) {
    const {store, linking, opened} = createPage(search);
    store.hear((action) => {
      if (action.type === 'setting') assert.fail('a broken link changes no setting');
    });
    await linking.start();
    assert.equal(opened.at(-1)[0], 'new', search);
  }
});

test('a link to a step of a sea that nobody has played yet asks for that step, where it is watched', async () => {
  for (const [mode, step, asked] of /** @type {[string, string, number | null][]} */ ([
    ['watch', '2', 2],
    ['watch', '-1', -1],
    ['watch', 'two', Number.NaN],
    ['race', '2', null],
  ])) {
    const {linking, opened} = createPage(
      `?game=admiral&seed=42&agent=parity&mode=${mode}&step=${step}`,
    );
    const wish = {version: 1, rules: 'admiral', agent: 'parity', seed: '42'};
    await linking.start();
    assert.deepEqual(
      opened[0],
      ['new', {...wish, deploy: 'uniform', mode, step: asked}],
      `${mode} ${step}`,
    );
  }
});

test('a link to a duel without its seas asks for a fleet, one with a seed starts', async () => {
  for (const [search, asks] of /** @type {[string, boolean][]} */ ([
    ['?mode=play', true],
    ['?v=1&mode=play&game=sea-battle', true],
    ['?v=1&mode=play&game=admiral&seed=4', false],
    ['?v=1&mode=play&game=chess', false],
  ])) {
    const {store, linking, opened} = createPage(search);
    const wishes = [];
    store.hear((action) => action.type === 'deploy' && wishes.push(action));
    await linking.start();
    const starts = opened.filter(([what]) => what === 'new').length;
    if (asks) assert.deepEqual([wishes.length, starts], [1, 0], search);
    else assert.ok(starts > 0, search);
  }
});

test('a reload while a fleet is laid out lays the same fleet out', async () => {
  const rules = {rows: 4, cols: 4, fleet: [{name: 'a', count: 1, length: 2}]};
  const ships = [{name: 'a', cells: ['A1', 'A2']}];
  const laying = {purpose: 'play', agent: null, rules, ships};
  const {store, linking, opened} = createPage('?v=1&g=x', [], laying);
  const wishes = [];
  store.hear((action) => action.type === 'deploy' && wishes.push(action));
  await linking.start();
  assert.deepEqual(wishes, [{type: 'deploy', ...laying}]);
  assert.equal(store.get().mode, 'play');
  assert.deepEqual(opened, []);
});

test('a fleet that was laid out is forgotten once another address is opened in its place', async () => {
  const laying = {purpose: 'play', agent: null, rules: {rows: 4, cols: 4}, ships: []};
  const {store, linking, opened, laid} = createPage(
    '?game=admiral-apart&seed=5',
    [],
    laying,
    'navigate',
  );
  await linking.start();
  assert.equal(laid(), null, 'a reload then shows the game');
  assert.equal(store.get().deploying, null);
  assert.equal(opened[0][1].seed, '5');
});

test('the agent of a link that opens nothing is not remembered', async () => {
  const {store, linking} = createPage('?game=admiral&agent=parity(k=9)');
  await linking.start();
  assert.equal(store.get().settings.opponent, 'parity');
});
