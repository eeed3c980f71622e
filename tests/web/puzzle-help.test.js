// What helped with a puzzle is told at its end, however one came there; and help is had where it is offered.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createPuzzling} from '../../www/src/features/puzzle/flow.js';
import {doneSentence} from '../../www/src/features/puzzle/sentences.js';
import {canCheck} from '../../www/src/features/puzzle/state.js';
import {renderPuzzle} from '../../www/src/features/puzzle/view.js';
import {createTutoring} from '../../www/src/features/tutor/flow.js';
import {reduceTutor} from '../../www/src/features/tutor/state.js';
import {marksFor, puzzleCells} from '../../www/src/games/sea/puzzle-board.js';
import {createKeeping} from '../../www/src/games/sea/saving.js';
import {memoryShelf} from '../../www/src/games/sea/storage/games-database.js';
import {createKeep} from '../../www/src/games/sea/storage/settings.js';
import {drawn} from './drawn.mjs';
import {door} from './engine.mjs';
import {rowsIn} from './kept-rows.mjs';
import {createPage, until} from './page.mjs';
import {parts} from './parts.mjs';
import {speech} from './speech.mjs';

const made = (() => {
  const making = door.newPuzzle({rules: 'puzzle-6', level: 'easy', seed: '3'});
  while (!making.advance(1_000_000));
  const {record} = making.result();
  making.free();
  const game = door.openGame(record);
  const cells = puzzleCells(game.view()).filter(({given}) => !given);
  game.solve();
  const fleet = game.view().boards[0].ships.flatMap((/** @type {any} */ ship) => ship.cells);
  game.free();
  /** @param {boolean} isShip */
  const open = (isShip) =>
    cells.map(({cell}) => cell).filter((cell) => fleet.includes(cell) === isShip);
  return {record, ships: open(true), waters: open(false)};
})();

/** A visit to the puzzle, on a disk that outlives it. */
async function createVisit(shelf = memoryShelf()) {
  const page = createPage({mode: 'puzzle'});
  const {store, opening} = page;
  const noStorage = () => {
    throw new Error('denied');
  };
  const keep = createKeep({...rowsIn(async () => shelf), storage: noStorage});
  createKeeping(store, keep);
  store.extend(reduceTutor);
  createTutoring(store, page.client);
  createPuzzling(/** @type {any} */ (page));
  const games = (await keep.kept()).games;
  store.dispatch({type: 'kept', games});
  const [last] = games;
  await opening.openRecord(last?.record ?? made.record, last);
  const game = () => /** @type {any} */ (store.get().game);
  return {
    ...page,
    shelf,
    games: async () => (await keep.kept()).games,
    game,
    key: (/** @type {any} */ does, /** @type {string | null} */ cell = null) =>
      store.dispatch({type: 'key', does, with: undefined, cell, board: cell && 'sea-1'}),
    /** @param {Record<string, 'water' | 'ship' | 'unknown'>} wanted */
    async mark(wanted) {
      store.dispatch({type: 'puzzle-mark', wanted});
      await until(() => marksFor(game().view, wanted).length === 0);
    },
    async reason() {
      store.dispatch({type: 'puzzle-reasons'});
      await until(() => store.get().puzzling?.chain?.steps);
      store.dispatch({type: 'puzzle-unreason'});
    },
    async solve() {
      const wanted = Object.fromEntries(
        made.ships.map((cell) => [cell, /** @type {const} */ ('ship')]),
      );
      store.dispatch({type: 'puzzle-mark', wanted});
      await until(() => game().view.over);
    },
    done: () => doneSentence(store.get(), speech),
    drawn: () =>
      drawn(
        renderPuzzle(
          /** @type {any} */ ({
            state: store.get(),
            view: page.view(),
            ...speech,
            dispatch() {},
            link: () => '',
            parts,
          }),
          /** @type {any} */ (store.get().puzzling),
        ),
      ),
  };
}

test('a puzzle whose reasons were read is kept before its first mark, and after a reload they are told', async () => {
  const visit = await createVisit();
  await visit.reason();
  assert.equal(visit.game().view.steps, 0);
  await until(() => visit.store.get().kept.length > 0);
  visit.client.stop();
  const again = await createVisit(visit.shelf);
  await again.solve();
  assert.match(again.done(), /^Solved: .* with reasons viewed\.$/);
  again.client.stop();
});

test('nobody had help: nothing is kept, and nothing is told', async () => {
  const visit = await createVisit();
  assert.deepEqual(await visit.games(), []);
  await visit.solve();
  assert.match(visit.done(), /^Solved: .* without help\.$/);
  visit.client.stop();
});

