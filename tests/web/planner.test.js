// The planner thinks in a module of its own: refused before that is there, fetched by the workers when it is named, and the same then.

import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {wasmFile} from '../../scripts/lib/wasm.mjs';
import {createBatches} from '../../www/src/engine/batch-responder.js';
import {createResponder} from '../../www/src/engine/responder.js';
import {door, planning} from './engine.mjs';

const config = {rules: 'admiral', seed: '12', players: 'solo:planner'};
const batch = {rules: 'admiral', seed: '3', agents: ['planner'], deploy: 'uniform'};

/** A module of the games' that nobody has planned for yet. @param {string} name */
async function fresh(name) {
  const games = await import(`../../www/pkg/spyglass.js?${name}`);
  games.initSync({module: readFileSync(wasmFile)});
  return games;
}

/** @param {(post: (message: any) => void) => (call: any) => void} create */
function calling(create) {
  /** @type {Map<number, (message: any) => void>} */
  const waiting = new Map();
  const respond = create((message) => waiting.get(message.id ?? 0)?.(message));
  return (/** @type {string} */ method, /** @type {unknown[]} */ args) =>
    new Promise((resolve) => {
      const id = waiting.size + 1;
      waiting.set(id, resolve);
      respond({id, board: 'main', method, args});
    });
}

/** The first moves of a game. @param {any} game @param {number} moves */
function played(game, moves) {
  for (let move = 0; move < moves; move += 1) game.aiMove();
  const record = game.record();
  game.free();
  return record;
}

test('it is refused until the module that plans is there', async () => {
  const games = await fresh('refused');
  const refused = {code: 'planner-not-loaded'};
  assert.throws(() => games.newGame(config), refused);
  assert.throws(() => games.newBatch(batch), refused);
  const game = games.newGame({...config, players: 'solo:hunt'});
  assert.throws(() => game.aiMove('planner'), refused);
  game.free();
  assert.ok(games.tables().agents.some((/** @type {any} */ {id}) => id === 'planner'));
  games.planElsewhere(planning);
  const record = played(games.newGame(config), 6);
  assert.equal(record, played(door.newGame(config), 6));
  assert.equal(planning.plan(new Uint8Array([10, 10])).length, 0, 'no position');
});

test('the worker fetches what plans, once it is named, and asks again where that fails', async () => {
  const games = await fresh('worker');
  let fails = true;
  const loading = () => (fails ? Promise.reject(new Error('no net')) : Promise.resolve(planning));
  const call = calling((post) => createResponder(games, post, {loadPlanner: loading}));
  assert.equal((await call('newGame', [config])).error.code, 'engine-not-loaded');
  await call('newGame', [{...config, players: 'solo:hunt'}]);
  assert.equal((await call('aiMove', ['planner'])).error.code, 'engine-not-loaded');
  fails = false;
  const {result} = await call('aiMove', ['planner']);
  const game = door.newGame({...config, players: 'solo:hunt'});
  game.aiMove('planner');
  assert.equal(result.record, game.record());
  game.free();
  const begun = await call('newGame', [config]);
  assert.match(begun.result.record, /solo:planner -$/);
  const again = await call('openGame', [played(door.newGame(config), 3)]);
  assert.equal(again.result.view.step, 3);
});

test('a game that comes back in a new worker waits there for what plans, at the step where it stood', async () => {
  const games = await fresh('relief');
  const loading = async () => planning;
  const call = calling((post) => createResponder(games, post, {loadPlanner: loading}));
  const record = played(door.newGame(config), 3);
  const {result} = await call('openGame', [record, 2]);
  assert.deepEqual([result.record, result.view.step], [record, 2]);
});

test('a worker of batches fetches it too', async () => {
  const games = await fresh('batch');
  let fails = true;
  const loading = () => (fails ? Promise.reject(new Error('no net')) : Promise.resolve(planning));
  const call = calling((post) => createBatches(games, post, () => 0, loading));
  assert.equal((await call('results', [batch, 0, 1])).error.code, 'engine-not-loaded');
  fails = false;
  const {result} = await call('results', [batch, 0, 2]);
  const whole = door.newBatch(batch);
  assert.deepEqual([...result.results], [...whole.results(0, 2)]);
  whole.free();
  assert.match((await call('record', [batch, 0, 0])).result, /solo:planner -$/);
  const shots = (await call('results', [{...batch, agents: ['nobody']}, 0, 1])).error.code;
  assert.equal(shots, 'unknown-agent');
});
