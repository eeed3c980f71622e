// The lab without a browser: pieces handed out and put together, links, files, verdicts.
import assert from 'node:assert/strict';
import test, {after} from 'node:test';
import {createBatches} from '../../www/src/engine/batch-responder.js';
import {createPool} from '../../www/src/engine/pool.js';
import {beyondRoom, readLab, unreadIn, writeLab} from '../../www/src/pages/lab/address.js';
import {judged} from '../../www/src/pages/lab/figure-verdict.js';
import {remarkOf, settingsOf} from '../../www/src/pages/lab/figure-words.js';
import {figureRuns, measuredOf, verdictOf, verdictWord} from '../../www/src/pages/lab/figures.js';
import {axisOf, binsOf} from '../../www/src/pages/lab/histogram.js';
import {createKeeping, isStored} from '../../www/src/pages/lab/saved-runs.js';
import {refusalSentence} from '../../www/src/pages/lab/sentences.js';
import {
  configOf,
  firstConfig,
  fitting,
  initialState,
  reduce,
  rulesOf,
} from '../../www/src/pages/lab/state.js';
import {createTally, meanAndError} from '../../www/src/pages/lab/tally.js';
import {door} from './engine.mjs';
import {speech} from './speech.mjs';

const config = {rules: 'admiral', seed: '3', agents: ['hunt', 'random'], deploy: 'uniform'};

/** Results that follow from the number of the game. @param {number} first @param {number} games */
const made = (first, games) =>
  Int32Array.from(
    {length: 2 * games},
    (_, at) => ((first + (at >> 1)) * 7919 + (at % 2) * 31) % 83,
  );

test('a link with more agents than there is room for says which are left out', () => {
  const asked = '?agents=hunt,parity,random,p-matrix,directional,probability-map';
  assert.deepEqual(beyondRoom(asked), ['directional', 'probability-map']);
  assert.deepEqual(beyondRoom('?game=reversi&agents=random,engine-1,engine-2'), ['engine-2']);
  assert.deepEqual(beyondRoom('?agents=hunt,parity'), []);
  const {refused} = initialState({config: readLab(asked), left: beyondRoom(asked)});
  assert.match(
    refusalSentence(/** @type {any} */ (refused), speech),
    /Left out: Directional, Map\./,
  );
  assert.equal(initialState().refused, null);
});

test('a link says what of it cannot be followed', () => {
  for (const bad of ['games=abc', 'games=-5', 'games=0', 'games=1e9', 'seed=-1', 'game=chess'])
    assert.deepEqual(unreadIn(`?${bad}&agents=hunt,parity&lang=it`), [bad]);
  assert.deepEqual(unreadIn('?colour=red&blue'), ['colour=red', 'blue']);
  for (const good of [
    '',
    writeLab(firstConfig),
    '?games=007&seed=18446744073709551615&game=reversi',
  ])
    assert.deepEqual(unreadIn(good), [], good);
  assert.ok(unreadIn(`?seed=${'x'.repeat(5000)}`)[0].length < 100);
});

test('agents and deployers of a link that nobody knows are named once it is known who can play', () => {
  const search = '?seed=-1&agents=hunt,nobody&deploy=nowhere';
  const before = initialState({config: readLab(search), unread: unreadIn(search)});
  const after = reduce(before, {type: 'tables', tables: /** @type {any} */ (door.tables())});
  assert.deepEqual(after.config.agents, ['hunt']);
  assert.match(
    refusalSentence(/** @type {any} */ (after.beside), speech),
    /understood \(seed=-1, nobody, nowhere\)/,
  );
  const good = reduce(initialState(), {type: 'tables', tables: /** @type {any} */ (door.tables())});
  assert.equal(good.beside, null);
  assert.deepEqual(good.config, firstConfig);
});

