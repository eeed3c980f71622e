// A teaching game takes back what gives up much, by an independent count, and nothing else; whoever fires again means it.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {mayFire, start} from '../../www/src/features/teaching/index.js';
import {takenBack} from '../../www/src/features/teaching/judgement.js';
import {wasHelped} from '../../www/src/games/sea/reduce.js';
import {dice} from './dice.mjs';
import {cellsOf, createPage} from './page.mjs';

/** @param {any} page */
const known = (page) => page.store.get();

test('a shot is taken back from the threshold on, as the chances say, and from no lower', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const draw = dice(seed);
    const rules = /** @type {any} */ ({rows: 3, cols: 3, motion: 'none'});
    // In tenths of a percent, as they are read.
    const chances = Array.from({length: 9}, () => Math.round(1 + draw() * 900) / 1000);
    const cells = cellsOf({rules});
    const most = Math.max(...chances);
    const likeliest = cells
      .map((cell, at) => ({cell, chance: chances[at]}))
      .sort((a, b) => b.chance - a.chance);
    const belief = /** @type {any} */ ({
      player: 1,
      basis: {kind: 'counted', fleets: '9', precision: 'exact'},
      chances,
      likeliest,
    });
    for (const threshold of [5, 10, 20])
      for (const [at, cell] of cells.entries()) {
        const points = Math.round(1000 * most) / 10 - Math.round(1000 * chances[at]) / 10;
        const back = takenBack(cell, belief, rules, threshold);
        assert.equal(back !== null, points >= threshold - 1e-9, `${cell} gives up ${points}`);
        if (back) assert.equal(chances[cells.indexOf(back.best)], most);
      }
  }
});

test('it is judged before it is answered, counted as help, and fired where it is meant', async (t) => {
  const now = performance.now.bind(performance);
  let ahead = 0;
  t.mock.method(performance, 'now', () => now() + ahead);
  const page = createPage({settings: {teaching: 10}});
  start(/** @type {any} */ ({store: page.store, client: page.client}));
  /** @type {any[]} */
  const refused = [];
  page.store.hear(
    (/** @type {any} */ action) => action.type === 'refused' && refused.push(action.error),
  );
  await page.start({mode: 'race', rules: 'admiral', seed: '42', players: 'race:you,parity'});
  const {game} = known(page);
  const belief = await page.client.call('belief', [1], game.board);
  const [{cell: likeliest}] = belief.likeliest;
  assert.equal(await mayFire(likeliest), true);
  assert.equal(await mayFire('A1'), false);
  assert.equal(refused.at(-1).code, 'shot-taken-back');
  assert.equal(refused.at(-1).args.best, likeliest);
  assert.equal(known(page).game.view.step, 0);
  assert.equal(known(page).game.taught, 1);
  assert.equal(wasHelped(known(page).game), true);
  assert.equal(await mayFire('A1'), false, 'a double click');
  ahead = 1000;
  assert.equal(await mayFire('A1'), true);
  assert.equal(known(page).game.taught, 1);
  // Off, and where nothing can be known, nothing is taken back.
  page.store.dispatch(/** @type {any} */ ({type: 'setting', name: 'teaching', value: 0}));
  assert.equal(await mayFire('J10'), true);
});

test('a shot that is judged while another game comes is fired at neither', async () => {
  /** @type {(may: boolean) => void} */
  let judged = () => {};
  const page = createPage({mayFire: () => new Promise((resolve) => (judged = resolve))});
  await page.start({mode: 'race', rules: 'admiral', seed: '4', players: 'race:you,parity'});
  const shot = page.turns.act('E5', 'shoot');
  await new Promise((later) => setTimeout(later, 20));
  await page.opening.openNew({
    mode: 'race',
    rules: 'admiral',
    seed: '5',
    players: 'race:you,parity',
  });
  judged(true);
  await shot;
  assert.deepEqual([page.view().seed, page.view().steps], ['5', 0]);
  const again = page.turns.act('A1', 'shoot');
  await new Promise((later) => setTimeout(later, 20));
  judged(false);
  await again;
  assert.equal(page.view().steps, 0);
  page.client.stop();
});
