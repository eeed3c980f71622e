// One's own results: each sea once, what they come to, and where one lies among the agents'.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import hunts from '../../www/src/data/hunts.json' with {type: 'json'};
import {bins, standing} from '../../www/src/features/ending/state.js';
import {renderStanding} from '../../www/src/features/ending/view-standing.js';
import {dayStreak, LISTED, lastDays} from '../../www/src/features/results/days.js';
import {createResults} from '../../www/src/features/results/flow.js';
import {
  joinedResults,
  MOST_RESULTS,
  readResults,
  tallies,
  writeResults,
} from '../../www/src/features/results/state.js';
import {renderStatistics} from '../../www/src/features/results/view-statistics.js';
import {readAddress} from '../../www/src/games/sea/address.js';
import {dayOfSea} from '../../www/src/shell/record-origin.js';
import {dayOf, seedOfDay} from '../../www/src/shell/utc-days.js';
import {drawn} from './drawn.mjs';
import {storageIn} from './kept-rows.mjs';
import {createPage, until} from './page.mjs';
import {speech} from './speech.mjs';

/** @param {number} at @param {Partial<import('../../www/src/features/results/types.js').Result>} [more] */
const result = (at, more = {}) => ({
  sea: `admiral s.${at}`,
  rules: 'admiral',
  points: 40,
  won: true,
  helped: false,
  at,
  ...more,
});

const disk = () => storageIn()();

const forbidden = () => {
  throw new Error('denied');
};

test('a sea counts once, by its first result, in whatever order the results are joined', () => {
  const first = result(1, {points: 60});
  const again = result(5, {sea: first.sea, points: 20});
  const other = result(3);
  assert.deepEqual(joinedResults([again], [other, first]), [first, other]);
  assert.deepEqual(joinedResults([first, other], [again]), [first, other]);
  const many = Array.from({length: MOST_RESULTS + 5}, (_, at) => result(at));
  assert.deepEqual(joinedResults(many, []), many.slice(5));
});

test('what is written is read again, and what another hand wrote is left out', () => {
  const results = [result(1), result(2, {points: null, won: false, helped: true})];
  assert.deepEqual(readResults(JSON.parse(writeResults(results))), results);
  for (const read of [null, 7, [], {results: 7}, {results: [null, {}, {...result(1), at: 'now'}]}])
    assert.deepEqual(readResults(read), []);
});

test('a tally: games, mean, best, those won in a row, those with help', () => {
  const results = [
    result(1, {points: 60, won: false}),
    result(2, {points: 40, helped: true}),
    result(3, {points: 50}),
    result(4, {points: null, won: false}),
    result(5, {points: 30}),
    result(6, {rules: 'solitaire', points: -20, won: false}),
    result(7, {rules: 'solitaire', points: 120}),
  ];
  const [admiral, solitaire] = tallies(results);
  assert.deepEqual(admiral, {
    rules: 'admiral',
    games: 5,
    counted: 4,
    mean: 45,
    best: 30,
    streak: 1,
    longest: 2,
    helped: 1,
  });
  // More points are better, fewer shots are.
  assert.deepEqual([solitaire.best, solitaire.mean], [120, 50]);
});

test('a standing and the bars lose no game, wherever one’s own result lies', () => {
  for (const agents of Object.values(hunts.rules))
    for (const own of Object.values(agents)) {
      assert.equal(
        own.games.reduce((sum, games) => sum + games, 0),
        hunts.games,
      );
      assert.equal(
        bins(own).reduce((sum, {games}) => sum + games, 0),
        hunts.games,
      );
      for (let shots = 0; shots <= 101; shots += 1) {
        const {fewer, alike, more, all} = standing(own, shots);
        assert.equal(fewer + alike + more, all);
        const next = standing(own, shots + 1);
        assert.equal(next.fewer, fewer + alike);
      }
    }
});

test('the sea of a day has the day as its number, the same for all', () => {
  assert.equal(readAddress('?day=2026-11-22').fresh?.seed, '20261122');
  assert.equal(readAddress('?day=today').fresh?.seed, seedOfDay(dayOf(new Date())));
  assert.throws(() => readAddress('?day=2026-02-30'), {code: 'no-such-day'});
  assert.equal(dayOfSea('spyglass1 admiral s.20261122 race:you,parity -'), '2026-11-22');
  for (const start of ['s.20261322', 's.2026112', 'd.20261122.x', 's.00010101'])
    assert.equal(dayOfSea(`spyglass1 admiral ${start} race:you,parity -`), null, start);
});

