// The published figures on the page of the lab: what is said of how they are judged, and what stands beside them.
import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import {test} from 'node:test';
import {countRun, figureRuns, publishedOf, verdictOf} from '../../www/src/lab/figures.js';
import {ERRORS, judged, ROUNDING} from '../../www/src/lab/judging.js';
import {initialState} from '../../www/src/lab/state.js';
import {renderFigures} from '../../www/src/lab/view-figures.js';
import {drawn} from './drawn.mjs';
import {speech} from './speech.mjs';

/** @param {Partial<import('../../www/src/lab/state.js').State>} [state] @returns {string} the section as it is read */
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
  const far = ERRORS * se + ROUNDING;
  assert.equal(judged({value: 60 + far - 0.01, se}, [60, 60]), 'agrees');
  assert.equal(judged({value: 60 + far + 0.01, se}, [60, 60]), 'differs');
  const text = figuresOf();
  assert.match(
    text,
    new RegExp(`within ${ERRORS} standard errors .* and ${ROUNDING} for rounding`),
  );
  assert.match(text, /± stands, everywhere on this page, .* 95 of 100/);
  // A standard error by itself would be another ±.
  assert.doesNotMatch(text, /standard error \d/);
});

test('the count that was measured elsewhere is judged as every other figure, and its time told before', async () => {
  const {wish, figures} = countRun;
  const [figure] = figures;
  const rows = JSON.parse(
    await readFile(new URL('../../docs/figures.json', import.meta.url), 'utf8'),
  );
  const row = rows.find((/** @type {{name: string}} */ {name}) => name === figure.name);
  assert.equal(row.value, figure.value);
  assert.ok(Math.abs(row.se - Number(figure.se)) < 1e-4);
  assert.equal(judged({value: row.value, se: row.se}, figure.expected, figure), figure.verdict);
  assert.equal(figureRuns.length + 1, figuresOf().match(/Run, about/g)?.length);
  const told = (/** @type {number} */ mean) =>
    /** @type {any} */ ({
      games: wish.games,
      agents: [{agent: 'p-matrix', games: wish.games, mean, se: 0.09}],
      paired: [],
    });
  for (const [mean, verdict, said] of /** @type {[number, string, string][]} */ ([
    [44.8, 'agrees', 'reproduced'],
    [46.5, 'differs', 'not reproduced'],
  ])) {
    assert.equal(verdictOf(figure, told(mean)), verdict);
    const run = /** @type {any} */ ({wish, status: 'ended', told: told(mean), rate: null});
    const rest = figuresOf({run}).split('Measured elsewhere').slice(2).join('');
    assert.match(rest, new RegExp(`data-live=>${mean.toFixed(1)}\\s±\\s0.2<.*>${said}<`));
  }
  assert.deepEqual(publishedOf(wish, 0), [44.46]);
});
