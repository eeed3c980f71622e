// Reversi's door: the same bytes as natively, and every refusal with its code.

import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {before, test} from 'node:test';
import {prepareLab} from '../../scripts/lib/lab.mjs';
import {isFull} from '../suite.mjs';
import {reversi as door, learned} from './reversi-engine.mjs';

/** @typedef {import('../../www/src/engine/reversi-types.js').ReversiView} View */

/** @type {string} */
let lab;
before(async () => {
  lab = await prepareLab('test');
});

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

/** Every agent text that is tried: all agents, and every word of their parameters. */
function agentTexts() {
  return door
    .tables()
    .agents.flatMap(({id, parameters}) => [
      id,
      ...parameters.flatMap(({name, words}) =>
        words.slice(1).map((/** @type {string} */ word) => `${id}(${name}=${word})`),
      ),
    ]);
}

/** @param {string} agent with its parameters or without */
const bounded = (agent) =>
  agent.endsWith(')') ? agent.replace(/\)$/, ';nodes=20000)') : `${agent}(nodes=20000)`;

/** Whole games of all agents on all boards, and some with people that stop in the middle. */
function* games() {
  const agents = agentTexts();
  for (const {id: rules, side} of door.tables().rules) {
    for (const [number, black] of agents.entries()) {
      // The deepest searches only on the smallest board, one of them on the next, or bounded: here are many games.
      if (side === 8 && black.startsWith('minimax-expert')) continue;
      const isDeep = /^(engine-[56]|strongest)/.test(black) && !black.includes('nodes=');
      // On the large board the full suite plays every second, the quick one every third.
      if (side === 8 && number % (isFull ? 2 : 3) > 0) continue;
      const white = agents[(number + 1) % 3];
      const seed = String(2n ** 63n + BigInt(1009 * number + side));
      const isBounded = isDeep && (side === 8 || (side === 6 && black !== 'engine-6'));
      const first = isBounded ? bounded(black) : black;
      const game = door.newGame({rules, players: `duel:${first},${white}`, seed});
      while (!game.glance().over) game.aiMove();
      yield game;
    }
  }
  const game = door.newGame({rules: 'reversi', players: 'duel:you,minimax-novice', seed: '7'});
  game.move('f5');
  game.aiMove();
  yield game;
  yield door.openPosition('--------------------------OOOX----XO---------------------------- O');
}

test('games have the same records and views natively', () => {
  const all = [...games()];
  const input = all.map((game) => `${game.record()}\n`).join('');
  const printed = execFileSync(lab, ['record', '-'], {input, encoding: 'utf8', maxBuffer: 2 ** 28});
  const native = printed.trimEnd().split('\n').values();
  for (const game of all) {
    const record = game.record();
    const again = door.openGame(record);
    assert.equal(again.record(), record);
    const {steps} = game.view();
    for (let step = 0; step <= steps; step += 1) {
      game.seek(step);
      const own = game.viewText();
      const {value} = native.next();
      if (own !== value) assert.fail(`step ${step} of '${record}' differs:\n${own}\n${value}`);
    }
    assert.equal(again.viewText(), game.viewText());
    assert.deepEqual(JSON.parse(game.viewText()), game.view());
    again.free();
    game.free();
  }
  assert.ok(native.next().done);
});

test('a game is played, taken back and branched', () => {
  const game = door.newGame({players: 'duel:you,you', seed: '1'});
  /** @type {View} */
  let view = game.view();
  assert.deepEqual(
    view.legal.map(({number, square, row, col}) => [number, square, row, col]),
    [
      [1, 'd3', 2, 3],
      [2, 'c4', 3, 2],
      [3, 'e6', 5, 4],
      [4, 'f5', 4, 5],
    ],
  );
  for (const square of ['f5', 'd6', 'c3']) game.move(square);
  game.undo();
  game.move('c4');
  view = game.view();
  assert.deepEqual(view.lines, [
    {from: 0, steps: 3},
    {from: 2, steps: 3},
  ]);
  assert.deepEqual([view.line, view.transcript, view.opening], [1, 'f5d6c4', 'perpendicular']);
  game.chooseLine(0);
  assert.deepEqual([game.view().step, game.view().transcript], [2, 'f5d6c3']);
  assert.equal(game.recordOf(1), 'spyglass2 reversi s.1 duel:you,you Mf5.Md6.Mc4');
  game.free();
});

test('thinking in slices decides as at once', () => {
  const open = () =>
    door.openPosition('-OOOOO----OOOOX--OOOOOO-XXXXXOO--XXOOX--OOXOXX----OXXO---OOO--O- X', {
      players: 'duel:minimax-expert,you',
      seed: '3',
    });
  const [slow, quick] = [open(), open()];
  assert.equal(slow.glance().thinking, true);
  assert.equal(slow.glance().decision, null);
  while (!slow.think(100));
  assert.deepEqual(slow.glance(), quick.view());
  assert.equal(quick.view().decision.reason.code, 'minimax');
  slow.free();
  quick.free();
});

