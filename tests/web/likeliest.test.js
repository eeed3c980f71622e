// Why the likeliest cell is not always the best: the position is of a real hunt, its hunts are counted by the engine, and what is said follows from them.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {cellAt} from '../../www/src/board/cells.js';
import {createExplorerClient} from '../../www/src/engine/client-kinds.js';
import {createExplorer} from '../../www/src/engine/explorer-responder.js';
import {createResponder} from '../../www/src/engine/responder.js';
import {createWorkerClient} from '../../www/src/engine/worker-client.js';
import {clearlyBetter} from '../../www/src/features/shots-to-go/clearly-better.js';
import {axisOf, spreadOf} from '../../www/src/pages/learn/likeliest/distribution.js';
import {
  FLEETS,
  MOST_FLEETS,
  OTHER,
  RECORD,
  SEED,
  SMALL,
  STEP,
} from '../../www/src/pages/learn/likeliest/example.js';
import {createLikeliest, partingOf} from '../../www/src/pages/learn/likeliest/flow.js';
import {latticeLeft} from '../../www/src/pages/learn/likeliest/lattice.js';
import {announced, differenceSentence} from '../../www/src/pages/learn/likeliest/sentences.js';
import {first, moreOf, reduceLikeliest} from '../../www/src/pages/learn/likeliest/state.js';
import {render} from '../../www/src/pages/learn/likeliest/view.js';
import {lengthsAfloat} from '../../www/src/pages/learn/likeliest/view-lattices.js';
import {initialState, reduce, rulesOf} from '../../www/src/pages/learn/state.js';
import {createStore} from '../../www/src/shell/store.js';
import {dice} from './dice.mjs';
import {drawn} from './drawn.mjs';
import {explorer, games, loadTutor, planning} from './engine.mjs';
import {speech} from './speech.mjs';

/** A worker in this thread. @param {(post: (message: any) => void) => (call: any) => void} respond */
const inner = (respond) => () => {
  /** @type {any} */
  const worker = {onmessage: null, onerror: null, terminate() {}};
  const hand = respond((data) => worker.onmessage?.({data: structuredClone(data)}));
  worker.postMessage = (/** @type {any} */ message) => void hand(structuredClone(message));
  queueMicrotask(() => worker.onmessage?.({data: {status: 'ready'}}));
  return worker;
};
const startSeas = inner((post) =>
  createResponder(games, post, {loadTutor, loadPlanner: async () => planning}),
);
const startSolver = inner((post) => createExplorer(explorer, post));

/** The section on engines in this process, and what it says meanwhile. */
function section(solverStart = startSolver) {
  const store = createStore(initialState(), reduce);
  store.extend(reduceLikeliest);
  const client = createWorkerClient({startWorker: startSeas});
  const solver = createExplorerClient({startWorker: () => solverStart()});
  const flow = createLikeliest(store, {client, solver});
  /** @type {string[]} */
  const said = [];
  store.hear((action, state) => {
    const text = announced(action, state, speech);
    if (text) said.push(text);
  });
  const known = () => store.get().likeliest ?? first;
  /** @param {() => unknown} is */
  const until = (is) =>
    new Promise((resolve) => {
      const check = () => is() && resolve(undefined);
      store.subscribe(check);
      check();
    });
  const shown = () =>
    /** @type {any} */ ({
      ...{...speech, lang: null, grids: {}},
      ...{state: store.get(), dispatch: store.dispatch},
    });
  return {store, client, flow, said, known, until, text: () => drawn(render(shown()))};
}

test('the position is that of Exact on this sea', () => {
  const game = games.newGame({rules: 'admiral', seed: SEED, players: 'solo:exact'});
  for (let shot = 0; shot < STEP; shot += 1) {
    while (!game.think(1_000_000));
    game.aiMove();
  }
  assert.equal(game.record(), RECORD);
  game.free();
});

