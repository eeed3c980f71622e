// Turns: shots and marks, replies, undo; and what is said of each.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {leadBoard} from '../../www/src/games/sea/select.js';
import {statusSentence} from '../../www/src/games/sea/sentences.js';
import {firstDifference} from '../../www/src/games/sea/timeline-marks.js';
import {targetsOf} from '../browser/oracle.mjs';
import {door} from './engine.mjs';
import {cellsOf, createPage, duel, sweep, until} from './page.mjs';
import {speech} from './speech.mjs';

for (const rules of ['admiral', 'admiral-apart', 'sea-battle']) {
  test(`a race on ${rules} runs to its end, the rival after you`, async () => {
    const page = createPage();
    await page.start({mode: 'race', rules, seed: '11'});
    await page.turns.act('A1', 'shoot');
    assert.ok(page.view().boards[1].withheld);
    assert.equal(page.view().players[1].shots, 1);
    await sweep(page);
    const {game} = page.store.get();
    assert.ok(game.view.ended && game.view.over);
    assert.ok(game.view.players.every(({done}) => done));
    assert.equal(game.view.boards[1].withheld, false);
    assert.match(page.heard.at(-1), /You: \d+ shots\. Parity: \d+\./);
    assert.ok(firstDifference(game.view).shot >= 1);
    await page.watching.go('first');
    assert.ok(page.store.get().game.view.ended, 'looked at from its start it is still over');
    assert.equal(page.view().boards[1].withheld, false);
    page.client.stop();
  });
}

test('one message a turn, the reply joined to the shot', async () => {
  const page = createPage();
  const fleets = [null, door.drawFleet('admiral', '3')];
  await page.start({mode: 'play', rules: 'admiral', seed: '3', fleets});
  page.heard.length = 0;
  await page.turns.act('C7', 'shoot');
  assert.equal(page.heard.length, 1);
  assert.match(
    page.heard[0],
    /^C7 (miss|hit)\. Parity fires at [A-J]\d+: (miss|hit)\. Your turn\.$/,
  );
  page.client.stop();
});

test('where a hit shoots again each of your shots is a turn', async () => {
  const page = createPage();
  await page.start({
    mode: 'play',
    rules: 'sea-battle',
    seed: '3',
    fleets: [null, door.drawFleet('sea-battle', '3')],
  });
  await sweep(page);
  assert.ok(page.store.get().game.view.ended);
  assert.ok(['won', 'lost'].includes(page.view().result.code));
  page.client.stop();
});

test('undo takes the reply back too, and redo brings both', async () => {
  const page = createPage();
  await page.start({mode: 'race', rules: 'admiral', seed: '4'});
  await page.turns.act('A1', 'shoot');
  await page.turns.act('B1', 'shoot');
  await page.turns.take('undo');
  assert.equal(page.view().step, 2);
  assert.match(page.heard.at(-1), /^B1 taken back\. A1 (miss|hit)\. Your turn\.$/);
  await page.turns.take('redo');
  assert.equal(page.view().step, 4);
  assert.match(page.heard.at(-1), /^B1 (miss|hit)\. Your turn\.$/);
  await page.turns.take('redo');
  assert.equal(page.store.get().notice.code, 'nothing-to-redo');
  assert.equal(page.view().step, 4);
  page.client.stop();
});

test('undo stops where a person took over from what was told, also in the link reopened', async () => {
  const page = createPage();
  const record = 'spyglass1 admiral s.4 solo:you FA1.FB1.FC1';
  await page.opening.openRecord(record, {from: Number.POSITIVE_INFINITY});
  await page.turns.act('D1', 'shoot');
  await page.turns.take('undo');
  assert.equal(page.view().step, 3);
  await page.turns.take('undo');
  assert.equal(page.view().step, 3);
  assert.equal(page.store.get().notice.code, 'nothing-to-undo');
  const {game} = page.store.get();
  assert.deepEqual([game.from, game.takeBacks], [3, 1]);
  await page.opening.openRecord(record, {from: 2});
  await page.turns.take('undo');
  await page.turns.take('undo');
  assert.equal(page.view().step, 2);
  await page.opening.openRecord(record);
  await page.turns.take('undo');
  await page.turns.take('undo');
  assert.equal(page.view().step, 1, 'one that was played from its start goes back to it');
  page.client.stop();
});

