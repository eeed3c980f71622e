// What the lab does over time: what ends a run and what does not, what is worked out beside it, what is heard of it.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {announcementOf} from '../../www/src/pages/lab/announcements.js';
import {STATEMENTS} from '../../www/src/pages/lab/article.js';
import {PUBLISHED_TIMES, timesVerdict} from '../../www/src/pages/lab/figures.js';
import {createLab, STRETCH} from '../../www/src/pages/lab/flow.js';
import {createMatchTally} from '../../www/src/pages/lab/match-tally.js';
import {pictureLabel} from '../../www/src/pages/lab/sentences.js';
import {BAD_SEED, initialState, isChanged, reduce} from '../../www/src/pages/lab/state.js';
import {createTally} from '../../www/src/pages/lab/tally.js';
import {linesOf, TRAIL_HIGH, TRAIL_WIDE} from '../../www/src/pages/lab/trail-picture.js';
import {renderForm} from '../../www/src/pages/lab/view-form.js';
import {createStore} from '../../www/src/shell/store.js';
import {door} from './engine.mjs';
import {until} from './page.mjs';
import {speech} from './speech.mjs';

const AGENTS = ['hunt', 'random'];
const REVERSI = {id: 'reversi', agents: ['engine-1', 'minimax-expert'], deployers: ['uniform']};
const config = {...initialState().config, agents: AGENTS, games: 4};

/** @param {any} template @param {string} field @returns {(event: any) => void} what hears its changes */
function heard({strings, values}, field) {
  const at = strings.findIndex((/** @type {string} */ text) => text.includes(field));
  for (let place = at; at >= 0; place += 1)
    if (/@change=$/.test(strings[place])) return values[place];
  return values
    .filter((/** @type {any} */ value) => value?.strings)
    .map((/** @type {any} */ value) => heard(value, field))[0];
}

/** What has been promised meanwhile happens. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A pool that answers what it is asked when it is told to; `describe` and `tables` at once. @param {any} [tables] */
function handPool(tables = {rules: [], agents: []}) {
  /** @type {{method: string, args: any[], resolve: (result: any) => void, reject: (error: any) => void}[]} */
  const asked = [];
  const pool = {
    asked,
    starts: /** @type {any[]} */ ([]),
    isPaused: false,
    ask(/** @type {string} */ method, /** @type {any[]} */ ...args) {
      if (method === 'tables') return Promise.resolve(tables);
      if (method === 'describe')
        return Promise.resolve({
          ...{rules: 'admiral', seed: '1', deploy: 'uniform'},
          agents: args[0].agents.map((/** @type {string} */ agent) => ({agent})),
        });
      return new Promise((resolve, reject) => asked.push({method, args, resolve, reject}));
    },
    start: (/** @type {any} */ how) => pool.starts.push(how),
    stop() {},
    pause(/** @type {boolean} */ paused) {
      pool.isPaused = paused;
    },
    close() {
      for (const {reject} of asked.splice(0)) reject({code: 'pool-closed'});
    },
  };
  return pool;
}

/**
 * @param {object} [how]
 * @param {any} [how.kept]
 * @param {typeof createMatchTally} [how.tallyOf]
 * @param {(done: () => void, ms: number) => unknown} [how.later]
 * @param {(draw: () => void) => void} [how.soon]
 * @param {() => number} [how.now]
 */
function lab({
  kept = null,
  tallyOf = createMatchTally,
  later = (done) => done(),
  soon = (draw) => draw(),
  now = () => 0,
} = {}) {
  const store = createStore(initialState({config}), reduce);
  const [pool, aside] = [handPool(), handPool()];
  const players = handPool({rules: [REVERSI], agents: []});
  /** @type {string[]} */
  const sentences = [];
  /** How many results were kept, each time. @type {number[]} */
  const saved = [];
  /** The seeds of runs that are kept no more. @type {string[]} */
  const forgotten = [];
  store.hear((action, state, before) => {
    const sentence = announcementOf(action, state, before, speech);
    if (sentence) sentences.push(sentence);
  });
  const own = createLab({
    ...{store, aside},
    pool: /** @type {any} */ (pool),
    matches: async () => {
      return /** @type {any} */ ({
        ...{pool: players, createTally: tallyOf, printed: {}},
        tablesOf: (/** @type {any} */ told) => told,
      });
    },
    keeping: {
      save: async (/** @type {any} */ {results}) => void saved.push(results.length),
      read: async () => kept,
      forget: async (/** @type {any} */ of) => void forgotten.push(of.seed),
    },
    ...{soon, later, now},
  });
  return {...store, own, pool, aside, players, sentences, saved, forgotten};
}

