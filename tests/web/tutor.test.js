// Hints, proofs and knowledge as state: what is kept of which position, what counts as help, and what lies over the board.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  clashSentence,
  hintSentences,
  runsOf,
  stepSentence,
  whySentence,
} from '../../www/src/features/tutor/sentences.js';
import {
  litAssumed,
  litSteps,
  NOTHING,
  reduceTutor,
  wantsExpected,
  wantsExpert,
} from '../../www/src/features/tutor/state.js';
import {foundShips} from '../../www/src/features/tutor/view-found.js';
import {litOf} from '../../www/src/features/tutor/view-light.js';
import {helpOf, initialState, reduce} from '../../www/src/games/sea/reduce.js';
import {door} from './engine.mjs';
import {speech} from './speech.mjs';

/** @param {any} [config] */
function opened({mode = 'race', players = 'solo:you', rules = 'solitaire', seed = '7'} = {}) {
  const game = door.newGame({rules, seed, players});
  const answer = () => ({view: game.view(), record: game.record()});
  let state = initialState();
  const send = (/** @type {any} */ action) => {
    state = reduceTutor(reduce(state, action), action);
  };
  send({type: 'opened', mode, id: 'g', board: 'b', answer: answer()});
  return {
    game,
    send,
    get state() {
      return state;
    },
    /** @param {string} method @param {any[]} args */
    call(method, ...args) {
      game[method](...args);
      send({type: 'answered', board: 'b', method, answer: answer()});
    },
  };
}

/** @param {ReturnType<typeof opened>} page @param {number} stage */
function hint(page, stage) {
  const told = page.game.hint(1, 4);
  page.send({type: 'hint-there', hint: told, stage});
  return told;
}

test('a hint counts once, however far it is told and however often it is asked for', () => {
  const page = opened();
  for (const stage of [1, 2, 3, 4]) hint(page, stage);
  assert.equal(page.state.game?.hints, 1);
  page.send({type: 'dismiss'});
  hint(page, 1);
  assert.equal(page.state.game?.hints, 1);
  const told = page.game.hint(1, 4);
  const ship = told?.ship ?? [];
  for (const cell of ship) {
    assert.ok(page.state.tutor?.hint, 'it holds as long as there is something left to mark');
    assert.deepEqual(page.state.tutor.light, {of: 'hint'});
    page.call('guess', cell);
  }
  assert.ok(ship.length > 0);
  assert.deepEqual([page.state.tutor?.hint, page.state.tutor?.light], [null, null], 'followed');
  const next = hint(page, 1);
  assert.equal(page.state.game?.hints, next ? 2 : 1);
  assert.equal(page.state.tutor?.hint?.stage, 1);
});

test('a hint is gone with the end of the game', () => {
  const page = opened();
  hint(page, 2);
  assert.ok(page.state.tutor?.hint);
  page.call('solve');
  assert.deepEqual([page.state.tutor?.hint, page.state.tutor?.light], [null, null]);
});

test('what was told of a position is gone with it, and nothing of it is help where all is open', () => {
  const page = opened();
  hint(page, 4);
  page.send({type: 'expert-there', expert: page.game.deductions(1)});
  assert.equal(page.state.game?.proofs, 1);
  page.send({type: 'proof-there', cell: 'A2', steps: page.game.prove(1, 'A2'), revealed: false});
  assert.equal(page.state.game?.proofs, 1, 'all of the same position was seen');
  const {marks} = page.game.view().boards[0];
  page.call('shoot', `${'ABCDEFGHIJ'[marks.indexOf('unknown') % 10]}1`);
  const {hint: past, proof, expert, light} = page.state.tutor ?? {};
  assert.deepEqual([past, proof, expert, light], [null, null, null, null]);

  const watched = opened({mode: 'watch', players: 'solo:expert-greedy'});
  watched.send({type: 'setting', name: 'tab', value: 'knowledge'});
  assert.ok(wantsExpert(watched.state) && wantsExpected(watched.state));
  watched.send({type: 'expert-there', expert: watched.game.deductions(1)});
  watched.send({type: 'expected-there', marks: ' ', score: watched.game.expected(1)});
  const {hints, proofs, looks} = helpOf(watched.state.game ?? {});
  assert.deepEqual([hints, proofs, looks], [0, 0, 0]);
});

