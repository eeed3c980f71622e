// Shots to go: where they are offered, what the engine finds, how it is told, and when it ends.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {reviewCsv} from '../../www/src/features/ending/review-csv.js';
import {reduceAppraisal, reviewRows} from '../../www/src/features/review/appraisal.js';
import {comparisonKey} from '../../www/src/features/review/comparison-key.js';
import {createAppraising} from '../../www/src/features/review/flow.js';
import {shotsAsked} from '../../www/src/features/shots-to-go/asked.js';
import {clearlyBetter} from '../../www/src/features/shots-to-go/clearly-better.js';
import {createShots} from '../../www/src/features/shots-to-go/flow.js';
import {keepFocus} from '../../www/src/features/shots-to-go/focus.js';
import {likeliestOf} from '../../www/src/features/shots-to-go/likeliest-cells.js';
import {
  lostBy,
  reduceLost,
  uncompared,
  verdictOf,
} from '../../www/src/features/shots-to-go/lost.js';
import {createLost} from '../../www/src/features/shots-to-go/lost-flow.js';
import {
  choiceSentence,
  comparisonSentence,
  lostSentence,
  shotsSpoken,
} from '../../www/src/features/shots-to-go/sentences.js';
import {comparedCells, reduceShots} from '../../www/src/features/shots-to-go/state.js';
import {renderShots} from '../../www/src/features/shots-to-go/view.js';
import {renderLost, renderLostWay} from '../../www/src/features/shots-to-go/view-lost.js';
import {
  renderChoice,
  renderShotsLegend,
  shotsOver,
} from '../../www/src/features/shots-to-go/view-over.js';
import {renderSea} from '../../www/src/games/sea/view/sea.js';
import {refusal} from '../../www/src/shell/refusal.js';
import {createStore} from '../../www/src/shell/store.js';
import {drawn} from './drawn.mjs';
import {loadTutor, planning} from './engine.mjs';
import {createPage, until, untilState} from './page.mjs';
import {speech} from './speech.mjs';

/** Fewer than for a person: that they are on the same fleets, and all of them, is what is tested. */
const FLEETS = 300;

/** A page that watches an agent, with this part of it. @param {string} agent @param {string} [rules] @param {number} [fleets] @param {number} [mostKept] */
async function watching(agent, rules = 'admiral', fleets = FLEETS, mostKept = undefined) {
  const page = createPage({settings: {watched: agent, rules, speed: 0}});
  const {store} = page;
  store.extend(reduceShots);
  /** @type {{name: string, text: string}[]} */
  const files = [];
  const download = (/** @type {string} */ name, /** @type {any} */ text) =>
    void files.push({name, text});
  createShots({store, client: page.client, hands: {download}}, fleets, mostKept);
  /** @type {string[]} */
  const said = [];
  store.hear((action, state, before) => {
    const text = shotsSpoken(action, state, before, speech);
    if (text) said.push(text);
  });
  const named = rules.startsWith('{') ? JSON.parse(rules) : rules;
  await page.start({mode: 'watch', seed: '3', rules: named});
  for (let shot = 0; shot < 9; shot += 1) await page.watching.go('forward');
  await until(() => store.get().game?.view.decision);
  const shown = () =>
    /** @type {any} */ ({
      ...{...speech, state: store.get(), dispatch: store.dispatch, parts: {}},
      view: store.get().game?.view,
    });
  return {...page, said, files, shown, table: () => drawn(renderShots(shown(), 'sea-1'))};
}

/** Ships that lie apart, of which the planner has learned nothing. */
const BOATS = '{"contact":"apart","fleet":[{"name":"boat","count":3,"length":3}]}';

