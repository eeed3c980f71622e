// Skill and luck of a hunt: what they are made of, whose shots count, and what comes of the agent that counts.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {cellIndex} from '../../www/src/board/cells.js';
import {renderSkill} from '../../www/src/features/ending/view-skill.js';
import {shotOf, shotsOf} from '../../www/src/features/review/appraisal.js';
import {ownSkill, skillAndLuck, skillRead, VERSION} from '../../www/src/features/review/skill.js';
import {isFull} from '../suite.mjs';
import {drawn} from './drawn.mjs';
import {door} from './engine.mjs';
import {speech} from './speech.mjs';

/** A shot as a review has it. @param {number} step @param {number} chance @param {number} best @param {boolean | null} found @returns {any} */
const shot = (step, chance, best, found, kind = 'counted') => ({
  ...{step, player: 1, cell: 'A1', chance, found, basis: {kind, precision: 'exact'}},
  best: {cell: 'B1', chance: best},
});

/** Chances and answers from a seed, the chance never over the likeliest. @param {number} seed */
function anyShots(seed) {
  let state = seed;
  const next = () => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return state / 2 ** 31;
  };
  return Array.from({length: 1 + Math.floor(40 * next())}, (_, at) => {
    const best = next();
    return shot(at + 1, best * next(), best, next() < 0.4);
  });
}

/** The same from the definition, without a curve. @param {any[]} shots */
function naive(shots) {
  const chances = shots.map(({chance}) => chance).reduce((a, b) => a + b);
  const best = shots.map((one) => one.best.chance).reduce((a, b) => a + b);
  return {
    skill: (100 * chances) / best,
    luck: shots.filter(({found}) => found).length - chances,
  };
}

const near = (/** @type {number} */ one, /** @type {number} */ other) =>
  assert.ok(Math.abs(one - other) < 1e-9, `${one} is not ${other}`);

test('both are what their definition says, at the end and after each shot', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const shots = anyShots(seed);
    const found = skillAndLuck(shots);
    assert.ok(found);
    assert.equal(found.v, VERSION);
    assert.deepEqual(
      found.curve.map(({step}) => step),
      shots.map(({step}) => step),
    );
    found.curve.forEach((point, at) => {
      const twin = naive(shots.slice(0, at + 1));
      near(point.skill, twin.skill);
      near(point.luck, twin.luck);
    });
    near(found.skill, naive(shots).skill);
    near(found.luck, found.hits - found.expected);
    assert.ok(found.skill >= 0 && found.skill <= 100);
  }
});

test('skill is 100 where each cell was a likeliest one, and is read as 100 only there', () => {
  for (let seed = 1; seed <= 50; seed += 1) {
    const shots = anyShots(seed).map((one) => ({...one, chance: one.best.chance}));
    assert.equal(skillAndLuck(shots)?.skill, 100);
  }
  assert.equal(skillRead(100), 100);
  assert.equal(skillRead(99.99), 99);
  assert.equal(skillRead(87.5), 88);
});

test('without a chance or an answer for each shot there is neither', () => {
  assert.equal(skillAndLuck([]), null);
  assert.equal(skillAndLuck([shot(1, 0.1, 0.2, true), null]), null);
  assert.equal(skillAndLuck([shot(1, 0.1, 0.2, true), undefined]), null);
  assert.equal(skillAndLuck([shot(1, 0.1, 0.2, null)]), null);
});

/** Small, so that many hunts are quick. */
const rules = {
  ...{rows: 5, cols: 5},
  fleet: [
    {name: 'a', count: 1, length: 3},
    {name: 'b', count: 2, length: 2},
  ],
};
const CELLS = 7;

