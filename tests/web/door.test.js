// What comes to the door in bad form is refused by a code, and changes nothing.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {door} from './engine.mjs';

const cyclic = {rules: 'admiral'};
Object.assign(cyclic, {self: cyclic});

/** @param {number} depth */
function nested(depth) {
  const top = {};
  let end = top;
  for (let level = 0; level < depth; level += 1) {
    end.fleet = {};
    end = end.fleet;
  }
  return top;
}

const huge = 'x'.repeat(10_000_000);
/** None of these is plain data, and JSON has no text for most of them. */
const strange = [undefined, () => 1, Symbol('game'), 5n, cyclic, nested(100_000)];
/**
 * None of these is a text.
 *
 * @type {any[]}
 */
const textless = [undefined, null, 5, Number.NaN, {}, [], true, new Date(), Symbol('cell')];

/**
 * @param {() => unknown} call
 * @param {string | RegExp} code
 * @param {string[]} [args] The names of the arguments.
 */
function refuses(call, code, args) {
  const thrown = catching(call);
  assert.ok(thrown, `nothing was thrown for ${code}`);
  assert.match(
    thrown.code ?? `none: ${thrown.message}`,
    code instanceof RegExp ? code : new RegExp(`^${code}$`),
  );
  assert.equal(typeof thrown.message, 'string');
  assert.equal(typeof thrown.args, 'object');
  if (args) assert.deepEqual(Object.keys(thrown.args), args);
}

/**
 * @param {() => unknown} call
 * @returns {any} What it throws.
 */
function catching(call) {
  try {
    call();
  } catch (error) {
    return error;
  }
}

test('every fault of a configuration has its code', () => {
  const rules = (more) => ({
    rules: {rows: 4, cols: 4, fleet: [{name: 'raft', length: 2}], ...more},
  });
  const faults = (config) =>
    catching(() => door.newGame(config)).faults?.map((fault) => fault.code);
  for (const [config, code, args] of /** @type {[any, string, string[]][]} */ ([
    [null, 'bad-config', ['cause']],
    ['admiral', 'bad-config', ['cause']],
    [[], 'bad-config', ['cause']],
    [{}, 'bad-config', ['cause']],
    [{rules: 'admiral', colour: 'red'}, 'bad-config', ['cause']],
    [JSON.parse('{"rules": "admiral", "__proto__": {}}'), 'bad-config', ['cause']],
    [{rules: 'admiral', seed: 5}, 'bad-config', ['cause']],
    [{rules: 'admiral', fleets: []}, 'bad-config', ['cause']],
    [{rules: 'admiral', fleets: [[{name: 'carrier', cells: ['Z99']}]]}, 'bad-config', ['cause']],
    [{rules: 'admiral', hints: -1}, 'bad-config', ['cause']],
    [{rules: nested(500)}, 'bad-config', ['cause']],
    [{rules: huge}, 'too-long', []],
    [{rules: 'atlantis'}, 'unknown-rules', ['rules']],
    [{rules: ''}, 'unknown-rules', ['rules']],
    [{rules: '{"rows": 4}'}, 'unknown-rules', ['rules']],
    [rules({depth: 3}), 'bad-json', ['cause']],
    [rules({rows: 300}), 'bad-ruleset', []],
    [rules({rows: -1}), 'bad-json', ['cause']],
    [rules({rows: 4.5}), 'bad-json', ['cause']],
    [rules({rows: 17}), 'bad-ruleset', []],
    [{rules: 'admiral', seed: ''}, 'bad-seed', []],
    [{rules: 'admiral', seed: '18446744073709551616'}, 'bad-seed', []],
    [{rules: 'admiral', players: 'race'}, 'bad-players', ['players']],
    [{rules: 'admiral', players: 'race:you,you,you,you,you'}, 'bad-players', ['players']],
    [{rules: 'solitaire', players: 'duel:you,random'}, 'bad-players', ['players']],
    [{rules: 'admiral', players: 'solo:deep-blue'}, 'unknown-agent', ['agent']],
    [
      {rules: 'admiral', players: 'solo:parity(k=2)'},
      'bad-agent-parameter',
      ['agent', 'parameter', 'takes'],
    ],
    [{rules: 'solitaire', players: 'solo:hunt'}, 'agent-not-for-rules', ['agent']],
    [{rules: 'admiral', deploy: 'sideways'}, 'unknown-deployer', ['deployer']],
    [{rules: 'admiral', fleets: [[{name: 'carrier', cells: ['A1', 'A2']}]]}, 'illegal-fleet', []],
    [
      rules({contact: 'apart', fleet: [{name: 'raft', count: 5, length: 1}]}),
      'no-legal-deployment',
      [],
    ],
  ])) {
    refuses(() => door.newGame(config), code, args);
  }
  assert.deepEqual(faults(rules({rows: 17})), ['size']);
  assert.deepEqual(
    faults(
      rules({
        known: 90,
        fleet: [
          {name: '', length: 2},
          {name: 'raft', length: 9},
        ],
      }),
    ),
    ['ship-name', 'ship-too-big', 'known-too-many', 'not-supported'],
  );
});