test('after each of the likeliest cells the same fleets are hunted; all is told once it is done', async () => {
  const page = await watching('exact');
  const {get, dispatch} = page.store;
  const cells = comparedCells(get(), 'sea-1');
  assert.equal(cells.length, 8);
  assert.equal(cells[0], get().game?.view.decision?.cell, 'the likeliest is first');
  assert.match(page.table(), /Shots to go/);
  dispatch({type: 'shots-ask', board: 'sea-1'});
  await untilState(page.store, ({shots}) => shots?.done);
  const told = get().shots?.result;
  assert.deepEqual(
    told?.cells.map(({cell}) => cell),
    cells,
  );
  assert.equal(told?.fleets, FLEETS);
  assert.deepEqual(page.said, ['Counting…', comparisonSentence(/** @type {any} */ (told), speech)]);
  assert.equal(page.table().match(/<tr/g)?.length, 9);
  // Of another step they are others.
  await page.watching.go('back');
  assert.equal(get().shots, null);
  // A step back finds again what was found there, at once.
  await page.watching.go('forward');
  await until(() => comparedCells(get(), 'sea-1').length > 0);
  dispatch({type: 'shots-ask', board: 'sea-1'});
  assert.equal(get().shots?.result, told);
  assert.equal(get().shots?.done, true);
  page.client.stop();
});

test('of the positions looked at last the result is kept, with the cells that were added', async () => {
  const page = await watching('exact', 'admiral', 20, 2);
  const {get, dispatch} = page.store;
  const ask = () => dispatch({type: 'shots-ask', board: 'sea-1'});
  const isThere = () => untilState(page.store, ({shots}) => shots?.done && !shots.adding);
  /** @param {'back' | 'forward'} way */
  const go = async (way) => {
    await page.watching.go(way);
    await until(() => comparedCells(get(), 'sea-1').length > 0);
    ask();
    return Boolean(get().shots?.done);
  };
  ask();
  await isThere();
  dispatch({type: 'shots-add', cell: 'J10'});
  await isThere();
  const first = get().shots?.result;
  assert.equal(first?.cells.at(-1)?.cell, 'J10');
  assert.equal(await go('back'), false);
  await isThere();
  assert.equal(await go('forward'), true);
  assert.equal(get().shots?.result, first);
  // A third takes the place of the one looked at longest ago.
  assert.equal(await go('forward'), false);
  await isThere();
  assert.equal(await go('back'), true);
  assert.equal(await go('back'), false);
  page.client.stop();
});

test('of cells that a symmetry takes to each other one alone is compared', () => {
  const [rows, cols] = [4, 4];
  const flat = Array.from({length: rows * cols}, () => 0.2);
  const open = Array.from({length: rows * cols}, () => 'unknown');
  // Corners, sides, middle.
  assert.deepEqual(likeliestOf(open, flat, cols), ['A1', 'B1', 'B2']);
  assert.deepEqual(likeliestOf(open, flat, cols, 'C4'), ['A1', 'C4', 'B2']);
  // The one diagonal mirrors it still.
  const shot = open.with(0, 'miss');
  const left = likeliestOf(shot, flat, cols);
  assert.equal(left.length, 8, 'of nine');
  for (const one of left)
    for (const other of left)
      assert.ok(
        one === other || one !== `${'ABCD'[Number(other[1]) - 1]}${'ABCD'.indexOf(other[0]) + 1}`,
      );
  // A board that is no square is not turned, and one with no symmetry is left as it is.
  assert.deepEqual(likeliestOf(open.slice(0, 8), flat.slice(0, 8), 4), ['A1', 'B1']);
  assert.deepEqual(likeliestOf(shot.slice(0, 8), flat.slice(0, 8), 4).length, 7);
  assert.deepEqual(likeliestOf(shot.slice(0, 8), flat.slice(0, 8), 4, 'A1').at(-1), 'A1');
  // Two hits that mirror each other are not alike if they are of different ships, which chances tell.
  const hits = open.with(1, 'hit').with(2, 'hit');
  assert.deepEqual(likeliestOf(hits, flat.with(5, 0.9).with(6, 0.9), cols).slice(0, 2), [
    'B2',
    'A1',
  ]);
  assert.deepEqual(likeliestOf(hits, flat.with(5, 0.9).with(6, 0.8), cols).slice(0, 2), [
    'B2',
    'C2',
  ]);
});

