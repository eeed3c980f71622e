// The store: actions in their order.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {initialState, reduce} from '../../www/src/games/sea/reduce.js';
import {createStore} from '../../www/src/shell/store.js';

test('an action a hearer answers with another is heard first, with its own state', () => {
  const store = createStore(initialState(), reduce);
  const heard = [];
  store.hear((action) => action.type === 'touch' && store.dispatch({type: 'tool', tool: 'flag'}));
  store.hear((action, state) => heard.push([action.type, state.touch, state.tool]));
  store.dispatch({type: 'touch', touch: true});
  assert.deepEqual(heard, [
    ['touch', true, 'shoot'],
    ['tool', true, 'flag'],
  ]);
});
