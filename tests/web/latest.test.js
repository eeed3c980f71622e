// Of several questions of a kind only the newest counts.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createLatest} from '../../www/src/shell/latest.js';

test('a newer question of its kind ends a question, and none of another kind', () => {
  const latest = createLatest();
  const [first, other, unnamed] = [latest('a'), latest('b'), latest()];
  assert.deepEqual([first(), other(), unnamed()], [true, true, true]);
  const second = latest('a');
  assert.deepEqual([first(), second(), other(), unnamed()], [false, true, true, true]);
  latest();
  assert.deepEqual([second(), other(), unnamed()], [true, true, false]);
  const [one] = [createLatest()('a')];
  assert.ok(one() && second(), 'two sets of questions know nothing of each other');
});