test('what was found so far is shown meanwhile, and closing it ends it', async () => {
  const page = await watching('exact', 'admiral', 8000);
  const {get, dispatch} = page.store;
  dispatch({type: 'shots-ask', board: 'sea-1'});
  await untilState(page.store, ({shots}) => shots?.result);
  assert.equal(get().shots?.done, false);
  assert.match(page.table(), /[\d,]+ so far\./);
  dispatch({type: 'shots-close'});
  assert.equal(get().shots, null);
  await new Promise((later) => setTimeout(later, 200));
  assert.equal(get().shots, null);
  assert.equal(get().notice, null, 'nothing is refused');
  // What comes late, of a step that is left, is not said.
  const told = {
    fleets: 2,
    cells: [{cell: 'A1', shots: 1, error: 0, more: 0, more_error: 0, by_shots: []}],
  };
  dispatch({type: 'shots-there', board: 'sea-1', of: 'another', result: told, done: true});
  assert.deepEqual(page.said, ['Counting…', 'Counting stopped.']);
  page.client.stop();
});

test('they are offered where hunts can be planned, and nowhere else', async () => {
  for (const [agent, rules] of [
    ['hunt', 'admiral'],
    ['exact', BOATS],
    ['exact', 'solitaire'],
  ]) {
    const page = await watching(agent, rules);
    assert.equal(page.table(), '', `${agent} on ${rules}`);
    page.client.stop();
  }
});

test('where hardly a fleet can be drawn that is said, and not that chances are missing', async () => {
  const page = await watching('exact');
  const {get, dispatch} = page.store;
  Object.assign(page.client, {call: () => Promise.reject(refusal('not-counted'))});
  dispatch({type: 'shots-ask', board: 'sea-1'});
  await until(() => get().notice);
  assert.equal(get().notice?.code, 'too-few-drawn');
  assert.ok(speech.words.has('error-too-few-drawn'));
  page.client.stop();
});

test('a cell is called better only where its difference is clear among all that are compared', () => {
  const row = (/** @type {string} */ cell, /** @type {number} */ more) => ({
    ...{cell, shots: 30 + more, error: 0.3, more, more_error: more === 0 ? 0 : 0.2, by_shots: []},
  });
  const told = (/** @type {number} */ more) =>
    comparisonSentence({fleets: 4000, cells: [row('E5', 0), row('D4', more)]}, speech);
  assert.match(
    told(-0.4),
    /^D4 needs fewer shots: on average 29\.6 to go, against 30\.0 after E5, the likeliest\. That is 0\.4 ± 0\.2 fewer\.$/,
  );
  assert.match(told(-0.25), /^No cell is clearly better than E5/);
  assert.match(told(0.5), /^No cell is clearly better than E5/);
  // What is told as ± is the half-width that the table and the files have, whatever must lie beyond 0.
  for (const error of [0.1, 0.5, 0.9]) {
    const sure = {...row('D4', -3 * error), more_error: error};
    const text = comparisonSentence({fleets: 4000, cells: [row('E5', 0), sure]}, speech);
    assert.ok(text.includes(`± ${error.toFixed(1)} fewer`), text);
  }
  // The lowest of all may be less certain than another.
  const rows = [row('E5', 0), {...row('C3', -0.5), more_error: 0.4}, row('D4', -0.4)];
  assert.equal(clearlyBetter({fleets: 4000, cells: rows})?.cell, 'D4');
});

test('the doors refuse what is no number, no cell and no draw', async () => {
  const tutor = await loadTutor();
  const position = '{"rules": "admiral"}';
  const drawing = tutor.drawFleetsOfPosition(position, 20);
  assert.throws(() => drawing.result(), {code: 'not-counted'});
  assert.throws(() => drawing.advance(Number.NaN), {code: 'bad-number'});
  while (!drawing.advance(10_000));
  const bytes = drawing.result();
  drawing.free();
  assert.throws(() => planning.shotsToGo(bytes, 'A99'), {code: 'bad-cell'});
  assert.throws(() => planning.shotsToGo(bytes, /** @type {any} */ (5)), {code: 'bad-cell'});
  assert.throws(() => planning.shotsToGo(bytes.slice(1), 'A1'), {code: 'bad-config'});
  assert.throws(() => planning.shotsToGo(bytes, 'A1 K1'), {code: 'outside-board'});
  const hunts = planning.shotsToGo(bytes, 'E5 F6');
  assert.equal(hunts.progress(), null);
  assert.throws(() => hunts.advance(/** @type {any} */ ('much')), {code: 'bad-number'});
  while (!hunts.advance(10_000));
  assert.equal(hunts.result()?.fleets, 20);
  hunts.free();
  const refused = (/** @type {string} */ text) => () => tutor.drawFleetsOfPosition(text, 20);
  assert.throws(refused(`{"rules": ${BOATS}}`), {code: 'agent-not-for-rules'});
  assert.throws(refused('{'), {code: 'bad-json'});
});

