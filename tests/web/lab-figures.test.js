// The published figures on the page of the lab: what is said of how they are judged, and what stands beside them.
import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import {test} from 'node:test';
import {ERRORS, judged} from '../../www/src/pages/lab/figure-verdict.js';
import {
  countRun,
  figureRuns,
  publishedOf,
  together,
  verdictOf,
} from '../../www/src/pages/lab/figures.js';
import {initialState, keyOf, reduce} from '../../www/src/pages/lab/state.js';
import {renderBars} from '../../www/src/pages/lab/view-agents.js';
import {renderFigures} from '../../www/src/pages/lab/view-figures.js';
import {drawn} from './drawn.mjs';
import {speech} from './speech.mjs';

/** @param {Partial<import('../../www/src/pages/lab/state.js').State>} [state] @returns {string} the section as it is read */
const figuresOf = (state) =>
  drawn(
    renderFigures(
      /** @type {any} */ ({
        ...{...speech, state: {...initialState(), ...state}, workers: 2, part: null},
        ...{lang: 'en', dispatch() {}},
      }),
    ),
  );

test('by which rule a figure is reproduced, and what stands after ±, is said where figures are', () => {
  const se = 0.1;
  const judge = (/** @type {number} */ far, /** @type {object} */ how) =>
    judged({value: 60 + far, se}, [60, 60], how);
  for (const [how, far] of /** @type {[object, number][]} */ ([
    [{}, ERRORS * se],
    [{rounding: 0.5}, ERRORS * se + 0.5],
    [{error: 0.5}, ERRORS * Math.hypot(se, 0.5)],
    [{alike: true}, ERRORS * Math.hypot(se, se)],
  ])) {
    assert.equal(judge(far - 0.01, how), 'agrees');
    assert.equal(judge(far + 0.01, how), 'differs');
  }
  const text = figuresOf();
  assert.match(text, new RegExp(`within ${ERRORS} standard errors .* half of its last digit`));
  assert.match(text, /On this page ± is half the width of a 95% confidence interval/);
  // A standard error by itself would be another ±.
  assert.doesNotMatch(text, /standard error \d/);
});

test('no published number is allowed more for its rounding than half its last digit, and what the source does not say is not said for it', async () => {
  const rows = JSON.parse(
    await readFile(new URL('../../docs/figures.json', import.meta.url), 'utf8'),
  );
  const row = (/** @type {string} */ name) =>
    rows.find((/** @type {{name: string}} */ one) => one.name === name);
  // By the old rule, four errors and 0.2, these agreed.
  for (const name of [
    'parity on faulty seas',
    'reversi, minimax-expert(variant=as-published) against reversi-random',
    'probability-map to the letter',
    'probability-map to the letter, ties first',
  ]) {
    assert.equal(row(name).verdict, 'differs', name);
    assert.ok(row(name).note, name);
  }
  for (const {figures} of figureRuns)
    for (const {name, expected, rounding = 0, source} of figures) {
      const digits = (/** @type {number} */ value) => String(value).split('.')[1]?.length ?? 0;
      const most =
        source.startsWith('exact') || source === 'aim' ? 0 : 10 ** -digits(expected[0]) / 2;
      assert.ok(rounding <= most, name);
    }
  const games = figureRuns
    .flatMap(({figures}) => figures)
    .filter(({source}) => source === 'Akyüz, 30,000 games');
  assert.deepEqual(
    games.map(({statistic}) => statistic),
    ['min', 'min', 'min'],
  );
  assert.match(figuresOf(), /fault is our reading/);
  assert.doesNotMatch(figuresOf(), /No source measured these/);
});

test('the scores of the Italian table, single games each, have one verdict together', () => {
  assert.equal(together.verdict, 'differs');
  assert.deepEqual(together.expected, [50, 50]);
  const text = figuresOf();
  assert.equal(text.match(/All 18 scores together/g)?.length, 1);
  assert.match(text, /Of 1,000 triples of similar maps, 8 have such a low mean\./);
  assert.match(text, /The same with any cells known.*50\s?% ± 27\s?%/);
  assert.match(text, new RegExp(`${Math.round(together.value)}\\s?% ± \\d+\\s?%`));
});

