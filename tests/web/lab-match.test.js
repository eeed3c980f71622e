// Matches of Reversi in the lab: what is told of leads, the door that plays them, the shell's same sums, what the source printed.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {askLab, prepareLab} from '../../scripts/lib/lab.mjs';
import {at} from '../../scripts/lib/paths.mjs';
import {createMatches} from '../../www/src/engine/match-responder.js';
import {checkPrinted, readingsOf} from '../../www/src/engine/printed.js';
import {axisOf, binsOf} from '../../www/src/pages/lab/histogram.js';
import {matchCsv, matchJson} from '../../www/src/pages/lab/match-files.js';
import {createMatchTally, intervalOf} from '../../www/src/pages/lab/match-tally.js';
import {fitting, initialState, matchConfigOf, reduce} from '../../www/src/pages/lab/state.js';
import {renderPicture} from '../../www/src/pages/lab/view-agents.js';
import {drawn} from './drawn.mjs';
import {door} from './engine.mjs';
import {learned, reversi} from './reversi-engine.mjs';
import {words} from './speech.mjs';

const AGENTS = ['minimax-novice', 'reversi-random'];
const config = {rules: 'reversi', seed: '8', agents: AGENTS};
const printed = JSON.parse(readFileSync(at('www/src/data/reversi-printed.json'), 'utf8'));

/** Leads that follow from the number of the game. @param {number} first @param {number} games */
const made = (first, games) =>
  Int32Array.from({length: games}, (_, at) => (((first + at) * 7919) % 65) - 30);

/** @param {Int32Array} leads */
function summaryOf(leads) {
  const tally = createMatchTally(AGENTS, leads.length);
  tally.add(0, leads);
  return tally.summary();
}

test('what is told of a match does not depend on how its games were cut', () => {
  const whole = summaryOf(made(0, 301));
  for (const order of [
    [100, 0, 201],
    [300, 1, 0],
    [0, 151],
  ]) {
    const cuts = [...order].sort((a, b) => a - b);
    const tally = createMatchTally(AGENTS, 301);
    for (const first of order) {
      const end = cuts.find((cut) => cut > first) ?? 301;
      tally.add(first, made(first, end - first));
    }
    assert.deepEqual(tally.summary(), whole);
  }
  const begun = createMatchTally(AGENTS, 301);
  begun.add(0, made(0, 77));
  begun.add(77, made(77, 224));
  assert.deepEqual(begun.summary(), whole);
});

test('a draw counts half, and both games of an opening are one try', () => {
  const leads = made(0, 400);
  const {match, agents} = summaryOf(leads);
  const pointOf = (/** @type {number} */ lead) => (lead > 0 ? 1 : lead < 0 ? 0 : 0.5);
  const points = Array.from(leads, pointOf);
  const mean = (/** @type {number[]} */ of) => of.reduce((sum, one) => sum + one, 0) / of.length;
  const error = (/** @type {number[]} */ of) =>
    Math.sqrt(
      of.reduce((sum, one) => sum + (one - mean(of)) ** 2, 0) / (of.length - 1) / of.length,
    );
  const pairs = (/** @type {number[]} */ of) =>
    Array.from({length: of.length / 2}, (_, pair) => (of[2 * pair] + of[2 * pair + 1]) / 2);
  assert.deepEqual(
    [match.wins, match.draws, match.losses],
    [1, 0.5, 0].map((point) => points.filter((one) => one === point).length),
  );
  assert.ok(Math.abs(match.score - mean(points)) < 1e-12);
  assert.ok(Math.abs(match.discsError - error(pairs([...leads]))) < 1e-12);
  assert.ok(Math.abs(agents[0].mean - mean([...leads])) < 1e-12);
  const se = error(pairs(points));
  assert.deepEqual(
    match.within.map((end) => end.toFixed(9)),
    intervalOf(mean(points), se, 200).map((end) => end.toFixed(9)),
  );
  // Openings that only favour a colour say nothing of the agents, however many there are.
  const even = summaryOf(Int32Array.from({length: 400}, (_, game) => (game % 2 === 0 ? 9 : -9)));
  assert.equal(even.match.score, 0.5);
  assert.equal(even.match.discsError, 0);
});

