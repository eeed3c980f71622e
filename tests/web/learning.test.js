// What agents learn of whoever plays here: counted once a game, kept apart by name, brought in whole or not at all.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createLearning} from '../../www/src/games/sea/habits/flow.js';
import {
  depthOf,
  habitsUnder,
  learnt,
  lessonOf,
  MOST_NAME,
  nameOf,
  ownHabits,
  readHabits,
  replaced,
  taught,
  weightsOf,
  writeHabits,
} from '../../www/src/games/sea/habits/state.js';
import {renderHabits} from '../../www/src/games/sea/habits/view.js';
import {gameIds} from '../../www/src/games/sea/presets.js';
import {drawn} from './drawn.mjs';
import {door} from './engine.mjs';
import {storageIn} from './kept-rows.mjs';
import {cellsOf, createPage, duel, until} from './page.mjs';
import {speech} from './speech.mjs';

/** @typedef {import('../../www/src/games/sea/habits/types.js').Habits} Habits */

/** @param {number} game @param {Partial<Habits>} [more] */
const lesson = (game, more = {}) => ({
  name: 'Anna',
  rules: 'admiral',
  // As many cells as the fleet has.
  cells: Array.from({length: 100}, (_, cell) => Number((cell + 3 * game) % 100 < 17)),
  seas: [`sea ${game}`],
  ...more,
});

/** @param {ReturnType<typeof lesson>[]} lessons @returns {Habits[]} */
const after = (lessons) => lessons.reduce((habits, one) => learnt(habits, one), []);

test('games count in any order, each once, a name and rule set apart', () => {
  const lessons = [1, 2, 3, 4, 5].map((game) => lesson(game));
  const [habits] = after(lessons);
  const [turned] = after([...lessons].reverse());
  assert.equal(habits.games, 5);
  assert.deepEqual(habits.cells, turned.cells);
  assert.deepEqual(after([...lessons, ...lessons]), after(lessons));
  const mixed = after([lesson(1), lesson(1, {name: ''}), lesson(2, {rules: 'sea-battle'})]);
  assert.deepEqual(
    mixed.map(({games}) => games),
    [1, 1, 1],
  );
  const learning = {on: true, name: 'Anna', habits: mixed, weights: {}};
  assert.equal(ownHabits(learning).length, 2);
  assert.equal(habitsUnder(learning, 'sea-battle')?.name, 'Anna');
  assert.equal(habitsUnder(learning, 'moving'), null);
});

test('a file is read as it was written, and a bad one is refused whole', () => {
  const habits = after([lesson(1), lesson(2), lesson(1, {name: ''})]);
  assert.deepEqual(readHabits(writeHabits(habits), gameIds), habits);
  const [good] = habits;
  const wrong = [
    {...good, rules: 'chess'},
    {...good, games: 0},
    {...good, games: 1.5},
    {...good, cells: good.cells.slice(1)},
    {...good, cells: good.cells.map(() => good.games + 1)},
    {...good, cells: good.cells.map(() => -1)},
    {...good, cells: good.cells.map((seen, cell) => (cell === 0 ? 1 - Math.min(seen, 1) : seen))},
    {...good, games: good.games + 1},
    {...good, rules: 'sea-battle'},
    good,
    {...good, name: 'x'.repeat(MOST_NAME + 1)},
    {...good, name: ' Anna'},
    {...good, seas: 'sea'},
    null,
  ];
  for (const row of wrong)
    assert.throws(
      () => readHabits(JSON.stringify({version: 1, habits: [good, row]}), gameIds),
      {code: 'bad-habits', args: {row: 2}},
      JSON.stringify(row),
    );
  for (const text of [
    '',
    'nonsense',
    '{}',
    '[]',
    'null',
    JSON.stringify({version: 2, habits}),
    JSON.stringify({version: 1, habits: []}),
  ])
    assert.throws(() => readHabits(text, gameIds), {code: 'bad-habits'}, text);
  const turned = readHabits(writeHabits([{...good, name: '\u202eAn\u0007na\u2069'}]), gameIds);
  assert.deepEqual(turned, [good], 'what would turn the text around a name is left out');
  const moved = {...good, rules: 'moving', cells: good.cells.map(() => good.games)};
  assert.deepEqual(readHabits(writeHabits([moved]), gameIds), [moved]);
  const more = [{...good, games: 9}];
  assert.deepEqual(replaced(habits, more).length, habits.length);
  assert.equal(replaced(habits, more).find(({name}) => name === 'Anna')?.games, 9);
});

test('an agent keeps its other options, and learns anew in the place of before', () => {
  assert.equal(taught('exact', 'gg'), 'exact(learned=gg)');
  const text = taught('p-matrix(wound-weight=only)', 'gA');
  assert.equal(text, 'p-matrix(wound-weight=only;learned=gA)');
  assert.equal(taught(text, '__'), 'p-matrix(wound-weight=only;learned=__)');
});

test('the weights shown are those the engine reads', () => {
  const [least, plain, most] = weightsOf('Ag_');
  assert.ok(Math.abs(least - 0.2) < 1e-9 && plain === 1 && Math.abs(most - 4.755) < 1e-3);
  const depths = weightsOf('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_').map(
    depthOf,
  );
  assert.deepEqual(
    depths,
    [...depths].sort((a, b) => a - b),
  );
  assert.deepEqual([Math.min(...depths), Math.max(...depths)], [0, 8]);
});

test('a name is short, and has no spaces about it', () => {
  assert.equal(nameOf('  Anna '), 'Anna');
  assert.equal(nameOf('x'.repeat(99)).length, MOST_NAME);
});

