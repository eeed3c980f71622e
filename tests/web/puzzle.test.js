// Puzzles on the page: what the marks make of a board, which puzzle is wished for, and how the worker makes, marks and solves them.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {cellIndex} from '../../www/src/board/cells.js';
import {createResponder} from '../../www/src/engine/responder.js';
import {
  reducePuzzling,
  settledMarks,
  wantedOf,
  wrongCells,
} from '../../www/src/features/puzzle/state.js';
import {
  dayOfPuzzle,
  MOST_NUMBERS,
  nextNumber,
  puzzleOfDay,
  recipeOf,
} from '../../www/src/features/puzzle/wish.js';
import {readAddress} from '../../www/src/games/sea/address.js';
import {LEVELS, SIZES} from '../../www/src/games/sea/presets.js';
import {
  finishedShips,
  fleetCounts,
  lineCounts,
  marksFor,
  NEXT_STATE,
  puzzleCells,
  puzzleLine,
} from '../../www/src/games/sea/puzzle-board.js';
import {initialState, reduce} from '../../www/src/games/sea/reduce.js';
import {isPuzzle} from '../../www/src/games/sea/select.js';
import {dateOf} from '../../www/src/shell/utc-days.js';
import {door, games, loadTutor} from './engine.mjs';

/** @typedef {import('../../www/src/engine/types.js').View} View */

/** @param {string} rules @param {any} level @param {string} seed */
function made(rules, level, seed) {
  const making = door.newPuzzle({rules, level, seed});
  while (!making.advance(1_000_000));
  const result = making.result();
  making.free();
  return result;
}

/** @param {string} record @returns {View} */
function viewOf(record) {
  const game = door.openGame(record);
  const view = game.view();
  game.free();
  return view;
}

const puzzle = made('puzzle-8', 'easy', '42');
const view = viewOf(puzzle.record);
/** The truth, which only an ended game tells. */
const solution = (() => {
  const game = door.openGame(puzzle.record);
  game.solve();
  const ended = game.view();
  game.free();
  return new Set(ended.boards[0].ships.flatMap((/** @type {any} */ {cells}) => cells));
})();
/** @type {Record<string, 'water' | 'ship'>} */
const all = Object.fromEntries(
  puzzleCells(view).map(({cell}) => [cell, solution.has(cell) ? 'ship' : 'water']),
);

test('a board on which all is marked rightly has the whole fleet, every count and no more', () => {
  const cells = puzzleCells(view, all);
  for (const {count, found} of fleetCounts(view, cells)) assert.equal(found, count);
  const {row, col} = lineCounts(view, cells);
  for (const {state, open} of [...row, ...col]) assert.deepEqual([state, open], ['satisfied', 0]);
  // The shapes drawn are those that the engine knows.
  const ended = door.openGame(puzzle.record);
  ended.solve();
  const told = ended.view().boards[0];
  ended.free();
  for (const cell of view.boards[0].known) {
    const at = cellIndex(cell, 8);
    assert.equal(cells[at].content, told.contents[at]);
    assert.equal(cells[at].given, true);
  }
});

test('a segment shows no more of its shape than its sides tell', () => {
  const blank = {
    ...view,
    boards: [{...view.boards[0], known: [], contents: null}],
  };
  /** @param {Record<string, 'water' | 'ship'>} marks @param {string} cell */
  const shape = (marks, cell) =>
    puzzleCells(/** @type {any} */ (blank), marks)[cellIndex(cell, 8)].content;
  const ship = /** @type {const} */ ('ship');
  const water = /** @type {const} */ ('water');
  assert.equal(shape({C3: ship}, 'C3'), 'ship');
  assert.equal(shape({C3: ship, B3: water, D3: water, C2: water, C4: water}, 'C3'), 'sub');
  assert.equal(shape({C3: ship, B3: water, D3: water, C2: water}, 'C3'), 'ship');
  assert.equal(shape({C3: ship, D3: ship}, 'C3'), 'ship');
  assert.equal(shape({C3: ship, D3: ship, B3: water}, 'C3'), 'left');
  assert.equal(shape({C3: ship, D3: ship, E3: water}, 'D3'), 'right');
  assert.equal(shape({C3: ship, D3: ship, E3: ship}, 'D3'), 'middle');
  // The border is as good as water.
  assert.equal(shape({C1: ship, C2: ship}, 'C1'), 'top');
  assert.equal(shape({C7: ship, C8: ship}, 'C8'), 'bottom');
  assert.equal(shape({A1: ship, B1: water, A2: water}, 'A1'), 'sub');
  assert.equal(shape({C3: ship, D3: ship, C4: ship}, 'C3'), 'ship');
  const cells = (/** @type {any} */ marks) => puzzleCells(/** @type {any} */ (blank), marks);
  assert.deepEqual(finishedShips(cells({A1: ship, A2: ship}), blank.rules), []);
  assert.deepEqual(finishedShips(cells({A1: ship, A2: ship, A3: water}), blank.rules), [2]);
  assert.deepEqual(
    finishedShips(cells({F8: ship, G8: ship, H8: ship, E8: water}), blank.rules),
    [3],
  );
});

