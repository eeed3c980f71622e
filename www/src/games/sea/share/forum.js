// A position as text of one width, for forums and letters: the board, what it is, and the link that opens it.

import {cellAt} from '../../../board/cells.js';
import {sounding} from '../../../i18n/notation.js';
import {aligned} from '../../../shell/share/forum.js';
import {shownBelief} from '../chances.js';
import {nextMap} from '../next-map.js';
import {beliefOf} from '../position-belief.js';
import {leadBoard, seaOf} from '../select.js';

/** @import {Basis, Board, View} from '../../../engine/types.js' */
/** @typedef {{board: Board, rules: View['rules'], chances: number[] | null}} Seen chances: where they are seen too */

/** @type {Record<import('../../../engine/types.js').Mark, string>} */
const SIGNS = {
  unknown: '.',
  water: '~',
  miss: '~',
  hit: 'x',
  sunk: '#',
  unrevealed: '?',
  spent: '-',
};
/** @type {Record<string, string>} */
const PARTS = {
  left: '<',
  right: '>',
  top: '^',
  bottom: 'v',
  middle: '#',
  sub: 'o',
  ship: '#',
  water: '~',
};

/** @param {Board} board @param {number} index @param {string} cell */
function signOf(board, index, cell) {
  const content = board.contents?.[index];
  if (content) return PARTS[content] ?? '#';
  if (board.flags.includes(cell)) return 'F';
  if (board.notes.includes(cell)) return '~';
  return SIGNS[board.marks[index]];
}

/** @param {Board} board @param {View['rules']} rules @returns {string} cells by their Latin names, so that any reader can type one */
export const boardText = (board, rules) => tableText(board, rules, () => null);

/** @param {Seen & {chances: number[]}} seen @returns {string} the same with a chance in percent in each cell that nobody knows */
export const chancesText = ({board, rules, chances}) =>
  tableText(board, rules, (index) =>
    board.marks[index] === 'unknown' && !board.contents?.[index]
      ? sounding(chances[index]) || '0'
      : null,
  );

/** @param {Board} board @param {View['rules']} rules @param {(index: number) => string | null} instead what stands in a cell instead of its sign */
function tableText(board, {rows, cols}, instead) {
  const {clues} = board;
  const heads = Array.from({length: cols}, (_, col) => cellAt(col, cols).replace(/\d+/, ''));
  const table = [
    ['', ...heads, ''],
    ...Array.from({length: rows}, (_, row) => [
      String(row + 1),
      ...Array.from({length: cols}, (_, col) => {
        const index = row * cols + col;
        return instead(index) ?? signOf(board, index, cellAt(index, cols));
      }),
      clues ? String(clues.rows[row].count) : '',
    ]),
  ];
  if (clues) table.push(['', ...clues.cols.map(({count}) => String(count)), '']);
  return aligned(table);
}

/**
 * The boards of what is seen, as the engine tells them.
 *
 * @param {import('../types.js').State} state as it may be shown: of what is to be predicted it has no map
 * @returns {Seen[]}
 */
export function boardsSeen(state) {
  const {mode, game, editing, comparing} = state;
  if (mode === 'edit') return editing ? ofPosition(editing) : [];
  if (mode === 'compare')
    return (comparing?.views ?? []).map((view, at) => ({
      board: seaOf(view, at + 1),
      rules: view.rules,
      chances: chancesOf(nextMap(view, at + 1)),
    }));
  if (!game) return [];
  const {view} = game;
  const board = leadBoard(view);
  const chances =
    mode === 'watch' ? chancesOf(nextMap(view, board.shooter)) : chancesIn(shownBelief(state));
  return [{board, rules: view.rules, chances}];
}

/** @param {import('../../../features/solver/types.js').Editing} editing @returns {Seen[]} */
const ofPosition = ({verdict, text, whole}) =>
  verdict?.text === text && verdict.view.board
    ? [
        {
          ...{board: verdict.view.board, rules: whole},
          chances: chancesIn(beliefOf(verdict.result, whole)),
        },
      ]
    : [];

/** @param {{basis: Basis, chances: number[], unhit?: number[] | null} | null | undefined} belief */
const chancesIn = (belief) =>
  belief && belief.basis.kind !== 'heuristic' ? (belief.unhit ?? belief.chances) : null;

/** @param {ReturnType<typeof nextMap>} map @returns {number[] | null} its values, where they are chances */
const chancesOf = (map) => (map && map.basis.kind !== 'heuristic' ? map.values : null);
