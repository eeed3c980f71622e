// Which agent the lab calls the better, and how often chance alone makes it say so.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {matchVerdict} from '../../www/src/pages/lab/match-sentences.js';
import {createMatchTally} from '../../www/src/pages/lab/match-tally.js';
import {namesOf, needsSentence, verdicts} from '../../www/src/pages/lab/sentences.js';
import {initialState} from '../../www/src/pages/lab/state.js';
import {
  beyondChance,
  chanceOf,
  gamesFor,
  margin,
} from '../../www/src/pages/lab/student-distribution.js';
import {createTally} from '../../www/src/pages/lab/tally.js';
import {renderAgents} from '../../www/src/pages/lab/view-agents.js';
import {dice} from './dice.mjs';
import {drawn} from './drawn.mjs';
import {speech} from './speech.mjs';

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
  const config = {...initialState().config, agents: names, games: planned};
  return /** @type {any} */ ({
    config,
    summary: tally.summary(),
    status: 'ended',
    names: null,
    rate: null,
  });
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
      const {paired} = runOf(agents, games, games, draw).summary;
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
  assert.match(
    sentence,
    /Hunter needs \d+\.\d ± \d+\.\d fewer shots than Random\. That is unlikely to be chance\./,
  );
});

test('there is no verdict before the games asked for, nor under 30 of them', () => {
  const slower = (/** @type {() => number} */ draw, /** @type {number} */ agent) =>
    shots(draw) + (agent === 0 ? 50 : 0);
  const of = (/** @type {number} */ planned, /** @type {number} */ played) =>
    said(runOf(2, planned, played, dice(4), slower))[0];
  assert.match(of(100, 100), /unlikely to be chance/);
  assert.match(of(100, 99), /so far\. The verdict comes at the end of the run/);
  assert.match(of(29, 29), /A verdict needs at least 30 games/);
  assert.match(of(2, 2), /A verdict needs at least 30 games/);
  assert.doesNotMatch(of(1, 1), /±|unlikely to be chance/);
  assert.match(of(30, 30), /unlikely to be chance/);
});

test('agents that never differ are not summary an error of nothing', () => {
  const alike = (/** @type {() => number} */ _draw, /** @type {number} */ agent) => 40 + agent;
  const [sentence] = said(runOf(2, 40, 40, dice(7), alike));
  assert.match(sentence, /in each of 40 games\. The games don’t vary/);
  assert.doesNotMatch(sentence, /±|unlikely to be chance/);
});

test('of agents that never differ one sentence tells, and of the others as before', () => {
  const own = (/** @type {() => number} */ draw, /** @type {number} */ agent) =>
    agent === 0 ? shots(draw) : 40 + Math.floor(agent / 3);
  const all = said(runOf(3, 40, 40, dice(7), own));
  assert.equal(all.length, 3);
  assert.equal(all.at(-1), 'These agents had the same result in every game: Hunter, Parity.');
  const five = said(runOf(5, 40, 40, dice(7), () => 40));
  assert.equal(five.length, 1);
  assert.match(five[0], /: Random, Hunter, Parity, \S.*, \S/);
  const two = said(runOf(5, 40, 40, dice(7), own));
  assert.equal(two.filter((text) => /same result in every game/.test(text)).length, 2);
  assert.equal(two.length, 10, 'two pairs are alike, and each is a group');
  assert.doesNotMatch(said(runOf(2, 1, 1, dice(7), () => 40))[0], /same result/);
});

test('agents of one name are told apart by numbers', () => {
  const agents = ['hunt', 'random', 'hunt', 'hunt'];
  const named = ['Hunter 1', 'Random', 'Hunter 2', 'Hunter 3'];
  assert.deepEqual(namesOf(agents, speech.names), named);
  const tally = createTally(agents, 40);
  tally.add(
    0,
    Int32Array.from({length: 160}, (_, at) => (at % 4 === 1 ? 50 + (at % 7) : 40)),
  );
  const run = /** @type {any} */ ({
    ...{config: {...initialState().config, agents, games: 40}, status: 'ended'},
    ...{summary: tally.summary(), names: null, rate: null},
  });
  assert.equal(
    said(run).at(-1),
    'These agents had the same result in every game: Hunter 1, Hunter 2, Hunter 3.',
  );
  const shown = /** @type {any} */ ({
    ...{...speech, lang: 'en', dispatch() {}, state: {...initialState(), run}},
  });
  const page = drawn(renderAgents(shown, run.summary));
  for (const name of named) assert.ok(page.includes(`<h3>${name}</h3>`), name);
});

test('of several pairs the most scattered one tells how many games a difference needs', () => {
  const run = runOf(4, 400, 400, dice(8));
  const widest = Math.max(...run.summary.paired.map(({se}) => se)) * Math.sqrt(400);
  const [alone, ofSix] = [gamesFor(1, widest), gamesFor(1, widest, 6)];
  assert.ok(1.3 * alone < ofSix && ofSix < 1.8 * alone, `${alone} ${ofSix}`);
  const text = needsSentence({...initialState(), run}, speech);
  const summary = speech.words.number(ofSix, {maximumSignificantDigits: 2});
  assert.ok(text.includes(`${summary} for 1 `), text);
});

test('a match of Reversi is judged by the same rule, counted by openings', () => {
  const of = (/** @type {number} */ planned, /** @type {number} */ played) => {
    const tally = createMatchTally(['engine-1', 'random'], planned);
    tally.add(
      0,
      Int32Array.from({length: played}, () => 12),
    );
    const summary = tally.summary();
    const config = {...initialState().config, rules: 'reversi', games: planned};
    const run = /** @type {any} */ ({config, summary, status: 'paused'});
    return matchVerdict(summary.match, run, speech);
  };
  assert.match(of(60, 60), /unlikely to be chance/);
  assert.match(of(60, 58), /so far/);
  assert.match(of(58, 58), /A verdict needs at least 30 openings/);
});

test('how many games a difference needs is said by how the games scatter', () => {
  const run = runOf(2, 400, 400, dice(5));
  const [pair] = run.summary.paired;
  const spread = pair.se * Math.sqrt(400);
  assert.match(
    needsSentence({...initialState(), run}, speech),
    /takes about \d+ games to detect a difference of 5 .* for 0\.2\./,
  );
  // So many games do find a difference of the size in four of five runs.
  const [difference, runs] = [4, 500];
  const games = gamesFor(difference, spread);
  const draw = dice(6);
  const slower = (/** @type {() => number} */ own, /** @type {number} */ agent) =>
    shots(own) + (agent === 0 ? difference : 0);
  let seen = 0;
  for (let at = 0; at < runs; at += 1) {
    const {paired} = runOf(2, games, games, draw, slower).summary;
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