/** A hunt of one's own, to its end. @param {ReturnType<typeof disk> | null} storage */
async function hunted(storage) {
  const page = createPage({mode: 'race'});
  const {store} = page;
  const hands = /** @type {any} */ (page.hands);
  createResults(/** @type {any} */ ({store, hands}), {
    storage: () => storage ?? forbidden(),
    now: () => 9,
  });
  await page.start({mode: 'race', rules: 'sea-battle', seed: '4'});
  return page;
}

/** @param {Awaited<ReturnType<typeof hunted>>} page @param {import('../../www/src/games/sea/types.js').Action} action */
async function ended(page, action) {
  page.store.dispatch(action);
  await until(() => page.view().ended);
}

test('a game is noted as it ends, once, on a disk or for the visit', async () => {
  for (const storage of [disk(), null]) {
    const page = await hunted(storage);
    const rows = () => page.store.get().results?.results ?? [];
    assert.deepEqual(rows(), []);
    await page.turns.act('A1', 'shoot');
    await ended(page, {type: 'take', method: 'solve'});
    assert.deepEqual(
      rows().map(({rules, points, won}) => ({rules, points, won})),
      [{rules: 'sea-battle', points: null, won: false}],
    );
    assert.equal(page.store.get().forgetful, storage === null);
    // The same sea hunted anew has its result already.
    await page.start({mode: 'race', rules: 'sea-battle', seed: '4'});
    assert.ok(!page.view().ended);
    await page.turns.act('B1', 'shoot');
    await ended(page, {type: 'take', method: 'solve'});
    assert.equal(rows().length, 1);
    if (storage) {
      const again = await hunted(storage);
      assert.deepEqual(again.store.get().results?.results, rows());
      again.store.dispatch({type: 'results-forget'});
      assert.deepEqual(readResults(JSON.parse(storage.getItem('spyglass-results') ?? '')), []);
      again.client.stop();
    }
    page.client.stop();
  }
});

test('a whole hunt is laid beside the agents’, and the statistics name it', async () => {
  const page = await hunted(disk());
  const {store} = page;
  for (const row of 'ABCDEFGHIJ')
    for (let number = 1; number <= 10 && !page.view().ended; number += 1)
      await page.turns.act(`${row}${number}`, 'shoot');
  await until(() => page.view().ended);
  const shown = /** @type {any} */ ({
    state: store.get(),
    view: page.view(),
    ...speech,
    dispatch() {},
    parts: {},
  });
  const {shots} = page.view().players[0];
  const text = drawn(renderStanding(shown));
  assert.ok(text.includes(`You needed ${shots} shots`), text);
  for (const agent of ['Random', 'Parity', 'Map']) assert.ok(text.includes(agent));
  assert.match(drawn(renderStatistics(shown)), /Sea battle/);
  page.client.stop();
});

test('days in a row are those whose sea was finished on its day, as the results say', () => {
  const now = Date.parse('2026-11-24T00:30:00Z');
  const of = (/** @type {string} */ day, /** @type {any} */ more = {}) =>
    result(Date.parse(`${day}T23:30:00Z`), {sea: `admiral s.${seedOfDay(day)}`, ...more});
  const days = ['2026-11-21', '2026-11-22', '2026-11-23'].map((day) => of(day));
  assert.equal(dayStreak([], now), 0);
  // Today's sea is still open: it ends nothing.
  assert.equal(dayStreak(days, now), 3);
  const today = of('2026-11-24', {at: now});
  assert.equal(dayStreak([...days, today], now), 4);
  assert.equal(dayStreak([days[0], days[2]], now), 1);
  // Given up, later than its day, or of another fleet.
  for (const row of [
    of('2026-11-23', {points: null}),
    of('2026-11-23', {at: now}),
    of('2026-11-23', {sea: 'sea-battle s.20261123'}),
  ])
    assert.equal(dayStreak([days[0], days[1], row], now), 0);
  assert.equal(dayStreak(days, now + 2 * 24 * 60 * 60 * 1000), 0);
  // A row that cannot be read is dropped, and with it its day.
  const kept = JSON.parse(writeResults(days));
  kept.results[1].at = 'yesterday';
  assert.equal(dayStreak(readResults(kept), now), 1);
  const listed = lastDays(days, now);
  assert.equal(listed.length, LISTED);
  assert.deepEqual(listed[0], {day: '2026-11-24', result: null});
  assert.deepEqual(listed[1], {day: '2026-11-23', result: days[2]});
});
