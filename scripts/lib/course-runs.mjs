// The games the course shows, played by the engine: records for the boards, steps and shots for the text.
import {games} from './course-engine.mjs';

/** @typedef {import('../../www/src/engine/types.js').View} View */
/** @typedef {{record: string, views: View[], end: View}} Run views: as the board shows each step */

/** The one sea on which all agents of the course hunt. */
export const SEA = '42';

/**
 * @param {string} rules
 * @param {string} players
 * @param {number} [most] steps, where the whole game takes long
 * @returns {Run}
 */
export function runOf(rules, players, most = Number.POSITIVE_INFINITY) {
  const game = games.newGame({rules, players, deploy: 'uniform', seed: SEA});
  try {
    while (!game.view().over && game.view().steps < most) game.aiMove();
    const end = game.view();
    const views = Array.from({length: end.steps + 1}, (_, step) => {
      game.seek(step);
      return game.view();
    });
    return {record: game.record(), views, end};
  } finally {
    game.free();
  }
}

/** @param {Run} run @param {string} kind as `hit` or `sunk` @param {number} [nth] from 1 @returns {number} the step of that answer */
export function stepOf({end}, kind, nth = 1) {
  const move = end.moves.filter(({answer}) => answer?.kind === kind)[nth - 1];
  if (!move) throw new Error(`there is no answer '${kind}' number ${nth}`);
  return move.step;
}

/** @param {Run} run @param {number} step @returns {string} the cell shot at by it */
export const cellAt = ({end}, step) => /** @type {string} */ (end.moves[step - 1]?.cell);

/** The chances where nothing is known but the rules. @param {string} rules */
export function firstBelief(rules) {
  const game = games.newGame({rules, players: 'solo:random', deploy: 'uniform', seed: SEA});
  try {
    return game.belief(1);
  } finally {
    game.free();
  }
}
