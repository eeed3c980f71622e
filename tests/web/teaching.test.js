// Watching as a lesson: nothing of a choice is told before it is predicted, answers are held against chances, steps open in layers.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {cellIndex} from '../../www/src/board/cells.js';
import {createPredictionStorage, sheet} from '../../www/src/features/predict/answers.js';
import {createPredictions} from '../../www/src/features/predict/flow.js';
import {lesson as game, redacted, reduceLesson} from '../../www/src/features/predict/lesson.js';
import {lessonSay} from '../../www/src/features/predict/sentences.js';
import {renderPrediction} from '../../www/src/features/predict/view.js';
import {tenths} from '../../www/src/features/review/appraisal.js';
import {createAppraising} from '../../www/src/features/review/flow.js';
import {leadBoard, maySurprise} from '../../www/src/games/sea/select.js';
import {answersText} from '../../www/src/shell/lesson/answers-flow.js';
import {drawn} from './drawn.mjs';
import {door} from './engine.mjs';
import {cellsOf, createPage, until} from './page.mjs';
import {speech} from './speech.mjs';

const {asks, layerOf} = game;
const handedText = answersText(game, sheet);
const answersOf = (/** @type {any} */ state) => game.answersOf(state).map(({answer}) => answer);

/** A page on which lessons are given; what they keep lasts as long as `kept`. */
async function lesson(
  /** @type {any} */ config,
  known = {},
  kept = new Map(),
  mayPredict = (/** @type {string} */ _cell) => true,
) {
  const page = createPage({
    predict: true,
    ...known,
    settings: {watched: config.agent, ...known.settings},
  });
  page.store.extend(reduceLesson);
  const storage = createPredictionStorage(() => ({
    getItem: (/** @type {string} */ name) => kept.get(name) ?? null,
    setItem: (/** @type {string} */ name, /** @type {string} */ text) => void kept.set(name, text),
  }));
  const {guard} = page.watching;
  createPredictions(
    {store: page.store, client: page.client, hands: page.hands, guard, mayPredict},
    storage,
  );
  const {agent: _, ...rest} = config;
  await page.start({mode: 'watch', seed: '2', ...rest});
  const {store} = page;
  const open = () => {
    const {view} = store.get().game;
    return cellsOf(view).filter((_, at) => maySurprise(leadBoard(view).marks[at], view.rules));
  };
  return {
    ...page,
    kept,
    open,
    seen: () => redacted(store.get()),
    predict: (/** @type {string | null} */ own) => store.dispatch({type: 'predicted', own}),
    measured: () => until(() => answersOf(store.get()).every(({measure}) => measure !== undefined)),
  };
}

/** @param {any} state all that pictures, sentences and links are made of, whatever the line holds later */
const shownOf = ({game, appraisal, ...state}) => {
  const {steps: _, ended: __, boards, ...view} = game.view;
  return JSON.stringify({
    ...state,
    record: game.record,
    thought: game.thought,
    view: {...view, boards: boards.map(({ships: ___, damaged: ____, ...board}) => board)},
    lesson: undefined,
    settings: undefined,
  });
};

test('before a choice is predicted everything told is the same, whatever comes after it', async () => {
  const {rules, agents} = door.tables();
  for (const {id, agents: able, puzzle} of rules.filter((one) => !one.puzzle)) {
    assert.ok(!puzzle);
    for (const agent of agents.filter((one) => able.includes(one.id))) {
      const page = await lesson({rules: id, agent: agent.id});
      /** @type {string[]} */
      const first = [];
      for (let step = 0; step < 3; step += 1) {
        assert.ok(asks(page.store.get()), `${agent.id} on ${id}`);
        first.push(shownOf(page.seen()));
        assert.equal(page.seen().game.view.decision, null);
        page.predict(null);
        await page.counting.settled();
        await page.watching.go('forward');
      }
      await page.measured();
      page.store.dispatch({type: 'playing', playing: false});
      for (let step = 2; step >= 0; step -= 1) {
        page.store.dispatch({type: 'prediction-back'});
        await until(() => page.view().step === step);
        assert.ok(asks(page.store.get()));
        assert.equal(shownOf(page.seen()), first[step], `${agent.id} on ${id}, step ${step}`);
      }
      page.client.stop();
    }
  }
});