test('what is told does not depend on how the games were cut, nor on the order of the pieces', () => {
  const whole = createTally(config.agents, 300);
  whole.add(0, made(0, 300));
  for (const order of [
    [100, 0, 200],
    [299, 1, 0],
    [0, 150],
  ]) {
    const cuts = [...order].sort((a, b) => a - b);
    const tally = createTally(config.agents, 300);
    for (const first of order) {
      const end = cuts.find((cut) => cut > first) ?? 300;
      tally.add(first, made(first, end - first));
    }
    assert.deepEqual(tally.summary(), whole.summary());
    assert.deepEqual(tally.results(), whole.results());
  }
});

test('games after a gap are not told', () => {
  const tally = createTally(config.agents, 300);
  tally.add(10, made(10, 5));
  assert.equal(tally.games(), 0);
  tally.add(0, made(0, 10));
  assert.equal(tally.games(), 15);
});

test('a run begun before goes on as if it had never stopped', () => {
  const whole = createTally(config.agents, 90);
  whole.add(0, made(0, 90));
  const begun = createTally(config.agents, 90);
  begun.add(0, whole.results().subarray(0, 80));
  begun.add(40, made(40, 50));
  assert.deepEqual(begun.summary(), whole.summary());
});

test('the means and errors are those of the naive sums', () => {
  const results = [...made(0, 57)].filter((_, at) => at % 2 === 0);
  const mean = results.reduce((sum, one) => sum + one, 0) / results.length;
  const squares = results.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  const {agents, paired} = (() => {
    const tally = createTally(config.agents, 57);
    tally.add(0, made(0, 57));
    return tally.summary();
  })();
  assert.ok(Math.abs(agents[0].mean - mean) < 1e-12);
  assert.ok(Math.abs(agents[0].se - Math.sqrt(squares / 56 / 57)) < 1e-12);
  assert.equal(paired[0].sum, agents[0].sum - agents[1].sum);
  assert.deepEqual(meanAndError(0, 0, 0), {mean: 0, se: 0});
  // Where the mean is great and the spread small, nothing cancels.
  const far = [30_000_001, 30_000_002, 30_000_003];
  const {se} = meanAndError(
    3,
    far[0] + far[1] + far[2],
    far.reduce((sum, one) => sum + one ** 2, 0),
  );
  assert.ok(Math.abs(se - Math.sqrt(1 / 3)) < 1e-12);
});

test('every game of a bar is found, in order, and no other', () => {
  const tally = createTally(config.agents, 200);
  tally.add(0, made(0, 200));
  const results = tally.results();
  const found = [];
  for (
    let game = tally.gameWithin(1, 20, 40);
    game !== null;
    game = tally.gameWithin(1, 20, 40, game)
  )
    found.push(game);
  const expected = Array.from({length: 200}, (_, game) => game).filter(
    (game) => results[2 * game + 1] >= 20 && results[2 * game + 1] <= 40,
  );
  assert.deepEqual(found, expected);
});

test('the bins hold every game once', () => {
  const tally = createTally(config.agents, 500);
  tally.add(0, made(0, 500));
  const {agents} = tally.summary();
  const axis = axisOf(agents);
  assert.ok(axis);
  for (const sums of agents) {
    const bins = binsOf(sums, axis);
    assert.equal(
      bins.reduce((sum, {games}) => sum + games, 0),
      500,
    );
    for (const {from, to, games} of bins)
      assert.equal(
        games,
        Object.entries(sums.histogram)
          .filter(([result]) => from <= Number(result) && Number(result) <= to)
          .reduce((sum, [, count]) => sum + count, 0),
      );
  }
  assert.equal(axisOf([]), null);
});

/** What has been answered is taken, and what comes of that asked. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Once all is tested nobody waits for what was left unanswered. @type {{close: () => void}[]} */
const pools = [];
after(() => {
  for (const pool of pools) pool.close();
});