test('the last point of the trail has the very ends of the score', () => {
  for (const games of [4, 18, 200]) {
    const {match, trail} = summaryOf(made(0, games));
    const {means, ends} = /** @type {any} */ (trail.at(-1));
    assert.deepEqual(means, [100 * match.score]);
    assert.deepEqual(
      ends,
      [match.within].map(([least, most]) => [100 * least, 100 * most]),
    );
  }
  // A match that was never lost has no score above all.
  const won = summaryOf(new Int32Array(40).fill(9)).trail.at(-1);
  assert.ok(won?.ends[0] && won.ends[0][0] < 100 && won.ends[0][1] === 100);
});

test('from one opening nothing follows of the discs, nor is there a band', () => {
  const {match, trail} = summaryOf(made(0, 2));
  assert.equal(match.discsError, null);
  assert.deepEqual(trail.at(-1)?.ends, [null]);
  assert.notEqual(summaryOf(made(0, 4)).match.discsError, null);
});

test('the interval holds the share, never leads out of what there is, and narrows with the openings', () => {
  for (const share of [0, 0.1, 0.5, 0.93, 1])
    for (const openings of [1, 5, 40, 1000]) {
      const se = Math.sqrt((share * (1 - share)) / openings);
      const [least, most] = intervalOf(share, se, openings);
      assert.ok(0 <= least && least <= share && share <= most && most <= 1);
      const [less, more] = intervalOf(share, se / 2, 4 * openings);
      assert.ok(more - less < most - least);
    }
  // Whoever has won the only two games may yet be the worse.
  assert.ok(intervalOf(1, 0, 1)[0] < 0.5);
  assert.deepEqual(intervalOf(0, 0, 0), [0, 1]);
});

/** @param {Parameters<typeof createMatches>[2]} weights */
function asked(weights) {
  /** @type {Map<number, (told: any) => void>} */
  const waiting = new Map();
  const respond = createMatches(
    reversi,
    (told) => waiting.get(told.id)?.(told),
    weights,
    () => 0,
  );
  let id = 0;
  return (/** @type {string} */ method, /** @type {any[]} */ ...args) =>
    new Promise((resolve) => {
      id += 1;
      waiting.set(id, resolve);
      respond({id, board: 'main', method, args});
    });
}

test('a worker plays pieces of a match as the whole, and its records are those games', async () => {
  const ask = asked(async () => learned());
  const {
    result: {results: whole},
  } = await ask('results', config, 0, 9);
  const parts = await Promise.all([ask('results', config, 0, 4), ask('results', config, 4, 5)]);
  assert.deepEqual(
    parts.flatMap(({result}) => [...result.results]),
    [...whole],
  );
  for (const game of [0, 1, 6]) {
    const {result: record} = await ask('record', config, game, 0);
    const opened = reversi.openGame(record);
    const {over, result, players} = opened.glance();
    opened.free();
    assert.ok(over);
    const {black, white} = result.score;
    assert.equal(game % 2 === 0 ? black - white : white - black, whole[game]);
    assert.equal(players[game % 2].agent, AGENTS[0]);
  }
  const {result: names} = await ask('describe', config);
  assert.deepEqual(names, {
    rules: 'reversi',
    seed: '8',
    deploy: '',
    weights: null,
    agents: AGENTS.map((agent) => ({agent})),
  });
});

test('what is no match is refused with its code, and the worker goes on', async () => {
  const ask = asked(async () => learned());
  for (const [change, code] of /** @type {[object, string][]} */ ([
    [{agents: ['hunt', 'engine-1']}, 'unknown-agent'],
    [{agents: ['minimax-novice(variant=x)', 'engine-1']}, 'bad-agent-parameter'],
    [{agents: ['engine-1']}, 'bad-config'],
    [{rules: 'admiral'}, 'unknown-rules'],
    [{seed: 'x'}, 'bad-seed'],
    [{deploy: 'uniform'}, 'bad-config'],
  ])) {
    const {error} = await ask('results', {...config, ...change}, 0, 1);
    assert.equal(error?.code, code, JSON.stringify(change));
  }
  const failing = asked(() => Promise.reject(new Error('no network')));
  const engines = {...config, agents: ['engine-1', 'reversi-random']};
  assert.equal((await failing('results', engines, 0, 1)).error.code, 'weights-not-loaded');
  assert.equal((await failing('results', config, 0, 1)).result.results.length, 1);
});

