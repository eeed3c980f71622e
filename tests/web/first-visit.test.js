// The specimen of a first visit is what the engine plays and counts.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {tintOf} from '../../www/src/board/overlay.js';
import {
  CHOICE,
  FIRST,
  FROM,
  isShot,
  LAST,
  RACE,
  soloRecord,
  specimenAt,
} from '../../www/src/games/sea/first-visit/specimen.js';
import {seaCounts} from '../../www/src/games/sea/view/counts.js';
import {sounding} from '../../www/src/i18n/notation.js';
import {door} from './engine.mjs';

for (let shots = FIRST; shots <= LAST; shots += 1)
  test(`after ${shots} shots it is what Exact knows and means`, () => {
    const game = door.openGame(soloRecord(shots));
    const specimen = specimenAt(shots);
    let view = game.view();
    while (view.thinking) {
      game.think(1e9);
      view = game.view();
    }
    const {decision, boards, moves, rules} = view;
    const [board] = specimen.view.boards;
    for (const name of ['marks', 'sunk', 'shots', 'hits', 'last'])
      assert.deepEqual(board[name], boards[0][name], name);
    assert.deepEqual(
      board.fleet.map(({name, sunk}) => [name, sunk]),
      boards[0].fleet.map(({name, sunk}) => [name, sunk]),
    );
    assert.deepEqual(specimen.view.rules, rules);
    assert.deepEqual(
      specimen.view.moves.map(({step, cell}) => [step, cell]),
      moves.map(({step, cell}) => [step, cell]),
    );
    assert.equal(specimen.cell, decision.cell);
    assert.equal(String(specimen.fleets), decision.reason.args.fleets);
    assert.equal(decision.map.basis.kind, 'counted');
    for (const [index, chance] of decision.map.values.entries()) {
      if (boards[0].marks[index] !== 'unknown') continue;
      const shown = specimen.map.values[index];
      assert.deepEqual([sounding(shown), tintOf(shown)], [sounding(chance), tintOf(chance)]);
    }
  });

test('Exact shoots there by itself, and a race from there opens at a person’s turn', () => {
  const game = door.openGame(`${soloRecord(1).split(' ').slice(0, 4).join(' ')} -`);
  for (let shot = 0; shot < LAST; shot += 1) game.aiMove();
  assert.equal(game.record(), soloRecord(LAST));
  const race = door.openGame(RACE).view();
  assert.equal(race.steps, FROM);
  assert.equal(race.toMove, 1);
  assert.deepEqual(
    race.players.map(({kind, shots}) => [kind, shots]),
    [
      ['you', LAST],
      ['agent', LAST],
    ],
  );
});

test('a visitor is asked for a choice between the two likeliest cells, within two points', () => {
  const {map} = specimenAt(LAST);
  const chances = map.values.toSorted((one, other) => other - one);
  const [first, second] = CHOICE.map((cell) => {
    assert.ok(!isShot(LAST, cell));
    return map.values[(Number(cell.slice(1)) - 1) * 10 + cell.charCodeAt(0) - 65];
  });
  assert.deepEqual([first, second], chances.slice(0, 2));
  assert.ok(first - second <= 0.02);
});

test('of a rival whose sea is hidden the score says how many ships are left', () => {
  const game = door.openGame(RACE);
  const view = game.view();
  const [own, theirs] = view.boards;
  assert.ok(theirs.withheld);
  /** @type {any} */
  const speech = {
    words: (/** @type {string} */ key, /** @type {any} */ {shots, left}) =>
      `${key} ${shots ?? left}`,
  };
  const counts = view.boards.map((/** @type {any} */ board) => seaCounts(board, view, speech));
  // Both have fired the same shots at the same sea.
  assert.equal(own.sunk.length, 1);
  assert.equal(counts[1], counts[0]);
});
