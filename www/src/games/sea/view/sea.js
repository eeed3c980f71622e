// The engine's board, as the drawing wants it: each mark with the name the ear is told.
import {html} from 'lit/html.js';
import {renderBoard} from '../../../board/board.js';
import {cellAt, rowCol} from '../../../board/cells.js';
import {clueName} from '../../../board/clues.js';
import {likeliest, scoreShares, tintOf} from '../../../board/overlay.js';
import {colName, rowName, sounding} from '../../../i18n/notation.js';
import {boardId, isEstimate, maySurprise, yourSeat} from '../select.js';
import {seaCounts, seaTitle} from './counts.js';

/** @import {ViewContext} from './page.js' */
/** @import {BoardCell, BoardShip} from '../../../board/board.js' */
/** @import {Board, Decision, View} from '../../../engine/types.js' */
/**
 * Reasoning over a board: what each cell is in it, with what the ear is told, and the lines whose counts matter.
 * @typedef {object} Lit
 * @property {Map<string, {as?: 'premise' | 'water' | 'ship' | 'way', said: string}>} cells
 * @property {number[]} rows from 1
 * @property {number[]} cols
 * @property {string} said of such a line
 * @property {BoardShip[]} [ships] that are only possible
 * @property {unknown} [notes] lettered on the chart, in the place of chances
 * @property {unknown} [unit] of what is lettered, below the board
 */
/**
 * @typedef {object} SeaOptions
 * @property {Pick<Decision, 'map'> & Partial<Decision> | null} [overlay] what lies over the board: the map of a choice, or chances alone
 * @property {boolean} [aims] that choice's cell is marked
 * @property {boolean} [hidden] the fleet stays hidden, also where the view has it
 * @property {string | null} [aim] the cell that is marked where nobody shoots
 * @property {boolean} [acts] a person can shoot here
 * @property {Lit | null} [lit] the reasoning shown over it
 * @property {unknown} [notes] what is lettered on its chart
 */

/** @param {Board} board @param {ViewContext} shown @param {SeaOptions} [options] */
export function renderSea(board, shown, options = {}) {
  const {state, view, words, names} = shown;
  const {rows, cols} = view.rules;
  const title = seaTitle(board, shown);
  const map = options.overlay?.map ?? null;
  const aim = options.acts
    ? state.aim
    : options.aims
      ? (options.overlay?.cell ?? null)
      : (options.aim ?? null);
  const cells = seaCells(board, shown, options, aim);
  const sea = renderBoard({
    id: boardId(board.shooter),
    rows,
    cols,
    label: title,
    caption: html`<span class="caption-sea">${title}</span> <span class="caption-counts">${seaCounts(board, view, shown)}</span>`,
    rowNames: Array.from({length: rows}, (_, row) => rowName(row, names.notation)),
    colNames: Array.from({length: cols}, (_, col) => colName(col, names.notation)),
    cells,
    ships: seaShips(board, options.hidden ?? false).concat(options.lit?.ships ?? []),
    clues: seaClues(board, words, names.notation, options.lit ?? null),
    focus: state.focuses[boardId(board.shooter)] ?? null,
    aim,
    // Without an engine nothing can be done here: what is left is a picture.
    still: state.engine.phase === 'failed',
    sampled: isEstimate(map?.basis),
    notes: options.lit?.notes ?? options.notes,
  });
  return html`${sea}${options.lit?.unit}`;
}

/** After how many shots a mark on a moving sea fades, and fades further. */
const FADES = {old: 3, past: 8};

/** @param {number} age in shots @returns {'fresh' | 'old' | 'past'} */
const ageOf = (age) => (age >= FADES.past ? 'past' : age >= FADES.old ? 'old' : 'fresh');

