// A small board solved the plain way, for the exercise of the course: one ship, every way to shoot tried to the end.
import {explorer} from './course-engine.mjs';

/** @typedef {string[]} Layout the cells of the ship */
/**
 * @typedef {object} Choice
 * @property {string} cell
 * @property {number} through how many ways hold the cell
 * @property {number} shots on average still to come, this one counted
 * @property {number} afterHit on average still to come after a hit there
 * @property {number} afterMiss the same after a miss; NaN where there can be none
 */

export const SIDE = 4;
export const LENGTH = 3;
/** The greatest side of the boards with one ship on which greed is compared with the best play. */
export const ONES_SIDE = 5;

/** @param {number} rows @param {number} cols @param {number} length @returns {import('../../doors/battleship.js').ExplorerRules} */
const rulesOf = (rows, cols, length) => ({
  ...{rows, cols},
  fleet: [{name: 'cruiser', count: 1, length}],
  contact: 'free',
  announce: 'sunk',
});

/** @param {number} row @param {number} col */
const named = (row, col) => `${'ABCD'[col]}${row + 1}`;

/** Every way the ship can lie. @returns {Layout[]} */
export function layouts() {
  const found = [];
  for (let row = 0; row < SIDE; row += 1)
    for (let col = 0; col < SIDE; col += 1) {
      const along = Array.from({length: LENGTH}, (_, at) => at);
      if (col + LENGTH <= SIDE) found.push(along.map((at) => named(row, col + at)));
      if (row + LENGTH <= SIDE) found.push(along.map((at) => named(row + at, col)));
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
  const {hit, miss} = partsAfter(cell, fits, hits, known);
  return fits.length + hit + miss;
}

/** What still follows a shot, by its answer, summed over the ways that give it. @param {string} cell @param {Layout[]} fits @param {Set<string>} hits @param {Map<string, number>} known */
function partsAfter(cell, fits, hits, known) {
  const [through, past] = [true, false].map((is) =>
    fits.filter((layout) => layout.includes(cell) === is),
  );
  const more = new Set([...hits, cell]);
  const isSunk = (/** @type {Layout} */ layout) => layout.every((one) => more.has(one));
  const afloat = through.filter((layout) => !isSunk(layout));
  return {hit: fewest(afloat, more, known), miss: fewest(past, hits, known)};
}

/** @param {string} [missed] @returns {{fits: number, choices: Choice[]}} what each shot leads to, the best first */
export function choicesAfter(missed) {
  const known = new Map();
  const fits = layouts().filter((layout) => !missed || !layout.includes(missed));
  const cells = [...new Set(fits.flat())];
  const choices = cells.map((cell) => {
    const through = fits.filter((layout) => layout.includes(cell)).length;
    const {hit, miss} = partsAfter(cell, fits, new Set(), known);
    return {
      ...{cell, through},
      shots: (fits.length + hit + miss) / fits.length,
      afterHit: hit / through,
      afterMiss: miss / (fits.length - through),
    };
  });
  return {
    fits: fits.length,
    choices: choices.sort((one, two) => one.shots - two.shots || (one.cell < two.cell ? -1 : 1)),
  };
}

/** A board with one ship by the engine. @param {'optimal' | 'greedy'} policy @param {ReturnType<typeof rulesOf>} [rules] @returns {{layouts: number, totalShots: number, mean: number}} */
export function solvedBy(policy, rules = rulesOf(SIDE, SIDE, LENGTH)) {
  const handle = explorer.optimum({rules, policy});
  try {
    while (!handle.advance(1_000_000));
    return handle.result();
  } finally {
    handle.free();
  }
}

/** The boards with one ship of two cells or more, none the turned one of another, and what greed loses on each. @returns {{rows: number, cols: number, length: number, lost: number}[]} lost: shots over all layouts */
export function oneShipBoards() {
  const boards = [];
  for (let cols = 1; cols <= ONES_SIDE; cols += 1)
    for (let rows = 1; rows <= cols; rows += 1)
      for (let length = 2; length <= cols; length += 1) {
        const rules = rulesOf(rows, cols, length);
        const [greedy, optimal] = [solvedBy('greedy', rules), solvedBy('optimal', rules)];
        boards.push({rows, cols, length, lost: greedy.totalShots - optimal.totalShots});
      }
  return boards;
}
