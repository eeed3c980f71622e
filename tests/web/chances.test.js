// Chances as help, and agents that take long to count: state, flows and sight on an engine that counts as slowly as wanted.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createSeaClient} from '../../www/src/engine/client-kinds.js';
import {createResponder} from '../../www/src/engine/responder.js';
import {reasonSentence} from '../../www/src/features/review/reason-sentences.js';
import {spoken} from '../../www/src/games/sea/announcer.js';
import {chancesSpoken} from '../../www/src/games/sea/belief-sentences.js';
import {positionKey, shownBelief} from '../../www/src/games/sea/chances.js';
import {createActing} from '../../www/src/games/sea/commands.js';
import {createCounting} from '../../www/src/games/sea/counting.js';
import {createAsking} from '../../www/src/games/sea/engine-request.js';
import {createOpening} from '../../www/src/games/sea/opening.js';
import {initialState, reduce} from '../../www/src/games/sea/reduce.js';
import {createKeeping} from '../../www/src/games/sea/saving.js';
import {createTurns} from '../../www/src/games/sea/shooting.js';
import {memoryShelf} from '../../www/src/games/sea/storage/games-database.js';
import {createKeep} from '../../www/src/games/sea/storage/settings.js';
import {renderPage} from '../../www/src/games/sea/view/page.js';
import {createWatching} from '../../www/src/games/sea/watching.js';
import {createStore} from '../../www/src/shell/store.js';
import {createCountingDoor} from './counting-door.mjs';
import {drawn} from './drawn.mjs';
import {door, loadTutor} from './engine.mjs';
import {rowsIn} from './kept-rows.mjs';
import {parts} from './parts.mjs';
import {speech} from './speech.mjs';

const later = (ms = 20) => new Promise((resolve) => setTimeout(resolve, ms));

/** @param {any} [how] */
function createPage({
  known = {},
  shelf = memoryShelf(),
  now = performance.now.bind(performance),
  ...how
} = {}) {
  const counting = createCountingDoor(how);
  const startWorker = () => {
    /** @type {any} */
    const worker = {onmessage: null, onerror: null, terminate() {}};
    const respond = createResponder(
      counting.door,
      (data) => worker.onmessage?.({data: structuredClone(data)}),
      {loadTutor, now},
    );
    worker.postMessage = (/** @type {any} */ message) =>
      queueMicrotask(() => respond(structuredClone(message)));
    queueMicrotask(() => worker.onmessage?.({data: {status: 'ready'}}));
    return worker;
  };
  const store = createStore(initialState(known), reduce);
  const client = createSeaClient({startWorker});
  const asking = createAsking(store, client);
  const opening = createOpening(store, client);
  const flow = createCounting(store, client);
  const turns = createTurns(store, asking, flow, {reducedMotion: () => true});
  const watching = createWatching(store, asking, flow, {opened: async () => {}});
  createKeeping(
    store,
    createKeep({...rowsIn(async () => shelf), storage: () => localOf(), visit: () => localOf()}),
  );
  createActing(
    store,
    {opening, turns, watching},
    /** @type {any} */ ({focusCell() {}, focusId() {}}),
  );
  /** @type {string[]} */
  const heard = [];
  store.hear((action, state, before) => {
    const text =
      spoken(action, state, before, speech) || chancesSpoken(action, state, before, speech);
    if (text) heard.push(text);
  });
  return {
    counting,
    store,
    client,
    opening,
    turns,
    watching,
    heard,
    press: (/** @type {any} */ does) =>
      store.dispatch({type: 'key', does, with: undefined, cell: 'A1', board: 'sea-1'}),
    game: () => store.get().game,
    belief: () => shownBelief(store.get()),
    sight: () =>
      drawn(
        renderPage({
          state: store.get(),
          ...speech,
          parts,
          dispatch() {},
          link: () => 'https://x.org/',
        }),
      ),
  };
}

/** @type {any} */
const localOf = () => ({getItem: () => null, setItem() {}, removeItem() {}});

/** @type {any} */
const race = {mode: 'race', rules: 'admiral', seed: '11'};

test('the position is what has been told: neither marks nor a rival change it', async () => {
  const page = createPage();
  await page.opening.openNew(race);
  const key = () => positionKey(page.game().view);
  assert.equal(key(), '');
  await page.turns.act('A1', 'shoot');
  assert.equal(page.game().view.step, 2, 'the rival has shot');
  assert.equal(key(), 'A1');
  await page.turns.act('B2', 'note');
  assert.equal(key(), 'A1');
  await page.turns.act('C3', 'shoot');
  assert.equal(key(), 'A1.C3');
  await page.turns.take('undo');
  assert.equal(key(), 'A1');
  page.client.stop();
});

