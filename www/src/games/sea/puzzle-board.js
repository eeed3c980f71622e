// What a puzzle's board shows: the marks made and being made, the shapes they have beside each other, the counts, the fleet. Pure.
import {cellAt, cellIndex, rowCol} from '../../board/cells.js';

/** @import {Content, View} from '../../engine/types.js' */
/** @typedef {'unknown' | 'water' | 'ship'} CellState */
/** @typedef {{cell: string, state: CellState, given: boolean, content: Content | null}} PuzzleCell */
/** @typedef {{count: number, found: number, open: number, state: 'open' | 'satisfied' | 'over'}} LineCount */
/** @typedef {{name: string, length: number, count: number, found: number}} FleetCount */

/** @typedef {Record<string, CellState>} Wanted marks made and not answered yet */

/** @typedef {Pick<View, 'rules' | 'boards' | 'result'>} PuzzleView */

/**
 * @param {PuzzleView} view
 * @param {Wanted} [wanted]
 * @returns {PuzzleCell[]} row by row
 */
export function puzzleCells({rules, boards: [board], result}, wanted = {}) {
  const {rows, cols} = rules;
  const [flags, notes, known] = [board.flags, board.notes, board.known].map(
    (cells) => new Set(cells),
  );
  // Of a puzzle that is solved all that bears no flag is water.
  const otherwise = result?.code === 'solved' ? 'water' : 'unknown';
  const cells = Array.from({length: rows * cols}, (_, index) => {
    const cell = cellAt(index, cols);
    const given = known.has(cell);
    const content = given ? (board.contents?.[index] ?? null) : null;
    const marked = flags.has(cell) ? 'ship' : notes.has(cell) ? 'water' : otherwise;
    const state = given ? (content === 'water' ? 'water' : 'ship') : (wanted[cell] ?? marked);
    return {cell, state: /** @type {CellState} */ (state), given, content};
  });
  return cells.map((one, index) =>
    one.given || one.state !== 'ship' ? one : {...one, content: shapeAt(index, cells, rules)},
  );
}

/** @param {View} view @returns {View} the puzzle as it was set, without what was done to it */
export const asSet = (view) => ({
  ...view,
  result: null,
  boards: view.boards.map((board) => ({...board, flags: [], notes: []})),
});

/**
 * The part of a ship that a marked cell is, as far as its sides tell.
 * @param {number} index
 * @param {{state: CellState}[]} cells
 * @param {{rows: number, cols: number}} size
 * @returns {Content}
 */
function shapeAt(index, cells, {rows, cols}) {
  const [row, col] = [Math.floor(index / cols), index % cols];
  const at = (/** @type {number} */ down, /** @type {number} */ right) => {
    const [r, c] = [row + down, col + right];
    return r < 0 || c < 0 || r >= rows || c >= cols ? 'water' : cells[r * cols + c].state;
  };
  const [above, below, left, right] = [at(-1, 0), at(1, 0), at(0, -1), at(0, 1)];
  const lies = left === 'ship' || right === 'ship';
  const stands = above === 'ship' || below === 'ship';
  if (lies && stands) return 'ship';
  if (lies) return partOf(left, right, 'left', 'right');
  if (stands) return partOf(above, below, 'top', 'bottom');
  return [above, below, left, right].every((side) => side === 'water') ? 'sub' : 'ship';
}

/** @param {CellState} before @param {CellState} after @param {Content} first @param {Content} last @returns {Content} */
function partOf(before, after, first, last) {
  if (before === 'ship' && after === 'ship') return 'middle';
  if (before === 'water') return first;
  return after === 'water' ? last : 'ship';
}

/** @param {number} index @param {number} cols @param {'row' | 'col'} line */
const numberIn = (index, cols, line) => (line === 'row' ? Math.floor(index / cols) : index % cols);

/** @param {'row' | 'col'} line @param {number} number from 0 @param {PuzzleCell[]} cells @param {number} cols */
export const cellsOf = (line, number, cells, cols) =>
  cells.filter((_, index) => numberIn(index, cols, line) === number);

/**
 * @param {View} view
 * @param {PuzzleCell[]} cells
 * @returns {{row: LineCount[], col: LineCount[]}}
 */
