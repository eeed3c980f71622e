// Puzzles in time, on the real engine: marks and strokes, what is told of them, and puzzles that come and go.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {messagesFrom} from '../../scripts/lib/messages.mjs';
import {cellIndex} from '../../www/src/board/cells.js';
import {createSeaClient} from '../../www/src/engine/client-kinds.js';
import {createResponder} from '../../www/src/engine/responder.js';
import {createPuzzling} from '../../www/src/features/puzzle/flow.js';
import {puzzleStatus, puzzlingSpoken} from '../../www/src/features/puzzle/sentences.js';
import {shownCells} from '../../www/src/features/puzzle/state.js';
import {renderPuzzle} from '../../www/src/features/puzzle/view.js';
import {createTutoring} from '../../www/src/features/tutor/flow.js';
import {spoken} from '../../www/src/games/sea/announcer.js';
import {createActing} from '../../www/src/games/sea/commands.js';
import {createAsking} from '../../www/src/games/sea/engine-request.js';
import {createOpening} from '../../www/src/games/sea/opening.js';
import {lineCounts, puzzleCells} from '../../www/src/games/sea/puzzle-board.js';
import {initialState, reduce} from '../../www/src/games/sea/reduce.js';
import {wordsFrom} from '../../www/src/i18n/words.js';
import {createNames} from '../../www/src/shell/names.js';
import {createQueue} from '../../www/src/shell/queue.js';
import {refusal} from '../../www/src/shell/refusal.js';
import {createStore} from '../../www/src/shell/store.js';
import {drawn} from './drawn.mjs';
import {games, loadTutor} from './engine.mjs';
import {english} from './english.mjs';

const words = wordsFrom({
  locale: 'en',
  messages: messagesFrom(english),
  onMissing: (key) => assert.fail(`no words for ${key}`),
});
const speech = {words, names: createNames(words)};
const settings = /** @type {any} */ ({puzzle: 'puzzle-6', level: 'easy'});

/** A page of puzzles on an engine that lives in this process; what `on` names is called instead of the engine. */
async function createPage(/** @type {string} */ seed = '3') {
  const startWorker = () => {
    const worker = /** @type {any} */ ({terminate() {}});
    const respond = createResponder(
      games,
      (data) => worker.onmessage?.({data: structuredClone(data)}),
      {loadTutor},
    );
    worker.postMessage = (/** @type {any} */ message) =>
      queueMicrotask(() => respond(structuredClone(message)));
    queueMicrotask(() => worker.onmessage?.({data: {status: 'ready'}}));
    return worker;
  };
  const engine = createSeaClient({startWorker});
  /** @type {Record<string, (call: () => Promise<any>) => Promise<any>>} */
  const on = {};
  const client = /** @type {any} */ ({
    ...engine,
    call(/** @type {string} */ method, /** @type {any[]} */ ...rest) {
      const call = () => /** @type {any} */ (engine).call(method, ...rest);
      return on[method]?.(call) ?? call();
    },
  });
  const store = createStore(initialState({mode: 'puzzle', settings}), reduce);
  const asking = createAsking(store, client);
  const opening = createOpening(store, client);
  const hands = /** @type {any} */ ({focusCell() {}, focusId() {}});
  const flows = {turns: {skip() {}}, watching: {stop() {}}};
  createActing(store, /** @type {any} */ ({opening, ...flows}), hands);
  const around = /** @type {any} */ ({store, client, asking, opening, hands});
  /** The board of each sheet. @type {ReturnType<typeof shownCells>[]} */
  const papers = [];
  const painting = createPuzzling(around, {
    today: () => new Date('2026-11-16T12:00:00Z'),
    print: async () => void papers.push(shownCells(get(), view())),
  });
  /** @type {string[]} */
  const heard = [];
  store.hear((action, state, before) => {
    const text =
      puzzlingSpoken(action, state, before, speech) || spoken(action, state, before, speech);
    if (text) heard.push(text);
  });
  const {dispatch, get} = store;
  /** @param {(state: import('../../www/src/games/sea/types.js').State) => boolean} is */
  const until = (is) =>
    new Promise((resolve) => {
      if (is(get())) return resolve(null);
      const leave = store.subscribe((state) => {
        if (!is(state)) return;
        leave();
        resolve(null);
      });
    });
  const view = () => /** @type {NonNullable<ReturnType<typeof get>['game']>} */ (get().game).view;
  const page = {
    store,
    client: engine,
    opening,
    painting,
    papers,
    heard,
    on,
    dispatch,
    get,
    until,
    view,
    status: () => puzzleStatus(get(), speech),
    /** @param {string} number until that puzzle is shown, and its level told */
    shown: (number) =>
      until(({game, puzzling}) => game?.view.seed === number && Boolean(puzzling?.level)),
    /** The cells that nothing was told of. */
    open: () =>
      puzzleCells(view())
        .filter(({given}) => !given)
        .map(({cell}) => cell),
    /** @param {any[]} actions done one after the other, each until it is answered */
    async after(...actions) {
      for (const action of actions) {
        const settled = new Promise((resolve) => {
          const leave = store.hear(({type}) => {
            if (type !== 'puzzle-settled') return;
            leave();
            resolve(null);
          });
        });
        dispatch(action);
        await settled;
      }
    },
  };
  dispatch({type: 'puzzle', wish: {seed}});
  await page.shown(seed);
  return page;
}

