// Watching an agent of the seas as a lesson: answers are held against chances, and what the page around takes is not counted.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {cellIndex} from '../../www/src/board/cells.js';
import {redacted} from '../../www/src/features/predict/lesson.js';
import {lessonSay} from '../../www/src/features/predict/sentences.js';
import {tenths} from '../../www/src/features/review/appraisal.js';
import {door} from './engine.mjs';
import {seaLesson as lesson} from './lessons.mjs';
import {speech} from './speech.mjs';

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
      const {own, did, measure} = page.answers().at(-1);
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
  assert.equal(page.answers()[0].measure, undefined);
  fails = false;
  await page.watching.go('forward');
  await page.measured();
  assert.ok(page.answers()[0].measure);
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
  assert.ok(page.asks());
  page.store.dispatch({type: 'typed-cell', cell: 'A1', outside: null});
  assert.equal(page.answers().at(-1)?.own, 'A1');
  page.client.stop();
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
  const end = page.sentence();
  await page.watching.go('forward');
  assert.equal(page.layer(), 'answer');
  assert.equal(page.sentence(), end);
  await page.watching.go('back');
  assert.equal(page.layer(), 'choice');
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
  assert.ok(page.asks());
  assert.deepEqual(page.answers(), []);
  const action = {type: /** @type {const} */ ('prediction-kept'), own: cell};
  assert.ok(lessonSay.heard(action, redacted(store.get()), before, speech)?.includes(cell));
  keeps = false;
  choose();
  assert.deepEqual(
    page.answers().map(({own}) => own),
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
  assert.ok(page.seen().asks);
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
  assert.ok(page.asks());
  assert.ok(page.seen().asks);
  page.client.stop();
});