test('what is refused beside a run leaves it running, and its own refusal is not wiped by others', async () => {
  const {dispatch, get, pool, players} = lab();
  dispatch({type: 'run'});
  await settled();
  dispatch({type: 'printed'});
  await settled();
  players.asked[0].reject({code: 'bad-position'});
  await settled();
  assert.equal(get().run?.status, 'running');
  assert.equal(get().beside?.code, 'bad-position');
  pool.starts[0].onResults(0, Int32Array.of(1, 2, 3, 4));
  assert.equal(get().run?.summary?.games, 2);
  pool.starts[0].onFailure({code: 'engine-died'});
  assert.deepEqual([get().run?.status, get().refused?.code], ['stopped', 'engine-died']);
  dispatch({type: 'printed'});
  await settled();
  players.asked[1].resolve([]);
  await settled();
  dispatch({type: 'article'});
  assert.equal(get().refused?.code, 'engine-died');
  assert.equal(get().beside, null);
});

test('games that come close together are told together, and the end at once', async () => {
  /** @type {(() => void)[]} */
  const waits = [];
  const {dispatch, get, pool} = lab({later: (done) => waits.push(done)});
  dispatch({type: 'run'});
  await settled();
  const games = () => get().run?.summary?.games;
  for (const game of [0, 1]) pool.starts[0].onResults(game, Int32Array.of(5, 6));
  assert.deepEqual([games(), waits.length], [0, 1]);
  waits[0]();
  assert.equal(games(), 2);
  for (const game of [2, 3]) pool.starts[0].onResults(game, Int32Array.of(5, 6));
  assert.deepEqual([games(), get().run?.status, waits.length], [4, 'ended', 2]);
  const {summary} = get().run ?? {};
  waits[1]();
  assert.equal(get().run?.summary, summary);
});

test('in a tab that is never drawn what is played is kept, from time to time and at its end', async () => {
  let at = 0;
  const {dispatch, pool, saved} = lab({soon() {}, now: () => at});
  dispatch({type: 'run'});
  await settled();
  for (const game of [0, 1, 2, 3]) {
    at += 1500;
    pool.starts[0].onResults(game, Int32Array.of(5, 6));
  }
  assert.deepEqual(saved, [4, 8]);
});

test('a run that another takes the place of stays kept, and only what has ended is forgotten', async () => {
  const {dispatch, pool, saved, forgotten} = lab();
  dispatch({type: 'run'});
  await settled();
  pool.starts[0].onResults(0, Int32Array.of(1, 2, 3, 4));
  assert.deepEqual(saved, []);
  dispatch({type: 'run', config: {...config, seed: '2', games: 1}});
  assert.deepEqual(saved, [4]);
  await settled();
  pool.starts[1].onResults(0, Int32Array.of(5, 6));
  assert.deepEqual(forgotten, ['2']);
});

test('a published figure takes the place of one’s own run, which comes back with all its games', async () => {
  const {dispatch, get, pool} = lab();
  dispatch({type: 'run'});
  await settled();
  pool.starts[0].onResults(0, Int32Array.of(1, 2, 3, 4, 5, 6, 7, 8));
  const {summary} = get().run ?? {};
  assert.equal(get().own, null);
  for (const [seed, at] of /** @type {const} */ ([
    ['2', 1],
    ['3', 2],
  ])) {
    dispatch({type: 'run', config: {...config, seed, games: 1}, figure: true});
    await settled();
    pool.starts[at].onResults(0, Int32Array.of(5, 6));
    assert.equal(get().own?.config.seed, config.seed);
  }
  dispatch({type: 'own-back'});
  await settled();
  assert.deepEqual(get().run?.summary, summary);
  assert.deepEqual([get().run?.status, get().own, pool.starts.length], ['ended', null, 3]);
  // What is run from the form again is played.
  dispatch({type: 'run'});
  await settled();
  assert.equal(pool.starts.length, 4);
});