/** A whole game of one agent, its shots as a review has them. @param {number} seed @param {string} agent */
function appraised(seed, agent) {
  const game = door.newGame({rules, seed: String(seed), players: `solo:${agent}`});
  while (!game.glance().over) {
    while (!game.think(1_000_000));
    game.aiMove();
  }
  const view = game.view();
  const shots = shotsOf(view).map((move) => {
    game.seek(move.step - 1);
    while (!game.ponder(move.player, 5_000_000));
    const belief = game.belief(move.player);
    const found = shotOf(move, belief, view.rules, null);
    assert.ok(found);
    assert.equal(found.chance, belief.chances[cellIndex(found.cell, view.rules.cols)]);
    return found;
  });
  return {view, shots};
}

test('Exact’s hunts have skill 100, and their luck is 0 on average', () => {
  const seeds = isFull ? 200 : 60;
  const lucks = Array.from({length: seeds}, (_, seed) => {
    const {shots} = appraised(100 + seed, 'exact');
    const found = skillAndLuck(shots);
    assert.ok(found);
    assert.equal(skillRead(found.skill), 100, `sea ${100 + seed}: ${found.skill}`);
    return found.luck;
  });
  const mean = lucks.reduce((a, b) => a + b) / seeds;
  const variance = lucks.reduce((sum, luck) => sum + (luck - mean) ** 2, 0) / (seeds - 1);
  const error = Math.sqrt(variance / seeds);
  assert.ok(Math.abs(mean) <= 4 * error, `${mean} ± ${error}`);
});

test('who shoots at random has less skill, and the luck that the answers leave', () => {
  const {shots} = appraised(7, 'random');
  const found = skillAndLuck(shots);
  assert.ok(found && found.skill < 90);
  near(found.luck, CELLS - found.expected);
});

/** A page at the end of a hunt by somebody. @param {any[]} shots @param {any} [game] @param {any} [view] */
function atEnd(shots, game = {}, view = {}) {
  const moves = shots.map(({step, cell}) => ({step, player: 1, cell, action: `F${cell}`}));
  const shown = {
    rules: {id: 'admiral'},
    players: [{player: 1, kind: 'you'}],
    boards: [{shooter: 1, score: null}],
    ended: true,
    moves,
    ...view,
  };
  const appraisal = {record: 'r', shots: Object.fromEntries(shots.map((one) => [one.step, one]))};
  /** @type {any} */
  const state = {game: {record: 'r', from: 0, view: shown, ...game}, appraisal};
  return {state, view: shown};
}

test('what somebody else fired first is left out', () => {
  const shots = anyShots(3);
  const {state, view} = atEnd(shots, {from: 5});
  assert.deepEqual(ownSkill(state, view), skillAndLuck(shots.filter(({step}) => step > 5)));
});

test('there is none of two people, where points are counted, or before all was held against the chances', () => {
  const shots = anyShots(4);
  const of = (/** @type {any} */ {state, view}) => ownSkill(state, view);
  assert.ok(of(atEnd(shots)));
  assert.equal(of(atEnd(shots, {}, {boards: [{shooter: 1, score: {total: 3}}]})), null);
  const two = [1, 2].map((player) => ({player, kind: 'you'}));
  assert.equal(of(atEnd(shots, {}, {players: two})), null);
  assert.equal(of(atEnd(shots, {record: 'another'})), null);
  const page = atEnd(shots);
  delete page.state.appraisal.shots[shots.length];
  assert.equal(of(page), null);
});

test('the plate says both with their signs, and what was sampled', () => {
  const {words} = speech;
  const said = (/** @type {any[]} */ shots) => {
    const {state, view} = atEnd(shots);
    return drawn(renderSkill(view, /** @type {any} */ ({state, words}))).replace(/<[^>]*>/g, ' ');
  };
  const plain = said([shot(1, 0.2, 0.25, true), shot(2, 0.5, 0.5, true)]);
  assert.match(plain, /Skill\s+93/);
  assert.match(plain, /Luck\s+\+1\.3\s+2 hits; the chances promised 0\.7/);
  assert.doesNotMatch(plain, /Estimated/);
  assert.match(said([shot(1, 0.9, 0.9, false, 'sampled')]), /Skill\s+100.*−0\.9.*Estimated/s);
});
