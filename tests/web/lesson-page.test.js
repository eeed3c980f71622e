// The page of lessons: what is kept on this device is changed by whoever is there, and only as they are told.

import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {createEngines} from '../../scripts/lib/lesson-engines.mjs';
import {at} from '../../scripts/lib/paths.mjs';
import {keyOf, readDeck, writeDeck} from '../../www/src/features/lessons/deck.js';
import {emptyChapter, emptyDraft} from '../../www/src/features/lessons/draft.js';
import {gameOf} from '../../www/src/features/lessons/format.js';
import {exercisesOf} from '../../www/src/features/lessons/repetition.js';
import {renderPlayer} from '../../www/src/features/lessons/view-player.js';
import {sourceIn} from '../../www/src/pages/lesson/address.js';
import {announcementOf} from '../../www/src/pages/lesson/announcements.js';
import {createPageFlow} from '../../www/src/pages/lesson/flow.js';
import {firstState, reduce} from '../../www/src/pages/lesson/state.js';
import {createStore} from '../../www/src/shell/store.js';
import {renderSure} from '../../www/src/shell/view/sure.js';
import {drawn} from './drawn.mjs';
import {storageIn} from './kept-rows.mjs';
import {until} from './page.mjs';
import {speech} from './speech.mjs';

const engines = createEngines();
const RECORD = 'spyglass2 admiral s.42 race:you,parity FE5.2FB3.FE6.2FG8.FA1';
const COUNTING = readFileSync(at('www/src/data/lessons/counting.json'), 'utf8');
const TODAY = Math.floor(Date.now() / 86_400_000);