const undo = {type: 'puzzle-undo'};
const redo = {type: 'puzzle-redo'};
/** @param {string} cell @returns {import('../../www/src/games/sea/types.js').Action<'cell'>} */
const click = (cell) => ({...{type: 'cell', board: 'sea-1'}, ...{cell, touch: false, pixels: 40}});
/** @param {string[]} cells @param {string} [as] */
const stroke = (cells, as = 'water') => ({
  type: 'puzzle-mark',
  wanted: Object.fromEntries(cells.map((cell) => [cell, as])),
});

test('one wish that fails says so, and stops none of those after it', async (t) => {
  /** @type {any[]} */
  const told = [];
  const queue = createQueue((action) => void told.push(action));
  const done = [];
  const fault = refusal('odd', {cell: 'A1'});
  void queue(() => done.push(1));
  void queue(() => Promise.reject(fault));
  void queue(() => {
    throw fault;
  });
  await queue(() => done.push(2));
  assert.deepEqual(done, [1, 2]);
  const {code, args} = fault;
  assert.deepEqual(told, Array(2).fill({type: 'refused', error: {code, args, faults: undefined}}));
  // What is no refusal is a fault of ours, and has a code all the same.
  await queue(() => Promise.reject(new TypeError('odd')));
  assert.deepEqual(told.at(-1), {type: 'refused', error: {code: 'unknown'}});

  const untold = createQueue(() => {
    throw fault;
  });
  await assert.rejects(untold(() => Promise.reject(fault)));
  await untold(() => done.push(3));
  assert.equal(done.at(-1), 3);

  const page = await createPage();
  const {store} = page;
  /** @param {string} type of the action that fails once */
  const failOnce = (type) => {
    const leave = store.hear((action) => {
      if (action.type !== type) return;
      leave();
      throw fault;
    });
  };
  const [cell, other] = page.open();
  failOnce('puzzle-stroke');
  await page.after(click(cell));
  assert.deepEqual(page.get().puzzling?.wanted, {});
  await page.until(({notice}) => notice?.code === 'odd');
  await page.after(click(other));
  assert.deepEqual(page.view().boards[0].notes, [cell, other]);

  // Nor is a wait shown for what has failed.
  createTutoring(store, /** @type {any} */ (page.client));
  failOnce('proof-there');
  const [given] = page.view().boards[0].known;
  t.mock.timers.enable({apis: ['setTimeout']});
  page.dispatch({type: 'prove', cell: given});
  await page.until(({notice}) => notice?.code === 'odd');
  const late = store.hear(({type}) => assert.notEqual(type, 'tutor-late'));
  t.mock.timers.tick(1000);
  t.mock.timers.reset();
  late();
  page.client.stop();
});