for (const rules of ['solitaire', 'puzzle-6'])
  test(`on ${rules} each cell proved at a position counts once`, () => {
    const page = opened({rules});
    const prove = (/** @type {string} */ cell) =>
      page.send({type: 'proof-there', cell, steps: page.game.prove(1, cell), revealed: false});
    for (const cell of ['A2', 'A2', 'B2', 'A2', 'B2']) prove(cell);
    page.send({type: 'proof-there', cell: 'A1', steps: [], revealed: true});
    assert.equal(page.state.game?.proofs, 2);
    page.send({type: 'expert-there', expert: page.game.deductions(1)});
    prove('C3');
    assert.equal(page.state.game?.proofs, 3);
  });

test('in a game of one’s own nothing is asked for unasked, and other rules have none of it', () => {
  const page = opened();
  page.send({type: 'setting', name: 'tab', value: 'knowledge'});
  assert.ok(!wantsExpert(page.state) && !wantsExpected(page.state));
  page.send({type: 'tutor-reads', reads: true});
  assert.ok(wantsExpert(page.state) && !wantsExpected(page.state));
  page.send({type: 'tutor-expects', expects: true});
  assert.ok(wantsExpected(page.state));
  page.send({type: 'expected-there', marks: ' ', score: page.game.expected(1)});
  assert.equal(page.state.game?.looks, 1);
  // Another flag, another score to be expected.
  page.call('guess', 'A2');
  assert.ok(wantsExpected(page.state));
  const hunt = opened({rules: 'sea-battle'});
  hunt.send({type: 'setting', name: 'tab', value: 'knowledge'});
  hunt.send({type: 'tutor-reads', reads: true});
  hunt.send({type: 'tutor-expects', expects: true});
  assert.ok(!wantsExpert(hunt.state) && !wantsExpected(hunt.state));
});

