import assert from 'node:assert/strict';
import {test} from 'node:test';
import {cellAt, cellIndex, cellName, rowCol, stepFrom} from '../../www/src/board/cells.js';
import {normalised, shapeKey, turns} from '../../www/src/games/sea/shapes.js';

test('a cell is its letter and number, both ways', () => {
  for (let index = 0; index < 256; index += 1) {
    const cell = cellAt(index, 16);
    assert.equal(cellIndex(cell, 16), index);
    assert.equal(cellName(...rowCol(cell)), cell);
  }
  assert.deepEqual(rowCol('C7'), [6, 2]);
});

test('steps stop at the border', () => {
  const size = {rows: 10, cols: 12};
  assert.equal(stepFrom('A1', -1, -1, size), 'A1');
  assert.equal(stepFrom('L10', 1, 1, size), 'L10');
  assert.equal(stepFrom('C7', 0, 1, size), 'D7');
});

test('a shape has each of its turns once', () => {
  assert.equal(turns([[0, 0]]).length, 1);
  assert.equal(
    turns([
      [0, 0],
      [0, 1],
      [0, 2],
    ]).length,
    2,
  );
  assert.equal(
    turns([
      [0, 0],
      [0, 1],
      [1, 1],
    ]).length,
    4,
  );
  assert.equal(
    turns([
      [0, 0],
      [0, 1],
      [1, 1],
      [1, 2],
    ]).length,
    2,
  );
});

test('a shape is the same wherever it lies and in whatever order', () => {
  assert.equal(
    shapeKey([
      [5, 5],
      [5, 6],
      [6, 6],
    ]),
    shapeKey([
      [1, 1],
      [0, 0],
      [0, 1],
    ]),
  );
  assert.deepEqual(
    normalised([
      [3, 4],
      [2, 4],
    ]),
    [
      [0, 0],
      [1, 0],
    ],
  );
});