test('with nothing marked nothing is checked, by the key as by the button', async () => {
  const visit = await createVisit();
  const {store} = visit;
  const isOff = () => !/>Check</.test(visit.drawn());
  visit.key('check', 'A1');
  assert.equal(store.get().notice?.code, 'nothing-to-check');
  assert.ok(isOff() && !canCheck(store.get()));
  assert.match(visit.heard.at(-1), /^Nothing is marked yet/);
  // A mark on its way is one to be checked.
  store.dispatch({type: 'puzzle-mark', wanted: {[made.waters[0]]: 'ship'}});
  assert.ok(!isOff() && canCheck(store.get()));
  visit.key('check', 'A1');
  await until(() => store.get().puzzling?.checked);
  assert.deepEqual(store.get().puzzling?.checked?.wrong, [made.waters[0]]);
  assert.equal(visit.game().checks, 1);
  visit.client.stop();
});

test('more is told of the hint in hand, which goes once it is followed', async () => {
  const visit = await createVisit();
  const {store} = visit;
  const tutor = () => store.get().tutor;
  const ask = async (/** @type {number} */ stage) => {
    store.dispatch({type: 'hint'});
    await until(() => tutor()?.hint?.stage === stage);
  };
  await ask(1);
  const first = tutor()?.hint?.hint;
  const {water = [], ship = []} = first ?? {};
  /** @type {[string, 'water' | 'ship'][]} */
  const cells = [
    ...water.map((cell) => /** @type {[string, 'water']} */ ([cell, 'water'])),
    ...ship.map((cell) => /** @type {[string, 'ship']} */ ([cell, 'ship'])),
  ];
  assert.ok(cells.length > 1, 'there are marks before the last');
  for (const [at, [cell, is]] of cells.slice(0, -1).entries()) {
    await visit.mark({[cell]: is});
    if (at < 3) await ask(at + 2);
    assert.equal(tutor()?.hint?.hint, first);
  }
  assert.equal(visit.game().hints, 1);
  assert.deepEqual(tutor()?.light, {of: 'hint'});
  const [cell, is] = /** @type {any} */ (cells.at(-1));
  await visit.mark({[cell]: is});
  assert.deepEqual([tutor()?.hint, tutor()?.light], [null, null]);
  await ask(1);
  assert.equal(visit.game().hints, 2);
  visit.client.stop();
});

test('from the end of a puzzle one goes back, and plays on from any step with what helped before', async () => {
  const visit = await createVisit();
  const {store} = visit;
  await visit.mark({[made.waters[0]]: 'water'});
  await visit.reason();
  await visit.solve();
  assert.match(visit.drawn(), /with reasons viewed\..*>Review<.*>Share</);
  assert.doesNotMatch(visit.drawn(), /Play on from here/);
  store.dispatch({type: 'go', where: 1});
  await until(() => visit.game().view.step === 1);
  assert.match(visit.drawn(), />Play on from here<.*>Share</);
  assert.match(visit.drawn(), /class="status">Step 1 of \d+\.</);
  assert.doesNotMatch(visit.drawn(), />Review<|with reasons viewed/);
  const {board} = visit.game();
  store.dispatch({type: 'play-on'});
  await until(() => visit.game().board !== board);
  assert.deepEqual([visit.game().view.ended, visit.game().view.steps], [false, 1]);
  await visit.solve();
  assert.match(visit.done(), /with reasons viewed\.$/);
  visit.client.stop();
});

test('in every mode what helped before one plays on has helped', async () => {
  const page = createPage();
  await page.start({mode: 'race', rules: 'admiral', seed: '4'});
  await page.turns.act('A1', 'shoot');
  await page.turns.take('undo');
  await page.turns.act('B1', 'shoot');
  await page.turns.take('solve');
  await page.watching.go('first');
  const {board, takeBacks} = /** @type {any} */ (page.store.get().game);
  assert.equal(takeBacks, 1);
  page.store.dispatch({type: 'play-on'});
  await until(() => page.store.get().game?.board !== board);
  assert.deepEqual(
    [page.store.get().game?.takeBacks, page.view().steps, page.view().ended],
    [1, 0, false],
  );
  page.client.stop();
});

test('a hint on its way gives place to one that speaks against a mark made since, and to no other', async () => {
  const visit = await createVisit();
  const {store} = visit;
  const hint = () => store.get().tutor?.hint;
  store.dispatch({type: 'hint'});
  await until(() => hint()?.stage === 1);
  const first = hint()?.hint;
  const [right] = made.ships.filter((cell) => !first?.ship?.includes(cell));
  await visit.mark({[right]: 'ship'});
  store.dispatch({type: 'hint'});
  await until(() => hint()?.stage === 2);
  assert.deepEqual(hint()?.hint, first, 'a right mark changes nothing');
  await visit.mark({[made.waters[0]]: 'ship'});
  store.dispatch({type: 'hint'});
  await until(() => hint()?.hint?.mistake);
  assert.equal(hint()?.stage, 1);
  assert.ok(hint()?.hint?.water?.includes(made.waters[0]));
  visit.client.stop();
});
