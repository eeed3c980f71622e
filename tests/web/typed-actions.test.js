// What must not compile does not: each expected error that is none fails the types of the tests.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  reduce as reduceReversi,
  initialState as reversiState,
} from '../../www/src/games/reversi/state.js';
import {initialState, reduce} from '../../www/src/games/sea/reduce.js';
import {defaultSettings} from '../../www/src/shell/default-settings.js';
import {createStore, reduceBy} from '../../www/src/shell/store.js';

/** @typedef {import('../../www/src/games/sea/types.js').Action} Action */

test('a mistyped action, or one with something else than goes with it, does not compile', () => {
  const {dispatch, on, get} = createStore(initialState(), reduce);
  const before = get();
  // @ts-expect-error no action has that name
  dispatch({type: 'reveall'});
  // @ts-expect-error what goes with it is missing
  dispatch({type: 'part-retry'});
  // @ts-expect-error it is of another type
  dispatch({type: 'ahead', ahead: 'far'});
  // @ts-expect-error nothing goes with it
  dispatch({type: 'think-on', board: 'game-1'});
  // @ts-expect-error a setting has values of its own
  dispatch({type: 'choose', name: 'speed', value: 'fast'});
  // @ts-expect-error an action of a feature has its name, too
  dispatch({type: 'compare-goes', where: 'last'});
  // @ts-expect-error and what goes with it
  dispatch({type: 'compare-go', where: 'sideways'});
  // @ts-expect-error a key does what the table of keys knows
  dispatch({type: 'key', does: 'dance', with: undefined, cell: null, board: null});
  on({
    // @ts-expect-error no action has that name
    reveall() {},
    // @ts-expect-error another action has that
    focus: ({where}) => where,
  });
  /** @type {(count: number, action: Action) => number} */
  const count = reduceBy({
    reveal: (sum) => sum + 1,
    // @ts-expect-error no action has that name
    reveall: (sum) => sum + 1,
  });
  assert.equal(count(1, {type: 'reveal'}), 2);
  assert.equal(get().notice, before.notice);
});

test('nor does one on the page of Reversi', () => {
  const {dispatch, get, on} = createStore(reversiState({settings: defaultSettings}), reduceReversi);
  const before = get();
  // @ts-expect-error no action has that name
  dispatch({type: 'puts', cell: 'F5'});
  // @ts-expect-error what goes with it is missing
  dispatch({type: 'type-move'});
  // @ts-expect-error it is of another type
  dispatch({type: 'go', where: 'sideways'});
  // @ts-expect-error nothing goes with it
  dispatch({type: 'pass', cell: 'F5'});
  // @ts-expect-error an option has values of its own
  dispatch({type: 'option', name: 'numbers', value: 'many'});
  on({
    // @ts-expect-error no action has that name
    puts() {},
    // @ts-expect-error another action has that
    put: ({number}) => number,
  });
  assert.equal(get().game, before.game);
});

test('a table hears the actions it names, and no key of its prototype', () => {
  const store = createStore(initialState(), reduce);
  /** @type {string[]} */
  const heard = [];
  store.on({
    reveal: ({type}, state, before) => heard.push(`${type} ${before.reveal} ${state.reveal}`),
  });
  store.dispatch({type: 'reveal'});
  store.dispatch(/** @type {any} */ ({type: 'toString'}));
  assert.deepEqual(heard, ['reveal false true']);
});
