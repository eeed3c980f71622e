// Still pictures of the course, for paper and for browsers without scripts: what the boards show there, and two figures that never move.

/** @typedef {import('../../www/src/engine/types.js').View} View */

const UNIT = 20;
/** Room for the letters and numbers. */
const EDGE = 16;
const LETTERS = 'ABCDEFGHIJKLMNOP';

/** @param {string} text */
export const escaped = (text) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** @param {number} index @param {number} cols */
const placed = (index, cols) => ({
  x: EDGE + UNIT * (index % cols),
  y: EDGE + UNIT * Math.floor(index / cols),
});

/** @param {number} rows @param {number} cols */
function frame(rows, cols) {
  const letters = Array.from(
    {length: cols},
    (_, col) => `<text x="${EDGE + UNIT * (col + 0.5)}" y="${EDGE - 5}">${LETTERS[col]}</text>`,
  );
  const numbers = Array.from(
    {length: rows},
    (_, row) => `<text x="${EDGE / 2}" y="${EDGE + UNIT * (row + 0.5) + 4}">${row + 1}</text>`,
  );
  const across = Array.from(
    {length: rows + 1},
    (_, row) => `M${EDGE} ${EDGE + UNIT * row}h${UNIT * cols}`,
  );
  const down = Array.from(
    {length: cols + 1},
    (_, col) => `M${EDGE + UNIT * col} ${EDGE}v${UNIT * rows}`,
  );
  return `<g class="still-names">${letters.join('')}${numbers.join('')}</g><path class="still-grid" d="${across.join('')}${down.join('')}"/>`;
}

/** @param {string} inside @param {{rows: number, cols: number}} size @param {string} told */
const picture = (inside, {rows, cols}, told) =>
  `<svg class="still-picture" viewBox="0 0 ${EDGE + UNIT * cols + 1} ${EDGE + UNIT * rows + 1}" role="img" aria-label="${escaped(told)}">${frame(rows, cols)}${inside}</svg>`;

/** @type {Record<string, (x: number, y: number) => string>} */
const MARKS = {
  miss: (x, y) => `<circle class="still-miss" cx="${x + 10}" cy="${y + 10}" r="3"/>`,
  water: (x, y) => `<circle class="still-miss" cx="${x + 10}" cy="${y + 10}" r="3"/>`,
  hit: (x, y) => `<path class="still-hit" d="M${x + 4} ${y + 4}l12 12m0-12l-12 12"/>`,
  spent: (x, y) => `<path class="still-hit" d="M${x + 4} ${y + 10}h12"/>`,
  sunk: (x, y) =>
    `<rect class="still-sunk" x="${x + 2}" y="${y + 2}" width="16" height="16"/><path class="still-hit" d="M${x + 4} ${y + 4}l12 12m0-12l-12 12"/>`,
};

/** @param {View} view @param {string} caption */
export function stillOf({rules, boards, step, decision}, caption) {
  const {cols} = rules;
  const [{marks}] = boards;
  const drawn = marks.map((mark, index) => {
    const {x, y} = placed(index, cols);
    return MARKS[mark]?.(x, y) ?? '';
  });
  const next = decision?.cell ? `; next ${decision.cell}` : '';
  return picture(drawn.join(''), rules, `${caption}: after ${step} shots${next}`);
}

/** The cells of one colour, and a ship of two on both. @param {number} side */
export function latticePicture(side) {
  const cells = Array.from({length: side * side}, (_, index) => {
    const isOn = ((index % side) + Math.floor(index / side)) % 2 === 0;
    const {x, y} = placed(index, side);
    return isOn ? `<circle class="still-lattice" cx="${x + 10}" cy="${y + 10}" r="6"/>` : '';
  });
  const {x, y} = placed(3 * side + 4, side);
  const ship = `<rect class="still-ship" x="${x + 2}" y="${y + 2}" width="36" height="16" rx="8"/>`;
  return picture(
    cells.join('') + ship,
    {rows: side, cols: side},
    'Cells of one colour; a ship of two cells covers one of them, wherever it lies',
  );
}

/** @param {number[]} ways by cell @param {number} side @param {string} ships what is placed, as said of the picture */
export function waysPicture(ways, side, ships) {
  const numbers = ways.map((count, index) => {
    const {x, y} = placed(index, side);
    return `<text x="${x + 10}" y="${y + 14}">${count}</text>`;
  });
  return picture(
    `<g class="still-numbers">${numbers.join('')}</g>`,
    {rows: side, cols: side},
    `Ways to place ${ships} over each cell of the empty board: ${ways[0]} in the corners, ${Math.max(...ways)} in the middle`,
  );
}
