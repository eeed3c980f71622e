// The gate of a teaching game: one choice is judged at a time, and what fails or stops lets nothing through.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createGate} from '../../www/src/features/teaching/gate.js';
import {coded} from '../../www/src/shell/refusal.js';

/** A gate at one place, where `bad` is taken back. @param {import('node:test').TestContext} t */
function gateOf(t) {
  t.mock.timers.enable({apis: ['setTimeout']});
  let now = 0;
  t.mock.method(performance, 'now', () => now);
  const known = {
    place: /** @type {string | null} */ ('here'),
    late: 0,
    asked: 0,
    /** @type {string[]} */
    said: [],
    ...{settle() {}, fail(/** @type {string} */ _code) {}},
    later: () => (now += 1000),
    pass: (/** @type {number} */ ms) => t.mock.timers.tick(ms),
  };
  const may = createGate(
    {
      get: () => ({}),
      dispatch: (/** @type {any} */ {type, error}) => void known.said.push(error?.code ?? type),
    },
    {
      placeOf: () => known.place,
      known: () => null,
      counted: () =>
        new Promise((resolve, reject) => {
          known.asked += 1;
          known.settle = () => resolve({});
          known.fail = (code) => reject(coded({code, message: code}));
        }),
      late: () => (known.late += 1),
      takenBack: (_state, choice) => (choice === 'bad' ? {code: 'taken-back'} : null),
    },
  );
  return {known, may};
}

test('while one choice is judged every other is ignored, and only time ends the count', async (t) => {
  const {known, may} = gateOf(t);
  const first = may('bad');
  for (const choice of ['bad', 'good', 'bad']) assert.equal(may(choice), false);
  assert.deepEqual([known.asked, known.late], [1, 0]);
  known.settle();
  assert.equal(await first, false);
  assert.deepEqual(known.said, ['taught', 'taken-back']);
  assert.equal(may('bad'), false, 'a double click');
  // Another choice is judged at once, and takes away what was meant.
  const good = may('good');
  known.settle();
  assert.equal(await good, true);
  known.later();
  const again = may('bad');
  known.pass(2999);
  assert.equal(known.late, 0);
  known.pass(1);
  assert.equal(await again, true);
  assert.equal(known.late, 1);
});

test('where the count fails or stops, the choice is not made before it is meant', async (t) => {
  for (const code of ['stopped', 'engine-trapped']) {
    const {known, may} = gateOf(t);
    const first = may('good');
    known.fail(code);
    assert.equal(await first, false);
    assert.deepEqual([known.said, known.late], [[code], 0]);
    known.later();
    assert.equal(may('good'), true);
    t.mock.timers.reset();
    t.mock.restoreAll();
  }
});

test('where another position has come, its choices are judged, and a count that this stopped makes none', async (t) => {
  const {known, may} = gateOf(t);
  const first = may('good');
  const {fail} = known;
  known.place = 'there';
  const second = may('bad');
  assert.equal(known.asked, 2);
  fail('stopped');
  assert.equal(await first, false);
  assert.deepEqual(known.said, []);
  assert.equal(may('good'), false);
  known.settle();
  assert.equal(await second, false);
  assert.deepEqual(known.said, ['taught', 'taken-back']);
});
