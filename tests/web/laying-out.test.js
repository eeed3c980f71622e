// Fleets laid out and own rules written, in time.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {freshDraft} from '../../www/src/games/sea/own-rules/state.js';
import {codedSentence} from '../../www/src/shell/coded-sentence.js';
import {createPage, until} from './page.mjs';
import {speech} from './speech.mjs';

test('a fleet given up before the first game leads to a game all the same', async () => {
  for (const [purpose, mode, after] of [
    ['play', 'play', 'race'],
    ['watch', 'watch', 'watch'],
  ]) {
    const page = createPage({mode});
    page.store.dispatch({type: 'deploy', purpose: /** @type {any} */ (purpose)});
    await until(() => page.store.get().deploying?.ships[0].cells.length);
    page.store.dispatch({type: 'deploy-leave'});
    await until(() => page.store.get().game);
    assert.equal(page.store.get().mode, after);
    page.client.stop();
  }
});

test('a fleet mended at the last moment starts at once', async () => {
  const page = createPage({mode: 'play'});
  page.store.dispatch({type: 'deploy', purpose: 'play'});
  await until(() => page.store.get().deploying?.ships[0].cells.length);
  const {ships} = page.store.get().deploying;
  const crossed = ships.map((ship, at) =>
    at === 4 ? {...ship, cells: ships[0].cells.slice(0, 2)} : ship,
  );
  page.store.dispatch({type: 'deploy-fleet', ships: crossed});
  await until(() => page.store.get().deploying.faults.length > 0);
  await page.deploying.pick(4);
  page.store.dispatch({type: 'deploy-lay', cells: ships[4].cells, index: 4});
  await page.deploying.start();
  assert.ok(page.store.get().game);
  page.client.stop();
});

test('rules being written tell their faults at once, and take no ship that has some', async () => {
  const page = createPage();
  const {store, heard} = page;
  const codes = () => {
    const {faults, shipFaults} = store.get().draft ?? freshDraft;
    return [faults, shipFaults].map((all) => all.map(({code}) => code));
  };
  const told = async (/** @type {any} */ action, /** @type {string[][]} */ wanted) => {
    store.dispatch(action);
    await until(() => JSON.stringify(codes()) === JSON.stringify(wanted));
  };
  const set = (/** @type {string} */ name, /** @type {any} */ value) => ({
    type: 'draft-set',
    name,
    value,
  });
  await told({type: 'dialog', dialog: 'own'}, [[], []]);
  await told(set('rows', '99'), [['size'], []]);
  await told(set('rows', '4'), [[], []]);
  await told(set('cols', '-3'), [['size'], []]);
  const [fault] = store.get().draft?.faults ?? [];
  assert.match(codedSentence(fault, 'fault', speech), /^A board of 4 by \u22123 cells isn’t/);
  await told(set('rows', '1.5'), [['size'], []]);
  await until(() => store.get().draft?.faults[0]?.args.rows === 1.5);
  assert.equal(store.get().draft?.rows, 1.5, 'what was written stands');
  await told(set('rows', '4'), [['size'], []]);
  await told(set('cols', '2'), [[], []]);
  await told(set('shipCount', '5'), [[], ['fleet-too-big']]);
  store.dispatch({type: 'draft-add'});
  assert.deepEqual(store.get().draft.fleet, []);
  for (const none of ['', '1.5']) await told(set('shipCount', none), [[], ['ship-shape']]);
  await told(set('shipCount', '1'), [[], []]);
  await told({type: 'draft-cell', cell: [4, 4]}, [[], ['ship-shape']]);
  await told({type: 'draft-cell', cell: [4, 4]}, [[], []]);
  assert.equal(heard.at(-1), undefined, 'a ship that cannot be added is not said to be');
  await told({type: 'draft-add'}, [[], ['no-legal-deployment']]);
  const [{name}] = store.get().draft.fleet;
  assert.equal(heard.at(-1), `Added: 1 × ${speech.names.ship(name)}.`);
  store.dispatch({type: 'draft-drop', index: 0});
  assert.equal(heard.at(-1), `Removed: 1 × ${speech.names.ship(name)}.`);
  page.client.stop();
});

test('a place typed is for the ship in hand, else for the next one not placed', async () => {
  const page = createPage({mode: 'play'});
  const {store, heard} = page;
  store.dispatch({type: 'deploy', purpose: 'play'});
  await until(() => store.get().deploying?.ships[0].cells.length);
  await page.deploying.typed({cell: 'A1', way: 'right'});
  assert.match(heard.at(-1), /^Every ship is placed\. Pick/);
  store.dispatch({type: 'deploy-clear'});
  await page.deploying.typed({cell: 'J1', way: 'right'});
  assert.match(heard.at(-1), /^That isn’t on the board/);
  await page.deploying.typed({cell: 'A1', way: 'right'});
  await page.deploying.typed({cell: 'A2', way: 'down'});
  await page.deploying.pick(0);
  await page.deploying.typed({cell: 'A10', way: 'right'});
  const [carrier, battleship, next] = store.get().deploying.ships.map(({cells}) => cells);
  assert.deepEqual(carrier, ['A10', 'B10', 'C10', 'D10', 'E10']);
  assert.deepEqual(battleship, ['A2', 'A3', 'A4', 'A5']);
  assert.deepEqual(next, []);
  page.client.stop();
});

test('while a fleet is laid out each wish is heard as the line under the board', async () => {
  const page = createPage({mode: 'play'});
  const {store, heard} = page;
  const last = async (/** @type {any} */ action) => {
    heard.length = 0;
    store.dispatch(action);
    await until(() => heard.length > 0);
    return heard.at(-1);
  };
  const key = (/** @type {any} */ does, /** @type {any} */ what) => ({
    type: 'key',
    does,
    with: what,
    cell: 'A1',
    board: 'deploy',
  });
  assert.match(
    await last({type: 'deploy', purpose: 'play'}),
    /^Place your fleet\. Your fleet is ready/,
  );
  assert.match(await last({type: 'deploy-shuffle'}), /^Your fleet is ready/);
  assert.match(await last(key('pick', 8)), /^There is no ship 9: this fleet has 5 ships\.$/);
  assert.match(await last({type: 'deploy-choose', index: 0}), /^Picked up: carrier/);
  assert.match(await last(key('cancel', undefined)), /^Your fleet is ready/);
  assert.match(await last({type: 'deploy-clear'}), /^5 ships are still to be placed\.$/);
  page.client.stop();
});
