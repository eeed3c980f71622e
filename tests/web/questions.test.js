// The questions measured: the page shows what the figures say, and the words say what the numbers bear out.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {questionFigures, questionTables} from '../../scripts/lib/questions.mjs';
import {allOf, differenceOf, measuredAt, shipsOf} from '../../www/src/pages/learn/questions.js';
import {renderQuestions} from '../../www/src/pages/learn/view-questions.js';
import {drawn} from './drawn.mjs';
import {speech} from './speech.mjs';

/** @param {string} path */
const json = (path) => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));

/** @type {import('../../scripts/figures.mjs').Row[]} */
const rows = json('docs/figures.json');
const shown = /** @type {any} */ ({...speech});

/** @typedef {{value: number, error: number}} Mean */

/** @param {Mean} mean that it is more than chance, or than another number and chance */
const isMore = ({value, error}, than = 0) => value - 4 * error > than;

test('what the page shows is what was played, every figure of it', () => {
  assert.deepEqual(questionTables(rows), json('www/src/data/questions.json'));
  const played = new Set(rows.map(({name}) => name));
  assert.deepEqual(
    questionFigures.filter(({name}) => !played.has(name)),
    [],
  );
});

test('every number shown stands there with its error, and with the command it was measured by', () => {
  const text = drawn(renderQuestions(shown));
  for (const question of ['finish', 'deployers', 'border', 'smallest'])
    for (const {value, error, column, command} of allOf(question)) {
      assert.ok(text.includes(command), command);
      if (error > 0 && !column.includes('less'))
        assert.ok(
          text.includes(`${value.toFixed(2)} ± ${(1.96 * error).toFixed(2)}`),
          `${value} ± ${error}`,
        );
    }
});

test('to finish is better, and to look at nothing but the wound costs something where ships may touch alone', () => {
  for (const rules of ['sea-battle', 'admiral'])
    assert.ok(isMore(measuredAt('finish', '1-less-only', rules)), rules);
  const gain = (/** @type {string} */ rules) =>
    differenceOf(measuredAt('finish', 'only', rules), measuredAt('finish', '10', rules));
  assert.ok(isMore(gain('admiral')));
  assert.ok(Math.abs(gain('sea-battle').value) < 4 * gain('sea-battle').error);
});

test('the border hurts who does not expect it, and is found by who does', () => {
  const at = (/** @type {string} */ deployer, /** @type {string} */ shooter) =>
    measuredAt('deployers', deployer, shooter);
  assert.ok(isMore(differenceOf(at('border', 'exact'), at('uniform', 'exact'))));
  assert.ok(isMore(differenceOf(at('uniform', 'exact'), at('border', 'responder'))));
  assert.ok(isMore(differenceOf(at('against-the-shooter', 'exact'), at('uniform', 'exact'))));
});

test('an aim is reached, missed or neither as its number says', () => {
  const aimed = allOf('deployers').filter(({aim}) => aim);
  assert.equal(aimed.length, 5);
  for (const {value, error, aim, row, column} of aimed) {
    const {least = -Infinity, most = Infinity, reached} = aim ?? {};
    const within = Math.min(value - least, most - value);
    const name = `${row}, ${column}: ${value} ± ${error}, ${reached}`;
    if (reached === 'yes') assert.ok(within > 2 * error - 0.01, name);
    if (reached === 'unsure') assert.ok(within >= 0 && within < 2 * error + 0.01, name);
    if (reached === 'no') assert.ok(within < 0, name);
  }
});

test('in sea battle the border costs who counts single ships many times what it costs who counts fleets', () => {
  const cost = (/** @type {string} */ agent) =>
    differenceOf(
      measuredAt('border', agent, 'sea-battle-border'),
      measuredAt('border', agent, 'sea-battle-uniform'),
    );
  for (const agent of ['hunt', 'parity', 'probability-map', 'directional', 'p-matrix'])
    assert.ok(isMore(cost(agent)), agent);
  assert.ok(cost('p-matrix').value > 3 * cost('exact').value);
});

test('in the classic game the border costs who counts fleets as well, and helps the hunter', () => {
  const [hunter, exact] = ['hunt', 'exact'].map((agent) =>
    differenceOf(
      measuredAt('border', agent, 'admiral-border'),
      measuredAt('border', agent, 'admiral-uniform'),
    ),
  );
  assert.ok(isMore(exact, 4));
  assert.ok(isMore({value: -hunter.value, error: hunter.error}));
});

test('a fleet drawn on its board fills as many cells as it has, and no two ships share one', () => {
  for (const {boards = [], value, row} of allOf('smallest'))
    for (const board of boards) {
      const {rows, cols} = board;
      assert.equal(rows * cols, value);
      const cells = shipsOf(board).flat();
      assert.equal(new Set(cells).size, cells.length, row);
      for (const cell of cells) {
        const [, col, line] = /^([A-P])(\d+)$/.exec(cell) ?? [];
        assert.ok(col.charCodeAt(0) - 65 < cols && Number(line) <= rows, cell);
      }
    }
});