export function lineCounts({rules, boards: [{clues}]}, cells) {
  /** @param {'row' | 'col'} line @param {{count: number}[]} counts @returns {LineCount[]} */
  const countsOf = (line, counts) =>
    counts.map(({count}, number) => {
      const own = cellsOf(line, number, cells, rules.cols);
      const found = own.filter(({state}) => state === 'ship').length;
      const open = own.filter(({state}) => state === 'unknown').length;
      return {
        count,
        found,
        open,
        state: found > count ? 'over' : found === count ? 'satisfied' : 'open',
      };
    });
  return {row: countsOf('row', clues?.rows ?? []), col: countsOf('col', clues?.cols ?? [])};
}

/** @typedef {Content | null} Shape */
const FIRST = /** @type {Shape[]} */ (['left', 'top']);
const LAST = /** @type {Shape[]} */ (['right', 'bottom']);

/**
 * The lengths of the ships that are there from end to end.
 * @param {PuzzleCell[]} cells
 * @param {{rows: number, cols: number}} size
 */
export function finishedShips(cells, size) {
  return cells.flatMap(({content}, index) => {
    if (content === 'sub') return [1];
    const length = FIRST.includes(content) ? lengthFrom(index, cells, size) : null;
    return length === null ? [] : [length];
  });
}

/**
 * @param {number} index of the first cell of a ship
 * @param {PuzzleCell[]} cells
 * @param {{rows: number, cols: number}} size
 * @returns {number | null} null where its end is not there yet
 */
function lengthFrom(index, cells, {rows, cols}) {
  const lies = cells[index].content === 'left';
  const [row, col] = [Math.floor(index / cols), index % cols];
  const room = lies ? cols - col : rows - row;
  for (let length = 2; length <= room; length += 1) {
    const {state, content} = cells[index + (lies ? 1 : cols) * (length - 1)];
    if (state !== 'ship') return null;
    if (LAST.includes(content)) return length;
  }
  return null;
}

/**
 * @param {Pick<View, 'rules'>} view
 * @param {PuzzleCell[]} cells
 * @returns {FleetCount[]} the longest ships first
 */
export function fleetCounts({rules}, cells) {
  const lengths = finishedShips(cells, rules);
  return rules.fleet
    .map(({name, count, length = 1}) => ({
      name,
      length,
      count,
      found: lengths.filter((each) => each === length).length,
    }))
    .sort((a, b) => b.length - a.length);
}

/** What a click makes of a cell. @type {Record<CellState, CellState>} */
export const NEXT_STATE = {unknown: 'water', water: 'ship', ship: 'unknown'};

/** @typedef {['guess' | 'note' | 'unguess', string]} MarkCall one of the engine's calls, and its cell */

/**
 * The engine's calls that bring cells from what they are to what they shall be.
 * @param {View} view
 * @param {Wanted} wanted
 * @returns {MarkCall[]}
 */
export function marksFor(view, wanted) {
  const now = puzzleCells(view);
  return Object.entries(wanted).flatMap(([cell, to]) => {
    const {state, given} = now[cellIndex(cell, view.rules.cols)];
    if (given || state === to) return [];
    /** @type {MarkCall} */
    const cleared = ['unguess', cell];
    if (to === 'unknown') return [cleared];
    if (to === 'ship') return [/** @type {MarkCall} */ (['guess', cell])];
    // A flag gives way to a note only once it is taken back.
    const noted = /** @type {MarkCall} */ (['note', cell]);
    return state === 'ship' ? [cleared, noted] : [noted];
  });
}

/** What each content is called in the line of a puzzle. @type {Record<string, string>} */
const HINTS = {
  water: 'w',
  left: 'l',
  right: 'r',
  top: 't',
  bottom: 'b',
  middle: 'm',
  sub: 'c',
};

/** @param {View} view @returns {string} the puzzle as newspapers' puzzles are written, without what was done to it */
export function puzzleLine({rules, boards: [board]}) {
  /** @type {Map<number, number>} */
  const ships = new Map();
  for (const {length = 1, count} of rules.fleet)
    ships.set(length, (ships.get(length) ?? 0) + count);
  const fleet = [...ships].sort(([a], [b]) => b - a).map((ship) => ship.join(':'));
  const counts = (/** @type {{count: number}[]} */ lines) =>
    lines.map(({count}) => count).join(',');
  const hints = board.known.map((cell) => {
    const [row, col] = rowCol(cell);
    return `${HINTS[board.contents?.[row * rules.cols + col] ?? '']}@${row},${col}`;
  });
  return [
    'puzzle',
    fleet.join(','),
    counts(board.clues?.rows ?? []),
    counts(board.clues?.cols ?? []),
    hints.join(' '),
  ].join(';');
}