test('while a cell is to be proved all but the choice of a cell goes on as ever', async () => {
  const page = await createPage();
  const [cell, other] = page.open();
  await page.after(click(cell));
  page.dispatch({type: 'proving'});
  // What chooses a cell marks none.
  assert.equal(page.painting.brushFrom(other, false), false);
  await page.after(undo);
  assert.ok(page.get().proving);
  assert.equal(page.view().step, 0);
  await page.after(redo, {type: 'puzzle-check'}, {type: 'puzzle-fill', line: 'row', number: 0});
  assert.equal(page.get().game?.checks, 1);
  assert.ok(page.get().proving);
  const before = page.view().step;
  page.dispatch(click(other));
  assert.equal(page.get().proving, false);
  await page.after(undo);
  assert.ok(page.view().step < before);
  assert.deepEqual(page.get().puzzling?.wanted, {});

  page.dispatch({type: 'proving'});
  page.dispatch({type: 'puzzle-next'});
  assert.equal(page.get().proving, false);
  await page.shown('4');
  page.dispatch({type: 'proving'});
  page.dispatch({type: 'puzzle', wish: {day: 'today'}});
  await page.shown('20261116');
  assert.equal(page.get().making, null);
  page.dispatch({type: 'proving'});
  await page.after({type: 'puzzle-give-up'});
  assert.ok(page.view().over);
  page.client.stop();
});

test('a stroke undone and replaced by single marks takes none of them along', async () => {
  const page = await createPage();
  const cells = page.open();
  const five = cells.slice(0, 5);
  await page.after(stroke(five), undo);
  assert.equal(page.view().step, 0);
  await page.after(...cells.slice(5, 10).map(click));
  assert.equal(page.view().step, 5);
  for (const step of [4, 3, 2, 1, 0]) {
    await page.after(undo);
    assert.equal(page.view().step, step);
  }
  page.client.stop();
});

test('what was undone is done again, also where a longer stroke had been before', async () => {
  const page = await createPage();
  const cells = page.open();
  await page.after(stroke(cells.slice(0, 5)), undo, click(cells[6]), undo, redo);
  assert.equal(page.get().notice, null);
  assert.deepEqual(page.view().boards[0].notes, [cells[6]]);
  // A stroke goes there and back as one, and so does a ship that becomes water.
  await page.after(stroke(cells.slice(0, 3)), stroke(cells.slice(3, 5), 'ship'), undo, undo);
  assert.equal(page.view().step, 1);
  await page.after(redo, redo);
  assert.deepEqual([page.view().step, page.view().steps], [6, 6]);
  page.client.stop();
});

test('the line under the board and the ear are told the same, of what has been answered', async () => {
  const page = await createPage();
  const cells = page.open();
  const same = (/** @type {RegExp} */ said) => {
    assert.match(page.status(), said);
    assert.equal(page.heard.at(-1), page.status());
  };
  await page.after(click(cells[0]));
  same(new RegExp(`^${cells[0]} water\\.$`));
  await page.after(undo);
  same(/^Step 0 of 1\.$/);
  await page.after(redo);
  same(/^Step 1 of 1\.$/);
  await page.after({type: 'puzzle-check'});
  same(/^(No mark is|One mark is) wrong/);
  await page.after(stroke(cells.slice(1, 4)));
  same(/^3 cells marked as water\.$/);
  // Taken back to where a check was made, it is the step that is told.
  await page.after(undo);
  same(/^Step 1 of 4\.$/);
  await page.after(stroke(cells, 'ship'));
  same(/^\d+ cells marked as ship\. .*row 1: too many: \d of \d\./);

  // What is refused has not been done.
  await page.after(undo);
  const [given] = page.view().boards[0].known;
  const told = page.status();
  page.on.mark = () =>
    Promise.reject(Object.assign(new Error('no'), {code: 'known-cell', args: {cell: given}}));
  await page.after(click(cells[5]));
  assert.equal(page.status(), told);
  delete page.on.mark;
  // Two marks faster than answers: each is told in its turn.
  page.heard.length = 0;
  page.dispatch(click(cells[5]));
  await page.after(click(cells[6]));
  assert.deepEqual(page.heard, [`${cells[5]} water.`, `${cells[6]} water.`]);
  page.client.stop();
});

