// The page of lessons: what is kept on this device is changed by whoever is there, and only as they are told.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {exercisesOf, keyOf, readDeck, writeDeck} from '../../www/src/features/lessons/deck.js';
import {createPageFlow} from '../../www/src/pages/lesson/flow.js';
import {firstState, reduce} from '../../www/src/pages/lesson/state.js';
import {createStore} from '../../www/src/shell/store.js';
import {storageIn} from './kept-rows.mjs';
import {speech} from './speech.mjs';

const RECORD = 'spyglass2 admiral s.42 race:you,parity FE5.2FB3.FE6.2FG8.FA1';
const TODAY = Math.floor(Date.now() / 86_400_000);

/** The page in a tab of its own, on the storage of a device. @param {Map<string, string>} kept @param {{opened?: () => void}} [how] */
function createTab(kept, {opened = () => {}} = {}) {
  const {get, dispatch, ...store} = createStore(firstState, reduce);
  const engines = /** @type {any} */ ({
    sea: {
      async open() {
        opened();
        return {game: 'sea'};
      },
    },
  });
  /** Tabs of one origin take turns. @template T @param {() => T} act */
  const here = (act) => {
    /** @type {any} */ (globalThis).localStorage = storageIn(kept)();
    return act();
  };
  const flow = createPageFlow({get, dispatch, ...store}, engines, {
    playersOf: async () => [],
    speech: () => speech,
    site: 'https://here.example/',
  });
  return {
    get,
    start: (/** @type {any} */ source) => here(() => flow.start(source)),
    dispatch: (/** @type {any} */ action) => here(() => dispatch(action)),
    said: () => get().said?.key ?? null,
    /** @param {number} at @param {'right' | 'near' | 'wrong'} judgement */
    answer(at, judgement) {
      here(() => {
        dispatch({type: 'lesson-judged', at, answer: 'A1', judgement, facts: {}});
        flow.keepProgress();
      });
    },
  };
}

const deckIn = (/** @type {Map<string, string>} */ kept) =>
  readDeck(kept.get('spyglass-deck') ?? writeDeck([]));
const settled = () => new Promise((resolve) => setTimeout(resolve));
const fileOf = (/** @type {object[]} */ deck) => {
  const text = writeDeck(/** @type {any} */ (deck));
  return {size: text.length, text: async () => text};
};

test('decisions of a link are kept from the first answer on, and those there keep their days', async () => {
  const [old, ...others] = exercisesOf(RECORD, [1, 3, 5], TODAY);
  const known = {...old, due: TODAY + 40, streak: 5};
  const kept = new Map([['spyglass-deck', writeDeck([known])]]);
  const tab = createTab(kept);
  await tab.start({again: RECORD, steps: [1, 3, 5]});
  assert.equal(tab.get().mode, 'play');
  assert.equal(tab.said(), 'lessons-deck-offered');
  // Somebody else's link has changed nothing yet.
  assert.deepEqual(deckIn(kept), [known]);
  tab.answer(0, 'wrong');
  assert.deepEqual(deckIn(kept), [known, ...others]);
  tab.answer(1, 'right');
  assert.deepEqual(deckIn(kept), [known, ...others]);
});

test('what is due comes first and counts, and what is not due is only practised', async () => {
  const deck = exercisesOf(RECORD, [1, 3, 5], TODAY).map((one, at) => ({
    ...one,
    due: TODAY + [9, 4, 7][at],
    streak: 2,
  }));
  const kept = new Map([['spyglass-deck', writeDeck(deck)]]);
  const early = createTab(kept);
  await early.start({of: 'deck'});
  const steps = early.get().player.lesson?.chapters.map(({step}) => step);
  assert.deepEqual(steps, [2, 4, 0]);
  for (const at of [0, 1, 2]) early.answer(at, 'right');
  assert.deepEqual(deckIn(kept), deck);
  const due = deck.map((one, at) => ({...one, due: TODAY - at}));
  kept.set('spyglass-deck', writeDeck(due));
  const late = createTab(kept);
  await late.start({of: 'deck'});
  late.answer(0, 'right');
  assert.deepEqual(deckIn(kept), [...due.slice(0, 2), {...due[2], streak: 3, due: TODAY + 16}]);
});

test('exercises of a file come to those there when they have been checked', async () => {
  const [first, second, third] = exercisesOf(RECORD, [1, 3, 5], TODAY);
  const kept = new Map([['spyglass-deck', writeDeck([first])]]);
  const tab = createTab(kept, {
    // Another tab keeps one meanwhile.
    opened: () => kept.set('spyglass-deck', writeDeck([first, second])),
  });
  tab.dispatch({type: 'deck-import', file: fileOf([third])});
  assert.equal(tab.get().loading, true);
  await settled();
  assert.equal(tab.get().loading, false);
  assert.deepEqual(deckIn(kept).map(keyOf), [first, second, third].map(keyOf));
  const many = Array.from({length: 500}, (_, at) => ({
    ...first,
    record: `spyglass2 admiral s.${at} solo:you -`,
  }));
  tab.dispatch({type: 'deck-import', file: fileOf(many)});
  await settled();
  assert.equal(tab.said(), 'lessons-deck-brought-full');
  assert.equal(tab.get().said?.args?.left, 500 + 2 - 500);
});
