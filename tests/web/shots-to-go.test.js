// Shots to go: where they are offered, what the engine finds, how it is told, and when it ends.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createShots} from '../../www/src/features/shots-to-go/flow.js';
import {
  clearlyBetter,
  comparisonSentence,
  shotsSpoken,
} from '../../www/src/features/shots-to-go/sentences.js';
import {comparedCells, reduceShots} from '../../www/src/features/shots-to-go/state.js';
import {renderShots} from '../../www/src/features/shots-to-go/view.js';
import {drawn} from './drawn.mjs';
import {loadTutor, planning} from './engine.mjs';
import {createPage, until} from './page.mjs';
import {speech} from './speech.mjs';

/** A page that watches an agent, with this part of it. @param {string} agent @param {string} [rules] */
async function watching(agent, rules = 'admiral') {
  const page = createPage({settings: {watched: agent, rules, speed: 0}});
  const {store} = page;
  store.extend(reduceShots);
  createShots({store, client: page.client});
  /** @type {string[]} */
  const said = [];
  store.hear((action, state, before) => {
    const text = shotsSpoken(action, state, before, speech);
    if (text) said.push(text);
  });
  await page.start({mode: 'watch', seed: '3', rules});
  for (let shot = 0; shot < 9; shot += 1) await page.watching.go('forward');
  await until(() => store.get().game?.view.decision);
  const shown = () =>
    /** @type {any} */ ({...speech, state: store.get(), dispatch: store.dispatch, parts: {}});
  return {...page, said, shown, table: () => drawn(renderShots(shown(), 'sea-1'))};
}

test('after each of the likeliest cells the same fleets are hunted; all is told once it is done', async () => {
  const page = await watching('exact');
  const {get, dispatch} = page.store;
  const cells = comparedCells(get(), 'sea-1');
  assert.equal(cells.length, 8);
  assert.equal(cells[0], get().game?.view.decision?.cell, 'the likeliest is first');
  assert.match(page.table(), /Shots to go/);
  dispatch({type: 'shots-ask', board: 'sea-1'});
  await until(() => get().shots?.done);
  const told = get().shots?.told;
  assert.deepEqual(
    told?.cells.map(({cell}) => cell),
    cells,
  );
  assert.equal(told?.fleets, 4000);
  assert.deepEqual(page.said, [comparisonSentence(/** @type {any} */ (told), speech)]);
  assert.equal(page.table().match(/<tr/g)?.length, 9);
  // Of another step they are others.
  await page.watching.go('back');
  assert.equal(get().shots, null);
  page.client.stop();
});

test('what was found so far is shown meanwhile, and closing it ends it', async () => {
  const page = await watching('exact');
  const {get, dispatch} = page.store;
  dispatch({type: 'shots-ask', board: 'sea-1'});
  await until(() => get().shots?.told);
  assert.equal(get().shots?.done, false);
  assert.match(page.table(), /[\d,]+ so far\./);
  dispatch({type: 'shots-close'});
  assert.equal(get().shots, null);
  await new Promise((later) => setTimeout(later, 200));
  assert.equal(get().shots, null);
  assert.equal(get().notice, null, 'nothing is refused');
  // What comes late, of a step that is left, is not said.
  const told = {fleets: 2, cells: [{cell: 'A1', shots: 1, error: 0, more: 0, more_error: 0}]};
  dispatch({type: 'shots-told', board: 'sea-1', of: 'another', told, done: true});
  assert.deepEqual(page.said, []);
  page.client.stop();
});

test('they are offered where hunts can be planned, and nowhere else', async () => {
  for (const [agent, rules] of [
    ['hunt', 'admiral'],
    ['exact', 'admiral-apart'],
    ['exact', 'solitaire'],
  ]) {
    const page = await watching(agent, rules);
    assert.equal(page.table(), '', `${agent} on ${rules}`);
    page.client.stop();
  }
});

test('a cell is called better only where its difference is clear among all that are compared', () => {
  const row = (/** @type {string} */ cell, /** @type {number} */ more) => ({
    ...{cell, shots: 30 + more, error: 0.3, more, more_error: more === 0 ? 0 : 0.2},
  });
  const told = (/** @type {number} */ more) =>
    comparisonSentence({fleets: 4000, cells: [row('E5', 0), row('D4', more)]}, speech);
  assert.match(
    told(-0.4),
    /^D4 needs fewer shots: on average 29\.6 to go, against 30\.0 after E5, the likeliest\. That is 0\.4 ± 0\.3 fewer\.$/,
  );
  assert.match(told(-0.25), /^No cell is clearly better than E5/);
  assert.match(told(0.5), /^No cell is clearly better than E5/);
  // The lowest of all may be less certain than another.
  const rows = [row('E5', 0), {...row('C3', -0.5), more_error: 0.4}, row('D4', -0.4)];
  assert.equal(clearlyBetter({fleets: 4000, cells: rows})?.cell, 'D4');
});

test('the doors refuse what is no number, no cell and no draw', async () => {
  const tutor = await loadTutor();
  const position = '{"rules": "admiral"}';
  const drawing = tutor.drawFleetsOfPosition(position, 20);
  assert.throws(() => drawing.result(), {code: 'not-counted'});
  assert.throws(() => drawing.advance(Number.NaN), {code: 'bad-number'});
  while (!drawing.advance(10_000));
  const bytes = drawing.result();
  drawing.free();
  assert.throws(() => planning.shotsToGo(bytes, 'A99'), {code: 'bad-cell'});
  assert.throws(() => planning.shotsToGo(bytes, /** @type {any} */ (5)), {code: 'bad-cell'});
  assert.throws(() => planning.shotsToGo(bytes.slice(1), 'A1'), {code: 'bad-config'});
  assert.throws(() => planning.shotsToGo(bytes, 'A1 K1'), {code: 'outside-board'});
  const hunts = planning.shotsToGo(bytes, 'E5 F6');
  assert.equal(hunts.progress(), null);
  assert.throws(() => hunts.advance(/** @type {any} */ ('much')), {code: 'bad-number'});
  while (!hunts.advance(10_000));
  assert.equal(hunts.result()?.fleets, 20);
  hunts.free();
  const refused = (/** @type {string} */ text) => () => tutor.drawFleetsOfPosition(text, 20);
  assert.throws(refused('{"rules": "admiral-apart"}'), {code: 'agent-not-for-rules'});
  assert.throws(refused('{'), {code: 'bad-json'});
});
