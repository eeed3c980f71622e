// A position edited: its text, what is told of cells and taken back.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {examples} from '../../www/src/features/solver/examples.js';
import {observedAt, reduceEditing, toolsOf} from '../../www/src/features/solver/state.js';
import {readAddress} from '../../www/src/games/sea/address.js';
import {writePositionAddress} from '../../www/src/games/sea/address-written.js';
import {
  briefRules,
  emptyPosition,
  gamePosition,
  missingCounts,
  readPosition,
  writePosition,
} from '../../www/src/games/sea/position.js';
import {gameIds, presetIds, presetRules, sameRules} from '../../www/src/games/sea/presets.js';
import {after, begun, use} from './editing.mjs';
import {door} from './engine.mjs';

/** Numbers from 0 up to a bound, the same in every run. */
function numbers(seed) {
  let last = seed;
  return (below) => {
    last = (last * 48_271) % 2_147_483_647;
    return last % below;
  };
}

/** Many edits, one after the other, drawn at random. @returns {any[]} */
function drawnEdits(rules, seed, count) {
  const draw = numbers(seed);
  const whole = presetRules(rules);
  const tools = [...toolsOf(whole), 'clear'];
  return Array.from({length: count}, () => {
    if (whole.clues && draw(3) === 0)
      return {
        type: 'edit-count',
        line: draw(2) === 0 ? 'rows' : 'cols',
        index: draw(10),
        count: draw(4) === 0 ? null : draw(7),
      };
    const cell = `${'ABCDEFGHIJ'[draw(10)]}${draw(10) + 1}`;
    return use(cell, tools[draw(tools.length)], whole.fleet[draw(whole.fleet.length)].name);
  });
}

for (const rules of gameIds) {
  test(`on ${rules} what is written is read as it was, and every edit can be taken back and done again`, () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const texts = [];
      let state = begun(rules);
      texts.push(state.editing.text);
      for (const edit of drawnEdits(rules, seed, 40)) {
        state = reduceEditing(state, edit);
        const {position, text} = state.editing;
        assert.equal(writePosition(readPosition(text)), text);
        assert.deepEqual(readPosition(text), position);
        if (text !== texts.at(-1)) texts.push(text);
      }
      const {past} = state.editing;
      assert.equal(past.length, texts.length - 1, 'every change is a step');
      for (const text of texts.slice(0, -1).reverse()) {
        state = reduceEditing(state, {type: 'edit-undo'});
        assert.equal(state.editing.text, text);
      }
      assert.equal(reduceEditing(state, {type: 'edit-undo'}).editing.text, texts[0]);
      for (const text of texts.slice(1)) {
        state = reduceEditing(state, {type: 'edit-redo'});
        assert.equal(state.editing.text, text);
      }
    }
  });

  test(`on ${rules} each cell is told at most one thing`, () => {
    let state = begun(rules);
    for (const edit of drawnEdits(rules, 7, 300)) {
      state = reduceEditing(state, edit);
      const {shots, known, flags} = state.editing.position;
      const told = [...shots.map(([cell]) => cell), ...known.map(([cell]) => cell), ...flags];
      assert.equal(new Set(told).size, told.length);
    }
  });
}

test('told again the same, a cell is cleared; told something else it is the last shot', () => {
  const state = after(begun(), use('C7', 'hit'), use('D7', 'hit'), use('C7', 'sunk', 'submarine'));
  assert.deepEqual(state.editing.position.shots, [
    ['D7', 'hit'],
    ['C7', 'sunk', 'submarine'],
  ]);
  const cleared = after(state, use('C7', 'sunk', 'submarine'), use('D7', 'clear'));
  assert.deepEqual(cleared.editing.position.shots, []);
  assert.equal(observedAt(state.editing.position, 'C7').ship, 'submarine');
});

test('solitaire tells contents as given cells, and a shot stays a shot', () => {
  const shot = {...begun('solitaire').editing.position, shots: [['A1', 'shot', 'water']]};
  const state = after(
    begun('solitaire'),
    {type: 'edit-taken', position: shot, whole: presetRules('solitaire')},
    use('A1', 'sub'),
    use('B5', 'left'),
    use('C9', 'flag'),
  );
  const {shots, known, flags} = state.editing.position;
  assert.deepEqual([shots, known, flags], [[['A1', 'shot', 'sub']], [['B5', 'left']], ['C9']]);
  assert.equal(missingCounts(state.editing.position), 20);
});

test('an older verdict is never shown for a newer text', () => {
  const result = {verdict: 'unique', fleets: '1', examples: [[]], differs: [], clash: []};
  const first = after(begun(), use('A1', 'miss'));
  const {text} = first.editing;
  const later = after(first, use('B1', 'miss'), {type: 'edit-verdict', text, view: {}, result});
  assert.equal(later.editing.verdict, null);
  const there = after(first, {type: 'edit-verdict', text, view: {}, result});
  assert.equal(there.editing.verdict.result, result);
  assert.equal(after(there, use('B1', 'miss')).editing.verdict, null);
});

test('the link holds the position, whatever stands in it', () => {
  for (const {text} of examples) {
    assert.equal(readAddress(writePositionAddress({text})).position, text);
    assert.equal(readAddress(writePositionAddress({text})).mode, 'edit');
  }
  const odd = '{"rules":{"fleet":[{"name":"Ёж ⛵ +/="}]}}';
  assert.equal(readAddress(writePositionAddress({text: odd})).position, odd);
  assert.match(writePositionAddress({text: odd}), /^\?v=2&mode=edit&p=[\w-]+$/);
  assert.equal(readAddress('?mode=edit').position, null);
  assert.throws(() => readAddress('?v=1&p=gA'), {code: 'bad-link'});
  // Where it can be mended it is taken as it stands.
  assert.equal(readAddress('?v=1&mode=edit&p=gA').position, 'gA');
});

test('of rules only what is unlike the usual is written', () => {
  for (const id of presetIds) assert.equal(briefRules(presetRules(id)), id);
  const own = {rows: 8, fleet: [{name: 'x', count: 2, length: 3}], contact: 'apart'};
  const whole = presetRules(/** @type {any} */ (own));
  assert.ok(sameRules(briefRules(whole), whole));
  assert.deepEqual(Object.keys(briefRules(whole)).sort(), ['contact', 'fleet', 'rows']);
});

test('a game gives the position of each of its steps', () => {
  for (const rules of gameIds) {
    const agent = {solitaire: 'random', moving: 'fixed-scan'}[rules] ?? 'hunt';
    const game = door.newGame({rules, seed: '5', players: `solo:${agent}`});
    for (let step = 0; step < 12; step += 1) game.aiMove();
    const view = game.view();
    const whole = gamePosition(view);
    const told = view.moves.filter(({answer}) => answer).length;
    assert.equal(whole.shots.length, told);
    assert.equal(missingCounts(whole), 0);
    game.seek(4);
    assert.ok(gamePosition(game.view()).shots.length <= 4);
    assert.deepEqual(
      gamePosition(game.view()).shots,
      whole.shots.slice(0, gamePosition(game.view()).shots.length),
    );
    assert.equal(typeof whole.rules, 'string');
    assert.equal(Boolean(whole.rows), rules === 'solitaire');
  }
});

test('a position is empty before anything is told, with a count for every line where there are counts', () => {
  const {rows, cols, ...rest} = emptyPosition('solitaire', presetRules('solitaire'));
  assert.deepEqual(rest, {rules: 'solitaire', shots: [], known: [], flags: []});
  assert.deepEqual([rows.length, cols.length], [10, 10]);
  assert.equal(emptyPosition('admiral', presetRules('admiral')).rows, null);
});