test('what a figure came to here stays when the next one is run', () => {
  const [first, second] = figureRuns;
  const summary = (/** @type {typeof first} */ {config}, /** @type {number} */ mean) => ({
    games: config.games,
    agents: config.agents.map((agent) => ({
      ...{agent, games: config.games, mean, se: 0.25, median: 50, min: 1, max: 100, p99: 99},
      ...{sum: mean * config.games, sum_squares: 0, histogram: {}},
    })),
    paired: [],
    trail: [],
  });
  let state = initialState();
  for (const [run, mean] of /** @type {[typeof first, number][]} */ ([
    [first, 43.21],
    [second, 65.43],
  ])) {
    state = reduce(state, {type: 'run', config: run.config});
    state = reduce(state, {type: 'summary', summary: summary(run, mean), rate: 1, ended: true});
  }
  assert.equal(state.played[keyOf(first.config)].games, first.config.games);
  const text = figuresOf(state);
  for (const mean of ['43.2', '65.4']) assert.ok(text.includes(`${mean} ±`), text.slice(0, 900));
});

test('the count that was measured elsewhere is judged as every other figure, and its time summary before', async () => {
  const {config, figures} = countRun;
  const [figure] = figures;
  const rows = JSON.parse(
    await readFile(new URL('../../docs/figures.json', import.meta.url), 'utf8'),
  );
  const row = rows.find((/** @type {{name: string}} */ {name}) => name === figure.name);
  assert.equal(row.value, figure.value);
  assert.ok(Math.abs(row.se - Number(figure.se)) < 1e-4);
  assert.equal(judged({value: row.value, se: row.se}, figure.expected, figure), figure.verdict);
  assert.equal(figureRuns.length + 1, figuresOf().match(/Run, about/g)?.length);
  const summary = (/** @type {number} */ mean) =>
    /** @type {any} */ ({
      games: config.games,
      agents: [{agent: 'p-matrix', games: config.games, mean, se: 0.09}],
      paired: [],
    });
  for (const [mean, verdict, said] of /** @type {[number, string, string][]} */ ([
    [44.7, 'agrees', 'reproduced'],
    [46.5, 'differs', 'not reproduced'],
  ])) {
    assert.equal(verdictOf(figure, summary(mean)), verdict);
    const run = /** @type {any} */ ({config, status: 'ended', summary: summary(mean), rate: null});
    const rest = figuresOf({run}).split('Measured elsewhere').slice(2).join('');
    assert.match(rest, new RegExp(`data-live=>${mean.toFixed(1)}\\s±\\s0.2<.*>${said}<`));
  }
  assert.deepEqual(publishedOf(config, 0), [{statistic: 'mean', value: 44.46}]);
  for (const status of ['running', 'paused', 'stopped']) {
    const run = /** @type {any} */ ({
      ...{config, status, rate: null},
      summary: {...summary(46.5), games: config.games - 1},
    });
    const rest = figuresOf({run}).split('Measured elsewhere').slice(2).join('');
    assert.match(rest, /46\.5\s±/);
    assert.doesNotMatch(rest, /figure-verdict/, `${status}: a verdict before the whole run`);
  }
});

test('of what was published every mark under the bars is summary: what it is of, and its number', () => {
  let marks = 0;
  for (const {config} of [...figureRuns, countRun])
    for (const [agent, name] of config.agents.entries()) {
      const published = publishedOf(config, agent);
      const sums = {
        ...{agent: name, games: 2, mean: 50, se: 1, median: 50, min: 1, max: 2000, p1: 2, p99: 90},
        histogram: {1: 1, 2000: 1},
      };
      const state = {...initialState(), run: {config, summary: {agents: [sums]}}};
      const shown = /** @type {any} */ ({...speech, state, lang: 'en', dispatch() {}});
      const text = drawn(
        renderBars(
          shown,
          /** @type {any} */ (sums),
          {agent, name},
          {first: 1, last: 2000, width: 50},
        ),
      );
      const named = [...text.matchAll(/<title>([^<]+)<\/title>/g)].map(([, said]) => said);
      const within = published.filter(({value}) => value >= 1);
      assert.equal(named.length, within.length);
      // Two marks of one run are told apart by their names.
      assert.equal(new Set(named).size, named.length, String(named));
      for (const said of named) assert.match(said, /\p{L}.* -?[\d,.]+$/u);
      if (published.length > 0) assert.match(text, /Lines with a base mark published values: /);
      for (const said of named) assert.ok(text.split('published values: ')[1].includes(said));
      marks += named.length;
    }
  assert.ok(marks > 20);
});
