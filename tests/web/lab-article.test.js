// The numbers of the Russian article: what is worked out, and when it counts as agreeing.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {statedBy} from '../../www/src/engine/article.js';
import {STATEMENTS, statementVerdict} from '../../www/src/pages/lab/article.js';
import {door} from './engine.mjs';

/** Those that take many games are tried by the laws of the engine. */
const QUICK = STATEMENTS.filter(({id}) => !['straight', 'diagonal'].includes(id));

test('what the article states is as it says, but for its function', () => {
  const verdicts = QUICK.map((statement) => [
    statement.id,
    statementVerdict(statement, statedBy(door, statement.id)),
  ]);
  assert.deepEqual(Object.fromEntries(verdicts), {
    ...Object.fromEntries(QUICK.map(({id}) => [id, 'agrees'])),
    formula: 'differs',
    // One position out of games is no number that came out alike.
    figure: 'example',
  });
});

test('the ways through a cell are those that lie there', () => {
  const {values} = statedBy(door, 'ways');
  const lies = (/** @type {number} */ free) =>
    [0, 1, 2].filter((before) => before <= free && 2 - before <= 3).length;
  assert.deepEqual(values, [0, 1, 2, 3].map(lies));
});

test('the position of the figure is one where the agent has that choice', () => {
  const {record, step} = statedBy(door, 'figure');
  const game = door.openGame(record);
  game.seek(step);
  while (!game.think(1_000_000));
  const {reason, candidates} = game.view().decision;
  game.free();
  assert.equal(reason.code, 'finishing');
  const top = candidates.filter((/** @type {any} */ {score}) => score === candidates[0].score);
  assert.deepEqual([candidates.length, top.length], [10, 2]);
});

test('another number than was published does not agree', () => {
  const result = {id: '', se: null, record: null, step: 0};
  const figure = /** @type {any} */ (STATEMENTS.find(({id}) => id === 'figure'));
  for (const values of [[10], [10, 3], [], [9, 2]])
    assert.equal(statementVerdict(figure, {...result, values}), 'missing');
  const straight = /** @type {any} */ (STATEMENTS.find(({id}) => id === 'straight'));
  assert.equal(statementVerdict(straight, {...result, values: [5]}), 'differs');
  for (const shots of [3, 4])
    assert.equal(statementVerdict(straight, {...result, values: [shots]}), 'unrefuted');
  const middle = /** @type {any} */ (STATEMENTS.find(({id}) => id === 'middle'));
  assert.equal(statementVerdict(middle, {...result, values: [40], se: 0.8}), 'differs');
});