test('more ship cells than a count, more ships than the fleet: both are told', () => {
  const [line] = lineCounts(view, puzzleCells(view)).row.keys();
  const everything = Object.fromEntries(puzzleCells(view).map(({cell}) => [cell, 'ship']));
  const {row} = lineCounts(view, puzzleCells(view, /** @type {any} */ (everything)));
  assert.equal(row[line].state, 'over');
  const subs = ['A1', 'C1', 'E1', 'G1', 'A3', 'C3', 'E3', 'G3'];
  const marks = Object.fromEntries(
    puzzleCells(view).map(({cell}) => [cell, subs.includes(cell) ? 'ship' : 'water']),
  );
  const blank = {...view, boards: [{...view.boards[0], known: [], contents: null}]};
  const fleet = fleetCounts(
    /** @type {any} */ (blank),
    puzzleCells(/** @type {any} */ (blank), /** @type {any} */ (marks)),
  );
  assert.equal(fleet.at(-1)?.found, 8);
});

test('clicking goes round, and every state is reached from every other by the calls that are sent', () => {
  const round = ['unknown', 'water', 'ship'];
  for (const [at, state] of round.entries())
    assert.equal(NEXT_STATE[/** @type {'ship'} */ (state)], round[(at + 1) % 3]);
  const cell = puzzleCells(view).find(({given}) => !given)?.cell ?? '';
  const game = door.openGame(puzzle.record);
  const states = /** @type {const} */ (['unknown', 'water', 'ship']);
  for (const from of states)
    for (const to of states) {
      for (const state of [from, to])
        for (const [method, at] of marksFor(game.view(), {[cell]: state})) game[method](at);
      assert.equal(puzzleCells(game.view())[cellIndex(cell, 8)].state, to, `${from} ${to}`);
    }
  game.free();
  // What was given is never marked.
  const [given] = view.boards[0].known;
  assert.deepEqual(marksFor(view, {[given]: 'unknown'}), []);
});

test('the line of a puzzle is that which the engine made it by', () => {
  for (const rules of SIZES)
    for (const level of LEVELS.slice(0, 3)) {
      const {line, record} = made(rules, level, '3');
      const own = puzzleLine(viewOf(record));
      assert.equal(own.slice(own.indexOf(';')), line.slice(line.indexOf(';')));
    }
});

test('every day has its puzzle, the same for all, and a seed that names the day', () => {
  const seen = new Set();
  for (let day = 0; day < 7; day += 1) {
    const text = `2026-11-${16 + day}`;
    const recipe = puzzleOfDay(text);
    assert(recipe);
    assert(SIZES.includes(/** @type {'puzzle-6'} */ (recipe.rules)));
    assert(LEVELS.includes(/** @type {'easy'} */ (recipe.level)));
    assert(Number(recipe.seed) > MOST_NUMBERS, 'no drawn number is a day');
    assert.equal(dayOfPuzzle(recipe), text);
    seen.add(`${recipe.rules} ${recipe.level}`);
  }
  assert.equal(seen.size, 7);
  assert.equal(puzzleOfDay('2026-02-31'), null);
  assert.equal(dateOf('2026-13-01'), null);
  assert.equal(dayOfPuzzle({rules: 'puzzle-6', level: 'easy', seed: '42'}), null);
  assert.equal(dayOfPuzzle({rules: 'puzzle-10', level: 'easy', seed: '20261116'}), null);
  assert.equal(dayOfPuzzle({rules: 'puzzle-6', level: 'hard', seed: '20261116'}), null);
});

