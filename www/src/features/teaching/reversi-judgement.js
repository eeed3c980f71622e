// Whether a move of a teaching game of Reversi is taken back, and by whose search. Pure.
import {costOf} from '../../games/reversi/costs.js';
import {bestOf, isEngine, lossOf, valuerOf, yourTurn} from '../../games/reversi/select.js';
import {firstOptions} from '../../games/reversi/state.js';
import {isForTwo} from '../../shell/players.js';

/** @import {PositionValues, State} from '../../games/reversi/types.js' */

/** @param {State} state whether a person is to move, and costly moves are taken back */
export const isTaught = ({game, options, editor}) =>
  options.teaching > 0 &&
  game !== null &&
  editor === null &&
  yourTurn(game.view) &&
  !isForTwo(game.view);

/** Points of an evaluation are no discs. @param {State} state */
export const judgeOf = (state) =>
  isEngine(valuerOf(state)) ? valuerOf(state) : firstOptions.valuer;

/** Written alike in all languages. @param {number} value a whole one */
const signed = (value) => `${value > 0 ? '+' : ''}${value}`.replace('-', '−');

/**
 * @param {string} square
 * @param {PositionValues} values of the position before the move
 * @param {number} threshold in discs
 * @returns {{gives: 'result' | 'discs', square: string, better: string, value: string, most: string, discs: number} | null} what is said of it; null where it is played
 */
export function takenBack(square, values, threshold) {
  const best = bestOf(values);
  const played = values.moves.find((move) => move.square === square);
  if (!best || !played) return null;
  const cost = costOf({best, played, loss: lossOf(best, played)});
  if (cost < threshold || cost === 0) return null;
  // The cost is that of the values as they are read; no value is read as −0.
  const [value, most] = [played, best].map((one) => Math.round(one.value) + 0);
  return {
    gives: Number.isFinite(cost) ? 'discs' : 'result',
    square,
    better: best.square,
    value: signed(value),
    most: signed(most),
    discs: most - value,
  };
}
