// What stands along the timeline of a game, and where two games of a race first part. Pure.

/** @import {View} from '../../engine/types.js' */

/** @param {Pick<View['moves'][number], 'answer'>} move whether a ship cell was found */
export const hasFound = ({answer}) =>
  answer?.kind === 'hit' ||
  answer?.kind === 'sunk' ||
  (answer?.kind === 'content' && answer.content !== 'water');

/**
 * The scrubber's marks: where something was hit or sunk, and where the hunts of a race first part.
 * @param {View} view
 * @returns {{step: number, kind: 'hit' | 'sunk' | 'surprise'}[]}
 */
export function timelineMarks(view) {
  /** @type {{step: number, kind: 'hit' | 'sunk' | 'surprise'}[]} */
  const marks = [];
  const parting = view.moves.some(({withheld}) => withheld) ? null : firstDifference(view);
  if (view.kind === 'race' && parting) marks.push({step: parting.step, kind: 'surprise'});
  for (const move of view.moves)
    if (hasFound(move))
      marks.push({step: move.step, kind: move.answer?.kind === 'sunk' ? 'sunk' : 'hit'});
  return marks;
}

/** @param {View['moves']} line of one player @returns {View['moves']} without notes, and without flags that were taken back: nothing was chosen by them */
const choicesOf = (line) =>
  line.filter(
    ({action, cell}, at) =>
      !/^[WU]/.test(action) &&
      !(action.startsWith('G') && line.slice(at + 1).some((later) => later.cell === cell)),
  );

/**
 * Where the games of a race first part: the number of the choice and both choices.
 * @param {View} view
 */
export function firstDifference(view) {
  const lines = view.players.map(({player}) =>
    choicesOf(view.moves.filter((move) => move.player === player)),
  );
  for (let shot = 0; lines.some((line) => line[shot]); shot += 1) {
    const moves = lines.map((line) => line[shot]);
    if (moves.some((move) => move?.action !== moves[0]?.action))
      return {
        shot: shot + 1,
        step: Math.max(...moves.map((move) => move?.step ?? 0)),
        cells: moves.map((move) => move?.cell),
      };
  }
  return null;
}