/** A pool of workers that answer when they are told to. @param {number} size */
function fakePool(size) {
  /** @type {any[]} */
  const workers = [];
  /** @type {(() => void)[]} */
  const waits = [];
  /** @type {import('../../www/src/pages/lab/flow.js').Pool} */
  const pool = createPool(
    () => {
      const worker = {
        asked: /** @type {any[]} */ ([]),
        gone: false,
        hear: /** @type {any} */ (null),
        set onmessage(/** @type {any} */ hear) {
          worker.hear = hear;
          hear?.({data: {status: 'ready'}});
        },
        onerror: /** @type {any} */ (null),
        postMessage: (/** @type {any} */ message) => worker.asked.push(message),
        terminate() {
          worker.gone = true;
        },
        answer(ms = 100) {
          const {id, args} = worker.asked.shift();
          worker.hear({data: {id, result: {results: made(args[1], args[2]), ms}}});
          return settled();
        },
        die() {
          worker.onerror({message: 'gone'});
          return settled();
        },
      };
      workers.push(worker);
      return worker;
    },
    {size, later: (done) => waits.push(done)},
  );
  pools.push(pool);
  return {pool, workers, waits};
}

/** @param {any[]} failures */
const codes = (failures) => failures.map(({code}) => code);

/** @param {ReturnType<typeof fakePool>} fake @param {number} games */
function started({pool}, games) {
  const played = new Map();
  /** @type {any[]} */
  const failures = [];
  pool.start({
    config,
    games,
    onResults(first, results) {
      for (let at = 0; at < results.length; at += 2) {
        const game = first + at / 2;
        assert.ok(!played.has(game), `game ${game} came twice`);
        played.set(game, results[at]);
      }
    },
    onFailure: (error) => failures.push(error),
  });
  return {played, failures};
}

test('every game is played once, whoever is quick and whoever dies', async () => {
  const fake = fakePool(3);
  const {played, failures} = started(fake, 100);
  let turn = 0;
  while (played.size < 100) {
    turn += 1;
    assert.ok(turn < 1000);
    const busy = fake.workers.filter((worker) => !worker.gone && worker.asked.length > 0);
    const worker = busy[turn % busy.length];
    await (turn % 7 === 0 ? worker.die() : worker.answer(turn % 3 === 0 ? 400 : 10));
  }
  assert.deepEqual(
    [...played.keys()].sort((a, b) => a - b),
    Array.from({length: 100}, (_, n) => n),
  );
  assert.deepEqual(failures, []);
});

test('a batch whose workers die one after another is given up', async () => {
  const fake = fakePool(1);
  const {failures} = started(fake, 10);
  await fake.workers[0].die();
  assert.equal(failures.length, 0);
  await fake.workers[1].die();
  assert.deepEqual(codes(failures), ['engine-died']);
  assert.equal(fake.workers.length, 2);
});

test('a game that kills whoever plays it is given up, however well the others go', async () => {
  const fake = fakePool(2);
  const {played, failures} = started(fake, 400);
  while (failures.length === 0) {
    assert.ok(played.size < 399, 'every other game was played first');
    for (const worker of fake.workers) {
      if (worker.gone || worker.asked.length === 0) continue;
      if (worker.asked[0].args[1] === 0) await worker.die();
      else await worker.answer();
    }
  }
  assert.deepEqual(codes(failures), ['engine-died']);
  assert.equal(fake.workers.length, 3);
});

test('of workers that are all busy the one with least to answer is asked', () => {
  const fake = fakePool(2);
  started(fake, 50);
  for (let asked = 0; asked < 4; asked += 1) fake.pool.ask('record', config, 0, 0).catch(() => {});
  assert.deepEqual(
    fake.workers.map(({asked}) => asked.length),
    [3, 3],
  );
});

test('what the engine refuses ends the batch with its code', async () => {
  const fake = fakePool(2);
  const {failures} = started(fake, 10);
  const [{id}] = fake.workers[0].asked;
  fake.workers[0].hear({data: {id, error: {code: 'agent-not-for-rules', args: {}}}});
  await settled();
  assert.deepEqual(codes(failures), ['agent-not-for-rules']);
  assert.deepEqual(failures[0].args, {});
});