test('every deduction of many games can be said, names its cells, and is told apart from others', () => {
  const rules = new Set();
  for (let seed = 1; seed <= 40; seed += 1) {
    const game = door.newGame({
      rules: 'solitaire',
      seed: String(seed),
      players: 'solo:expert-greedy',
    });
    for (let shots = 0; shots < 5; shots += 1) {
      const view = game.view();
      for (const step of game.deductions(1).steps) {
        const said = stepSentence(step, view, speech);
        rules.add(step.rule);
        assert.doesNotMatch(said, /undefined|NaN|\{| {2}| ,|: \./, said);
        const [first] = step.ship ?? step.water ?? [step.contents?.[0].cell];
        assert.match(said, new RegExp(`So .*\\b${first}\\b`), said);
      }
      game.aiMove();
    }
    game.free();
  }
  assert.ok(rules.size >= 12, `${[...rules]}`);
});

test('cells in one go are told as runs, each cell once', () => {
  const all = ['A1', 'B1', 'C1', 'A2', 'E2', 'A3', 'E3', 'E4', 'J10'];
  const runs = runsOf(all);
  assert.deepEqual(runs.flat().sort(), [...all].sort());
  assert.deepEqual(runs, [['A1', 'B1', 'C1'], ['A2', 'A3'], ['E2', 'E3', 'E4'], ['J10']]);
});

test('each stage of a hint tells what those before it have not', () => {
  const page = opened();
  const told = page.game.hint(1, 4);
  const view = page.game.view();
  const stages = [1, 2, 3, 4].map((stage) =>
    hintSentences({hint: told, stage, marks: ''}, view, speech),
  );
  stages.forEach((sentences, index) => {
    assert.equal(sentences.length, index + 1);
    assert.deepEqual(sentences.slice(0, index), stages[index - 1] ?? []);
  });
  for (const cell of told?.ship ?? [])
    assert.ok(!stages[1].join(' ').includes(cell), 'not before the third');
});

test('hints, proofs and deductions keep to the rules permitted, and an unknown one is refused', () => {
  const line = 'line-full';
  let fewer = 0;
  for (const seed of ['7', '8', '9']) {
    const {game} = opened({seed});
    const all = game.deductions(1).steps;
    const few = game.deductions(1, line).steps;
    assert(few.every(({rule}) => rule === line));
    const settled = (/** @type {typeof all} */ steps) =>
      steps.flatMap(({water = [], ship = []}) => [...water, ...ship]);
    const known = new Set(settled(all));
    assert(settled(few).every((cell) => known.has(cell)));
    fewer += settled(all).length - settled(few).length;
    for (const cell of settled(all))
      assert(game.prove(1, cell, line).every(({rule}) => rule === line));
    const hint = game.hint(1, 4, line);
    assert(hint === null || hint.rule === line);
    for (const call of [
      () => game.deductions(1, 'line-full magic'),
      () => game.hint(1, 4, 'magic'),
      () => game.prove(1, 'A1', 'magic'),
    ])
      assert.throws(call, {code: 'unknown-deduction'});
    assert.deepEqual(game.deductions(1).steps, all, 'what was permitted once binds nothing later');
  }
  assert(fewer > 0);
});

test('what was told by other rules is dropped when fewer are permitted, and the words say by which', () => {
  const page = opened();
  hint(page, 4);
  assert(page.state.tutor?.hint);
  page.send({type: 'permit', names: ['line-full']});
  assert.equal(page.state.tutor?.hint, null);
  const none = {hint: null, stage: 1, marks: ''};
  const {view} = /** @type {NonNullable<typeof page.state.game>} */ (page.state.game);
  assert.notDeepEqual(
    hintSentences(none, view, speech, ['line-full']),
    hintSentences(none, view, speech),
  );
});

/** @param {string} seed of a puzzle that needs refutations @returns {{view: any, steps: any[]}} */
function reasoned(seed) {
  const making = door.newPuzzle({rules: 'puzzle-6', level: 'expert', seed});
  while (!making.advance(1_000_000));
  const {line, record} = making.result();
  making.free();
  const solving = door.solvePuzzle(line);
  while (!solving.advance(1_000_000));
  const {steps} = solving.result();
  solving.free();
  const game = door.openGame(record);
  const view = game.view();
  game.free();
  return {view, steps};
}

test('a refutation is stepped through: what each deduction rests on is on the board, and the last contradicts it', () => {
  let looked = 0;
  for (const seed of ['4', '5', '6']) {
    const {view, steps} = reasoned(seed);
    const settled = new Set(view.boards[0].known);
    for (const [place, step] of steps.entries()) {
      const {refuted} = step;
      const inner = refuted ? [...refuted.within, {...refuted.contradiction, ends: true}] : [];
      for (const [at, deduction] of inner.entries()) {
        looked += 1;
        const proof = {cell: '', steps, revealed: false};
        /** @type {import('../../www/src/features/tutor/types.js').Light} */
        const light = {of: 'proof', at, within: [place]};
        const tutor = {...NOTHING, proof, light};
        assert.deepEqual(litSteps(tutor), inner);
        const assumed = litAssumed(tutor);
        assert.ok(assumed[/** @type {'water' | 'ship'} */ (refuted.as)].includes(refuted.cell));
        const {cells = [], ships = []} = deduction.because;
        const known = new Set([...settled, ...assumed.water, ...assumed.ship]);
        for (const cell of [...cells, ...ships])
          assert.ok(known.has(cell), `${seed} ${place} ${at}: ${cell}`);
        const lit = litOf(/** @type {any} */ ({state: {tutor}, view, words: speech.words}));
        assert.equal(
          lit?.cells.get(refuted.cell)?.said,
          deduction[refuted.as]?.includes(refuted.cell)
            ? speech.words(`lit-${refuted.as}`)
            : speech.words(`lit-assumed-${refuted.as}`),
        );
        const sentence = stepSentence(deduction, view, speech);
        assert.match(sentence, at === inner.length - 1 ? /So the assumption is wrong\.$/ : /So /);
        // What a rule says where it concludes something is false where it finds that nothing fits.
        if (deduction.ends && !deduction.against)
          assert.notEqual(
            sentence.split(' This follows from')[0],
            whySentence(deduction, view, speech).split(' This follows from')[0],
          );
        assert.doesNotMatch(sentence, /unknown|undefined|clash-/);
      }
      for (const cell of [...(step.water ?? []), ...(step.ship ?? [])]) settled.add(cell);
    }
  }
  assert.ok(looked > 5, `${looked}`);
});

test('a contradiction names the ways that are left, or the cells that are settled otherwise', () => {
  const {view} = reasoned('4');
  /** @type {import('../../www/src/engine/types.js').Contradiction} */
  const short = {
    rule: 'last-combinations',
    because: {cells: ['A1'], length: 3},
    short: {length: 3, left: 2, ways: [['B2', 'B3', 'B4']]},
  };
  assert.equal(
    clashSentence(short, view, speech),
    '2 ships of 3 are still to be found, but only 1 position is left: B2–B4. This follows from A1.',
  );
  const against = {rule: 'diagonal-water', because: {cells: ['C3', 'D4']}, against: ['D4']};
  assert.match(clashSentence(against, view, speech), /Then D4 would be the opposite/);
  const off = {...against, against: []};
  assert.match(clashSentence(off, view, speech), /Then a ship would leave the board\.$/);
});

test('keys step within a refutation, and no further than its end', () => {
  const page = opened();
  const {steps} = reasoned('4');
  const place = steps.findIndex(({refuted}) => refuted);
  page.send({type: 'proof-there', cell: 'A1', steps, revealed: false});
  page.send({type: 'tutor-light', light: {of: 'proof', at: 0, within: [place]}});
  const last = steps[place].refuted.within.length;
  for (let press = 0; press <= last + 1; press += 1) page.send({type: 'next-proof', by: 1});
  assert.deepEqual(page.state.tutor?.light, {of: 'proof', at: last, within: [place]});
});

test('the fleet of solitaire counts the ships found: as the score does at the end, before that those told from end to end', () => {
  for (const seed of ['1', '2', '3']) {
    const game = door.newGame({rules: 'solitaire', seed, players: 'solo:expert-standard'});
    const count = (/** @type {any} */ view) =>
      foundShips(view.boards[0], view).reduce((sum, {found}) => sum + found, 0);
    for (let view = game.view(); !view.over; view = game.view()) {
      const [board] = view.boards;
      const subs = board.contents.filter((/** @type {string} */ content) => content === 'sub');
      assert(count(view) >= subs.length, seed);
      game.aiMove();
    }
    const {boards, ...view} = game.view();
    assert(boards[0].score.sink > 0);
    assert.equal(count({...view, boards}), boards[0].score.sink, seed);
  }
  // A flag is a mark of one's own: it may end a ship that was hit.
  const {rules} = door.newGame({rules: 'solitaire', seed: '1', players: 'solo:you'}).view();
  const size = rules.rows * rules.cols;
  const board = /** @type {any} */ ({
    contents: Array.from({length: size}, (_, index) => (index === 0 ? 'left' : null)),
    ...{flags: ['B1'], notes: ['C1'], score: null},
    marks: Array.from({length: size}, () => 'unknown'),
  });
  const found = () => foundShips(board, {rules}).find(({length}) => length === 2)?.found;
  assert.equal(found(), 1);
  board.notes = [];
  assert.equal(found(), 0);
});
