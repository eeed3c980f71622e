import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  isLegal,
  laid,
  laidOut,
  reduceDeploying,
  turnedNearby,
} from '../../www/src/games/sea/deploy/state.js';
import {presetRules} from '../../www/src/games/sea/presets.js';
import {initialState, reduce as reduceFirst} from '../../www/src/games/sea/reduce.js';
import {door} from './engine.mjs';

const rules = presetRules('sea-battle');

/** As with the part for fleets. */
const reduce = (state, action) => reduceDeploying(reduceFirst(state, action), action);
/** Actions one after the other. */
const after = (state, ...actions) => actions.reduce(reduce, state);
const opened = () => reduce(initialState(), {type: 'deploy-open', purpose: 'play', rules});
const drawn = (seed) => door.drawFleet('sea-battle', seed);
const placesOf = (ships, index) =>
  door.placements('sea-battle', ships, index).map(({cells}) => cells);

test('a fleet to be laid out has every ship of the rules, none placed', () => {
  const {ships} = opened().deploying;
  assert.equal(ships.length, 10);
  assert.ok(ships.every(({cells}) => cells.length === 0));
});

test('a ship taken by a cell follows that cell and stays on the board', () => {
  const ships = drawn('1');
  const [first] = ships[0].cells;
  const held = after(
    opened(),
    {type: 'deploy-fleet', ships},
    {type: 'deploy-pick', index: 0, cell: first},
    {type: 'deploy-carry', cell: 'A1'},
  ).deploying;
  assert.equal(held.picked.cells.length, 4);
  assert.ok(held.picked.cells.every((cell) => /^[A-J]([1-9]|10)$/.test(cell)));
  assert.ok(held.picked.cells.includes(held.picked.grip));
  const far = after({...opened(), deploying: held}, {type: 'deploy-carry', cell: 'J10'}).deploying;
  assert.ok(far.picked.cells.includes('J10'));
});

test('an illegal place is kept and seen to be illegal, never corrected', () => {
  const ships = drawn('1');
  const other = ships[1].cells[0];
  const state = after(
    opened(),
    {type: 'deploy-fleet', ships},
    {type: 'deploy-pick', index: 0, cell: ships[0].cells[0]},
    {type: 'deploy-places', index: 0, places: placesOf(ships, 0)},
    {type: 'deploy-carry', cell: other},
  );
  assert.ok(!isLegal(state.deploying.picked));
  const put = reduce(state, {type: 'deploy-drop'}).deploying.ships;
  assert.ok(door.checkSetup('sea-battle', put).length > 0);
});

test('a turn takes the nearest legal place, and every turn is legal', () => {
  for (let seed = 0; seed < 40; seed += 1) {
    const ships = drawn(String(seed));
    for (const [index, {cells}] of ships.entries()) {
      const places = placesOf(ships, index);
      const turned = turnedNearby({index, cells, grip: cells.at(-1), places, turns: 0});
      if (!turned) continue;
      const all = ships.map((ship, at) => (at === index ? {...ship, cells: turned.cells} : ship));
      assert.deepEqual(door.checkSetup('sea-battle', all), []);
      assert.ok(turned.cells.includes(turned.grip));
    }
  }
});

test('without a place for it a turn says so and leaves the ship as it was', () => {
  const ships = drawn('3');
  const cells = ships[0].cells;
  const state = after(
    opened(),
    {type: 'deploy-fleet', ships},
    {type: 'deploy-pick', index: 0, cell: cells[0]},
    {type: 'deploy-places', index: 0, places: [cells]},
    {type: 'deploy-turn'},
  );
  assert.equal(state.deploying.refusal.code, 'no-turn');
  assert.deepEqual(state.deploying.picked.cells, cells);
});

test('a turn asked for before the places have come is made when they are there', () => {
  const ships = drawn('1');
  const [first] = ships[0].cells;
  const asked = after(
    opened(),
    {type: 'deploy-fleet', ships},
    {type: 'deploy-pick', index: 0, cell: first},
    {type: 'deploy-turn'},
  );
  const places = placesOf(ships, 0);
  const early = reduce(asked, {type: 'deploy-places', index: 0, places}).deploying.picked;
  const late = after(
    opened(),
    {type: 'deploy-fleet', ships},
    {type: 'deploy-pick', index: 0, cell: first},
    {type: 'deploy-places', index: 0, places},
    {type: 'deploy-turn'},
  ).deploying.picked;
  assert.deepEqual(early.cells, late.cells);
  assert.notDeepEqual(early.cells, ships[0].cells);
});

test('text lays a ship from its first cell in any direction', () => {
  assert.deepEqual(laid('B3', 'right', rules, 'battleship'), ['B3', 'C3', 'D3', 'E3']);
  assert.deepEqual(laid('B3', 'down', rules, 'battleship'), ['B3', 'B4', 'B5', 'B6']);
  assert.deepEqual(laid('E3', 'left', rules, 'battleship'), ['B3', 'C3', 'D3', 'E3']);
  assert.equal(laid('J3', 'right', rules, 'battleship'), null);
});

test('giving up a move leaves the ship where it lay', () => {
  const ships = drawn('5');
  const state = after(
    opened(),
    {type: 'deploy-fleet', ships},
    {type: 'deploy-pick', index: 2, cell: ships[2].cells[0]},
    {type: 'deploy-carry', cell: 'E5'},
    {type: 'deploy-cancel'},
  );
  assert.deepEqual(laidOut(state.deploying), ships);
});