test('a pause hands out nothing more, and loses nothing', async () => {
  const fake = fakePool(2);
  const {played} = started(fake, 50);
  fake.pool.pause(true);
  for (const worker of fake.workers) await worker.answer();
  const before = played.size;
  assert.equal(before, 2);
  assert.ok(fake.workers.every(({asked}) => asked.length === 0));
  fake.pool.pause(false);
  while (played.size < 50)
    for (const worker of fake.workers) if (worker.asked.length > 0) await worker.answer();
});

test('a worker that does not come back after a stop is ended, and the next batch has another', async () => {
  const fake = fakePool(2);
  const {played} = started(fake, 50);
  fake.pool.stop();
  await fake.workers[0].answer();
  assert.equal(played.size, 0);
  for (const done of fake.waits.splice(0)) done();
  assert.deepEqual(
    fake.workers.map(({gone}) => gone),
    [false, true],
  );
  const {played: more} = started(fake, 4);
  while (more.size < 4)
    for (const worker of fake.workers)
      if (!worker.gone && worker.asked.length > 0) await worker.answer();
  assert.equal(fake.workers.length, 3);
});

test('a batch of other games begins with one game each, and the same again with as many as fit', async () => {
  const fake = fakePool(1);
  started(fake, 50);
  const [worker] = fake.workers;
  while (worker.asked.length > 0) await worker.answer(1);
  const sizes = () => worker.asked.map(({args}) => args[2]);
  started(fake, 50);
  assert(sizes()[0] > 1, 'the same again');
  fake.pool.stop();
  await worker.answer(1);
  fake.pool.start({
    config: {...config, agents: ['exact']},
    games: 50,
    onResults() {},
    onFailure: ({code}) => assert.fail(code),
  });
  assert.deepEqual(sizes(), [1]);
});

/** Whoever has something to answer answers it. @param {ReturnType<typeof fakePool>} fake */
const answerAll = async ({workers}) => {
  for (const worker of workers)
    while (!worker.gone && worker.asked.length > 0) {
      const {id, method, args} = worker.asked.shift();
      const result = method === 'results' ? {results: made(args[1], args[2]), ms: 100} : method;
      worker.hear({data: {id, result}});
      await settled();
    }
};

test('what is asked while every worker is busy with a batch that was stopped is answered', async () => {
  for (const asksFirst of [true, false]) {
    const fake = fakePool(2);
    started(fake, 50);
    const early = asksFirst ? fake.pool.ask('describe', config) : null;
    fake.pool.stop();
    const busy = fake.workers.map(({asked}) => asked.length);
    const late = fake.pool.ask('record', config, 0, 0);
    // None of those that may be ended is asked more.
    assert.deepEqual(
      fake.workers.map(({asked}) => asked.length),
      busy,
    );
    for (const done of fake.waits.splice(0)) done();
    await answerAll(fake);
    assert.equal(await late, 'record');
    if (early) assert.equal(await early, 'describe');
    assert.equal(fake.workers.filter(({gone}) => !gone).length <= 2, true);
  }
});

test('whoever is asked something gets no games before it has answered, and all games are played', async () => {
  const fake = fakePool(1);
  const answer = fake.pool.ask('record', config, 0, 0);
  const {played} = started(fake, 3);
  assert.deepEqual(
    fake.workers[0].asked.map(({method}) => method),
    ['record'],
  );
  while (played.size < 3) await answerAll(fake);
  assert.equal(await answer, 'record');
});

