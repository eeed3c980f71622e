// What a cell that is chosen means, in each activity. Pure.
import {cellIndex} from '../../board/cells.js';
import {boardId, leadBoard, maySurprise, shownView, tapAims} from './select.js';

/** @import {SeaActions, State, Tool} from './types.js' */
/** @typedef {'tell' | 'prove' | 'mark' | 'predict' | 'aim' | 'act'} CellCommand something is told of it in a position that is edited; it is to be proved, marked in a puzzle, predicted, aimed at, or acted on with the tool */

/**
 * @param {State} state
 * @param {SeaActions['cell']} chosen by hand
 * @returns {CellCommand | null} null where it means nothing
 */
export function commandOf(state, {board, cell, touch, pixels}) {
  if (board === 'edit') return 'tell';
  const view = shownView(state);
  const lead = leadBoard(view);
  if (board !== boardId(lead.shooter)) return null;
  if (state.proving) return 'prove';
  switch (state.mode) {
    case 'puzzle':
      return 'mark';
    case 'watch':
      return state.predict ? 'predict' : null;
    case 'race':
    case 'play': {
      if (state.game?.view.ended) return null;
      const {rules} = view;
      const isOpen = maySurprise(lead.marks[cellIndex(cell, rules.cols)], rules);
      const aims = state.tool === 'shoot' && touch && tapAims(state, pixels) && state.aim !== cell;
      return aims && isOpen ? 'aim' : 'act';
    }
    default:
      return null;
  }
}

/** The engine's call for each tool. @type {Record<Tool, import('../../engine/calls.js').CellCall>} */
const CALLS = {shoot: 'shoot', flag: 'guess', note: 'note', clear: 'unguess'};

/** @param {State} state @param {string} cell @param {Tool} tool @returns {import("../../engine/calls.js").CellCall} the engine's call: a flag or a note is taken back by using its tool again */
export function callFor(state, cell, tool) {
  const {flags, notes} = leadBoard(shownView(state));
  const isThere =
    (tool === 'flag' && flags.includes(cell)) || (tool === 'note' && notes.includes(cell));
  return isThere ? 'unguess' : CALLS[tool];
}