test('a tree is gone through node by node, and decision by decision', () => {
  const game = door.newGame({rules: 'reversi-4', seed: '1'});
  const grow = (/** @type {any} */ config) => {
    const tree = game.tree(config);
    while (!tree.advance(10));
    return tree;
  };
  const [all, cut] = [false, true].map((alphaBeta) => grow({depth: 3, alphaBeta}));
  const {nodes, lookedAt, decisions, value, bestLine} = all.result();
  assert.equal(nodes, lookedAt);
  assert.deepEqual([cut.result().value, cut.result().lookedAt < nodes], [value, true]);
  const read = Array.from({length: nodes}, (_, node) => all.node(node));
  for (const {node, children, below, value: own, side, terms, values} of read) {
    assert.equal(
      children.reduce((sum, child) => sum + 1 + child.below, 0),
      below,
    );
    if (children.length > 0) {
      const found = children.map((child) => child.value);
      assert.equal(own, side === 'black' ? Math.max(...found) : Math.min(...found));
    } else {
      assert.equal(values.asDescribed, own, `leaf ${node}`);
      assert.equal(
        terms.reduce((sum, term) => sum + term.asDescribed, 0),
        own,
      );
    }
  }
  assert.equal(read[bestLine.at(-1)].value, value);
  const backedUp = Array.from({length: decisions}, (_, place) => all.decision(place).node);
  assert.equal(new Set(backedUp).size, decisions);
  assert.equal(backedUp.at(-1), 0);
  const cuts = Array.from({length: cut.result().nodes}, (_, node) => cut.node(node)).filter(
    ({worth}) => worth === 'cut',
  );
  assert.ok(cuts.length > 0);
  for (const {cut: why, value: none} of cuts) {
    assert.equal(none, null);
    assert.deepEqual([cut.node(why.by).step, cut.node(why.by).value], [why.step, why.value]);
  }
  for (const handle of [all, cut, game]) handle.free();
});

test('every move is valued, slice by slice', () => {
  const game = door.openPosition(
    'O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X',
  );
  const analysis = game.analyse({level: 6, nodes: 20_000});
  while (!analysis.advance(1000)) {
    const {done, moves} = analysis.result();
    assert.deepEqual([done, moves.length], [false, 10]);
  }
  const {done, moves, best, value} = analysis.result();
  assert.ok(done);
  assert.deepEqual(moves.find(({square}) => square === best)?.value, value);
  assert.equal(catching(() => game.analyse({level: 7}))?.code, 'bad-level');
  assert.equal(catching(() => door.loadWeights(new Uint8Array(3)))?.code, 'bad-weights');
  const [weights] = learned();
  assert.equal(catching(() => door.loadWeights(weights, new Uint8Array(3)))?.code, 'bad-book');
  analysis.free();
  game.free();
});

test('what is refused has a code and changes nothing', () => {
  const game = door.newGame({players: 'duel:you,minimax-novice', seed: '1'});
  const before = game.viewText();
  for (const [call, code] of /** @type {[() => unknown, string][]} */ ([
    [() => door.newGame(null), 'bad-config'],
    [() => door.newGame({rules: 'admiral'}), 'unknown-rules'],
    [() => door.newGame(/** @type {any} */ ({board: 8})), 'bad-config'],
    [() => door.newGame({players: 'solo:you'}), 'bad-players'],
    [() => door.newGame({players: 'duel:you,hunt'}), 'unknown-agent'],
    [() => door.newGame({seed: '-1'}), 'bad-seed'],
    [() => door.openGame('spyglass1 admiral s.1 solo:you -'), 'unknown-rules'],
    [() => door.openGame(/** @type {any} */ (5)), 'bad-config'],
    [() => door.openPosition(''), 'empty-text'],
    [() => door.openPosition('f5z9'), 'bad-move'],
    [() => door.openPosition('x'.repeat(1_000_000)), 'too-long'],
    [() => game.move('a1'), 'flips-nothing'],
    [() => game.move('d4'), 'occupied'],
    [() => game.move('i9'), 'bad-square'],
    [() => game.move(/** @type {any} */ (undefined)), 'bad-square'],
    [() => game.pass(), 'may-not-pass'],
    [() => game.aiMove(), 'not-your-turn'],
    [() => game.aiMove('hunt'), 'unknown-agent'],
    [() => game.undo(), 'nothing-to-undo'],
    [() => game.redo(), 'nothing-to-redo'],
    [() => game.seek(1), 'no-such-step'],
    [() => game.chooseLine(1), 'no-such-line'],
    [() => game.recordOf(1), 'no-such-line'],
    [() => game.recordOf(-1), 'bad-number'],
    [() => game.addLine(/** @type {any} */ (5)), 'bad-config'],
    [() => game.tree({depth: 5}), 'bad-depth'],
    [() => game.tree(/** @type {any} */ ({variant: 'x'})), 'bad-config'],
  ])) {
    assert.equal(catching(call)?.code, code, String(call));
    assert.equal(game.viewText(), before);
  }
  const place = catching(() => door.openPosition('f5d6f5'));
  assert.deepEqual(place.args, {at: 5, number: 3, found: 'f5', cause: 'occupied'});
  game.free();
});