test('what a wish leaves out is as the last time, and drawn', () => {
  const usual = {puzzle: 'puzzle-10', level: 'hard'};
  const now = {today: '2026-11-16', drawn: '7'};
  assert.deepEqual(recipeOf({}, usual, now), {rules: 'puzzle-10', level: 'hard', seed: '7'});
  assert.deepEqual(recipeOf({rules: 'puzzle-6', level: 'easy', seed: '1'}, usual, now), {
    rules: 'puzzle-6',
    level: 'easy',
    seed: '1',
  });
  assert.deepEqual(recipeOf({day: 'today'}, usual, now), puzzleOfDay('2026-11-16'));
  assert.equal(recipeOf({day: '2026-99-99'}, usual, now), null);
  assert.equal(nextNumber('41'), '42');
  assert.equal(nextNumber(String(MOST_NUMBERS)), '1');
  assert.equal(nextNumber('18446744073709551615'), '1');
});

test('links to puzzles', () => {
  assert.deepEqual(readAddress('?mode=puzzle').puzzle, {});
  const whole = readAddress('?mode=puzzle&game=puzzle-8&level=hard&seed=42');
  assert.deepEqual(whole.puzzle, {rules: 'puzzle-8', level: 'hard', seed: '42'});
  assert.equal(whole.fresh, null);
  const short = readAddress('?game=puzzle-6&seed=1');
  assert.deepEqual([short.mode, short.puzzle], ['puzzle', {rules: 'puzzle-6', seed: '1'}]);
  assert.deepEqual(readAddress('?mode=puzzle&day=2026-11-16').puzzle, {day: '2026-11-16'});
  assert.equal(readAddress('?mode=race&game=admiral&seed=1').puzzle, null);
  assert.equal(readAddress('?mode=puzzle&g=spyglass1').puzzle, null);
  for (const [bad, code] of [
    ['game=admiral', 'unknown-rules'],
    ['game=puzzle-9', 'unknown-rules'],
    ['level=<b>', 'unknown-level'],
    ['level=silly', 'unknown-level'],
    ['day=soon', 'no-such-day'],
    ['day=2026-02-30', 'no-such-day'],
    ['day=0001-01-01', 'no-such-day'],
    ['seed=x', 'bad-seed'],
    ['seed=-1', 'bad-seed'],
    ['seed=18446744073709551616', 'bad-seed'],
  ])
    assert.throws(() => readAddress(`?mode=puzzle&${bad}`), {code}, bad);
});

test('only puzzles are puzzles', () => {
  const {rules} = door.tables();
  for (const entry of rules) assert.equal(isPuzzle(entry.rules), entry.puzzle, entry.id);
});

/** A state with a puzzle shown, and what actions make of it. */
function shown() {
  const apply = (/** @type {any} */ state, /** @type {any} */ action) =>
    reducePuzzling(reduce(state, action), action);
  const answer = {view, record: puzzle.record};
  const state = apply(initialState({mode: 'puzzle'}), {
    type: 'opened',
    mode: 'puzzle',
    id: 'one',
    board: 'game-1',
    answer,
  });
  return {state, apply};
}

test('a stroke is seen before it is answered, and dropped where it is broken off', () => {
  let {state, apply} = shown();
  state = apply(state, {
    type: 'puzzle-brush',
    brush: {from: 'unknown', to: 'water', cells: ['A1']},
  });
  state = apply(state, {type: 'puzzle-paint', cell: 'B1'});
  assert.deepEqual(wantedOf(state), {A1: 'water', B1: 'water'});
  assert.deepEqual(wantedOf(apply(state, {type: 'puzzle-brush', brush: null})), {});
  state = apply(state, {type: 'puzzle-wanted', wanted: {A1: 'water'}});
  assert.deepEqual(wantedOf(state), {A1: 'water'});
  assert.deepEqual(wantedOf(apply(state, {type: 'puzzle-settled'})), {});
  state = apply(state, {type: 'puzzle-stroke', stroke: [0, 3]});
  state = apply(state, {type: 'puzzle-stroke', stroke: [3, 5]});
  // Done anew from the start, what came after is gone.
  state = apply(state, {type: 'puzzle-stroke', stroke: [0, 2]});
  assert.deepEqual(state.puzzling?.strokes, [[0, 2]]);
});

test('what a check found is true of that position alone, and counts as help', () => {
  let {state, apply} = shown();
  state = apply(state, {type: 'puzzle-checked', record: puzzle.record, step: 0, wrong: ['A1']});
  assert.deepEqual(wrongCells(state), ['A1']);
  assert.equal(state.game?.checks, 1);
  const other = {...state, game: {...state.game, record: 'another'}};
  assert.equal(wrongCells(/** @type {any} */ (other)), null);
});

