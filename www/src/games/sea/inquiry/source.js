// The boards whose chances are those of whole fleets: of these the engine can be asked more. Pure.

import {cellIndex} from '../../../board/cells.js';
import {upTo} from '../../../shell/records.js';
import {shownBelief} from '../chances.js';
import {nextMap} from '../next-map.js';
import {beliefOf} from '../position-belief.js';
import {boardId, isWatched, leadBoard, seaOf} from '../select.js';

/** @import {Source} from './types.js' */
/** @import {State} from '../types.js' */
/** @import {Basis} from '../../../engine/types.js' */

/** @param {Basis | undefined} basis chances, not scores, and of fleets that weigh alike */
export const isOfFleets = (basis) =>
  basis?.kind === 'counted' || (basis?.kind === 'sampled' && !basis.weighed);

/** @param {State} state @returns {Source[]} the boards on which chances are seen now */
export function sourcesOf(state) {
  const {mode, game, comparing, editing} = state;
  if (mode === 'edit') return editing ? ofPosition(editing) : [];
  if (!game) return comparing && isWatched(mode) ? comparing.views.flatMap(compared) : [];
  const {view, record} = game;
  // A lesson opens layer by layer what is told.
  if (state.predict || state.present || view.rules.motion === 'slide') return [];
  const {shooter} = leadBoard(view);
  if (mode === 'watch')
    return isOfFleets(nextMap(view, shooter)?.basis) ? [inGame(record, view, shooter)] : [];
  const belief = shownBelief(state);
  // Where nobody aims it is the likeliest cell that is spoken of.
  return isOfFleets(belief?.basis)
    ? [{...inGame(record, view, shooter), choice: belief?.likeliest[0]?.cell}]
    : [];

  /** @param {import('../../../engine/types.js').View} view @param {number} place @returns {Source[]} */
  function compared(view, place) {
    const player = place + 1;
    const isSeen = view.rules.motion !== 'slide' && isOfFleets(nextMap(view, player)?.basis);
    return isSeen && comparing ? [inGame(comparing.record, view, player)] : [];
  }
}

/** @param {string} record @param {import('../../../engine/types.js').View} view @param {number} player @returns {Source} */
const inGame = (record, view, player) => ({
  board: boardId(player),
  asks: ['fleetsBehind', record, view.step, player],
  of: upTo(record, view.step),
  size: view.rules,
  choice: view.decision?.player === player ? view.decision.cell : undefined,
  marks: seaOf(view, player).marks,
});

/** @param {import('../../../features/solver/types.js').Editing} editing @returns {Source[]} */
function ofPosition({verdict, text, whole}) {
  const belief = verdict?.text === text ? beliefOf(verdict.result, whole) : null;
  return isOfFleets(belief?.basis)
    ? [
        {
          ...{board: 'edit', asks: ['fleetsBehindPosition', text], of: text, size: whole},
          choice: belief?.likeliest[0]?.cell,
          marks: verdict?.view.board?.marks ?? [],
        },
      ]
    : [];
}

/** @param {State} state @param {string} board @returns {Source | null} */
export const sourceOf = (state, board) =>
  sourcesOf(state).find((source) => source.board === board) ?? null;

/** @param {State} state @param {Source} source @returns {string} the cell that the keys act on; before any key, and where every fleet has what it shows, the one that the agent's reason is about */
export function cellOf({focuses}, {board, choice, marks, size}) {
  const focused = focuses[board];
  const isOpen = focused && marks[cellIndex(focused, size.cols)] === 'unknown';
  return (isOpen ? focused : (choice ?? focused)) ?? 'A1';
}
