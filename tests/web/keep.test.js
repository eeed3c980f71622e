import assert from 'node:assert/strict';
import {test} from 'node:test';
import {reduceDeploying} from '../../www/src/games/sea/deploy/state.js';
import {initialState, reduce} from '../../www/src/games/sea/reduce.js';
import {createKeeping} from '../../www/src/games/sea/saving.js';
import {MOST_GAMES, memoryShelf, newest} from '../../www/src/games/sea/storage/games-database.js';
import {usableLaying} from '../../www/src/games/sea/storage/laying.js';
import {createNamedRows} from '../../www/src/games/sea/storage/named-rows.js';
import {createKeep, usable} from '../../www/src/games/sea/storage/settings.js';
import {defaultSettings} from '../../www/src/shell/default-settings.js';
import {createStore} from '../../www/src/shell/store.js';
import {door} from './engine.mjs';
import {rowsIn, storageIn, storedIn} from './kept-rows.mjs';

/** @returns {import('../../www/src/games/sea/types.js').KeptGame} */
const game = (number) => ({
  id: `g${number}`,
  mode: 'race',
  record: 'r',
  step: 1,
  steps: 1,
  over: false,
  rules: 'admiral',
  updated: number,
});
const noStorage = () => {
  throw new Error('denied');
};

test('the last twenty games are kept, newest first', async () => {
  const shelf = memoryShelf();
  const keep = createKeep({...rowsIn(async () => shelf), storage: noStorage});
  for (let number = 1; number <= MOST_GAMES + 5; number += 1)
    await (await storedIn(keep)).saveGame(game(number));
  const kept = (await keep.kept()).games;
  assert.equal(kept.length, MOST_GAMES);
  assert.deepEqual([kept[0].id, kept.at(-1).id], ['g25', 'g6']);
  assert.equal((await shelf.all('games')).length, MOST_GAMES);
});

test('saving a game again replaces it', async () => {
  const keep = createKeep({...rowsIn(async () => memoryShelf()), storage: noStorage});
  await (await storedIn(keep)).saveGame(game(1));
  const kept = await (await storedIn(keep)).saveGame({...game(1), step: 9, updated: 7});
  assert.deepEqual(
    kept.map(({step}) => step),
    [9],
  );
});

test('with storage forbidden everything works from memory, and says so', async () => {
  const keep = createKeep({
    ...rowsIn(() => Promise.reject(new Error('denied'))),
    storage: noStorage,
  });
  await (await storedIn(keep)).saveGame(game(1));
  keep.saveSettings(defaultSettings);
  assert.deepEqual(keep.settings(), {});
  assert.equal((await keep.kept()).games.length, 1);
  assert.ok(keep.forgetful());
});