test('a shot fired before the engine is there is sent when it is', async () => {
  const page = createPage({late: true});
  const started = page.start({mode: 'race', rules: 'admiral', seed: '4'});
  void page.turns.act('E5', 'shoot');
  assert.deepEqual(page.store.get().asked, {method: 'shoot', cell: 'E5', late: true});
  page.letGo();
  await started;
  await page.turns.runAgents();
  assert.equal(page.view().moves[0].action, 'FE5');
  assert.equal(page.store.get().asked, null);
  page.client.stop();
});

test('shots faster than answers are fired one after another, before the sea is there and after', async () => {
  const cells = ['A1', 'C3', 'E5', 'G7', 'I9', 'A1'];
  const page = createPage({late: true, paced: true, settings: {speed: 1 / 60}});
  const started = page.start(duel('3'));
  for (const cell of cells.slice(0, 3)) void page.turns.act(cell, 'shoot');
  assert.deepEqual(page.store.get().waiting, cells.slice(0, 3));
  page.letGo();
  await started;
  for (const cell of cells.slice(3)) void page.turns.act(cell, 'shoot');
  assert.deepEqual(page.store.get().waiting, cells.slice(0, 5));
  await until(() => page.view().steps === 9);
  const yours = page.view().moves.filter(({player}) => player === 1);
  assert.deepEqual(
    yours.map(({cell}) => cell),
    cells.slice(0, 5),
  );
  assert.deepEqual(page.store.get().waiting, []);
  page.turns.skip();
  page.client.stop();
});

test('a second shot waits for no answer and is not sent twice', async () => {
  const page = createPage();
  await page.start({mode: 'race', rules: 'admiral', seed: '4'});
  await Promise.all([page.turns.act('E5', 'shoot'), page.turns.act('E5', 'shoot')]);
  assert.equal(page.view().players[0].shots, 1);
  page.client.stop();
});

test('solitaire flags, notes and takes them back, and ends with a score for both', async () => {
  const page = createPage();
  await page.start({mode: 'race', rules: 'solitaire', seed: '5'});
  assert.equal(page.view().players[1].agent, 'random', 'an agent that can play it');
  const free = cellsOf(page.view()).filter((cell) => !leadBoard(page.view()).known.includes(cell));
  await page.turns.act(free[0], 'flag');
  await page.turns.act(free[1], 'flag');
  await page.turns.act(free[1], 'flag');
  await page.turns.act(free[2], 'note');
  assert.deepEqual(leadBoard(page.view()).flags, [free[0]]);
  assert.deepEqual(leadBoard(page.view()).notes, [free[2]]);
  await page.turns.take('solve');
  assert.ok(page.view().boards.every(({score}) => score !== null));
  assert.match(page.heard.at(-1), /You end with -?[\d,−]+ points, Random with/);
  page.client.stop();
});

test('the shot that was taken back can be fired again, and the agent replies', async () => {
  const page = createPage();
  await page.start(duel('3'));
  await page.turns.act('A1', 'shoot');
  await page.turns.take('undo');
  assert.equal(page.view().step, 0);
  await page.turns.act('A1', 'shoot');
  assert.equal(page.view().step, 2);
  await page.turns.act('B1', 'shoot');
  assert.equal(page.view().step, 4);
  assert.equal(page.store.get().notice, null);
  page.client.stop();
});

test('undo right after the shot takes it back, whatever was under way', async () => {
  const page = createPage();
  await page.start({mode: 'race', rules: 'admiral', seed: '4'});
  await Promise.all([page.turns.act('A1', 'shoot'), page.turns.take('undo')]);
  assert.equal(page.view().step, 0);
  assert.equal(page.store.get().notice, null);
  page.client.stop();
});