test('what is no plain data is refused wherever data come in', () => {
  for (const value of /** @type {any[]} */ (strange)) {
    for (const call of [
      () => door.newGame(value),
      () => door.newBatch(value),
      () => door.checkRules(value),
      () => door.checkSetup(value, []),
      () => door.checkSetup('admiral', value),
      () => door.placements('admiral', value, 0),
      () => door.drawFleet(value, '1'),
    ]) {
      refuses(call, 'bad-config', ['cause']);
    }
  }
  const hostile = {
    get rules() {
      throw new Error('no');
    },
  };
  refuses(() => door.newGame(/** @type {any} */ (hostile)), 'bad-config');
  refuses(() => door.newGame(/** @type {any} */ ({toJSON: () => huge})), 'too-long');
});

test('what is no text is refused wherever a text comes in', () => {
  const game = door.newGame({rules: 'admiral', seed: '1', players: 'solo:you'});
  for (const value of textless) {
    refuses(() => door.openGame(value), 'bad-config');
    refuses(() => door.drawFleet('admiral', value), 'bad-config');
    for (const call of ['shoot', 'guess', 'note', 'unguess'])
      refuses(() => game[call](value), 'bad-cell');
    if (value === undefined || value === null) continue;
    refuses(() => game.aiMove(value), 'bad-config');
    refuses(() => door.drawFleet('admiral', '1', value), 'bad-config');
  }
  for (const text of ['', huge]) {
    refuses(() => door.openGame(text), /^(bad-record|too-long)$/);
    refuses(() => door.drawFleet('admiral', text), /^(bad-seed|too-long)$/);
    refuses(() => game.shoot(text), 'bad-cell');
    refuses(() => game.aiMove(text), /^(unknown-agent|too-long)$/);
  }
  game.free();
});

test('every broken record has its code', () => {
  for (const [record, code] of [
    ['', 'bad-record'],
    ['\0', 'bad-record'],
    ['admiral s.1 solo:you -', 'bad-record'],
    ['spyglass1 admiral s.1 solo:you', 'bad-record'],
    ['spyglass1 admiral s.1 solo:you - -', 'bad-record'],
    ['spyglass3 admiral s.1 solo:you -', 'unknown-record-version'],
    ['spyglass1 atlantis s.1 solo:you -', 'unknown-rules'],
    ['spyglass1 r.!!! s.1 solo:you -', 'bad-record'],
    ['spyglass1 r.e30 s.1 solo:you -', 'bad-ruleset'],
    ['spyglass1 admiral s.x solo:you -', 'bad-seed'],
    ['spyglass1 admiral q.1 solo:you -', 'bad-record'],
    ['spyglass1 admiral d.1.AAAA solo:you -', 'bad-record'],
    ['spyglass1 admiral s.1 solo:deep-blue -', 'unknown-agent'],
    ['spyglass1 admiral s.1 quartet:you -', 'bad-players'],
    ['spyglass1 solitaire s.1 duel:you,you -', 'bad-players'],
    ['spyglass1 admiral s.1 solo:you FZ9', 'bad-record'],
    ['spyglass1 admiral s.1 solo:you FA11', 'bad-record'],
    ['spyglass1 admiral s.1 solo:you FA1.FA1', 'bad-record'],
    ['spyglass1 admiral s.1 solo:you 2FA1', 'bad-record'],
    ['spyglass1 admiral s.1 solo:you F\u{1f600}', 'bad-record'],
    ['spyglass1 admiral s.1 solo:you FA1.', 'bad-record'],
    ['spyglass1 admiral s.1 solo:you S.FA1', 'bad-record'],
  ]) {
    refuses(() => door.openGame(record), code);
  }
});

