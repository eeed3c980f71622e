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

/**
 * What a game of one agent says before its first step.
 *
 * @template Said
 * @param {string} rules
 * @param {string} agent
 * @param {(game: ReturnType<typeof games.newGame>) => Said} ask
 */
function atStart(rules, agent, ask) {
  const game = games.newGame({rules, players: `solo:${agent}`, deploy: 'uniform', seed: SEA});
  try {
    return ask(game);
  } finally {
    game.free();
  }
}

/** The chances where nothing is known but the rules. @param {string} rules */
export const firstBelief = (rules) => atStart(rules, 'random', (game) => game.belief(1));

/** What an agent thinks before its first shot. @param {string} rules @param {string} agent */
export const firstDecision = (rules, agent) =>
  atStart(rules, agent, (game) => game.view().decision);

/** What each term of the score of solitaire is worth. @returns {Record<string, number>} */
export const scorePoints = () =>
  atStart('solitaire', 'expert-standard', (game) => game.expected(1).points);

/** What a parameter of an agent is where none is given. @param {string} agent @param {string} name @returns {string} */
export const usualOf = (agent, name) =>
  games
    .tables()
    .agents.find(({id}) => id === agent)
    ?.parameters.find((parameter) => parameter.name === name)?.default ?? '';