test('a cell is held against the chances of its step, the agent’s own where it has some', async () => {
  for (const [id, agent] of [
    ['admiral', 'exact'],
    ['admiral', 'hunt'],
    ['sea-battle', 'parity'],
    ['solitaire', 'expert-greedy'],
  ]) {
    const page = await lesson({rules: id, agent});
    for (let step = 1; step <= 4; step += 1) {
      const {record, view} = page.store.get().game;
      const cell = page.open()[7 * step];
      page.predict(cell);
      await page.measured();
      const {own, did, measure} = answersOf(page.store.get()).at(-1);
      const game = door.openGame(record);
      const {chances, likeliest, basis} = game.belief(view.toMove);
      assert.equal(own, cell);
      assert.equal(
        measure.chance,
        tenths(chances[cellIndex(cell, view.rules.cols)]),
        `${agent} on ${id}`,
      );
      assert.equal(measure.likeliest.chance, tenths(likeliest[0].chance));
      assert.equal(measure.by, agent === 'exact' ? 'agent' : 'fleets');
      assert.equal(measure.basis.kind, basis.kind);
      await page.watching.go('forward');
      const {last} = page.view();
      assert.deepEqual(did, {cell: last.cell, flags: last.action[0] === 'G'});
      game.free();
    }
    page.client.stop();
  }
});

test('no way along the timeline passes a question; Skip and an answer do', async () => {
  const page = await lesson({rules: 'admiral', agent: 'hunt'}, {settings: {speed: 0}});
  for (const way of /** @type {const} */ (['forward', 'toggle'])) {
    await page.watching.go(way);
    assert.equal(page.view().step, 0);
    assert.equal(page.store.get().notice?.code, 'not-foretold');
    assert.equal(page.store.get().playing, false);
  }
  page.store.dispatch({type: 'prediction-skip'});
  assert.equal(page.store.get().notice, null);
  // Playing by itself goes on to the next question, and stops there.
  await page.watching.go('toggle');
  await until(() => !page.store.get().playing);
  assert.equal(page.view().step, 1);
  assert.ok(asks(page.store.get()));
  page.store.dispatch({type: 'predict', on: false});
  await page.watching.go('forward');
  assert.equal(page.view().step, 2);
  page.client.stop();
});

test('whatever is done while one predicts, nothing beyond the first choice to be predicted is seen', async () => {
  const page = await lesson({rules: 'admiral', agent: 'hunt'}, {settings: {speed: 0}});
  createAppraising({store: page.store, client: page.client, asking: page.asking});
  const {store} = page;
  store.dispatch({type: 'predict', on: false});
  for (let step = 0; step < 12; step += 1) await page.watching.go('forward');
  store.dispatch({type: 'predict', on: true});
  await page.watching.go('first');
  const seen = () => page.view().step;
  const board = 'sea-1';
  for (let open = 0; open < 4; open += 1) {
    for (const present of [false, true]) {
      /** @type {any[]} */
      const ways = [
        ...['first', 'back', 'forward', 'last', 'toggle', open, 3, 7, 12, 99].map((where) => ({
          ...{type: 'go', where},
        })),
        ...['surprise-next', 'surprise-back', 'prediction-again', 'dismiss'].map((type) => ({
          type,
        })),
        ...['surprise-next', 'surprise-back', 'redo'].map((does) => ({
          ...{type: 'key', does, cell: null, board},
        })),
        ...['first', 'back', 'forward', 'last', 'toggle'].map((what) => ({
          ...{type: 'key', does: 'go', what, cell: null, board},
        })),
      ];
      for (const way of ways) {
        store.dispatch({type: 'present', on: present});
        await page.watching.go(open);
        store.dispatch(way);
        await new Promise((resolve) => setTimeout(resolve, 5));
        await page.counting.settled();
        await until(() => !store.get().playing && !store.get().asked);
        assert.ok(seen() <= open, `${JSON.stringify(way)} from ${open} to ${seen()}`);
        const told = page.seen().game.view.moves.length;
        assert.ok(told <= open, `${JSON.stringify(way)} from ${open} tells ${told}`);
      }
    }
    store.dispatch({type: 'present', on: false});
    // As far as the question each way leads; the answer opens one step more.
    await page.watching.go('first');
    await page.watching.go('last');
    await until(() => seen() === open);
    page.predict(null);
  }
  page.client.stop();
});

test('chances that could not be asked for now are asked for again, and are not taken for none', async () => {
  const page = await lesson({rules: 'admiral', agent: 'hunt'});
  const {call} = page.client;
  let fails = true;
  page.client.call = (method, ...given) =>
    fails && method === 'belief'
      ? Promise.reject(Object.assign(new Error('gone'), {code: 'engine-failed'}))
      : call(method, ...given);
  page.predict('C4');
  await page.counting.settled();
  await new Promise((resolve) => setTimeout(resolve, 50));
  assert.equal(answersOf(page.store.get())[0].measure, undefined);
  fails = false;
  await page.watching.go('forward');
  await page.measured();
  assert.ok(answersOf(page.store.get())[0].measure);
  page.client.stop();
});

