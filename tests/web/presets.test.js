// What the page draws before the engine is there is what the engine then tells.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {presetIds, presetRules, sameRules} from '../../www/src/games/sea/presets.js';
import {door} from './engine.mjs';

test('the presets are the rule sets of the engine, each in full', () => {
  const {rules} = door.tables();
  assert.deepEqual(
    presetIds,
    rules.map(({id}) => id),
  );
  for (const entry of rules) {
    assert.deepEqual(presetRules(entry.id), entry.rules);
    assert.ok(sameRules(entry.id, entry.rules));
  }
});