test('reasons are stepped through within their bounds, and belong to their puzzle', () => {
  let {state, apply} = shown();
  const steps = [
    {rule: 'line-full', because: {}, water: ['A1', 'A2']},
    {rule: 'end-cell', because: {}, ship: ['B4']},
  ];
  state = apply(state, {type: 'puzzle-reasons'});
  assert.equal(state.puzzling?.chain?.steps, null);
  state = apply(state, {type: 'puzzle-reasoned', board: 'game-1', solved: {solutions: '1', steps}});
  assert.equal(state.game?.reasons, 1);
  for (const [to, at] of [
    [1, 1],
    [9, 2],
    [-3, 0],
  ])
    assert.equal(apply(state, {type: 'puzzle-reason', at: to}).puzzling?.chain?.at, at);
  const {chain} = apply(state, {type: 'puzzle-reason', at: 1}).puzzling ?? {};
  assert(chain);
  assert.deepEqual(settledMarks(chain), {A1: 'water', A2: 'water'});
  assert.equal(apply(state, {type: 'puzzle-unreason'}).puzzling?.chain, null);
  const next = apply(state, {
    type: 'opened',
    mode: 'puzzle',
    id: 'two',
    board: 'game-2',
    answer: {view, record: puzzle.record},
  });
  assert.equal(next.puzzling?.chain, null);
});

test('what is chosen while a puzzle is being made is chosen for the next one, which takes it', () => {
  let {state, apply} = shown();
  const picked = {rules: 'puzzle-6'};
  const opened = {type: 'opened', mode: 'puzzle', id: 'two', answer: {view, record: puzzle.record}};
  state = apply(state, {type: 'puzzle-open', wish: {}});
  state = apply(state, {type: 'picked', picked});
  assert.deepEqual(apply(state, {...opened, mode: 'race', board: 'game-2'}).picked, {});
  state = apply(state, {...opened, board: 'game-2'});
  assert.deepEqual(state.picked, picked);
  state = apply(state, {type: 'puzzle-open', wish: picked});
  assert.deepEqual(state.picked, {});
  state = apply(state, {type: 'puzzle-made'});
  state = apply(state, {type: 'picked', picked});
  // Another game than one of those made has its own choice.
  assert.deepEqual(apply(state, {...opened, board: 'game-3'}).picked, {});
});

/** The worker's half on the real engine: every answer by the number of its call. */
function worker(/** @type {any} */ engine = games, /** @type {any} */ loading = loadTutor) {
  /** @type {Map<number, (message: any) => void>} */
  const waiting = new Map();
  const post = (/** @type {any} */ message) => waiting.get(message.id ?? 0)?.(message);
  const respond = createResponder(engine, post, {loadTutor: loading});
  let id = 0;
  return (/** @type {string} */ method, /** @type {any[]} */ args = [], board = 'main') => {
    id += 1;
    const mine = id;
    return new Promise((resolve) => {
      waiting.set(mine, resolve);
      respond({id: mine, board, method, args});
    });
  };
}

test('a puzzle is made and solved in slices, and what was opened for that is freed', async () => {
  const call = worker();
  const {result} = await call('newPuzzle', [{rules: 'puzzle-6', level: 'expert', seed: '4'}]);
  assert.deepEqual(result, made('puzzle-6', 'expert', '4'));
  const solved = await call('solvePuzzle', [result.line]);
  assert.equal(solved.result.solutions, '1');
  const settled = settledMarks({steps: solved.result.steps, at: Infinity, solutions: '1'});
  const {known} = viewOf(result.record).boards[0];
  assert.equal(new Set([...Object.keys(settled), ...known]).size, 36);
  assert.equal(
    (await call('newPuzzle', [{rules: 'admiral', level: 'easy'}])).error.code,
    'not-a-puzzle',
  );
  assert.equal(
    (await call('newPuzzle', [{rules: 'puzzle-6', level: 'x'}])).error.code,
    'unknown-level',
  );
  assert.equal((await call('solvePuzzle', ['no line'])).error.code, 'bad-puzzle');
});