test('a cell told already, or another board’s, is no answer', async () => {
  const page = await lesson({rules: 'admiral', agent: 'exact'});
  page.predict(null);
  await page.measured();
  await page.watching.go('forward');
  const told = page.view().last.cell;
  page.store.dispatch({type: 'cell', cell: told, board: 'sea-1', touch: false, pixels: 40});
  assert.equal(page.store.get().notice?.code, 'already-shot');
  page.store.dispatch({type: 'cell', cell: 'A1', board: 'sea-2', touch: false, pixels: 40});
  assert.ok(asks(page.store.get()));
  page.store.dispatch({type: 'typed-cell', cell: 'A1', outside: null});
  assert.equal(answersOf(page.store.get()).at(-1)?.own, 'A1');
  page.client.stop();
});

test('answers are taken back and given again in turn; a second try says so', async () => {
  const page = await lesson({rules: 'admiral', agent: 'hunt'});
  for (const at of [5, 9, 20]) {
    page.predict(page.open()[at]);
    await page.measured();
    await page.watching.go('forward');
  }
  const all = answersOf(page.store.get());
  const offersAgain = () => {
    const {dispatch} = page.store;
    const shown = /** @type {any} */ ({state: page.seen(), dispatch, ...speech});
    return drawn(renderPrediction(shown)).includes(speech.words('predict-again'));
  };
  assert.ok(!offersAgain());
  for (const left of [2, 1, 0]) {
    page.store.dispatch({type: 'key', does: 'undo', with: undefined, cell: null, board: null});
    await until(() => page.view().step === left);
    assert.deepEqual(answersOf(page.store.get()), all.slice(0, left));
    assert.ok(offersAgain());
  }
  for (const back of [1, 2, 3]) {
    page.store.dispatch({type: 'key', does: 'redo', with: undefined, cell: null, board: null});
    await until(() => page.view().step === back - 1);
    assert.deepEqual(answersOf(page.store.get()), all.slice(0, back));
  }
  page.store.dispatch({type: 'prediction-back'});
  page.predict('J10');
  await page.measured();
  assert.equal(answersOf(page.store.get()).at(-1)?.tries, 2);
  page.client.stop();
});

test('answers are there again after a reload, and only on their line', async () => {
  const page = await lesson({rules: 'admiral', agent: 'hunt'});
  page.predict('C4');
  await page.measured();
  await page.watching.go('forward');
  page.predict('D5');
  await page.measured();
  const text = handedText(page.store.get());
  const read = sheet.read(text)[0].told;
  assert.ok(read?.holds);
  // The last answer was given before its shot.
  assert.equal(door.openGame(read.record).view().step, 1);
  page.client.stop();
  const again = await lesson({rules: 'admiral', agent: 'hunt'}, {}, page.kept);
  assert.deepEqual(answersOf(again.store.get()), answersOf(page.store.get()));
  await again.opening.openNew({mode: 'watch', rules: 'admiral', seed: '3'});
  assert.deepEqual(answersOf(again.store.get()), []);
  again.client.stop();
});

test('a decision opens in layers, forth and back alike, and says each in a sentence', async () => {
  for (const predict of [false, true]) {
    const page = await lesson({rules: 'admiral', agent: 'exact'}, {predict});
    const place = () => `${page.view().step} ${layerOf(page.store.get())}`;
    const said = () => lessonSay.stage(page.seen(), speech);
    page.store.dispatch({type: 'present'});
    /** @type {string[]} */
    const way = [place()];
    const sentences = [said()];
    for (let turn = 0; turn < 9; turn += 1) {
      if (asks(page.store.get()) && layerOf(page.store.get()) === 'knew') {
        await page.watching.go('forward');
        assert.equal(page.store.get().notice?.code, 'not-foretold');
        page.predict(page.open()[turn]);
        await page.measured();
      } else await page.watching.go('forward');
      way.push(place());
      sentences.push(said());
    }
    assert.deepEqual(way.slice(0, 9), [
      ...['0 knew', '0 map', '0 choice'],
      ...['1 answer', '1 knew', '1 map', '1 choice'],
      ...['2 answer', '2 knew'],
    ]);
    assert.ok(sentences.every((one, at) => one !== '' && one !== sentences[at + 1]));
    for (const back of way.slice(0, -1).reverse()) {
      await page.watching.go('back');
      assert.equal(place(), back);
    }
    // Before its choice is open, nothing names it.
    assert.equal(page.seen().game.view.decision, null);
    page.store.dispatch({type: 'dismiss'});
    assert.equal(page.store.get().present, false);
    page.client.stop();
  }
});

