// Shots held against what their shooters could know: the numbers are the belief's, however the step was come to.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {cellIndex} from '../../www/src/board/cells.js';
import {provedSentence, summarySentence} from '../../www/src/features/ending/sentences.js';
import {renderReview} from '../../www/src/features/ending/view-review.js';
import {
  appraisalOf,
  FAR_POINTS,
  KINDS,
  kindsOf,
  kindsWithout,
  nextSurprise,
  reduceAppraisal,
  reviewRows,
  reviewSummary,
  shotOf,
  shotsOf,
  sinkingChance,
  surprises,
  tenths,
  UNLIKELY,
  unappraised,
  wantsKind,
} from '../../www/src/features/review/appraisal.js';
import {changeOf, lastChoice} from '../../www/src/features/review/changes.js';
import {createAppraising} from '../../www/src/features/review/flow.js';
import {
  appraisalSpoken,
  changeHere,
  changeSentence,
  shotFigures,
  surpriseHereSentence,
  surpriseSentence,
} from '../../www/src/features/review/sentences.js';
import {readKinds, saveKinds} from '../../www/src/features/review/surprise-storage.js';
import {isFull} from '../suite.mjs';
import {drawn} from './drawn.mjs';
import {door} from './engine.mjs';
import {storageIn} from './kept-rows.mjs';
import {createPage, sweep, until} from './page.mjs';
import {speech, words} from './speech.mjs';

/** A page whose games are appraised. */
function appraising(/** @type {any} */ known = {}) {
  const page = createPage(known);
  page.store.extend(reduceAppraisal);
  createAppraising(/** @type {any} */ (page));
  /** @type {string[]} */
  const told = [];
  page.store.hear((action, state, before) => {
    const text = appraisalSpoken(action, state, before, speech);
    if (text) told.push(text);
  });
  const whole = () => appraisalOf(page.store.get()) && unappraised(page.store.get()).length === 0;
  return {...page, told, whole, appraisal: () => appraisalOf(page.store.get())};
}

/** A game among agents, whole. @param {string} rules @param {string} seed @param {string} players */
function playedOut(rules, seed, players) {
  const game = door.newGame({rules, seed, players});
  while (!game.glance().over) {
    while (!game.think(1_000_000));
    game.aiMove();
  }
  return game;
}

/** The belief of whoever shot at a step, right before it. @param {any} game @param {any} move */
function beliefBefore(game, move) {
  game.seek(move.step - 1);
  while (!game.ponder(move.player, 5_000_000));
  return game.belief(move.player);
}

/** What a reader makes of a number. @param {string} text */
const read = (text) => Number(text.replace('\u2212', '-'));

/** @param {number} chance a chance of the belief, to a tenth of a per cent, written by other code */
function perCent(chance) {
  const rounded = Number((chance * 100).toFixed(1));
  if (chance > 0 && rounded === 0) return 0.1;
  return chance < 1 && rounded === 100 ? 99.9 : rounded;
}

const near = (/** @type {number} */ one, /** @type {number} */ other, /** @type {string} */ what) =>
  assert.ok(Math.abs(one - other) < 0.1001, `${what}: ${one}, ${other}`);

/** Every shot of a game, each with its belief. @param {any} game */
function appraised(game) {
  const {moves, rules} = game.view();
  return moves
    .filter(({action}) => action.startsWith('F'))
    .map((/** @type {any} */ move) => {
      const belief = beliefBefore(game, move);
      return {move, belief, rules, shot: shotOf(move, belief, rules, null)};
    });
}

const LARGE = [
  ['admiral', 'random'],
  ['admiral', 'hunt'],
  ['admiral', 'probability-map'],
  ['admiral-apart', 'parity'],
  ['sea-battle', 'hunt'],
  ['sea-battle', 'random'],
  ['solitaire', 'expert-standard'],
  ['solitaire', 'random'],
];

