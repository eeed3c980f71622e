// The same games natively and in wasm: every record, every view, every sum, byte by byte.

import assert from 'node:assert/strict';
import {execFileSync, spawn} from 'node:child_process';
import {createInterface} from 'node:readline';
import {before, test} from 'node:test';
import {askLab, prepareLab} from '../../scripts/lib/lab.mjs';
import {createTally} from '../../www/src/pages/lab/tally.js';
import {isFull} from '../suite.mjs';
import {configs, odd} from './compared-games.mjs';
import {door, loadTutor} from './engine.mjs';

const GAMES = 140;

/** Plays a game among agents to its end. */
function played(config) {
  const game = door.newGame(config);
  try {
    for (;;) game.aiMove();
  } catch (error) {
    assert.equal(error.code, 'game-over');
  }
  return game;
}

/** Games that stop in the middle, with a person in them: what is withheld must be withheld alike. */
function* unfinished() {
  for (const [rules, players] of [
    ['admiral', 'race:you,parity,probability-map'],
    ['sea-battle', 'duel:you,p-matrix'],
    ['solitaire', 'race:you,random'],
    ['admiral-apart', 'solo:you'],
    ['moving', 'race:you,tracker,fixed-scan'],
  ]) {
    const game = door.newGame({rules, players, seed: '77'});
    game.guess('J10');
    for (let move = 0; move < 30; move += 1) {
      const {players: seats, toMove} = game.view();
      if (toMove === null) break;
      const standIn = rules === 'moving' ? 'random-repeat' : 'random';
      game.aiMove(seats[toMove - 1].kind === 'you' ? standIn : undefined);
    }
    yield game;
  }
  // Those of the first version have other dice.
  for (const start of [
    'solitaire s.42 solo:random',
    'admiral s.42 race:parity,parity',
    'sea-battle s.7 race:p-matrix,hunt,p-matrix',
    'sea-battle s.5 duel:hunt,parity',
  ]) {
    const game = door.openGame(`spyglass1 ${start} -`);
    for (let move = 0; move < 18; move += 1) game.aiMove();
    yield game;
  }
}

/** Puzzles of every size and level, a flag and a note on each. */
function* puzzles() {
  for (const {id} of door.tables().rules.filter(({puzzle}) => puzzle)) {
    for (const level of /** @type {const} */ (['easy', 'medium', 'hard', 'expert'])) {
      const making = door.newPuzzle({rules: id, level, seed: '41'});
      while (!making.advance(5000));
      const {record, line} = making.result();
      making.free();
      assert.equal(`${line}\n`, puzzleLine(id, level));
      const game = door.openGame(record);
      const {known} = game.view().boards[0];
      const [flag, note] = ['A1', 'B3', 'C5', 'D2', 'E4', 'F6'].filter(
        (cell) => !known.includes(cell),
      );
      game.guess(flag);
      if (!game.view().over) game.note(note);
      yield game;
    }
  }
}

/** @param {string} rules @param {string} level @returns what the shell prints for seed 41 */
const puzzleLine = (rules, level) =>
  execFileSync(lab, ['puzzle', '--rules', rules, '--level', level, '--seed', '41'], {
    encoding: 'utf8',
  });

/** @type {string} */
let lab;
before(async () => {
  lab = await prepareLab('test');
});

test(`${isFull ? GAMES : 'some'} games and ${[...unfinished()].length} broken off have the same records and views`, async () => {
  // The quick suite plays every fourth.
  const own = configs(door.tables(), GAMES).filter((_, at) => isFull || at % 4 === 0);
  const games = [...own.map(played), ...unfinished(), ...puzzles()];
  const child = spawn(lab, ['record', '-'], {stdio: ['pipe', 'pipe', 'inherit']});
  child.stdin.end(games.map((game) => `${game.record()}\n`).join(''));
  const lines = createInterface({input: child.stdout})[Symbol.asyncIterator]();

  for (const game of games) {
    const record = game.record();
    const again = door.openGame(record);
    assert.equal(again.record(), record);
    const {steps} = game.view();
    for (let step = 0; step <= steps; step += 1) {
      game.seek(step);
      const own = game.viewText();
      const {value: native} = await lines.next();
      if (own !== native) assert.fail(`step ${step} of '${record}' differs:\n${own}\n${native}`);
    }
    assert.equal(again.viewText(), game.viewText());
    assert.deepEqual(JSON.parse(game.viewText()), game.view());
    again.free();
    game.free();
  }
  assert.ok((await lines.next()).done);
});

