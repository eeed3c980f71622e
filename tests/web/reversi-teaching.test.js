// What moves of Reversi cost: the costliest come back as exercises, and a teaching game takes a costly one back with its reason.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import * as teaching from '../../www/src/features/teaching/reversi.js';
import {takenBack} from '../../www/src/features/teaching/reversi-judgement.js';
import {costliestSteps} from '../../www/src/games/reversi/costs.js';
import {lineWanted} from '../../www/src/games/reversi/select.js';
import {refusalSentence, valueText} from '../../www/src/games/reversi/sentences.js';
import {firstOptions} from '../../www/src/games/reversi/state.js';
import {dice} from './dice.mjs';
import {link, page, viewOf} from './reversi-page.mjs';
import {speech} from './speech.mjs';

/** @typedef {import('../../www/src/games/reversi/types.js').MoveValue} MoveValue */

/** Values of some moves, drawn. @param {() => number} draw @param {string[]} squares @returns {import('../../www/src/games/reversi/types.js').PositionValues} */
function drawnValues(draw, squares) {
  const kinds = /** @type {const} */ (['estimated', 'estimated', 'exact', 'outcome', 'points']);
  const kind = kinds[Math.floor(draw() * kinds.length)];
  const moves = squares.map((square) => ({
    ...{square, kind, depth: 4},
    // As a search tells them: in eighths.
    value:
      kind === 'outcome'
        ? Math.floor(draw() * 3) - 1
        : (Math.floor(draw() * 161) - 80) / (kind === 'exact' ? 1 : 8),
    ...(kind === 'estimated' ? {error: Math.floor(draw() * 6)} : {}),
  }));
  const best = moves.reduce((one, other) => (other.value > one.value ? other : one)).square;
  return {moves, best, nodes: 0, speed: null, done: true};
}

/** @param {string} number */
const read = (number) => Number(number.replace('−', '-'));

/** @param {MoveValue} move */
const winner = ({value}) => (value > 0 ? 'mover' : value < 0 ? 'other' : 'nobody');

/** What a move gives up, by the words of the law. @param {MoveValue} best @param {MoveValue} own */
function naiveCost(best, own) {
  if (best.kind === 'outcome') return own.value === best.value ? 0 : 1000;
  if (best.kind === 'points') return 0;
  if (best.kind === 'exact' && winner(best) !== winner(own)) return 1000;
  const off = best.value - own.value;
  const isSeen = off > (best.error ?? 0) && off > (own.error ?? 0);
  return isSeen ? off : 0;
}

test('the three costliest moves that people made come back, and none before the whole game is judged', async () => {
  const lines = [
    ['duel:you,you', () => true],
    ['duel:you,engine-1', (/** @type {number} */ step) => step % 2 === 1],
    ['duel:engine-1,engine-1', () => false],
  ];
  for (const [players, isOwn] of /** @type {[string, (step: number) => boolean][]} */ (lines)) {
    const record = `spyglass2 reversi s.1 ${players} Mf5.Md6.Mc3.Md3.Mc4.Mf4.Mc5.Mb3`;
    const {get} = await page(link(record));
    for (let seed = 0; seed < 200; seed += 1) {
      const draw = dice(seed);
      const state = get();
      const {moves} = viewOf(state);
      const steps = [...moves, null].map((move) =>
        drawnValues(draw, [String(move?.square ?? 'a1'), 'h8', 'g8']),
      );
      const known = {...state, analysis: {of: lineWanted(state), steps, at: null}};
      const costs = moves
        .map(({square}, at) => {
          const {moves: values, best} = steps[at];
          const [first, own] = [best, square].map((one) =>
            values.find((move) => move.square === one),
          );
          return {
            step: at + 1,
            cost: naiveCost(/** @type {MoveValue} */ (first), /** @type {MoveValue} */ (own)),
          };
        })
        .filter(({step, cost}) => cost > 0 && isOwn(step));
      const chosen = costliestSteps(known);
      assert.equal(chosen.length, Math.min(3, costs.length));
      assert.deepEqual(
        chosen,
        chosen.toSorted((a, b) => a - b),
      );
      const costOf = (/** @type {number} */ step) => costs.find((one) => one.step === step)?.cost;
      const left = costs.filter(({step}) => !chosen.includes(step));
      for (const step of chosen)
        for (const {cost} of left) assert.ok(Number(costOf(step)) >= cost, `${seed}: ${step}`);
      const byAnother = {...known, options: {...known.options, valuer: 'minimax-medium'}};
      if (players === 'duel:you,you')
        assert.deepEqual(
          costliestSteps({
            ...byAnother,
            analysis: {...known.analysis, of: lineWanted(byAnother)},
          }),
          [],
          'exercises are judged by the engine alone',
        );
      const gap = Math.floor(draw() * steps.length);
      for (const analysis of [
        {...known.analysis, steps: steps.with(gap, /** @type {any} */ (null))},
        {...known.analysis, of: 'another'},
      ])
        assert.deepEqual(costliestSteps({...known, analysis}), []);
    }
  }
});