test('the hunts are played, another cell is clearly better, and all that is shown is what was counted', async () => {
  const {store, client, flow, said, known, until, text} = section();
  /** @type {number[]} */
  const seen = [];
  store.subscribe(() => seen.push(known().result?.fleets ?? 0));
  flow.start();
  await until(() => known().result && !known().running && known().boards.length === SMALL.length);
  const {view, cells, result: told, hunts, boards} = known();
  assert.ok(view && told);
  assert.deepEqual(
    seen,
    [...seen].sort((one, other) => one - other),
    'they only become more',
  );
  assert.equal(told.fleets, FLEETS);
  assert.equal(view.decision?.cell, cells[0], 'Exact shoots at the likeliest');
  assert.ok(cells.includes(OTHER));
  const [length] = lengthsAfloat(view);
  const [more, fewer] = [cells[0], OTHER].map(
    (cell) => latticeLeft(cell, view.boards[0].marks, length, view.rules).length,
  );
  assert.ok(fewer < more, 'the lattice that is given as the reason is one');
  const pair = [cells[0], OTHER].map((cell) => told.cells.find((own) => own.cell === cell));
  assert.equal(clearlyBetter({fleets: FLEETS, cells: /** @type {any} */ (pair)})?.cell, OTHER);
  assert.match(said[0], new RegExp(`^${OTHER} is better than ${cells[0]}: .* \\(4,000\\) `));
  assert.equal(hunts.length, 12);
  for (const {ships, hunts: lines} of hunts)
    for (const [place, line] of lines.entries()) {
      assert.equal(line[0], cells[place]);
      assert.ok(ships.some((ship) => ship.includes(/** @type {string} */ (line.at(-1)))));
    }
  const page = text();
  assert.match(page, /Hunt 8,000 fleets/);
  for (const own of told.cells) assert.ok(page.includes(own.shots.toFixed(2)), own.cell);
  assert.match(
    page,
    new RegExp(
      `First ${OTHER}: all ships sunk after ${hunts[0].hunts[cells.indexOf(OTHER)].length} shots`,
    ),
  );
  for (const {optimal, greedy} of boards)
    for (const {totalShots, layouts} of [optimal, greedy])
      assert.ok(page.includes(`${totalShots}/${layouts}`));
  // Another cell is compared at once; nothing is played for it.
  store.dispatch({type: 'likeliest-other', cell: cells[1]});
  assert.equal(said.at(-1), differenceSentence(known(), speech));
  assert.match(text(), new RegExp(`First ${cells[1]}; mean shots: [\\d.]+`));
  // A solver that is asked anew leaves it as it is.
  store.dispatch({type: 'solve'});
  assert.equal(known().result, told);
  client.stop();
});

test('a run is stopped, what it found stays, and is gone on from', async () => {
  const {store, client, flow, known, until, text} = section();
  flow.start();
  await until(() => known().result);
  store.dispatch({type: 'likeliest-stop'});
  assert.equal(known().running, false);
  const {result: told} = known();
  assert.ok(told && told.fleets < FLEETS);
  assert.match(text(), /Hunt 4,000 fleets/);
  await new Promise((later) => setTimeout(later, 100));
  assert.equal(known().result, told, 'nothing comes late');
  assert.equal(known().refused, null);
  store.dispatch({type: 'likeliest-run', fleets: told.fleets + 10});
  await until(() => !known().running);
  assert.equal(known().result?.fleets, told.fleets + 10);
  client.stop();
});

test('stopped in the tick in which it was started it is not gone on with, and can be started anew', async () => {
  const {store, client, flow, known, until} = section();
  flow.start();
  store.dispatch({type: 'likeliest-stop'});
  await until(() => known().boards.length === SMALL.length);
  await new Promise((later) => setTimeout(later, 100));
  const {running, result, hunts, refused} = known();
  assert.deepEqual(
    {running, result, hunts, refused},
    {running: false, result: null, hunts: [], refused: null},
  );
  store.dispatch({type: 'likeliest-run', fleets: 20});
  store.dispatch({type: 'likeliest-stop'});
  store.dispatch({type: 'likeliest-run', fleets: 30});
  await until(() => !known().running);
  assert.equal(known().result?.fleets, 30);
  client.stop();
});

test('small boards that cannot be solved are told and tried again; the hunts go on', async () => {
  let isThere = false;
  const {store, client, flow, said, known, until, text} = section(() => {
    if (isThere) return startSolver();
    /** @type {any} */
    const worker = {onmessage: null, onerror: null, terminate() {}, postMessage() {}};
    const error = {code: 'engine-not-loaded', message: 'not there'};
    queueMicrotask(() => worker.onmessage?.({data: {status: 'failed', error}}));
    return worker;
  });
  flow.start();
  await until(() => known().boardsRefused);
  assert.equal(known().running, true);
  assert.equal(known().refused, null);
  assert.equal(said.length, 1);
  assert.ok(text().includes(said[0]));
  assert.match(text(), /Try again/);
  isThere = true;
  store.dispatch({type: 'likeliest-solve'});
  await until(() => known().boards.length === SMALL.length && !known().running);
  assert.equal(known().boardsRefused, null);
  assert.equal(known().result?.fleets, FLEETS);
  assert.doesNotMatch(text(), /Try again/);
  client.stop();
});