/** @param {Awaited<ReturnType<typeof watching>>} page @returns {Promise<import('../../www/src/engine/types.js').ShotsToGo>} once all is told */
async function compared({store}) {
  store.dispatch({type: 'shots-ask', board: 'sea-1'});
  await untilState(store, ({shots}) => shots?.done);
  return /** @type {any} */ (store.get().shots?.result);
}

/** Numbers of shots, and no sign of per cent. @param {string} text */
const isOfShots = (text) => assert.doesNotMatch(text, /%/);

test('over the board they stand in the place of chances, and only on the cells that are compared', async () => {
  const page = await watching('planner');
  const {get, dispatch} = page.store;
  const told = await compared(page);
  const board = () => {
    const {boards, decision} = /** @type {any} */ (get().game).view;
    const lit = shotsOver(page.shown());
    return drawn(renderSea(boards[0], page.shown(), {overlay: decision, aims: !lit, lit}));
  };
  assert.match(board(), /class="sounding"/);
  assert.doesNotMatch(board(), /shots-plate/);
  assert.equal(renderShotsLegend(page.shown()), null);
  dispatch({type: 'shots-over', over: true});
  assert.doesNotMatch(board(), /class="sounding"|per ?cent|%/);
  assert.equal(board().match(/class="shots-plate"/g)?.length, told.cells.length);
  const named = [...board().matchAll(/aria-label=(.*?) aria-disabled=/g)].map(([, name]) => name);
  const said = named.filter((name) => name.includes('shots'));
  assert.equal(said.length, told.cells.length);
  assert.equal(said.filter((name) => name.includes('shots to go')).length, 1, 'one is the first');
  const choice = get().game?.view.decision?.cell ?? '';
  assert.match(said.find((name) => name.startsWith(choice)) ?? '', /chosen next/);
  const legend = drawn(renderShotsLegend(page.shown()));
  assert.match(legend, /Shots to go, fewer is better/);
  for (const text of [...said, legend]) isOfShots(text);
  // Chances that are asked for take their place.
  dispatch({type: 'chances'});
  assert.match(board(), /class="sounding"/);
  assert.doesNotMatch(board(), /shots-plate/);
  dispatch({type: 'shots-over', over: true});
  assert.match(board(), /shots-plate/);
  // Of another step they are gone, and the chances are back.
  await page.watching.go('back');
  await until(() => get().game?.view.decision);
  assert.match(board(), /class="sounding"/);
  page.client.stop();
});

test('another cell is compared on the same fleets: asked at once it comes to the same', async () => {
  const page = await watching('exact');
  const {get, dispatch} = page.store;
  const {cells} = await compared(page);
  const {marks} = /** @type {any} */ (get().game).view.boards[0];
  const [other] = marks
    .flatMap((/** @type {string} */ mark, /** @type {number} */ index) =>
      mark === 'unknown' ? [`${'ABCDEFGHIJ'[index % 10]}${Math.floor(index / 10) + 1}`] : [],
    )
    .filter((/** @type {string} */ cell) => cells.every((one) => one.cell !== cell));
  dispatch({type: 'shots-add', cell: other});
  dispatch({type: 'shots-add', cell: other});
  assert.match(page.table(), /Counting/);
  await untilState(page.store, ({shots}) => shots?.adding === null);
  const told = get().shots?.result?.cells ?? [];
  assert.equal(told.length, cells.length + 1);
  const {record, view} = /** @type {any} */ (get().game);
  const args = /** @type {const} */ ([`${cells[0].cell} ${other}`, record, view.step, 1, FLEETS]);
  const whole = await page.client.call('shotsToGo', [...args], 'naive');
  assert.deepEqual(told.at(-1), whole.cells[1]);
  assert.match(page.said.at(-1) ?? '', new RegExp(`^${other}: [+−]?[\\d.]+ ± `));
  page.client.stop();
});

