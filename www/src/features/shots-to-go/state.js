// Shots to go: of which board they are asked for, which cells are compared, and what is found so far. Pure.

import {cellIndex} from '../../board/cells.js';
import {tellsChances} from '../../games/sea/chances.js';
import {sourceOf} from '../../games/sea/inquiry/source.js';
import {reduceInquiry} from '../../games/sea/inquiry/state.js';
import {agentsFor, boardId, namedRules} from '../../games/sea/select.js';
import {reduceBy} from '../../shell/store.js';
import {likeliestOf, openCells} from './likeliest-cells.js';

/** @import {Source} from '../../games/sea/inquiry/types.js' */
/** @import {Action, State} from '../../games/sea/types.js' */
/** @import {CellShots, Shots} from './types.js' */

/** How many are compared at most: the interval by which one is called better allows for so many. */
const MOST = 16;

/** @param {State} state @param {import('../../engine/types.js').Ruleset} rules whether hunts under these rules can be planned */
export const isPlannable = (state, rules) =>
  agentsFor(state, namedRules(rules)).some(({id}) => id === 'planner');

/** @param {State} state @param {string} board @returns {number[]} the chances that are seen there, row by row */
const chancesOn = ({game, editing}, board) =>
  (board === 'edit'
    ? editing?.verdict?.result?.belief?.chances
    : game?.view.decision?.map?.values) ?? [];

/** @param {State} state @param {string} board @returns {string[]} the likeliest cells, the likeliest first, and the one that an agent chose */
export function comparedCells(state, board) {
  const source = sourceOf(state, board);
  const chances = chancesOn(state, board);
  // No cell is the likeliest where no chances are known.
  if (!source || chances.length === 0) return [];
  const {choice, marks, size} = source;
  // The likeliest cell is the one that the agent's reason names.
  const decision = state.game?.view.decision;
  const best = decision && board === boardId(decision.player) ? decision.reason.args?.best : null;
  return likeliestOf(marks, chances, size.cols, choice, best ? String(best) : null);
}

/** @param {Shots} shots @param {Source} source @returns {string[]} the cells that can be compared besides */
export function cellsLeft({result, done}, source) {
  if (!result || !done || result.cells.length >= MOST) return [];
  const compared = new Set(result.cells.map(({cell}) => cell));
  return openCells(source.marks, source.size.cols).filter((cell) => !compared.has(cell));
}

/** @param {State} state @param {Source} source @param {string} cell @returns {number | null} */
export const chanceOf = (state, {board, size}, cell) =>
  chancesOn(state, board)[cellIndex(cell, size.cols)] ?? null;

/** @type {(shots: Shots, action: Action) => Shots} */
const change = /* #__PURE__ */ reduceBy({
  'shots-there': (shots, {board, of, result, done}) =>
    shots.board === board && shots.of === of ? {...shots, result, done} : shots,
  'shots-add': (shots, {cell}) => (shots.adding ? shots : {...shots, adding: cell}),
  'shots-added': (shots, {of, row}) =>
    shots.result && shots.of === of && shots.adding === row.cell
      ? {...shots, adding: null, result: {...shots.result, cells: [...shots.result.cells, row]}}
      : shots,
  'shots-add-stop': (shots) => ({...shots, adding: null}),
  'shots-add-refused': (shots) => ({...shots, adding: null}),
  'shots-over': (shots, {over}) => ({...shots, over}),
});

const held = /* #__PURE__ */ reduceInquiry('shots', ['shots-close'], change);

/** @param {State} state @param {NonNullable<State['shots']>} shots chances that are asked for take the place of shots @returns {State} */
function showChances(state, shots) {
  const chances = tellsChances(state) ? {...state.chances, on: true} : state.chances;
  return {...state, chances, shots: {...shots, over: false}};
}

/** @param {State} state @param {Action} action @returns {State} */
export function reduceShots(state, action) {
  if (action.type === 'chances' && state.shots?.over) return showChances(state, state.shots);
  if (action.type !== 'shots-asked') return held(state, action);
  const {board, of} = action;
  return {...state, shots: {board, of, result: null, done: false, adding: null, over: false}};
}