test('a newer wish, and a halt, make the one before stale, and free what it had opened', async () => {
  let freed = 0;
  const free = () => {
    freed += 1;
  };
  const endless = {newPuzzle: () => ({advance: () => false, free})};
  const call = worker(games, async () => ({...endless, bytes: () => 0}));
  const task = () => new Promise((resolve) => setImmediate(resolve));
  const first = call('newPuzzle', [{}]);
  await task();
  const second = call('newPuzzle', [{}]);
  await task();
  assert.equal((await first).error?.code, 'stale');
  await call('halt');
  assert.equal((await second).error?.code, 'stale');
  // Both hear of it between their slices.
  while (freed < 2) await new Promise((resolve) => setImmediate(resolve));
});

test('what has become stale before the tutor is there opens nothing, and the tutor is loaded once', async () => {
  let loads = 0;
  let opened = 0;
  /** @type {(tutor: any) => void} */
  let arrive = () => {};
  const coming = new Promise((resolve) => (arrive = resolve));
  const call = worker(games, () => {
    loads += 1;
    return coming;
  });
  const first = call('newPuzzle', [{}]);
  const second = call('newPuzzle', [{}]);
  arrive({
    newPuzzle: () => ({advance: () => ++opened, result: () => 'made', free() {}}),
    bytes: () => 0,
  });
  assert.equal((await first).error?.code, 'stale');
  assert.equal((await second).result, 'made');
  assert.deepEqual([loads, opened], [1, 1]);
});

test('a tutor that cannot be had refuses what needs it, and is asked for again', async () => {
  let fails = true;
  const call = worker(games, () => (fails ? Promise.reject(new Error('no net')) : loadTutor()));
  await call('openGame', [puzzle.record]);
  assert.equal((await call('level')).error.code, 'engine-not-loaded');
  assert.equal((await call('newGame', [{rules: 'puzzle-6'}])).error.code, 'engine-not-loaded');
  assert.deepEqual((await call('check')).result, [], 'the game goes on');
  fails = false;
  assert.equal((await call('level')).result, 'easy');
});

test('a game by seed alone is that of the easy puzzle, whoever makes it', async () => {
  const call = worker();
  const config = {rules: 'puzzle-6', seed: '3', players: 'solo:you'};
  const {result} = await call('newGame', [config]);
  assert.deepEqual(result, {...result, record: made('puzzle-6', 'easy', '3').record});
  const game = door.newGame(config);
  assert.equal(game.record(), result.record);
  assert.equal(game.viewText(), (await call('viewText')).result);
  assert.throws(() => games.newGame(config), {code: 'puzzle-not-made'});
  game.free();
});

test('many marks in one call: all, or none where one is refused, or those up to the end', async () => {
  const call = worker();
  await call('openGame', [puzzle.record]);
  const [a, b] = puzzleCells(view).filter(({given}) => !given);
  const [given] = view.boards[0].known;
  const marked = await call('mark', [
    [
      ['note', a.cell],
      ['guess', b.cell],
    ],
  ]);
  assert.deepEqual([marked.result.view.step, marked.result.view.boards[0].notes], [2, [a.cell]]);
  const refused = await call('mark', [
    [
      ['unguess', b.cell],
      ['guess', given],
    ],
  ]);
  assert.equal(refused.error.code, 'known-cell');
  const still = await call('seek', [2]);
  assert.equal(still.result.record, marked.result.record);
  assert.equal((await call('mark', [[['shoot', a.cell]]])).error.code, 'no-such-call');
  await call('openGame', [puzzle.record]);
  const hidden = [...solution].filter((cell) => !view.boards[0].known.includes(cell));
  const solved = await call('mark', [[...hidden.map((cell) => ['guess', cell]), ['note', a.cell]]]);
  assert.equal(solved.result.view.result.code, 'solved');
  assert.equal(solved.result.view.step, hidden.length);
});

test('a check tells the wrong marks, a level how hard the puzzle is; of nothing but puzzles', async () => {
  const call = worker();
  await call('openGame', [puzzle.record]);
  assert.equal((await call('level')).result, 'easy');
  assert.deepEqual((await call('check')).result, []);
  const open = puzzleCells(view).filter(({given}) => !given);
  const ship = open.find(({cell}) => solution.has(cell))?.cell ?? '';
  const water = open.find(({cell}) => !solution.has(cell))?.cell ?? '';
  await call('mark', [
    [
      ['note', ship],
      ['guess', water],
    ],
  ]);
  assert.deepEqual((await call('check')).result.sort(), [ship, water].sort());
  await call('newGame', [{rules: 'solitaire', seed: '1'}]);
  for (const method of ['check', 'level'])
    assert.equal((await call(method)).error.code, 'not-a-puzzle');
});