const forbidden = () => {
  throw new Error('denied');
};

/** A page on which agents learn; `rows` is its disk, null where it has none. @param {any[] | null} rows */
function learningPage(rows) {
  const page = createPage({mode: 'play'});
  /** @type {string[]} */
  const saved = [];
  const hands = /** @type {any} */ ({
    ...page.hands,
    download: (/** @type {string} */ _name, /** @type {string} */ text) => saved.push(text),
  });
  /** @type {Map<string, string>} */
  const texts = new Map();
  const learning = createLearning(/** @type {any} */ ({...page, hands}), {
    open: async () => {
      if (!rows) throw new Error('denied');
      return {
        async change(how) {
          const next = how([...rows]);
          rows.splice(0, rows.length, ...structuredClone(next));
          return next;
        },
      };
    },
    storage: rows ? storageIn(texts) : forbidden,
  });
  const known = () => page.store.get().learning?.habits ?? [];
  return {...page, learning, saved, known};
}

/** @param {ReturnType<typeof learningPage>} page @param {string} seed @param {string} agent */
async function givenUp(page, seed, agent) {
  await page.start({...duel(seed), agent});
  await page.turns.act('A1', 'shoot');
  page.store.dispatch({type: 'take', method: 'solve'});
  await until(() => page.view().ended);
}

test('what is off learns nothing; what is on learns where the person’s ships lay, and the next agent knows', async () => {
  for (const rows of [[], null]) {
    const page = learningPage(rows);
    const {store} = page;
    await givenUp(page, '5', 'p-matrix');
    assert.deepEqual(page.known(), [], 'off');
    store.dispatch({type: 'learns', on: true});
    await givenUp(page, '6', 'parity');
    assert.deepEqual(page.known(), [], 'it cannot learn');
    await givenUp(page, '7', 'p-matrix');
    await until(() => page.known().length === 1);
    const [{games, cells}] = page.known();
    assert.equal(games, 1);
    const board = cellsOf(page.view());
    const fleet = door.drawFleet('admiral', '7').flatMap(({cells: own}) => own);
    assert.deepEqual(
      board.filter((_, place) => cells[place] === 1),
      board.filter((cell) => fleet.includes(cell)),
    );
    assert.equal(
      lessonOf(store.get())?.cells.reduce((sum, seen) => sum + seen, 0),
      fleet.length,
    );
    assert.equal(store.get().forgetful, rows === null);

    const agent = await page.learning.teach('p-matrix(wound-weight=only)', 'admiral');
    assert.match(agent, /^p-matrix\(wound-weight=only;learned=[\w-]{100}\)$/);
    assert.equal(await page.learning.teach('parity', 'admiral'), 'parity');
    assert.equal(await page.learning.teach('exact', 'sea-battle'), 'exact', 'another rule set');
    store.dispatch({type: 'learns-from', name: 'Ben'});
    assert.equal(await page.learning.teach('exact', 'admiral'), 'exact', 'another person');
    store.dispatch({type: 'learns-from', name: ''});
    assert.equal(
      (await page.learning.teach('exact', 'admiral')).length,
      'exact(learned=)'.length + 100,
    );
    store.dispatch({type: 'learns', on: false});
    assert.equal(await page.learning.teach('exact', 'admiral'), 'exact', 'off');
    page.client.stop();
  }
});

/** @param {string} text */
const file = (text) => /** @type {any} */ ({size: text.length, text: async () => text});

test('habits are drawn, saved, forgotten and brought in again; a bad file changes nothing', async () => {
  const page = learningPage([]);
  const {store} = page;
  const shown = () =>
    /** @type {any} */ ({state: store.get(), view: null, ...speech, dispatch() {}, parts: {}});
  store.dispatch({type: 'learns', on: true});
  assert.match(drawn(renderHabits(shown())), /Agents have learned nothing under this name/);
  await givenUp(page, '8', 'exact');
  await until(() => page.known().length === 1);
  store.dispatch({type: 'dialog', dialog: 'statistics'});
  await until(() => store.get().learning?.weights.admiral);
  const text = drawn(renderHabits(shown()));
  assert.match(text, /from 1 game/);
  assert.equal(text.match(/<td data-tint/g)?.length, 100);
  assert.equal(text.match(/class="depth-step"/g)?.length, 9, 'the scale of the tints');
  // What comes between the two presses leaves the first as it is.
  const {learning} = store.get();
  store.dispatch({type: 'sure', word: 'habits-forget'});
  store.dispatch({type: 'habits-weights', weights: learning?.weights ?? {}});
  store.dispatch({type: 'habits', habits: learning?.habits ?? []});
  assert.match(drawn(renderHabits(shown())), /Delete this player\?/);
  store.dispatch({type: 'sure', word: null});
  store.dispatch({type: 'habits-export'});
  const before = page.known();
  store.dispatch({type: 'habits-import', file: file('nonsense')});
  await until(() => store.get().notice?.code === 'bad-habits');
  assert.deepEqual(page.known(), before);
  store.dispatch({type: 'habits-forget'});
  await until(() => page.known().length === 0);
  store.dispatch({type: 'habits-import', file: file(page.saved[0])});
  await until(() => page.known().length === 1);
  assert.deepEqual(page.known(), before);
  // What the last wish came to stands alone.
  await until(() => store.get().said?.key === 'habits-imported');
  assert.equal(store.get().notice, null);
  store.dispatch({type: 'habits-import', file: file('nonsense')});
  await until(() => store.get().notice?.code === 'bad-habits');
  assert.equal(store.get().said, null);
  page.client.stop();
});