test('a move is taken back from the threshold on, where values can tell, and from no lower', () => {
  for (let seed = 0; seed < 600; seed += 1) {
    const draw = dice(seed);
    const squares = ['c4', 'd3', 'e6', 'f5'];
    const values = drawnValues(draw, squares);
    const [best] = values.moves.filter(({square}) => square === values.best);
    for (const threshold of [2, 4, 8])
      for (const own of values.moves) {
        const cost = naiveCost(best, own);
        const back = takenBack(own.square, values, threshold);
        assert.equal(back !== null, cost >= threshold, `${seed} ${own.square}`);
        if (!back) continue;
        assert.equal(back.better, best.square);
        assert.equal(back.gives, cost === 1000 ? 'result' : 'discs');
        // What is read adds up.
        assert.equal(back.discs, read(back.most) - read(back.value));
        if (back.gives === 'discs') assert.ok(back.discs >= threshold);
        assert.ok(Math.abs(read(back.value) - own.value) <= 0.5);
        for (const said of [back.value, back.most]) assert.match(said, /^(0|[+−][1-9]\d*)$/);
        const shown = valueText(own, {...speech, notation: 'square'});
        if (own.kind !== 'outcome') assert.equal(back.value, shown, 'as on the board');
        // What is refused can be said, with squares as the reader wants them.
        for (const [notation, name] of /** @type {const} */ ([
          ['square', own.square],
          [
            'row-column',
            `row ${Number(own.square[1]) - 1}, column ${own.square.charCodeAt(0) - 97}`,
          ],
        ])) {
          const said = refusalSentence(
            {code: 'move-taken-back', args: back},
            {...speech, notation},
          );
          assert.ok(said.includes(name) && !/[{}]/.test(said), said);
        }
      }
  }
  assert.equal(takenBack('a1', drawnValues(dice(1), ['c4', 'd3']), 2), null);
});

/** Lets so much time go by that a second press is no double click. @param {import('node:test').TestContext} t */
function afterwards(t) {
  const now = performance.now.bind(performance);
  let ahead = 0;
  t.mock.method(performance, 'now', () => now() + ahead);
  return () => (ahead += 1000);
}

/** White has d6, and moves that give up much. */
const GIVEN = 'spyglass2 reversi s.1 duel:engine-1,you Me6.Mf4.Me3.Mf6.Mg5';

/** A page that takes back what gives up 2 discs and more. */
async function taughtPage() {
  const game = await page(
    link(GIVEN),
    '',
    {options: {...firstOptions, teaching: 2}},
    {mayPlay: (square) => teaching.mayPlay(square)},
  );
  teaching.startTeaching(/** @type {any} */ (game), game.client);
  return game;
}