test('sentence, table and spoken line say the belief’s own numbers, in hundreds of decisions of every counted rule set', () => {
  let decisions = 0;
  for (const [rules, agent, seed] of (isFull ? ['7', '8'] : ['7']).flatMap((seed) =>
    LARGE.map((one) => [...one, seed]),
  )) {
    const game = playedOut(rules, seed, `solo:${agent}`);
    for (const {move, belief, shot} of appraised(game)) {
      assert.ok(shot);
      decisions += 1;
      const {cols} = game.view().rules;
      const own = belief.chances[cellIndex(move.cell, cols)];
      const top = Math.max(own, belief.likeliest[0].chance);
      const figures = shotFigures(shot, words);
      near(read(figures.chance), perCent(own), `${rules} ${move.step}`);
      near(read(figures.best), perCent(top), `${rules} ${move.step}`);
      near(read(figures.points), 100 * (top - own), `${rules} ${move.step}`);
      // What is read of the difference is the difference of what is read.
      near(read(figures.best) - read(figures.chance) - read(figures.points), 0, 'points');
      assert.equal(belief.chances[cellIndex(shot.best.cell, cols)], shot.best.chance);
      for (const kind of /** @type {const} */ (['answer', 'points'])) {
        const sentence = surpriseSentence({shot, kinds: [kind]}, {}, speech);
        const numbers = [...sentence.matchAll(/([\d.]+)(?:%| points)/g)].map(([, text]) =>
          read(text),
        );
        const wanted = [
          figures.chance,
          ...(kind === 'points' ? [figures.points, figures.best] : []),
        ];
        assert.deepEqual(numbers, wanted.map(read), sentence);
      }
    }
    game.free();
  }
  assert.ok(decisions >= (isFull ? 500 : 250), String(decisions));
});

test('a chance is read to a tenth, and as certain only where it is', () => {
  assert.deepEqual(
    [0, 1e-9, 0.0004, 0.1236, 0.99999, 1].map(tenths),
    [0, 0.1, 0.1, 12.4, 99.9, 100],
  );
});

/** @type {any} */
const exactly = {kind: 'counted', fleets: '12', precision: 'exact'};
/** @param {any} [more] @returns {any} */
const shotAt = (more = {}) => ({
  step: 1,
  player: 1,
  cell: 'A1',
  chance: 0.2,
  best: {cell: 'A1', chance: 0.2},
  basis: exactly,
  answer: {kind: 'miss'},
  found: false,
  sank: null,
  pointsLost: 0,
  proved: null,
  ...more,
});

test('an answer of at most 10 %, a choice 5 points under the likeliest; an estimate must be beyond its error', () => {
  assert.deepEqual(kindsOf(shotAt(), {}), []);
  assert.deepEqual(kindsOf(shotAt({found: true, chance: UNLIKELY}), {}), ['answer']);
  assert.deepEqual(kindsOf(shotAt({found: true, chance: 0.11}), {}), []);
  assert.deepEqual(kindsOf(shotAt({found: false, chance: 0.9}), {}), ['answer']);
  assert.deepEqual(kindsOf(shotAt({found: false, chance: 0.88}), {}), []);
  assert.deepEqual(kindsOf(shotAt({found: null, chance: 1}), {}), [], 'nothing was told');
  assert.deepEqual(kindsOf(shotAt({pointsLost: FAR_POINTS}), {}), ['points']);
  assert.deepEqual(kindsOf(shotAt({pointsLost: 4.9}), {}), []);
  const basis = {kind: 'sampled', samples: 4000, worstError: 0.04};
  assert.deepEqual(kindsOf(shotAt({basis, pointsLost: 7.9}), {}), []);
  assert.deepEqual(kindsOf(shotAt({basis, pointsLost: 8}), {}), ['points']);
  assert.deepEqual(kindsOf(shotAt({basis, found: true, chance: 0.03}), {}), []);
  assert.deepEqual(kindsOf(shotAt({basis, found: true, chance: 0.01}), {}), ['answer']);
});

