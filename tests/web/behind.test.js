// Fleets behind a cell: where they are offered, what is drawn, how it is told, and when it ends.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createBehind} from '../../www/src/games/sea/fleets-through-cell/flow.js';
import {
  behindSpoken,
  drawnSentence,
  fleetSentence,
} from '../../www/src/games/sea/fleets-through-cell/sentences.js';
import {DRAWN, laidFleet, reduceBehind} from '../../www/src/games/sea/fleets-through-cell/state.js';
import {behindOver, renderBehind} from '../../www/src/games/sea/fleets-through-cell/view.js';
import {sourcesOf} from '../../www/src/games/sea/inquiry/source.js';
import {initialState} from '../../www/src/games/sea/reduce.js';
import {chosenTab} from '../../www/src/games/sea/view/panel.js';
import {drawn} from './drawn.mjs';
import {loadTutor} from './engine.mjs';
import {cellsOf, createPage, until} from './page.mjs';
import {speech} from './speech.mjs';

/** A page with this part of it. @param {any} [known] */
function createPageBehind(known) {
  const page = createPage(known);
  const {store} = page;
  store.extend(reduceBehind);
  createBehind(store, page.client);
  /** @type {string[]} */
  const said = [];
  store.hear((action, state, before) => {
    const text = behindSpoken(action, state, before, speech);
    if (text) said.push(text);
  });
  const key = (/** @type {string} */ does, /** @type {any} */ more = {}) =>
    store.dispatch({type: 'key', does, board: 'sea-1', cell: 'A1', ...more});
  const there = () => until(() => store.get().behind?.result);
  const shown = () => ({
    ...speech,
    state: store.get(),
    view: page.view(),
    dispatch() {},
    parts: {},
    link: () => '',
  });
  return {...page, said, key, there, shown};
}

/** @param {string} rules @param {number} step an agent that counts, watched as far as this */
async function watched(rules, step) {
  const page = createPageBehind({settings: {watched: 'exact', rules}});
  await page.start({mode: 'watch', seed: '7', rules});
  while (page.view().step < step) await page.watching.go('forward');
  await until(() => page.view().decision);
  return page;
}

for (const [rules, step] of /** @type {const} */ ([
  ['admiral', 22],
  ['sea-battle', 18],
  ['solitaire', 4],
]))
  test(`on ${rules} fleets drawn fit all that is told, are read out, and one lies over the board`, async () => {
    const page = await watched(rules, step);
    const {rules: whole, decision, boards} = page.view();
    const cell = decision.cell;
    page.key('behind', {cell});
    await page.there();
    const {behind} = page.store.get();
    const {fleets, of, basis} = behind.result;
    assert(basis.kind === 'counted');
    assert.ok(fleets.length > 0 && fleets.length <= DRAWN);
    assert.ok(BigInt(of) <= BigInt(basis.fleets));
    const size = whole.fleet.reduce((sum, {count}) => sum + count, 0);
    const marked = (/** @type {string[]} */ marks) =>
      cellsOf(page.view()).filter((_, index) => marks.includes(boards[0].marks[index]));
    for (const [at, fleet] of fleets.entries()) {
      const cells = fleet.flatMap((ship) => ship.cells);
      assert.equal(fleet.length, size);
      assert.equal(new Set(cells).size, cells.length);
      assert.ok(cells.includes(cell));
      assert.ok(marked(['hit', 'sunk']).every((hit) => cells.includes(hit)));
      assert.ok(marked(['miss', 'water']).every((water) => !cells.includes(water)));
      const text = fleetSentence(at, behind.result, speech);
      for (const {name} of fleet) assert.ok(text.includes(speech.names.ship(name)), text);
    }
    assert.equal(page.said.length, 1);
    assert.ok(page.said[0].startsWith(drawnSentence(behind.result, speech)));
    // One after the other lies over the board, round and round.
    for (let at = 0; at <= fleets.length; at += 1) {
      const fleet = fleets[at % fleets.length];
      assert.equal(laidFleet(page.store.get()), fleet);
      const over = behindOver(page.shown(), 'sea-1');
      assert.deepEqual(
        over.ships.map((ship) => ship.cells),
        fleet.map((ship) => ship.cells),
      );
      page.key('next-proof', {with: 1});
    }
    const text = drawn(renderBehind(page.shown(), 'sea-1'));
    assert.equal(text.match(/role="img"/g).length, fleets.length);
    // Of another step others fit.
    await page.watching.go('back');
    assert.equal(page.store.get().behind, null);
    assert.equal(behindOver(page.shown(), 'sea-1'), null);
  });