test('beside its reason a choice is told in shots, once it is compared', async () => {
  const page = await watching('planner');
  assert.equal(renderChoice(page.shown()), '');
  const {cells, fleets} = await compared(page);
  const choice = page.store.get().game?.view.decision?.cell ?? '';
  const sentence = renderChoice(page.shown());
  assert.equal(sentence, choiceSentence({fleets, cells}, choice, speech));
  isOfShots(sentence);
  const row = (
    /** @type {string} */ cell,
    /** @type {number} */ shots,
    /** @type {number} */ more,
  ) => ({
    ...{cell, shots, error: 0.3, more, more_error: more === 0 ? 0 : 0.1, by_shots: []},
  });
  const told = {fleets: 4000, cells: [row('E5', 31.4, 0), row('E3', 31.2, -0.2)]};
  assert.equal(
    choiceSentence(told, 'E3', speech),
    'E3 needs 31.2 more shots on average; E5, the likeliest, 31.4 (the difference ± 0.1, over 4,000 hunts played out).',
  );
  assert.match(choiceSentence(told, 'E5', speech), /^E5, the likeliest, needs 31\.4 more shots/);
  assert.equal(choiceSentence(told, 'A1', speech), '');
  page.client.stop();
});

test('as files they are what was told', async () => {
  const page = await watching('exact');
  page.store.dispatch({type: 'shots-export', as: 'csv'});
  assert.deepEqual(page.files, []);
  const told = await compared(page);
  page.store.dispatch({type: 'shots-export', as: 'csv'});
  page.store.dispatch({type: 'shots-export', as: 'json'});
  const [csv, json] = page.files;
  assert.equal(csv.name, 'spyglass-shots.csv');
  const [head, ...rows] = csv.text
    .trim()
    .split('\r\n')
    .map((row) => row.split(','));
  assert.deepEqual(head, ['cell', 'chance', 'shots', 'error', 'more', 'more_error', 'fleets']);
  assert.deepEqual(
    rows.map(([cell, , ...numbers]) => [cell, ...numbers.map(Number)]),
    told.cells.map(({cell, shots, error, more, more_error: of}) => [
      cell,
      shots,
      error,
      more,
      of,
      FLEETS,
    ]),
  );
  const {v, of, ...rest} = JSON.parse(json.text);
  assert.equal(v, 1);
  assert.equal(of, page.store.get().shots?.of);
  // A cell may be compared besides, which the hunts shot by shot do not have.
  assert.deepEqual(rest, {fleets: told.fleets, cells: told.cells});
  page.client.stop();
});

/** A hunt looked back on, whose shots are held against what could be known. */
async function reviewed() {
  const page = createPage({settings: {watched: 'hunt', rules: 'admiral', speed: 0}});
  const {store} = page;
  for (const reduce of [reduceAppraisal, reduceShots, reduceLost]) store.extend(reduce);
  createAppraising(/** @type {any} */ (page));
  createLost({store, client: page.client}, FLEETS);
  await page.start({mode: 'watch', seed: '3', rules: 'admiral', agent: 'hunt'});
  for (let shot = 0; shot < 6; shot += 1) await page.watching.go('forward');
  const rows = () => reviewRows(/** @type {any} */ (store.get().appraisal ?? {shots: {}}), 1);
  await untilState(store, () => rows().length >= 6);
  const shown = () =>
    /** @type {any} */ ({...speech, state: store.get(), dispatch: store.dispatch, parts: {}});
  return {...page, rows, shown};
}