test('a ship sank early where no shot missed since its first hit, against odds of ten to one', () => {
  const cells = ['A1', 'B1', 'C1'];
  const run = (/** @type {number[]} */ chances, /** @type {any} */ between = []) => {
    const shots = [
      ...between,
      ...cells.map((cell, at) => shotAt({step: at + 1, cell, chance: chances[at], found: true})),
    ];
    const last = {...shots.at(-1), sank: cells, answer: {kind: 'sunk', ship: 'cruiser'}};
    return [last, Object.fromEntries([...shots.slice(0, -1), last].map((one) => [one.step, one]))];
  };
  const [early, shots] = run([0.5, 0.3, 0.3]);
  assert.equal(sinkingChance(early, shots), 0.09);
  assert.deepEqual(kindsOf(early, shots), ['early']);
  assert.match(surpriseSentence({shot: early, kinds: ['early']}, shots, speech), /3 cells, .* 9%/);
  const [usual, others] = run([0.02, 0.5, 0.5]);
  assert.deepEqual(kindsOf(usual, others), [], 'how the first hit was come by is another matter');
  // A miss on the way, or another player’s shots among them.
  assert.equal(sinkingChance(early, {...shots, 2: shotAt({step: 2, cell: 'J9'})}), null);
  const spread = Object.fromEntries(
    Object.values(shots).flatMap((shot) => [
      [shot.step * 2, {...shot, step: shot.step * 2}],
      [shot.step * 2 - 1, shotAt({step: shot.step * 2 - 1, player: 2, cell: 'J9'})],
    ]),
  );
  assert.equal(sinkingChance(spread[6], spread), 0.09);
});

test('a game watched is appraised in the background, shot by shot as the belief has it, and goes on where it ended', async () => {
  for (const [rules, watched] of [
    ['admiral', 'hunt'],
    ['sea-battle', 'random'],
    ['solitaire', 'random'],
  ]) {
    const page = appraising({settings: {watched, rules, speed: 0}});
    await page.start({mode: 'watch', seed: '5', rules});
    for (let step = 0; step < 6; step += 1) await page.watching.go('forward');
    await until(page.whole);
    const begun = page.appraisal().shots;
    await page.watching.go('last');
    await until(page.whole);
    const {shots, record} = page.appraisal();
    for (const [step, shot] of Object.entries(begun)) assert.equal(shots[step], shot, 'kept');
    const game = door.openGame(record);
    const all = appraised(game);
    assert.equal(Object.keys(shots).length, all.length);
    for (const {move, shot} of all) {
      const {sank: _, ...told} = /** @type {any} */ (shots[move.step]);
      const {sank: __, ...wanted} = /** @type {any} */ (shot);
      assert.deepEqual(told, wanted, `${rules} ${move.step}`);
    }
    game.free();
    page.client.stop();
  }
});

test('what is refused again and again keeps nobody waiting, and an engine that has ended is asked no more', async () => {
  for (const code of ['engine-ended', 'stale']) {
    const page = appraising({settings: {watched: 'hunt', rules: 'admiral', speed: 0}});
    const {call} = page.client;
    let [asked, isOver] = [0, false];
    page.client.call = (method, ...given) => {
      if (given[1] !== 'appraisal' || isOver) return call(method, ...given);
      asked += 1;
      return Promise.reject(Object.assign(new Error(code), {code}));
    };
    await page.start({mode: 'watch', seed: '5', rules: 'admiral'});
    await page.watching.go('forward');
    await new Promise((resolve) => setTimeout(resolve, 30));
    if (code === 'stale') assert.ok(asked > 1, 'what was overtaken is wished for again');
    else assert.ok(asked <= 3, `${asked} times`);
    isOver = true;
    if (code === 'stale') await until(page.whole);
    page.client.stop();
  }
});