test('undo ends the turn of an agent that goes on shooting', async () => {
  const page = createPage({paced: true, settings: {speed: 1 / 60}});
  await page.start(duel('3', 'sea-battle'));
  let cell = 0;
  const free = cellsOf(page.view());
  // Shots until one misses, so that the agent is to move and waits.
  while (page.view().toMove === 1) {
    void page.turns.act(free[cell], 'shoot');
    cell += 1;
    while (page.view().steps < cell) await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await page.turns.take('undo');
  assert.equal(page.view().step, cell - 1);
  assert.equal(page.view().players[1].shots, 0, 'no shot of the agent came in between');
  page.client.stop();
});

test('an agent that begins moves at once, also where a game before still waited for its own', async () => {
  const page = createPage({paced: true, settings: {speed: 1 / 60}});
  await page.start(duel('3'));
  void page.turns.act(cellsOf(page.view())[0], 'shoot');
  while (page.view().toMove !== 2) await new Promise((resolve) => setTimeout(resolve, 2));
  page.store.dispatch({type: 'setting', name: 'speed', value: 0});
  page.store.dispatch({type: 'setting', name: 'agentBegins', value: true});
  await page.start({...duel('3'), fleets: [door.drawFleet('admiral', '3'), null]});
  await page.turns.runAgents();
  assert.equal(page.view().players[0].shots, 1);
  assert.equal(page.view().toMove, 2);
  page.client.stop();
});

test('a click while the agent thinks ends the wait and is fired after', async () => {
  const page = createPage({paced: true, settings: {speed: 1 / 60}});
  await page.start(duel('3'));
  void page.turns.act('A1', 'shoot');
  while (page.view().steps < 1) await new Promise((resolve) => setTimeout(resolve, 2));
  const second = page.turns.act('B1', 'shoot');
  while (page.view().steps < 3) await new Promise((resolve) => setTimeout(resolve, 2));
  page.turns.skip();
  await second;
  assert.equal(page.view().moves[2].action, 'FB1');
  page.client.stop();
});

test('what was aimed at while the agent moved stays aimed at', async () => {
  const page = createPage();
  await page.start(duel('3'));
  await page.turns.act('A1', 'shoot');
  page.store.dispatch({type: 'cell', board: 'sea-1', cell: 'B2', touch: true, pixels: 20});
  const {game} = page.store.get();
  page.store.dispatch({type: 'answered', method: 'aiMove', board: game.board, answer: game});
  assert.equal(page.store.get().aim, 'B2');
  await page.turns.act('B2', 'shoot');
  assert.equal(page.store.get().aim, null);
  page.client.stop();
});

test('after giving up it is said once, whoever shot last', async () => {
  const page = createPage();
  await page.start({mode: 'race', rules: 'admiral', seed: '3'});
  await page.turns.act('A1', 'shoot');
  await page.turns.take('solve');
  assert.equal(statusSentence(page.store.get(), speech), '', 'the result says it');
  assert.match(page.heard.at(-1), /^You gave up after 1 shot\.$/);
  page.client.stop();
});

test('a typed cell that is none of this board is named', async () => {
  const page = createPage();
  await page.start({mode: 'race', rules: 'admiral', seed: '3'});
  page.store.dispatch({type: 'typed-cell', cell: null, outside: 'K11'});
  assert.equal(page.heard.at(-1), 'K11 is not on this board.');
  page.store.dispatch({type: 'typed-cell', cell: null, outside: null});
  assert.match(page.heard.at(-1), /^That isn’t a cell/);
  page.client.stop();
});

test('the first difference of a race names no flag that was taken back, and no note', () => {
  const move = (
    /** @type {number} */ player,
    /** @type {string} */ action,
    /** @type {number} */ at,
  ) => ({
    ...{player, action, step: at + 1, withheld: false, answer: null},
    cell: action.slice(1) || null,
  });
  const race = (/** @type {[number, string][]} */ moves) =>
    firstDifference(
      /** @type {any} */ ({
        players: [{player: 1}, {player: 2}],
        moves: moves.map(([player, action], at) => move(player, action, at)),
      }),
    );
  const taken = race([
    [1, 'GA1'],
    [1, 'WC3'],
    [1, 'UA1'],
    [1, 'GB2'],
    [2, 'GB2'],
    [1, 'FD4'],
    [2, 'FE5'],
  ]);
  assert.deepEqual(taken, {shot: 2, step: 7, cells: ['D4', 'E5']});
  const again = race([
    [1, 'GA1'],
    [1, 'UA1'],
    [1, 'GA1'],
    [2, 'GB2'],
  ]);
  assert.deepEqual(again, {shot: 1, step: 4, cells: ['A1', 'B2']});
});

test('one’s own last shot is told at the end of a race, though the rival hunts on after it', async () => {
  const page = createPage();
  await page.start({mode: 'race', rules: 'admiral', seed: '42'});
  for (const cell of targetsOf(page.store.get().game.record)) await page.turns.act(cell, 'shoot');
  await until(() => page.view().over);
  const {game} = page.store.get();
  const own = game.view.moves.findLast((/** @type {any} */ {player}) => player === 1);
  assert.ok(own.step + 20 < game.view.steps, 'the rival hunted on');
  const told = `${own.cell} hit, submarine sunk.`;
  assert.equal(statusSentence(page.store.get(), speech), told);
  assert.ok(page.heard.at(-1).startsWith(`${told} You: 17 shots.`), page.heard.at(-1));
  page.client.stop();
});
