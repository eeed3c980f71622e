/** Outlines of ships seen from above, in boxes of 100 × 100 a cell. Knows shapes, no rule of any game. */
import {unionPath} from './union-path.js';

/** @import {RowCol} from './cells.js' */

/**
 * How one end of a hull looks: shaped, open (the ship may go on: dashed), or joined to a neighbour (no line at all).
 *
 * @typedef {'shaped' | 'open' | 'joined'} End
 *
 * @typedef {object} Hull
 * @property {string} body - The closed outline, to be filled.
 * @property {string} line - The part of the outline that is certain.
 * @property {string} dash - The part that is not.
 * @property {string} deck - The line along the keel.
 */

const INSET = 12;

/**
 * @param {RowCol[]} cells - In any order.
 * @returns {Hull}
 */
export function hullOf(cells) {
  const run = straight(cells);
  if (!run) {
    const body = unionPath(cells, INSET);
    return {body, line: body, dash: '', deck: ''};
  }
  return run.length === 1
    ? lens(run, INSET)
    : run.hull({start: 'shaped', end: 'shaped', inset: INSET});
}

/**
 * Cells that are certainly of one ship, which may go on at both ends.
 *
 * @param {RowCol[]} cells
 * @returns {Hull}
 */
export function openHullOf(cells) {
  const run = straight(cells);
  if (!run) return {...hullOf(cells), line: '', dash: unionPath(cells, INSET)};
  return run.hull({start: 'open', end: 'open', inset: INSET});
}

/**
 * One segment whose place in its ship is told.
 *
 * @param {RowCol} cell
 * @param {{start: End, end: End, down: boolean, inset: number}} form
 * @returns {Hull}
 */
export function segmentHull([row, col], {start, end, down, inset}) {
  return along({row, col, length: 1, down}).hull({start, end, inset});
}

/**
 * @param {RowCol} cell
 * @param {number} inset
 * @returns {Hull}
 */
export const lensHull = ([row, col], inset) =>
  lens(along({row, col, length: 1, down: false}), inset);

/** @param {RowCol[]} cells */
function straight(cells) {
  const rows = cells.map(([row]) => row);
  const cols = cells.map(([, col]) => col);
  const [row, col] = [Math.min(...rows), Math.min(...cols)];
  const [high, wide] = [Math.max(...rows) - row + 1, Math.max(...cols) - col + 1];
  if (Math.min(high, wide) !== 1 || Math.max(high, wide) !== cells.length) return null;
  return along({row, col, length: cells.length, down: high > wide});
}

/**
 * A run of cells in its own coordinates: `u` along it, `v` across.
 *
 * @param {{row: number, col: number, length: number, down: boolean}} run
 */
function along({row, col, length, down}) {
  /**
   * @param {number} u
   * @param {number} v
   */
  const at = (u, v) =>
    down ? `${col * 100 + v} ${row * 100 + u}` : `${col * 100 + u} ${row * 100 + v}`;
  const far = length * 100;

  /** @param {{start: End, end: End, inset: number}} form */
  const hull = ({start, end, inset}) => {
    // A bow points right or up, so a ship's heading is the same wherever it is drawn.
    const first = endOf(start, down ? 'bow' : 'stern', inset);
    const last = endOf(end, down ? 'stern' : 'bow', inset);
    const flipped = last.map(([u, v]) => /** @type {[number, number]} */ ([far - u, v]));
    const [a, b] = [curve(first, at), curve(flipped, at)];
    const top = `M${at(...first[0])}L${at(...flipped[0])}`;
    const bottom = `M${at(...first[first.length - 1])}L${at(...flipped[flipped.length - 1])}`;
    const body = `M${at(...first[0])}${a}L${at(...flipped[flipped.length - 1])}${curve([...flipped].reverse(), at)}Z`;
    if (start === 'shaped' && end === 'shaped') {
      return {
        body,
        line: body,
        dash: '',
        deck: `M${at(inset + 14, 50)}L${at(far - inset - 14, 50)}`,
      };
    }
    const ends = [
      {end: start, path: `M${at(...first[0])}${a}`},
      {end, path: `M${at(...flipped[0])}${b}`},
    ];
    const pathOf = (/** @type {End} */ kind) =>
      ends
        .filter((each) => each.end === kind)
        .map(({path}) => path)
        .join('');
    return {body, line: `${top}${bottom}${pathOf('shaped')}`, dash: pathOf('open'), deck: ''};
  };

  return {length, at, hull};
}

/**
 * The points of one end, from one side to the other; three points are two straight or bent strokes, see `curve`.
 *
 * @param {End} end
 * @param {'bow' | 'stern'} form
 * @param {number} inset
 * @returns {[number, number][]}
 */
function endOf(end, form, inset) {
  const [near, far] = [inset, 100 - inset];
  if (end === 'joined')
    return [
      [0, near],
      [0, far],
    ];
  if (end === 'open')
    return [
      [3, near],
      [3, far],
    ];
  if (form === 'bow')
    return [
      [near + 36, near],
      [near + 14, near + 3],
      [near, 50],
      [near + 14, far - 3],
      [near + 36, far],
    ];
  return [
    [near + 22, near],
    [near, near],
    [near, near + 24],
    [near, far - 24],
    [near, far],
    [near + 22, far],
  ];
}

/**
 * Strokes through the points after the first: bows bend twice, sterns turn two corners, open ends are straight.
 *
 * @param {[number, number][]} points
 * @param {(u: number, v: number) => string} at
 */
function curve(points, at) {
  const [, ...rest] = points.map((point) => at(...point));
  if (rest.length === 4) return `Q${rest[0]} ${rest[1]}Q${rest[2]} ${rest[3]}`;
  if (rest.length === 5) return `Q${rest[0]} ${rest[1]}L${rest[2]}Q${rest[3]} ${rest[4]}`;
  return `L${rest[0]}`;
}

/**
 * A ship of one cell.
 *
 * @param {ReturnType<typeof along>} run
 * @param {number} inset
 * @returns {Hull}
 */
function lens({at}, inset) {
  const far = 100 - inset;
  const body = `M${at(inset, 50)}Q${at(50, -2)} ${at(far, 50)}Q${at(50, 102)} ${at(inset, 50)}Z`;
  return {body, line: body, dash: '', deck: `M${at(inset + 18, 50)}L${at(far - 18, 50)}`};
}