test('an agent that does not choose by chances surprises by no choice, unless that is asked for; what is chosen counts for all', async () => {
  for (const {id} of door.tables().agents) {
    const rules = door.tables().rules.find(({agents}) => agents.includes(id))?.id ?? '';
    const game = door.newGame({rules, seed: '4', players: `solo:${id}`});
    while (!game.think(5_000_000));
    const {view} = {view: game.view()};
    game.free();
    const state = /** @type {any} */ ({game: {view}});
    // Its own map is of chances where it means to shoot at the likeliest.
    const kind = view.decision.map?.basis.kind ?? 'heuristic';
    // The planner sees chances, and shoots for the rest of the hunt.
    const byChances = ['counted', 'weighed', 'sampled'].includes(kind) && id !== 'planner';
    assert.equal(wantsKind(state, 'points', 1), byChances, id);
    assert.ok(wantsKind(state, 'answer', 1) && wantsKind(state, 'early', 1));
    for (const one of KINDS) {
      const chosen = {...state, surprising: kindsWithout(state, one, 1)};
      assert.equal(wantsKind(chosen, one, 1), !wantsKind(state, one, 1));
      for (const other of KINDS.filter((each) => each !== one))
        assert.equal(wantsKind(chosen, other, 1), wantsKind(state, other, 1));
    }
  }
});

test('the kinds that were chosen are there again, and what another hand has kept harms nothing', () => {
  /** @type {Map<string, string>} */
  const kept = new Map();
  const storage = storageIn(kept);
  assert.equal(readKinds(storage), null);
  for (const kinds of [[], KINDS, KINDS.slice(1)]) {
    saveKinds(kinds, storage);
    assert.deepEqual(readKinds(storage), kinds);
  }
  const [key] = kept.keys();
  for (const bad of ['{', '7', '{"answer":1}']) {
    kept.set(key, bad);
    assert.equal(readKinds(storage), null, bad);
  }
  kept.set(key, '["early","nonsense",3]');
  assert.deepEqual(readKinds(storage), ['early']);
  const forbidden = () => {
    throw new Error('forbidden');
  };
  assert.equal(readKinds(forbidden), null);
  saveKinds(KINDS, forbidden);
});

test('only steps of the kinds that are wanted are marked and gone to', async () => {
  const page = appraising({settings: {watched: 'random', rules: 'admiral'}, surprising: KINDS});
  await page.start({mode: 'watch', seed: '3', rules: 'admiral'});
  await page.watching.go('last');
  await page.watching.go('first');
  await until(page.whole);
  const all = surprises(page.store.get());
  for (const kind of KINDS) {
    page.store.dispatch({type: 'surprising', kinds: [kind]});
    const some = surprises(page.store.get());
    assert.deepEqual(
      some.map(({shot}) => shot.step),
      all.filter(({kinds}) => kinds.includes(kind)).map(({shot}) => shot.step),
    );
    assert.deepEqual(
      new Set(some.flatMap(({kinds}) => kinds)),
      new Set(some.length > 0 ? [kind] : []),
    );
  }
  assert.ok(all.some(({kinds}) => kinds.includes('points')));
  page.store.dispatch({type: 'surprising', kinds: []});
  assert.deepEqual(surprises(page.store.get()), []);
  page.client.stop();
});

test('each surprising step is gone to in turn, forwards and back, and told; past the end an agent plays on to the next', async () => {
  const page = appraising({settings: {watched: 'random', rules: 'admiral', speed: 0}});
  await page.start({mode: 'watch', seed: '3', rules: 'admiral'});
  const send = (/** @type {any} */ type) => page.store.dispatch({type});
  send('surprise-next');
  await until(() => page.told.length === 1);
  const first = page.view().step;
  assert.ok(first > 0 && first === page.view().steps, 'it has played up to there and no further');
  assert.ok(page.told[0].includes(surpriseHereSentence(page.store.get(), speech)), page.told[0]);
  await page.watching.go('last');
  await page.watching.go('first');
  await until(page.whole);
  const steps = surprises(page.store.get()).map(({shot}) => shot.step);
  assert.equal(steps[0], first);
  for (const [at, step] of steps.entries()) {
    send('surprise-next');
    await until(() => page.told.length === at + 2);
    assert.equal(page.view().step, step);
  }
  send('surprise-next');
  await until(() => page.told.at(-1) === words('surprise-none', {way: 'on'}));
  assert.equal(page.view().step, steps.at(-1), 'where there is none one stays');
  for (const step of steps.slice(0, -1).reverse()) {
    send('surprise-back');
    await until(() => page.view().step === step);
  }
  assert.equal(nextSurprise(page.store.get(), 'back'), null);
  page.client.stop();
});

