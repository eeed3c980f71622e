// A step of a game is one view object, however it is come to: as it is played, forwards, backwards, by link, and in the shell.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {before, test} from 'node:test';
import {prepareLab} from '../../scripts/lib/lab.mjs';
import {door} from './engine.mjs';
import {reversi} from './reversi-engine.mjs';

/** How much is played of each game: its first steps are those with most to weigh. */
const PLAYED = 8;
/** Slices as uneven as a page's that is busy with other things too. */
const SLICES = [900, 70_000, 13_000];

/** Rules that no preset has: shapes drawn, on a board that is no square. */
const custom = {
  ...{rows: 8, cols: 11, contact: 'apart'},
  fleet: [
    {
      name: 'hook',
      cells: [
        [0, 0],
        [1, 0],
        [2, 0],
        [2, 1],
      ],
    },
    {
      name: 'stairs',
      count: 2,
      cells: [
        [0, 0],
        [1, 1],
      ],
    },
    {name: 'ram', length: 3},
  ],
};
const small = {
  ...{rows: 6, cols: 7, motion: 'slide'},
  fleet: [
    {name: 'cruiser', length: 3},
    {name: 'raft', count: 2, length: 2},
  ],
};

/** Of every rule set agents that draw, that count and that weigh. @type {[any, string[]][]} */
const SEAS = [
  ['admiral', ['hunt', 'probability-map', 'exact', 'robust']],
  ['admiral-apart', ['parity', 'p-matrix', 'exact']],
  ['sea-battle', ['random', 'directional', 'p-matrix']],
  ['solitaire', ['random', 'expert-standard', 'exact']],
  ['moving', ['random-repeat', 'fixed-scan', 'tracker']],
  [small, ['tracker']],
  [custom, ['hunt', 'p-matrix']],
];

/** Every other agent, as it is and with one of its parameters changed, where it first plays. @type {[string, string[]][]} */
const OTHERS = door.tables().agents.flatMap(({id, parameters}) => {
  const rules = door.tables().rules.find(({agents}) => agents.includes(id))?.id;
  const changed = parameters.map(
    ({name, default: usual, values}) => `${id}(${name}=${values.find((value) => value !== usual)})`,
  );
  const listed = SEAS.some(([, agents]) => agents.includes(id));
  return rules ? [[rules, [...(listed ? [] : [id]), ...changed.slice(0, 1)]]] : [];
});
const REVERSI = ['reversi-random', 'minimax-medium', 'engine-2'];

/** @type {string} */
let lab;
before(async () => {
  lab = await prepareLab('test');
});

/** The text of the view at the present step, its decision come to in slices. @param {any} game @param {number} from which slice comes first */
function textOf(game, from) {
  for (let slice = from; !game.think(SLICES[slice % SLICES.length]); slice += 1);
  return game.viewText();
}

/**
 * What the view of a step says of the steps after it is not yet there while it is played.
 * @param {string} text
 */
function asPlayed(text) {
  const {
    steps: _,
    moves,
    series: _series,
    lines: _lines,
    transcript: _transcript,
    ...view
  } = JSON.parse(text);
  return {...view, moves: moves.slice(0, view.step)};
}

/** @param {string} record @returns {string[]} every step's text, as the shell prints it */
const shellTexts = (record) =>
  execFileSync(lab, ['record', '-'], {input: `${record}\n`, encoding: 'utf8'})
    .trimEnd()
    .split('\n');

/**
 * @param {any} game before its first step
 * @param {(record: string) => any} open
 */
function assertOneViewAStep(game, open) {
  const live = [textOf(game, 0)];
  while (live.length <= PLAYED && !game.glance().over) {
    game.aiMove();
    live.push(textOf(game, live.length));
  }
  const record = game.record();
  const last = live.length - 1;
  const native = shellTexts(record);
  assert.equal(native.length, live.length);
  for (let step = last; step >= 0; step -= 1) {
    game.seek(step);
    assert.equal(textOf(game, step + 1), native[step], `backwards, step ${step} of ${record}`);
  }
  for (let step = 0; step <= last; step += 1) {
    game.seek(step);
    assert.equal(textOf(game, step + 2), native[step], `forwards, step ${step} of ${record}`);
    assert.deepEqual(asPlayed(live[step]), asPlayed(native[step]), `played, ${step} of ${record}`);
  }
  game.free();
  for (const step of [0, Math.floor(last / 2), last]) {
    const linked = open(record);
    linked.seek(step);
    assert.equal(textOf(linked, step), native[step], `by link, step ${step} of ${record}`);
    linked.free();
  }
}

for (const [rules, agents] of [...SEAS, ...OTHERS])
  for (const agent of agents)
    test(`${agent} on ${rules.rows ? `${rules.rows} by ${rules.cols}` : rules}: one view a step`, () =>
      assertOneViewAStep(
        door.newGame({rules, seed: '31', players: `solo:${agent}`}),
        door.openGame,
      ));

for (const agent of REVERSI)
  test(`${agent} on a board of Reversi: one view a step`, () =>
    assertOneViewAStep(
      reversi.newGame({rules: 'reversi', seed: '31', players: `duel:${agent},${agent}`}),
      reversi.openGame,
    ));

test('a puzzle that a person marks: one view a step', () => {
  const making = door.newPuzzle({rules: 'puzzle-6', level: 'easy', seed: '5'});
  while (!making.advance(5000));
  const {record} = making.result();
  making.free();
  const game = door.openGame(record);
  const {known} = game.view().boards[0];
  const free = ['A1', 'C2', 'B5', 'F3', 'E6', 'D4'].filter((cell) => !known.includes(cell));
  const live = [game.viewText()];
  for (const [number, cell] of free.slice(0, 4).entries()) {
    game[number % 2 === 0 ? 'guess' : 'note'](cell);
    live.push(game.viewText());
  }
  const whole = game.record();
  const native = shellTexts(whole);
  for (const step of [4, 1, 3, 0, 2]) {
    game.seek(step);
    assert.equal(game.viewText(), native[step]);
    assert.deepEqual(asPlayed(live[step]), asPlayed(native[step]));
    const linked = door.openGame(whole);
    linked.seek(step);
    assert.equal(linked.viewText(), native[step]);
    linked.free();
  }
  game.free();
});
