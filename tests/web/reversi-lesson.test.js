// A lesson in Reversi: what a move gives up is the agent's own reckoning, and where there is one move nothing is asked.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {scoreOf} from '../../www/src/games/reversi/lesson.js';
import {positionOf} from '../../www/src/games/reversi/select.js';
import {initialState, reduce} from '../../www/src/games/reversi/state.js';
import {defaultSettings} from '../../www/src/shell/default-settings.js';
import {reversiLesson as lesson} from './lessons.mjs';

test('what a move gives up is nothing for the best, and never less than nothing', async () => {
  for (const players of ['minimax-novice,minimax-novice', 'engine-1,engine-1']) {
    const {dispatch, get, answers, measured, game} = await lesson(players);
    const agent = players.split(',')[0];
    for (const {square} of game().view.legal) {
      dispatch({type: 'put', cell: square.toUpperCase()});
      await measured();
      const [answer] = answers();
      assert.equal(answer.measure?.agent, agent);
      const score = scoreOf(answer);
      assert.ok(score && (score.loss === null || score.loss >= 0));
      if (square === score.best.square) assert.equal(score.loss, 0);
      dispatch({type: 'prediction-back'});
    }
    assert.equal(get().lesson.tries[positionOf(game())], game().view.legal.length);
  }
});

test('a right prediction costs nothing by the agent itself, whether or not it has a book', async () => {
  for (const [agent, measuredBy] of [
    ['engine-2', 'engine-2'],
    ['engine-2(book=best)', 'engine-2(book=best)'],
  ]) {
    // Here the book knows a better move than a search of few plies finds.
    const search = `?${new URLSearchParams({v: '1', g: `spyglass1 reversi s.1 duel:${agent},${agent} Md3.Mc3.Mc4.Me3`, step: '4'})}`;
    const {dispatch, answers, measured, game, end} = await lesson('', {predict: true}, search);
    const choices = [];
    for (const {square} of game().view.legal) {
      dispatch({type: 'put', cell: square.toUpperCase()});
      await measured();
      const [answer] = answers();
      assert.equal(answer.measure?.agent, measuredBy);
      if (answer.did === square) choices.push([square, scoreOf(answer)?.loss]);
      dispatch({type: 'prediction-back'});
    }
    assert.equal(choices.length, 1);
    assert.deepEqual(choices[0], [agent === 'engine-2' ? 'e2' : 'd2', 0]);
    end();
  }
});

test('a person’s rival replies once its reply is predicted', async () => {
  const {dispatch, get, at, asks, game} = await lesson('you,minimax-novice');
  assert.equal(asks(), false);
  dispatch({type: 'put', cell: game().view.legal[0].square.toUpperCase()});
  await at(1);
  assert.ok(asks());
  dispatch({type: 'put', cell: 'A1'});
  assert.equal(get().notice?.code, 'no-such-choice');
  dispatch({type: 'prediction-skip'});
  await at(2);
});

test('far ways stop where a move is to be predicted, and not where there is only one', async () => {
  const agent = 'engine-1';
  const search = `?game=reversi-4&black=${agent}&white=${agent}`;
  const {dispatch, get, at, asks, game, client, end} = await lesson(
    `${agent},${agent}`,
    {},
    search,
  );
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
  for (const where of /** @type {const} */ (['last', steps])) {
    dispatch({type: 'predict', on: false});
    dispatch({type: 'go', where: 'first'});
    await at(0);
    dispatch({type: 'predict', on: true});
    for (const stop of [...stops, steps]) {
      dispatch({type: 'go', where});
      await at(stop);
      await client.call('tables', []);
      assert.equal(game().view.step, stop);
      assert.equal(asks(), stop < steps);
      dispatch({type: 'prediction-skip'});
    }
    get().lesson.answers = {};
  }
  end();
});

test('that answers were copied is said until something else is looked at', () => {
  const copied = reduce(initialState({settings: defaultSettings}), {type: 'said', key: 'copied'});
  assert.equal(copied.said?.key, 'copied');
  assert.equal(reduce(copied, {type: 'tab', tab: 'moves'}).said, null);
});
