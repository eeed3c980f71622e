// Every call of every door that takes a number refuses what is none by one code, and changes nothing.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {door, explorer, games, tutoring} from './engine.mjs';
import {reversi} from './reversi-engine.mjs';

/** @type {any[]} */
const NUMBERLESS = [
  ...[-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  ...['1', '', null, undefined, true, {}, [], [1], 1n, Symbol('one')],
];

/** @param {() => unknown} call @param {string} what */
function refuses(call, what) {
  assert.throws(call, (error) => {
    assert.equal(/** @type {any} */ (error).code, 'bad-number', what);
    return true;
  });
}

const LINE = 'csplib-113;4:1,3:2,2:3,1:4;2,4,3,3,2,4,1,1,0,0;0,5,0,2,2,3,1,3,2,2;c@6,9 w@0,5';
/** @type {import('../../doors/battleship.js').ExplorerRules} */
const small = {
  ...{rows: 3, cols: 3, contact: 'free', announce: 'hit-or-miss'},
  fleet: [{name: 'ram', count: 1, length: 2}],
};

test('what is no number is refused by every call that takes one', () => {
  const game = games.newGame({rules: 'admiral', seed: '1', players: 'solo:hunt'});
  const told = door.newGame({rules: 'solitaire', seed: '3', players: 'solo:you'});
  const tutored = tutoring.openTutored(told.record(), 0);
  const batch = games.newBatch({rules: 'admiral', seed: '1', agents: ['hunt']});
  const position = games.openPosition('{"rules": "admiral"}');
  const optimum = explorer.optimum({rules: small});
  const equilibrium = explorer.equilibrium({rules: small});
  const disc = reversi.newGame({seed: '1', players: 'duel:you,you'});
  const [analysis, tree] = [disc.analyse(), disc.tree({depth: 1})];
  const match = reversi.newMatch({seed: '1', agents: ['minimax-novice', 'minimax-novice']});
  const carrier = {name: 'carrier', cells: ['A1', 'A2', 'A3', 'A4', 'A5']};
  const making = tutoring.newPuzzle({rules: 'puzzle-6', level: 'easy', seed: '1'});
  const solving = tutoring.solvePuzzle(LINE);
  /** @type {Record<string, (none: any) => unknown>} */
  const calls = {
    seek: (none) => game.seek(none),
    think: (none) => game.think(none),
    'ponder, the player': (none) => game.ponder(none, 1),
    'ponder, the work': (none) => game.ponder(1, none),
    belief: (none) => game.belief(none),
    expected: (none) => told.expected(none),
    wantsBook: (none) => game.wantsBook(none),
    placements: (none) => games.placements('admiral', [carrier], none),
    learnHabits: (none) => games.learnHabits('admiral', none, [], []),
    'learnHabits, a cell': (none) => games.learnHabits('admiral', 1, [none], []),
    run: (none) => batch.run(none),
    'results, the first': (none) => batch.results(none, 1),
    'results, how many': (none) => batch.results(0, none),
    'record, the game': (none) => batch.record(none, 1),
    'record, the agent': (none) => batch.record(0, none),
    'position.advance': (none) => position.advance(none),
    openTutored: (none) => tutoring.openTutored(told.record(), none),
    deductions: (none) => tutored.deductions(none),
    'hint, the player': (none) => tutored.hint(none, 1),
    'hint, the stage': (none) => tutored.hint(1, none),
    prove: (none) => tutored.prove(none, 'A1'),
    'fleetsBehind, the player': (none) => tutored.fleetsBehind(none, 'A1', 1),
    'fleetsBehind, how many': (none) => tutored.fleetsBehind(1, 'A1', none),
    'making.advance': (none) => making.advance(none),
    'solving.advance': (none) => solving.advance(none),
    'optimum.advance': (none) => optimum.advance(none),
    'optimum.node': (none) => optimum.node([none]),
    'equilibrium.advance': (none) => equilibrium.advance(none),
    inLine: (none) => explorer.inLine(1, 1, none),
    'reversi.seek': (none) => disc.seek(none),
    'reversi.think': (none) => disc.think(none),
    chooseLine: (none) => disc.chooseLine(none),
    recordOf: (none) => disc.recordOf(none),
    'analysis.advance': (none) => analysis.advance(none),
    'tree.advance': (none) => tree.advance(none),
    'tree.node': (none) => tree.node(none),
    'tree.decision': (none) => tree.decision(none),
    'match.results': (none) => match.results(none, 1),
    'match.record': (none) => match.record(none),
  };
  const held = () => [game.viewText(), told.viewText(), disc.viewText(), batch.sums().parts];
  const before = held();
  for (const [what, call] of Object.entries(calls))
    for (const none of NUMBERLESS) refuses(() => call(none), `${what}: ${String(none)}`);
  assert.deepEqual(held(), before);
});

test('more than a call can play, or anybody has played, is refused', () => {
  const batch = games.newBatch({rules: 'admiral', seed: '1', agents: ['random']});
  const match = reversi.newMatch({seed: '1', agents: ['reversi-random', 'reversi-random']});
  for (const n of [65_537, 2 ** 32, 2 ** 52]) {
    for (const call of [() => batch.results(0, n), () => batch.run(n), () => match.results(0, n)])
      assert.throws(call, {code: 'too-many-games', args: {max: 65_536}}, String(n));
  }
  assert.equal(batch.results(3, 2).length, 2);
  assert.equal(match.results(2 ** 40, 0).length, 0);
  const cells = (/** @type {number} */ each) => Array(100).fill(each);
  for (const [played, ships, chance] of [
    [0, 0, 170_000],
    [1_000_001, 3, 170_000],
    [10, 11, 170_000],
    [10, 3, 1_000_001],
  ])
    assert.throws(() => games.learnHabits('admiral', played, cells(ships), cells(chance)), {
      code: 'bad-config',
    });
  assert.ok(games.learnHabits('admiral', 10, cells(3), cells(170_000)));
});

test('of a text of Reversi so many steps are opened as are asked for', () => {
  const opened = (/** @type {any} */ steps) => reversi.openPosition('f5 d6 zz', null, steps);
  assert.equal(opened(2).glance().transcript, 'f5d6');
  assert.equal(opened(0).glance().steps, 0);
  for (const none of [null, undefined, 3]) assert.throws(() => opened(none), {code: 'bad-move'});
  for (const none of [-1, 1.5, '2', Number.NaN])
    assert.throws(() => opened(none), {code: 'bad-number'}, String(none));
});

test('players and agents are numbered from 1', () => {
  const batch = games.newBatch({rules: 'admiral', seed: '1', agents: ['hunt', 'parity']});
  assert.match(batch.record(0, 1), / solo:hunt /);
  assert.match(batch.record(0, 2), / solo:parity/);
  for (const agent of [0, 3])
    assert.throws(() => batch.record(0, agent), {code: 'bad-config'}, String(agent));
});

test('a call that acts gives what came of it, as the view tells it', () => {
  const game = games.newGame({rules: 'admiral', seed: '1', players: 'race:you,parity'});
  assert.deepEqual(game.shoot('A1'), game.view().last);
  const rival = game.aiMove();
  assert.deepEqual(rival, game.view().last);
  assert.equal(rival.withheld, true, 'a rival withholds its shot here too');
  assert.deepEqual(game.guess('B2'), game.view().last);
  assert.deepEqual(game.solve(), game.view().last);
  const disc = reversi.newGame({seed: '1', players: 'duel:you,minimax-novice'});
  assert.deepEqual(disc.move('f5'), disc.view().last);
  assert.deepEqual(disc.aiMove(), disc.view().last);
});