test('a fleet being laid out outlives a reload of its tab, and nothing else', () => {
  const kept = new Map();
  const visit = storageIn(kept);
  const open = async () => memoryShelf();
  const keep = createKeep({...rowsIn(open), storage: noStorage, visit});
  const store = createStore(initialState(), reduce);
  createKeeping(store, keep);
  store.extend(reduceDeploying);
  const {rules} = door.tables().rules[0];
  store.dispatch({type: 'deploy-open', purpose: 'play', rules});
  assert.equal(usableLaying(keep.laying()), null, 'a board without its fleet is not kept');
  const ships = door.drawFleet('admiral', '3');
  store.dispatch({type: 'deploy-fleet', ships});
  store.dispatch({type: 'deploy-pick', index: 0, cell: ships[0].cells[0]});
  store.dispatch({type: 'deploy-carry', cell: 'J10'});
  const laying = {purpose: 'play', agent: null, rules, ships};
  assert.deepEqual(
    usableLaying(createKeep({...rowsIn(open), storage: noStorage, visit}).laying()),
    laying,
  );
  // Of two people the second's, with the first's: after a reload neither is lost, and neither is seen.
  const second = door.drawFleet('admiral', '4');
  store.dispatch({type: 'deploy-open', purpose: 'play', rules});
  store.dispatch({type: 'deploy-second', first: ships});
  store.dispatch({type: 'deploy-fleet', ships: second});
  store.dispatch({type: 'deploy-uncover'});
  const {purpose, ...left} = /** @type {any} */ (usableLaying(keep.laying()));
  assert.deepEqual(left, {agent: null, rules, ships: second, first: ships});
  store.dispatch({type: 'deploy-close'});
  store.dispatch({type: 'deploy-open', purpose, ...left});
  const {deploying} = store.get();
  assert.deepEqual([deploying?.first, deploying?.covered], [ships, true]);
  assert.deepEqual(deploying?.wished, second);
  store.dispatch({type: 'deploy-close'});
  assert.equal(usableLaying(keep.laying()), null);

  for (const broken of [
    {...laying, purpose: 'race'},
    {...laying, ships: ships.slice(1)},
    {...laying, ships: ships.map((ship) => ({...ship, cells: ['K1']}))},
    {...laying, rules: {...rules, rows: 99}},
    {...laying, agent: 7},
    {...laying, first: null},
    {...laying, first: ships.slice(1)},
    7,
  ]) {
    kept.set('spyglass-laying', JSON.stringify(broken));
    assert.equal(usableLaying(keep.laying()), null);
  }
  const forbidden = createKeep({...rowsIn(open), storage: noStorage, visit: noStorage});
  forbidden.saveLaying(/** @type {any} */ (laying));
  assert.equal(usableLaying(forbidden.laying()), null);
  assert.ok(forbidden.forgetful());
});

test('a disk that fails in the middle of a visit loses nothing of the visit', async () => {
  const shelf = memoryShelf();
  const keep = createKeep({
    ...rowsIn(async () => ({...shelf, put: () => Promise.reject(new Error('full'))})),
    storage: noStorage,
  });
  const kept = await (await storedIn(keep)).saveGame(game(3));
  assert.equal(keep.forgetful(), true);
  assert.deepEqual(
    kept.map(({id}) => id),
    ['g3'],
  );
  assert.deepEqual(
    (await keep.kept()).games.map(({id}) => id),
    ['g3'],
  );
});

test('settings that another hand wrote are used as far as they fit', () => {
  assert.deepEqual(usable('x'), {});
  assert.deepEqual(usable(null), {});
  assert.deepEqual(
    usable({oneTap: 'yes', pace: 250, hintsSeen: ['fire'], __proto__: {theme: 'dark'}}),
    {speed: 4},
    'an earlier version kept the pause before a shot',
  );
  assert.deepEqual(usable({pace: 0, speed: 5}), {speed: 5});
  assert.deepEqual(usable({rules: {rows: 1e9, cols: 2, fleet: []}}), {});
  assert.deepEqual(usable({rules: {rows: 4, cols: 4, fleet: []}}), {
    rules: {rows: 4, cols: 4, fleet: []},
  });
  for (const fleet of [
    [null],
    [{name: 1, count: 1, length: 2}],
    [{name: 'a', count: 1e9, length: 2}],
    [{name: 'a', count: 1}],
    [{name: 'a', count: 1, cells: [[0, 99]]}],
  ])
    assert.deepEqual(usable({rules: {rows: 4, cols: 4, fleet}}), {}, JSON.stringify(fleet));
  assert.deepEqual(usable({rules: {rows: 4, cols: 4, fleet: [], budgets: 7}}), {});
  assert.deepEqual(usable({tab: 'x', speed: null}), {});
  assert.deepEqual(usable({puzzle: 'puzzle-7', level: 'fiendish'}), {});
  assert.deepEqual(usable({puzzle: 'puzzle-6', level: 'hard'}), {
    puzzle: 'puzzle-6',
    level: 'hard',
  });
});

test('the newest are chosen without changing the list', () => {
  const list = [game(1), game(3), game(2)];
  assert.deepEqual(
    newest(list).map(({id}) => id),
    ['g3', 'g2', 'g1'],
  );
  assert.equal(list[0].id, 'g1');
});

