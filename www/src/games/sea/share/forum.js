// A position as text of one width, for forums and letters: the board, what it is, and the link that opens it.

import {cellAt} from '../../../board/cells.js';
import {aligned} from '../../../shell/share/forum.js';
import {leadBoard, seaOf} from '../select.js';

/** @import {Board, View} from '../../../engine/types.js' */

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
export function boardText(board, {rows, cols}) {
  const {clues} = board;
  const heads = Array.from({length: cols}, (_, col) => cellAt(col, cols).replace(/\d+/, ''));
  const table = [
    ['', ...heads, ''],
    ...Array.from({length: rows}, (_, row) => [
      String(row + 1),
      ...Array.from({length: cols}, (_, col) => {
        const index = row * cols + col;
        return signOf(board, index, cellAt(index, cols));
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
 * @param {import('../types.js').State} state
 * @returns {{board: Board, rules: View['rules']}[]}
 */
export function boardsSeen({mode, game, editing, comparing}) {
  if (mode === 'edit') {
    const board = editing?.verdict?.view.board;
    return board && editing ? [{board, rules: editing.whole}] : [];
  }
  if (mode === 'compare')
    return (comparing?.told ?? []).map((view, at) => ({
      board: seaOf(view, at + 1),
      rules: view.rules,
    }));
  return game ? [{board: leadBoard(game.view), rules: game.view.rules}] : [];
}