test('a match comes to the same sums in the browser as in the shell', async () => {
  const lab = await prepareLab('test');
  for (const [agents, games] of /** @type {[string[], number][]} */ ([
    [['minimax-novice', 'reversi-random'], 21],
    [['engine-1', 'minimax-medium(variant=as-published)'], 12],
    [['engine-3(nodes=200)', 'engine-2(evaluation=plain;nodes=200)'], 10],
  ])) {
    const seed = '8';
    const [native] = askLab(lab, [
      ...['reversi', 'match', '--black', agents[0], '--white', agents[1]],
      ...['--games', String(games), '--seed', seed],
    ]);
    const match = reversi.newMatch({rules: 'reversi', seed, agents});
    const told = (() => {
      const tally = createMatchTally(agents, games);
      tally.add(0, match.results(0, games));
      return tally.summary();
    })();
    const {weights} = match.names();
    match.free();
    const names = {rules: 'reversi', seed, deploy: '', agents, weights};
    const report = JSON.parse(matchJson(names, told));
    assert.deepEqual(report, native);
  }
});

test('a file of a match tells colours and leads game by game', () => {
  const names = {rules: 'reversi', seed: '8', deploy: '', agents: AGENTS};
  const rows = matchCsv(names, Int32Array.of(4, -2)).trimEnd().split('\r\n');
  assert.deepEqual(rows, [
    'game,black,white,discs of minimax-novice',
    '0,minimax-novice,reversi-random,4',
    '1,reversi-random,minimax-novice,-2',
  ]);
});

test('leads below nothing have the minus of the page beside their bars, and a hyphen in the file', () => {
  const {agents} = summaryOf(Int32Array.of(-12, 5, 7));
  const axis = axisOf(agents);
  assert.equal(axis?.first, -12);
  const {number} = words;
  const picture = drawn(
    renderPicture(binsOf(agents[0], axis), agents[0], axis, {label: '', number}),
  );
  assert.match(picture, />−12</);
  assert.doesNotMatch(picture, />-/);
  const names = {rules: 'reversi', seed: '8', deploy: '', agents: AGENTS};
  assert.match(matchCsv(names, Int32Array.of(-12)), /,-12/);
});

test('who cannot play Reversi gives way to who can, and the other way round', () => {
  const seas = reduce(initialState(), {type: 'tables', tables: door.tables()});
  const match = reduce(seas, {type: 'configure', change: {rules: 'reversi', agents: []}});
  assert.equal(match.config.agents.length, 2);
  const game = reversi.newMatch(matchConfigOf(match.config));
  game.free();
  const back = reduce(match, {type: 'configure', change: {rules: 'admiral', agents: []}});
  const {agents} = back.config;
  assert.ok(agents.length > 0);
  door.newBatch({rules: 'admiral', seed: '1', agents}).free();
  // Before anybody is known.
  assert.equal(fitting({...back.config, rules: 'reversi', agents: []}, null).agents.length, 2);
});

test('the page holds the positions of the recovered program as they are', () => {
  const lines = readFileSync(at('tests/data/reversi-evaluation.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const vectors = lines.map((line) => {
    const [numbers, moves] = line.split(' | ');
    const words = numbers.split(' ');
    return {
      board: words.slice(0, 2).join(' '),
      published: Number(words[4]),
      levels: words.slice(6, 8).map(Number),
      moves,
    };
  });
  assert.deepEqual(printed.vectors, vectors);
});

test('what the source printed is as printed but for what its faults entered, and a wrong print is noticed', () => {
  const told = checkPrinted(reversi, printed);
  const counts = Object.fromEntries(told.map(({id, alike, of}) => [id, [alike, of]]));
  const {'level-1': first, 'level-2': second, ...others} = counts;
  assert.deepEqual(
    [first, second],
    [
      [28, 40],
      [35, 40],
    ],
  );
  for (const [id, [alike, of]] of Object.entries(others)) assert.ok(alike === of && of > 0, id);
  const wrong = {
    ...printed,
    startMoves: 'd3 c4 f5 e6',
    replyBoard: printed.replyBoard.replace('O', 'X'),
    passMoves: 'b7',
    cornerMove: 'b8',
    fullBoard: printed.fullBoard.with(0, 'OOOOOOOO'),
    vectors: [{...printed.vectors[0], published: 0, levels: [0, 0], moves: ''}],
  };
  for (const {id, alike} of checkPrinted(reversi, wrong))
    if (id !== 'double-pass' && id !== 'full-board') assert.equal(alike, 0, id);
});

test('a row that lacks a square is read in every way one more can stand in it', () => {
  assert.deepEqual(new Set(readingsOf(['XO', 'O'])), new Set(['XOOO']));
  assert.deepEqual(new Set(readingsOf(['XXO', 'XO', '---'])), new Set(['XXOXXO---', 'XXOXOO---']));
});