test('the shots of a review are compared with the likeliest cells, the costliest first, and can be ended', async () => {
  const page = await reviewed();
  const {get, dispatch} = page.store;
  const left = uncompared(get(), 1);
  assert.ok(left.length > 2);
  assert.ok(left.every(({cell, best}) => cell !== best.cell));
  assert.deepEqual(
    left.map(({step}) => step),
    page
      .rows()
      .filter(({cell, best}) => cell !== best.cell)
      .map(({step}) => step),
  );
  assert.match(drawn(renderLostWay(page.shown(), 1)), /Shots lost/);
  assert.equal(drawn(renderLost(page.shown(), left[0])), '');
  dispatch({type: 'lost-ask', player: 1});
  await untilState(page.store, (state) => lostBy(state, left[0]));
  assert.equal(lostBy(get(), left[left.length - 1]), undefined);
  assert.match(
    drawn(renderLostWay(page.shown(), 1)),
    new RegExp(`1 of ${left.length} shots compared`),
  );
  dispatch({type: 'lost-stop'});
  await new Promise((later) => setTimeout(later, 200));
  assert.equal(uncompared(get(), 1).length, left.length - 1, 'it is ended');
  assert.equal(get().notice, null, 'nothing is refused');
  // What is known is kept, and the rest is asked for.
  dispatch({type: 'lost-ask', player: 1});
  await untilState(page.store, (state) => uncompared(state, 1).length === 0 && !state.lost?.run);
  const [worst] = left;
  const record = get().game?.record ?? '';
  const args = /** @type {const} */ ([
    `${worst.best.cell} ${worst.cell}`,
    ...[record, worst.step - 1, 1, FLEETS],
  ]);
  const naive = await page.client.call('shotsToGo', /** @type {any} */ ([...args]), 'naive');
  const {more, more_error: error} = naive.cells[1];
  assert.deepEqual(lostBy(get(), worst), {more, error, fleets: FLEETS});
  // In a file, too, where they are known; a shot at the likeliest cell lost nothing, and has none.
  const [, ...rows] = reviewCsv(get(), 1)
    .trim()
    .split('\r\n')
    .map((row) => row.split(','));
  assert.equal(rows.length, page.rows().length);
  for (const shot of page.rows()) {
    const row = rows.find(([step]) => Number(step) === shot.step) ?? [];
    const known = get().lost?.byShot[comparisonKey(record, shot)];
    assert.deepEqual(row.slice(0, 2), [String(shot.step), shot.cell]);
    assert.equal(row[7], known ? String(known.more) : '');
  }
  page.client.stop();
});

test('a cell that is refused besides leaves the table that is told', async () => {
  const page = await watching('exact');
  const {get, dispatch} = page.store;
  const told = await compared(page);
  dispatch({type: 'shots-add', cell: 'K11'});
  await until(() => get().notice);
  assert.equal(get().notice?.code, 'outside-board');
  assert.equal(get().shots?.result, told);
  assert.equal(get().shots?.adding, null);
  assert.equal(get().shots?.done, true);
  page.client.stop();
});

test('the count of another cell can be given up, and asked for again', async () => {
  const page = await watching('exact');
  const {get, dispatch} = page.store;
  const told = await compared(page);
  /** @type {unknown[]} */
  const halted = [];
  const call = /** @type {(...given: any[]) => any} */ (page.client.call);
  page.client.call = (/** @type {any[]} */ ...given) => {
    if (given[0] === 'halt') halted.push(given[2]);
    return call(...given);
  };
  page.said.length = 0;
  dispatch({type: 'shots-add', cell: 'J10'});
  // Asked for again it is the same count.
  dispatch({type: 'shots-add', cell: 'J10'});
  assert.deepEqual(page.said, ['J10: Counting…']);
  assert.match(page.table(), /J10.*Cancel/s);
  dispatch({type: 'shots-add-stop'});
  assert.deepEqual(halted, ['shots']);
  assert.equal(page.said.at(-1), 'J10: Counting stopped.');
  assert.equal(get().shots?.adding, null);
  assert.doesNotMatch(page.table(), /Cancel/);
  // What was given up comes no more, and is no refusal.
  await page.client.call('shotsToGo', ['A1', get().game?.record ?? '', 9, 1, 1], 'naive');
  assert.equal(get().shots?.result, told);
  assert.equal(get().notice, null);
  dispatch({type: 'shots-add', cell: 'J10'});
  await untilState(page.store, ({shots}) => shots?.adding === null);
  assert.equal(get().shots?.result?.cells.at(-1)?.cell, 'J10');
  page.client.stop();
});