test('while one still hunts nothing is appraised; once it is over the review lists one’s own shots', async () => {
  const page = appraising();
  await page.start({mode: 'race', seed: '11', rules: 'admiral', players: 'solo:you'});
  await page.turns.act('A1', 'shoot');
  assert.equal(page.store.get().appraisal, undefined);
  await sweep(page);
  assert.ok(page.view().ended);
  await until(page.whole);
  const rows = reviewRows(page.appraisal(), 1);
  assert.equal(rows.length, page.view().moves.length);
  const unheeded = rows.filter(({proved}) => proved);
  assert.ok(unheeded.length > 0, 'row by row one shoots at proved water');
  assert.deepEqual(rows.slice(0, unheeded.length), unheeded, 'they head the list');
  const game = door.openGame(page.appraisal().record);
  for (const shot of rows) {
    const {chances, likeliest} = beliefBefore(game, shot);
    const own = chances[cellIndex(shot.cell, 10)];
    const certain = own === 0 ? 'water' : own < 1 && likeliest[0].chance === 1 ? 'ship' : null;
    assert.equal(shot.proved, certain, shot.cell);
    const said = {
      ship: `You could have proved a ship at ${shot.best.cell}`,
      water: `You could have proved that ${shot.cell} was water`,
    };
    const sentence = provedSentence(shot, speech);
    assert.equal(sentence === '', certain === null);
    if (certain) assert.ok(sentence.startsWith(said[certain]), sentence);
  }
  game.free();
  const summary = reviewSummary(rows);
  assert.ok(summary?.worst);
  const mean = rows.reduce((sum, {pointsLost}) => sum + pointsLost, 0) / rows.length;
  assert.equal(summary.mean, mean);
  assert.equal(summary.worst.pointsLost, Math.max(...rows.map(({pointsLost}) => pointsLost)));
  const {player, step} = summary.worst;
  const number = page
    .view()
    .moves.filter((move) => move.player === player && move.step <= step).length;
  const told = summarySentence(summary, number, speech);
  const {points} = shotFigures(summary.worst, words);
  assert.ok(told.includes(`${points} points`) && told.includes(`${rows.length} shots`), told);
  const table = drawn(
    renderReview(
      /** @type {any} */ ({state: page.store.get(), view: page.view(), ...speech, parts: {}}),
    ),
  );
  assert.ok(table.includes(told), table.slice(0, 400));
  const fired = shotsOf(page.view()).flatMap((move) =>
    move.player === rows[0].player ? move.step : [],
  );
  for (const {step} of rows)
    assert.ok(table.includes(`Shot ${fired.indexOf(step) + 1}: `), `step ${step}`);
  const caption = words('review-caption', {proved: unheeded.length});
  assert.match(caption, /first those that ignored a proof, then by points lost$/);
  assert.ok(table.includes(caption));
  for (const part of [unheeded, rows.slice(unheeded.length)])
    assert.deepEqual(
      part.map(({pointsLost}) => pointsLost),
      part.map(({pointsLost}) => pointsLost).sort((a, b) => b - a),
      'each part as the caption says',
    );
  for (const shot of rows) assert.ok(table.includes(`${shotFigures(shot, words).chance}%`));
  page.client.stop();
});

