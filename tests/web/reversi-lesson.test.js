// A lesson in Reversi: nothing of a move is told before it is predicted, and what it gives up is the agent's own reckoning.
import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import {test} from 'node:test';
import {createCountingClient} from '../../www/src/engine/counting-client.js';
import {createReversi} from '../../www/src/engine/reversi-responder.js';
import {readReversi, writeReversi} from '../../www/src/games/reversi/address.js';
import {createReversiStorage, rowsOf, sheet} from '../../www/src/games/reversi/answers.js';
import {createPlaying} from '../../www/src/games/reversi/flow.js';
import {
  asks,
  redacted,
  lesson as reversiLesson,
  scoreOf,
} from '../../www/src/games/reversi/lesson.js';
import {positionOf} from '../../www/src/games/reversi/select.js';
import {initialState, reduce} from '../../www/src/games/reversi/state.js';
import {renderAnswers} from '../../www/src/games/reversi/view-answers.js';
import {defaultSettings} from '../../www/src/games/sea/reduce.js';
import {createAnswersFlow, answersText as textOf} from '../../www/src/shell/lesson/answers-flow.js';
import {createStore} from '../../www/src/shell/store.js';
import {drawn} from './drawn.mjs';
import {reversi as door} from './reversi-engine.mjs';
import {speech} from './speech.mjs';

const {layerOf} = reversiLesson;
const answersText = textOf(reversiLesson, sheet);
const answerHere = (/** @type {any} */ state) => reversiLesson.answersAround(state).here;

/** @param {string} players @param {{predict?: boolean, present?: boolean}} [how] */
async function lesson(players, how = {predict: true}, search = '') {
  const [black, white] = players.split(',');
  const store = createStore(initialState({settings: defaultSettings, ...how}), reduce);
  const client = createCountingClient(() => {
    /** @type {any} */
    const worker = {onmessage: null, onerror: null, terminate() {}};
    const weights = () => readFile(new URL('../../www/books/reversi.weights', import.meta.url));
    const respond = createReversi(door, (data) => worker.onmessage?.({data}), weights);
    worker.postMessage = (/** @type {any} */ message) => void respond(message);
    return worker;
  });
  const playing = createPlaying(store, client, {pace: () => 0, wait: async () => {}});
  await playing.start(readReversi(search || `?game=reversi-6&black=${black}&white=${white}`));
  const {dispatch, get} = store;
  /** @param {(state: import('../../www/src/games/reversi/state.js').State) => unknown} is */
  const until = (is) =>
    new Promise((done) => {
      const leave = store.subscribe(check);
      function check() {
        if (is(get())) done(leave());
      }
      check();
    });
  const game = () => /** @type {NonNullable<ReturnType<typeof get>['game']>} */ (get().game);
  const at = (/** @type {number} */ step) => until((state) => state.game?.view.step === step);
  return {store, dispatch, get, until, at, game, client};
}

/** @param {import('../../www/src/games/reversi/state.js').State} state */
const shownOf = (state) => {
  // How long the lines are the timeline tells; what is in them it does not.
  const {steps: _, lines: __, ...view} = /** @type {any} */ (redacted(state).game).view;
  return JSON.stringify({view, link: writeReversi(redacted(state))?.replace(/&step=\d+/, '')});
};

for (const players of ['minimax-novice,engine-1', 'reversi-random,minimax-novice']) {
  test(`${players}: before a move is predicted all that is shown is the same, whatever comes after it`, async () => {
    const {dispatch, get, at, game, client} = await lesson(players);
    /** @type {string[]} */
    const first = [];
    for (let step = 0; step < 4; step += 1) {
      assert.ok(asks(get()));
      dispatch({type: 'go', where: 'forward'});
      assert.equal(get().notice?.code, 'not-foretold');
      first.push(shownOf(get()));
      assert.equal(redacted(get()).game?.view.decision, null);
      const {square} = game().view.legal[0];
      dispatch({type: 'put', cell: square.toUpperCase()});
      assert.equal(answerHere(get())?.own, square);
      dispatch({type: 'go', where: 'forward'});
      await at(step + 1);
    }
    for (let step = 3; step >= 0; step -= 1) {
      dispatch({type: 'prediction-back'});
      await at(step);
      assert.ok(asks(get()));
      assert.equal(shownOf(get()), first[step]);
    }
    client.stop('foretold');
  });
}