test('what a count comes to that was given up neither ends the next nor is told', async () => {
  const page = await watching('exact');
  const {get, dispatch} = page.store;
  const told = await compared(page);
  const call = /** @type {(...given: any[]) => any} */ (page.client.call);
  for (const late of /** @type {const} */ (['refused', 'counted'])) {
    /** @type {(answer: any) => void} */
    let answer = () => {};
    const held = new Promise((resolve) => {
      answer = resolve;
    });
    page.client.call = (/** @type {any[]} */ ...given) => {
      if (given[0] !== 'shotsToGo') return call(...given);
      page.client.call = call;
      return held;
    };
    dispatch({type: 'shots-add', cell: 'J10'});
    dispatch({type: 'shots-add-stop'});
    dispatch({type: 'shots-add', cell: 'J10'});
    answer(
      late === 'refused'
        ? Promise.reject(refusal('outside-board'))
        : {cells: [told.cells[0], {...told.cells[1], cell: 'J10'}]},
    );
    await held.catch(() => {});
    await new Promise((done) => setTimeout(done));
    assert.equal(get().shots?.adding, 'J10', late);
    assert.equal(get().shots?.result, told, late);
    assert.equal(get().notice, null, late);
    dispatch({type: 'shots-add-stop'});
  }
  page.client.stop();
});

test('the focus goes on where the row of an added cell goes, and stays where its holder does', async () => {
  const page = await watching('exact', 'admiral', 20);
  const {dispatch} = page.store;
  /** @type {{is: string, dataset: {focusNext: string}, matches: (list: string) => boolean} | null} */
  let part = null;
  const within = (/** @type {string} */ is, /** @type {string} */ focusNext) => {
    part = {is, dataset: {focusNext}, matches: (list) => list.split(', ').includes(is)};
  };
  /** @type {string[]} */
  const focused = [];
  keepFocus({
    store: page.store,
    root: /** @type {any} */ ({getRootNode: () => ({activeElement: {closest: () => part}})}),
    hands: /** @type {any} */ ({focusId: (/** @type {string} */ id) => focused.push(id)}),
  });
  const told = await compared(page);
  const added = (/** @type {number} */ number) =>
    dispatch({
      type: 'shots-added',
      of: page.store.get().shots?.of ?? '',
      row: {...told.cells[1], cell: `row ${number}`},
    });
  focused.length = 0;
  const add = (/** @type {number} */ number) =>
    dispatch({type: 'shots-add', cell: `row ${number}`});
  for (const [is, next] of [
    ['tr', ['shots-cell']],
    ['form', []],
    ['section', []],
  ]) {
    for (const type of /** @type {const} */ (['shots-add-stop', 'shots-add-refused'])) {
      within(/** @type {string} */ (is), 'shots-cell');
      add(0);
      dispatch({type});
      assert.deepEqual(focused.splice(0), next, `${is}, ${type}`);
    }
  }
  for (let number = told.cells.length + 1; number <= 16; number += 1) {
    within('tr', 'shots-cell');
    add(number);
    added(number);
    assert.deepEqual(focused.splice(0), [number < 16 ? 'shots-cell' : 'shots-title'], `${number}`);
  }
  within('section', 'shots-way');
  added(17);
  assert.deepEqual(focused, []);
  // With the last cell the form goes.
  within('form', 'elsewhere');
  added(17);
  assert.deepEqual(focused, ['shots-title']);
  page.client.stop();
});

test('without chances no cell is the likeliest: nothing is compared, and it is refused', async () => {
  const page = await watching('exact');
  const {get} = page.store;
  const state = get();
  const {game} = state;
  assert.ok(game?.view.decision?.map);
  const map = {...game.view.decision.map, values: []};
  const view = {...game.view, decision: {...game.view.decision, map}};
  assert.deepEqual(comparedCells({...state, game: {...game, view}}, 'sea-1'), []);
  for (const belief of [null, {...map, chances: [], basis: {kind: 'lost-track'}}]) {
    const call = async (/** @type {string} */ method) => {
      assert.notEqual(method, 'shotsToGo');
      return method === 'belief' ? belief : null;
    };
    await assert.rejects(shotsAsked(state, /** @type {any} */ ({call}), undefined), {
      code: 'not-counted',
    });
  }
  page.client.stop();
});