test('an engine that cannot be had is told, and can be asked again', async () => {
  const {store, said, known, text} = section();
  store.dispatch({type: 'likeliest-refused', error: {code: 'engine-not-loaded'}});
  assert.equal(said.length, 1);
  assert.ok(text().includes(said[0]));
  assert.match(text(), /Hunt 4,000 fleets/);
  assert.equal(known().running, false);
});

test('what is told of few fleets does not replace what is told of many; doubling ends', () => {
  const told = (/** @type {number} */ fleets) => ({fleets, cells: []});
  let state = initialState();
  const hear = (/** @type {number} */ fleets, /** @type {boolean} */ done) => {
    state = reduceLikeliest(state, {type: 'likeliest-there', result: told(fleets), done});
    return state.likeliest?.result?.fleets;
  };
  assert.deepEqual([hear(5, false), hear(3, false), hear(9, false)], [5, 5, 9]);
  assert.equal(hear(7, true), 7);
  let known = first;
  for (let press = 0; press < 20; press += 1) known = {...known, wanted: moreOf(known)};
  assert.equal(known.wanted, MOST_FLEETS);
});

test('axis, spread and middle are those of the hunts one by one', () => {
  const draw = dice(1);
  const random = (/** @type {number} */ below) => Math.floor(draw() * below);
  for (let round = 0; round < 50; round += 1) {
    const both = [0, 1].map(() => Array.from({length: 1 + random(30)}, () => 3 + random(20)));
    const cells = both.map((hunts) => {
      const by_shots = Array(Math.max(...hunts) + 1).fill(0);
      for (const shots of hunts) by_shots[shots] += 1;
      return {...{cell: 'A1', shots: 0, error: 0, more: 0, more_error: 0}, by_shots};
    });
    const all = both.flat();
    assert.deepEqual(axisOf(cells), {least: Math.min(...all), most: Math.max(...all)});
    const sorted = both[0].sort((one, other) => one - other);
    assert.deepEqual(spreadOf(cells[0]), {
      least: sorted[0],
      middle: sorted[Math.ceil(sorted.length / 2) - 1],
      most: sorted.at(-1),
    });
  }
});

test('wherever a ship that was never hit can lie, it has one cell on the lattice', () => {
  const random = dice(7);
  for (let round = 0; round < 40; round += 1) {
    const size = {rows: 4 + (round % 5), cols: 10 - (round % 4)};
    const marks = Array.from({length: size.rows * size.cols}, () =>
      random() < 0.25 ? 'miss' : 'unknown',
    );
    const open = marks.flatMap((mark, place) => (mark === 'unknown' ? [place] : []));
    const cell = cellAt(open[Math.floor(random() * open.length)], size.cols);
    for (const length of [2, 3, 4]) {
      const left = new Set(latticeLeft(cell, marks, length, size));
      let ways = 0;
      for (let row = 0; row < size.rows; row += 1)
        for (let col = 0; col < size.cols; col += 1)
          for (const [down, right] of [
            [0, 1],
            [1, 0],
          ]) {
            if (row + down * (length - 1) >= size.rows || col + right * (length - 1) >= size.cols)
              continue;
            const ship = Array.from(
              {length},
              (_, at) => (row + down * at) * size.cols + col + right * at,
            );
            if (!ship.every((place) => marks[place] === 'unknown')) continue;
            ways += 1;
            const on = ship.filter((place) => left.has(cellAt(place, size.cols)));
            assert.equal(on.length, 1, `${cell} ${length} ${ship}`);
          }
      assert.equal(left.size > 0, ways > 0);
    }
  }
});

test('where the ways to shoot part on a small board, the likeliest cell is likelier and costs shots', async () => {
  const solver = createExplorerClient({startWorker: startSolver});
  let parted = 0;
  for (const board of SMALL) {
    const {optimal, greedy} = await solver.call('solve', [
      rulesOf({...board, contact: 'free', announce: 'sunk'}),
    ]);
    const parts = await partingOf(solver);
    // What is told of the first board is of the shot that a hunt begins with.
    if (board === SMALL[0]) assert.deepEqual([parts?.best.hits, parts?.best.misses], [[], []]);
    assert.equal(parts === null, optimal.totalShots === greedy.totalShots);
    if (!parts) continue;
    parted += 1;
    const {best, likeliest} = parts;
    assert.deepEqual([best.hits, best.misses], [likeliest.hits, likeliest.misses]);
    assert.ok(best.totalShots < likeliest.totalShots);
    const through = (/** @type {string | null} */ cell) =>
      best.through[best.through.findIndex((_, place) => cellAt(place, board.cols) === cell)];
    assert.ok(through(likeliest.shot) >= through(best.shot));
  }
  assert.ok(parted >= 3);
  solver.stop();
});
