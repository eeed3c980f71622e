// Links that name an engine and hold no move carry the version of the engine: it changes when the moves do.
import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {test} from 'node:test';
import {ENGINE_VERSION} from '../../www/src/games/reversi/address.js';
import {recordParts} from '../../www/src/shell/records.js';
import {reversi as door} from './reversi-engine.mjs';

/** The games with seed 1 of each level against itself, as hashes of their moves. Where they are others, so is ENGINE_VERSION. */
const PINNED = {
  version: '2',
  games: {
    'beginner-1': '3de431fc35bc944f',
    'beginner-2': '9da1d3e34d2f7d6d',
    'beginner-3': '2a3df47ff42edbff',
    'engine-1': 'fdd835ef71cb1bcc',
    'engine-2': '57bf234f5d2badec',
    'engine-3': 'b643d5110a20d055',
    'engine-4': 'e60b7b5d2828f18c',
    'engine-4(dice=1)': 'a4e335068db49de8',
    'engine-4(dice=1;book=own)': '90b83d48e6def7d5',
    'engine-5': 'bc15c494c70481a2',
    'engine-6(nodes=5000)': '8a5b20adf07d5967',
    'engine-6(evaluation=plain;nodes=5000)': '4b05886a977d40f1',
    'strongest(nodes=5000)': '8a5b20adf07d5967',
  },
};

/** @param {string} agent */
function gameOf(agent) {
  const game = door.newGame({rules: 'reversi', players: `duel:${agent},${agent}`, seed: '1'});
  while (!game.glance().over) game.aiMove();
  const {actions} = recordParts(game.record());
  game.free();
  return createHash('sha256').update(actions.join('.')).digest('hex').slice(0, 16);
}

test('as long as the version of the engine is the same each level plays the same game', () => {
  const games = Object.fromEntries(Object.keys(PINNED.games).map((name) => [name, gameOf(name)]));
  assert.deepEqual({version: ENGINE_VERSION, games}, PINNED);
});

test('the levels whose games are pinned are all that there are', () => {
  const levels = door
    .tables()
    .agents.map(({id}) => id)
    .filter((id) => /^(beginner|engine)-|^strongest/.test(id));
  assert.ok(levels.length > 0);
  const pinned = Object.keys(PINNED.games);
  for (const id of levels)
    assert.ok(
      pinned.some((name) => name.startsWith(id)),
      id,
    );
});
