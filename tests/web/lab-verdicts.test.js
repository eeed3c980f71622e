// Which agent the lab calls the better, and how often chance alone makes it say so.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {matchVerdict} from '../../www/src/pages/lab/match-sentences.js';
import {createMatchTally} from '../../www/src/pages/lab/match-tally.js';
import {needsSentence, verdicts} from '../../www/src/pages/lab/sentences.js';
import {initialState} from '../../www/src/pages/lab/state.js';
import {beyondChance, chanceOf, gamesFor, margin} from '../../www/src/pages/lab/student.js';
import {createTally} from '../../www/src/pages/lab/tally.js';
import {speech} from './speech.mjs';

/** Numbers that are the same in every run (mulberry32). @param {number} seed */
function dice(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Shots of a hunt: most short, some long, as agents need them. @param {() => number} draw */
const shots = (draw) => 17 + Math.floor(40 * (draw() * draw() + draw()));

/**
 * @param {number} agents
 * @param {number} planned
 * @param {number} [played]
 * @param {() => number} [draw]
 * @param {(draw: () => number, agent: number) => number} [own]
 */
function runOf(agents, planned, played = planned, draw = dice(1), own = shots) {
  const names = ['random', 'hunt', 'parity', 'probability-map', 'p-matrix'].slice(0, agents);
  const tally = createTally(names, planned);
  const row = Int32Array.from({length: played * agents}, (_, at) => own(draw, at % agents));
  if (played > 0) tally.add(0, row);
  const wish = {...initialState().wish, agents: names, games: planned};
  return /** @type {any} */ ({wish, told: tally.told(), status: 'ended', names: null, rate: null});
}
/** @param {any} run */
const said = (run) => verdicts({...initialState(), run}, speech);

test('agents that play alike get a verdict in at most one run of twenty, two as well as five', () => {
  for (const [agents, games] of [
    [2, 30],
    [5, 30],
    [5, 100],
  ]) {
    const draw = dice(agents * games);
    const runs = 2000;
    let called = 0;
    for (let run = 0; run < runs; run += 1) {
      const {paired} = runOf(agents, games, games, draw).told;
      if (beyondChance(paired, games).includes(true)) called += 1;
    }
    // 5 % ± 1.3 points by chance; Holm's correction says less, as the pairs hang together.
    assert.ok(called / runs < 0.063, `${agents} agents, ${games} games: ${called} of ${runs}`);
    assert.ok(called / runs > 0.015, `${agents} agents, ${games} games: ${called} of ${runs}`);
  }
});

test('a difference that is there is called one, and by how many shots', () => {
  const slower = (/** @type {() => number} */ draw, /** @type {number} */ agent) =>
    shots(draw) + (agent === 0 ? 30 : 0);
  const [sentence] = said(runOf(2, 30, 30, dice(3), slower));
  assert.match(sentence, /Hunter needs \d+\.\d ± \d+\.\d shots fewer than Random; beyond chance\./);
});

test('there is no verdict before the games asked for, nor under 30 of them', () => {
  const slower = (/** @type {() => number} */ draw, /** @type {number} */ agent) =>
    shots(draw) + (agent === 0 ? 50 : 0);
  const of = (/** @type {number} */ planned, /** @type {number} */ played) =>
    said(runOf(2, planned, played, dice(4), slower))[0];
  assert.match(of(100, 100), /beyond chance/);
  assert.match(of(100, 99), /so far; only the whole run gives a verdict/);
  assert.match(of(29, 29), /fewer than 30 games give no verdict/);
  assert.match(of(2, 2), /fewer than 30 games give no verdict/);
  assert.doesNotMatch(of(1, 1), /±|beyond chance/);
  assert.match(of(30, 30), /beyond chance/);
});

test('agents that never differ are not told an error of nothing', () => {
  const alike = (/** @type {() => number} */ _draw, /** @type {number} */ agent) => 40 + agent;
  const [sentence] = said(runOf(2, 40, 40, dice(7), alike));
  assert.match(sentence, /in each of 40 games: they do not scatter/);
  assert.doesNotMatch(sentence, /±|beyond chance/);
});

test('of several pairs the most scattered one tells how many games a difference needs', () => {
  const run = runOf(4, 400, 400, dice(8));
  const widest = Math.max(...run.told.paired.map(({se}) => se)) * Math.sqrt(400);
  const [alone, ofSix] = [gamesFor(1, widest), gamesFor(1, widest, 6)];
  assert.ok(1.3 * alone < ofSix && ofSix < 1.8 * alone, `${alone} ${ofSix}`);
  const text = needsSentence({...initialState(), run}, speech);
  const told = speech.words.number(ofSix, {maximumSignificantDigits: 2});
  assert.ok(text.includes(`one of 1 about ${told}`), text);
});

test('a match of Reversi is judged by the same rule, counted by openings', () => {
  const of = (/** @type {number} */ planned, /** @type {number} */ played) => {
    const tally = createMatchTally(['engine-1', 'random'], planned);
    tally.add(
      0,
      Int32Array.from({length: played}, () => 12),
    );
    const told = tally.told();
    const wish = {...initialState().wish, rules: 'reversi', games: planned};
    const run = /** @type {any} */ ({wish, told, status: 'paused'});
    return matchVerdict(told.match, run, speech);
  };
  assert.match(of(60, 60), /beyond chance/);
  assert.match(of(60, 58), /so far/);
  assert.match(of(58, 58), /fewer than 30 openings/);
});

test('how many games a difference needs is said by how the games scatter', () => {
  const run = runOf(2, 400, 400, dice(5));
  const [pair] = run.told.paired;
  const spread = pair.se * Math.sqrt(400);
  assert.match(
    needsSentence({...initialState(), run}, speech),
    /5 takes about \d+ games .* 0\.2 about/,
  );
  // So many games do find a difference of the size in four of five runs.
  const [difference, runs] = [4, 500];
  const games = gamesFor(difference, spread);
  const draw = dice(6);
  const slower = (/** @type {() => number} */ own, /** @type {number} */ agent) =>
    shots(own) + (agent === 0 ? difference : 0);
  let seen = 0;
  for (let at = 0; at < runs; at += 1) {
    const {paired} = runOf(2, games, games, draw, slower).told;
    if (beyondChance(paired, games)[0]) seen += 1;
  }
  assert.ok(Math.abs(seen / runs - 0.8) < 0.06, `${seen} of ${runs}`);
});

test("the bounds are those of Student's table", () => {
  const table = [
    [1, 12.706],
    [2, 4.303],
    [3, 3.182],
    [4, 2.776],
    [9, 2.262],
    [29, 2.045],
    [100, 1.984],
    [999_999, 1.96],
  ];
  for (const [freedom, bound] of table) {
    assert.ok(Math.abs(margin(1, freedom + 1) - bound) < 0.005, `${freedom}`);
    assert.ok(Math.abs(chanceOf(bound, freedom) - 0.05) < 1e-4, `${freedom}`);
  }
  assert.equal(margin(1, Number.POSITIVE_INFINITY).toFixed(3), '1.960');
});
