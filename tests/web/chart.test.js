// What is drawn over and under the cells: depths, contours, outlines.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {hullOf, openHullOf, segmentHull} from '../../www/src/board/hull.js';
import {CERTAIN, contour, likeliest, scoreShares, tintOf} from '../../www/src/board/overlay.js';
import {unionPath} from '../../www/src/board/union-path.js';
import {sounding} from '../../www/src/i18n/notation.js';

test('a chance has the same depth in every position', () => {
  const depths = [0, 0.01, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 0.8, 0.999, 1].map(tintOf);
  assert.deepEqual(depths, [0, 1, 2, 3, 4, 5, 6, 7, 8, 8, CERTAIN]);
});

test('a sounding says 0 and 100 only of what is certain', () => {
  const chances = [0, 0.001, 0.0099, 0.01, 0.426, 0.9999, 1];
  assert.deepEqual(chances.map(sounding), ['', '<1', '<1', '1', '43', '99', '100']);
});

test('scores are shares of the highest', () => {
  assert.deepEqual(scoreShares([0, 3, 12, 6]), [0, 0.25, 1, 0.5]);
  assert.deepEqual(scoreShares([0, 0]), [0, 0]);
});

test('the likeliest cells come in order of the board where they are equal', () => {
  assert.deepEqual([...likeliest([5, 9, 5, 0, 5])], [1, 0, 2]);
  assert.deepEqual([...likeliest([0, 0, 1])], [2]);
});

test('a contour girds the cells from its depth on', () => {
  // . # .
  // . # #
  const tints = [4, 5, 4, 0, 6, 5];
  assert.equal(
    contour({tints, cols: 3, from: 5}),
    'M100 0v100' + 'M200 0v100' + 'M200 100h100' + 'M100 100v100',
  );
});

test('a contour closes against what is known', () => {
  assert.equal(contour({tints: [null, 7, null], cols: 3, from: 5}), 'M100 0v100M200 0v100');
});

/** @param {string} path */
const loops = (path) => path.split('Z').length - 1;

test('an outline is one loop, two round a hole, and a link more over a corner', () => {
  assert.equal(
    loops(
      unionPath(
        [
          [0, 0],
          [0, 1],
          [1, 1],
        ],
        12,
      ),
    ),
    1,
  );
  const ring = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((col) => /** @type {[number, number]} */ ([row, col])),
  );
  assert.equal(
    loops(
      unionPath(
        ring.filter(([row, col]) => row !== 1 || col !== 1),
        12,
      ),
    ),
    2,
  );
  assert.equal(
    loops(
      unionPath(
        [
          [0, 0],
          [1, 1],
        ],
        12,
      ),
    ),
    3,
  );
});

test('a square of cells has no seam', () => {
  const path = unionPath(
    [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ],
    12,
  );
  assert.equal(loops(path), 1);
  const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  assert.ok(numbers.every((number) => number >= 12 && number <= 188));
});

test('the same ship is drawn the same in whatever order its cells come', () => {
  assert.deepEqual(
    hullOf([
      [2, 3],
      [2, 1],
      [2, 2],
    ]),
    hullOf([
      [2, 1],
      [2, 2],
      [2, 3],
    ]),
  );
});

test('a part of a ship is dashed where it may go on', () => {
  const whole = hullOf([
    [0, 0],
    [0, 1],
  ]);
  assert.equal(whole.line, whole.body);
  assert.equal(whole.dash, '');
  assert.notEqual(
    openHullOf([
      [0, 0],
      [0, 1],
    ]).dash,
    '',
  );
  const joined = segmentHull([0, 0], {start: 'shaped', end: 'joined', down: false, inset: 19});
  assert.equal(joined.dash, '');
});