test('the map is opened before the choice, and without it', async () => {
  const page = await lesson({rules: 'admiral', agent: 'exact'}, {predict: false, present: true});
  await page.watching.go('forward');
  const {decision} = page.seen().game.view;
  assert.ok(decision.map.values.some((value) => value > 0));
  assert.deepEqual([decision.cell, decision.reason.code], [null, '']);
  page.client.stop();
});

test('at the end there is nothing more to open, and what is left is the end', async () => {
  const page = await lesson({rules: 'admiral', agent: 'exact'}, {predict: false});
  await page.watching.go('last');
  page.store.dispatch({type: 'present'});
  const end = lessonSay.stage(page.seen(), speech);
  await page.watching.go('forward');
  assert.equal(layerOf(page.store.get()), 'answer');
  assert.equal(lessonSay.stage(page.seen(), speech), end);
  await page.watching.go('back');
  assert.equal(layerOf(page.store.get()), 'choice');
  page.client.stop();
});

test('what is asked is spoken, and never the choice before the answer', async () => {
  const page = await lesson({rules: 'admiral', agent: 'exact'});
  /** @type {string[]} */
  const heard = [];
  page.store.hear((action, state, before) => {
    const text = lessonSay.heard(action, redacted(state), before, speech);
    if (text) heard.push(text);
  });
  const {cell} = page.store.get().game.view.decision;
  page.store.dispatch({type: 'predict', on: false});
  page.store.dispatch({type: 'predict', on: true});
  assert.match(heard.at(-1) ?? '', /Where will Exact shoot next/);
  assert.ok(heard.every((text) => !text.includes(cell)));
  page.predict('A1');
  await page.measured();
  assert.ok(heard.at(-1)?.includes(cell), heard.at(-1));
  page.client.stop();
});

test('a lesson ends with watching', async () => {
  const page = await lesson({rules: 'admiral', agent: 'exact'}, {present: true});
  await page.opening.openNew({mode: 'race', rules: 'admiral', seed: '4'});
  const {predict, present} = page.store.get();
  assert.deepEqual([predict, present], [false, false]);
  page.client.stop();
});

test('a cell that the page around takes for itself is not counted, and that is said', async () => {
  /** @type {string[]} */
  const asked = [];
  let keeps = true;
  const page = await lesson({rules: 'admiral', agent: 'hunt'}, {}, new Map(), (cell) => {
    asked.push(cell);
    return !keeps;
  });
  const {store} = page;
  const [cell] = page.open();
  const choose = () => store.dispatch({type: 'typed-cell', cell, outside: null});
  const before = store.get();
  choose();
  assert.deepEqual(asked, [cell]);
  assert.ok(asks(store.get()));
  assert.deepEqual(answersOf(store.get()), []);
  const action = {type: /** @type {const} */ ('prediction-kept'), own: cell};
  assert.ok(lessonSay.heard(action, redacted(store.get()), before, speech)?.includes(cell));
  keeps = false;
  choose();
  assert.deepEqual(
    answersOf(store.get()).map(({own}) => own),
    [cell],
  );
  page.client.stop();
});

test('what the page around took on one line is not said on another', async () => {
  const page = await lesson({rules: 'admiral', agent: 'hunt'}, {}, new Map(), () => false);
  const [cell] = page.open();
  page.store.dispatch({type: 'typed-cell', cell, outside: null});
  assert.ok(lessonSay.kept(page.seen(), speech).includes(cell));
  await page.opening.openNew({mode: 'watch', rules: 'admiral', seed: '4'});
  assert.ok(asks(page.seen()));
  assert.equal(lessonSay.kept(page.seen(), speech), '');
  page.client.stop();
});

test('an answer about a move that the record does not have is asked for again, also in what is shown', async () => {
  const page = await lesson({rules: 'admiral', agent: 'hunt'});
  const cell = page.open().at(-1);
  page.predict(cell);
  await page.measured();
  await page.watching.go('forward');
  const {key} = page.store.get().lesson;
  const {last} = page.view();
  const did = {flags: false, cell: page.open().find((one) => one !== last.cell)};
  page.store.dispatch({type: 'measured', key, place: 1, found: {did}});
  await page.watching.go('back');
  assert.ok(asks(page.store.get()));
  assert.ok(asks(page.seen()));
  page.client.stop();
});
