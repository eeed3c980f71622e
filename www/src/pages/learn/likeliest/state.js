// What the section knows: the position, what the hunts came to, which of them are looked at, the small boards. Pure.

import {likeliestOf} from '../../../features/shots-to-go/likeliest-cells.js';
import {FLEETS, MOST_FLEETS, OTHER} from './example.js';

/** @import {HuntsOnFleet, NodeView, ShotsToGo, SolvedView, View} from '../../../engine/types.js' */
/** @import {Refusal} from '../../../shell/game.js' */
/** @import {SmallBoard} from './example.js' */

/** @typedef {SmallBoard & {optimal: SolvedView, greedy: SolvedView, parts: Parting | null}} SolvedBoard `parts`: where both shoot elsewhere for the first time; null where greedy costs nothing */
/** @typedef {{best: NodeView, likeliest: NodeView}} Parting the same place in the trees of both */
/**
 * @typedef {object} Likeliest
 * @property {View | null} view the position, with the chances in its decision
 * @property {string[]} cells those that are compared, the likeliest first
 * @property {string} other the one that is looked at beside the likeliest
 * @property {HuntsOnFleet[]} hunts shot by shot, on a few of the fleets
 * @property {number} fleet which of them is seen
 * @property {number | null} shots how many shots of its hunts are seen; null for all
 * @property {ShotsToGo | null} result what all hunts came to so far
 * @property {number} wanted how many fleets are to be hunted
 * @property {boolean} running
 * @property {Refusal | null} refused
 * @property {SolvedBoard[]} boards
 * @property {Refusal | null} boardsRefused why no more of them could be solved
 */
/**
 * @typedef {{type: 'likeliest-position', view: View}
 *   | {type: 'likeliest-hunts', hunts: HuntsOnFleet[]}
 *   | {type: 'likeliest-run', fleets: number}
 *   | {type: 'likeliest-there', result: ShotsToGo, done: boolean}
 *   | {type: 'likeliest-refused', error: Refusal}
 *   | {type: 'likeliest-stop' | 'likeliest-stopped' | 'likeliest-solve'}
 *   | {type: 'likeliest-boards-refused', error: Refusal}
 *   | {type: 'likeliest-other', cell: string}
 *   | {type: 'likeliest-fleet', fleet: number}
 *   | {type: 'likeliest-shots', shots: number}
 *   | {type: 'likeliest-board', board: SolvedBoard}} LikeliestAction
 */

/** @type {Likeliest} */
export const first = {
  ...{view: null, cells: [], other: OTHER},
  ...{hunts: [], fleet: 0, shots: null},
  ...{result: null, wanted: FLEETS, running: false, refused: null},
  ...{boards: [], boardsRefused: null},
};

/** @param {Likeliest} known */
export const chancesOf = ({view}) => view?.decision?.map?.values ?? [];

/** @param {Likeliest} known the likeliest cell, and the one beside it */
export const pairOf = ({cells: [likeliest], other}) => [likeliest, other];

/** @param {Likeliest} known @returns {ShotsToGo['cells']} what is told of both */
export const resultsOf = (known) =>
  pairOf(known).flatMap((cell) => known.result?.cells.filter((own) => own.cell === cell) ?? []);

/** @param {Likeliest} known how many fleets are hunted where more are wished */
export const moreOf = ({wanted}) => Math.min(2 * wanted, MOST_FLEETS);

/** @param {Likeliest} known @param {LikeliestAction} action @returns {Likeliest} */
function change(known, action) {
  switch (action.type) {
    case 'likeliest-position': {
      const {view} = action;
      const values = chancesOf({...known, view});
      const cells = likeliestOf(view.boards[0].marks, values, view.rules.cols);
      return {...known, view, cells};
    }
    case 'likeliest-hunts':
      return {...known, hunts: action.hunts};
    case 'likeliest-run':
      return {...known, wanted: action.fleets, running: true, refused: null};
    case 'likeliest-there': {
      const {result, done} = action;
      const {hunts: _, ...sums} = result;
      // More hunts begin with the same fleets: what is known of many is not given up for what is known of few.
      const isMore = done || (known.result?.fleets ?? 0) < result.fleets;
      return {...known, result: isMore ? sums : known.result, running: !done};
    }
    case 'likeliest-refused':
      return {...known, running: false, refused: action.error};
    case 'likeliest-stopped':
      return {...known, running: false};
    case 'likeliest-other':
      return {...known, other: action.cell};
    case 'likeliest-fleet':
      return {...known, fleet: action.fleet, shots: null};
    case 'likeliest-shots':
      return {...known, shots: action.shots};
    case 'likeliest-solve':
      return {...known, boardsRefused: null};
    case 'likeliest-boards-refused':
      return {...known, boardsRefused: action.error};
    case 'likeliest-board':
      return {...known, boards: [...known.boards, action.board]};
    default:
      return known;
  }
}

/** @param {import('../state.js').State} state @param {import('../state.js').Action} action @returns {import('../state.js').State} */
export function reduceLikeliest(state, action) {
  const known = state.likeliest ?? first;
  const next = change(known, /** @type {LikeliestAction} */ (action));
  return next === state.likeliest ? state : {...state, likeliest: next};
}
