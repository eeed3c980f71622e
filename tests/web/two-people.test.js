// Two people on one device: whose seat it is, and when the screen is covered.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {cellAt} from '../../www/src/board/cells.js';
import {initialState, reduce} from '../../www/src/games/sea/reduce.js';
import {
  isCovered,
  leadBoard,
  mayUndo,
  turnOfTwo,
  yourSeat,
} from '../../www/src/games/sea/select.js';
import {coveringSpoken} from '../../www/src/games/sea/two-people/sentences.js';
import {renderSea} from '../../www/src/games/sea/view/sea.js';
import {drawn} from './drawn.mjs';
import {door} from './engine.mjs';
import {speech} from './speech.mjs';

/** @param {any} view */
const stateOf = (view, uncovered = null) =>
  initialState({mode: 'play', game: /** @type {any} */ ({board: 'g', view, friend: 0}), uncovered});

test('each turn is covered until its player takes the device, and no shot of that turn covers it again', () => {
  for (const rules of ['admiral', 'sea-battle']) {
    const game = door.newGame({rules, players: 'duel:you,you', seed: '4'});
    let taken = null;
    let turns = 0;
    /** @type {(string | null)[]} */
    const turnsAt = [];
    for (let step = 0; step < 60; step += 1) {
      const view = game.view();
      const before = stateOf(view, taken);
      const isNext = view.last === null || view.last.player !== view.toMove;
      assert.equal(isCovered(before), isNext, `${rules}, step ${step}`);
      taken = reduce(before, {type: 'uncover'}).uncovered;
      assert.equal(isCovered(stateOf(view, taken)), false);
      assert.equal(yourSeat(view)?.player, view.toMove);
      if (isNext) turns += 1;
      turnsAt.push(turnOfTwo(before));
      game.shoot(cellAt(leadBoard(view).marks.indexOf('unknown'), 10));
    }
    assert.ok(turns > 10);
    // Taken back, each turn is the one it was.
    for (const turn of turnsAt.reverse()) {
      game.undo();
      assert.equal(turnOfTwo(stateOf(game.view())), turn);
    }
    game.free();
  }
});

test('whoever takes the device hears what came of the last shot, and whose turn it is', () => {
  const game = door.newGame({rules: 'sea-battle', players: 'duel:you,you', seed: '4'});
  const before = stateOf(game.view());
  const hear = (/** @type {any} */ covered) =>
    coveringSpoken(
      {type: 'uncover'},
      reduce(covered, {type: 'uncover'}),
      covered,
      /** @type {any} */ (speech),
    );
  assert.equal(hear(before), 'Your turn.');
  // Up to the first shot after which the other one is to move.
  for (let cell = 0; game.view().toMove === 1; cell += 1) game.shoot(cellAt(cell, 10));
  assert.match(hear(stateOf(game.view())), / fires at [A-J]\d+: miss.* Your turn\.$/);
  game.free();
});

test('nothing is covered where one person plays, nor once all is over', () => {
  for (const players of ['duel:you,parity', 'race:you,parity', 'solo:parity']) {
    const game = door.newGame({rules: 'admiral', players, seed: '4'});
    assert.equal(turnOfTwo(stateOf(game.view())), null, players);
    game.free();
  }
  const game = door.newGame({rules: 'admiral', players: 'duel:you,you', seed: '4'});
  game.shoot('A1');
  game.solve();
  assert.equal(turnOfTwo(stateOf(game.view())), null);
  // Looked back at, the boards stay where they are.
  game.seek(1);
  assert.equal(yourSeat(game.view())?.player, 1);
  game.free();
});

test('the sea shot at tells neither eye nor ear where the other’s ships lie', () => {
  const game = door.newGame({rules: 'admiral', players: 'duel:you,you', seed: '4'});
  const view = game.view();
  game.free();
  const shown = /** @type {any} */ ({state: stateOf(view), view, ...speech, parts: {}});
  const ships = /carrier|battleship|destroyer|attack boat|submarine/;
  assert.match(drawn(renderSea(view.boards[1], shown)), ships);
  assert.doesNotMatch(drawn(renderSea(view.boards[0], shown, {acts: true, hidden: true})), ships);
});

test('between two people no shot is taken back: its answer is known', () => {
  for (const [players, may] of /** @type {[string, boolean][]} */ ([
    ['duel:you,you', false],
    ['duel:you,parity', true],
  ])) {
    const game = door.newGame({rules: 'sea-battle', players, seed: '4'});
    game.shoot('A1');
    const {game: shown} = stateOf(game.view());
    assert.equal(mayUndo(/** @type {any} */ ({...shown, from: 0})), may, players);
    game.free();
  }
});
