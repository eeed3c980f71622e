import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createKeep, MOST_GAMES, memoryShelf, newest, usable} from '../../www/src/state/keep.js';
import {defaultSettings} from '../../www/src/state/reduce.js';

/** @returns {import('../../www/src/state/reduce.js').KeptGame} */
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
  const keep = createKeep({open: async () => shelf, storage: noStorage});
  for (let number = 1; number <= MOST_GAMES + 5; number += 1) await keep.saveGame(game(number));
  const kept = await keep.games();
  assert.equal(kept.length, MOST_GAMES);
  assert.deepEqual([kept[0].id, kept.at(-1).id], ['g25', 'g6']);
  assert.equal((await shelf.all('games')).length, MOST_GAMES);
});

test('saving a game again replaces it', async () => {
  const keep = createKeep({open: async () => memoryShelf(), storage: noStorage});
  await keep.saveGame(game(1));
  const kept = await keep.saveGame({...game(1), step: 9, updated: 7});
  assert.deepEqual(
    kept.map(({step}) => step),
    [9],
  );
});

test('with storage forbidden everything works from memory, and says so', async () => {
  const keep = createKeep({open: () => Promise.reject(new Error('denied')), storage: noStorage});
  await keep.saveGame(game(1));
  keep.saveSettings(defaultSettings);
  assert.deepEqual(keep.settings(), {});
  assert.equal((await keep.games()).length, 1);
  assert.ok(keep.forgetful());
});

test('a disk that fails in the middle of a visit loses nothing of the visit', async () => {
  const shelf = memoryShelf();
  const keep = createKeep({
    open: async () => ({...shelf, put: () => Promise.reject(new Error('full'))}),
    storage: noStorage,
  });
  const kept = await keep.saveGame(game(3));
  assert.equal(keep.forgetful(), true);
  assert.deepEqual(
    kept.map(({id}) => id),
    ['g3'],
  );
  assert.deepEqual(
    (await keep.games()).map(({id}) => id),
    ['g3'],
  );
});

test('settings that another hand wrote are used as far as they fit', () => {
  assert.deepEqual(usable('x'), {});
  assert.deepEqual(usable(null), {});
  assert.deepEqual(
    usable({oneTap: 'yes', pace: 250, hintsSeen: 'fire', __proto__: {theme: 'dark'}}),
    {pace: 250},
  );
  assert.deepEqual(usable({rules: {rows: 1e9, cols: 2, fleet: []}}), {});
  assert.deepEqual(usable({rules: {rows: 4, cols: 4, fleet: []}}), {
    rules: {rows: 4, cols: 4, fleet: []},
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