test('each position looked at counts once, and is told with the result', async () => {
  const page = createPage();
  await page.opening.openNew(race);
  page.press('chances');
  await later();
  assert.equal(page.belief()?.chances.length, 100);
  assert.equal(page.game().looks, 1);
  page.press('chances');
  assert.equal(page.belief(), null);
  page.press('chances');
  await later();
  assert.equal(page.game().looks, 1, 'the same position');
  await page.turns.act('A1', 'shoot');
  await later();
  assert.ok(page.belief());
  await page.turns.act('B2', 'note');
  await later();
  assert.equal(page.game().looks, 2);
  await page.turns.take('undo');
  await page.turns.take('solve');
  await later();
  assert.match(
    page.sight(),
    />1<\/span> <span[^>]*>shot, then you gave up\.<.* · chances shown in 2 positions, 1 take-back</s,
  );
  assert.equal(page.belief(), null, 'at the end all is known');
  assert.doesNotMatch(page.sight(), />Chances/);
  page.client.stop();
});

test('looks outlive the visit, also those before the first shot', async () => {
  const shelf = memoryShelf();
  const page = createPage({shelf});
  await page.opening.openNew(race);
  page.press('chances');
  await later();
  page.client.stop();
  const games = /** @type {import('../../www/src/games/sea/types.js').KeptGame[]} */ (
    await shelf.all('games')
  );
  assert.deepEqual([games.length, games[0].looks, games[0].lookedAt], [1, 1, '']);

  const again = createPage({shelf});
  again.store.dispatch({type: 'kept', games});
  await again.opening.openRecord(games[0].record, games[0]);
  assert.equal(again.game().looks, 1);
  again.press('chances');
  await later();
  assert.equal(again.game().looks, 1, 'that position was looked at before');
  await again.turns.act('A1', 'shoot');
  await later();
  assert.equal(again.game().looks, 2);
  again.client.stop();
});

test('chances never outlive their position, and that they are counted is shown after a while', async () => {
  const page = createPage();
  await page.opening.openNew(race);
  page.press('chances');
  await later();
  assert.match(page.sight(), /A1, unknown, 61 percent/);
  assert.match(page.sight(), /Counted: 1,284,332 fleets fit\./);
  page.counting.held = true;
  await page.turns.act('C3', 'shoot');
  await later();
  assert.doesNotMatch(page.sight(), /\d percent|fleets fit\.|class="candidate"/, 'gone at once');
  assert.doesNotMatch(page.sight(), /Counting/);
  await later(120);
  assert.match(page.sight(), /Counting/);
  page.counting.held = false;
  await later(40);
  assert.match(page.sight(), /A1, unknown, 61 percent/);
  assert.doesNotMatch(page.sight(), /Counting/);
  page.press('chances');
  assert.doesNotMatch(page.sight(), /percent|fleets fit\./, 'percent only while they are on');
  page.client.stop();
});

test('T says the three likeliest cells, and that there are none while chances are off', async () => {
  const page = createPage();
  await page.opening.openNew(race);
  page.heard.length = 0;
  page.press('speak-likeliest');
  page.press('chances');
  await later();
  page.press('speak-likeliest');
  page.press('chances');
  assert.deepEqual(page.heard, [
    'Chances are off.',
    'Chances are shown (counted: 1,284,332 fleets fit).',
    'Likeliest: A1 61 percent, B1 60 percent, C1 59 percent.',
    'Chances are off.',
  ]);
  page.client.stop();
});

test('how the chances were come by is said, whichever way', async () => {
  for (const [basis, said] of [
    [{kind: 'sampled', samples: 20_000, worstError: 0.0078}, 'Estimated, ±1.5 points.'],
    [
      {kind: 'counted', fleets: '1862140000000000', precision: 'single'},
      'Counted: about 1.86 quadrillion fleets fit.',
    ],
    [{kind: 'counted', fleets: '1', precision: 'exact'}, 'Counted: 1 fleet fits.<'],
  ]) {
    const page = createPage({basis});
    await page.opening.openNew(race);
    page.press('chances');
    await later();
    assert.ok(page.sight().includes(/** @type {string} */ (said)), /** @type {string} */ (said));
    page.client.stop();
  }
});

test('chances that cannot be had are refused once, and switched off', async () => {
  const page = createPage();
  await page.opening.openNew(race);
  page.counting.refuses = true;
  page.press('chances');
  await later();
  assert.match(page.sight(), /Too many fleets fit here/);
  assert.equal(page.store.get().chances.on, false);
  await page.turns.act('A1', 'shoot');
  await later();
  assert.equal(page.store.get().notice, null);
  assert.equal(page.game().looks, 0);
  page.client.stop();
});