test('a refused call leaves the game as it was', () => {
  const game = door.newGame({rules: 'admiral', seed: '1', players: 'race:you,parity'});
  const refused = (
    /** @type {string} */ code,
    /** @type {string} */ call,
    /** @type {any[]} */ ...args
  ) => {
    const held = [game.record(), game.viewText()];
    refuses(() => game[call](...args), code);
    assert.deepEqual([game.record(), game.viewText()], held);
  };
  refused('nothing-to-undo', 'undo');
  refused('nothing-to-redo', 'redo');
  refused('no-flag-here', 'unguess', 'A1');
  refused('not-your-turn', 'aiMove');
  refused('unknown-agent', 'aiMove', 'deep-blue');
  refused('bad-agent-parameter', 'aiMove', 'parity(k=0)');
  for (const cell of ['a1', 'A0', 'A01', 'A1 ', 'A17', 'Q1', '\u{1f600}'])
    refused('bad-cell', 'shoot', cell);
  for (const cell of ['A11', 'K1', 'P16']) {
    for (const call of ['shoot', 'guess', 'note']) refused('outside-board', call, cell);
  }
  for (const step of [1, 2 ** 32, 1e300]) refused('no-such-step', 'seek', step);
  game.shoot('A1');
  for (const call of ['shoot', 'guess', 'note']) refused('not-your-turn', call, 'B2');
  game.aiMove();
  for (const call of ['shoot', 'guess', 'note']) refused('already-shot', call, 'A1');
  game.guess('B2');
  for (const call of ['guess', 'note']) refused('already-flagged', call, 'B2');
  game.solve();
  while (catching(() => game.aiMove()) === undefined);
  for (const call of ['shoot', 'guess', 'note', 'unguess']) refused('game-over', call, 'C3');
  refused('game-over', 'solve');
  refused('game-over', 'aiMove');
  game.free();

  const solitaire = door.newGame({rules: 'solitaire', seed: '1', players: 'solo:you'});
  const known = solitaire.view().boards[0].known[0];
  refuses(() => solitaire.shoot(known), 'known-cell', ['cell']);
  refuses(() => solitaire.aiMove('hunt'), 'agent-not-for-rules', ['agent']);
  const open = solitaire
    .view()
    .boards[0].marks.flatMap((mark, number) =>
      mark === 'unknown' ? ['ABCDEFGHIJ'[number % 10] + (1 + Math.floor(number / 10))] : [],
    );
  for (const cell of open.slice(0, 5)) solitaire.shoot(cell);
  refuses(() => solitaire.shoot(open[5]), 'no-shots-left', []);
  for (const cell of open.slice(5, 25)) solitaire.guess(cell);
  refuses(() => solitaire.guess(open[25]), 'no-guesses-left', []);
  solitaire.free();
});

test('water beside a sunk ship cannot be shot at', () => {
  const game = door.newGame({rules: 'sea-battle', seed: '1', players: 'solo:p-matrix'});
  while (game.view().boards[0].sunk.length === 0) game.aiMove();
  const {marks} = game.view().boards[0];
  const beside = marks.indexOf('water');
  const cell = 'ABCDEFGHIJ'[beside % 10] + (1 + Math.floor(beside / 10));
  const record = game.record().replace('solo:p-matrix', 'solo:you');
  game.free();
  const yours = door.openGame(record);
  refuses(() => yours.shoot(cell), 'known-water', ['cell']);
  assert.equal(yours.record(), record);
  yours.free();
});

test('a set-up and a batch are refused by their codes too', () => {
  assert.deepEqual(
    door
      .checkSetup('admiral', [{name: 'raft', cells: []}])
      .map(({code}) => code)
      .sort(),
    [
      'ship-missing',
      'ship-missing',
      'ship-missing',
      'ship-missing',
      'ship-missing',
      'unknown-ship',
    ],
  );
  const carrier = {name: 'carrier', cells: ['A1', 'A2', 'A3', 'A4', 'A5']};
  refuses(() => door.placements('admiral', [carrier], 1), 'bad-config');
  for (const [batch, code] of /** @type {[any, string][]} */ ([
    [{}, 'bad-config'],
    [{rules: 'admiral', seed: '1', agents: ['random'], first: -1}, 'bad-config'],
    [{rules: 'admiral', seed: '01', agents: ['random']}, 'bad-seed'],
    [{rules: 'admiral', seed: '1', agents: ['deep-blue']}, 'unknown-agent'],
    [{rules: 'solitaire', seed: '1', agents: ['hunt']}, 'agent-not-for-rules'],
    [{rules: 'admiral', seed: '1', agents: ['random'], deploy: 'sideways'}, 'unknown-deployer'],
  ])) {
    refuses(() => door.newBatch(batch), code);
  }
});

test('the tutor is asked by player, stage and cell', () => {
  const game = door.newGame({rules: 'solitaire', seed: '3', players: 'solo:you'});
  const told = game.deductions(1);
  assert.equal(told.rows.length, 10);
  assert.equal(told.contradiction, null);
  assert.ok(told.steps.every((step) => typeof step.rule === 'string'));
  assert.equal(game.hint(1, 1)?.stage, 1);
  assert.equal(game.hint(1, 9)?.stage, 4);
  const [step] = told.steps.filter(({ship}) => ship);
  if (step) assert.ok(game.prove(1, step.ship[0]).length > 0);
  for (const player of /** @type {any[]} */ ([0, 2]))
    for (const ask of [() => game.hint(player, 1), () => game.expected(player)])
      refuses(ask, 'chances-withheld');
  for (const cell of ['Z99', ...textless]) refuses(() => game.prove(1, cell), 'bad-cell');
  assert.ok(game.expected(1).fleets > 0);
  const hunt = door.newGame({rules: 'admiral', seed: '3', players: 'solo:you'});
  refuses(() => hunt.deductions(1), 'no-deductions');
  refuses(() => hunt.expected(1), 'not-scored');
  game.free();
  hunt.free();
});