test('an answer of a run that was ended is not counted in the next; its end is told', async () => {
  const page = await reviewed();
  const {get} = page.store;
  /** @type {((found: unknown) => void)[]} */
  const answers = [];
  const client = /** @type {any} */ ({
    call: (/** @type {string} */ method) =>
      method === 'shotsToGo' ? new Promise((resolve) => answers.push(resolve)) : Promise.resolve(),
  });
  const store = createStore(get(), reduceLost);
  createLost({store, client}, FLEETS);
  /** @type {string[]} */
  const said = [];
  store.hear((action, state, before) => {
    const text = shotsSpoken(action, state, before, speech);
    if (text) said.push(text);
  });
  const left = uncompared(get(), 1).length;
  const answer = (/** @type {number} */ more) => ({
    ...{fleets: FLEETS, cells: [{}, {more, more_error: 0.2}]},
  });
  const turn = () => new Promise((later) => setTimeout(later, 0));
  store.dispatch({type: 'lost-ask', player: 1});
  store.dispatch({type: 'lost-stop'});
  store.dispatch({type: 'lost-ask', player: 1});
  answers.shift()?.(answer(9));
  await turn();
  assert.equal(store.get().lost?.run?.done, 0);
  assert.equal(uncompared(store.get(), 1).length, left);
  for (let shot = 0; shot < left; shot += 1) {
    assert.deepEqual(said, []);
    answers.shift()?.(answer(shot === 0 ? 0.9 : 0.1));
    await turn();
  }
  assert.equal(store.get().lost?.run, null);
  assert.equal(said.length, 1);
  assert.match(said[0], /^1 shot clearly cost more than one at the likeliest cell/);
  assert.ok(said[0].endsWith(`Shots compared: ${left}.`));
  const shown = /** @type {any} */ ({...page.shown(), state: store.get()});
  assert.ok(drawn(renderLostWay(shown, 1)).includes(said[0]));
  assert.match(drawn(renderLostWay(shown, 1)), /1\.8 times/);
  page.client.stop();
});

test('a loss is told only where it is measurable', () => {
  const said = (/** @type {number} */ more, /** @type {number} */ error) =>
    lostSentence({more, error, fleets: 4000}, speech);
  assert.match(said(0.9, 0.2), /^In shots: 0\.90 ± 0\.20 lost$/);
  assert.match(said(0.3, 0.2), /no measurable loss \(\+0\.30 ± 0\.20\)/);
  assert.match(said(-0.3, 0.2), /no measurable loss/);
  assert.match(said(-0.9, 0.2), /gained/);
  assert.equal(verdictOf({more: 0.36, error: 0.2, fleets: 2}), 'none', 'its bound is no loss');
  assert.match(lostSentence(null, speech), /too few fleets/);
  for (const text of [said(0.9, 0.2), said(0, 0.2)]) isOfShots(text);
});

test('the page around an element is told the same: of cells that are named, else of the likeliest', async () => {
  const page = await watching('exact');
  const {get} = page.store;
  const likeliest = comparedCells(get(), 'sea-1');
  const asked = (/** @type {any} */ cells) => shotsAsked(get(), page.client, cells, FLEETS);
  const told = await asked(undefined);
  assert.equal(told.v, 1);
  assert.deepEqual(
    told.cells.map(({cell}) => cell),
    likeliest,
  );
  const [one, other] = likeliest;
  const named = await asked([other, one]);
  assert.deepEqual(await asked(`${other} ${one}`), named);
  assert.equal(named.cells[1].more, -told.cells[1].more);
  await assert.rejects(asked('K11'), {code: 'outside-board'});
  await page.watching.go('last');
  await assert.rejects(asked(undefined), {code: 'game-over'});
  page.client.stop();
});
