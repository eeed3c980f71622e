// The lab before and during a run: every agent that was measured, and what is run in its place.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {measuredOf, measuredRun, rowsOf} from '../../www/src/pages/lab/measured.js';
import {firstConfig, initialState} from '../../www/src/pages/lab/state.js';

/** @typedef {import('../../www/src/pages/lab/state.js').State} State */

/** @param {Partial<typeof firstConfig>} change */
const formOf = (change) => initialState({config: {...firstConfig, ...change}});
const agentsIn = (/** @type {State} */ state) => rowsOf(state).map(({sums}) => sums.agent);

test('before a run every agent that was measured is there, the weakest first', () => {
  for (const rules of ['admiral', 'admiral-apart', 'sea-battle']) {
    const rows = rowsOf(formOf({rules}));
    assert.equal(rows.length, 7, rules);
    assert.ok(rows.every(({run}) => run === null));
    const means = rows.map(({sums}) => sums.mean);
    assert.deepEqual(
      means,
      means.toSorted((one, other) => other - one),
    );
    for (const {sums} of rows) {
      const games = Object.values(sums.histogram).reduce((sum, next) => sum + next, 0);
      assert.equal(games, sums.games, sums.agent);
    }
  }
  const chosen = rowsOf(formOf({})).filter((row) => row.chosen);
  assert.deepEqual(chosen.map(({sums}) => sums.agent).sort(), [...firstConfig.agents].sort());
});

test('other rules, another layout and a match have nothing that was measured', () => {
  for (const change of [
    {rules: 'solitaire'},
    {rules: 'reversi', agents: []},
    {set: 'rows=8'},
    {deploy: 'border'},
  ])
    assert.deepEqual(agentsIn(formOf(change)), [], JSON.stringify(change));
});

test('a run takes the places of its agents, and whoever was not measured comes after them', () => {
  const before = formOf({});
  const agents = ['exact', 'probability-map(bonus=none)'];
  const [sums] = measuredOf(firstConfig);
  const played = agents.map((agent) => ({...sums, agent, games: 10, mean: 1}));
  const config = {...firstConfig, agents};
  const summary = {games: 10, agents: played, paired: [], trail: []};
  const run = {config, summary, names: null, rate: null, figure: false};
  const state = {...before, run: {...run, status: /** @type {const} */ ('running')}};
  const rows = rowsOf(state);
  assert.deepEqual(agentsIn(state), [...agentsIn(before), agents[1]]);
  for (const row of rows) {
    const at = agents.indexOf(row.sums.agent);
    assert.equal(row.run, at < 0 ? null : at);
    assert.equal(row.chosen, at >= 0);
    assert.equal(row.sums.games, at < 0 ? 2000 : 10);
  }
});

test('two agents measured are compared with the errors of both', () => {
  const run = measuredRun(firstConfig);
  const [hunter, map] = run?.summary?.agents ?? [];
  const [pair] = run?.summary?.paired ?? [];
  assert.equal(pair.mean, hunter.mean - map.mean);
  assert.ok(Number(pair.se) > Math.max(Number(hunter.se), Number(map.se)));
  for (const agents of [['exact'], ['exact', 'robust']])
    assert.equal(measuredRun({...firstConfig, agents}), null);
});