test('what a move gives up is nothing for the best, and never less than nothing', async () => {
  for (const players of ['minimax-novice,minimax-novice', 'engine-1,engine-1']) {
    const {dispatch, get, until, game} = await lesson(players);
    const agent = players.split(',')[0];
    for (const {square} of game().view.legal) {
      dispatch({type: 'put', cell: square.toUpperCase()});
      await until((state) => answerHere(state)?.measure !== undefined);
      const answer = /** @type {import('../../www/src/games/reversi/lesson.js').Prediction} */ (
        answerHere(get())
      );
      assert.equal(answer.measure?.agent, agent);
      const score = scoreOf(answer);
      assert.ok(score && (score.loss === null || score.loss >= 0));
      if (square === score.best.square) assert.equal(score.loss, 0);
      dispatch({type: 'prediction-back'});
    }
    assert.equal(get().lesson.tries[positionOf(game())], game().view.legal.length);
  }
});

test('a person’s rival replies once its reply is predicted', async () => {
  const {dispatch, get, at, game} = await lesson('you,minimax-novice');
  assert.equal(asks(get()), false);
  dispatch({type: 'put', cell: game().view.legal[0].square.toUpperCase()});
  await at(1);
  assert.ok(asks(get()));
  dispatch({type: 'put', cell: 'A1'});
  assert.equal(get().notice?.code, 'no-such-choice');
  dispatch({type: 'prediction-skip'});
  await at(2);
});

test('a decision opens in layers, forth and back alike', async () => {
  const {dispatch, get, at} = await lesson('minimax-novice,minimax-novice', {present: true});
  const place = () => `${get().game?.view.step} ${layerOf(get())}`;
  const way = [place()];
  for (let turn = 0; turn < 8; turn += 1) {
    const next = layerOf(get()) === 'choice' ? Number(get().game?.view.step) + 1 : null;
    dispatch({type: 'go', where: 'forward'});
    if (next !== null) await at(next);
    way.push(place());
  }
  assert.deepEqual(way, [
    ...['0 knew', '0 map', '0 choice'],
    ...['1 answer', '1 knew', '1 map', '1 choice'],
    ...['2 answer', '2 knew'],
  ]);
  for (const before of way.slice(0, -1).reverse()) {
    dispatch({type: 'go', where: 'back'});
    await at(Number(before[0]));
    assert.equal(place(), before);
  }
});