test('rows that another hand wrote are left out', async () => {
  const shelf = memoryShelf();
  await shelf.put('games', game(1));
  const put = /** @type {(store: string, row: any) => Promise<void>} */ (shelf.put);
  await put('games', {id: 'x', record: 7, updated: 9});
  await put('games', {...game(2), id: 3});
  await put('fleets', {name: 'empty', rules: 'admiral', fleet: []});
  await put('fleets', {name: 'odd', rules: 'admiral', fleet: [{name: 'a', cells: [1]}]});
  await put('rules', {name: 'null', rules: {fleet: [null]}});
  const keep = createKeep({...rowsIn(async () => shelf), storage: noStorage});
  assert.deepEqual(
    (await keep.kept()).games.map(({id}) => id),
    ['g1'],
  );
  assert.deepEqual((await keep.kept()).fleets, []);
  assert.deepEqual((await keep.kept()).ownRules, []);
});

test('a save that failed shadows no later one, and what is forgotten stays so', async () => {
  const shelf = memoryShelf();
  let full = true;
  const put = (store, row) => (full ? Promise.reject(new Error('full')) : shelf.put(store, row));
  const keep = createKeep({...rowsIn(async () => ({...shelf, put})), storage: noStorage});
  await (await storedIn(keep)).saveGame(game(1));
  full = false;
  const [kept] = await (await storedIn(keep)).saveGame({...game(1), step: 9, steps: 9, updated: 2});
  assert.equal(kept.step, 9);
  full = true;
  await (await storedIn(keep)).saveGame({...game(1), updated: 3});
  await (await storedIn(keep)).forgetGame('g1');
  assert.deepEqual((await keep.kept()).games, []);
});

/** Two tabs on one disk. */
function createTabs() {
  const shelf = memoryShelf();
  const storage = storageIn();
  const tab = () => {
    const keep = createKeep({...rowsIn(async () => shelf), storage});
    const store = createStore(
      initialState({settings: {...defaultSettings, ...keep.settings()}}),
      reduce,
    );
    createKeeping(store, keep);
    return {keep, named: createNamedRows(store, keep), store};
  };
  return {one: tab(), other: tab()};
}

/** @param {string} record */
function answerOf(record) {
  const opened = door.openGame(record);
  const answer = {view: opened.view(), record: opened.record()};
  opened.free();
  return answer;
}
const START = 'spyglass1 admiral s.1 race:you,parity';
const settled = () => new Promise((resolve) => setTimeout(resolve, 10));

test('a game played on in two tabs becomes two', async () => {
  const {one, other} = createTabs();
  const open = ({store}, id, answer) =>
    store.dispatch({type: 'opened', mode: 'race', id, board: 'b', answer, history: 'push'});
  const move = ({store}, actions) =>
    store.dispatch({type: 'answered', board: 'b', answer: answerOf(`${START} ${actions}`)});
  open(one, 'k', answerOf(`${START} -`));
  move(one, 'FA1');
  await settled();
  other.store.dispatch({type: 'kept', games: (await other.keep.kept()).games});
  open(other, 'k', answerOf(`${START} FA1`));
  await settled();
  move(other, 'FA1.2FB2');
  await settled();
  assert.equal(other.store.get().notice, null);
  assert.equal(
    (await one.keep.kept()).games.length,
    1,
    'the tab that goes on alone overwrites its own',
  );
  move(one, 'FA1.2FC3');
  await settled();
  const games = (await one.keep.kept()).games;
  assert.deepEqual(games.map(({record}) => record.split(' ')[4]).sort(), ['FA1.2FB2', 'FA1.2FC3']);
  assert.notEqual(one.store.get().game.id, 'k');
  assert.equal(one.store.get().notice?.code, 'two-tabs', 'and that is said');
  move(one, 'FA1.2FC3.FD4');
  await settled();
  assert.equal((await one.keep.kept()).games.length, 2);
});