test('the same record, step and cell draw the same; fewer are the first of more; what is not counted is refused', async () => {
  const page = await watched('admiral', 12);
  const {record, view} = page.store.get().game;
  const tutor = await loadTutor();
  const ask = (/** @type {any} */ making) => {
    try {
      while (!making.advance(50_000));
      return making.result();
    } finally {
      making.free();
    }
  };
  const cell = view.decision.cell;
  const twelve = ask(tutor.fleetsBehind(record, view.step, 1, cell, 12));
  assert.deepEqual(ask(tutor.fleetsBehind(record, view.step, 1, cell, 12)), twelve);
  const five = ask(tutor.fleetsBehind(record, view.step, 1, cell, 5));
  assert.deepEqual(five, {...twelve, fleets: twelve.fleets.slice(0, 5)});
  const refused = (/** @type {() => any} */ asked, /** @type {string} */ code) =>
    assert.throws(() => ask(asked()), {code});
  refused(() => tutor.fleetsBehind(record, view.step, 1, 'K7', 12), 'outside-board');
  refused(() => tutor.fleetsBehind(record, view.step, 1, 'seven', 12), 'bad-cell');
  refused(() => tutor.fleetsBehind(record, view.step, 2, cell, 12), 'chances-withheld');
  refused(() => tutor.fleetsBehind(record, view.steps + 1, 1, cell, 12), 'no-such-step');
  refused(() => tutor.fleetsBehindPosition('{"rules": "moving"}', 'D7', 12), 'not-counted');
  const clash = '{"rules": "admiral", "shots": [["A1", "miss"]], "flags": [], "known": []}';
  assert.equal(ask(tutor.fleetsBehindPosition(clash, 'A1', 12)).of, '0');
});

test('they are offered where chances of whole fleets are seen, and nowhere else', async () => {
  for (const [agent, rules] of [
    ['probability-map', 'admiral'],
    ['tracker', 'moving'],
    ['hunt', 'sea-battle'],
  ]) {
    const page = createPageBehind({settings: {watched: agent, rules}});
    await page.start({mode: 'watch', seed: '7', rules});
    await page.watching.go('forward');
    assert.deepEqual(sourcesOf(page.store.get()), [], agent);
    page.key('behind');
    assert.deepEqual(page.said, [speech.words('behind-nowhere')]);
    assert.ok(!page.store.get().behind);
    assert.equal(drawn(renderBehind(page.shown(), 'sea-1')), '');
  }
  assert.deepEqual(sourcesOf(initialState()), []);
});

test('in a game of one’s own they need the chances, and end with them', async () => {
  const page = createPageBehind();
  await page.start({mode: 'race', rules: 'admiral', seed: '42', agent: 'parity'});
  assert.deepEqual(sourcesOf(page.store.get()), []);
  page.store.dispatch({type: 'chances'});
  await until(() => sourcesOf(page.store.get()).length === 1);
  page.key('behind', {cell: 'C7'});
  await page.there();
  assert.equal(page.store.get().behind.cell, 'C7');
  // The same key takes it away, and so does whoever wants to see no chances.
  page.key('behind', {cell: 'C7'});
  assert.equal(page.store.get().behind, null);
  page.key('behind', {cell: 'D7'});
  page.key('behind', {cell: 'E7'});
  await page.there();
  assert.equal(page.store.get().behind.cell, 'E7', 'the last one asked for');
  page.store.dispatch({type: 'chances'});
  assert.equal(page.store.get().behind, null);
  assert.equal(page.store.get().notice, null);
});

test('asked for by the key on another tab, the tab where they stand and can be closed is chosen', async () => {
  const page = await watched('admiral', 22);
  const {cell} = page.view().decision;
  for (const tab of ['candidates', 'moves', 'fleet']) {
    page.store.dispatch({type: 'setting', name: 'tab', value: /** @type {any} */ (tab)});
    page.key('behind', {cell});
    await page.there();
    assert.equal(chosenTab(page.store.get()), 'behind');
    page.key('behind', {cell});
    assert.equal(page.store.get().behind, null);
  }
  page.client.stop();
});