test('a costly move is judged before it is made, counted as help, and made where it is meant', async (t) => {
  const later = afterwards(t);
  const game = await taughtPage();
  const {get, dispatch, until, client} = game;
  const {record, view} = /** @type {NonNullable<ReturnType<typeof get>['game']>} */ (get().game);
  const values = await client.call('values', [record, view.step, 'engine-4']);
  const [best] = values.moves.filter(({square}) => square === values.best);
  const costOf = (/** @type {MoveValue} */ move) => naiveCost(best, move);
  const costly = values.moves.toSorted((one, other) => costOf(other) - costOf(one))[0];
  assert.ok(costOf(costly) >= 2, 'there is something to take back');

  dispatch({type: 'put', cell: costly.square});
  assert.equal(get().sent, costly.square);
  const {notice, sent, taught} = await until(({notice}) => notice !== null);
  assert.equal(notice.code, 'move-taken-back');
  assert.deepEqual([notice.args.square, notice.args.better], [costly.square, best.square]);
  assert.deepEqual([sent, taught], [null, 1]);
  assert.equal(viewOf(get()).step, view.step);

  // Whoever plays it again means it, and it counts once.
  later();
  dispatch({type: 'put', cell: costly.square});
  await until(({game}) => Number(game?.view.step) > view.step);
  assert.equal(viewOf(get()).moves[view.step].square, costly.square);
  assert.equal(get().taught, 1);

  // The best is never taken back, and another game begins without help.
  await game.until(({acting, game}) => !acting && game?.view.toMove === 'white');
  dispatch({type: 'read', text: GIVEN, rules: 'reversi'});
  await until(({game, taught}) => game?.view.step === view.step && taught === 0);
  dispatch({type: 'put', cell: best.square});
  await until(({game}) => Number(game?.view.step) > view.step);
  assert.equal(get().taught, 0);
});

test('while a move is judged no other is made, and a double click means nothing', async (t) => {
  const later = afterwards(t);
  const game = await taughtPage();
  const {get, dispatch, until} = game;
  const {step} = viewOf(get());
  for (const [at, second] of ['e2', 'd6', 'e2'].entries()) {
    dispatch({type: 'put', cell: 'e2'});
    dispatch({type: 'put', cell: second});
    assert.equal(get().sent, 'e2');
    const {notice, taught} = await until(({notice}) => notice !== null);
    assert.deepEqual([notice.code, notice.args.square, taught], ['move-taken-back', 'e2', at + 1]);
    // The second press of a double click, where the count was faster.
    dispatch({type: 'put', cell: 'e2'});
    await new Promise((settled) => setTimeout(settled, 30));
    assert.deepEqual([get().notice, get().sent, viewOf(get()).steps], [notice, null, step]);
    // The same position opened again is another game.
    later();
    dispatch({type: 'read', text: GIVEN, rules: 'reversi'});
    await until(({notice, taught}) => notice === null && taught === 0);
    dispatch({type: 'put', cell: 'e2'});
    await until(({notice}) => notice?.code === 'move-taken-back');
    assert.equal(viewOf(get()).steps, step);
    dispatch({type: 'read', text: GIVEN, rules: 'reversi'});
    await until(({notice, taught}) => notice === null && taught === 0);
    for (let help = 0; help <= at; help += 1) dispatch({type: 'taught'});
  }
});

test('a move that is judged while another position comes is made at neither', async () => {
  /** @type {(may: boolean) => void} */
  let judged = () => {};
  const game = await page(
    link(GIVEN),
    '',
    {},
    {
      mayPlay: () => new Promise((resolve) => (judged = resolve)),
    },
  );
  const {get, dispatch, until} = game;
  const {step, legal} = viewOf(get());
  dispatch({type: 'put', cell: legal[0].square});
  dispatch({type: 'go', where: step - 2});
  await until(({game}) => game?.view.step === step - 2);
  judged(true);
  await new Promise((later) => setTimeout(later, 30));
  assert.deepEqual([viewOf(get()).step, viewOf(get()).steps], [step - 2, step]);
});

test('between two people, agents, and where it is off, nothing is judged', async () => {
  const people = GIVEN.replace('engine-1,you', 'you,you');
  for (const [record, threshold] of /** @type {const} */ ([
    [people, 2],
    [GIVEN, 0],
  ])) {
    const game = await page(link(record), '', {options: {...firstOptions, teaching: threshold}});
    teaching.startTeaching(/** @type {any} */ (game), game.client);
    for (const {square} of viewOf(game.get()).legal) assert.equal(teaching.mayPlay(square), true);
  }
});