test('looked back at, a puzzle that is done says which step it is', async () => {
  const page = await createPage();
  await page.after(click(page.open()[0]), {type: 'puzzle-give-up'});
  const {board} = page.get().game ?? {};
  const answer = await page.client.call('seek', [1], board);
  page.dispatch({type: 'answered', board, answer, method: 'seek'});
  assert.equal(page.status(), 'Step 1 of 2.');
  assert.equal(page.heard.at(-1), page.status());
  page.client.stop();
});

test('reasons lie over a board of what they have settled, whatever a person had marked', async () => {
  const page = await createPage();
  const cells = page.open();
  await page.after(stroke(cells, 'ship'));
  page.dispatch({type: 'puzzle-reasons'});
  await page.until(({puzzling}) => Boolean(puzzling?.chain?.steps));
  const at = (/** @type {number} */ to) => {
    page.dispatch({type: 'puzzle-reason', at: to});
    return shownCells(page.get(), page.view());
  };
  const {known} = page.view().boards[0];
  const blank = at(0).filter(({state}) => state !== 'unknown');
  assert.deepEqual(blank.map(({cell}) => cell).sort(), [...known].sort());
  const steps = page.get().puzzling?.chain?.steps ?? [];
  steps.forEach(({water = [], ship = []}, index) => {
    const shown = at(index + 1);
    for (const cell of water) assert.equal(shown[cellIndex(cell, 6)].state, 'water');
    for (const cell of ship) assert.equal(shown[cellIndex(cell, 6)].state, 'ship');
  });
  // At the last of them every count is satisfied, which with the person's own marks none was.
  const {row, col} = lineCounts(page.view(), at(steps.length));
  for (const {state} of [...row, ...col]) assert.equal(state, 'satisfied');
  page.dispatch({type: 'puzzle-unreason'});
  assert.ok(
    shownCells(page.get(), page.view()).every(({given, state}) => given || state === 'ship'),
  );

  // Nor does a fleet that was given up tell more than the steps do.
  const wrong = steps.flatMap(({water = []}) => water)[0];
  await page.after(undo, stroke([wrong], 'ship'), {type: 'puzzle-give-up'});
  const board = () => {
    const state = page.get();
    const shown = {state, view: page.view(), ...speech, dispatch: page.dispatch, parts: {}};
    return drawn(renderPuzzle(/** @type {any} */ (shown), /** @type {any} */ (state.puzzling)));
  };
  assert.match(board(), new RegExp(`${wrong}, .*wrong flag`));
  page.dispatch({type: 'puzzle-reasons'});
  await page.until(({puzzling}) => Boolean(puzzling?.chain?.steps));
  assert.doesNotMatch(board(), /wrong flag/);
  assert.match(board(), new RegExp(`${wrong}, unknown`));
  page.client.stop();
});

/** A call that is held back until it is let go. */
function holdBack(
  /** @type {Awaited<ReturnType<typeof createPage>>} */ page,
  /** @type {string} */ method,
) {
  /** @type {(value?: any) => void} */
  let letGo = () => {};
  const gate = new Promise((resolve) => (letGo = resolve));
  const begun = new Promise((resolve) => {
    page.on[method] = async (call) => {
      resolve(null);
      delete page.on[method];
      const answer = await call();
      await gate;
      return answer;
    };
  });
  return {begun, letGo};
}