/** @param {Board} board @param {ViewContext} shown @param {SeaOptions} options @param {string | null} aim @returns {BoardCell[]} */
function seaCells(board, {state, view, words, names}, {overlay, aims, acts, hidden, lit}, aim) {
  const {cols} = view.rules;
  const map = (!lit?.notes && overlay?.map) || null;
  const heuristic = map?.basis.kind === 'heuristic';
  const shares = map && heuristic ? scoreShares(map.values) : null;
  const isOpen = (/** @type {import('../../../engine/types.js').Mark} */ mark) =>
    maySurprise(mark, view.rules);
  const open = map?.values.map((value, index) => (isOpen(board.marks[index]) ? value : 0));
  const top = likeliest(open ?? []);
  const most = Math.max(0, ...(open ?? []));
  const sets = Object.fromEntries(
    /** @type {const} */ (['known', 'flags', 'notes', 'flagsRight', 'flagsWrong']).map((key) => [
      key,
      new Set(board[key]),
    ]),
  );
  const sunk = new Map(board.sunk.flatMap(({name, cells}) => cells.map((cell) => [cell, name])));
  const ships = new Map(
    (board.ships ?? []).flatMap(({name, cells}) => cells.map((cell) => [cell, name])),
  );
  const damaged = new Set(hidden ? [] : board.damaged);
  const pending = new Set(acts && state.asked?.late ? state.waiting : []);

  // Of the reasons so far only the neighbour of a hit starts from a cell.
  const premise = aims ? (overlay?.reason?.args.hit ?? null) : null;

  return board.marks.map((mark, index) => {
    const cell = cellAt(index, cols);
    const content = board.contents?.[index] ?? null;
    const flag = sets.flagsRight.has(cell)
      ? 'right'
      : sets.flagsWrong.has(cell)
        ? 'wrong'
        : sets.flags.has(cell)
          ? 'flag'
          : null;
    const known = sets.known.has(cell);
    const reasoned = lit?.cells.get(cell);
    // A flag is no shot.
    const last = board.last === cell && mark !== 'unknown';
    const value = map?.values[index] ?? 0;
    const chance = map && !heuristic && isOpen(mark) ? value : null;
    const disabled = Boolean(acts) && (!isOpen(mark) || known);
    const age = mark === 'unknown' ? null : (board.ages?.[index] ?? null);
    const shipHere = hidden ? undefined : ships.get(cell);
    const isYours = board.owner !== null && yourSeat(view)?.player === board.owner;
    const name = [
      names.cell(cell),
      content && content !== 'water' ? words(`content-${content}`) : words(`mark-${mark}`),
      age ? words('cell-age', {shots: age}) : '',
      sunk.has(cell) ? names.ship(sunk.get(cell) ?? '') : '',
      damaged.has(cell) ? words('cell-damaged') : '',
      shipHere && isYours ? words('cell-ship', {ship: names.ship(shipHere)}) : '',
      shipHere && !isYours && !sunk.has(cell) ? names.ship(shipHere) : '',
      known ? words('cell-known') : '',
      flag ? words(flag === 'flag' ? 'cell-flag' : `cell-flag-${flag}`) : '',
      sets.notes.has(cell) ? words('cell-note') : '',
      chance !== null ? words('cell-chance', {percent: sounding(chance) || '0'}) : '',
      shares && isOpen(mark) && value > 0
        ? words('cell-score', {score: words.number(value, {maximumFractionDigits: 1})})
        : '',
      last ? words('cell-last') : '',
      premise === cell ? words('cell-premise') : '',
      reasoned?.said,
      aims && overlay?.cell === cell ? words('cell-conclusion') : '',
      pending.has(cell) ? words('cell-pending') : '',
      acts && state.aim === cell ? words('cell-aim') : '',
    ]
      .filter(Boolean)
      .join(', ');
    return {
      cell,
      name,
      mark,
      content,
      known,
      flag,
      disabled,
      note: sets.notes.has(cell),
      pending: pending.has(cell),
      last,
      tint: chance === null ? null : tintOf(chance),
      text: chance === null ? null : sounding(chance),
      over: mark !== 'unknown' || flag ? 'mark' : shipHere ? 'ship' : null,
      score: shares && isOpen(mark) ? shares[index] : null,
      age: age === null ? null : ageOf(age),
      damaged: damaged.has(cell),
      top: cell === aim || (chance !== null && value === most) ? 'first' : top.has(index),
      premise: premise === cell,
      lit: reasoned?.as ?? null,
      conclusion: Boolean(aims) && overlay?.cell === cell,
    };
  });
}

/** @param {Board} board @param {boolean} hidden @returns {BoardShip[]} */
function seaShips(board, hidden) {
  const hits = new Set(board.sunk.flatMap(({cells}) => cells));
  // Where ships move, what was hit is no longer where it was.
  const damaged = board.damaged ? new Set(board.damaged) : null;
  if (board.ships && !hidden) {
    return board.ships.map(({cells, heading}) => ({
      cells,
      heading,
      state: cells.every((cell) => (damaged ?? hits).has(cell)) ? 'sunk' : 'afloat',
    }));
  }
  return board.sunk
    .filter(({cells}) => cells.length > 0)
    .map(({cells, certain}) => ({cells, state: certain ? 'sunk' : 'part'}));
}

/** @param {Board} board @param {import('../../../i18n/words.js').Words} words @param {string} notation @param {Lit | null} lit */
function seaClues(board, words, notation, lit) {
  if (!board.clues) return null;
  // Where a line has too many, the flags in it are among them.
  const flagged = (/** @type {0 | 1} */ axis, /** @type {number} */ at) =>
    board.flags.filter((cell) => rowCol(cell)[axis] === at).length;
  /** @param {string} line @param {boolean} isLit @param {number} flags @param {import('../../../engine/types.js').Clue} told */
  const clue = (line, isLit, flags, {count, found, over}) => ({
    count,
    state: /** @type {'open' | 'satisfied' | 'over'} */ (
      over ? 'over' : found === count ? 'satisfied' : 'open'
    ),
    lit: isLit,
    name: clueName(
      line,
      {count, found: over ? found + flags : found, over},
      isLit ? lit?.said : '',
      words,
    ),
  });
  return {
    rows: board.clues.rows.map((one, row) =>
      clue(
        words('row-name', {row: rowName(row, notation)}),
        lit?.rows.includes(row + 1) ?? false,
        flagged(0, row),
        one,
      ),
    ),
    cols: board.clues.cols.map((one, col) =>
      clue(
        words('col-name', {column: colName(col, notation)}),
        lit?.cols.includes(col + 1) ?? false,
        flagged(1, col),
        one,
      ),
    ),
  };
}