test('a setting changed in one tab is not undone by another', () => {
  const {one, other} = createTabs();
  one.store.dispatch({type: 'setting', name: 'theme', value: 'dark'});
  other.store.dispatch({type: 'setting', name: 'speed', value: 0});
  assert.deepEqual([other.keep.settings().theme, other.keep.settings().speed], ['dark', 0]);
});

test("a game's last move is kept, however soon another game comes", async () => {
  const {one} = createTabs();
  const open = (id, answer) =>
    one.store.dispatch({type: 'opened', mode: 'race', id, board: id, answer, history: 'push'});
  open('a', answerOf(`${START} FA1`));
  one.store.dispatch({
    ...{type: 'answered', method: 'shoot', board: 'a'},
    answer: answerOf(`${START} FA1.2FB2`),
  });
  open('b', answerOf('spyglass1 admiral s.2 race:you,parity FA1'));
  await settled();
  const games = (await one.keep.kept()).games;
  assert.equal(games.find(({id}) => id === 'a').steps, 2);
  assert.equal(games.length, 2);
});

test('fleets and rules of one name do not replace each other, nor what has that name', async () => {
  const {one} = createTabs();
  const {keep, named, store} = one;
  const rules = {rows: 4, cols: 4, fleet: [{name: 'a', count: 1, length: 2}]};
  const fleet = [{name: 'a', cells: ['A1', 'A2']}];
  assert.ok(await named.keepRules({name: 'mine', rules}));
  await named.keepFleet({name: 'mine', rules, fleet});
  assert.deepEqual(
    [(await keep.kept()).ownRules.length, (await keep.kept()).fleets.length],
    [1, 1],
  );
  assert.ok(await named.keepRules({name: 'mine', rules}), 'the same again changes nothing');
  assert.equal(await named.keepRules({name: 'mine', rules: {...rules, rows: 5}}), false);
  assert.equal(store.get().notice.code, 'name-taken');
  assert.equal((await keep.kept()).ownRules[0].rules.rows, 4);
  await named.keepFleet({name: 'mine', rules: 'admiral', fleet: []});
  assert.equal((await keep.kept()).fleets[0].fleet.length, 1);
});

test('a first visit fetches nothing for what it does not have', async () => {
  const fetch = () => Promise.reject(new Error('fetched'));
  const keep = createKeep({fetch, exists: async () => false, storage: noStorage});
  assert.deepEqual(await keep.kept(), {games: [], fleets: [], ownRules: []});
  assert.ok(!keep.forgetful());
});

test('what could not be fetched is asked for again with the next save, and the page says so', async () => {
  let online = false;
  const rows = rowsIn(async () => memoryShelf());
  const fetch = () => (online ? rows.fetch() : Promise.reject(new Error('offline')));
  const keep = createKeep({...rows, fetch, storage: noStorage});
  assert.equal(await keep.rows(), null);
  assert.deepEqual((await keep.kept()).games, []);
  assert.ok(keep.forgetful());
  online = true;
  await (await storedIn(keep)).saveGame(game(1));
  assert.equal((await keep.kept()).games.length, 1);
  assert.ok(!keep.forgetful(), 'what is stored now is not said to be lost');
});

test('games played while what stores them could not be fetched are saved with the next move', async () => {
  let online = false;
  const rows = rowsIn(async () => memoryShelf());
  const fetch = () => (online ? rows.fetch() : Promise.reject(new Error('offline')));
  const keep = createKeep({...rows, fetch, storage: storageIn()});
  const store = createStore(initialState(), reduce);
  createKeeping(store, keep);
  const play = (/** @type {string} */ id, /** @type {string} */ actions) =>
    store.dispatch({
      ...{type: 'opened', mode: 'race', id, board: id, history: 'push'},
      answer: answerOf(`${START} ${actions}`),
    });
  play('one', 'FA1');
  await settled();
  assert.ok(store.get().forgetful);
  online = true;
  play('two', 'FB2');
  await settled();
  const {games} = await keep.kept();
  assert.deepEqual(games.map(({id}) => id).sort(), ['one', 'two']);
  assert.ok(!store.get().forgetful);
});