const ticks = () => new Promise((resolve) => setImmediate(resolve));

test('on paper is the puzzle as it was set, with the marks, or solved, and the page is as it was', async () => {
  const page = await createPage();
  const open = page.open();
  await page.after(stroke(open, 'ship'));
  const {known} = page.view().boards[0];
  const {record} = /** @type {any} */ (page.get().game);
  const marks = shownCells(page.get(), page.view());
  for (const what of ['set', 'marks', 'solution']) {
    page.dispatch({type: 'puzzle-print', what: /** @type {any} */ (what)});
    await page.until(() => page.papers.length > 0 && !page.get().puzzling?.paper);
    const [sheet = []] = page.papers.splice(0);
    const unknown = sheet.filter(({state}) => state === 'unknown');
    if (what === 'set') assert.equal(unknown.length, sheet.length - known.length);
    if (what === 'marks') assert.deepEqual(sheet, marks);
    if (what === 'solution') {
      assert.equal(unknown.length, 0);
      const {row, col} = lineCounts(page.view(), sheet);
      for (const {state} of [...row, ...col]) assert.equal(state, 'satisfied');
    }
    assert.deepEqual(shownCells(page.get(), page.view()), marks);
    // Whoever prints the solution has seen it.
    assert.equal(page.get().game?.reasons ?? 0, what === 'solution' ? 1 : 0, what);
  }
  assert.equal(page.get().game?.record, record);

  const twice = {solutions: '2+', id: '', steps: undefined};
  page.on.solvePuzzle = async () => twice;
  page.dispatch({type: 'puzzle-print', what: 'solution'});
  await page.until(({notice}) => notice?.code === 'not-one-solution');
  assert.equal(page.papers.length, 0);
  page.client.stop();
});

test('after a puzzle of a newspaper comes one of its size', async () => {
  const page = await createPage();
  const line = 'csplib-113;4:1,3:2,2:3,1:4;2,4,3,3,2,4,1,1,0,0;0,5,0,2,2,3,1,3,2,2;c@6,9 w@0,5';
  await page.client.call('openPosition', [line], 'edit');
  await page.client.call('verdict', [], 'edit');
  await page.opening.openRecord(await page.client.call('play', ['solo:you', '1'], 'edit'));
  const {id, rows} = page.view().rules;
  assert.deepEqual([id, rows, page.get().settings.puzzle], [undefined, 10, 'puzzle-6']);
  const wishes = [];
  page.store.hear((action) => action.type === 'puzzle' && wishes.push(action.wish.rules));
  page.dispatch({type: 'puzzle-next'});
  assert.deepEqual(wishes, ['puzzle-10']);
  page.client.stop();
});

test('a puzzle cancelled while it is opened does not come', async () => {
  const page = await createPage();
  const {board} = page.get().game ?? {};
  const open = holdBack(page, 'openGame');
  page.dispatch({type: 'puzzle-next'});
  await open.begun;
  page.dispatch({type: 'puzzle-cancel'});
  assert.equal(page.get().making, null);
  open.letGo();
  await page.after(click(page.open()[0]));
  await ticks();
  assert.equal(page.get().game?.board, board);
  page.client.stop();
});

test('the game asked for after a puzzle is the one that comes, whichever is there first', async () => {
  const page = await createPage();
  const {record} = page.get().game ?? {};
  const making = holdBack(page, 'newPuzzle');
  page.dispatch({type: 'puzzle-next'});
  await making.begun;
  const open = holdBack(page, 'openGame');
  const back = page.opening.openRecord(record ?? '', {id: 'back'});
  await open.begun;
  making.letGo();
  await page.until((state) => state.making === null);
  // To cancel what is not made any more leaves it alone, too.
  page.dispatch({type: 'puzzle-cancel'});
  open.letGo();
  assert.ok(await back);
  await ticks();
  assert.equal(page.get().game?.id, 'back');
  page.client.stop();
});
