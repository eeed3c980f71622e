// A small board solved the plain way, for the exercise of the course: one ship, every way to shoot tried to the end.
import {explorer} from './course-engine.mjs';

/** @typedef {string[]} Layout the cells of the ship */
/** @typedef {{cell: string, through: number, shots: number}} Choice through: how many ways to lie hold the cell; shots: on average still to come, this one counted */

export const ROWS = 4;
export const COLS = 4;
export const LENGTH = 3;

const RULES = {
  rows: ROWS,
  cols: COLS,
  fleet: [{name: 'cruiser', count: 1, length: LENGTH}],
  contact: 'free',
  announce: 'sunk',
};

/** @param {number} row @param {number} col */
const named = (row, col) => `${'ABCD'[col]}${row + 1}`;

/** Every way the ship can lie. @returns {Layout[]} */
export function layouts() {
  const found = [];
  for (let row = 0; row < ROWS; row += 1)
    for (let col = 0; col < COLS; col += 1) {
      const along = Array.from({length: LENGTH}, (_, at) => at);
      if (col + LENGTH <= COLS) found.push(along.map((at) => named(row, col + at)));
      if (row + LENGTH <= ROWS) found.push(along.map((at) => named(row + at, col)));
    }
  return found;
}

/**
 * The fewest shots still needed, summed over the ways the ship can lie.
 *
 * @param {Layout[]} fits
 * @param {Set<string>} hits
 * @param {Map<string, number>} known
 * @returns {number}
 */
function fewest(fits, hits, known) {
  if (fits.length === 0) return 0;
  const key = `${fits.map((layout) => layout[0] + layout.at(-1)).join()} ${[...hits].sort().join()}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const open = new Set(fits.flat().filter((cell) => !hits.has(cell)));
  const least =
    open.size === 0 ? 0 : Math.min(...[...open].map((cell) => after(cell, fits, hits, known)));
  known.set(key, least);
  return least;
}

/** The same, where the next shot is given. @param {string} cell @param {Layout[]} fits @param {Set<string>} hits @param {Map<string, number>} known */
function after(cell, fits, hits, known) {
  const [through, past] = [true, false].map((is) =>
    fits.filter((layout) => layout.includes(cell) === is),
  );
  const more = new Set([...hits, cell]);
  const isSunk = (/** @type {Layout} */ layout) => layout.every((one) => more.has(one));
  const afloat = through.filter((layout) => !isSunk(layout));
  return fits.length + fewest(past, hits, known) + fewest(afloat, more, known);
}

/** @param {string} [missed] @returns {{fits: number, choices: Choice[]}} what each shot leads to, the best first */
export function choicesAfter(missed) {
  const known = new Map();
  const fits = layouts().filter((layout) => !missed || !layout.includes(missed));
  const cells = [...new Set(fits.flat())];
  const choices = cells.map((cell) => ({
    cell,
    through: fits.filter((layout) => layout.includes(cell)).length,
    shots: after(cell, fits, new Set(), known) / fits.length,
  }));
  return {
    fits: fits.length,
    choices: choices.sort((one, two) => one.shots - two.shots || (one.cell < two.cell ? -1 : 1)),
  };
}

/** The same board by the engine. @param {'optimal' | 'greedy'} policy @returns {{layouts: number, totalShots: number, mean: number}} */
export function solvedBy(policy) {
  const handle = explorer.optimum({rules: RULES, policy});
  try {
    while (!handle.advance(1_000_000));
    return handle.result();
  } finally {
    handle.free();
  }
}
