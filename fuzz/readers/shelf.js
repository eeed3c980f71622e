// A text that stands in the browser's storage where lessons, exercises or progress should: reading never fails and changes nothing, and what cannot be read whole is put aside before it is written over.
import assert from 'node:assert/strict';
import {keyOf} from '../../www/src/features/lessons/deck.js';
import {createDeckShelf} from '../../www/src/features/lessons/deck-shelf.js';
import {emptyDraft} from '../../www/src/features/lessons/draft.js';
import {createProgressShelf, createShelf} from '../../www/src/features/lessons/shelf.js';
import {shortName} from '../../www/src/shell/short-name.js';
import {assertSame, valueIn} from './common.js';

/** The name of the lesson `x`. */
const OWN = shortName('x');

export const watched = /features\/lessons\/(shelf|draft|deck|deck-shelf)\.js$/;
export const steps = [4000, 40];
const row = (/** @type {string} */ id) => ({...{id, at: 5}, lesson: emptyDraft('x', 'en')});
export const seeds = [
  {version: 1, lessons: [row('a'), row('b')]},
  {
    version: 1,
    rows: [
      ['a-b-1', {title: 'x', outcomes: []}],
      [OWN, 1],
    ],
  },
  {
    'spyglass-deck': 1,
    exercises: [{record: 'spyglass2 admiral s.1 solo:you FA1', step: 1, due: 1, streak: 0}],
  },
  {
    'spyglass-deck': 2,
    exercises: [
      {
        ...{record: 'spyglass2 reversi s.1 duel:you,engine-3 Mf5', step: 1, by: 'engine-4'},
        ...{due: 1, streak: 0},
      },
    ],
  },
].map((value) => JSON.stringify(value));

const [LESSON, DECK, PROGRESS] = ['spyglass-lessons', 'spyglass-deck', 'spyglass-lesson-progress'];

/** @param {string} text @param {string} name @param {string} key of its rows @param {() => unknown[]} read its rows @param {() => unknown} write @returns {boolean} whether it was read whole */
function kept(text, name, key, read, write) {
  const storage = new Map([[name, text]]);
  Object.assign(globalThis, {
    localStorage: {
      getItem: (/** @type {string} */ one) => storage.get(one) ?? null,
      setItem: (/** @type {string} */ one, /** @type {string} */ now) => void storage.set(one, now),
    },
  });
  const rows = read();
  assert.deepEqual(read(), rows);
  assert.deepEqual([...storage], [[name, text]], 'reading changes nothing');
  write();
  const aside = storage.get(`${name}-unread`);
  if (aside === undefined) {
    // Nothing is lost: each row was read.
    const said = valueIn(text);
    assert.ok(said === null || (Array.isArray(said[key]) && !text.startsWith('\ufeff')));
    // A decision that stands there twice is one.
    const many =
      said &&
      new Set(
        said[key].map((/** @type {object} */ one, /** @type {number} */ at) =>
          key === 'exercises' ? keyOf(/** @type {any} */ (one)) : at,
        ),
      ).size;
    if (said && key === 'rows') {
      // That of the lesson written was read, and every other one stays as it was.
      const isOwn = (/** @type {[string, unknown]} */ [of]) => of === OWN;
      const others = said.rows.filter((/** @type {[string, unknown]} */ row) => !isOwn(row));
      assertSame(rows, [said.rows.find(isOwn)?.[1] ?? null]);
      assertSame(valueIn(storage.get(name) ?? '').rows, others.slice(0, 40));
    } else if (said) assert.equal(rows.length, many);
    return true;
  }
  assert.deepEqual(JSON.parse(aside), [text]);
  write();
  assert.equal(storage.get(`${name}-unread`), aside, 'what was written is read');
  return false;
}

/** @param {string} text */
export function law(text) {
  const [shelf, deck, progress] = [createShelf(), createDeckShelf(), createProgressShelf()];
  const draft = emptyDraft('x', 'en');
  const whole = [
    kept(text, LESSON, 'lessons', shelf.read, () => {
      const before = shelf.read();
      const at = shelf.keep('a new one', draft, null);
      // Those that could be read are there still.
      if (typeof at === 'number') assert.deepEqual(shelf.read().length, before.length + 1);
      shelf.forget('a new one');
    }),
    kept(text, DECK, 'exercises', deck.read, () => deck.write(deck.read())),
    kept(
      text,
      PROGRESS,
      'rows',
      () => [progress.read('x')],
      () => progress.write('x', null),
    ),
  ];
  return `whole ${whole} ${Math.min(3, createShelf().read().length)}`;
}
