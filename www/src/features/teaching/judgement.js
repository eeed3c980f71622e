// Whether a shot of a teaching game is taken back. Pure.
import {isPuzzle, yourSeat} from '../../games/sea/select.js';
import {isForTwo} from '../../shell/players.js';
import {shotOf, tenths} from '../review/appraisal.js';

/** @import {Belief, Ruleset} from '../../engine/types.js' */
/** @import {State} from '../../games/sea/types.js' */

/** @param {State} state a hunt of one's own goes on in which costly shots are taken back; where a score is played for the likeliest cell says little */
export const isTaught = ({game, mode, settings}) =>
  settings.teaching > 0 &&
  game !== null &&
  ['race', 'play'].includes(mode) &&
  !game.view.ended &&
  game.view.rules.announce !== 'content' &&
  !isPuzzle(game.view.rules) &&
  !isForTwo(game.view) &&
  yourSeat(game.view) !== null;

/**
 * @param {string} cell
 * @param {Belief} belief of the shooter, right before the shot
 * @param {Ruleset} rules
 * @param {number} threshold in percentage points
 * @returns {{cell: string, chance: number, best: string, most: number, points: number} | null} what is said of it; null where it is fired
 */
export function takenBack(cell, belief, rules, threshold) {
  const move = {
    step: 0,
    player: belief.player,
    action: `F${cell}`,
    cell,
    answer: null,
    withheld: false,
  };
  const shot = shotOf(move, belief, rules, null);
  if (!shot || shot.pointsLost < threshold) return null;
  return {
    cell,
    chance: tenths(shot.chance),
    best: shot.best.cell,
    most: tenths(shot.best.chance),
    points: shot.pointsLost,
  };
}