test('where there are no chances a shot stays without an appraisal, and nobody is told', async () => {
  const page = appraising({settings: {watched: 'hunt', rules: 'admiral', speed: 0}});
  const {call} = page.client;
  page.client.call = (method, ...given) =>
    method === 'belief'
      ? Promise.reject(Object.assign(new Error('withheld'), {code: 'chances-withheld'}))
      : call(method, ...given);
  await page.start({mode: 'watch', seed: '5', rules: 'admiral'});
  for (let step = 0; step < 3; step += 1) await page.watching.go('forward');
  await until(page.whole);
  assert.deepEqual(page.appraisal().shots, {1: null, 2: null, 3: null});
  assert.deepEqual(surprises(page.store.get()), []);
  assert.deepEqual(reviewRows(page.appraisal(), 1), []);
  assert.equal(page.store.get().notice, null);
  // Without an engine nothing goes on, and nothing is taken for known.
  page.client.call = (method, ...given) =>
    given[1] === 'appraisal'
      ? Promise.reject(Object.assign(new Error('died'), {code: 'engine-died'}))
      : call(method, ...given);
  await page.watching.go('forward');
  await until(() => page.appraisal()?.stopped);
  assert.equal(page.appraisal().shots[4], undefined);
  assert.equal(page.store.get().notice, null);
  page.client.stop();
});

test('where ships move shots are appraised when that is asked for, and no longer than it is wished', async () => {
  const page = appraising({settings: {watched: 'fixed-scan', rules: 'moving', speed: 0}});
  await page.start({mode: 'watch', seed: '5', rules: 'moving'});
  for (let step = 0; step < 5; step += 1) await page.watching.go('forward');
  assert.equal(unappraised(page.store.get()).length, 5);
  page.store.dispatch({type: 'appraise'});
  await until(() => unappraised(page.store.get()).length < 4);
  page.store.dispatch({type: 'appraise-stop'});
  const {length} = unappraised(page.store.get());
  page.store.dispatch({type: 'appraise'});
  await until(page.whole);
  assert.ok(length > 0);
  for (const shot of Object.values(page.appraisal().shots)) {
    assert.equal(shot.basis.kind, 'sampled');
    assert.ok(shot.best.chance >= shot.chance);
    assert.notEqual(shotFigures(shot, words).error, 'none');
  }
  page.client.stop();
});

/** What the page says changed at a step, once it is there. @param {ReturnType<typeof appraising>} page */
async function changeTold(page) {
  await page.counting.settled();
  await until(() => {
    const change = changeHere(page.store.get(), words);
    return change !== null || !page.view().decision?.map || !lastChoice(page.view());
  });
  const change = changeHere(page.store.get(), words);
  return change && changeSentence(change, speech);
}

test('what an answer changed is the same sentence forwards, backwards and by link, and true of both maps', async () => {
  for (const [rules, watched] of [
    ['admiral', 'probability-map'],
    ['admiral', 'exact'],
    ['sea-battle', 'p-matrix'],
    ['solitaire', 'exact'],
    ['moving', 'tracker'],
  ]) {
    const settings = {watched, rules, speed: 0};
    const page = appraising({settings});
    await page.start({mode: 'watch', seed: '4', rules});
    /** @type {(string | null)[]} */
    const forwards = [];
    for (let step = 0; step < 7; step += 1) {
      forwards.push(await changeTold(page));
      const view = page.view();
      const change = changeHere(page.store.get(), words);
      assert.equal(change === null, step === 0, `${rules} ${watched} at ${step}`);
      if (change?.cells.length) {
        const game = door.openGame(page.store.get().game.record);
        game.seek(step - 1);
        while (!game.think(5_000_000));
        const old = game.view().decision.map.values;
        game.free();
        const now = view.decision.map.values;
        assert.equal(change.cause.step, step);
        const {length} = change.cells;
        if (length > 3) assert.ok(forwards[step]?.includes(`and ${length - 3} more`));
        for (const cell of change.cells.slice(0, 3))
          assert.ok(forwards[step]?.includes(speech.names.cell(cell)), `${forwards[step]}`);
        const at = cellIndex(change.cells[0], view.rules.cols);
        assert.deepEqual([change.from, change.to].length, 2);
        const size = Math.abs(now[at] - old[at]);
        const isOpen = (/** @type {number} */ index) =>
          view.boards[0].marks[index] === 'unknown' || rules === 'moving';
        const most = Math.max(
          ...now.map((/** @type {number} */ value, /** @type {number} */ index) =>
            isOpen(index) ? Math.abs(value - old[index]) : 0,
          ),
        );
        assert.equal(size, most, `${rules} ${watched} at ${step}`);
        const percent = /%/.test(forwards[step] ?? '');
        assert.equal(
          percent,
          view.decision.map.basis.kind !== 'heuristic',
          'scores are no chances',
        );
      }
      await page.watching.go('forward');
    }
    for (let step = 6; step >= 0; step -= 1) {
      await page.watching.go(step);
      assert.equal(await changeTold(page), forwards[step], `${watched} back at ${step}`);
    }
    const {record} = page.store.get().game;
    page.client.stop();
    for (const step of [5, 2]) {
      const other = appraising({settings});
      await other.opening.openRecord(record, {step});
      assert.equal(await changeTold(other), forwards[step], `${watched} by link at ${step}`);
      other.client.stop();
    }
  }
});