test('choices that a published figure takes the place of come back, played or not', async () => {
  const {dispatch, get, pool} = lab();
  const figure = {...config, seed: '2', games: 1};
  dispatch({type: 'run', config, figure: true});
  assert.equal(get().own, null, 'the figure is what the form held');
  dispatch({type: 'configure', change: {games: 77}});
  dispatch({type: 'run', config: figure, figure: true});
  await settled();
  dispatch({type: 'own-back'});
  assert.deepEqual([get().config.games, get().run, get().own], [77, null, null]);
  // What is still played of the figure is nobody's.
  pool.starts.at(-1).onResults(0, Int32Array.of(5, 6));
  assert.equal(get().run, null);
  dispatch({type: 'run'});
  await settled();
  pool.starts.at(-1).onResults(0, Int32Array.of(5, 6));
  dispatch({type: 'configure', change: {games: 78}});
  dispatch({type: 'run', config: figure, figure: true});
  dispatch({type: 'configure', change: {games: 79}});
  dispatch({type: 'run', config: {...figure, seed: '3'}, figure: true});
  dispatch({type: 'own-back'});
  assert.deepEqual([get().config.games, get().run?.config.games], [79, 77]);
  await settled();
  assert.equal(get().run?.summary?.games, 1);
});

test('one’s own run comes back as it was left: running, paused, or cancelled', async () => {
  for (const left of /** @type {const} */ ([null, 'pause', 'stop'])) {
    const {dispatch, get, pool} = lab();
    const started = (/** @type {number} */ runs) => until(() => pool.starts.length === runs);
    dispatch({type: 'run'});
    await started(1);
    pool.starts[0].onResults(0, Int32Array.of(1, 2));
    if (left) dispatch({type: left});
    const before = get().run?.status;
    dispatch({type: 'run', config: {...config, seed: '2', games: 1}, figure: true});
    await started(2);
    dispatch({type: 'own-back'});
    await until(() => get().run?.status === before && get().run?.summary);
    await started(left === 'stop' ? 2 : 3);
    assert.equal(get().run?.summary?.games, 1);
    if (left !== 'stop') assert.equal(pool.isPaused, left === 'pause');
  }
});

test('a seed that is none is refused in words, until it is mended', () => {
  const {dispatch, get, sentences} = lab();
  for (const [of, said] of /** @type {const} */ ([
    ['match', /^Number of the first opening: a whole number up to/],
    ['sea', /^Seed of the run: a whole number up to 18,446,744,073,709,551,615\.$/],
  ])) {
    dispatch({type: 'refused', error: {code: BAD_SEED, args: {of}}});
    assert.match(sentences.at(-1) ?? '', said);
  }
  dispatch({type: 'configure', change: {games: 5}});
  assert.equal(get().beside?.code, BAD_SEED);
  dispatch({type: 'configure', change: {seed: '4'}});
  assert.equal(get().beside, null);
});

test('after a run a seed that is none is a choice that was not run', () => {
  const {dispatch, get} = lab();
  dispatch({type: 'run'});
  assert.equal(isChanged(get()), false);
  dispatch({type: 'refused', error: {code: BAD_SEED, args: {of: 'sea'}}});
  assert.equal(isChanged(get()), true);
});

test('a seed that was pasted with blanks is taken', () => {
  /** @type {import('../../www/src/pages/lab/state.js').Action[]} */
  const actions = [];
  const shown = /** @type {any} */ ({
    ...{...speech, state: initialState(), lang: 'en'},
    dispatch: (/** @type {any} */ action) => actions.push(action),
  });
  const change = heard(renderForm(shown), 'id="lab-seed"');
  const target = {value: ' 7 ', setCustomValidity() {}};
  change({target});
  assert.deepEqual(actions, [{type: 'configure', change: {seed: '7'}}]);
  assert.equal(target.value, '7');
  change({target: {...target, value: '7 8'}});
  assert.equal(actions.at(-1)?.type, 'refused');
});

test('a change of the rules that the engine cannot read is named', async () => {
  for (const [set, named] of [
    ['rows=8 foo=1', 'foo=1'],
    ['rows', 'rows'],
  ]) {
    const {dispatch, get, pool, sentences} = lab();
    const {ask} = pool;
    pool.ask = (method, ...args) => {
      if (method !== 'describe') return ask(method, ...args);
      try {
        door.newBatch(args[0]).free();
        return ask(method, ...args);
      } catch (error) {
        return Promise.reject(error);
      }
    };
    dispatch({type: 'run', config: {...config, set}});
    await settled();
    assert.equal(get().run?.status, 'stopped');
    assert.ok(sentences.at(-1)?.startsWith(`“${named}” changes no rule`), sentences.at(-1));
  }
});

