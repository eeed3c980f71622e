// Shots to go: of which board they are asked for, which cells are compared, and what is found so far. Pure.

import {cellAt, cellIndex} from '../../board/cells.js';
import {sourceOf} from '../../games/sea/fleets-through-cell/state.js';

/** @import {Action, State} from '../../games/sea/types.js' */

/** How many cells are compared. */
const COMPARED = 8;

/** @param {State} state @param {string} board @returns {number[]} the chances that are seen there, row by row */
const chancesOn = ({game, editing}, board) =>
  (board === 'edit'
    ? editing?.verdict?.result?.belief?.chances
    : game?.view.decision?.map?.values) ?? [];

/** @param {State} state @param {string} board @returns {string[]} the likeliest cells, the likeliest first, and the one that an agent chose */
export function comparedCells(state, board) {
  const source = sourceOf(state, board);
  if (!source) return [];
  const chances = chancesOn(state, board);
  const open = source.marks.flatMap((mark, index) => (mark === 'unknown' ? [index] : []));
  const likeliest = open
    .sort((one, other) => (chances[other] ?? 0) - (chances[one] ?? 0))
    .slice(0, COMPARED)
    .map((index) => cellAt(index, source.size.cols));
  const {choice} = source;
  return choice && !likeliest.includes(choice) ? [...likeliest, choice] : likeliest;
}

/** @param {State} state @param {import('../../games/sea/fleets-through-cell/types.js').Source} source @param {string} cell @returns {number | null} */
export const chanceOf = (state, {board, size}, cell) =>
  chancesOn(state, board)[cellIndex(cell, size.cols)] ?? null;

/** @param {State} state @param {Action} action @returns {State} */
export function reduceShots(state, action) {
  if (action.type === 'shots-asked') {
    const {board, of} = action;
    return {...state, shots: {board, of, told: null, done: false}};
  }
  const {shots} = state;
  if (!shots) return state;
  if (action.type === 'shots-close') return {...state, shots: null};
  if (action.type === 'shots-told') {
    const {board, of, told, done} = action;
    const isMeant = shots.board === board && shots.of === of;
    return isMeant ? {...state, shots: {...shots, told, done}} : state;
  }
  // Of another step they are others.
  return sourceOf(state, shots.board)?.of === shots.of ? state : {...state, shots: null};
}