test('a worker that traps over what it was asked is ended, and all that waits goes to another', async () => {
  const fake = fakePool(1);
  const {played, failures} = started(fake, 3);
  const answer = fake.pool.ask('record', config, 0, 0);
  const trap = (/** @type {any} */ worker) => {
    const {id} = worker.asked.find((/** @type {any} */ {method}) => method === 'record');
    worker.hear({data: {id, error: {code: 'engine-trapped', message: 'unreachable'}}});
  };
  trap(fake.workers[0]);
  assert.ok(fake.workers[0].gone);
  assert.deepEqual(
    fake.workers[1].asked.map(({method}) => method),
    ['results', 'record'],
  );
  // The second time that one is refused, and the games go on.
  trap(fake.workers[1]);
  await assert.rejects(answer, {code: 'engine-trapped'});
  while (played.size < 3) await answerAll(fake);
  assert.deepEqual(failures, []);
});

test('a worker that dies over a batch that was stopped gives the next batch none of its games', async () => {
  const fake = fakePool(1);
  started(fake, 50);
  await fake.workers[0].answer(1);
  const {played, failures} = started(fake, 2);
  await fake.workers[0].die();
  while (played.size < 2) await answerAll(fake);
  assert.deepEqual([...played.keys()], [0, 1]);
  assert.deepEqual(failures, []);
});

test('who waits for a pool that is closed is told, and what is asked afterwards is answered', async () => {
  const fake = fakePool(1);
  const answer = fake.pool.ask('results', config, 0, 1);
  fake.pool.close();
  await assert.rejects(answer, {code: 'pool-closed'});
  const next = fake.pool.ask('tables');
  await answerAll(fake);
  assert.equal(await next, 'tables');
});

test('a worker plays pieces of a batch as the whole', () => {
  /** @type {any[]} */
  const told = [];
  const respond = createBatches(
    door,
    (message) => told.push(message),
    () => 0,
  );
  const board = 'main';
  respond({id: 1, board, method: 'results', args: [config, 0, 12]});
  respond({id: 2, board, method: 'results', args: [config, 0, 5]});
  respond({id: 3, board, method: 'results', args: [config, 5, 7]});
  const [whole, ...parts] = told.map(({result}) => [...result.results]);
  assert.deepEqual(parts.flat(), whole);
  respond({id: 4, board, method: 'record', args: [config, 4, 1]});
  assert.match(told[3].result, /^spyglass2 admiral s\.\d+ solo:random -$/);
  respond({id: 5, board, method: 'results', args: [{...config, agents: ['nobody']}, 0, 1]});
  assert.equal(told[4].error.code, 'unknown-agent');
  respond({id: 6, board, method: 'results', args: [config, 4, 1]});
  assert.deepEqual([...told[5].result.results], whole.slice(8, 10));
});

test('a link brings back what was asked for', () => {
  const configure = [
    firstConfig,
    {
      ...firstConfig,
      rules: 'solitaire',
      set: 'known=7 knownKind=ship',
      agents: ['expert-greedy'],
      games: 1,
    },
    {
      ...firstConfig,
      agents: ['parity(k=longest)', 'p-matrix(wound-weight=only)', 'hunt', 'random'],
      seed: '18446744073709551615',
    },
    {...firstConfig, deploy: 'faulty', games: 1_000_000},
    {
      ...firstConfig,
      rules: 'reversi-6',
      agents: ['minimax-expert(variant=as-published)', 'engine-2'],
    },
  ];
  for (const config of configure) assert.deepEqual(readLab(writeLab(config)), config);
});

test('what a link says wrongly is left at what it is at first', () => {
  for (const search of [
    '',
    '?game=nothing',
    '?games=0',
    '?games=-1',
    '?games=1e9',
    '?seed=x',
    '?agents=',
    '?games=1000001',
  ])
    assert.deepEqual(readLab(search), firstConfig);
  assert.equal(readLab('?agents=a,b,c,d,e').agents.length, 4);
  for (const agents of ['', 'engine-1', 'engine-1,engine-1,engine-1'])
    assert.equal(readLab(`?game=reversi&set=rows%3D9&agents=${agents}`).agents.length, 2);
  assert.equal(readLab('?game=reversi&set=rows%3D9').set, '');
});

