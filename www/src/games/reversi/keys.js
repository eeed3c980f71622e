// The keys of the page of Reversi, in one table; the help prints it.
import {lessonRows, timelineRows} from '../../shell/board-keys.js';
import {valuerOf} from './select.js';

/** @import {Action, State} from './types.js' */

/** @type {import('../../shell/board-keys.js').KeyRow<State, Action>[]} */
export const KEYS = [
  {
    keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    word: 'reversi-key-number',
    does: (key) => ({type: 'put-number', number: Number(key)}),
  },
  {keys: ['p'], word: 'reversi-pass', does: () => ({type: 'pass'})},
  {keys: ['z'], word: 'undo', does: () => ({type: 'undo'})},
  {keys: ['Shift+z'], word: 'redo', does: () => ({type: 'redo'})},
  {keys: ['h'], word: 'hint', does: (_key, state) => ({type: 'hint', agent: valuerOf(state)})},
  {keys: ['o'], word: 'reversi-values', does: () => ({type: 'values'})},
  ...timelineRows,
  {keys: ['j'], word: 'surprise-next', does: () => ({type: 'surprise-next'})},
  ...lessonRows,
  {keys: ['s'], word: 'reversi-key-status', does: () => ({type: 'speak-status'})},
  {keys: ['/'], word: 'reversi-key-entry', does: () => ({type: 'focus-entry'})},
];

/** What a key or a click on a square does. @param {string} board @param {string} cell @param {State} state @returns {Action | null} */
export function choose(board, cell, state) {
  if (board === 'edit' && state.editor) return {type: 'edit-cell', cell};
  return board === 'reversi' ? {type: 'put', cell} : null;
}