test('in a duel the chances are those of their sea, and come after the reply', async () => {
  const page = createPage();
  const fleets = [null, door.drawFleet('admiral', '3')];
  await page.opening.openNew({mode: 'play', rules: 'admiral', seed: '3', fleets});
  page.press('chances');
  await later();
  await page.turns.act('C7', 'shoot');
  await later();
  assert.equal(page.belief()?.player, 1);
  assert.equal(page.game().looks, 2);
  const [theirs, yours] = page.sight().split('data-board=sea-2');
  assert.match(theirs, /\d percent/);
  assert.doesNotMatch(yours, /\d percent/);
  page.client.stop();
});

test('what an agent thinks comes after its step, and nothing stale with it', async () => {
  const page = createPage({thinks: () => true});
  page.counting.held = true;
  await page.opening.openNew({mode: 'watch', rules: 'admiral', seed: '4'});
  assert.equal(page.game().view.decision, null);
  assert.match(page.sight(), /Counting…/);
  const stepped = page.watching.go('forward');
  await later();
  assert.equal(page.game().view.step, 0, 'it has to decide first');
  page.counting.held = false;
  await stepped;
  await later();
  assert.equal(page.game().view.step, 1);
  assert.ok(page.game().view.decision);
  assert.doesNotMatch(page.sight(), /Counting…/);
  page.counting.held = true;
  await page.watching.go('back');
  await page.watching.go(1);
  page.counting.held = false;
  await later(60);
  assert.equal(page.game().view.step, 1);
  assert.equal(page.game().view.thinking, false);
  assert.equal(page.store.get().notice, null, 'that something was stale concerns nobody');
  page.client.stop();
});

test('of a choice that takes long is told how far it has come; cancelled it is counted no more, until somebody wants it', async () => {
  // Every second is told in a fiftieth of one.
  const page = createPage({thinks: () => true, now: () => 50 * performance.now()});
  page.counting.held = true;
  await page.opening.openNew({mode: 'watch', rules: 'admiral', seed: '4'});
  assert.doesNotMatch(page.sight(), /Cancel/);
  await later(100);
  assert.match(page.sight(), /Counting….*Cancel/s);
  assert.doesNotMatch(page.sight(), /<progress/);
  page.counting.progress = 0.6;
  await later(100);
  assert.match(page.sight(), /<progress/);
  assert.equal(page.game().wait?.progress, 0.6);
  page.store.dispatch({type: 'think-halt'});
  await later();
  const {thoughts} = page.counting;
  assert.match(page.sight(), /Counting stopped\..*Continue counting/s);
  assert.doesNotMatch(page.sight(), /Counting…/);
  await later(60);
  assert.equal(page.counting.thoughts, thoughts);
  page.store.dispatch({type: 'think-on'});
  await later();
  assert.match(page.sight(), /Counting…/);
  page.counting.held = false;
  await later(40);
  assert.ok(page.game().view.decision);
  assert.equal(page.game().wait, undefined);
  assert.equal(page.store.get().notice, null);
  page.client.stop();
});

test('a count in a running game is ended by taking the move back', async () => {
  const page = createPage({thinks: (view) => view.toMove === 2});
  await page.opening.openNew(race);
  page.counting.held = true;
  const shot = page.turns.act('A1', 'shoot');
  await later();
  assert.equal(page.game().view.step, 1);
  const undone = page.turns.take('undo');
  await later();
  page.counting.held = false;
  await Promise.all([shot, undone]);
  assert.equal(page.game().view.step, 0);
  assert.equal(page.store.get().notice, null);
  page.client.stop();
});

test('a missing book is said where something is counted', async () => {
  const page = createPage();
  await page.opening.openNew(race);
  page.store.dispatch({type: 'noted', note: 'no-book'});
  page.store.dispatch({type: 'noted', note: 'no-book'});
  assert.equal(page.heard.filter((text) => text.startsWith('The opening book')).length, 1);
  assert.doesNotMatch(page.sight(), /opening book/);
  page.press('chances');
  await later();
  assert.match(page.sight(), /The opening book didn’t load/);
  page.client.stop();
});

test('a flag where every fleet that fits has a ship is certain, and of fleets drawn it is likely', () => {
  const said = (/** @type {number} */ chance, /** @type {any} */ basis) =>
    reasonSentence(
      /** @type {any} */ ({
        reason: {code: 'flag-gains', args: {chance, gain: 2, expected: 90, left: 0}},
        ...{cell: 'C7', ties: 1, sensible: 1, candidates: [], map: {basis}},
      }),
      speech,
    );
  const counted = {kind: 'counted', precision: 'exact'};
  assert.match(said(1, counted), /^C7: flagged, a ship is certain there; adds 2 /);
  assert.match(said(1, {kind: 'sampled'}), /100% likely/);
  assert.match(said(0.9999, counted), /99% likely/);
});

