// The pictures of the plates of Learn show what they say.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {throughMiddle, waysOnBoard} from '../../www/src/pages/learn/plates.js';

test('the ways through a cell are those counted one by one', () => {
  for (const side of [4, 10])
    for (const ships of [[2], [3, 2], [5, 4, 3, 3, 2].filter((length) => length <= side)]) {
      const ways = Array(side * side).fill(0);
      for (const length of ships)
        for (let line = 0; line < side; line += 1)
          for (let from = 0; from + length <= side; from += 1)
            for (let at = from; at < from + length; at += 1) {
              ways[line * side + at] += 1;
              ways[at * side + line] += 1;
            }
      const most = Math.max(...ways);
      assert.deepEqual(
        waysOnBoard(side, ships),
        ways.map((way) => way / most),
      );
    }
});

test('every ship through the middle of a line covers it and lies inside', () => {
  for (const [cells, length] of [
    [9, 3],
    [5, 4],
    [3, 3],
  ]) {
    const middle = Math.floor(cells / 2);
    const all = Array.from({length: cells - length + 1}, (_, from) => from);
    const through = all.filter((from) => from <= middle && middle < from + length);
    assert.deepEqual(throughMiddle(cells, length), through);
  }
});