test('rules are changed as the shell changes them', () => {
  assert.equal(rulesOf(firstConfig), 'admiral');
  const changed = /** @type {any} */ (
    rulesOf({...firstConfig, set: 'rows=8  contact="apart" announce=sunk'})
  );
  assert.deepEqual([changed.rows, changed.contact, changed.announce], [8, 'apart', 'sunk']);
  assert.equal('id' in changed, false);
  assert.equal(/** @type {any} */ (rulesOf({...firstConfig, set: 'nonsense'})).nonsense, '');
});

test('an agent that cannot play gives way to one that can', () => {
  const tables = door.tables();
  const moved = fitting(
    {...firstConfig, rules: 'solitaire', agents: ['hunt', 'expert-greedy']},
    tables,
  );
  assert.deepEqual(moved.agents, ['expert-greedy']);
  const none = fitting(
    {...firstConfig, rules: 'moving', agents: ['expert-greedy'], deploy: 'against-the-shooter'},
    tables,
  );
  assert.ok(
    none.agents.length > 0 &&
      none.agents.every((agent) => door.newBatch({rules: 'moving', seed: '1', agents: [agent]})),
  );
  const {deployers} = /** @type {any} */ (tables.rules.find(({id}) => id === 'moving'));
  assert.ok(deployers.includes(none.deploy));
});

test('pausing and going on change nothing once a run has ended', () => {
  const begun = reduce(initialState(), {type: 'run'});
  const run = reduce(begun, {type: 'stop'});
  assert.equal(reduce(run, {type: 'pause'}), run);
  assert.equal(reduce(run, {type: 'resume'}), run);
});

/** A shelf as the browser's database has it. */
function fakeShelf() {
  const entries = new Map();
  const shelf = {
    getAll: async () => [...entries.values()],
    getAllKeys: async () => [...entries.keys()],
    put: async (/** @type {string} */ _, /** @type {any} */ value, /** @type {string} */ key) =>
      void entries.set(key, value),
    delete: async (/** @type {string} */ _, /** @type {string} */ key) => void entries.delete(key),
  };
  return /** @type {any} */ (shelf);
}

test('runs are kept each for itself, the last of them are there again, and no tab drops those of another', async () => {
  let at = 0;
  const shelf = fakeShelf();
  const tab = () =>
    createKeeping(
      async () => shelf,
      () => ++at,
    );
  const [one, other] = [tab(), tab()];
  // What another hand has written is in nobody's way.
  await shelf.put('runs', null, 'strange');
  const of = (/** @type {number} */ seed) => ({...firstConfig, seed: String(seed)});
  for (const seed of [1, 2]) await one.save({config: of(seed), results: new Int32Array(2)});
  await other.save({config: of(3), results: new Int32Array(2)});
  await other.forget(of(3));
  assert.equal((await one.read())?.config.seed, '2');
  await one.save({config: of(1), results: new Int32Array(4)});
  const kept = await other.read();
  assert.deepEqual([kept?.config.seed, kept?.results.length], ['1', 4]);
  for (let seed = 4; seed < 100; seed += 1)
    await one.save({config: of(seed), results: new Int32Array(2)});
  assert.equal((await one.read())?.config.seed, '99');
  assert.ok((await shelf.getAll()).length < 10);
});

test('what was kept by another hand is not gone on with', () => {
  const kept = {wish: firstConfig, results: new Int32Array(4)};
  assert.ok(isStored(kept));
  const match = {...firstConfig, rules: 'reversi', agents: ['engine-1', 'engine-2']};
  assert.ok(isStored({wish: match, results: new Int32Array(3)}));
  for (const bad of [
    null,
    {},
    {...kept, results: [1, 2]},
    {...kept, results: new Int32Array(3)},
    {...kept, results: new Int32Array(2002)},
    {...kept, wish: {...firstConfig, agents: []}},
    {...kept, wish: {...firstConfig, games: 2_000_000}},
    {...kept, wish: {...firstConfig, seed: 1}},
    {...kept, wish: {...match, agents: ['engine-1']}},
    {...kept, wish: {...match, games: 3}},
  ])
    assert.equal(isStored(bad), false);
});

