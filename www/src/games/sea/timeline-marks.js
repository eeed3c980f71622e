// The timeline of a game: what one step of it stands for, what stands along it, and where two games of a race first part. Pure.

import {countedTurns} from './select.js';

/** @import {View} from '../../engine/types.js' */

/** @param {Pick<View['moves'][number], 'answer'>} move whether a ship cell was found */
export const hasFound = ({answer}) =>
  answer?.kind === 'hit' ||
  answer?.kind === 'sunk' ||
  (answer?.kind === 'content' && answer.content !== 'water');

/**
 * The steps of a game that stand on its timeline. An agent alone has all of them. Beside a rival one counts one's own
 * shots: each stands for the step after which the rival has replied.
 * @param {View} view
 * @returns {number[] | null} by the number of the shot, from 0; null where all stand there
 */
export function stopsOf(view) {
  const {kind, steps} = view;
  if (kind === 'solo') return null;
  const turns = countedTurns(view);
  const rounds = Math.max(...turns.map(({length}) => length));
  const before = Array.from(
    {length: rounds},
    (_, round) => Math.min(...turns.map((line) => line[round]?.step ?? steps + 1)) - 1,
  );
  return [...before, steps];
}

/** @param {number[] | null} stops @param {number} step @returns {number} where on the timeline it lies: a shot counts from its answer on, also before the reply */
export const placeOf = (stops, step) => (stops ? stops.findIndex((stop) => stop >= step) : step);

/** @param {View} view @param {1 | -1} way @returns {number} the step that comes next on the timeline */
export function nextStop(view, way) {
  const {step} = view;
  const stops = stopsOf(view);
  if (!stops) return step + way;
  return (
    (way > 0 ? stops.find((stop) => stop > step) : stops.findLast((stop) => stop < step)) ?? step
  );
}

/**
 * The scrubber's marks: where something was hit or sunk, and where the hunts of a race first part.
 * @param {View} view
 * @param {number} [player] whose shots alone are marked
 * @returns {{step: number, kind: 'hit' | 'sunk' | 'surprise'}[]}
 */
export function timelineMarks(view, player) {
  /** @type {{step: number, kind: 'hit' | 'sunk' | 'surprise'}[]} */
  const marks = [];
  const parting = view.moves.some(({withheld}) => withheld) ? null : firstDifference(view);
  if (view.kind === 'race' && parting) marks.push({step: parting.step, kind: 'surprise'});
  for (const move of view.moves)
    if (hasFound(move) && (!player || move.player === player))
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