test('maps of another kind are not compared, and what is read alike has not changed', () => {
  const move = {step: 1, player: 1, action: 'FA1', cell: 'A1', answer: {kind: 'miss'}};
  /** @type {any} */
  const view = {
    rules: {rows: 1, cols: 3, motion: 'none'},
    step: 1,
    moves: [move],
    boards: [{shooter: 1, marks: ['miss', 'unknown', 'unknown']}],
    decision: {player: 1, map: {basis: exactly, values: [0, 0.501, 0.2]}},
  };
  const before = (/** @type {any} */ basis, /** @type {number[]} */ values) =>
    /** @type {any} */ ({map: {basis, values}});
  const read = (/** @type {number} */ value) => String(Math.round(value * 100));
  assert.equal(changeOf(view, before({kind: 'heuristic'}, [0, 3, 4]), read)?.kind, 'incomparable');
  const none = changeOf(view, before(exactly, [0.9, 0.499, 0.2]), read);
  assert.equal(none?.kind, 'none');
  assert.equal(
    changeSentence(/** @type {any} */ (none), speech),
    'No open cell changed: the miss at A1.',
  );
  const change = changeOf(view, before(exactly, [0.9, 0.4, 0.2]), read);
  assert.deepEqual(change?.cells, ['B1']);
  assert.equal(
    changeSentence(/** @type {any} */ (change), speech),
    'Changed most: B1 40% → 50%: the miss at A1.',
  );
});

test('of cells that changed alike none is left out: three are named, the others counted', () => {
  const move = {step: 1, player: 1, action: 'FA1', cell: 'A1', answer: {kind: 'miss'}};
  const told = (/** @type {number[]} */ from, /** @type {number[]} */ to) => {
    /** @type {any} */
    const view = {
      rules: {rows: 1, cols: from.length, motion: 'none'},
      ...{step: 1, moves: [move]},
      boards: [
        {
          shooter: 1,
          marks: [
            'miss',
            ...from
              .slice(1)
              .fill(0)
              .map(() => 'unknown'),
          ],
        },
      ],
      decision: {player: 1, map: {basis: exactly, values: to}},
    };
    const read = (/** @type {number} */ value) => String(Math.round(value * 100));
    const before = /** @type {any} */ ({map: {basis: exactly, values: from}});
    return changeSentence(/** @type {any} */ (changeOf(view, before, read)), speech);
  };
  assert.equal(
    told([0, 0.1, 0.1, 0.1, 0.1, 0.1], [0, 0.2, 0.2, 0.2, 0.2, 0.2]),
    'Changed most: B1, C1, D1 and 2 more 10% → 20%: the miss at A1.',
  );
  assert.equal(
    told([0, 0.1, 0.3, 0.5], [0, 0.2, 0.4, 0.5]),
    'Changed most: B1 10% → 20%: the miss at A1. 1 more cell changed as much.',
  );
});