test('reasons that are chances say them in few words', () => {
  /** @param {string} code @param {any} args */
  const said = (code, args, precision = 'exact') =>
    reasonSentence(
      /** @type {any} */ ({
        reason: {code, args},
        cell: 'C7',
        ties: 1,
        sensible: 40,
        candidates: [],
        map: {basis: {kind: 'counted', precision}},
      }),
      speech,
    ).replaceAll('\u00a0', ' ');
  const usual = {
    chance: 0.6123,
    fleets: '1284332',
    next: 'D7',
    nextChance: 0.578,
    missLeaves: '500889',
    ties: 1,
  };
  const large = {fleets: '1862140000000000', missLeaves: '710000000000000'};
  const sentences = [
    said('likeliest', usual),
    said('likeliest', {chance: 0.5, fleets: '2'}),
    said('likeliest-single', {...usual, ...large}, 'single'),
    said('likeliest-shared', {...usual, ...large, ties: 4}, 'single'),
    said('likeliest', {...usual, missLeaves: '0'}),
    said('likeliest-shared', {...usual, ties: 4}),
    said('likeliest-estimated', {...usual, error: 0.0078, samples: 20_000}),
    said('certain', {chance: 1, fleets: '12'}),
    said('certain', {chance: 1, fleets: '1'}),
  ];
  assert.deepEqual(sentences, [
    'C7: 61% of 1,284,332 fleets have a ship there; next best D7, 58%. A miss leaves 500,889.',
    'C7: 50% of 2 fleets have a ship there.',
    'C7: 61% of about 1.86 quadrillion fleets have a ship there; next best D7, 58%. A miss leaves about 710 trillion.',
    'C7: 61% of about 1.86 quadrillion fleets have a ship there; 4 cells are as likely, and it was drawn from them.',
    'C7: 61% of 1,284,332 fleets have a ship there; next best D7, 58%.',
    'C7: 61% of 1,284,332 fleets have a ship there; 4 cells are as likely, and it was drawn from them.',
    'C7: estimated at 61%, ±1.5 points, from 20,000 fleets drawn; next best D7, 58%.',
    'C7: each of 12 fleets has a ship there.',
    'C7: the only fleet that fits has a ship there.',
  ]);
  for (const sentence of sentences) assert.ok(sentence.split(' ').length <= 30, sentence);
});

test('early on too, a cell that every fleet has is certain, and none is left by a miss there', () => {
  // Counted by hand elsewhere, fleet by fleet.
  for (const {seed, steps, cell, fleets} of [
    {seed: '3', steps: 6, cell: 'F1', fleets: 62_264_506},
    {seed: '2', steps: 3, cell: 'A7', fleets: 155_644_518},
  ]) {
    const game = door.newGame({rules: 'admiral-apart', seed, players: 'solo:exact'});
    for (let step = 0; step < steps; step += 1) game.aiMove();
    while (!game.think(1_000_000));
    const {decision} = game.view();
    game.free();
    assert.equal(decision.cell, cell);
    assert.deepEqual(decision.reason, {code: 'certain', args: {fleets: String(fleets)}});
    const [first, second] = decision.candidates;
    assert.deepEqual(first.terms, [{code: 'fleets', value: fleets}]);
    assert.ok(second.score < 1 && Number.isInteger(second.terms[0].value));
    assert.equal(second.score, second.terms[0].value / fleets);
  }
});

test('a planner says what put a cell first, and whether it is the likeliest too', () => {
  const said = (/** @type {string} */ code, /** @type {string} */ best) =>
    reasonSentence(
      /** @type {any} */ ({
        reason: {
          code,
          args: {chance: 0.18, best, bestChance: best === 'C7' ? 0.18 : 0.2, cells: 1},
        },
        ...{cell: 'C7', ties: 1, sensible: 40, candidates: []},
        map: {basis: {kind: 'counted', precision: 'exact'}},
      }),
      speech,
    );
  for (const code of ['planned', 'planned-by-book', 'planned-by-hunts']) {
    assert.match(said(code, 'C7'), /, with 18%; also the likeliest\.$/);
    assert.match(said(code, 'E5'), /, with 18%; the likeliest is E5 with 20%\.$/);
  }
  assert.match(said('planned', 'E5'), /^C7: scored best of 1 for the rest of the hunt, with/);
});
