// The declarations of the doors say what crosses them, and it does.

import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {at} from '../../scripts/lib/paths.mjs';
import {games} from './engine.mjs';
import {reversi} from './reversi-engine.mjs';

const MODULES = ['spyglass', 'tutor', 'planner', 'explorer', 'reversi'];

/** What is called and what is answered: all but the raw exports, which the bindings alone call. @param {string} name */
const declared = (name) =>
  readFileSync(at(`www/pkg/${name}.d.ts`), 'utf8').split('export type InitInput')[0] ?? '';

/** The keys of an interface, those first that may be left out. @param {string} name @param {string} source @returns {{all: string[], needed: string[]}} */
function keysOf(name, source) {
  const [, body = ''] =
    new RegExp(`interface ${name}(?: extends [^{]*)? \\{\n(.*?)\n\\}`, 's').exec(source) ?? [];
  const plain = body.replaceAll(/\/\*\*.*?\*\//gs, '');
  const keys = [...plain.matchAll(/^ {4}(\w+)(\??):/gm)];
  return {
    all: keys.map(([, key]) => key),
    needed: keys.filter(([, , optional]) => !optional).map(([, key]) => key),
  };
}

/** @param {object} value @param {string} name @param {string} source */
function assertKeys(value, name, source) {
  const {all, needed} = keysOf(name, source);
  assert.ok(needed.length > 0, name);
  const keys = Object.keys(value);
  for (const key of needed) assert.ok(keys.includes(key), `${name} lacks ${key}`);
  for (const key of keys) assert.ok(all.includes(key), `${name} has ${key} besides`);
}

test('no signature says any, and none refers to Rust', () => {
  for (const name of MODULES) {
    const text = declared(name);
    assert.match(text, /export function/);
    assert.doesNotMatch(text.replaceAll(/\/\*\*.*?\*\/|\/\/.*$/gms, ''), /\bany\b/, name);
    assert.doesNotMatch(text, /\[`|::/, name);
  }
});

test('answers have the keys of their types', () => {
  const types = declared('spyglass');
  const game = games.newGame({rules: 'solitaire', seed: '1', players: 'solo:expert-standard'});
  const move = game.aiMove();
  const view = game.view();
  assertKeys(move, 'Move', types);
  assertKeys(view, 'View', types);
  assertKeys(view.rules, 'Ruleset', types);
  assertKeys(view.boards[0], 'Board', types);
  assertKeys(view.players[0], 'Player', types);
  assertKeys(view.decision ?? {}, 'Decision', types);
  assertKeys(game.expected(1), 'Expected', types);
  while (!game.ponder(1, 5_000_000));
  assertKeys(game.belief(1), 'Belief', types);
  const batch = games.newBatch({rules: 'admiral', seed: '1', agents: ['hunt', 'parity']});
  batch.run(2);
  const sums = batch.sums();
  assertKeys(sums, 'BatchReport', types);
  assertKeys(sums.agents[0], 'BatchSums', types);
  assertKeys(sums.paired[0], 'BatchPair', types);
  assertKeys(games.tables().rules[0], 'RulesEntry', types);
  assertKeys(games.tables().agents[0], 'AgentEntry', types);
  const discs = declared('reversi');
  const other = reversi.newGame({seed: '1', players: 'duel:minimax-novice,you'});
  const step = other.aiMove();
  assertKeys(step, 'ReversiStep', discs);
  assertKeys(other.view(), 'ReversiView', discs);
  assertKeys(reversi.tables().agents[0], 'ReversiAgent', discs);
});