test('a mean agrees by its errors and half its last digit, one game proves nothing', () => {
  assert.equal(judged({value: 44.25, se: 0.1}, [44, 44]), 'agrees');
  assert.equal(judged({value: 44.27, se: 0.1}, [44, 44]), 'differs');
  assert.equal(judged({value: 44.75, se: 0.1}, [44, 44], {rounding: 0.5}), 'agrees');
  assert.equal(judged({value: 44.7, se: 0.1}, [44, 44], {error: 0.5}), 'agrees');
  assert.equal(judged({value: 1, se: 1}, [0, 350], {surely: true}), 'differs');
  assert.equal(judged({value: 57, se: null}, [57, 57]), 'shown');
  assert.equal(judged({value: 57, se: 1}, null), 'ours');
});

test('a verdict is that of the one rule against what a source states; a band of ours is an aim, reached or missed', () => {
  for (const {name, source, expected, value, se, verdict, ...how} of figureRuns.flatMap(
    ({figures}) => figures,
  )) {
    if (value !== null) assert.equal(judged({value, se, ...how}, expected, how), verdict, name);
    const [least, most] = expected;
    // Who wins is a band that the source itself states.
    if (least !== most && !source.endsWith(' wins')) assert.equal(source, 'aim', name);
    const word = speech.words(verdictWord(/** @type {any} */ ({source}), verdict));
    assert.equal(
      source === 'aim' && verdict !== 'shown',
      word.startsWith('aim'),
      `${name}: ${word}`,
    );
    if (name.endsWith('takes a life')) assert.deepEqual(expected, [118, 118], name);
  }
});

test('every published figure is of a run that the engine plays, and is read from it', () => {
  assert.ok(figureRuns.length >= 20);
  for (const {config, figures} of figureRuns) {
    const batch = door.newBatch(configOf(config));
    const tally = createTally(config.agents, 3);
    tally.add(0, batch.results(0, 3));
    batch.free();
    for (const figure of figures) {
      assert.ok(Number.isFinite(measuredOf(figure, tally.summary()).value), figure.name);
      assert.ok(
        ['agrees', 'differs', 'shown'].includes(verdictOf(figure, tally.summary())),
        figure.name,
      );
    }
  }
});

test('the settings of a published run are said in words', () => {
  const sets = [...new Set(figureRuns.map(({config}) => config.set))].filter(Boolean);
  assert.ok(sets.length > 4);
  for (const set of sets) assert.doesNotMatch(settingsOf(speech, set), /=|[a-z][A-Z]/, set);
  assert.equal(
    settingsOf(speech, 'known=4 knownKind=ship missRevealed=false'),
    '4 cells known, ship cells only, misses are not revealed',
  );
  assert.equal(settingsOf(speech, 'known=1 rows=9'), '1 cell known, rows=9');
});

test('whatever a published figure is told with is said in every language', () => {
  const remarks = figureRuns.flatMap(({figures}) =>
    figures.flatMap(({source, note}) => [source, note]),
  );
  const said = [...new Set(remarks)].filter(
    (remark) => remark !== undefined && remark !== 'Akyüz, 118',
  );
  assert.ok(said.length > 8);
  for (const remark of said) {
    /** @type {string[]} */
    const keys = [];
    const words = Object.assign((/** @type {string} */ key) => keys.push(key) && key, {
      number: String,
    });
    remarkOf(/** @type {any} */ ({words, names: {agent: String}}), remark);
    assert.equal(keys.length, 1, remark);
  }
});