/** @param {string} id @returns {string | undefined} whether its ships move: then it is played on a smaller board */
const motionOf = (id) => (id === 'moving' ? 'slide' : 'of none');

test('the games cover every preset, agent, kind and deployer', () => {
  const all = configs(door.tables(), GAMES);
  const {rules, agents, deployers} = door.tables();
  for (const {id} of rules.filter(({puzzle}) => !puzzle))
    assert.ok(all.some((config) => config.rules === id || config.rules.motion === motionOf(id)));
  for (const {id} of agents) assert.ok(all.some((config) => config.players.includes(id)));
  for (const name of deployers) assert.ok(all.some((config) => config.deploy === name));
  for (const kind of ['solo', 'race', 'duel']) {
    assert.ok(all.filter((config) => config.players.startsWith(kind)).length >= 20);
  }
});

test('a batch has the sums that the shell prints', () => {
  /** @type {any[][]} */
  const batches = [
    ['admiral', 'uniform', 'random', 'hunt', 'parity(k=longest)', 'probability-map', 'p-matrix'],
    ['sea-battle', 'border', 'directional', 'p-matrix', 'p-matrix(wound-weight=only)'],
    ['admiral-apart', 'faulty', 'probability-map(ties=first)', 'parity'],
    ['solitaire', 'uniform', 'random'],
    [odd, 'uniform', 'hunt', 'p-matrix'],
  ];
  for (const [rules, deploy, ...agents] of batches) {
    const batch = door.newBatch({rules, seed: '18446744073709551615', agents, deploy});
    for (const part of [1, 39, 60]) batch.run(part);
    const {agents: own, ...rest} = batch.sums();
    const tally = createTally(agents, 100);
    for (const [first, games] of [
      [40, 60],
      [0, 1],
      [1, 39],
    ])
      tally.add(first, batch.results(first, games));
    batch.free();
    const named = agents.flatMap((agent) => ['--agent', agent]);
    const [{agents: native, ...nativeRest}] = askLab(lab, [
      ...[
        'play',
        '--rules',
        typeof rules === 'string' ? rules : JSON.stringify(rules),
        '--deploy',
        deploy,
        '--games',
        '100',
      ],
      ...['--seed', '18446744073709551615', ...named],
    ]);
    assert.deepEqual(rest, nativeRest);
    assert.deepEqual(own.map(untimed), native.map(untimed));
    const told = tally.summary();
    assert.deepEqual(told.agents, native.map(untimed));
    assert.deepEqual(told.paired, nativeRest.paired);
  }
});

const untimed = ({seconds, ...sums}) => sums;

test('the same fleets are drawn behind a cell, of the same positions', async () => {
  const tutor = await loadTutor();
  const positions = [
    {
      rules: 'admiral',
      shots: [
        ['C7', 'hit'],
        ['A1', 'miss'],
        ['J3', 'miss'],
      ],
    },
    {
      rules: 'sea-battle',
      shots: [
        ['C7', 'hit'],
        ['D7', 'hit'],
        ['A1', 'miss'],
        ['H2', 'miss'],
      ],
    },
    {
      rules: 'admiral-apart',
      shots: [
        ['C7', 'hit'],
        ['E5', 'miss'],
      ],
    },
  ];
  let drawn = 0;
  for (const position of positions) {
    const text = JSON.stringify(position);
    for (const [cell, count] of /** @type {const} */ ([
      ['B7', 12],
      ['C7', 5],
      ['F4', 100],
      ['A1', 12],
    ])) {
      const making = tutor.fleetsBehindPosition(text, cell, count);
      while (!making.advance(20_000));
      const own = JSON.stringify(making.result());
      making.free();
      const native = execFileSync(
        lab,
        ['belief', '-', '--behind', cell, '--fleets', String(count), '--json'],
        {encoding: 'utf8', input: text},
      );
      assert.equal(`${own}\n`, native);
      drawn += JSON.parse(own).fleets.length;
    }
  }
  assert.ok(drawn > 200, `${drawn}`);
});