test('of games that take long the rate is told as well, whether they come alone or together', async () => {
  let at = 0;
  const games = 40;
  const {dispatch, get, pool} = lab({now: () => at});
  dispatch({type: 'run', config: {...config, games}});
  await settled();
  assert.equal(get().run?.rate, null);
  // Two workers, each half a minute over a game.
  for (let game = 0; game < games; game += 2) {
    at += 30_000;
    pool.starts[0].onResults(game, Int32Array.of(5, 6));
    at += 10;
    pool.starts[0].onResults(game + 1, Int32Array.of(5, 6));
    const rate = get().run?.rate ?? 0;
    assert.ok(Math.abs(rate * 15 - 1) < 0.15, `${rate} games a second`);
  }
});

test('what was still being played when a run was paused is kept too', async () => {
  const {dispatch, pool, saved} = lab();
  dispatch({type: 'run'});
  await settled();
  pool.starts[0].onResults(0, Int32Array.of(5, 6));
  dispatch({type: 'pause'});
  pool.starts[0].onResults(1, Int32Array.of(5, 6));
  assert.equal(saved.at(-1), 4);
});

test('a time is measured by a worker of its own, and not while games are on', async () => {
  const {dispatch, get, pool, aside, sentences} = lab();
  dispatch({type: 'run'});
  await settled();
  dispatch({type: 'times'});
  await settled();
  assert.equal(get().beside?.code, 'lab-busy');
  assert.equal(get().times, null);
  assert.deepEqual([pool.asked.length, aside.asked.length], [0, 0]);
  assert.match(sentences.at(-1) ?? '', /under way here/);
  assert.equal(get().run?.status, 'running');
  dispatch({type: 'stop'});
  dispatch({type: 'times'});
  for (const ms of [null, 900, null, 300]) {
    await settled();
    aside.asked.shift()?.resolve({ms});
  }
  await settled();
  assert.equal(pool.asked.length, 0);
  assert.deepEqual(get().times, {slow: 0.9, quick: 0.3, games: 300});
  assert.match(sentences.at(-1) ?? '', /0\.9 s.* 3 to 1/);
});

test('no time is measured beside the printed positions, and these are not checked beside it', async () => {
  const {dispatch, get, players, aside} = lab();
  dispatch({type: 'printed'});
  await settled();
  dispatch({type: 'times'});
  assert.deepEqual([get().times, get().beside?.code], [null, 'lab-busy']);
  players.asked[0].resolve([]);
  await settled();
  dispatch({type: 'times'});
  assert.equal(get().times, 'running');
  dispatch({type: 'printed'});
  await settled();
  assert.deepEqual([get().printed, get().beside?.code], [[], 'lab-busy']);
  assert.deepEqual([players.asked.length, aside.asked.length], [1, 1]);
});

test('a bar whose game cannot be opened is closed again', async () => {
  const {dispatch, get, pool} = lab();
  dispatch({type: 'run'});
  await settled();
  pool.starts[0].onResults(0, Int32Array.of(5, 6));
  dispatch({type: 'bar', bar: {agent: 0, from: 5, to: 5}});
  assert.equal(get().opened?.record, null);
  await settled();
  pool.asked[0].reject({code: 'engine-died'});
  await settled();
  assert.deepEqual([get().opened, get().beside?.code], [null, 'engine-died']);
  dispatch({type: 'bar', bar: {agent: 0, from: 5, to: 5}});
  await settled();
  pool.asked[1].resolve('record');
  await settled();
  dispatch({type: 'bar-next'});
  await settled();
  pool.asked[2].reject({code: 'engine-died'});
  await settled();
  assert.equal(get().opened?.record, 'record');
});

test('a run that begins ends the measuring', async () => {
  const {dispatch, get, aside} = lab();
  dispatch({type: 'times'});
  await settled();
  assert.equal(aside.asked.length, 1);
  dispatch({type: 'run'});
  await settled();
  assert.equal(get().times, null);
  assert.deepEqual([aside.asked.length, get().beside], [0, null]);
  assert.equal(get().run?.status, 'running');
});

test('the article is told number by number, cancelled, and worked out anew', async () => {
  const {dispatch, get, aside, sentences} = lab();
  const told = (/** @type {string} */ id) => ({id, values: [], se: null, record: null, step: 0});
  dispatch({type: 'article'});
  await settled();
  aside.asked.shift()?.resolve(told(STATEMENTS[0].id));
  await settled();
  assert.equal(sentences.at(-1), '1 of 9 numbers worked out.');
  dispatch({type: 'article-stop'});
  await settled();
  assert.equal(sentences.at(-1), 'Ended after 1 of 9 numbers.');
  assert.deepEqual([get().article?.running, get().beside, aside.asked.length], [false, null, 0]);
  dispatch({type: 'article'});
  for (const {id} of STATEMENTS) {
    await settled();
    aside.asked.shift()?.resolve(told(id));
  }
  await settled();
  assert.equal(get().article?.running, false);
  assert.match(sentences.at(-1) ?? '', /^Numbers worked out: 9 of 9, not reproduced: \d\.$/);
});