/** The page in a tab of its own, on the storage of a device. @param {Map<string, string>} kept @param {{opened?: () => unknown, isFull?: boolean}} [how] `isFull`: nothing more can be stored */
function createTab(kept, {opened = () => {}, isFull = false} = {}) {
  const {get, dispatch, ...store} = createStore(firstState, reduce);
  const engines = /** @type {any} */ ({
    sea: {
      check: async () => {},
      async open() {
        await opened();
        return {game: 'sea', view: {rules: {}, boards: [{known: [], marks: []}]}};
      },
    },
    reversi: async () => ({
      check: async () => {},
      async open() {
        await opened();
        return {game: 'reversi', view: {legal: []}};
      },
    }),
  });
  /** Tabs of one origin take turns. @template T @param {() => T} act */
  const here = (act) => {
    const storage = storageIn(kept)();
    const full = {
      setItem() {
        throw new Error('full');
      },
    };
    /** @type {any} */ (globalThis).localStorage = isFull ? {...storage, ...full} : storage;
    return act();
  };
  const flow = createPageFlow({get, dispatch, ...store}, engines, {
    playersOf: async () => [],
    speech: () => speech,
    exercisesSaid: async () => {},
  });
  return {
    get,
    start: (/** @type {any} */ source) => here(() => flow.start(source)),
    dispatch: (/** @type {any} */ action) => here(() => dispatch(action)),
    elsewhere: () => here(() => flow.changedElsewhere('spyglass-lessons')),
    said: () => get().said?.key ?? null,
    isUnsaved: () => flow.isUnsaved(),
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

test('moves of Reversi come back beside shots, judged by whom their review was by', async () => {
  const record = 'spyglass2 reversi s.1 duel:you,engine-6 Mf5.Md6.Mc3.Md3.Mc4';
  const shots = exercisesOf(RECORD, [1], TODAY - 9);
  const kept = new Map([['spyglass-deck', writeDeck(shots)]]);
  const tab = createTab(kept);
  await tab.start({again: record, steps: [1, 5, 9], by: 'engine-6'});
  tab.answer(1, 'right');
  const moves = exercisesOf(record, [1, 5], TODAY, 'engine-6');
  assert.deepEqual(deckIn(kept), [...shots, ...moves]);
  // All come back by their days, each as its game asks.
  await tab.start({of: 'deck'});
  assert.equal(tab.get().player.lesson?.chapters.length, 1);
  const late = deckIn(kept).map((one) => ({...one, due: TODAY}));
  kept.set('spyglass-deck', writeDeck(late));
  await tab.start({of: 'deck'});
  const chapters = tab.get().player.lesson?.chapters ?? [];
  assert.deepEqual(
    chapters.map(({goal}) => [goal.by, goal.agent]),
    [
      ['either', undefined],
      ['error', 'engine-6'],
      ['error', 'engine-6'],
    ],
  );
  assert.equal(new Set(chapters.map(({prompt}) => prompt)).size, 2);
  tab.answer(1, 'right');
  assert.deepEqual(deckIn(kept)[1], {...moves[0], streak: 1, due: TODAY + 3});
  const other = createTab(new Map());
  await other.start({again: record, steps: [1], by: null});
  assert.equal(other.get().player.lesson?.chapters[0].goal.agent, 'engine-4');
  for (const by of ['parity', 'minimax-novice', '<script>']) {
    const refused = createTab(new Map());
    await refused.start({again: record, steps: [1], by});
    assert.equal(refused.get().refused?.code, 'bad-judge');
  }
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
  await until(() => !tab.get().loading);
  assert.equal(tab.get().loading, false);
  assert.deepEqual(deckIn(kept).map(keyOf), [first, second, third].map(keyOf));
  const many = Array.from({length: 500}, (_, at) => ({
    ...first,
    record: `spyglass2 admiral s.${at} solo:you -`,
  }));
  tab.dispatch({type: 'deck-import', file: fileOf(many)});
  await until(() => !tab.get().loading);
  assert.equal(tab.said(), 'lessons-deck-brought-full');
  assert.equal(tab.get().said?.args?.left, 500 + 2 - 500);
});

const lessonsIn = (/** @type {Map<string, string>} */ kept) =>
  /** @type {{id: string, at: number, lesson: import('../../www/src/features/lessons/types.js').Lesson}[]} */ (
    JSON.parse(kept.get('spyglass-lessons') ?? '{"lessons":[]}').lessons
  );
const titled = (/** @type {string} */ title) => ({type: 'write-lesson', change: {title}});

test('a position of a link is shown first, and kept at a press or with a change', async () => {
  for (const keeps of [{type: 'add-sure'}, titled('mine')]) {
    const kept = new Map();
    const tab = createTab(kept);
    await tab.start({add: RECORD});
    assert.equal(tab.get().adding?.chapter, 1);
    assert.deepEqual(lessonsIn(kept), []);
    tab.dispatch(keeps);
    assert.equal(tab.get().adding, null);
    assert.equal(tab.said(), 'lessons-added');
    assert.deepEqual(
      lessonsIn(kept).map(({lesson}) => lesson.chapters.map(({record}) => record)),
      [[RECORD]],
    );
    // Whoever leaves instead has nothing more.
    await createTab(kept).start({add: RECORD});
    assert.equal(lessonsIn(kept)[0].lesson.chapters.length, 1);
  }
});

test('no chapter is lost where two tabs write on one lesson', async () => {
  // The first tab is told of what the other has added, or is not told.
  for (const isTold of [true, false]) {
    const kept = new Map();
    const [first, second] = [createTab(kept), createTab(kept)];
    await first.start({add: RECORD});
    first.dispatch({type: 'add-sure'});
    await second.start({add: `${RECORD}.2FJ1`});
    second.dispatch({type: 'add-sure'});
    if (isTold) first.elsewhere();
    first.dispatch(titled('mine'));
    const chapters = lessonsIn(kept)
      .map(({lesson: {title, chapters}}) => `${title}: ${chapters.length}`)
      .sort();
    assert.deepEqual(chapters, isTold ? ['mine: 2'] : ['New lesson: 2', 'mine: 1']);
    assert.equal(first.said(), isTold ? 'lessons-added' : 'lessons-forked');
    first.dispatch(titled('mine again'));
    assert.equal(lessonsIn(kept).length, isTold ? 1 : 2);
  }
});

test('positions of two links that are shown at once both come into the lesson', async () => {
  const kept = new Map();
  const tabs = [createTab(kept), createTab(kept), createTab(kept)];
  for (const [at, tab] of tabs.entries())
    await tab.start({add: at ? `${RECORD}.2FJ${at}` : RECORD});
  tabs[0].dispatch({type: 'add-sure'});
  for (const tab of tabs.slice(1)) {
    tab.elsewhere();
    tab.dispatch({type: 'add-sure'});
  }
  const lengths = lessonsIn(kept).map(({lesson}) => lesson.chapters.length);
  assert.deepEqual(lengths, [3]);
});

const rows = (/** @type {number} */ count) =>
  Array.from({length: count}, (_, at) => ({
    ...{id: `id${at}`, at: at + 1},
    lesson: emptyDraft(`lesson ${at}`, 'en'),
  }));

test('as many lessons are kept as there is room for, and none goes for another', () => {
  const kept = new Map([['spyglass-lessons', JSON.stringify({version: 1, lessons: rows(39)})]]);
  const [one, other] = [createTab(kept), createTab(kept)];
  for (const tab of [one, other]) tab.dispatch({type: 'write-new'});
  one.dispatch(titled('the 40th'));
  const full = kept.get('spyglass-lessons');
  other.dispatch(titled('the 41st'));
  assert.equal(other.said(), 'lessons-full');
  const third = createTab(kept);
  third.dispatch({type: 'write-new'});
  assert.equal(third.said(), 'lessons-full');
  assert.equal(third.get().writer, null);
  assert.equal(kept.get('spyglass-lessons'), full);
  assert.equal(lessonsIn(kept).length, 40);
  // Those there are written on.
  third.dispatch({type: 'write-kept', id: 'id0'});
  third.dispatch(titled('first'));
  assert.equal(lessonsIn(kept)[0].lesson.title, 'first');
  assert.equal(lessonsIn(kept).length, 40);
});

test('what cannot be read is put aside before something is written in its place', async () => {
  const [row] = rows(1);
  for (const text of [
    '{"version":2,"lessons":[]}',
    '{',
    'null and void',
    JSON.stringify({version: 1, lessons: [row, {...row, lesson: {'spyglass-lesson': 3}}]}),
  ]) {
    const kept = new Map([['spyglass-lessons', text]]);
    const tab = createTab(kept);
    tab.dispatch({type: 'write-new'});
    assert.equal(kept.has('spyglass-lessons-unread'), false);
    for (const title of ['a', 'b']) tab.dispatch(titled(title));
    assert.deepEqual(JSON.parse(kept.get('spyglass-lessons-unread') ?? ''), [text]);
    assert.equal(lessonsIn(kept)[0].lesson.title, 'b');
  }
  for (const text of ['{"spyglass-deck":2}', 'x']) {
    const kept = new Map([['spyglass-deck', text]]);
    const tab = createTab(kept);
    tab.dispatch({type: 'deck-import', file: fileOf(exercisesOf(RECORD, [1], TODAY))});
    await until(() => !tab.get().loading);
    assert.deepEqual(JSON.parse(kept.get('spyglass-deck-unread') ?? ''), [text]);
    assert.equal(deckIn(kept).length, 1);
  }
});

test('exercises that cannot be read are said, hide no others, and can be saved', async () => {
  const [good, bad] = exercisesOf(RECORD, [1, 3], TODAY);
  const text = JSON.stringify({'spyglass-deck': 1, exercises: [{...bad, due: 'soon'}, good]});
  for (const [kept, expected] of /** @type {[string, object[]][]} */ ([
    ['{"spyglass-deck":3,"exercises":[]}', []],
    ['{broken', []],
    [text, [good]],
  ])) {
    const storage = new Map([['spyglass-deck', kept]]);
    const tab = createTab(storage);
    await tab.start(null);
    await until(() => tab.get().refused !== null);
    assert.equal(tab.get().refused?.code, 'deck-unread');
    assert.deepEqual(tab.get().deck, expected);
    assert.ok(tab.get().unread);
    assert.deepEqual([...storage], [['spyglass-deck', kept]]);
    // A lesson that is played says nothing of them.
    const other = createTab(storage);
    await other.start({of: 'text', text: COUNTING});
    assert.equal(other.get().refused, null);
    // Once something was added they are still there to be saved.
    tab.dispatch({type: 'deck-import', file: fileOf([bad])});
    await until(() => !tab.get().loading);
    assert.deepEqual(deckIn(storage), [...expected, bad]);
    assert.ok(tab.get().unread);
    assert.deepEqual(JSON.parse(storage.get('spyglass-deck-unread') ?? ''), [kept]);
  }
});

test('what cannot be taken back is done by the second press of the same button', () => {
  const word = 'lessons-give-up';
  /** What a press sends, where another was pressed before. @param {string | null} sure @param {boolean} [off] */
  const pressed = (sure, off) => {
    /** @type {unknown[]} */
    const sent = [];
    const state = reduce(firstState, {type: 'sure', word: sure});
    const dispatch = (/** @type {unknown} */ action) => sent.push(action);
    const button = renderSure({...speech, state, dispatch}, word, {type: 'done'}, {off});
    const [, press] = button.values.filter((value) => typeof value === 'function');
    /** @type {() => void} */ (press)();
    return sent;
  };
  for (const other of [null, 'lessons-write-remove'])
    assert.deepEqual(pressed(other), [{type: 'sure', word}]);
  assert.deepEqual(pressed(word), [{type: 'sure', word: null}, {type: 'done'}]);
  assert.deepEqual(pressed(word, true), []);
  const asked = reduce(firstState, {type: 'sure', word});
  const said = announcementOf({type: 'sure', word}, asked, firstState, speech);
  assert.equal(said, `${speech.words(word)}? Press again.`);
});

test('something is lost with the page only where what was written could not be kept', async () => {
  const kept = new Map();
  const tab = createTab(kept);
  assert.equal(tab.isUnsaved(), false);
  tab.dispatch({type: 'write-new'});
  assert.equal(tab.isUnsaved(), false, 'nothing is written yet');
  tab.dispatch(titled('a'));
  assert.equal(tab.isUnsaved(), false);
  // A chapter of a link is kept at a press.
  await tab.start({add: `?${new URLSearchParams({v: '2', g: RECORD})}`});
  assert.equal(tab.isUnsaved(), true);
  tab.dispatch({type: 'add-sure'});
  assert.equal(tab.isUnsaved(), false);
  // Where nothing can be stored, what is written is lost, until it is another lesson.
  const none = createTab(new Map(), {isFull: true});
  none.dispatch({type: 'write-new'});
  assert.equal(none.isUnsaved(), false);
  none.dispatch(titled('a'));
  assert.equal(none.said(), 'lessons-not-kept');
  assert.equal(none.isUnsaved(), true);
  none.dispatch({type: 'write-new'});
  assert.equal(none.isUnsaved(), false);
});

test('where a chapter has come to is announced, also of two that were alike', () => {
  const draft = {...emptyDraft('x', 'en'), chapters: [emptyChapter]};
  let state = reduce(firstState, {type: 'write-begin', id: 'x', draft});
  for (const type of /** @type {const} */ (['write-add', 'write-add', 'write-copy']))
    state = reduce(state, {type});
  const chapters = state.writer?.draft.chapters ?? [];
  assert.equal(new Set(chapters).size, 4);
  for (const [from, to, expected] of /** @type {[number, number, string][]} */ ([
    [0, 1, 'Chapter 2 of 4'],
    [1, 2, 'Chapter 3 of 4'],
    [3, 4, ''],
  ])) {
    const action = {type: /** @type {const} */ ('write-move'), from, to};
    const before = state;
    state = reduce(state, action);
    assert.equal(announcementOf(action, state, before, speech), expected);
  }
  // The one in hand stays in hand.
  assert.equal(state.writer?.draft.chapters[state.writer.at], chapters[3]);
});

test('a lesson that is only gone through has nothing that answers', async () => {
  const {chapters} = JSON.parse(
    readFileSync(new URL('../../www/src/data/lessons/likeliest.json', import.meta.url), 'utf8'),
  );
  for (const chapter of chapters.filter((/** @type {any} */ one) => gameOf(one) === 'sea')) {
    const lesson = /** @type {any} */ ({...emptyDraft('x', 'en'), chapters: [chapter, chapter]});
    const begun = reduce(firstState, {type: 'lesson-begin', lesson});
    const scene = await engines.sea.open(chapter);
    const {player} = reduce(begun, {type: 'lesson-opened', at: 0, scene, game: null});
    const shown = {...speech, state: player, dispatch() {}, grids: {}, reversi: null, sure: null};
    const whole = drawn(renderPlayer(shown));
    const bare = drawn(renderPlayer({...shown, readonly: true}));
    assert.match(whole, /lesson-answer|Choose|hint/);
    assert.doesNotMatch(bare, /<input|lesson-answer|lesson-tools|lesson-hints"> <button/);
    assert.match(bare, /lesson-next|Next chapter/);
  }
});

test('who previews begins at the chapter in hand, and leaves no result', async () => {
  const kept = new Map();
  const tab = createTab(kept);
  tab.dispatch({type: 'write-new'});
  for (const prompt of ['One', 'Two', 'Three']) {
    if (prompt !== 'One') tab.dispatch({type: 'write-add'});
    tab.dispatch({type: 'write-start', start: {position: {rules: 'admiral', shots: []}}});
    tab.dispatch({type: 'write', change: {prompt}});
  }
  tab.dispatch({type: 'write-at', at: 1});
  tab.dispatch({type: 'write-preview'});
  await until(() => tab.get().mode === 'play');
  assert.deepEqual([tab.get().preview, tab.get().player.at], ['write', 1]);
  tab.answer(1, 'right');
  assert.equal(kept.get('spyglass-lesson-progress'), undefined);
  tab.dispatch({type: 'preview-back'});
  assert.deepEqual([tab.get().mode, tab.get().writer?.at], ['write', 1]);
  // What lacks something is not handed out, and the chapter that lacks it is shown.
  tab.dispatch({type: 'write-at', at: 2});
  tab.dispatch({type: 'write', change: {prompt: ''}});
  tab.dispatch({type: 'write-at', at: 0});
  tab.dispatch({type: 'write-hand'});
  await until(() => tab.get().refused !== null);
  assert.deepEqual(
    [tab.get().mode, tab.get().writer?.at, tab.get().refused?.code],
    ['write', 2, 'bad-lesson'],
  );
  tab.dispatch({type: 'write', change: {prompt: 'Three'}});
  tab.dispatch({type: 'write-hand'});
  await until(() => tab.get().mode === 'hand');
  assert.equal(tab.get().handed?.chapters.length, 3);
  assert.equal(tab.get().source?.of, 'kept');
});

test('of what is opened to be handed out or played only the newest choice is shown', async () => {
  const lesson = (/** @type {string} */ title) =>
    /** @type {const} */ ({
      of: 'text',
      text: JSON.stringify({
        'spyglass-lesson': 1,
        title,
        chapters: [{record: RECORD, prompt: 'x', ask: 'predict', goal: {agent: 'hunt'}}],
      }),
    });
  for (const [first, next] of [
    ['hand', 'hand'],
    ['hand', 'play'],
    ['play', 'hand'],
    ['play', 'play'],
  ]) {
    const waiting = /** @type {((value?: unknown) => void)[]} */ ([]);
    const tab = createTab(new Map(), {opened: () => new Promise((go) => waiting.push(go))});
    const choose = (/** @type {string} */ what, /** @type {string} */ title) =>
      tab.dispatch(
        what === 'hand'
          ? {type: 'hand', source: lesson(title)}
          : {type: 'open', source: lesson(title), preview: 'hand'},
      );
    choose(first, 'the first');
    choose(next, 'the next');
    await until(() => waiting.length === 2);
    // The engine answers the older one last.
    waiting[1]();
    await until(() => !tab.get().loading);
    waiting[0]();
    await new Promise((done) => setTimeout(done));
    const {mode, source} = tab.get();
    assert.equal(mode, next, `${first}, ${next}`);
    assert.deepEqual(source, lesson('the next'));
  }
});

test('a link that cannot be followed, and a file that is something else, says why', async () => {
  for (const [search, code] of [
    ['?v=9&lesson=counting', 'unknown-link-version'],
    ['?v=9&teachers=1', 'unknown-link-version'],
    ['?v=9', 'unknown-link-version'],
    ['?v=2&l=broken', 'lesson-link-broken'],
    ['?v=2&add=javascript:alert(1)', 'bad-position'],
    ['?v=2&again=x&steps=1', 'no-exercise'],
    [`?v=2&again=${encodeURIComponent(RECORD)}&steps=99`, 'no-exercise'],
  ]) {
    const tab = createTab(new Map());
    await tab.start(sourceIn(search));
    assert.equal(tab.get().refused?.code, code, search);
  }
  for (const [said, code] of [
    ['PK\u0003\u0004\u0014', 'lesson-is-package'],
    [COUNTING.replace('"title":', '"title": "\ufffd",\n"title":'), 'lesson-encoding'],
    [' '.repeat(2 ** 21), 'lesson-too-large'],
    ['a stray text', 'no-lesson'],
    ['https://site.example/lesson/?v=9&lesson=proof', 'unknown-link-version'],
  ]) {
    const tab = createTab(new Map());
    tab.dispatch({type: 'open-said', said});
    await until(() => tab.get().refused !== null);
    assert.equal(tab.get().refused?.code, code);
  }
});

test('a lesson and exercises are taken wherever a file or a text is', async () => {
  const deck = exercisesOf(RECORD, [1, 3], TODAY);
  for (const mode of /** @type {const} */ (['shelf', 'hand', 'play']))
    for (const type of ['open-file', 'open-said']) {
      const kept = new Map();
      const tab = createTab(kept);
      tab.dispatch({type: 'page-mode', mode});
      const open = (/** @type {string} */ said) =>
        tab.dispatch({type, said, file: {size: said.length, text: async () => said}});
      open(writeDeck(deck));
      await until(() => kept.has('spyglass-deck'));
      assert.deepEqual(deckIn(kept), deck);
      assert.equal(tab.get().mode, mode);
      open(COUNTING);
      await until(() => tab.get().player.lesson !== null || tab.get().handed !== null);
      assert.equal(tab.get().mode, mode === 'hand' ? 'hand' : 'play');
    }
});