test('whatever is done while one predicts, nothing beyond the first move to be predicted is seen', async () => {
  const {dispatch, get, at, game, client} = await lesson('minimax-novice,engine-1', {});
  for (let step = 1; step <= 9; step += 1) {
    dispatch({type: 'go', where: 'forward'});
    await at(step);
  }
  dispatch({type: 'go', where: 'first'});
  await at(0);
  dispatch({type: 'predict', on: true});
  const {steps} = game().view;
  for (let open = 0; open < 4; open += 1) {
    assert.ok(asks(get()));
    for (const way of [
      ...['forward', 'last', open + 1, 7, steps, 99].map((where) => ({type: 'go', where})),
      {type: 'redo'},
      {type: 'playing', on: true},
    ]) {
      for (const from of [0, open]) {
        dispatch({type: 'go', where: from});
        await at(from);
        dispatch(way);
        await client.call('tables', []);
        await new Promise((resolve) => setTimeout(resolve, 5));
        assert.ok(game().view.step <= open, `${JSON.stringify(way)} from ${from}`);
        assert.ok(Number(redacted(get()).game?.view.moves.length) <= open, JSON.stringify(way));
        dispatch({type: 'playing', on: false});
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }
    dispatch({type: 'go', where: 0});
    await at(0);
    dispatch({type: 'go', where: 'last'});
    await at(open);
    dispatch({type: 'prediction-skip'});
    dispatch({type: 'go', where: 'forward'});
    await at(open + 1);
  }
  client.stop('foretold');
});

test('far ways stop where a move is to be predicted, and not where there is only one', async () => {
  const agent = 'engine-1';
  const search = `?game=reversi-4&black=${agent}&white=${agent}`;
  const {dispatch, get, at, game, client} = await lesson(`${agent},${agent}`, {}, search);
  /** @type {number[]} */
  const stops = [];
  let single = 0;
  while (!game().view.over) {
    const {step, legal} = game().view;
    if (legal.length > 1) stops.push(step);
    else single += legal.length;
    dispatch({type: 'go', where: 'forward'});
    await at(step + 1);
  }
  const {steps} = game().view;
  assert.ok(single > 0, 'some move is the only one');
  for (const where of ['last', steps]) {
    dispatch({type: 'predict', on: false});
    dispatch({type: 'go', where: 'first'});
    await at(0);
    dispatch({type: 'predict', on: true});
    for (const stop of [...stops, steps]) {
      dispatch({type: 'go', where});
      await at(stop);
      await client.call('tables', []);
      assert.equal(game().view.step, stop);
      assert.equal(asks(get()), stop < steps);
      dispatch({type: 'prediction-skip'});
    }
    get().lesson.answers = {};
  }
  client.stop('foretold');
});

test('what was predicted of one agent is no answer about another', async () => {
  const {dispatch, get, until} = await lesson('minimax-novice,engine-1');
  dispatch({type: 'prediction-skip'});
  assert.equal(asks(get()), false);
  const {game: before} = get();
  dispatch({type: 'wish', change: {rules: 'reversi-6', black: 'engine-1', white: 'engine-1'}});
  dispatch({type: 'start'});
  await until(({game}) => game !== null && game.record !== before?.record);
  assert.ok(asks(get()));
});

/** Storage on a storage of its own. @param {Map<string, string>} kept */
const storageIn = (kept) =>
  createReversiStorage(() => ({
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
  }));

test('answers are handed in with what each gives up, found again after a reload, and any slip is told', async () => {
  const kept = new Map();
  const {store, dispatch, get, at, until, game, client} = await lesson('minimax-novice,engine-1');
  createAnswersFlow(reversiLesson, sheet, store, storageIn(kept));
  for (let step = 0; step < 5; step += 1) {
    const {legal} = game().view;
    if (step === 2) dispatch({type: 'prediction-skip'});
    else dispatch({type: 'put', cell: legal[step % legal.length].square.toUpperCase()});
    await until((state) => answerHere(state)?.measure !== undefined);
    if (step === 3) {
      dispatch({type: 'prediction-back'});
      dispatch({type: 'put', cell: legal[0].square.toUpperCase()});
      await until((state) => answerHere(state)?.measure !== undefined);
    }
    dispatch({type: 'go', where: 'forward'});
    await at(step + 1);
  }
  const rows = rowsOf(get());
  assert.deepEqual(
    rows.map(({step, tries}) => [step, tries]),
    [
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 2],
      [5, 1],
    ],
  );
  const played = game().view.moves.map(({square}) => square);
  for (const {step, own, did, gives} of rows) {
    assert.equal(did, played[step - 1]);
    assert.equal(own === null, gives === null);
    if (!gives) continue;
    const other = door.openGame(game().record);
    other.seek(step - 1);
    assert.ok(other.glance().legal.some((/** @type {any} */ {square}) => square === gives.best));
    assert.ok(gives.loss === null || gives.loss >= 0);
    if (own === gives.best) assert.equal(gives.loss, 0);
    other.free();
  }
  const text = answersText(get());
  const read = sheet.read(text)[0].told;
  assert.ok(read?.holds);
  assert.deepEqual(read.answers, rows);
  for (let place = text.indexOf('step'); place < text.indexOf('check'); place += 1) {
    const slip = `${text.slice(0, place)}${text[place] === '7' ? '8' : '7'}${text.slice(place + 1)}`;
    assert.ok(!sheet.read(slip)[0].told?.holds, slip);
  }
  dispatch({type: 'check-answers', text});
  const shown = /** @type {any} */ ({...speech, state: get(), dispatch() {}, notation: 'square'});
  const table = drawn(renderAnswers(shown));
  for (const {own} of rows) if (own) assert.ok(table.includes(`<td>${own}`), own);
  assert.ok(table.includes(read.code));
  client.stop('foretold');

  const link = `?${new URLSearchParams({v: '1', g: game().record, step: '5'})}`;
  const again = await lesson('you,you', {predict: true}, link);
  assert.deepEqual(rowsOf(again.get()), []);
  createAnswersFlow(reversiLesson, sheet, again.store, storageIn(kept));
  assert.deepEqual(rowsOf(again.get()), rows);
  assert.equal(answersText(again.get()), text);
  again.client.stop('foretold');
});

test('answers are taken back and given again in turn', async () => {
  const {dispatch, get, at, game, client} = await lesson('minimax-novice,engine-1');
  for (let step = 0; step < 3; step += 1) {
    dispatch({type: 'put', cell: game().view.legal[step].square.toUpperCase()});
    dispatch({type: 'go', where: 'forward'});
    await at(step + 1);
  }
  const plain = () => rowsOf(get()).map(({step, own, tries}) => ({step, own, tries}));
  const all = plain();
  assert.equal(all.length, 3);
  for (const left of [2, 1, 0]) {
    dispatch({type: 'prediction-back'});
    await at(left);
    assert.deepEqual(plain(), all.slice(0, left));
  }
  for (const back of [1, 2, 3]) {
    dispatch({type: 'prediction-again'});
    await at(back - 1);
    assert.deepEqual(plain(), all.slice(0, back));
  }
  dispatch({type: 'prediction-back'});
  await at(2);
  dispatch({type: 'prediction-skip'});
  const before = get().lesson;
  dispatch({type: 'prediction-again'});
  assert.equal(get().lesson, before);
  client.stop('foretold');
});