test('what is made of the printed positions is heard', async () => {
  const {dispatch, players, sentences} = lab();
  dispatch({type: 'printed'});
  await settled();
  players.asked[0].resolve([
    {id: 'start', alike: 1, of: 1},
    {id: 'level-1', alike: 28, of: 40},
  ]);
  await settled();
  assert.match(sentences.at(-1) ?? '', /1 of 2/);
});

test('a run of Reversi that is taken up brings what Reversi can be played with', async () => {
  const kept = {
    config: {...config, rules: 'reversi', agents: ['engine-1', 'minimax-expert']},
    results: new Int32Array(),
  };
  const {dispatch, get} = lab({kept});
  dispatch({type: 'take-up'});
  await settled();
  assert.deepEqual(get().tables?.rules, [REVERSI]);
  assert.equal(get().run?.status, 'paused');
});

test('a long run is taken up in stretches, between which others have their turn', async () => {
  const games = 12 * STRETCH + 5;
  const results = Int32Array.from({length: games}, (_, game) => (game % 3) - 1);
  const whole = createMatchTally(AGENTS, games + 1);
  whole.add(0, results);
  /** @type {number[]} */
  const turns = [];
  let turn = 0;
  const kept = {config: {...config, rules: 'reversi', games: games + 1}, results};
  const {dispatch, get, own} = lab({
    kept,
    tallyOf(agents, planned) {
      const tally = createMatchTally(agents, planned);
      return {
        ...tally,
        add(first, some) {
          assert.ok(some.length <= STRETCH);
          setImmediate(() => {
            turn += 1;
          });
          turns.push(turn);
          tally.add(first, some);
        },
      };
    },
  });
  dispatch({type: 'take-up'});
  while (!get().run?.summary) await settled();
  assert.ok((turns.at(-1) ?? 0) > 0);
  assert.deepEqual(get().run?.summary, whole.summary());
  assert.deepEqual(own.results(), results);
});

test('a ratio of times agrees as far as the published ones were rounded', () => {
  const {slow, quick} = PUBLISHED_TIMES;
  const games = 300;
  assert.equal(timesVerdict({slow, quick, games}), 'agrees');
  assert.equal(timesVerdict({slow: slow / 1000, quick: quick / 1000, games}), 'agrees');
  for (const factor of [0.1, 0.95, 1.05, 10])
    assert.equal(timesVerdict({slow: slow * factor, quick, games}), 'differs');
});

test('the lines of a picture lie in it, each within its band', () => {
  const tally = createTally(AGENTS, 200);
  tally.add(
    0,
    Int32Array.from({length: 400}, (_, at) => (at * 7919) % 83),
  );
  const {trail} = tally.summary();
  const lines = linesOf(trail, 2)?.lines ?? [];
  assert.equal(lines.length, 2);
  const points = (/** @type {string} */ path) =>
    path
      .slice(1)
      .replace('Z', '')
      .split('L')
      .map((point) => point.split(' ').map(Number));
  for (const {line, band} of lines) {
    const [means, ends] = [points(line), points(band)];
    assert.equal(ends.length, 2 * means.length);
    for (const [x, y] of [...means, ...ends])
      assert.ok(0 <= x && x <= TRAIL_WIDE && 0 <= y && y <= TRAIL_HIGH);
    means.forEach(([x, y], at) => {
      const [[upperX, upper], [lowerX, lower]] = [ends[at], ends[ends.length - 1 - at]];
      assert.deepEqual([upperX, lowerX], [x, x]);
      assert.ok(upper <= y && y <= lower);
    });
  }
  assert.equal(linesOf(trail.slice(0, 1), 2), null);
});

test('a picture of a match names both who meet', () => {
  const tally = createMatchTally(['minimax-novice', 'engine-1'], 2);
  tally.add(0, Int32Array.of(4, -2));
  const {agents, match} = tally.summary();
  assert.match(pictureLabel(agents[0], '', speech, match), /^Minimax, novice against Engine 1: /);
});
