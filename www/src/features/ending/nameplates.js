// Where the names of ships stand on a chart: beside their hulls, over cells in which nothing is drawn. Pure.

import {cellAt, rowCol} from '../../board/cells.js';

/** @typedef {{text: string, x: number, y: number, anchor: 'start' | 'end'}} Nameplate in hundredths of a cell */

/** How far the writing stands from its hull. */
const GAP = 8;

/** @param {string} name how wide it is: Greek and Cyrillic letters are wider on average */
const widthOf = (name) => name.length * (/^\p{Script=Latin}/u.test(name) ? 13 : 16);

/**
 * @param {object} chart
 * @param {number} chart.rows
 * @param {number} chart.cols
 * @param {string[]} chart.marks row by row
 * @param {{name: string, cells: string[]}[]} chart.ships
 * @param {string[]} [chart.taken] cells in which something else is drawn
 * @returns {Nameplate[]} none for a ship beside which there is no room
 */
export function nameplates({rows, cols, marks, ships, taken = []}) {
  const full = new Set([...ships.flatMap(({cells}) => cells), ...taken]);
  /** @param {number} row @param {number} from the first column @param {number} count */
  const isFree = (row, from, count) =>
    row >= 0 &&
    row < rows &&
    from >= 0 &&
    from + count <= cols &&
    Array.from({length: count}, (_, at) => row * cols + from + at).every(
      (index) => ['unknown', 'water'].includes(marks[index]) && !full.has(cellAt(index, cols)),
    );
  return ships.flatMap(({name, cells}) => {
    const places = cells.map(rowCol);
    const columns = places.map(([, col]) => col);
    const [left, right] = [Math.min(...columns), Math.max(...columns)];
    const lines = [...new Set(places.map(([row]) => row))].sort((a, b) => a - b);
    const [top, bottom] = [lines[0], lines[lines.length - 1]];
    const room = Math.ceil((widthOf(name) + GAP) / 100);
    // Every place that is tried, the best first: under the hull, over it, right and left of it.
    const flat = [
      ...[left, right + 1 - room].flatMap((from) => [
        {row: bottom + 1, from, y: (bottom + 1) * 100 + 24},
        {row: top - 1, from, y: top * 100 - GAP},
      ]),
    ];
    const beside = [...lines.slice(Math.min(1, lines.length - 1)), lines[0]].flatMap((row) => [
      {row, from: right + 1, y: row * 100 + 58, side: 'start'},
      {row, from: left - room, y: row * 100 + 58, side: 'end'},
    ]);
    const tried = lines.length === 1 ? [...flat, ...beside] : [...beside, ...flat];
    const found = tried.find(({row, from}) => isFree(row, from, room));
    if (!found) return [];
    for (let at = 0; at < room; at += 1) full.add(cellAt(found.row * cols + found.from + at, cols));
    const anchor = /** @type {Nameplate['anchor']} */ ('side' in found ? found.side : 'start');
    const x = anchor === 'end' ? left * 100 - GAP : found.from * 100 + 2 * GAP;
    return [{text: name, x, y: found.y, anchor}];
  });
}
