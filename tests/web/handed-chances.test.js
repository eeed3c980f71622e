// The text for forums has chances where the board shows them, and nowhere else.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {examples} from '../../www/src/features/solver/examples.js';
import {handedSentence} from '../../www/src/features/solver/sentences.js';
import {renderEdit} from '../../www/src/features/solver/view.js';
import {gamePosition, readPosition} from '../../www/src/games/sea/position.js';
import {leadBoard} from '../../www/src/games/sea/select.js';
import {boardsSeen} from '../../www/src/games/sea/share/forum.js';
import {renderSea} from '../../www/src/games/sea/view/sea.js';
import {drawn} from './drawn.mjs';
import {after, begun, use} from './editing.mjs';
import {door} from './engine.mjs';
import {seaLesson as lesson} from './lessons.mjs';
import {createPage, until} from './page.mjs';
import {parts} from './parts.mjs';
import {speech} from './speech.mjs';

/** @param {unknown} markup the name of a cell tells its chance, whatever is drawn over it */
const showsChances = (markup) => /, <?\d+ percent/.test(drawn(markup));
/** @param {any} state */
const textHasChances = (state) => boardsSeen(state).map(({chances}) => chances !== null);

/** @param {any} state @param {any} [view] */
const shownFrom = (state, view = state.game?.view) =>
  /** @type {any} */ ({...speech, state, view, dispatch() {}, link: () => '', parts});

/** @param {any} state the board of an agent that is watched, as the page draws it */
const watchedBoard = (state) =>
  renderSea(leadBoard(state.game.view), shownFrom(state), {overlay: state.game.view.decision});

/** A position of the solver, judged by the engine. @param {any} position @param {string} rules */
function judged(position, rules) {
  const {whole} = begun(rules).editing;
  const told = after(begun(rules), {type: 'edit-taken', position, whole});
  const job = door.openPosition(told.editing.text);
  while (!job.advance(1_000_000));
  const answer = {view: job.view(), result: job.result()};
  job.free();
  return after(told, {type: 'edit-verdict', text: told.editing.text, ...answer});
}

/** @param {any} state */
const solverShows = (state) => showsChances(renderEdit(shownFrom(state), state.editing));

test('in the solver, whatever is told, and while the next position is counted', () => {
  let counted = 0;
  for (const {rules, text} of examples) {
    if (rules === null) continue;
    const state = judged(readPosition(text), rules);
    assert.deepEqual(textHasChances(state), [solverShows(state)], text);
    counted += Number(solverShows(state));
    // The chances before stay on the board; they are none of the position that is handed out.
    const next = after(state, use('J10', 'miss'));
    assert.deepEqual(textHasChances(next), []);
    const mixed = {...next, editing: {...next.editing, verdict: state.editing.verdict}};
    assert.deepEqual(textHasChances(mixed), []);
  }
  assert.ok(counted >= 3, `${counted}`);
});

test('a puzzle is given away by neither, nor by the board while the next mark is counted', () => {
  for (const level of /** @type {const} */ (['easy', 'medium'])) {
    const making = door.newPuzzle({rules: 'puzzle-6', level, seed: '3'});
    while (!making.advance(1_000_000));
    const {record} = making.result();
    making.free();
    const game = door.openGame(record);
    const position = gamePosition(game.view());
    game.free();
    const state = judged(position, 'puzzle-6');
    const {result} = state.editing.verdict;
    assert.equal(result.verdict, 'unique');
    assert.ok(result.belief.likeliest.length > 0, 'there is something to give away');
    for (const one of [state, after(state, use('F6', 'flag')), after(state, {type: 'edit-empty'})])
      assert.equal(solverShows(one), false, level);
    assert.deepEqual(textHasChances(state), [false]);
    const handed = handedSentence(state.editing, speech);
    assert.ok(!handed.includes('%'), handed);
  }
});

test('of an agent that is watched, step by step', async () => {
  for (const [rules, agent, known] of /** @type {const} */ ([
    ['admiral', 'exact', true],
    ['admiral', 'probability-map', false],
    ['moving', 'tracker', true],
  ])) {
    const page = createPage({settings: {watched: agent, rules, speed: 0}});
    await page.start({mode: 'watch', seed: '3', rules});
    for (let step = 0; step < 5; step += 1) {
      await page.watching.go('forward');
      await page.counting.settled();
      const state = page.store.get();
      assert.deepEqual(textHasChances(state), [showsChances(watchedBoard(state))]);
      assert.deepEqual(textHasChances(state), [known], `${agent} ${step}`);
    }
    page.client.stop();
  }
});

test('in a lesson as far as it is open: before the prediction none, and after it the map', async () => {
  const page = await lesson({rules: 'admiral', agent: 'exact'});
  const seen = () => {
    const state = page.seen();
    assert.deepEqual(textHasChances(state), [showsChances(watchedBoard(state))]);
    return textHasChances(state)[0];
  };
  assert.equal(seen(), false);
  page.predict('A1');
  await page.measured();
  assert.equal(seen(), true);
  page.client.stop();
  const stage = await lesson({rules: 'admiral', agent: 'exact'}, {predict: false, present: true});
  const layers = new Map();
  for (let turn = 0; turn < 8; turn += 1) {
    const state = stage.seen();
    assert.deepEqual(textHasChances(state), [showsChances(watchedBoard(state))], stage.layer());
    layers.set(stage.layer(), textHasChances(state)[0]);
    await stage.watching.go('forward');
    await stage.counting.settled();
  }
  assert.equal(layers.get('knew'), false);
  assert.equal(layers.get('map'), true);
  stage.client.stop();
});

test('of a game of one’s own only while chances are shown', async () => {
  const page = createPage();
  await page.start({mode: 'race', seed: '3', rules: 'admiral'});
  const shows = () => textHasChances(page.store.get())[0];
  assert.equal(shows(), false);
  page.store.dispatch({type: 'chances'});
  await until(shows);
  page.store.dispatch({type: 'chances'});
  assert.equal(shows(), false);
  page.client.stop();
});
